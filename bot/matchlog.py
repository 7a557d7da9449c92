"""Match records as files: JSON Lines, the header first, then a row a line."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeVar

import msgspec

from bot.errors import UserError
from bot.games.api import Malformed
from bot.games.record import Header, Row

T = TypeVar("T")

LINE_LIMIT = 64 * 1024
"""Bytes of one line; no header and no step of a game comes near it."""


def write(path: Path, header: Header, rows: Iterable[Row]) -> None:
    """Write a record; raises UserError when the file cannot be written."""
    try:
        with path.open("wb") as file:
            file.writelines(msgspec.json.encode(line) + b"\n" for line in (header, *rows))
    except OSError as error:
        raise UserError(f"{path}: cannot be written: {error.strerror}") from None


def read(path: Path) -> tuple[Header, Iterator[Row]]:
    """Header and rows of a record, the rows read as they are asked for; raises UserError with file and line."""
    lines = _lines(path)
    first = next(lines, None)
    if first is None:
        raise UserError(f"{path}: the file is empty; a record begins with its header")
    return _decoded(path, 1, first, Header), (
        _decoded(path, number, line, Row) for number, line in enumerate(lines, start=2)
    )


def misfit(path: Path, fault: Malformed) -> UserError:
    """What a record says against the rules, with file and line; the fault's path begins with a row's index, if any."""
    at = fault.path[0] if fault.path and isinstance(fault.path[0], int) else None
    place = ".".join(map(str, fault.path if at is None else fault.path[1:]))
    line = 1 if at is None else at + 2
    return UserError(f"{path}:{line}: {place}: {fault.reason}" if place else f"{path}:{line}: {fault.reason}")


def _lines(path: Path) -> Iterator[bytes]:
    try:
        with path.open("rb") as file:
            number = 0
            while line := file.readline(LINE_LIMIT + 1):
                number += 1
                if len(line) > LINE_LIMIT:
                    raise UserError(f"{path}:{number}: the line is longer than {LINE_LIMIT} bytes")
                yield line
    except (OSError, ValueError) as error:
        raise UserError(f"{path}: cannot be read: {getattr(error, 'strerror', None) or error}") from None


def _decoded(path: Path, number: int, line: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise UserError(f"{path}:{number}: no {kind.__name__.lower()} of a match record: {error}") from None
