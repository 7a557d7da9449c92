"""`duskbid replay`: a match's record, played again and printed."""

from collections.abc import Iterator
from pathlib import Path

from bot import matchlog
from bot.commands import readable
from bot.errors import UserError
from bot.games.api import Malformed
from bot.games.record import replay


def printed(path: Path) -> Iterator[str]:
    """The record as text, line by line; raises UserError with file and line where it does not replay."""
    header, rows = matchlog.read(path)
    yield from readable.heading(header)
    try:
        for number, turn in enumerate(replay(header, rows)):
            yield from readable.lines(number, turn)
    except Malformed as fault:
        at, *rest = fault.path
        line = at + 2 if isinstance(at, int) else 1
        place = ".".join(map(str, rest if isinstance(at, int) else fault.path))
        raise UserError(f"{path}:{line}: {place + ': ' if place else ''}{fault.reason}") from None
