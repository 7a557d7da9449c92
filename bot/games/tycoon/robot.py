"""A robot that plays to win, from its own view only.

Its side works together without a word. Each morning the living of a side share out a *ladder* on every item: one bid
on each of the lowest amounts, so that an opponent's low bid meets an equal one and the highest rung is left as the
second-lowest unique. They vote for the same enemy, the day's *mark*, which anybody can work out from the day and the
seats alive; red cards are spent on tomorrow's mark. Chance keeps both from being foreseen.
"""

from hashlib import blake2b
from typing import Any

from bot.games.api import Offer, Seat
from bot.games.rng import Stream
from bot.games.tycoon.actions import Amounts, Bid, Order, TycoonAction, Vote, gold
from bot.games.tycoon.rules import TARGETS, Item
from bot.games.tycoon.state import Coins
from bot.games.tycoon.view import View

RUNGS: dict[Item, int] = {"missile": 6, "red_card": 4, "alliance": 4, "mine": 4, "black_card": 2}
"""The items in the order in which gold is spent on them, with the number of rungs that a side climbs."""

STRAY = 4
"""One bid in so many leaves the ladder for a rung at random; one first vote in so many the mark."""


def robot(view: View, offers: tuple[Offer[Any], ...], rng: Stream) -> TycoonAction | None:
    """What the robot of the view's seat does next; None when it is done for this phase."""
    assert view.seat is not None
    if view.phase == "night":
        return _order(view, view.seat, offers, rng)
    return _bid(view, view.seat, offers, rng) or _vote(view, view.seat, offers, rng)


def mates(view: View, seat: Seat) -> tuple[Seat, ...]:
    """The living that are known to be on the robot's side, itself included."""
    side = view.seats[seat].side
    return tuple(other for other, seen in view.seats.items() if seen.alive and seen.side == side)


def enemies(view: View, seat: Seat) -> tuple[Seat, ...]:
    """The living that are not known to be on the robot's side."""
    friends = mates(view, seat)
    return tuple(other for other, seen in view.seats.items() if seen.alive and other not in friends)


def mark(day: int, seats: tuple[Seat, ...]) -> Seat | None:
    """One of the seats, the same for all who ask; it stays the same when another one dies."""
    return max(seats, key=lambda seat: blake2b(f"{day} {seat}".encode()).digest(), default=None)


# --- the day


def _bid(view: View, seat: Seat, offers: tuple[Offer[Any], ...], rng: Stream) -> TycoonAction | None:
    """The next bid of the ladder that this seat has not made and can pay."""
    open_items: dict[str, Amounts] = {}
    for offer in offers:
        if offer.make is Bid:
            [item] = offer.domains["item"].choices()
            amounts = offer.domains["amount"]
            assert isinstance(amounts, Amounts)
            open_items[item] = amounts
    for item in RUNGS:
        amounts_left = open_items.get(item)
        if amounts_left is None or item in view.bids:
            continue
        coins = _rung(view, seat, item, rng)
        if coins is not None and amounts_left.low <= coins <= amounts_left.high:
            return Bid(item, gold(coins))
    return None


def _rung(view: View, seat: Seat, item: Item, rng: Stream) -> Coins | None:
    """This seat's rung on the item's ladder today; None when others climb it."""
    friends = mates(view, seat)
    shift = list(RUNGS).index(item) * 3 + view.day
    rung = (friends.index(seat) + shift) % max(len(friends), 4)
    rungs = RUNGS[item]
    if not rng.below(STRAY):
        rung = rng.below(rungs + 2)
    elif rung >= rungs:
        return None
    half = 1 if view.seats[seat].half_bids and not rng.below(2) else 0
    return 2 * (view.rules.floors[item] + rung) + half


def _vote(view: View, seat: Seat, offers: tuple[Offer[Any], ...], rng: Stream) -> TycoonAction | None:
    """Vote with the side: for the enemy who leads, or for the day's mark; stay with a vote once cast."""
    votes = [offer for offer in offers if offer.make is Vote]
    if not votes or seat in view.votes:
        return None
    standing = [target for target in votes[0].domains["target"].choices() if target is not None]
    foes = tuple(target for target in standing if target in enemies(view, seat))
    if not foes:
        return Vote(None)
    friends = mates(view, seat)
    named = [target for voter, target in view.votes.items() if voter in friends and target in foes]
    if named:
        return Vote(max(foes, key=named.count))
    return Vote(mark(view.day, foes) if rng.below(STRAY) else rng.choice(foes))


# --- the night


def _order(view: View, seat: Seat, offers: tuple[Offer[Any], ...], rng: Stream) -> TycoonAction | None:
    """The next item that has no order yet; one that would only hurt the own side is let go."""
    ordered = {order.item for order in view.orders}
    for offer in offers:
        if offer.make is Order:
            [item] = offer.domains["item"].choices()
            targets = _targets(view, seat, item, rng)
            if item not in ordered and targets and offer.contains(Order(item, targets)):
                return Order(item, targets)
    return None


def _targets(view: View, seat: Seat, item: Item, rng: Stream) -> tuple[Seat, ...]:
    """Whom to use the item on; empty for nobody."""
    foes, friends = enemies(view, seat), mates(view, seat)
    tomorrow = mark(view.day + 1, foes)
    others = tuple(foe for foe in foes if foe != tomorrow) or foes
    if not foes:
        return ()
    match item:
        case "missile":
            return (rng.choice(others),)
        case "red_card":
            return (tomorrow,) if tomorrow else ()
        case "alliance":
            return rng.pick(foes, TARGETS[item]) if len(foes) >= TARGETS[item] else ()
        case "mine":
            return (mark(view.day + 1, friends) or seat,) if rng.below(STRAY) else (rng.choice(friends),)
        case "black_card":
            return (seat,)
