"""A match of sins as somebody may see it, read from a view's data."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from bot.games.api import Seat
from bot.games.sins.cards import SUITS, Suit
from bot.games.sins.state import BySuit


class SeenSeat(Struct, frozen=True):
    """A seat as its viewer knows it; what he may not see is None."""

    alive: bool
    sins: BySuit
    hand_count: int = 0
    hand: tuple[str, ...] | None = None
    fate: str | None = None
    fate_open: bool = False
    bust: bool | None = None


class SeenOutcome(Struct, frozen=True):
    """How the match ended."""

    winners: tuple[Seat, ...]
    reason: str


class Seen(Struct, frozen=True):
    """A match as somebody may see it."""

    turn: Seat
    step: str
    seats: Mapping[Seat, SeenSeat]
    piles: BySuit
    deck_count: int
    discard: tuple[str, ...]
    markers: Mapping[Suit, Seat | None]
    turns: int
    pending: Mapping[str, Any] = {}
    outcome: SeenOutcome | None = None

    @property
    def mourning(self) -> tuple[Seat, ...]:
        """The seats that still choose a card to mourn with."""
        return tuple(self.pending.get("mourn", ()))

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that the match waits for now (S16, S21)."""
        match self.step:
            case "act":
                return (self.turn,)
            case "guess":
                return (self.pending["guess"],)
            case "transfer":
                return (self.pending["transfer"],)
            case "mourn":
                return self.mourning
        return ()

    def held(self, seat: Seat) -> tuple[Suit, ...]:
        """The suits whose markers the seat holds."""
        return tuple(suit for suit in SUITS if self.markers.get(suit) == seat)


def seen(view: Mapping[str, object]) -> Seen:
    """A view as a struct; raises msgspec.ValidationError."""
    return msgspec.convert(view, Seen)
