"""Every refusal of tycoon has a message in every language, with exactly the facts that the engine gives it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import bot.games.tycoon
from bot.games.api import Refused
from bot.games.tycoon.game import REFUSALS, TYCOON
from bot.games.tycoon.rules import ITEMS
from bot.presentation.localizer import LANGUAGES, MissingText
from bot.presentation.refusals import refusal_text
from tests.presentation.texts import NAMES, texts, variables

ENGINE = Path(bot.games.tycoon.__file__).parent

EXAMPLES = {
    "seat": ("2", "99", "@everyone"),
    "item": ("missile", "[x](http://evil)"),
    "allowed": (ITEMS, ("1", "3"), 2),
    "phase": ("day", "dusk", "revote", "night"),
    "amount": (3, 8.5, 8.25, 4.00000001, 10**400, -(10**400), "\u202enan"),
    "floor": (4,),
    "purse": (2.5,),
    "count": (1,),
}
"""Values that each fact may have; an unknown fact fails the test that looks it up."""


def raised() -> Iterator[tuple[str, frozenset[str]]]:
    """Every `Refused(code, facts…)` in the engine's source: its code and the names of its facts."""
    for file in sorted(ENGINE.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
                (code,) = node.args
                assert isinstance(code, ast.Constant)
                yield str(code.value), frozenset(str(keyword.arg) for keyword in node.keywords)


RAISED = sorted(set(raised()), key=lambda one: one[0])


def test_the_source_raises_exactly_the_listed_codes() -> None:
    assert {code for code, _ in RAISED} == set(REFUSALS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("code", "facts"), RAISED, ids=[code for code, _ in RAISED])
def test_every_refusal_uses_its_own_facts_and_all_of_them(code: str, facts: frozenset[str], language: str) -> None:
    assert variables(language, f"tycoon-refused-{code}") == facts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("code", "facts"), RAISED, ids=[code for code, _ in RAISED])
def test_every_fact_makes_safe_text(code: str, facts: frozenset[str], language: str) -> None:
    for fact in facts:
        shown = []
        for value in EXAMPLES[fact]:
            others = {other: EXAMPLES[other][0] for other in facts - {fact}}
            refused = Refused(code, **others, **{fact: value})
            shown.append(refusal_text(refused, TYCOON.name, texts(language), NAMES))
        assert len(set(shown)) == len(shown)
        assert all(text.isprintable() and not set(text) & set("@[]<>") for text in shown)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("zh-CN", "飞弹底价 4，你出了 3。"),
        ("zh-TW", "飛彈底價 4，你出了 3。"),
        ("en", "The reserve of the missile is 4; you bid 3."),
    ],
)
def test_t8_below_floor_says_the_reserve_and_the_bid(language: str, text: str) -> None:
    refused = Refused("below_floor", item="missile", floor=4, amount=3)
    assert refusal_text(refused, "tycoon", texts(language), NAMES) == text


def test_t9_a_number_that_looks_whole_when_rounded_is_shown_as_it_is() -> None:
    text = refusal_text(Refused("not_whole", amount=4.00000001), "tycoon", texts("en"), NAMES)
    assert "4.00000001" in text


def test_t23_the_seats_of_the_second_ballot_are_named() -> None:
    refused = Refused("not_in_revote", seat="3", allowed=("1", "2"))
    assert (
        refusal_text(refused, "tycoon", texts("zh-CN"), NAMES) == "第二轮只能投 1号 阿明和2号 Bob，3号 小雨 不在其中。"
    )


def test_an_unknown_code_is_a_missing_text() -> None:
    with pytest.raises(MissingText):
        refusal_text(Refused("no_such_code"), "tycoon", texts("en"), NAMES)
