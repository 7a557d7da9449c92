"""`duskbid replay`: a match's record or export, played again and printed."""

from collections.abc import Iterator
from pathlib import Path

from bot import matchlog
from bot.commands import readable
from bot.errors import UserError
from bot.games.api import Malformed
from bot.games.record import replay
from bot.services import playback, records

BEGINNING = f'{{"format":"{records.FORMAT}"'.encode()
"""How an export of a bot's match begins; everything else is read as a plain record."""


def printed(path: Path) -> Iterator[str]:
    """The file as text, line by line; raises UserError with file and line where it does not replay.

    An export is printed only if it proves itself: every hash fits and it leads to its final state.
    """
    if _is_export(path):
        yield from _export(path)
        return
    header, rows = matchlog.read(path)
    try:
        yield from readable.text(header, replay(header, rows))
    except Malformed as fault:
        raise matchlog.misfit(path, fault) from None


def _is_export(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return file.read(len(BEGINNING)) == BEGINNING
    except (OSError, ValueError) as error:
        raise UserError(f"{path}: cannot be read: {getattr(error, 'strerror', None) or error}") from None


def _export(path: Path) -> Iterator[str]:
    data = path.read_bytes()
    fault = records.verify(data)
    if fault is not None:
        raise UserError(f"{path}: does not prove itself: {fault}")
    record = records.read(data)
    yield from readable.text(playback.header(record.rows), playback.turns(record.rows))
    yield ""
    yield f"proved: {record.header.rows} rows lead to the final state; last hash {record.header.head}"
