"""A whole database as one compressed file: bound to no kind of database, and to the revision it was written at.

Inside the gzip stream stand frames, each its length in four bytes and msgpack: a head that names tables, columns and
kinds, the rows, and a tail with how many rows there are and a hash of all bytes before it.
"""

import gzip
import struct
import zlib
from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import IO, Any, Literal, TypeAlias

import msgspec
from msgspec import Struct
from sqlalchemy import BigInteger, Boolean, Integer, LargeBinary, Table, Text
from sqlalchemy.sql.expression import TableClause, column, table
from sqlalchemy.types import TypeDecorator, TypeEngine

from bot.errors import UserError

FORMAT: Literal["duskbid-backup-1"] = "duskbid-backup-1"
Kind: TypeAlias = Literal["truth", "whole", "text", "bytes"]
TYPES: Mapping[Kind, TypeEngine[Any]] = {
    "truth": Boolean(),
    "whole": BigInteger(),
    "text": Text(),
    "bytes": LargeBinary(),
}
LONGEST = 256 * 1024 * 1024
"""Bytes of one frame; no batch of rows comes near it."""

_LENGTH = struct.Struct(">I")


class TableHead(Struct, frozen=True):
    """A table: its columns in the order in which rows give them, and what they hold."""

    name: str
    columns: Mapping[str, Kind]

    def clause(self) -> TableClause:
        """The table with the database's own plain types: values pass as they are stored."""
        return table(self.name, *(column(name, TYPES[kind]) for name, kind in self.columns.items()))


class Head(Struct, frozen=True, tag="head"):
    """The first frame; `at`: milliseconds since 1970."""

    revision: str
    program: str
    at: int
    tables: tuple[TableHead, ...]
    format: Literal["duskbid-backup-1"] = FORMAT


class Rows(Struct, frozen=True, tag="rows"):
    """Some rows of a table."""

    table: str
    rows: tuple[tuple[Any, ...], ...]


class Tail(Struct, frozen=True, tag="tail"):
    """The last frame."""

    counts: Mapping[str, int]
    digest: bytes


Frame: TypeAlias = Head | Rows | Tail
_decode = msgspec.msgpack.Decoder(Frame).decode


def head_of(own: Table) -> TableHead:
    """A table of ours as an archive names it."""
    return TableHead(str(own.name), {str(one.name): _kind(one.type) for one in own.columns})


def _kind(type_: TypeEngine[Any]) -> Kind:
    plain: Any = type_.impl if isinstance(type_, TypeDecorator) else type_
    if isinstance(plain, Boolean):
        return "truth"
    if isinstance(plain, Integer):
        return "whole"
    if isinstance(plain, LargeBinary):
        return "bytes"
    assert isinstance(plain, Text), f"a kind of column that archives do not know: {plain!r}"
    return "text"


class Writer:
    """Writes an archive: `with Writer(file, head) as writer: writer.rows(…)`; whole only when the block ends well."""

    def __init__(self, file: IO[bytes], head: Head) -> None:
        self._stream = gzip.GzipFile("", "wb", fileobj=file, mtime=head.at // 1000)
        self._hash = blake2b(digest_size=32)
        self.counts = {one.name: 0 for one in head.tables}
        self._frame(head)

    def rows(self, name: str, rows: Sequence[Sequence[Any]]) -> None:
        """Write some rows of a table."""
        self._frame(Rows(name, tuple(tuple(row) for row in rows)))
        self.counts[name] += len(rows)

    def __enter__(self) -> "Writer":
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:
            self._frame(Tail(self.counts, self._hash.digest()))
        self._stream.close()

    def _frame(self, frame: Frame) -> None:
        content = msgspec.msgpack.encode(frame)
        data = _LENGTH.pack(len(content)) + content
        self._hash.update(data)
        self._stream.write(data)


class Archive:
    """An archive that was read once to its end and found whole; UserError, one line, for anything else."""

    def __init__(self, path: Path) -> None:
        self._path = path
        frames = self._frames()
        head = next(frames, None)
        if not isinstance(head, Head):
            raise self._wrong("it does not begin like one")
        self.head = head
        self.counts = {one.name: 0 for one in head.tables}
        for rows in frames:
            if not isinstance(rows, Rows) or rows.table not in self.counts:
                raise self._wrong("its parts are in disorder")
            self.counts[rows.table] += len(rows.rows)
        if self._tail.counts != self.counts:
            raise self._wrong("rows are missing")

    def rows(self) -> Iterator[Rows]:
        """All rows, those that others point to first."""
        return (frame for frame in self._frames() if isinstance(frame, Rows))

    def _frames(self) -> Iterator[Frame]:
        """Every frame but the tail, which is kept, and must fit."""
        digest = blake2b(digest_size=32)
        try:
            with gzip.open(self._path, "rb") as stream:
                while True:
                    data = _read(stream)
                    frame = _decode(data[_LENGTH.size :])
                    if isinstance(frame, Tail):
                        break
                    digest.update(data)
                    yield frame
                if stream.read(1) or frame.digest != digest.digest():
                    raise self._wrong("it was changed")
        except (gzip.BadGzipFile, zlib.error, EOFError, msgspec.MsgspecError) as error:
            raise self._wrong("it is damaged or cut off") from error
        except OSError as error:
            raise UserError(f"{self._path}: cannot be read: {error.strerror or error}") from None
        self._tail = frame

    def _wrong(self, reason: str) -> UserError:
        return UserError(f"{self._path}: is no whole backup of Duskbid: {reason}")


def _read(stream: gzip.GzipFile) -> bytes:
    """The bytes of a frame; EOFError where they end too early."""
    length = stream.read(_LENGTH.size)
    if len(length) < _LENGTH.size or _LENGTH.unpack(length)[0] > LONGEST:
        raise EOFError
    content = stream.read(_LENGTH.unpack(length)[0])
    if len(content) < _LENGTH.unpack(length)[0]:
        raise EOFError
    return length + content
