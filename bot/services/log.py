"""A match's log: what its rows say, and the chain of hashes that makes a later change provable.

hash = BLAKE2b-256(previous hash, salt, length of fields, fields, body), the fields as a JSON list. The salt hides what
a row says from whoever only sees its hash. The first row names the deal: game, house rules, seats, seed.
"""

from collections.abc import Iterable, Mapping
from datetime import datetime
from hashlib import blake2b
from typing import Any, TypeAlias

import msgspec
from msgspec import Raw, Struct

from bot.games.api import Data, Malformed, Seat
from bot.services.instants import to_epoch_ms
from bot.services.rows import LogKind, LogRow

SALT = 16
HASH = 32
NOTHING_BEFORE = bytes(HASH)
"""What stands for the previous hash in the first row."""


class Asks(Struct, frozen=True):
    """What a seat asks for: a step's word and its arguments, without the seat."""

    do: str
    arguments: Mapping[str, Any]


class Started(Struct, frozen=True, tag="start", kw_only=True):
    """The deal."""

    game: str
    house_rules: Raw
    seats: tuple[Seat, ...]
    seed: str
    by: str


class Acted(Struct, frozen=True, tag="action", kw_only=True):
    """A seat's action; `via`: player, robot, draft, standing or host; `user`: who gave it (a text: ids are 64-bit)."""

    do: str
    arguments: Mapping[str, Any]
    via: str
    user: str | None
    input_at: datetime


class Ticked(Struct, frozen=True, tag="tick", kw_only=True):
    """The row's phase ended by the clock; `due_at` is what players had been told."""

    due_at: datetime | None


class Removed(Struct, frozen=True, tag="remove", kw_only=True):
    """A host took a seat out."""

    seat: Seat
    by: str


class Hosted(Struct, frozen=True, tag="host", kw_only=True):
    """An act of a host that leaves the state as it is; `by` None: the bot itself."""

    act: str
    by: str | None
    facts: Mapping[str, Any]


class TakenBack(Struct, frozen=True, tag="undo", kw_only=True):
    """Rows `first` to `last`, one batch, count no more; `state` is what was before, its counter of chance too."""

    first: int
    last: int
    state: Raw
    by: str


class Corrected(Struct, frozen=True, tag="correct", kw_only=True):
    """A host set parts of the state (`patch`); `state` is the whole afterwards."""

    patch: Raw
    state: Raw
    by: str


class Checkpoint(Struct, frozen=True, tag="checkpoint", kw_only=True):
    """The whole state as the engine of the row's rules version reads it; replay may begin here."""

    state: Raw


Entry: TypeAlias = Started | Acted | Ticked | Removed | Hosted | TakenBack | Corrected | Checkpoint
KINDS: Mapping[type[Struct], LogKind] = {
    Started: LogKind.HOST,
    Acted: LogKind.ACTION,
    Ticked: LogKind.TICK,
    Removed: LogKind.HOST,
    Hosted: LogKind.HOST,
    TakenBack: LogKind.UNDO,
    Corrected: LogKind.CORRECT,
    Checkpoint: LogKind.CHECKPOINT,
}


def write(entry: Entry) -> bytes:
    """An entry as a row's body."""
    return msgspec.json.encode(entry)


def read(row: LogRow) -> Entry:
    """The entry in a row's body; raises Malformed for anything else."""
    try:
        return msgspec.json.decode(row.body, type=Entry)
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise Malformed(("log", row.number), str(fault)) from None


def write_asks(asks: Asks) -> bytes:
    """An ask as the column of a draft or a late input."""
    return msgspec.json.encode(asks)


def read_asks(data: bytes) -> Asks:
    """The ask in such a column."""
    return msgspec.json.decode(data, type=Asks)


def commitment(seed: str) -> bytes:
    """What is published of a seed at the start: BLAKE2b-256 of its bytes, 32 random ones and so not to be guessed."""
    return blake2b(bytes.fromhex(seed), digest_size=HASH).digest()


def row_hash(previous: bytes, row: LogRow) -> bytes:
    """The hash that a row must have after one with the hash `previous`; the row's own hash is not looked at."""
    told = msgspec.json.encode(
        [
            str(row.match),
            row.number,
            row.batch,
            row.kind.value,
            to_epoch_ms(row.at),
            row.rules_version,
            row.phase,
            row.seat,
        ]
    )
    parts = (previous or NOTHING_BEFORE, row.salt, len(told).to_bytes(8, "big"), told, row.body)
    return blake2b(b"".join(parts), digest_size=HASH).digest()


def broken_link(rows: Iterable[LogRow]) -> str | None:
    """What is wrong with the chain of a whole log, as a sentence for people; None when it is sound."""
    previous = NOTHING_BEFORE
    for expected, row in enumerate(rows, start=1):
        if row.number != expected:
            return f"row {expected} is missing"
        if len(row.salt) != SALT:
            return f"row {expected}: the salt has not {SALT} bytes"
        if row.hash != row_hash(previous, row):
            return f"row {expected}: the hash does not fit"
        if KINDS[type(read(row))] != row.kind:
            return f"row {expected}: the body is not of kind {row.kind.value}"
        previous = row.hash
    return None


def taken_back(rows: Iterable[LogRow]) -> frozenset[int]:
    """The numbers of the rows that undo rows have taken back; an undo that was itself taken back does not count."""
    gone: set[int] = set()
    for row in sorted(rows, key=lambda one: one.number, reverse=True):
        if row.kind is LogKind.UNDO and row.number not in gone:
            entry = read(row)
            assert isinstance(entry, TakenBack)
            gone.update(range(entry.first, entry.last + 1))
    return frozenset(gone)


def plain(data: Data) -> Raw:
    """Plain data as JSON inside an entry."""
    return Raw(msgspec.json.encode(data))
