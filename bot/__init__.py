"""Duskbid (天黑出价): a Discord bot that moderates play-by-post games.

Start reading at `bot.games.api` (what a game is), then `bot.cli` (what a person can do without Discord).
"""

__version__ = "0.1.0"
