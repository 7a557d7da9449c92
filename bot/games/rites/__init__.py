"""非常道: five elements, rites with open and hidden slots, generation and overcoming, showdowns.

Imports `bot.games.api`, `houserules`, `notation` and `rng` only. Start reading at `game`. `tiles`, `ranking` and
`generation` know cards alone and can be used without the rest.
"""
