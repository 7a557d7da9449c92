"""A match of rites as somebody may see it, read from a view's data."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from bot.games.api import Seat
from bot.games.rites.tiles import Card, Tile
from bot.games.rites.view import HIDDEN


class SeenSeat(Struct, frozen=True):
    """A seat as its viewer knows it; hidden cards are HIDDEN."""

    hand: tuple[Card, ...] = ()
    score: tuple[Card, ...] = ()
    won: tuple[Tile, ...] = ()


class SeenRite(Struct, frozen=True):
    """An open rite with the zones of those who have cards there."""

    tile: Tile
    zones: Mapping[Seat, tuple[Card | None, ...]] = {}
    faces: Mapping[Seat, str] = {}
    sword: Seat | None = None
    laid: Mapping[Seat, int] = {}


class SeenOutcome(Struct, frozen=True):
    """How the match ended."""

    winners: tuple[Seat, ...]
    reason: str


class SeenPending(Struct, frozen=True):
    """What is waited for before the turn goes on."""

    declare: tuple[Seat, ...] = ()
    declared: Mapping[Seat, Any] = {}
    surrender: tuple[Seat, ...] = ()
    take: Seat | None = None
    score: Seat | None = None
    discard: Seat | None = None
    assign: Seat | None = None
    cards: tuple[Card, ...] = ()
    up_to: int = 0
    round: int = 1

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that are waited for."""
        one = self.take or self.score or self.discard or self.assign
        return (one,) if one is not None else self.declare or self.surrender


class Seen(Struct, frozen=True):
    """A match as somebody may see it."""

    turn: Seat
    step: str
    seats: Mapping[Seat, SeenSeat]
    rites: tuple[SeenRite, ...] = ()
    actions_left: int = 0
    library: tuple[Tile, ...] = ()
    deck: tuple[Card, ...] = ()
    discard: tuple[Card, ...] = ()
    pending: SeenPending = SeenPending()
    outcome: SeenOutcome | None = None

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that the match waits for now."""
        if self.outcome is not None:
            return ()
        return (self.turn,) if self.step == "act" else self.pending.asked

    @property
    def settled(self) -> tuple[int, SeenRite] | None:
        """The rite of the showdown that is on, with its number: the oldest sword of the seat in turn (R4, R11)."""
        swords = [(number, rite) for number, rite in enumerate(self.rites, start=1) if rite.sword == self.turn]
        if self.step not in ("declare", "take") or not swords:
            return None
        return min(swords, key=lambda one: one[1].laid.get(self.turn, 0))


def seen(view: Mapping[str, object]) -> Seen:
    """A view as a struct; raises msgspec.ValidationError."""
    return msgspec.convert({key: value for key, value in view.items() if value is not None}, Seen)


def known(row: tuple[Card | None, ...]) -> tuple[Card | None, ...]:
    """A row with hidden cards as None."""
    return tuple(None if card == HIDDEN else card for card in row)
