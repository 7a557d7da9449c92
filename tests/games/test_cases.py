"""Every rule case of tests/cases, and what the case format promises."""

from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from bot.commands.cases import run_files
from bot.games import houserules
from bot.games.api import Malformed
from bot.games.cases import Case, CaseResult, differences, is_empty, read, run
from bot.games.registry import find

FILES = sorted((Path(__file__).parent.parent / "cases").glob("*.yaml"))
RESULTS = [(file.stem, case, result) for file in FILES for case, result in run_files([file])]

PHASES = "day, dusk, night, over, revote"
ITEMS = "alliance, black_card, mine, missile, red_card"
SEATS = {"seats": {"A": {"side": "east", "role": "commoner"}, "B": {"side": "west", "role": "commoner"}}}


@pytest.mark.parametrize(
    ("case", "result"), [entry[1:] for entry in RESULTS], ids=[f"{f}-{c.id}" for f, c, _ in RESULTS]
)
def test_case(case: Case, result: CaseResult) -> None:
    assert result.passed, (case.title, result.failures)


def case(**parts: Any) -> CaseResult:
    return run(read({"id": "X-1", "game": "tycoon", "start": SEATS, "steps": [], **parts}))


@pytest.mark.parametrize("empty", [None, {}, []])
@pytest.mark.parametrize("actual", [None, {}, [], {"A": None}, {"A": {"B": []}}])
def test_an_empty_value_matches_any_empty_value(empty: Any, actual: Any) -> None:
    assert differences(empty, actual, "state") == []


@pytest.mark.parametrize("empty", [None, {}, []])
@pytest.mark.parametrize("actual", [0, False, "", [None], {"A": 0}])
def test_an_empty_value_matches_nothing_else(empty: Any, actual: Any) -> None:
    assert differences(empty, actual, "state")


@pytest.mark.parametrize(
    ("expected", "actual", "same"),
    [
        (5, 5.0, True),
        (5, 5.5, False),
        (1, True, False),
        (True, 1, False),
        ("5", 5, False),
        ({"A": 1}, {"A": 1, "B": 2}, True),
        ({"A": 1, "B": 2}, {"A": 1}, False),
        ({"A": None}, {"A": None, "B": 2}, True),
        ({"A": None}, None, True),
        ({"A": None}, [], False),
        ([1, 2], (1, 2), True),
        ([1, 2], [2, 1], False),
        ([1], [1, 2], False),
        ([{"A": 1}], [{"A": 1, "B": 2}], True),
        (["A"], "A", False),
        ("A", ["A"], False),
    ],
)
def test_values_are_compared_as_the_format_says(expected: Any, actual: Any, same: bool) -> None:
    assert (differences(expected, actual, "state") == []) == same


def test_is_empty_looks_inside_mappings_but_not_lists() -> None:
    assert is_empty({"a": {"b": None, "c": []}})
    assert not is_empty({"a": {"b": 0}})
    assert not is_empty([{}])


def test_a_case_without_expect_compares_no_state() -> None:
    assert case(steps=["nightfall"]).passed


def test_an_empty_expect_has_no_key_to_compare() -> None:
    assert case(steps=["nightfall"], expect={}).passed


def test_a_refused_step_leaves_the_state_as_it_was() -> None:
    result = case(steps=[{"dawn": None, "refused": "wrong_phase"}], expect={"phase": "day", "day": 1})
    assert result.passed
    assert result.refused == ("wrong_phase",)


@pytest.mark.parametrize(
    ("steps", "said"),
    [
        (["dawn"], "step 1 (dawn): refused as wrong_phase, expected to be accepted"),
        (
            [{"nightfall": None, "refused": "wrong_phase"}],
            "step 1 (nightfall): accepted, expected to be refused as wrong_phase",
        ),
        (
            [{"dawn": None, "refused": "match_over"}],
            "step 1 (dawn): refused as wrong_phase, expected to be refused as match_over",
        ),
    ],
)
def test_a_step_that_goes_otherwise_fails_the_case(steps: list[Any], said: str) -> None:
    result = case(steps=steps)
    assert not result.passed
    assert result.failures == (said,)


def test_a_view_is_compared_like_a_state() -> None:
    result = case(expect_view={"A": {"seats": {"B": {"gold": 10}}}, "public": {"day": 1}})
    assert result.failures == ("view of A.seats.B.gold: expected 10, got null",)


@pytest.mark.parametrize(
    ("parts", "place", "reason"),
    [
        ({"game": "chess"}, "game", "unknown game chess"),
        ({"rules": {"colour": "red"}}, "rules.colour", "unknown house rule; allowed: roster, "),
        ({"rules": {"self_vote": "maybe"}}, "rules.self_vote", '"maybe" is not allowed; allowed: off, on'),
        ({"steps": ["jump"]}, "steps.0", "a step has one of these words: bid, "),
        ({"steps": [{"bid": {}, "vote": {}}]}, "steps.0", "a step has one of these words"),
        ({"steps": [{"nightfall": None, "refused": "no"}]}, "steps.0.refused", "unknown code no; allowed: match_over"),
        ({"steps": [{"bid": {"seat": "A", "item": "mine"}}]}, "steps.0.bid", "the key 'amount' is missing"),
        ({"steps": [{"bid": 5}]}, "steps.0.bid", "arguments are a mapping"),
        ({"steps": [5]}, "steps.0", "a step is a word"),
        ({"expect": 5}, "expect", "expected a mapping or nothing, got a whole number"),
        ({"expect_view": {"Z": {}}}, "expect_view.Z", "unknown seat; allowed: public, A, B"),
        ({"start": {**SEATS, "weather": "fine"}}, "start", "unknown key 'weather'; allowed: phase, day, seats, "),
        ({"start": {**SEATS, "votes": {"A": "Z"}}}, "start.votes.A", "unknown seat Z; allowed: A, B"),
        ({"start": {"seats": {"A": SEATS["seats"]["A"]}}}, "start.seats", "west has no commoner"),
        ({"start": {**SEATS, "day": 0}}, "start.day", "0 is not allowed; allowed: 1 or more"),
        ({"start": {**SEATS, "phase": "noon"}}, "start.phase", f"unknown value 'noon'; allowed: {PHASES}"),
        ({"start": {**SEATS, "bids": {"A": {"moon": [1]}}}}, "start.bids.A", f"unknown key 'moon'; allowed: {ITEMS}"),
        (
            {"start": {"seats": {**SEATS["seats"], "C": {"side": "west", "role": "king"}}}},
            "start.seats.C.role",
            "unknown value 'king'; allowed: commoner, merchant, miser, thief, trader",
        ),
        (
            {"start": {"seats": {**SEATS["seats"], "C": {"side": "west"}}}},
            "start.seats.C",
            "the key 'role' is missing",
        ),
        ({"steps": [{"bids": {"mine": {"A": 1}, "missile": 5}}]}, "steps.0.bids.missile", "expected a mapping, got a "),
        ({"colour": "red"}, "", "unknown key 'colour'; allowed: id, game, steps, title, rules, seed, start, expect"),
    ],
)
def test_a_malformed_case_says_where_and_what(parts: dict[str, Any], place: str, reason: str) -> None:
    with pytest.raises(Malformed) as fault:
        case(**parts)
    assert ".".join(map(str, fault.value.path)) == place
    assert reason in fault.value.reason


@pytest.mark.parametrize(
    ("game", "rulings", "elsewhere"),
    [
        # T3 (the deal), T7 (the course of a day) and T36 (words for the dead) have tests of their own as well.
        ("tycoon", {f"T{number}" for number in range(1, 37)}, {"T3", "T36"}),
        # S26 is about the clock, of which a state knows nothing.
        ("sins", {f"S{number}" for number in range(1, 28)}, {"S26"}),
        ("rites", {f"R{number}" for number in range(1, 23)}, set()),
    ],
)
def test_every_ruling_has_a_case(game: str, rulings: set[str], elsewhere: set[str]) -> None:
    tested = {entry.id.partition("-")[0] for _, entry, _ in RESULTS if entry.game.name == game}
    assert rulings - tested <= elsewhere


@pytest.mark.parametrize("game", ["sins", "rites"])
def test_every_refusal_and_every_house_rule_has_a_case(game: str) -> None:
    """Each code is given by some step, and each value of a rule of words stands in some case."""
    mine = [(entry, result) for _, entry, result in RESULTS if entry.game.name == game]
    assert {code for _, result in mine for code in result.refused if code} == set(find(game).refusals)
    used = {(key, str(value)) for entry, _ in mine for key, value in entry.rules.items()}
    defaults = find(game).rules({})
    kinds = houserules.kinds(cast("type[msgspec.Struct]", type(defaults)))
    for key, kind in kinds.items():
        usual = houserules.write(defaults)[key]
        words = set(map(str, getattr(kind, "words", ()))) - {str(usual)}
        assert words <= {value for one, value in used if one == key}, key
        assert any(one == key for one, _ in used), key
