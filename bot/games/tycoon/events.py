"""What happens in a tycoon match, each event with all that its message shows; amounts are gold as people write it.

Public events never carry a secret: what an event may name follows the house rules at the time (T17, T20, T24, T31).
"""

from collections.abc import Mapping

import msgspec

from bot.games.api import Event, Seat
from bot.games.tycoon.rules import Item, Role, Side
from bot.games.tycoon.state import Alliance, Cause, Part

Gold = int | float


class Dealt(Event, frozen=True, gc=False):
    """A seat learns its part and what it knows of its own side (T2): mates with their roles, None where secret."""

    seat: Seat
    side: Side
    role: Role
    mates: Mapping[Seat, Role | None]


class DayBegan(Event, frozen=True, gc=False):
    """Dawn: bids and votes are open (T7); everybody alive has got the income (T4)."""

    day: int
    living: tuple[Seat, ...]
    income: Gold
    ballot: bool


class EffectsShown(Event, frozen=True, gc=False):
    """The cards on the coming tally, told at dawn (T24)."""

    red_card: tuple[Seat, ...]
    black_card: tuple[Seat, ...]
    alliance: tuple[Alliance, ...]


class BidSealed(Event, frozen=True, gc=False):
    """A seat's bid is sealed (T10); `replaced` is the amount that came back for it."""

    seat: Seat
    item: Item
    amount: Gold
    replaced: Gold | None
    purse: Gold
    half_bids: int | None


class VoteCast(Event, frozen=True, gc=False):
    """A vote, or an abstention (None); public while votes are live (T20)."""

    seat: Seat
    target: Seat | None


class VoteWithdrawn(Event, frozen=True, gc=False):
    """A vote taken back."""

    seat: Seat


class BidsClosed(Event, frozen=True, gc=False):
    """No more bids today (T7)."""

    day: int


class Tallied(Event, frozen=True, gc=False):
    """A ballot is counted (T20, T21), with the cards that acted on it once they may be told (T24).

    `again` are the seats of a second ballot.
    """

    day: int
    real: Mapping[Seat, int]
    adjusted: Mapping[Seat, int]
    red_card: tuple[Seat, ...]
    black_card: tuple[Seat, ...]
    alliance: tuple[Alliance, ...]
    out: tuple[Seat, ...]
    again: tuple[Seat, ...]
    minutes: int | None


class Died(Event, frozen=True, gc=False):
    """A seat is out (T31, T35); cause, role and side as far as the house rules tell; T36's word for the dead."""

    seat: Seat
    cause: Cause | None
    role: Role | None
    side: Side | None
    talk: str


class NightFell(Event, frozen=True, gc=False):
    """Nightfall: the vote is over, winners may give orders until dawn (T7)."""

    day: int


class OwnLot(msgspec.Struct, frozen=True, gc=False):
    """How a seat's bids on one item went: the price if it won, the sum of its refunds if a bid of it lost."""

    item: Item
    price: Gold | None
    refund: Gold | None


class Results(Event, frozen=True, gc=False):
    """A living seat's letter at nightfall (T17): every item it bid on and what it can now spend."""

    seat: Seat
    day: int
    lots: tuple[OwnLot, ...]
    purse: Gold


class Ordered(Event, frozen=True, gc=False):
    """A seat's order for tonight (T25)."""

    seat: Seat
    item: Item
    targets: tuple[Seat, ...]


class Declined(Event, frozen=True, gc=False):
    """A seat lets an item go, or takes its order back (T25)."""

    seat: Seat
    item: Item


class Ended(Event, frozen=True, gc=False):
    """The match is over (T32-T34); every part is shown."""

    winner: str
    reason: str
    day: int
    parts: Mapping[Seat, Part]
    living: tuple[Seat, ...]
