"""Dealing a match of rites (R1-R3)."""

from collections.abc import Sequence

from bot.games.api import Event, Malformed, Seat
from bot.games.rites.events import Began, Dealt, OnTurn
from bot.games.rites.rules import Rules, seat_limits
from bot.games.rites.state import ACTIONS, Rite, State
from bot.games.rites.tiles import CARDS, DRAWN_TILES, OPEN_RITES, SLOTS, TILES
from bot.games.rng import Stream

FEWER = (3, 4)
"""Cards dealt to the first and the second seat; all others get five (R2)."""


def setup(rules: Rules, seats: Sequence[Seat], seed: str) -> tuple[State, tuple[Event, ...]]:
    """A fresh match by the seed alone; raises Malformed for a number of seats that it is not for."""
    return dealt(rules, tuple(seats), seed, None)


def dealt(rules: Rules, seats: tuple[Seat, ...], seed: str, first: Seat | None) -> tuple[State, tuple[Event, ...]]:
    """A fresh match; the first seat is drawn unless it is given."""
    limits = seat_limits(rules)
    if len(seats) not in limits:
        raise Malformed(("seats",), f"{len(seats)} seats; the game is for {limits[0]} to {limits[-1]}")
    if len(set(seats)) < len(seats):
        raise Malformed(("seats",), "a seat is named twice")
    stream = Stream(seed)
    deck = stream.shuffled(CARDS)
    tiles = stream.pick(TILES, DRAWN_TILES[len(seats)])
    drawn = stream.choice(seats)
    turn = drawn if first is None else first
    at = seats.index(turn)
    hands = dict.fromkeys(seats, deck[:0])
    for place, seat in enumerate(seats[at:] + seats[:at]):
        count = FEWER[place] if place < len(FEWER) else SLOTS
        hands[seat], deck = deck[:count], deck[count:]
    state = State(
        rules=rules,
        seed=seed,
        drawn=stream.counter,
        seats=seats,
        hands=hands,
        scores=dict.fromkeys(seats, ()),
        won=dict.fromkeys(seats, ()),
        turn=turn,
        rites=tuple([Rite(tile) for tile in tiles[:OPEN_RITES]]),
        library=tiles[OPEN_RITES:],
        deck=deck,
    )
    return state, _told(state)


def _told(state: State) -> tuple[Event, ...]:
    counts = {seat: len(hand) for seat, hand in state.hands.items()}
    rites = tuple([rite.tile for rite in state.rites])
    return (
        Began(None, counts, rites, len(state.library), len(state.deck)),
        *(Dealt((seat,), seat, hand) for seat, hand in state.hands.items()),
        OnTurn(None, state.turn, ACTIONS),
    )
