"""What a seat's action does to a tycoon match (T9-T12, T19, T25)."""

from collections.abc import Mapping
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
            return _ballot(state, seat, {**_without(state.votes, seat), seat: action.target})
        case Unvote():
            actions.require_vote(state, seat)
            return _ballot(state, seat, _without(state.votes, seat))
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
    coins = actions.verify_bid(state, seat, bid)
    item = actions.NAMED[bid.item]
    mine = state.bids.get(seat, {})
    sealed = mine.get(item, ())
    back = actions.replaced(state, seat, item) or 0
    bids = {**state.bids, seat: {**mine, item: (*(sealed[1:] if back else sealed), coins)}}
    purses = {**state.purses, seat: state.purses[seat] + back - coins}
    half_bids = {**state.half_bids, seat: state.half_bids[seat] - 1} if coins % 2 else state.half_bids
    sealed_bid = BidSealed(
        (seat,),
        seat,
        item,
        amount=bid.amount,
        replaced=gold(back) if back else None,
        purse=gold(purses[seat]),
        half_bids=half_bids.get(seat),
    )
    return replace(state, bids=bids, purses=purses, half_bids=half_bids), (sealed_bid,)


def _ballot(state: State, seat: Seat, votes: Mapping[Seat, Seat | None]) -> Step:
    """The votes are now these; live votes are public (T20)."""
    audience = None if state.rules.votes_live else (seat,)
    event = VoteCast(audience, seat, votes[seat]) if seat in votes else VoteWithdrawn(audience, seat)
    return replace(state, votes=votes), (event,)


def _without(votes: Mapping[Seat, Seat | None], seat: Seat) -> Mapping[Seat, Seat | None]:
    return {voter: target for voter, target in votes.items() if voter != seat}
