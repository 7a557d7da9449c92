"""Nobody sees what he may not: matches that differ only in a secret look the same to everybody not entitled."""

from collections.abc import Iterable
from typing import Any

from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.games.api import Event, Seat
from bot.games.rng import Stream
from bot.games.tycoon.actions import Bid, Order
from bot.games.tycoon.game import TYCOON
from bot.games.tycoon.rules import TARGETS
from bot.games.tycoon.state import Order as Ordered
from bot.games.tycoon.state import State
from tests.games.plays import random_play

CHANCE = st.integers(0, 10**6)
PRESETS = st.sampled_from(["classic", "blind", "skirmish"])


def state_in(preset_name: str, seed: int, phases: Iterable[str]) -> State:
    """Some state of a random match in one of the phases."""
    found = [one.state for one in random_play(TYCOON, preset_name, f"leak/{seed}") if one.state.phase in phases]
    assume(found)
    chosen: State = Stream(str(seed), "moment").choice(found)
    return chosen


def seen_by(viewer: Seat | None, events: Iterable[Event]) -> list[Event]:
    """The events that a viewer gets, in order."""
    return [event for event in events if event.audience is None or viewer in event.audience]


def view_of(state: State, viewer: Seat | None) -> Any:
    return TYCOON.view_data(TYCOON.view(state, viewer))


def unknown_to(state: State, viewer: Seat) -> list[Seat]:
    """The living seats whose part the viewer does not know."""
    seats = TYCOON.view(state, viewer).seats
    return [seat for seat, seen in seats.items() if seen.alive and seen.role is None]


@settings(max_examples=60)
@given(preset_name=PRESETS, seed=CHANCE)
def test_t2_parts_that_a_seat_does_not_know_do_not_show(preset_name: str, seed: int) -> None:
    state = state_in(preset_name, seed, ("day", "dusk", "night"))
    rng = Stream(str(seed), "viewer")
    viewer = rng.choice(state.living)
    hidden = unknown_to(state, viewer)
    mixed = dict(zip(hidden, rng.shuffled([state.parts[seat] for seat in hidden]), strict=True))
    if state.rules.team_knowledge != "none":
        mixed = {seat: replace(part, side=state.parts[seat].side) for seat, part in mixed.items()}
    twin = replace(state, parts={**state.parts, **mixed})
    assert view_of(twin, viewer) == view_of(state, viewer)
    assert view_of(twin, None) == view_of(state, None)
    assert TYCOON.legal_actions(twin, viewer) == TYCOON.legal_actions(state, viewer)


@settings(max_examples=60)
@given(preset_name=PRESETS, seed=CHANCE)
def test_t17_other_seats_bids_purses_and_orders_do_not_show(preset_name: str, seed: int) -> None:
    state = state_in(preset_name, seed, ("day", "night"))
    rng = Stream(str(seed), "viewer")
    viewer = rng.choice(state.living)
    twin = state
    for seat in state.living:
        offers = [offer for offer in TYCOON.legal_actions(twin, seat) if offer.make in (Bid, Order)]
        if seat != viewer and offers:
            twin, events = TYCOON.apply(twin, seat, rng.choice(offers).sample(rng))
            assert seen_by(viewer, events) == seen_by(None, events) == []
            assert seen_by(seat, events)
    assert view_of(twin, viewer) == view_of(state, viewer)
    assert view_of(twin, None) == view_of(state, None)


@settings(max_examples=150)
@given(preset_name=PRESETS, seed=CHANCE)
def test_t17_nightfall_tells_a_seat_its_own_results_only(preset_name: str, seed: int) -> None:
    """Change what the others bid; as long as the seat's own lots go the same way, it is told the same."""
    state = state_in(preset_name, seed, ("dusk",))
    rng = Stream(str(seed), "viewer")
    viewer = rng.choice(state.living)
    others: dict[Seat, Any] = {}
    for seat in state.living:
        if seat != viewer and rng.below(2):
            others[seat] = {"missile": (8 + 2 * rng.below(6),), "mine": (6 + 2 * rng.below(6),)}
    twin = replace(state, bids={**state.bids, **others})
    (after, events), (twin_after, twin_events) = (TYCOON.tick(one, TYCOON.phase(one)) for one in (state, twin))
    assert seen_by(None, events) == seen_by(None, twin_events)
    if viewer in after.living and _own_lots(after, viewer) == _own_lots(twin_after, viewer):
        assume(after.purses[viewer] == twin_after.purses[viewer])  # robbed in one of them: his purse shows it
        assert seen_by(viewer, events) == seen_by(viewer, twin_events)
        assert view_of(after, viewer) == view_of(twin_after, viewer)
    assert [event.audience for event in events] == [event.audience for event in twin_events], "and in the same order"


def _own_lots(state: State, viewer: Seat) -> Any:
    """Which items the seat won, at what price, and where it lost."""
    lots = state.last_auction or {}
    return {item: (lot.winner == viewer, lot.refunds.get(viewer)) for item, lot in lots.items()}


@settings(max_examples=60)
@given(preset_name=PRESETS, seed=CHANCE)
def test_t24_card_effects_do_not_show_before_the_tally(preset_name: str, seed: int) -> None:
    state = state_in(preset_name, seed, ("night",))
    quiet = replace(state, orders={})
    carded = replace(state, orders={})
    rng = Stream(str(seed), "cards")
    for item in ("red_card", "black_card", "alliance"):
        if len(state.living) >= TARGETS[item]:
            order = Ordered(rng.choice(state.living), item, rng.pick(state.living, TARGETS[item]))
            carded = replace(carded, orders={**carded.orders, item: order})
    (after, events), (twin, twin_events) = (TYCOON.tick(one, TYCOON.phase(one)) for one in (quiet, carded))
    assume(after.outcome is None)
    for viewer in (None, *state.parts):
        assert seen_by(viewer, events) == seen_by(viewer, twin_events)
        assert view_of(after, viewer) == view_of(twin, viewer)


@settings(max_examples=60)
@given(seed=CHANCE)
def test_t20_single_votes_stay_secret_while_they_are_not_live(seed: int) -> None:
    state = state_in("classic", seed, ("day", "dusk"))
    state = replace(state, rules=replace(state.rules, votes_live=False), votes={})
    rng = Stream(str(seed), "votes")
    voter, viewer = rng.pick(state.living, 2)
    after = state
    for target in rng.pick(state.living, min(3, len(state.living))):
        vote = next(offer for offer in TYCOON.legal_actions(after, voter) if offer.kind == "vote")
        after, events = TYCOON.apply(after, voter, replace(vote.sample(rng), target=target))
        assert seen_by(viewer, events) == []
    assert view_of(after, viewer) == view_of(state, viewer)
    assert view_of(after, None) == view_of(state, None)
    assert view_of(after, voter) != view_of(state, voter)


def test_seeds_and_chance_are_in_no_view_or_event() -> None:
    seed = "c0ffee" * 10
    for moment in random_play(TYCOON, "classic", seed):
        for viewer in (None, *TYCOON.seats(moment.state)):
            assert seed not in repr(TYCOON.view(moment.state, viewer))
        assert seed not in repr(moment.events)
