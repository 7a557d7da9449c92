"""The sealed second-lowest-unique-bid auction: results, payments, refunds, thefts (T13-T18)."""

from collections.abc import Iterable, Mapping

from bot.games.api import Seat
from bot.games.tycoon.rules import ITEMS, Item, Role
from bot.games.tycoon.state import Coins, Lot, State


def second_lowest_unique(amounts: Iterable[Coins]) -> Coins | None:
    """The amount that wins (T13): of those bid once the second lowest, else the only one; None when there is none."""
    lowest: Coins | None = None
    before: Coins | None = None
    alone = False
    for amount in [*sorted(amounts), None]:  # upwards; an amount was bid once when the next one is another
        if amount == before:
            alone = False
            continue
        if alone:
            if lowest is not None:
                return before
            lowest = before
        before, alone = amount, True
    return lowest


def half_refund(bid: Coins) -> Coins:
    """Half a losing bid, in whole gold, rounded half up (T6, T14)."""
    return (bid + 2) // 4 * 2


def miser_refund(bid: Coins) -> Coins:
    """Two thirds of a losing bid, in whole gold, rounded half up (T6, T14)."""
    return (2 * bid + 3) // 6 * 2


def settle(state: State, gone: frozenset[Seat]) -> tuple[Mapping[Item, Lot], Mapping[Seat, Coins]]:
    """Today's lots and everybody's purse afterwards (T16); `gone` are the seats out today (T18, T35)."""
    lots = {item: _lot(state, item, gone) for item in ITEMS}
    purses = dict(state.purses)
    for lot in lots.values():
        for seat, refund in lot.refunds.items():
            purses[seat] += refund
    thieves = tuple(seat for seat, part in state.parts.items() if part.role == "thief")
    for item, lot in lots.items():
        _rob(state, item, lot.winner, thieves, purses)
    return lots, purses


def _lot(state: State, item: Item, gone: frozenset[Seat]) -> Lot:
    """One item's result; every bid that did not win is refunded."""
    bids = {seat: mine[item] for seat, mine in state.bids.items() if item in mine}
    winner, price = _winner(bids)
    if winner in gone and state.rules.dead_winner == "rerun_without_them":
        winner, price = _winner({seat: amounts for seat, amounts in bids.items() if seat not in gone})
    return Lot(winner, price, refunds(state, item, winner, price))


def refunds(state: State, item: Item, winner: Seat | None, price: Coins | None) -> Mapping[Seat, Coins]:
    """What each seat that lost a bid on the item gets back in all."""
    sums: dict[Seat, Coins] = {}
    for seat, mine in state.bids.items():
        for bid in mine.get(item, ()):
            if seat != winner or bid != price:  # the winner's other bid is another amount (T11)
                sums[seat] = sums.get(seat, 0) + _refund(state, seat, bid, winner)
    return sums


def _winner(bids: Mapping[Seat, tuple[Coins, ...]]) -> tuple[Seat | None, Coins | None]:
    price = second_lowest_unique(amount for amounts in bids.values() for amount in amounts)
    for seat, amounts in bids.items():
        if price in amounts:
            return seat, price
    return None, None


def _refund(state: State, seat: Seat, bid: Coins, winner: Seat | None) -> Coins:
    """What one losing bid returns (T11, T14)."""
    if winner is None and state.rules.unsold_refund == "full":
        return bid
    if winner == seat and state.rules.merchant_second_bid_refund == "none":
        return 0
    role: Role = state.parts[seat].role
    return miser_refund(bid) if role == "miser" else half_refund(bid)


def _rob(state: State, item: Item, winner: Seat | None, thieves: tuple[Seat, ...], purses: dict[Seat, Coins]) -> None:
    """Each other thief who bid on the item takes up to one gold from its winner (T15, T16)."""
    if winner is None:
        return
    for thief in thieves:
        spared = state.rules.thief_spares_team and state.parts[thief].side == state.parts[winner].side
        if thief != winner and not spared and item in state.bids.get(thief, {}):
            loot = min(2, purses[winner])
            purses[winner] -= loot
            purses[thief] += loot
