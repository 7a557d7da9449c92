"""Players to hold the robot against: one that plays any legal action, one that plays like a beginner."""

from typing import Any

from bot.games.api import Action, Offer, Seat
from bot.games.rng import Stream
from bot.games.tycoon.actions import Bid, Order, Vote
from bot.games.tycoon.view import View


def random_player(view: Any, offers: tuple[Offer[Any], ...], rng: Stream) -> Action | None:
    """Three times in four any offered action, uniformly; else done for this phase."""
    return rng.choice(offers).sample(rng) if rng.below(4) else None


def simple_player(view: View, offers: tuple[Offer[Any], ...], rng: Stream) -> Action | None:
    """Bids the reserve and 1 to 3 more on two items, fires the missile at a random enemy, votes with its side."""
    assert view.seat is not None
    if view.phase == "night":
        return _order(view, offers, rng)
    bids = {offer.domains["item"].sample(rng): offer for offer in offers if offer.make is Bid}
    fresh = [item for item in bids if item not in view.bids]
    if len(view.bids) < 2 and fresh:
        item = rng.choice(fresh)
        bid = Bid(item, view.rules.floors[item] + 1 + rng.below(3))
        if bids[item].contains(bid):
            return bid
    ballots = [offer for offer in offers if offer.make is Vote]
    if not ballots or view.seat in view.votes:
        return None
    foes = [target for target in ballots[0].domains["target"].choices() if target in enemies(view)]
    side = view.seats[view.seat].side
    named = [target for voter, target in view.votes.items() if view.seats[voter].side == side and target in foes]
    return Vote(max(foes, key=named.count) if named else rng.choice(foes)) if foes else Vote(None)


def enemies(view: View) -> tuple[Seat, ...]:
    """The living of the other side."""
    assert view.seat is not None
    side = view.seats[view.seat].side
    return tuple(seat for seat, seen in view.seats.items() if seen.alive and seen.side != side)


def _order(view: View, offers: tuple[Offer[Any], ...], rng: Stream) -> Action | None:
    ordered = {order.item for order in view.orders}
    for offer in offers:
        if offer.make is Order:
            order = offer.sample(rng)
            if order.item in ordered:
                continue
            return Order("missile", (rng.choice(enemies(view)),)) if order.item == "missile" else order
    return None
