"""What a picture of sins shows, read from the public view in the words of cases and exports."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from bot.games.api import Seat
from bot.shapes import convert

Suit = Literal["C", "H", "D", "S"]
SUITS: tuple[Suit, ...] = ("C", "H", "D", "S")
JOKERS = ("x", "X")
_VALUES = {"A": 1, **{str(value): value for value in range(2, 11)}}


class SeatShown(Struct, frozen=True):
    """A seat as everybody knows it; `fate` is looked at only where it lies open."""

    alive: bool
    hand_count: int
    sins: Mapping[Suit, tuple[str, ...]]
    fate: str | None = None
    fate_open: bool = False

    @property
    def open_fate(self) -> str | None:
        """The fate card, where everybody may see it."""
        return self.fate if self.fate_open else None

    @property
    def total(self) -> int:
        """All sins together."""
        return sum(worth(self.sins.get(suit, ())) for suit in SUITS)


class Awaited(Struct, frozen=True):
    """Who owes an answer; what was answered is not read."""

    guess: Seat | None = None
    transfer: Seat | None = None
    mourn: tuple[Seat, ...] = ()


class Ended(Struct, frozen=True):
    """How it ended."""

    winners: tuple[Seat, ...]


class SinsTable(Struct, frozen=True):
    """A table of sins."""

    turn: Seat
    step: str
    seats: Mapping[Seat, SeatShown]
    piles: Mapping[Suit, tuple[str, ...]]
    deck_count: int
    discard: tuple[str, ...] = ()
    markers: Mapping[Suit, Seat | None] = {}
    pending: Awaited = Awaited()
    outcome: Ended | None = None

    @property
    def awaited(self) -> frozenset[Seat]:
        """The seats that owe an answer."""
        one = (seat for seat in (self.pending.guess, self.pending.transfer) if seat is not None)
        return frozenset((*one, *self.pending.mourn))


def read(view: Mapping[str, object]) -> SinsTable:
    """The table in a public view; raises Misfit."""
    return convert(dict(view), SinsTable)


def worth(cards: tuple[str, ...]) -> int:
    """The sum of a suit's sins (S3)."""
    return sum(_VALUES[card[1:]] for card in cards if card not in JOKERS)
