"""`duskbid replay`: a match's record or export, played again and printed."""

import re
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


def printed(path: Path, *, commitment: str | None = None, head: str | None = None) -> Iterator[str]:
    """The file as text, line by line; raises UserError with file and line where it does not replay.

    An export is printed only if it proves itself: every hash fits and it leads to its final state; and, where they are
    given, only if it is what the table was told, `commitment` at the start and `head` at the end.
    """
    if _is_export(path):
        yield from _export(path, _digest("--commitment", commitment), _digest("--head", head))
        return
    if commitment is not None or head is not None:
        raise UserError(f"{path}: is the record of a simulation, of which nobody was told anything; give an export")
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


def _digest(option: str, typed: str | None) -> str | None:
    """What somebody copied out of a message: 64 hexadecimal digits, whatever stands around them."""
    if typed is None:
        return None
    digits = typed.strip("` \t\n").lower()
    if not re.fullmatch("[0-9a-f]{64}", digits):
        raise UserError(f"{option}: 64 hexadecimal digits, as they stand in the bot's message")
    return digits


def _export(path: Path, commitment: str | None, head: str | None) -> Iterator[str]:
    data = path.read_bytes()
    fault = records.verify(data, commitment=commitment, head=head)
    if fault is not None:
        raise UserError(f"{path}: does not prove itself: {fault}")
    record = records.read(data)
    yield from readable.text(playback.header(record.rows), playback.turns(record.rows))
    yield ""
    yield f"proved: {record.header.rows} rows lead to the final state; last hash {record.header.head}"
    told = [name for name, given in (("at the start", commitment), ("at the end", head)) if given is not None]
    if told:
        yield f"and it is what the table was told {' and '.join(told)}"
