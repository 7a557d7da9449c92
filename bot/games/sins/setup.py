"""Dealing a sins match (S1, S2)."""

from collections.abc import Sequence

from bot.games.api import Event, Malformed, Seat
from bot.games.rng import Stream
from bot.games.sins.cards import ALL_CARDS
from bot.games.sins.events import Dealt, MatchBegan
from bot.games.sins.rules import HAND, SEATS, Rules
from bot.games.sins.state import Player, State
from bot.games.sins.turns import begin_turn


def setup(rules: Rules, seats: Sequence[Seat], seed: str) -> tuple[State, tuple[Event, ...]]:
    """Fates, hands and the first seat by the seed alone, its first card drawn; raises Malformed for 1 or 7 seats."""
    if len(seats) not in SEATS:
        raise Malformed(("seats",), f"{len(seats)} seats; a match is for {SEATS[0]} to {SEATS[-1]}")
    if len(set(seats)) < len(seats):
        raise Malformed(("seats",), "a seat is named twice")
    stream = Stream(seed)
    deck = stream.shuffled(ALL_CARDS)
    fates, deck = deck[: len(seats)], deck[len(seats) :]
    hands = [deck[at : at + HAND] for at in range(0, HAND * len(seats), HAND)]
    players = {seat: Player(hand, fate=fate) for seat, hand, fate in zip(seats, hands, fates, strict=True)}
    first = stream.choice(seats)
    state = State(
        rules=rules,
        seed=seed,
        drawn=stream.counter,
        players=players,
        living=tuple(seats),
        turn=first,
        deck=deck[HAND * len(seats) :],
        turns=0,
    )
    told: list[Event] = [Dealt((seat,), seat, one.fate or "", one.hand) for seat, one in players.items()]
    told.append(MatchBegan(None, state.living, len(state.deck)))
    state, began = begin_turn(state, first)
    return state, (*told, *began)
