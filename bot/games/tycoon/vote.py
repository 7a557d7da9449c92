"""The vote and its tally (T19-T23)."""

from collections import Counter
from collections.abc import Iterable, Mapping

from bot.games.api import Seat
from bot.games.rng import Stream
from bot.games.tycoon.state import State, Tally, in_seat_order


def count(state: State) -> Tally:
    """The present ballot, real and adjusted (T21); nobody is out yet."""
    adjusted = dict(_by_seat(state, bound_votes(state).values()))
    for seat in adjusted.keys() & set(state.effects.red_card):
        adjusted[seat] *= 2
    for seat in adjusted.keys() & set(state.effects.black_card):
        adjusted[seat] = (adjusted[seat] + 1) // 2
    return Tally(_by_seat(state, state.votes.values()), adjusted, ())


def bound_votes(state: State) -> Mapping[Seat, Seat | None]:
    """Each living seat's vote after the alliances (T21, T22)."""
    votes = dict(state.votes)
    for alliance in state.effects.alliance:
        if alliance.by not in state.living and state.rules.alliance_dead_user == "lapse":
            continue
        forced = state.votes.get(alliance.by) if alliance.by in state.living else None
        for seat in alliance.bound:
            if seat in state.living:
                votes[seat] = forced
    return votes


def leaders(state: State, tally: Tally) -> tuple[Seat, ...]:
    """The seats with most adjusted votes, in seat order; empty without any vote (T23)."""
    most = max(tally.adjusted.values(), default=0)
    return in_seat_order(state, tuple(seat for seat, votes in tally.adjusted.items() if votes == most))


def thrown_out(state: State, tied: tuple[Seat, ...]) -> tuple[tuple[Seat, ...], int]:
    """Who is out of those who lead (T23), and the counter of the match's stream afterwards."""
    if len(tied) <= 1 or state.rules.vote_tie == "all":
        return tied, state.drawn
    if state.rules.vote_tie == "random":
        stream = Stream(state.seed, counter=state.drawn)
        return (stream.choice(tied),), stream.counter
    return (), state.drawn


def _by_seat(state: State, targets: Iterable[Seat | None]) -> Mapping[Seat, int]:
    """How often each seat is named, in seat order, without those never named."""
    counts = Counter(targets)
    return {seat: counts[seat] for seat in state.parts if seat in counts}
