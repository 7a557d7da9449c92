"""The record of a match: what was dealt and every step since, enough to replay it to the same bytes."""

from collections.abc import Iterable, Iterator
from typing import Any, Literal

import msgspec

from bot.games.api import Action, AnyGame, Data, Event, Malformed, Refused, Seat
from bot.games.notation import action_step
from bot.games.registry import find

FORMAT: Literal["duskbid-match"] = "duskbid-match"


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a match starts from."""

    game: str
    rules_version: int
    rules: dict[str, Any]
    seats: tuple[Seat, ...]
    seed: str
    format: Literal["duskbid-match"] = FORMAT


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One step that was accepted: a seat's action or a host's act in the words of the rules page, or a tick."""

    kind: Literal["action", "tick", "host"]
    phase: str | None = None
    """The phase that a tick ended."""

    step: dict[str, dict[str, Any]] | None = None
    """One word with its arguments, the seat among them."""


class Turn(msgspec.Struct, frozen=True):
    """A row with the state after it and what happened."""

    row: Row | None
    state: Any
    events: tuple[Event, ...]


def acted(seat: Seat, action: Action) -> Row:
    """The row of a seat's action."""
    step, arguments = action_step(action)
    return Row("action", step={step: {"seat": seat, **arguments}})


def ticked(phase: str) -> Row:
    """The row of a deadline."""
    return Row("tick", phase=phase)


def header(game: AnyGame, rules: Data, seats: tuple[Seat, ...], seed: str) -> Header:
    """The header of a new match under the running rules."""
    return Header(game.name, game.rules_version, dict(rules), seats, seed)


def carry_out(game: AnyGame, state: Any, row: Row) -> tuple[Any, tuple[Event, ...]]:
    """The state after a row; raises Refused where the rules refuse it, Malformed where it says nothing."""
    if row.kind == "tick":
        if row.phase is None:
            raise Malformed(("phase",), "a tick names its phase")
        return game.tick(state, row.phase)
    if row.step is None or len(row.step) != 1:
        raise Malformed(("step",), "a row has one step")
    [(step, arguments)] = row.step.items()
    if step not in game.steps:
        raise Malformed(("step", step), f"unknown step; allowed: {', '.join(game.steps)}")
    return game.step(state, step, arguments)


def replay(head: Header, rows: Iterable[Row]) -> Iterator[Turn]:
    """The deal and every row with its state and events; raises Malformed, its path beginning with the row's index."""
    game = find(head.game)
    if head.rules_version != game.rules_version:
        raise Malformed(("rules_version",), f"{head.rules_version}; this program replays {game.rules_version}")
    state, events = game.setup(game.rules(head.rules), head.seats, head.seed)
    yield Turn(None, state, events)
    for number, row in enumerate(rows):
        try:
            state, events = carry_out(game, state, row)
        except Refused as refusal:
            raise Malformed((number,), f"refused as {refusal.code}") from None
        except Malformed as fault:
            raise fault.under(number) from None
        yield Turn(row, state, events)
