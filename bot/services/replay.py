"""Replaying a log: from its rows to the same state, byte for byte."""

from collections.abc import Sequence
from typing import Any, assert_never

import msgspec
from msgspec import Struct

from bot.games.api import AnyGame, Data, Event, Malformed, Refused
from bot.games.notation import encoded
from bot.games.registry import find
from bot.services.log import (
    Acted,
    Checkpoint,
    Corrected,
    Hosted,
    Removed,
    Started,
    TakenBack,
    Ticked,
    broken_link,
    read,
    taken_back,
)
from bot.services.ports import MatchStore
from bot.services.rows import LogKind, LogRow

CHANGING = (LogKind.ACTION, LogKind.TICK, LogKind.CORRECT)
"""Rows that an undo can take back; a removal is a host row and counts too."""


class Batch(Struct, frozen=True):
    """Rows written in one commit; a checkpoint at its beginning stays, whatever is taken back."""

    first: int
    last: int
    rows: tuple[LogRow, ...]


def replay(rows: Sequence[LogRow]) -> Any:
    """The state after these rows of a log, from its beginning on; None before the deal. Raises Malformed."""
    states = history(rows)
    return states[-1] if states else None


class Happened(Struct, frozen=True):
    """What a row of the log told."""

    row: LogRow
    events: tuple[Event, ...]


def history(rows: Sequence[LogRow]) -> list[Any]:
    """The state after each row of a log, from its beginning on; see `course`."""
    return course(rows)[0]


def course(rows: Sequence[LogRow]) -> tuple[list[Any], list[Happened]]:
    """The state after each row of a log, from its beginning on, and what each told.

    Only rows of the running rules version are played (None for others); older ones count by the checkpoint after them.
    Raises Malformed when a row cannot be played, or when a state that a row holds is another than the one played.
    """
    states: list[Any] = []
    told: list[Happened] = []
    game = _game(rows) if rows else None
    for row in rows:
        assert game is not None
        if row.rules_version != game.rules_version:
            states.append(None)
            continue
        try:
            state, events = _played(game, states, row)
        except (Refused, Malformed) as fault:
            raise Malformed(("log", row.number), f"cannot be played: {fault}") from None
        states.append(state)
        told.append(Happened(row, events))
    return states, told


def _played(game: AnyGame, states: Sequence[Any], row: LogRow) -> tuple[Any, tuple[Event, ...]]:
    """The state after one more row and what it told; `states` are those after each row before."""
    state = states[-1] if states else None
    entry = read(row)
    match entry:
        case Started():
            rules = game.rules(msgspec.json.decode(entry.house_rules))
            return game.setup(rules, entry.seats, entry.seed)
        case Acted():
            return game.step(state, entry.do, {"seat": row.seat, **entry.arguments})
        case Ticked():
            return game.tick(state, row.phase)
        case Removed():
            return game.remove(state, entry.seat)
        case Hosted():
            return state, ()
        case TakenBack():
            if not 1 < entry.first <= entry.last < row.number:
                raise Malformed((), f"rows {entry.first} to {entry.last} cannot be taken back here")
            restored = loaded(game, msgspec.json.decode(entry.state))
            before = states[entry.first - 2]
            if before is not None and encoded(game.dump(before)) != encoded(game.dump(restored)):
                raise Malformed(("state",), "is not what was before the undone step")
            return restored, ()
        case Corrected():
            return loaded(game, msgspec.json.decode(entry.state)), ()
        case Checkpoint():
            return loaded(game, msgspec.json.decode(entry.state)), ()
        case _:
            assert_never(entry)


def loaded(game: AnyGame, data: Data) -> Any:
    """A state from its whole dump."""
    return game.load(data, {}, "")


def latest_batch(rows: Sequence[LogRow]) -> Batch | None:
    """The latest batch that changed the state and was not taken back; None when only the deal is left."""
    gone = taken_back(rows)
    for row in reversed(rows):
        changing = row.kind in CHANGING or (row.kind is LogKind.HOST and isinstance(read(row), Removed))
        if changing and row.number not in gone:
            batch = tuple(other for other in rows if other.batch == row.batch)
            first = next(other.number for other in batch if other.kind is not LogKind.CHECKPOINT)
            return Batch(first, batch[-1].number, batch)
    return None


def fault(rows: Sequence[LogRow], state: bytes | None) -> str | None:
    """What is wrong with a log, as a sentence; `state`: the encoded dump that it must lead to, if known."""
    try:
        broken = broken_link(rows)
        if broken:
            return broken
        game = _game(rows)
        if rows[-1].rules_version != game.rules_version:
            version = rows[-1].rules_version
            return f"the hashes fit, but only rules version {version} can replay it; this is {game.rules_version}"
        final = replay(rows)
    except Malformed as complaint:
        return str(complaint)
    if state is not None and (final is None or encoded(game.dump(final)) != state):
        return "the log does not lead to the final state"
    return None


def _game(rows: Sequence[LogRow]) -> AnyGame:
    opening = read(rows[0]) if rows else None
    if not isinstance(opening, Started):
        raise Malformed(("log",), "does not begin with a deal")
    return find(opening.game)


async def is_taken_back(store: MatchStore, row: LogRow) -> bool:
    """Whether an undo has taken this row back."""
    return row.number in taken_back(await store.log(row.match, after=row.number))
