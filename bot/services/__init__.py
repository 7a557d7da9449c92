"""Use cases: what hosts, players and deadlines do to a match, as plain functions and classes over ports.

May import `bot.games`, `bot.clock`, `bot.config`, `bot.errors`; knows neither discord.py nor SQLAlchemy nor
APScheduler: storage, scheduling and transport implement the ports that are defined here.

Start at `host` (the one path: load, decide, commit, answer) and `decision` (what a decision gathers), with `rows` and
`changes` beside them (what is kept) and `ports`, `messaging` (what is needed from outside). Then by what people do:
`lobby`, `acting`, `drafts`, `seating`, `pausing`, `rewinding`, `overseeing`, all hosts' acts through `hosting`; by the
clock: `deadlines`, `ticking`, `robots`, `listening`; looking back: `log`, `replay`, `queries`, `records`, `playback`.
The rules of time are pure: `hours` (local hours in a zone), `due` (when a phase ends), `outage`, `grace`, `skew`.
"""
