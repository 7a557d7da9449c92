"""A match's log as the turns that people read: the deal, then each row with the state after it and what happened."""

from collections.abc import Iterator, Sequence
from typing import assert_never

import msgspec

from bot.games import record
from bot.games.record import Header, Turn
from bot.services.log import Acted, Checkpoint, Corrected, Hosted, Removed, Started, TakenBack, Ticked, read
from bot.services.replay import Happened, course
from bot.services.rows import LogRow


def header(rows: Sequence[LogRow]) -> Header:
    """What the match started from; the first row is the deal."""
    opening = read(rows[0])
    assert isinstance(opening, Started)
    rules = msgspec.json.decode(opening.house_rules)
    return Header(opening.game, rows[0].rules_version, rules, opening.seats, opening.seed)


def turns(rows: Sequence[LogRow]) -> Iterator[Turn]:
    """The turns, as they were played; what an undo took back is there, and the undo after it. Raises Malformed."""
    states, told = course(rows)
    events: dict[int, Happened] = {one.row.number: one for one in told}
    for row, state in zip(rows, states, strict=True):
        if row.number in events:
            yield Turn(_row(row), state, events[row.number].events)


def _row(row: LogRow) -> record.Row | None:
    """The row in the words of a record; None for the deal."""
    entry = read(row)
    match entry:
        case Started():
            return None
        case Acted():
            return record.Row("action", step={entry.do: {"seat": row.seat, **entry.arguments}})
        case Ticked():
            return record.Row("tick", phase=row.phase)
        case Removed():
            return record.Row("host", step={"remove": {"seat": entry.seat}})
        case Hosted():
            return record.Row("host", step={entry.act: dict(entry.facts)})
        case TakenBack():
            return record.Row("host", step={"undo": {"first": entry.first, "last": entry.last}})
        case Corrected():
            return record.Row("host", step={"correct": msgspec.json.decode(entry.patch)})
        case Checkpoint():
            return record.Row("host", step={"checkpoint": {}})
        case _:
            assert_never(entry)
