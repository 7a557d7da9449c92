"""The vote and its tally (T19-T23)."""

from collections import Counter
from collections.abc import Iterable, Mapping

from msgspec import Struct

from bot.games.api import Seat
from bot.games.rng import Stream
from bot.games.tycoon.rules import Rules
from bot.games.tycoon.state import Effects, State, Tally, in_seat_order


class Ballot(Struct, frozen=True):
    """What a count goes by: all of it may be public. `votes`: None abstains; `seats`: all seats in their order."""

    rules: Rules
    seats: tuple[Seat, ...]
    living: tuple[Seat, ...]
    votes: Mapping[Seat, Seat | None]
    effects: Effects


def count(state: State) -> Tally:
    """The present ballot, real and adjusted (T21), of living seats for living seats (T19); nobody is out yet."""
    living = {*state.living}
    votes = {seat: one for seat, one in state.votes.items() if seat in living and (one is None or one in living)}
    return counted(Ballot(state.rules, tuple(state.parts), state.living, votes, state.effects))


def counted(ballot: Ballot) -> Tally:
    """A ballot, real and adjusted (T21); nobody is out yet."""
    adjusted = dict(_by_seat(ballot, bound_votes(ballot).values()))
    for seat in adjusted.keys() & set(ballot.effects.red_card):
        adjusted[seat] *= 2
    for seat in adjusted.keys() & set(ballot.effects.black_card):
        adjusted[seat] = (adjusted[seat] + 1) // 2
    return Tally(_by_seat(ballot, ballot.votes.values()), adjusted, ())


def bound_votes(ballot: Ballot) -> Mapping[Seat, Seat | None]:
    """Each living seat's vote after the alliances (T21, T22)."""
    votes = dict(ballot.votes)
    for alliance in ballot.effects.alliance:
        if alliance.by not in ballot.living and ballot.rules.alliance_dead_user == "lapse":
            continue
        forced = ballot.votes.get(alliance.by) if alliance.by in ballot.living else None
        for seat in alliance.bound:
            if seat in ballot.living:
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


def _by_seat(ballot: Ballot, targets: Iterable[Seat | None]) -> Mapping[Seat, int]:
    """How often each seat is named, in seat order, without those never named."""
    counts = Counter(targets)
    return {seat: counts[seat] for seat in ballot.seats if seat in counts}
