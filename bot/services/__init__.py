"""Use cases: what hosts, players and deadlines do to a match, as plain functions and classes over ports.

May import `bot.games`, `bot.clock`, `bot.config`, `bot.errors`; knows neither discord.py nor SQLAlchemy nor
APScheduler: storage, scheduling and transport implement the ports that are defined here. The rules of time are pure:
start at `hours` (local hours in a zone), then `due` (when a phase ends), `outage`, `grace` and `skew`.
"""
