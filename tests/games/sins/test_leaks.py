"""Nobody sees what he may not: matches that differ only in a secret look the same to everybody not entitled."""

from collections.abc import Iterable
from typing import Any

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bot.games.api import Event, Seat
from bot.games.rng import Stream
from bot.games.sins.actions import Mourn, Rob
from bot.games.sins.cards import ONE_PACK
from bot.games.sins.events import Guessed, Mourned
from bot.games.sins.game import SINS
from bot.games.sins.state import State
from tests.games.plays import random_play
from tests.games.sins.hidden import twin_for

CHANCE = st.integers(0, 10**6)


def states(seed: int, steps: Iterable[str] = ("act", "guess", "transfer", "mourn", "over")) -> list[State]:
    """The states of a random match in one of the steps."""
    found = [one.state for one in random_play(SINS, "standard", f"leak/{seed}") if one.state.step in steps]
    assume(found)
    return found


def seen_by(viewer: Seat | None, events: Iterable[Event]) -> list[Event]:
    """The events that a viewer gets, in order."""
    return [event for event in events if event.audience is None or viewer in event.audience]


def view_of(state: State, viewer: Seat | None) -> Any:
    return SINS.view_data(SINS.view(state, viewer))


@settings(max_examples=60)
@given(seed=CHANCE)
def test_s5_hands_fates_deck_and_who_is_bust_do_not_show(seed: int) -> None:
    state = Stream(str(seed)).choice(states(seed))
    for viewer in (None, *state.players):
        twin = twin_for(state, viewer, seed)
        assert view_of(twin, viewer) == view_of(state, viewer)
        if viewer is not None:
            assert SINS.legal_actions(twin, viewer) == SINS.legal_actions(state, viewer)
        assert (SINS.phase(twin), SINS.deadline(twin)) == (SINS.phase(state), SINS.deadline(state))
        assert SINS.owing(twin) == SINS.owing(state)


@settings(max_examples=60)
@given(seed=CHANCE)
def test_s6_what_a_seat_draws_is_told_to_it_alone(seed: int) -> None:
    """A play ends the turn with the next seat's draw: with another deck the others are told the same."""
    for state in states(seed, ("act",))[::3]:
        plays = [offer for offer in SINS.legal_actions(state, state.turn) if offer.kind in ("play", "collect")]
        action = Stream(str(seed)).choice(plays).sample(Stream(str(seed)))
        after, events = SINS.apply(state, state.turn, action)
        if after.outcome is not None:
            continue
        for viewer in (None, *(seat for seat in state.living if seat != after.turn)):
            twin = twin_for(state, viewer, seed)
            if viewer != state.turn:  # only the player's own hand must hold the card
                players = {**twin.players, state.turn: state.players[state.turn]}
                twin = SINS.load({**SINS.dump(twin), "seats": _seats(twin, players)}, {}, "")
            _, twin_events = SINS.apply(twin, state.turn, action)
            assert seen_by(viewer, twin_events) == seen_by(viewer, events)
            assert [event.audience for event in twin_events] == [event.audience for event in events]


def _seats(state: State, players: Any) -> Any:
    written = SINS.dump(state)["seats"]
    return {seat: {**one, "hand": players[seat].hand, "fate": players[seat].fate} for seat, one in written.items()}


@settings(max_examples=60)
@given(seed=CHANCE)
def test_s18_a_robbed_card_is_seen_by_the_two_only(seed: int) -> None:
    seats = {"A": {"hand": ["C2"]}, "B": {"hand": ["H3", "H4", "SK"]}, "C": {"hand": ["D2"]}}
    state = SINS.load({"seats": seats, "markers": {"S": "A"}}, {}, str(seed))
    after, events = SINS.apply(state, "A", Rob("B"))
    for viewer in (None, "C"):
        twin, twin_events = SINS.apply(twin_for(state, viewer, seed), "A", Rob("B"))
        assert seen_by(viewer, twin_events) == seen_by(viewer, events)
        assert view_of(twin, viewer) == view_of(after, viewer)
    assert [len(seen_by(seat, events)) for seat in "ABC"] == [2, 2, 1]


@settings(max_examples=60)
@given(seed=CHANCE)
def test_s21_a_mourning_card_is_its_owners_secret_until_all_are_shown(seed: int) -> None:
    for state in states(seed, ("mourn",))[::2]:
        seat = Stream(str(seed)).choice(state.mourning)
        if len(state.mourning) == 1:
            continue
        first, other = state.players[seat].hand[0], state.players[seat].hand[-1]
        (after, events), (twin, twin_events) = (SINS.apply(state, seat, Mourn(card)) for card in (first, other))
        for viewer in (None, *(one for one in state.players if one != seat)):
            assert seen_by(viewer, events) == seen_by(viewer, twin_events) == []
            assert view_of(after, viewer) == view_of(twin, viewer)
        assert view_of(after, seat)["pending"]["chosen"] == {seat: first}


def test_public_events_name_no_card_that_is_not_open() -> None:
    """Every card in a public event lies open after it, or was open before; but for the shown and the mourned ones."""
    for number in range(40):
        before: State | None = None
        for moment in random_play(SINS, "standard", f"cards/{number}"):
            opened = _open_cards(moment.state) | (_open_cards(before) if before else set())
            for event in moment.events:
                if event.audience is None and not isinstance(event, Guessed | Mourned):
                    named = {part for part in _texts(event) if part in ONE_PACK}
                    assert named <= opened, event
            before = moment.state


def _open_cards(state: State) -> set[str]:
    piles = {card for pile in state.piles.values() for card in pile}
    sins = {card for player in state.players.values() for cards in player.sins.values() for card in cards}
    fates = {player.fate for player in state.players.values() if player.fate and player.fate_open}
    return {*state.discard, *piles, *sins, *fates}


def _texts(value: Any) -> Iterable[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, one in value.items():
            yield from (*_texts(key), *_texts(one))
    elif isinstance(value, tuple):
        for one in value:
            yield from _texts(one)
    elif hasattr(value, "__struct_fields__"):
        for name in value.__struct_fields__:
            yield from _texts(getattr(value, name))


def test_seeds_and_chance_are_in_no_view_or_event() -> None:
    seed = "c0ffee" * 10
    for moment in random_play(SINS, "standard", seed):
        for viewer in (None, *SINS.seats(moment.state)):
            assert seed not in repr(SINS.view(moment.state, viewer))
        assert seed not in repr(moment.events)
