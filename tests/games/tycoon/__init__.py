"""Tests of tycoon alone: its rulings, its robot, its secrets."""
