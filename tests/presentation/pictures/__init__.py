"""The pictures of the card games' tables."""
