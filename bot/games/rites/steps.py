"""Steps as cases and logs write them (the rules page, "Steps"), turned into actions and ticks."""

from typing import Any

import msgspec

from bot.games.api import Data, Malformed, Seat
from bot.games.notation import converted
from bot.games.rites import phases
from bot.games.rites.actions import (
    Assign,
    Declare,
    Discard,
    Draw,
    Pass,
    Place,
    RitesAction,
    Score,
    Special,
    Surrender,
    Take,
)
from bot.games.rites.play import apply
from bot.games.rites.state import State
from bot.games.rites.tiles import Card
from bot.games.rites.turns import Step

CLOCK = "timeout"
STEPS = (
    "draw", "place", "special", "discard", "surrender", "assign", "declare", "take", "score", "pass", CLOCK, "remove",
)  # fmt: skip


class _Seated(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat


class _Place(_Seated, frozen=True):
    card: Card
    rite: int
    open: bool | None = None
    slot: int | None = None


class _Special(_Seated, frozen=True):
    card: Card
    rite: int | None = None
    owner: Seat | None = None
    slot: int | None = None
    with_: Card | None = msgspec.field(default=None, name="with")


class _Cards(_Seated, frozen=True):
    cards: tuple[Card, ...]


class _Card(_Seated, frozen=True):
    card: Card


class _Assign(_Seated, frozen=True):
    to: dict[Seat, Card]


class _Declare(_Seated, frozen=True):
    changes: dict[Any, Any] = {}
    element: str | None = None


class _Take(_Seated, frozen=True):
    picks: dict[Seat, int]


def step(state: State, word: str, arguments: Data) -> Step:
    """Carry out one step; raises Refused, or Malformed for anything that is no step of this game."""
    if word == CLOCK:
        if arguments:
            raise Malformed((), f"{word} takes no arguments")
        return phases.timeout(state)
    if word == "remove":
        return phases.remove(state, converted(arguments, _Seated).seat)
    seat, action = _action(word, arguments)
    return apply(state, seat, action)


def _action(word: str, arguments: Data) -> tuple[Seat, RitesAction]:
    match word:
        case "draw" | "pass":
            return converted(arguments, _Seated).seat, Draw() if word == "draw" else Pass()
        case "place":
            place = converted(arguments, _Place)
            return place.seat, Place(place.card, place.rite, place.open, place.slot)
        case "special":
            special = converted(arguments, _Special)
            return special.seat, Special(special.card, special.rite, special.owner, special.slot, special.with_)
        case "discard" | "score":
            named = converted(arguments, _Cards)
            return named.seat, Discard(named.cards) if word == "discard" else Score(named.cards)
        case "surrender":
            one = converted(arguments, _Card)
            return one.seat, Surrender(one.card)
        case "assign":
            assign = converted(arguments, _Assign)
            return assign.seat, Assign(assign.to)
        case "declare":
            declare = converted(arguments, _Declare)
            changes = {str(slot): number for slot, number in declare.changes.items()}
            return declare.seat, Declare(changes, declare.element)
        case "take":
            take = converted(arguments, _Take)
            return take.seat, Take(take.picks)
        case _:
            raise Malformed((), f"unknown step {word}; allowed: {', '.join(STEPS)}")
