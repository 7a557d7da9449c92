"""The state of a tycoon match and the small structs in it; gold is counted in half coins (T5)."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from bot.games.api import Seat
from bot.games.tycoon.rules import Item, Role, Rules, Side

Phase = Literal["day", "dusk", "revote", "night", "over"]
Cause = Literal["missile", "mine", "vote", "removed"]
Coins = int
"""Half coins: 7 is written 3.5."""

Bids = Mapping[Seat, Mapping[Item, tuple[Coins, ...]]]
"""Today's sealed bids: seat, item, amounts in the order sealed."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat was dealt."""

    side: Side
    role: Role


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One item's use tonight, targets in the order named."""

    seat: Seat
    item: Item
    targets: tuple[Seat, ...]


class Alliance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An alliance on the coming tally: who used it and whose votes it binds."""

    by: Seat
    bound: tuple[Seat, ...]


class Effects(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What acts on the coming tally (T21)."""

    red_card: tuple[Seat, ...] = ()
    black_card: tuple[Seat, ...] = ()
    alliance: tuple[Alliance, ...] = ()


class Lot(msgspec.Struct, frozen=True):
    """How one item went: winner and price, None when unsold; `refunds` holds the sum for each losing bidder."""

    winner: Seat | None
    price: Coins | None
    refunds: Mapping[Seat, Coins]


class Tally(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A counted ballot: seats with votes only, before and after the cards; who is out."""

    real: Mapping[Seat, int] = {}
    adjusted: Mapping[Seat, int] = {}
    out: tuple[Seat, ...] = ()


class Death(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that is out, and why."""

    seat: Seat
    cause: Cause


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the match ended."""

    winner: Literal["east", "west", "draw"]
    reason: Literal["commoners", "headcount", "max_days"]


class State(msgspec.Struct, frozen=True, gc=False):
    """A whole match. Mappings by seat are in seat order where they hold every seat; none is ever changed."""

    rules: Rules
    seed: str
    drawn: int
    """Words drawn from the match's own stream of chance so far."""

    parts: Mapping[Seat, Part]
    living: tuple[Seat, ...]
    purses: Mapping[Seat, Coins]
    """What each seat can still spend; bid gold has left it (T9)."""

    half_bids: Mapping[Seat, int]
    """The x.5 bids left, traders only (T12)."""

    phase: Phase = "day"
    day: int = 1
    bids: Bids = {}
    votes: Mapping[Seat, Seat | None] = {}
    """Today's votes; None abstains."""

    items: Mapping[Item, Seat] = {}
    orders: Mapping[Item, Order] = {}
    effects: Effects = Effects()
    last_auction: Mapping[Item, Lot] | None = None
    last_tally: Tally | None = None
    last_night: tuple[Death, ...] | None = None
    outcome: Outcome | None = None


def in_seat_order(state: State, seats: "set[Seat] | tuple[Seat, ...]") -> tuple[Seat, ...]:
    """Those seats as the table has them."""
    return tuple(seat for seat in state.parts if seat in seats)
