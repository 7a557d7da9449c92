"""Dealing, house rules, and states written by hand (S1, S2, S4, S26)."""

from collections import Counter
from typing import Any

import pytest

from bot.games import houserules
from bot.games.api import Malformed
from bot.games.sins.cards import ALL_CARDS
from bot.games.sins.game import SINS

TWO: dict[str, Any] = {"A": {}, "B": {}}


@pytest.mark.parametrize("seats", range(2, 7))
def test_s2_a_deal_gives_a_fate_and_five_cards_and_the_first_seat_a_sixth(seats: int) -> None:
    names = tuple(f"S{number}" for number in range(seats))
    state, _ = SINS.setup(SINS.rules({}), names, "deal")
    assert {seat: len(player.hand) for seat, player in state.players.items()} == {
        seat: 5 + (seat == state.turn) for seat in names
    }
    assert all(player.fate for player in state.players.values())
    assert len(state.deck) == 108 - 6 * seats - 1
    assert SINS.faults(state) == ()


def test_s2_every_seat_may_begin() -> None:
    firsts = {SINS.setup(SINS.rules({}), tuple("ABCD"), f"first/{number}")[0].turn for number in range(60)}
    assert firsts == set("ABCD")


def test_s1_a_deck_that_is_not_given_is_the_rest_of_the_two_packs() -> None:
    state = SINS.load({"seats": {"A": {"hand": ["C2", "x"]}, "B": {"sins": {"C": ["C2"]}}}, "discard": ["SK"]}, {}, "1")
    cards = Counter({**Counter(state.deck)})
    assert cards + Counter(["C2", "x", "C2", "SK", "x", "x"]) == Counter(ALL_CARDS) + Counter(["x"])
    assert SINS.load(SINS.dump(state), {}, "other") == state


@pytest.mark.parametrize(
    ("value", "minutes", "written"),
    [(12, 720, 12), (1, 60, 1), ("3 minutes", 3, "3 minutes"), ("1 minute", 1, "1 minute"), ("60 minutes", 60, 1)],
)
def test_s26_lengths_of_time_are_hours_or_minutes(value: object, minutes: int, written: object) -> None:
    rules = SINS.rules({"turn_hours": value})
    assert rules.turn_hours == minutes
    assert houserules.write(rules)["turn_hours"] == written
    assert SINS.rules(houserules.write(rules)) == rules


WRONG_HOURS = (
    0,
    -1,
    10_000,
    0.05,
    1.0,
    True,
    None,
    "3",
    "0 minutes",
    "3 hours",
    "03 minutes",
    "3 Minutes",
    "599941 minutes",
)


@pytest.mark.parametrize("value", WRONG_HOURS)
def test_s26_any_other_length_of_time_is_refused(value: object) -> None:
    with pytest.raises(Malformed) as fault:
        SINS.rules({"reply_hours": value})
    assert fault.value.path == ("reply_hours",)
    assert fault.value.reason.endswith("is not allowed; allowed: whole hours, 1 to 9999, or '3 minutes'")


@pytest.mark.parametrize("rules", [{"limit": 9}, {"max_turns": -1}, {"marker_tie": "give"}, {"hours": 3}])
def test_other_house_rules_are_read_strictly(rules: dict[str, Any]) -> None:
    with pytest.raises(Malformed):
        SINS.rules(rules)


@pytest.mark.parametrize(
    ("start", "place", "reason"),
    [
        ({"seats": {"A": {}}}, "seats", "1 seats; a match is for 2 to 6"),
        ({"seats": {name: {} for name in "ABCDEFG"}}, "seats", "7 seats; a match is for 2 to 6"),
        ({"fresh": ["A"]}, "seats", "1 seats; a match is for 2 to 6"),
        ({"fresh": ["A", "A"]}, "seats", "a seat is named twice"),
        ({"fresh": ["A", "B"], "turn": "A"}, "", "unknown key 'turn'"),
        ({"seats": {**TWO, "A": {"sins": {"C": ["CJ"]}}}}, "seats.A.sins.C", "CJ cannot lie there"),
        ({"seats": {**TWO, "A": {"sins": {"C": ["D2"]}}}}, "seats.A.sins.C", "D2 cannot lie there"),
        ({"seats": TWO, "piles": {"C": ["CQ"]}}, "piles.C", "CQ cannot lie there"),
        ({"seats": TWO, "piles": {"C": ["C5", "C5"]}}, "piles.C", "a pile falls"),
        ({"seats": TWO, "piles": {"C": ["x", "X"]}}, "piles.C", "a pile falls"),
        ({"seats": TWO, "discard": ["C11"]}, "discard", "unknown card C11"),
        ({"seats": {**TWO, "A": {"hand": ["joker"]}}}, "seats.A.hand", "unknown card joker"),
        ({"seats": {"A": {"alive": False}, "B": {"alive": False}}}, "seats", "nobody is alive"),
        ({"seats": {**TWO, "A": {"alive": False, "hand": ["C2"]}}}, "seats.A", "a dead seat has no cards"),
        ({"seats": TWO, "turn": "Z"}, "turn", "unknown seat Z; allowed: A, B"),
        ({"seats": {**TWO, "C": {"alive": False}}, "turn": "C"}, "turn", "C is dead"),
        ({"seats": {**TWO, "C": {"alive": False}}, "markers": {"H": "C"}}, "markers.H", "C is dead"),
        ({"seats": TWO, "pending": {"guess": "B"}}, "pending", "this is not what step act waits for"),
        ({"seats": TWO, "step": "guess"}, "pending", "step guess waits for an answer"),
        ({"seats": TWO, "step": "mourn"}, "pending", "step mourn waits for somebody"),
        ({"seats": TWO, "step": "mourn", "pending": {"mourn": ["A"]}}, "pending.mourn", "A has no card left to name"),
        ({"seats": TWO, "outcome": {"winners": [], "reason": "deck_out"}}, "outcome", "is in step over"),
        ({"seats": TWO, "skills_used": ["C", "C"]}, "skills_used", "a skill is used once a turn"),
        ({"seats": TWO, "turns": -1}, "turns", "-1 is not allowed"),
    ],
)
def test_a_state_that_is_none_says_where_and_why(start: dict[str, Any], place: str, reason: str) -> None:
    with pytest.raises(Malformed) as fault:
        SINS.load(start, {}, "1")
    assert ".".join(map(str, fault.value.path)) == place
    assert reason in fault.value.reason


@pytest.mark.parametrize(
    ("word", "arguments", "reason"),
    [
        ("collect", {"seat": "Z"}, "unknown seat Z; allowed: A, B"),
        ("remove", {"seat": "Z"}, "unknown seat Z"),
        ("collect", {}, "the key 'seat' is missing"),
        ("collect", {"seat": "A", "card": "C2"}, "unknown key 'card'; allowed: seat"),
        ("play", {"seat": "A", "card": 5}, "expected"),
        ("swap", {"seat": "A", "cards": "C5"}, "expected"),
        ("timeout", {"seat": "A"}, "timeout takes no arguments"),
        ("jump", {}, "unknown step jump; allowed: play, collect"),
    ],
)
def test_a_step_that_says_nothing_is_malformed(word: str, arguments: dict[str, Any], reason: str) -> None:
    state = SINS.load({"seats": TWO}, {}, "1")
    with pytest.raises(Malformed) as fault:
        SINS.step(state, word, arguments)
    assert reason in fault.value.reason
