"""The state as cases, logs and exports write it: `dump` and the strict `load` of any part of it.

Beyond the rules page a dump holds what a replay needs: `rules`, `seed`, `drawn` (words of chance used) and
`last_refunds` (what each losing bidder got back, kept after the bids are gone).
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from bot.games import houserules
from bot.games.api import Data, Malformed, Seat
from bot.games.notation import converted
from bot.games.tycoon.actions import gold
from bot.games.tycoon.auction import refunds
from bot.games.tycoon.night import in_item_order
from bot.games.tycoon.rules import HALF_BIDS, INCOME, ITEMS, SIDES, Item, Role, Side, read
from bot.games.tycoon.state import Coins, Death, Effects, Lot, Order, Outcome, Part, Phase, State, Tally

Gold = int | float

MOST_COINS = 1 << 53
"""More half coins than that are no exact number in other programs that read a dump."""


class WrittenSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat in a file."""

    side: Side
    role: Role
    alive: bool = True
    gold: Gold | UnsetType = UNSET
    half_bids: int | UnsetType | None = UNSET


class WrittenLot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One item of the last auction in a file."""

    winner: Seat | None = None
    price: Gold | None = None


class WrittenNight(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The deaths since nightfall in a file."""

    deaths: tuple[Death, ...] = ()


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A state in a file; every part may be left out."""

    phase: Phase = "day"
    day: int = 1
    seats: Mapping[Seat, WrittenSeat] = {}
    bids: Mapping[Seat, Mapping[Item, tuple[Gold, ...]]] = {}
    votes: Mapping[Seat, Seat | None] = {}
    items: Mapping[Item, Seat | None] = {}
    orders: tuple[Order, ...] = ()
    effects: Effects = Effects()
    last_auction: Mapping[Item, WrittenLot] | None = None
    last_tally: Tally | None = None
    last_night: WrittenNight | None = None
    outcome: Outcome | None = None
    last_refunds: Mapping[Item, Mapping[Seat, Gold]] | UnsetType = UNSET
    rules: dict[str, Any] | UnsetType = UNSET
    seed: str | UnsetType = UNSET
    drawn: int = 0


def dump(state: State) -> Data:
    """The whole state in the words of the rules page, ready for JSON or YAML."""
    lots = state.last_auction
    written = Written(
        phase=state.phase,
        day=state.day,
        seats={seat: _written_seat(state, seat) for seat in state.parts},
        bids={seat: {item: tuple(map(gold, bid)) for item, bid in mine.items()} for seat, mine in state.bids.items()},
        votes=state.votes,
        items=state.items,
        orders=tuple(state.orders.values()),
        effects=state.effects,
        last_auction=None if lots is None else {item: _written_lot(lot) for item, lot in lots.items()},
        last_tally=state.last_tally,
        last_night=None if state.last_night is None else WrittenNight(state.last_night),
        outcome=state.outcome,
        last_refunds={
            item: {seat: gold(coins) for seat, coins in lot.refunds.items()} for item, lot in (lots or {}).items()
        },
        rules=dict(houserules.write(state.rules)),
        seed=state.seed,
        drawn=state.drawn,
    )
    data: Data = msgspec.to_builtins(written)
    return data


def _written_seat(state: State, seat: Seat) -> WrittenSeat:
    part = state.parts[seat]
    half_bids = state.half_bids.get(seat, UNSET)
    return WrittenSeat(part.side, part.role, seat in state.living, gold(state.purses[seat]), half_bids)


def _written_lot(lot: Lot) -> WrittenLot:
    return WrittenLot(lot.winner, None if lot.price is None else gold(lot.price))


def load(data: Data, rules: Data, seed: str) -> State:
    """A state from any part of its dump; what is left out is as on a fresh day 1. Raises Malformed."""
    written = converted(data, Written)
    _check_sides(written)
    _check_names(written)
    _check_counts(written)
    state = State(
        rules=read(rules if written.rules is UNSET else written.rules),
        seed=seed if written.seed is UNSET else written.seed,
        drawn=written.drawn,
        parts={seat: Part(one.side, one.role) for seat, one in written.seats.items()},
        living=tuple(seat for seat, one in written.seats.items() if one.alive),
        purses={seat: _purse(seat, one) for seat, one in written.seats.items()},
        half_bids=_half_bids(written),
        phase=written.phase,
        day=written.day,
        bids=_bids(written),
        votes=written.votes,
        items={item: holder for item in ITEMS if (holder := written.items.get(item)) is not None},
        orders=_orders(written),
        effects=written.effects,
        last_auction=_lots(written),
        last_tally=written.last_tally,
        last_night=None if written.last_night is None else written.last_night.deaths,
        outcome=written.outcome,
    )
    return _with_refunds(state) if written.last_refunds is UNSET else state


def _with_refunds(state: State) -> State:
    """A start after nightfall that does not say what the losing bids got back: worked out from the day's bids."""
    if state.last_auction is None or state.phase not in ("night", "over"):
        return state
    lots = {
        item: Lot(lot.winner, lot.price, refunds(state, item, lot.winner, lot.price))
        for item, lot in state.last_auction.items()
    }
    return replace(state, last_auction=lots)


def _check_sides(written: Written) -> None:
    for side in SIDES:
        if not any(one.side == side and one.role == "commoner" for one in written.seats.values()):
            raise Malformed(("seats",), f"{side} has no commoner; each side has at least one, living or dead")


def _check_counts(written: Written) -> None:
    """Days count from 1, everything else from 0."""
    for name, count, least in (("day", written.day, 1), ("drawn", written.drawn, 0)):
        if count < least:
            raise Malformed((name,), f"{count} is not allowed; allowed: {least} or more")


def _check_names(written: Written) -> None:
    """Every seat that is named must be there."""
    named: list[tuple[Sequence[str | int], Seat | None]] = []
    named += [(("bids", seat), seat) for seat in written.bids]
    named += [(("votes", seat), one) for seat, target in written.votes.items() for one in (seat, target)]
    named += [(("items", item), holder) for item, holder in written.items.items()]
    for at, order in enumerate(written.orders):
        named += [(("orders", at), one) for one in (order.seat, *order.targets)]
    for one in (*written.effects.red_card, *written.effects.black_card):
        named.append((("effects",), one))
    for alliance in written.effects.alliance:
        named += [(("effects", "alliance"), one) for one in (alliance.by, *alliance.bound)]
    for item, lot in (written.last_auction or {}).items():
        named.append((("last_auction", item), lot.winner))
    for item, back in _refunds(written).items():
        named += [(("last_refunds", item), seat) for seat in back]
    if written.last_tally:
        tally = written.last_tally
        named += [(("last_tally",), one) for one in (*tally.real, *tally.adjusted, *tally.out)]
    if written.last_night:
        named += [(("last_night", "deaths"), death.seat) for death in written.last_night.deaths]
    for path, seat in named:
        if seat is not None and seat not in written.seats:
            raise Malformed(path, f"unknown seat {seat}; allowed: {', '.join(written.seats)}")


def _coins(path: Sequence[str | int], amount: Gold) -> Coins:
    coins = amount * 2
    if not 0 <= coins <= MOST_COINS or coins % 1:
        raise Malformed(path, f"{amount} is not allowed; allowed: gold in whole or half coins, 0 or more")
    return int(coins)


def _purse(seat: Seat, one: WrittenSeat) -> Coins:
    if one.gold is UNSET:
        return INCOME if one.alive else 0
    if one.gold and not one.alive:
        raise Malformed(("seats", seat, "gold"), "a dead seat has no gold")
    return _coins(("seats", seat, "gold"), one.gold)


def _half_bids(written: Written) -> Mapping[Seat, int]:
    half_bids: dict[Seat, int] = {}
    for seat, one in written.seats.items():
        left = HALF_BIDS if one.half_bids is UNSET or one.half_bids is None else one.half_bids
        if one.role == "trader":
            half_bids[seat] = left
        elif one.half_bids:
            raise Malformed(("seats", seat, "half_bids"), "only traders have half bids")
        if not 0 <= left <= HALF_BIDS:
            raise Malformed(("seats", seat, "half_bids"), f"{left} is not allowed; allowed: 0 to {HALF_BIDS}")
    return half_bids


def _bids(written: Written) -> Mapping[Seat, Mapping[Item, tuple[Coins, ...]]]:
    return {
        seat: {
            item: tuple(_coins(("bids", seat, item), amount) for amount in mine[item]) for item in mine if mine[item]
        }
        for seat, mine in written.bids.items()
    }


def _orders(written: Written) -> Mapping[Item, Order]:
    orders = {order.item: order for order in written.orders}
    if len(orders) < len(written.orders):
        raise Malformed(("orders",), "an item is ordered twice")
    return in_item_order(orders)


def _lots(written: Written) -> Mapping[Item, Lot] | None:
    if written.last_auction is None:
        return None
    lots: dict[Item, Lot] = {}
    for item in ITEMS:
        one = written.last_auction.get(item, WrittenLot())
        price = None if one.price is None else _coins(("last_auction", item, "price"), one.price)
        back = _refunds(written).get(item, {})
        coins = {seat: _coins(("last_refunds", item, seat), amount) for seat, amount in back.items()}
        lots[item] = Lot(one.winner, price, coins)
    return lots


def _refunds(written: Written) -> Mapping[Item, Mapping[Seat, Gold]]:
    return {} if written.last_refunds is UNSET else written.last_refunds
