"""What one seat, or everybody, may know of a match of rites (R6, R8, R11, R17)."""

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from bot.games.api import Data, Seat
from bot.games.rites import written
from bot.games.rites.rules import Rules
from bot.games.rites.state import (
    Assigning,
    Declaring,
    Outcome,
    Pending,
    Rite,
    Showdown,
    State,
    Step,
    Zone,
)
from bot.games.rites.tiles import Card, Tile

HIDDEN = "?"
"""Stands for a card or tile that the viewer may not see."""


class SeenSeat(msgspec.Struct, frozen=True):
    """A seat as the viewer knows it, hidden cards as HIDDEN."""

    hand: tuple[Card, ...]
    score: tuple[Card, ...]
    won: tuple[Tile, ...]


class View(msgspec.Struct, frozen=True):
    """All that one seat may know, hidden cards as HIDDEN; `seat` None is the public.

    Library and deck are counts; of declarations `pending` holds the viewer's own. Others' score cards stay hidden for
    ever (R17); what they sum up to is told where it decides (R20).
    """

    rules: Rules
    seat: Seat | None
    phase: int
    turn: Seat
    step: Step
    actions_left: int
    seats: Mapping[Seat, SeenSeat]
    rites: tuple[Rite, ...]
    library: int
    deck: int
    discard: tuple[Card, ...]
    removed: tuple[Card, ...]
    pending: Pending | None
    last_showdown: Showdown | None
    outcome: Outcome | None


def view(state: State, seat: Seat | None) -> View:
    """The match as the seat may see it; None for everybody."""
    return View(
        rules=state.rules,
        seat=seat,
        phase=state.phase,
        turn=state.turn,
        step=state.step,
        actions_left=state.actions_left,
        seats={other: _seen_seat(state, seat, other) for other in state.seats},
        rites=tuple([_seen_rite(rite, seat) for rite in state.rites]),
        library=len(state.library),
        deck=len(state.deck),
        discard=state.discard,
        removed=state.removed,
        pending=_seen_pending(state.pending, seat),
        last_showdown=state.last_showdown,
        outcome=state.outcome,
    )


def _seen_seat(state: State, viewer: Seat | None, other: Seat) -> SeenSeat:
    hand, score = state.hands[other], state.scores[other]
    if viewer != other:
        hand, score = (HIDDEN,) * len(hand), (HIDDEN,) * len(score)
    return SeenSeat(hand, score, state.won[other])


def _seen_rite(rite: Rite, viewer: Seat | None) -> Rite:
    zones = {
        seat: zone if seat == viewer or "0" not in zone.faces else _seen_zone(zone) for seat, zone in rite.zones.items()
    }
    return Rite(rite.tile, zones, rite.sword)


def _seen_zone(zone: Zone) -> Zone:
    cards = [HIDDEN if face == "0" else card for card, face in zip(zone.cards, zone.faces, strict=True)]
    return Zone(tuple(cards), zone.faces, zone.laid)


def _seen_pending(pending: Pending | None, viewer: Seat | None) -> Pending | None:
    match pending:
        case Assigning() if pending.seat != viewer:
            return replace(pending, cards=(HIDDEN,) * len(pending.cards))
        case Declaring():
            own = {seat: declared for seat, declared in pending.declared.items() if seat == viewer}
            return replace(pending, declared=own)
        case _:
            return pending


def view_data(view: View) -> Data:
    """The view in the shape of the state."""
    seats = {seat: msgspec.to_builtins(seen) for seat, seen in view.seats.items()}
    return {
        "turn": view.turn,
        "step": view.step,
        "actions_left": view.actions_left,
        "seats": seats,
        "rites": [written.rite_data(rite, tuple(view.seats)) for rite in view.rites],
        "library": [HIDDEN] * view.library,
        "deck": [HIDDEN] * view.deck,
        "discard": list(view.discard),
        "removed": list(view.removed),
        "pending": written.pending_data(view.pending, view.rules),
        "last_showdown": msgspec.to_builtins(view.last_showdown),
        "outcome": msgspec.to_builtins(view.outcome),
        "phase": view.phase,
    }
