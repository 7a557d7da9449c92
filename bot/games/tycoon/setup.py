"""Dealing a tycoon match (T1, T3, T4)."""

from collections.abc import Iterator, Sequence

from bot.games.api import Event, Malformed, Seat
from bot.games.rng import Stream
from bot.games.tycoon.actions import ballot_open, gold
from bot.games.tycoon.events import DayBegan, Dealt
from bot.games.tycoon.rules import HALF_BIDS, INCOME, ROLES, SIDES, Rules, seat_limits
from bot.games.tycoon.state import Part, State


def setup(rules: Rules, seats: Sequence[Seat], seed: str) -> tuple[State, tuple[Event, ...]]:
    """A fresh day 1 with parts dealt by the seed alone; raises Malformed for a number of seats off the roster."""
    limits = seat_limits(rules)
    if len(seats) not in limits:
        raise Malformed(("seats",), f"{len(seats)} seats; this roster is for {limits[0]}")
    if len(set(seats)) < len(seats):
        raise Malformed(("seats",), "a seat is named twice")
    deck = [Part(side, role) for side in SIDES for role in ROLES for _ in range(rules.roster[role])]
    stream = Stream(seed)
    parts = dict(zip(seats, stream.shuffled(deck), strict=True))
    state = State(
        rules=rules,
        seed=seed,
        drawn=stream.counter,
        parts=parts,
        living=tuple(seats),
        purses=dict.fromkeys(seats, INCOME),
        half_bids={seat: HALF_BIDS for seat, part in parts.items() if part.role == "trader"},
    )
    return state, (*dealt(state), day_began(state))


def dealt(state: State) -> Iterator[Dealt]:
    """Each seat's own part and what it knows of its side (T2)."""
    knowledge = state.rules.team_knowledge
    for seat, part in state.parts.items():
        mates = {
            other: theirs.role if knowledge == "members_and_roles" else None
            for other, theirs in state.parts.items()
            if knowledge != "none" and other != seat and theirs.side == part.side
        }
        yield Dealt((seat,), seat, part.side, part.role, mates)


def day_began(state: State) -> DayBegan:
    """The event that opens the state's day."""
    return DayBegan(None, state.day, state.living, gold(INCOME), ballot_open(state))
