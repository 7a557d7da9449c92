"""A match as a file of JSON lines: a header, the log's rows, nothing else; and what proves that it is whole.

Every byte is bound: the lines are written in one way only, each row by its hash, the header by the rows.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from bot.games.api import Data, Malformed, Refused
from bot.games.notation import decoded
from bot.services import log
from bot.services.decision import Decision
from bot.services.host import Outcome, Rails
from bot.services.instants import from_epoch_ms, to_epoch_ms
from bot.services.log import Started
from bot.services.notices import Looked
from bot.services.replay import fault
from bot.services.rows import LIVE, LogKind, LogRow

FORMAT = "duskbid-match-1"
MOST_DIGITS = 19
LATEST = to_epoch_ms(datetime.max.replace(tzinfo=UTC))


class Header(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line; ids are texts, bytes hexadecimal."""

    format: str
    match: str
    game: str
    commitment: str
    """What was published at the start."""

    rows: int
    head: str
    """The hash of the last row, published at the end."""

    state: msgspec.Raw
    """The final state."""


class Line(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One row of the log."""

    number: int
    batch: int
    kind: LogKind
    at: Annotated[int, Meta(ge=0, le=LATEST)]
    """Milliseconds since 1970."""

    rules_version: int
    phase: str
    seat: str | None
    body: msgspec.Raw
    salt: str
    hash: str


class Record(Struct, frozen=True):
    """An export that was read and found sound in its form."""

    header: Header
    rows: tuple[LogRow, ...]

    @property
    def state(self) -> Data:
        """The final state, as the header has it."""
        data: Data = decoded(bytes(self.header.state))
        return data


async def export(rails: Rails, match: int, *, reveal_by: int | None = None) -> bytes:
    """The match's file. Refused as `match_live` for a live match, unless somebody reveals it: the table is told.

    `reveal_by`: the user who asks, 0 for whoever sits at the machine.
    """
    stored = await rails.storage.load(match)
    if stored is None:
        raise Refused("no_match", match=match)
    if not stored.match.state:
        raise Refused("not_running")
    if stored.match.status in LIVE:
        if reveal_by is None:
            raise Refused("match_live", match=match)
        await _tell(rails, match, reveal_by)
        stored = await rails.storage.load(match)
        assert stored is not None
    rows = await rails.storage.log(match)
    return written(rows[: stored.match.head_number], stored.match.state)


def written(rows: Sequence[LogRow], state: bytes) -> bytes:
    """A log and its final state as a file."""
    opening = log.read(rows[0])
    assert isinstance(opening, Started)
    header = Header(
        format=FORMAT,
        match=str(rows[0].match),
        game=opening.game,
        commitment=log.commitment(opening.seed).hex(),
        rows=len(rows),
        head=rows[-1].hash.hex(),
        state=msgspec.Raw(state),
    )
    return b"\n".join([msgspec.json.encode(header), *map(_line, rows)]) + b"\n"


def read(data: bytes) -> Record:
    """A file's header and rows; raises Malformed with the line. Only the form is looked at: see `verify`."""
    lines = data.split(b"\n")
    if len(lines) < 3 or lines[-1]:
        raise Malformed((), "is no whole export: it ends in the middle of a line, or has no rows")
    header = _decoded(1, lines[0], Header)
    if header.format != FORMAT or not header.match.isdecimal() or len(header.match) > MOST_DIGITS:
        raise Malformed((1,), f"is no export of the format {FORMAT}")
    rows = tuple(_row(int(header.match), at, _decoded(at, line, Line)) for at, line in enumerate(lines[1:-1], start=2))
    return Record(header, rows)


def verify(data: bytes, *, commitment: str | None = None, head: str | None = None) -> str | None:
    """What is wrong with an export, as a sentence; None when it is sound.

    It is sound when its hashes fit, it replays to its final state, and it is what was published of it: `commitment` at
    the start, `head` at the end (hexadecimal; not compared where they are not given). Host's acts that changed nothing
    may have followed the end, such as words of his.
    """
    try:
        record = read(data)
    except Malformed as complaint:
        return str(complaint)
    if record.header.rows != len(record.rows):
        return f"the header promises {record.header.rows} rows, there are {len(record.rows)}"
    wrong = fault(record.rows, bytes(record.header.state))
    if wrong:
        return wrong
    if commitment is not None and commitment != record.header.commitment:
        return "the seed is not the one that was promised at the start"
    if head is not None and not _ended_with(record.rows, head):
        return "the log is not the one whose hash was published at the end"
    if written(record.rows, bytes(record.header.state)) != data:
        return "the file is not written as exports are"
    return None


def _ended_with(rows: Sequence[LogRow], head: str) -> bool:
    """Whether the last row that could change anything, or a host's act after it, has this hash."""
    for row in reversed(rows):
        if row.hash.hex() == head:
            return True
        if not isinstance(log.read(row), log.Hosted):
            return False
    return False


async def _tell(rails: Rails, match: int, by: int) -> None:
    async def decide(decision: Decision) -> Outcome:
        decision.tell(Looked(by=by, what="export"))
        decision.audit(by or None, "export")
        decision.write(log.Hosted(act="export", by=str(by), facts={}))
        return Outcome(code="looked")

    await rails.change(match, decide)


def _line(row: LogRow) -> bytes:
    return msgspec.json.encode(
        Line(
            number=row.number,
            batch=row.batch,
            kind=row.kind,
            at=to_epoch_ms(row.at),
            rules_version=row.rules_version,
            phase=row.phase,
            seat=row.seat,
            body=msgspec.Raw(row.body),
            salt=row.salt.hex(),
            hash=row.hash.hex(),
        )
    )


def _row(match: int, at: int, line: Line) -> LogRow:
    try:
        salt, hash_ = bytes.fromhex(line.salt), bytes.fromhex(line.hash)
    except ValueError:
        raise Malformed((at,), "salt and hash are hexadecimal") from None
    return LogRow(
        match=match,
        number=line.number,
        batch=line.batch,
        kind=line.kind,
        at=from_epoch_ms(line.at),
        rules_version=line.rules_version,
        phase=line.phase,
        seat=line.seat,
        body=bytes(line.body),
        salt=salt,
        hash=hash_,
    )


def _decoded(at: int, line: bytes, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as complaint:
        raise Malformed((at,), str(complaint)) from None
