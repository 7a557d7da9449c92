"""What a tycoon seat can ask for, and when it may: each check is written once, for `apply` and for the offers.

Refusals come in the order of the rules page. Amounts in actions are gold as people write it (4, 8.5).
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from math import isfinite
from typing import Any, TypeAlias

import msgspec

from bot.games.api import Action, Offer, Refused, Seat
from bot.games.domains import Distinct, Domain, OneOf
from bot.games.rng import Stream
from bot.games.tycoon.rules import ITEMS, TARGETS, Item
from bot.games.tycoon.state import Coins, Phase, State

NAMED: Mapping[str, Item] = {item: item for item in ITEMS}
VOTING: tuple[Phase, ...] = ("day", "dusk", "revote")
CACHED = 1 << 12


class Bid(Action, frozen=True, gc=False):
    """Seal a bid on one of today's items (T9)."""

    item: str
    amount: Any


class Vote(Action, frozen=True, gc=False):
    """Vote for a living seat, or abstain with None (T19)."""

    target: Seat | None


class Unvote(Action, frozen=True, gc=False):
    """Take the vote back (T19)."""


class Order(Action, frozen=True, gc=False):
    """Use an item tonight (T25, T26)."""

    item: str
    targets: tuple[Seat, ...]


class Decline(Action, frozen=True, gc=False):
    """Take tonight's order back, or let the item go (T25)."""

    item: str


TycoonAction: TypeAlias = Bid | Vote | Unvote | Order | Decline


class Amounts(msgspec.Struct, frozen=True, gc=False):
    """Amounts of gold from `low` to `high` half coins in steps of `step` half coins (2: whole gold only)."""

    low: Coins
    high: Coins
    step: int

    def contains(self, value: object) -> bool:
        """Whether it is such a number of gold."""
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            return False
        coins = value * 2
        return self.low <= coins <= self.high and not (coins - self.low) % self.step

    def sample(self, rng: Stream) -> int | float:
        """One of the amounts."""
        return gold(self.low + self.step * rng.below((self.high - self.low) // self.step + 1))

    def choices(self) -> Iterator[int | float]:
        """Every amount, the lowest first."""
        return (gold(coins) for coins in range(self.low, self.high + 1, self.step))


def gold(coins: Coins) -> int | float:
    """Half coins as gold: 8 is 4, 7 is 3.5."""
    return coins // 2 if coins % 2 == 0 else coins / 2


# --- who may do anything at all


def require_phase(state: State, phases: tuple[Phase, ...]) -> None:
    """Refuse what belongs to other phases."""
    if state.phase not in phases:
        raise Refused("match_over") if state.phase == "over" else Refused("wrong_phase", phase=state.phase)


def require_living(state: State, seat: Seat) -> None:
    """Refuse a seat that does not exist or is out."""
    if seat not in state.living:
        raise Refused("dead", seat=seat) if seat in state.parts else Refused("unknown_seat", seat=seat)


def require_vote(state: State, seat: Seat) -> None:
    """Refuse who has no vote now (T19)."""
    require_phase(state, VOTING)
    if not ballot_open(state):
        raise Refused("no_vote_today")
    require_living(state, seat)


def ballot_open(state: State) -> bool:
    """Whether there is a vote today (T19)."""
    return state.day > 1 or state.rules.day1_vote


def require_item(name: str) -> Item:
    """The item of that name; refuses anything that is none of the five."""
    item = NAMED.get(name)
    if item is None:
        raise Refused("unknown_item", item=name, allowed=ITEMS)
    return item


# --- bids


def replaced(state: State, seat: Seat, item: Item) -> Coins | None:
    """The half coins that a further bid would bring back (T10, T11); None when no further bid is allowed."""
    sealed = state.bids.get(seat, {}).get(item, ())
    allowed = 2 if state.parts[seat].role == "merchant" else 1
    if len(sealed) < allowed:
        return 0
    return sealed[0] if state.rules.revise_bids else None


def verify_bid(state: State, seat: Seat, bid: Bid) -> tuple[Item, Coins, Coins]:
    """Item, amount and what comes back for a replaced bid, if it may be sealed now (T8-T12); raises Refused."""
    require_phase(state, ("day",))
    require_living(state, seat)
    item = require_item(bid.item)
    coins = _half_coins(state, seat, bid.amount)
    floor = state.rules.floors[item]
    if coins < 2 * floor:
        raise Refused("below_floor", item=item, floor=floor, amount=bid.amount)
    back = replaced(state, seat, item)
    if back is None:
        raise Refused("already_bid", item=item)
    if coins > state.purses[seat] + back:
        raise Refused("over_budget", amount=bid.amount, purse=gold(state.purses[seat] + back))
    return item, coins, back


def _half_coins(state: State, seat: Seat, amount: object) -> Coins:
    if isinstance(amount, bool) or not isinstance(amount, (int, float)):
        raise Refused("not_a_number", amount=str(amount))
    if isinstance(amount, int):
        return 2 * amount
    if not isfinite(amount):
        raise Refused("not_a_number", amount=str(amount))
    if amount.is_integer():
        return 2 * int(amount)  # an integer first: doubled, the largest floats are no numbers any more
    coins = amount * 2
    left = state.half_bids.get(seat)
    if left is None or not coins.is_integer():
        raise Refused("not_whole", amount=amount)
    if not left:
        raise Refused("no_half_bids_left")
    return int(coins)


def bid_offers(state: State, seat: Seat) -> tuple[Offer[Any], ...]:
    """An offer for each item that the seat can still bid on."""
    mine = state.bids.get(seat)
    sealed = tuple([(item, replaced(state, seat, item)) for item in mine]) if mine else ()
    step = 1 if state.half_bids.get(seat) else 2
    return _bid_offers(tuple(state.rules.floors.values()), state.purses[seat], step, sealed)


@lru_cache(maxsize=CACHED)
def _bid_offers(
    floors: tuple[int, ...], purse: Coins, step: int, sealed: tuple[tuple[Item, Coins | None], ...]
) -> tuple[Offer[Any], ...]:
    """Offers by what they depend on: the sealed items come with what a further bid brings back, as in `replaced`."""
    backs = dict(sealed)
    offers = []
    for item, floor in zip(ITEMS, floors, strict=True):
        back = backs.get(item, 0)
        if back is not None and purse + back >= 2 * floor:
            offers.append(Offer(Bid, {"item": OneOf((item,)), "amount": Amounts(2 * floor, purse + back, step)}))
    return tuple(offers)


# --- votes


def candidates(state: State) -> tuple[Seat, ...]:
    """The living seats that a second ballot is about (T23)."""
    adjusted = state.last_tally.adjusted if state.last_tally else {}
    most = max(adjusted.values(), default=0)
    return tuple(seat for seat in state.living if adjusted.get(seat) == most)


def verify_vote(state: State, seat: Seat, target: Seat | None) -> None:
    """Refuse a vote that may not be cast now (T19, T23)."""
    require_vote(state, seat)
    if target is None:
        return
    if target not in state.parts:
        raise Refused("unknown_seat", seat=target)
    if target not in state.living:
        raise Refused("target_dead", seat=target)
    if target == seat and not state.rules.self_vote:
        raise Refused("self_vote")
    if state.phase == "revote" and target not in candidates(state):
        raise Refused("not_in_revote", seat=target, allowed=candidates(state))


def vote_offers(state: State, seat: Seat) -> tuple[Offer[Any], ...]:
    """A vote and its withdrawal, if there is a vote today."""
    if not ballot_open(state):
        return ()
    seats = candidates(state) if state.phase == "revote" else state.living
    return _vote_offers(seats, None if state.rules.self_vote else seat)


@lru_cache(maxsize=CACHED)
def _vote_offers(seats: tuple[Seat, ...], barred: Seat | None) -> tuple[Offer[Any], ...]:
    targets = (*(seat for seat in seats if seat != barred), None)
    return (Offer(Vote, {"target": OneOf(targets)}), Offer(Unvote, {}))


# --- orders


def verify_holder(state: State, seat: Seat, name: str) -> Item:
    """The item, if the seat may decide over it tonight (T25); raises Refused."""
    require_phase(state, ("night",))
    require_living(state, seat)
    item = require_item(name)
    if state.items.get(item) != seat:
        raise Refused("not_holder", item=item)
    return item


def verify_order(state: State, seat: Seat, order: Order) -> Item:
    """The ordered item, if the order may be given now (T25, T26); raises Refused."""
    item = verify_holder(state, seat, order.item)
    targets = order.targets
    if len(targets) != TARGETS[item]:
        raise Refused("wrong_target_count", item=item, allowed=TARGETS[item], count=len(targets))
    if len(set(targets)) < len(targets):
        raise Refused("same_target_twice", seat=targets[0])
    for target in targets:
        if target not in state.parts:
            raise Refused("unknown_seat", seat=target)
    for target in targets:
        if target not in state.living:
            raise Refused("target_dead", seat=target)
    if seat in targets and not state.rules.self_target:
        raise Refused("self_target", item=item)
    return item


def order_offers(state: State, seat: Seat) -> tuple[Offer[Any], ...]:
    """An order and its withdrawal for each item that the seat holds tonight."""
    barred = None if state.rules.self_target else seat
    return tuple(
        offer
        for item, holder in state.items.items()
        if holder == seat
        for offer in _order_offers(item, state.living, barred)
    )


@lru_cache(maxsize=CACHED)
def _order_offers(item: Item, living: tuple[Seat, ...], barred: Seat | None) -> tuple[Offer[Any], ...]:
    targets = tuple(seat for seat in living if seat != barred)
    decline = Offer(Decline, {"item": OneOf((item,))})
    if len(targets) < TARGETS[item]:
        return (decline,)
    domains: Mapping[str, Domain] = {"item": OneOf((item,)), "targets": Distinct(targets, TARGETS[item])}
    return (Offer(Order, domains), decline)


def legal_actions(state: State, seat: Seat) -> tuple[Offer[Any], ...]:
    """Everything that the seat may do now; empty for the dead, the unknown and the finished match."""
    if seat not in state.living:
        return ()
    match state.phase:
        case "day":
            return bid_offers(state, seat) + vote_offers(state, seat)
        case "dusk" | "revote":
            return vote_offers(state, seat)
        case "night":
            return order_offers(state, seat)
        case "over":
            return ()
