"""The clock's steps and the host's removal: bids close, nightfall, dawn (T7, T23, T27, T35)."""

from collections.abc import Iterator
from typing import TypeAlias

from msgspec.structs import replace

from bot.games.api import Event, Refused, Seat
from bot.games.tycoon import auction, night, vote
from bot.games.tycoon.actions import ballot_open, gold, require_living, require_phase
from bot.games.tycoon.events import (
    BidsClosed,
    Died,
    EffectsShown,
    Ended,
    NightFell,
    OwnLot,
    Results,
    Tallied,
)
from bot.games.tycoon.rules import INCOME
from bot.games.tycoon.setup import day_began
from bot.games.tycoon.state import Death, Effects, State, Tally
from bot.games.tycoon.victory import verdict

Step: TypeAlias = tuple[State, tuple[Event, ...]]


def close_bids(state: State) -> Step:
    """Bids close; votes stay open (T7)."""
    require_phase(state, ("day",))
    return replace(state, phase="dusk"), (BidsClosed(None, state.day),)


def nightfall(state: State) -> Step:
    """The vote is counted; then, unless there is a second ballot, the auction is settled and the night begins."""
    require_phase(state, ("day", "dusk", "revote"))
    first: tuple[Event, ...] = ()
    if state.phase == "day":
        state, first = close_bids(state)
    if not ballot_open(state):
        state, events = _end_day(state, ())
        return state, first + events
    tally = vote.count(state)
    tied = vote.leaders(state, tally)
    if state.phase == "dusk" and len(tied) > 1 and state.rules.vote_tie == "revote_then_none":
        told = _tallied(state, tally, again=tied)
        return replace(state, phase="revote", votes={}, last_tally=tally), (*first, told)
    out, drawn = vote.thrown_out(state, tied)
    tally = replace(tally, out=out)
    told = _tallied(state, tally)
    state, events = _end_day(replace(state, last_tally=tally, drawn=drawn), out)
    return state, (*first, told, *events)


def dawn(state: State) -> Step:
    """All orders take effect at once; then a new day begins, unless the match is over."""
    require_phase(state, ("night",))
    deaths = night.deaths(state)
    state = replace(state, effects=night.effects(state), items={}, orders={}, bids={}, votes={})
    state = _bury(state, deaths)
    told = tuple(died(state, death) for death in deaths)
    outcome = verdict(state, last_night_over=0 < state.rules.max_days <= state.day)
    if outcome:
        state = replace(state, phase="over", outcome=outcome)
        return state, (*told, _ended(state))
    purses = {seat: coins + INCOME if seat in state.living else 0 for seat, coins in state.purses.items()}
    state = replace(state, phase="day", day=state.day + 1, purses=purses)
    return state, (*told, *_effects_shown(state), day_began(state))


def remove(state: State, seat: Seat) -> Step:
    """The host takes a living seat out; a batch of its own (T35)."""
    if state.phase == "over":
        raise Refused("match_over")
    require_living(state, seat)
    votes = {voter: target for voter, target in state.votes.items() if seat not in (voter, target)}
    death = Death(seat, "removed")
    state = _bury(replace(state, votes=votes), (death,))
    outcome = verdict(state)
    if not outcome:
        return state, (died(state, death),)
    state = replace(state, phase="over", outcome=outcome)
    return state, (died(state, death), _ended(state))


def died(state: State, death: Death) -> Died:
    """What everybody is told of a death (T31)."""
    rules, part = state.rules, state.parts[death.seat]
    return Died(
        None,
        death.seat,
        cause=death.cause if rules.reveal_cause else None,
        role=part.role if rules.death_reveal == "role" else None,
        side=part.side if rules.death_reveal != "none" else None,
        talk=rules.dead_talk,
    )


def _end_day(state: State, out: tuple[Seat, ...]) -> Step:
    """Settle the auction, then take the gold of the seats voted out (T18), and see whether that ends the match."""
    gone = frozenset(state.parts) - (frozenset(state.living) - frozenset(out))
    lots, purses = auction.settle(state, gone)
    items = {item: lot.winner for item, lot in lots.items() if lot.winner is not None and lot.winner not in gone}
    deaths = tuple(Death(seat, "vote") for seat in out)
    # A seat removed today may have had a bid come back to it; its gold is gone all the same (T35).
    purses = {seat: coins if seat not in gone else 0 for seat, coins in purses.items()}
    state = replace(
        state, phase="night", purses=purses, items=items, last_auction=lots, effects=Effects(), last_night=()
    )
    state = _bury(state, deaths)
    outcome = verdict(state)
    if outcome:
        state = replace(state, phase="over", outcome=outcome)
    closing = _ended(state) if outcome else NightFell(None, state.day)
    return state, (*(died(state, death) for death in deaths), closing, *_letters(state))


def _bury(state: State, deaths: tuple[Death, ...]) -> State:
    """The seats are out and their gold is gone (T5)."""
    dead = [death.seat for death in deaths]
    living = tuple(seat for seat in state.living if seat not in dead)
    purses = {**state.purses, **dict.fromkeys(dead, 0)}
    return replace(state, living=living, purses=purses, last_night=(state.last_night or ()) + deaths)


def _letters(state: State) -> Iterator[Results]:
    """One letter for each living seat, in seat order (T17)."""
    own: dict[Seat, list[OwnLot]] = {seat: [] for seat in state.living}
    for item, lot in (state.last_auction or {}).items():
        for seat in dict.fromkeys((lot.winner, *lot.refunds)):
            if seat in own:
                price = gold(lot.price) if seat == lot.winner and lot.price is not None else None
                refund = gold(lot.refunds[seat]) if seat in lot.refunds else None
                own[seat].append(OwnLot(item, price, refund))
    for seat, lots in own.items():
        yield Results((seat,), seat, state.day, tuple(lots), gold(state.purses[seat]))


def _tallied(state: State, tally: Tally, again: tuple[Seat, ...] = ()) -> Tallied:
    """The cards are told with the tally that ends the vote: until then they act on, unannounced (T23, T24)."""
    effects = Effects() if again and state.rules.announce_effects == "at_tally" else state.effects
    return Tallied(
        None,
        day=state.day,
        real=tally.real,
        adjusted=tally.adjusted,
        red_card=effects.red_card,
        black_card=effects.black_card,
        alliance=effects.alliance,
        out=tally.out,
        again=again,
        minutes=state.rules.revote_minutes if again else None,
    )


def _effects_shown(state: State) -> Iterator[EffectsShown]:
    effects = state.effects
    if state.rules.announce_effects == "at_dawn" and effects != Effects():
        yield EffectsShown(None, effects.red_card, effects.black_card, effects.alliance)


def _ended(state: State) -> Ended:
    assert state.outcome is not None
    return Ended(None, state.outcome.winner, state.outcome.reason, state.day, state.parts, state.living)
