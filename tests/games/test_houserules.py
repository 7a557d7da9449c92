"""House rules from data: strict, and told what is allowed."""

from typing import Any

import pytest

from bot.games import houserules
from bot.games.api import Malformed
from bot.games.tycoon.rules import CLASSIC, FLOORS, Rules, read


def test_nothing_given_is_every_default() -> None:
    rules = read({})
    assert rules == Rules()
    assert rules.floors == FLOORS
    assert rules.roster == CLASSIC
    assert rules.vote_tie == "none"


def test_written_rules_read_the_same_again() -> None:
    rules = read({"floors": {"mine": 1}, "self_vote": False, "vote_tie": "all", "max_days": 9})
    assert read(houserules.write(rules)) == rules


@pytest.mark.parametrize(
    ("given", "word", "boolean"),
    [
        ("revise_bids", "yes", True),
        ("mine_hits_layer", "no", False),
        ("self_vote", "off", False),
        ("day1_vote", "on", True),
    ],
)
def test_switches_take_words_and_booleans(given: str, word: str, boolean: bool) -> None:
    assert read({given: word}) == read({given: boolean})
    assert houserules.write(read({given: boolean}))[given] == word


def test_switches_take_the_words_of_the_other_pair() -> None:
    """An unquoted `no` is one and the same to YAML 1.1 as `off`."""
    assert not read({"self_vote": "no"}).self_vote
    assert read({"revise_bids": "on"}).revise_bids


def test_t8_floors_left_out_keep_their_default() -> None:
    assert read({"floors": {"alliance": 4}}).floors == {**FLOORS, "alliance": 4}


def test_t1_a_roster_holds_what_it_names_only() -> None:
    assert read({"roster": {"commoner": 3, "thief": 1}}).roster == {
        "miser": 0,
        "merchant": 0,
        "trader": 0,
        "thief": 1,
        "commoner": 3,
    }


@pytest.mark.parametrize(
    ("data", "path", "reason"),
    [
        (5, (), "5 is not allowed; allowed: house rules by key"),
        ({"bids": 1}, ("bids",), "unknown house rule; allowed: roster, team_knowledge"),
        ({"revise_bids": "y"}, ("revise_bids",), '"y" is not allowed; allowed: no, yes'),
        ({"self_vote": 1}, ("self_vote",), "1 is not allowed; allowed: off, on"),
        ({"vote_tie": "coin"}, ("vote_tie",), "allowed: none, revote_then_none, random, all"),
        ({"vote_tie": None}, ("vote_tie",), "null is not allowed"),
        ({"floors": {"mine": 0}}, ("floors", "mine"), "0 is not allowed; allowed: a whole number, 1 or more"),
        ({"floors": {"mine": 2.5}}, ("floors", "mine"), "2.5 is not allowed"),
        ({"floors": {"mine": True}}, ("floors", "mine"), "true is not allowed"),
        ({"floors": {"bomb": 3}}, ("floors", "bomb"), "unknown name; allowed: missile, mine"),
        ({"floors": 3}, ("floors",), "3 is not allowed; allowed: a number each for missile"),
        ({"revote_minutes": 0}, ("revote_minutes",), "allowed: a whole number, 1 or more"),
        ({"max_days": -1}, ("max_days",), "allowed: a whole number, 0 or more"),
        ({"roster": {"thief": 3}}, ("roster",), "a side needs at least one commoner"),
        ({"roster": {"commoner": 1}}, ("roster",), "a side has 2 to 12 seats"),
        ({"roster": {"commoner": 12, "thief": 1}}, ("roster",), "a side has 2 to 12 seats"),
    ],
)
def test_what_is_not_allowed_says_what_is(data: Any, path: tuple[str, ...], reason: str) -> None:
    with pytest.raises(Malformed) as fault:
        read(data)
    assert fault.value.path == path
    assert reason in fault.value.reason
