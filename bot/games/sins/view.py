"""What one seat, or everybody, may know of a sins match (S2, S5, S18, S21)."""

from collections.abc import Mapping

import msgspec

from bot.games.api import Data, Seat
from bot.games.sins.accusation import is_bust
from bot.games.sins.cards import Card, Suit
from bot.games.sins.rules import Rules
from bot.games.sins.state import BySuit, Cards, Outcome, State, Step


class SeenSeat(msgspec.Struct, frozen=True, gc=False):
    """A seat as the viewer knows it; None where he does not."""

    alive: bool
    hand: Cards | None
    hand_count: int
    sins: BySuit
    fate: Card | None
    fate_open: bool
    bust: bool | None
    """In the viewer's own seat only (S5)."""

    timeouts: int
    robot: bool


class View(msgspec.Struct, frozen=True, gc=False):
    """All that one seat may know; `seat` None is the public."""

    rules: Rules
    seat: Seat | None
    turn: Seat
    step: Step
    seats: Mapping[Seat, SeenSeat]
    piles: BySuit
    deck_count: int
    discard: Cards
    markers: Mapping[Suit, Seat | None]
    skills_used: tuple[Suit, ...]
    accusations: int
    turns: int
    asked: Seat | None
    mourning: tuple[Seat, ...]
    chosen: Card | None
    """The card that the viewer has named for the dead."""

    outcome: Outcome | None


def view(state: State, seat: Seat | None) -> View:
    """The match as the seat may see it; None for everybody."""
    return View(
        rules=state.rules,
        seat=seat,
        turn=state.turn,
        step=state.step,
        seats={other: _seen_seat(state, seat, other) for other in state.players},
        piles=state.piles,
        deck_count=len(state.deck),
        discard=state.discard,
        markers=state.markers,
        skills_used=state.skills_used,
        accusations=state.accusations,
        turns=state.turns,
        asked=state.asked,
        mourning=state.mourning,
        chosen=state.chosen.get(seat) if seat is not None else None,
        outcome=state.outcome,
    )


def _seen_seat(state: State, viewer: Seat | None, other: Seat) -> SeenSeat:
    player = state.players[other]
    own = viewer == other
    return SeenSeat(
        alive=other in state.living,
        hand=player.hand if own else None,
        hand_count=len(player.hand),
        sins=player.sins,
        fate=player.fate if own or player.fate_open else None,
        fate_open=player.fate_open,
        bust=is_bust(state.rules, player.sins, player.fate) if own else None,
        timeouts=player.timeouts,
        robot=player.robot,
    )


def view_data(view: View) -> Data:
    """The view in the shape of the state, what the viewer may not know null."""
    data: dict[str, object] = {
        "turn": view.turn,
        "step": view.step,
        "seats": msgspec.to_builtins(view.seats),
        "piles": msgspec.to_builtins(view.piles),
        "deck": None,
        "deck_count": view.deck_count,
        "discard": list(view.discard),
        "markers": dict(view.markers),
        "skills_used": list(view.skills_used),
        "accusations": view.accusations,
        "turns": view.turns,
        "pending": _pending(view),
        "outcome": msgspec.to_builtins(view.outcome),
    }
    return data


def _pending(view: View) -> Data:
    match view.step:
        case "guess":
            return {"guess": view.asked}
        case "transfer":
            return {"transfer": view.turn, "to": view.asked}
        case "mourn":
            return {"mourn": list(view.mourning), "chosen": {view.seat: view.chosen} if view.chosen else {}}
        case "act" | "over":
            return {}
