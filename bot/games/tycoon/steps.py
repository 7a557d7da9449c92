"""Steps as cases and logs write them (the rules page, "Steps"), turned into actions and ticks."""

from typing import Any

import msgspec

from bot.games.api import Data, Event, Malformed, Seat
from bot.games.notation import converted
from bot.games.tycoon import phases
from bot.games.tycoon.actions import Bid, Decline, Order, TycoonAction, Unvote, Vote
from bot.games.tycoon.phases import Step
from bot.games.tycoon.play import apply
from bot.games.tycoon.state import State

CLOCK = {"close_bids": phases.close_bids, "nightfall": phases.nightfall, "dawn": phases.dawn}
STEPS = ("bid", "bids", "vote", "votes", "unvote", "order", "decline", *CLOCK, "remove")


class _Seated(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat


class _Bid(_Seated, frozen=True):
    item: str
    amount: Any


class _Vote(_Seated, frozen=True):
    target: Seat | None


class _Order(_Seated, frozen=True):
    item: str
    targets: tuple[Seat, ...]


class _Decline(_Seated, frozen=True):
    item: str


def step(state: State, word: str, arguments: Data) -> Step:
    """Carry out one step; raises Refused, or Malformed for anything that is no step of this game."""
    if word in CLOCK:
        if arguments:
            raise Malformed((), f"{word} takes no arguments")
        return CLOCK[word](state)
    if word == "remove":
        return phases.remove(state, converted(arguments, _Seated).seat)
    events: tuple[Event, ...] = ()
    for seat, action in _actions(word, arguments):
        state, told = apply(state, seat, action)
        events += told
    return state, events


def _actions(word: str, arguments: Data) -> list[tuple[Seat, TycoonAction]]:
    """The actions of a step, in the order written; the step takes all or none."""
    match word:
        case "bid":
            bid = converted(arguments, _Bid)
            return [(bid.seat, Bid(bid.item, bid.amount))]
        case "bids":
            lots = converted(arguments, dict[str, dict[Seat, Any]])
            return [
                (seat, Bid(item, amount))
                for item, bids in lots.items()
                for seat, amounts in bids.items()
                for amount in (amounts if isinstance(amounts, list) else [amounts])
            ]
        case "vote":
            vote = converted(arguments, _Vote)
            return [(vote.seat, Vote(vote.target))]
        case "votes":
            votes = converted(arguments, dict[Seat, Seat | None])
            return [(seat, Vote(target)) for seat, target in votes.items()]
        case "unvote":
            return [(converted(arguments, _Seated).seat, Unvote())]
        case "order":
            order = converted(arguments, _Order)
            return [(order.seat, Order(order.item, order.targets))]
        case "decline":
            decline = converted(arguments, _Decline)
            return [(decline.seat, Decline(decline.item))]
        case _:
            raise Malformed((), f"unknown step {word}; allowed: {', '.join(STEPS)}")
