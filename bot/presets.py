"""Presets: sets of house rules by name, in `data/rules/<game>/<name>.yaml`."""

from bot.errors import UserError
from bot.games import houserules
from bot.games.api import AnyGame, Data, Malformed
from bot.resources import data_dir
from bot.strict_yaml import Document, YamlError, load


def names(game: AnyGame) -> tuple[str, ...]:
    """The presets of a game, by name."""
    return tuple(sorted(path.stem for path in (data_dir() / "rules" / game.name).glob("*.yaml")))


def preset(game: AnyGame, name: str) -> Data:
    """A preset's house rules, every key of them; raises UserError for an unknown name, YamlError for a bad file."""
    if name not in names(game):
        raise UserError(f"unknown preset '{name}' of {game.name}; allowed: {', '.join(names(game))}")
    return read(game, load(data_dir() / "rules" / game.name / f"{name}.yaml"))


def read(game: AnyGame, document: Document) -> Data:
    """House rules from a file, every key of them; raises YamlError at the first line that is not allowed."""
    try:
        return houserules.write(game.rules({} if document.data is None else document.data))
    except Malformed as fault:
        line = document.key_line_of(fault.path)
        place = ".".join(map(str, fault.path))
        raise YamlError(document.source, line, f"{place}: {fault.reason}" if place else fault.reason) from None
