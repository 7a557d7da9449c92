"""What a seat's action does to a tycoon match (T9-T12, T19, T25)."""

from typing import assert_never

from msgspec.structs import replace

from bot.games.api import Seat
from bot.games.tycoon import actions
from bot.games.tycoon import state as tycoon
from bot.games.tycoon.actions import Bid, Decline, Order, TycoonAction, Unvote, Vote, gold
from bot.games.tycoon.events import BidSealed, Declined, Ordered, VoteCast, VoteWithdrawn
from bot.games.tycoon.night import in_item_order
from bot.games.tycoon.phases import Step
from bot.games.tycoon.state import State


def apply(state: State, seat: Seat, action: TycoonAction) -> Step:
    """The state after a seat's action and what happened; raises Refused and then nothing has changed."""
    match action:
        case Bid():
            return _bid(state, seat, action)
        case Vote():
            actions.verify_vote(state, seat, action.target)
            return replace(state, votes={**state.votes, seat: action.target}), (
                VoteCast(_watchers(state, seat), seat, action.target),
            )
        case Unvote():
            actions.require_vote(state, seat)
            return _withdraw(state, seat)
        case Order():
            item = actions.verify_order(state, seat, action)
            orders = {**state.orders, item: tycoon.Order(seat, item, action.targets)}
            return replace(state, orders=in_item_order(orders)), (Ordered((seat,), seat, item, action.targets),)
        case Decline():
            item = actions.verify_holder(state, seat, action.item)
            orders = {other: order for other, order in state.orders.items() if other != item}
            return replace(state, orders=orders), (Declined((seat,), seat, item),)
    assert_never(action)


def _bid(state: State, seat: Seat, bid: Bid) -> Step:
    """Seal a bid: its gold leaves the purse at once (T9), a replaced one's comes back first (T10)."""
    item, coins, back = actions.verify_bid(state, seat, bid)
    mine = state.bids.get(seat, {})
    sealed = mine.get(item, ())
    bids = {**state.bids, seat: {**mine, item: (*(sealed[1:] if back else sealed), coins)}}
    purses = {**state.purses, seat: state.purses[seat] + back - coins}
    half_bids = {**state.half_bids, seat: state.half_bids[seat] - 1} if coins % 2 else state.half_bids
    told = BidSealed(
        (seat,), seat, item, gold(coins), gold(back) if back else None, gold(purses[seat]), half_bids.get(seat)
    )
    return replace(state, bids=bids, purses=purses, half_bids=half_bids), (told,)


def _withdraw(state: State, seat: Seat) -> Step:
    """Take a vote back; without one nothing happens (T19)."""
    if seat not in state.votes:
        return state, ()
    votes = {voter: target for voter, target in state.votes.items() if voter != seat}
    return replace(state, votes=votes), (VoteWithdrawn(_watchers(state, seat), seat),)


def _watchers(state: State, seat: Seat) -> tuple[Seat, ...] | None:
    """Who sees a single vote (T20)."""
    return None if state.rules.votes_live else (seat,)
