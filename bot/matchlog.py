"""Match records as files: JSON Lines, the header first, then a row a line."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeVar

import msgspec

from bot.errors import UserError
from bot.games.record import Header, Row

T = TypeVar("T")


def write(path: Path, header: Header, rows: Iterable[Row]) -> None:
    """Write a record; raises UserError when the file cannot be written."""
    try:
        with path.open("wb") as file:
            file.writelines(msgspec.json.encode(line) + b"\n" for line in (header, *rows))
    except OSError as error:
        raise UserError(f"{path}: cannot be written: {error.strerror}") from None


def read(path: Path) -> tuple[Header, list[Row]]:
    """Header and rows of a record; raises UserError with file and line for anything else."""
    try:
        lines = path.read_bytes().splitlines()
    except OSError as error:
        raise UserError(f"{path}: cannot be read: {error.strerror}") from None
    if not lines:
        raise UserError(f"{path}: the file is empty; a record begins with its header")
    header = _decoded(path, 1, lines[0], Header)
    return header, list(_rows(path, lines[1:]))


def _rows(path: Path, lines: list[bytes]) -> Iterator[Row]:
    for number, line in enumerate(lines, start=2):
        yield _decoded(path, number, line, Row)


def _decoded(path: Path, number: int, line: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise UserError(f"{path}:{number}: no {kind.__name__.lower()} of a match record: {error}") from None
