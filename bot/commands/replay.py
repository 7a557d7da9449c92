"""`duskbid replay`: a match's record, played again and printed."""

from collections.abc import Iterator
from pathlib import Path

from bot import matchlog
from bot.commands import readable
from bot.games.api import Malformed
from bot.games.record import replay


def printed(path: Path) -> Iterator[str]:
    """The record as text, line by line; raises UserError with file and line where it does not replay."""
    header, rows = matchlog.read(path)
    try:
        yield from readable.text(header, replay(header, rows))
    except Malformed as fault:
        raise matchlog.misfit(path, fault) from None
