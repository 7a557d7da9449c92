"""What holds in every state of a tycoon match; simulations and tests look for states that break it."""

from collections.abc import Iterator

from bot.games.tycoon.rules import HALF_BIDS, TARGETS
from bot.games.tycoon.state import State
from bot.games.tycoon.victory import verdict


def faults(state: State) -> tuple[str, ...]:
    """Each broken invariant as a sentence; empty for a sound state."""
    return (*_purse_faults(state), *_seat_faults(state), *_night_faults(state), *_end_faults(state))


def _purse_faults(state: State) -> Iterator[str]:
    for seat, coins in state.purses.items():
        if coins < 0:
            yield f"{seat} has less than no gold"
        if coins and seat not in state.living:
            yield f"the dead {seat} has gold"
    for seat, left in state.half_bids.items():
        if not 0 <= left <= HALF_BIDS or state.parts[seat].role != "trader":
            yield f"{seat} has {left} half bids"
    for seat, mine in state.bids.items():
        most = 2 if state.parts[seat].role == "merchant" else 1
        for item, amounts in mine.items():
            if not 0 < len(amounts) <= most or min(amounts) < 2 * state.rules.floors[item]:
                yield f"{seat} bids {amounts} half coins for {item}"


def _seat_faults(state: State) -> Iterator[str]:
    everybody = tuple(state.parts)
    if tuple(state.purses) != everybody or tuple(seat for seat in everybody if seat in state.living) != state.living:
        yield "seats are out of order"
    if state.phase in ("night", "over"):
        return  # Votes of the day stay until dawn, when the seat voted out is already dead.
    for voter, target in state.votes.items():
        if voter not in state.living or (target is not None and target not in state.living):
            yield f"{voter} votes for {target}, and one of them is out"


def _night_faults(state: State) -> Iterator[str]:
    if state.phase not in ("night", "over") and (state.items or state.orders):
        yield "items are about by day"
    for item, order in state.orders.items():
        if order.item != item or len(order.targets) != TARGETS[item] or state.items.get(item) != order.seat:
            yield f"{order.seat} has ordered {item} without holding it or on {order.targets}"


def _end_faults(state: State) -> Iterator[str]:
    if (state.outcome is None) == (state.phase == "over"):
        yield "a match has an outcome when, and only when, it is over"
    if state.outcome is None and verdict(state) is not None:
        yield "a decided match goes on"
