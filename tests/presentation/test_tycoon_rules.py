"""Every house rule and each of its values is described in every language."""

from collections.abc import Iterator
from typing import Annotated, get_origin, get_type_hints

import pytest
from msgspec.structs import replace

from bot.games.houserules import Choice, Switch, Table, Whole, write
from bot.games.tycoon.rules import Rules
from bot.presentation.localizer import LANGUAGES
from bot.presentation.tycoon_rules import describe, rule_title, value_text
from tests.presentation.texts import texts


def values() -> Iterator[tuple[str, object]]:
    """Every key with every value that it may have; of numbers, the ends and one between."""
    for key, hint in get_type_hints(Rules, include_extras=True).items():
        assert get_origin(hint) is Annotated
        match hint.__metadata__[0]:
            case Switch(off, on):
                yield from ((key, off), (key, on))
            case Choice(words):
                yield from ((key, word) for word in words)
            case Whole(low):
                yield from ((key, low), (key, low + 1), (key, 14))
            case Table(names):
                yield from ((key, dict.fromkeys(names, number)) for number in (1, 2))
            case kind:
                raise AssertionError(f"{key}: no values known for {kind}")


VALUES = tuple(values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_every_house_rule_is_described(language: str) -> None:
    assert {key for key, _ in VALUES} == set(write(Rules()))
    described = [(key, value_text(texts(language), key, value)) for key, value in VALUES]
    assert len(set(described)) == len(described)


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_and_meanings_fit_into_a_menu(language: str) -> None:
    assert all(len(rule_title(texts(language), key)) <= 45 for key, _ in VALUES)
    assert all(len(value_text(texts(language), key, value)) <= 100 for key, value in VALUES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_that_differ_from_the_usual_ones_are_marked(language: str) -> None:
    rules = replace(Rules(), max_days=7, votes_live=False)
    told = describe(rules, texts(language))
    assert [one.key for one in told] == list(write(rules))
    assert [one.key for one in told if one.changed] == ["votes_live", "max_days"]
    assert "7" in told[-1].text


def test_t1_a_roster_lists_who_is_in_it() -> None:
    (roster, *_) = describe(replace(Rules(), roster={**Rules().roster, "thief": 0}), texts("zh-CN"))
    assert roster.text == "每城 7 人：守财奴 1、大商人 1、期货商 1和水民 4。"
