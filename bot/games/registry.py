"""Every game there is, by name."""

from collections.abc import Mapping

from bot.games.api import AnyGame, Malformed
from bot.games.rites.game import RITES
from bot.games.sins.game import SINS
from bot.games.tycoon.game import TYCOON

GAMES: Mapping[str, AnyGame] = {game.name: game for game in (TYCOON, SINS, RITES)}


def find(name: object) -> AnyGame:
    """The game of that name; raises Malformed with the names there are."""
    game = GAMES.get(name) if isinstance(name, str) else None
    if game is None:
        raise Malformed(("game",), f"unknown game {name}; allowed: {', '.join(GAMES)}")
    return game
