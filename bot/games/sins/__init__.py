"""酒色财气: cards on falling piles, four kinds of sin, and accusations. two to six seats.

Imports `bot.games.api`, `houserules`, `notation` and `rng` only. Start reading at `game`.
"""
