"""疯狂大富翁: two sides with hidden roles, sealed second-lowest-unique bids by day, orders by night.

Imports `bot.games.api`, `houserules`, `notation` and `rng` only. Start reading at `game`.
"""
