"""Every refusal of a game by turns has a message in every language, with exactly the facts that the engine gives it."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import bot.games
from bot.games.api import Refused
from bot.games.registry import find
from bot.presentation.games import TURNS
from bot.presentation.localizer import LANGUAGES, Localizer
from bot.presentation.service_refusals import any_refusal_text
from tests.presentation import scenes
from tests.presentation.texts import NAMES, texts, variables

COMMON = {"seat": ("2", "99", "@everyone"), "target": ("3", "[x](http://evil)", None), "awaited": (("1", "2"),)}
EXAMPLES: dict[str, dict[str, tuple[object, ...]]] = {
    "sins": {
        **COMMON,
        "step": ("act", "guess", "transfer", "mourn"),
        "card": ("C5", "X", "**C5**", None),
        "pile": ("C",),
        "suit": ("H", "hearts`"),
        "top": ("D2",),
        "holder": ("2", None),
        "allowed": (("C5", "X"), ("1", "3"), ("C", "H"), 2, ()),
    },
    "rites": {
        **COMMON,
        "step": ("act", "surrender", "assign", "declare", "take", "score"),
        "card": ("木5", "haste", "**木5**"),
        "rite": (9, "x`"),
        "rites": (4,),
        "slot": ("2", 7, None),
        "open": (True,),
        "number": (19, "x"),
        "allowed": (3, ("1", "2"), ("金", "木"), ()),
        "count": (1,),
        "element": ("z`", None),
    },
}
"""Values that each fact may have; an unknown fact fails the test that looks it up."""


def raised(game: str) -> Iterator[tuple[str, frozenset[str]]]:
    """Every `Refused(code, facts…)` in the engine's source: its code and the names of its facts."""
    for file in sorted((Path(bot.games.__file__).parent / game).glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
                for code in constants(node.args[0]):
                    yield code, frozenset(str(keyword.arg) for keyword in node.keywords)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Misfit":
                for code in constants(node.args[0]):
                    yield code, frozenset({"slot", "number", "allowed"})


def constants(node: ast.expr) -> Iterator[str]:
    """The texts that an expression may come to; those of a `Misfit` are found where it is made."""
    if isinstance(node, ast.IfExp):
        yield from constants(node.body)
        yield from constants(node.orelse)
    elif isinstance(node, ast.Constant):
        yield str(node.value)
    else:
        assert ast.unparse(node) == "fault.code"


@cache
def refusals(game: str) -> tuple[tuple[str, frozenset[str]], ...]:
    return tuple(sorted(set(raised(game)), key=lambda one: (one[0], sorted(one[1]))))


ALL = [(game, code, facts) for game in TURNS for code, facts in refusals(game)]


def said(game: str, refused: Refused, own: Localizer) -> str:
    table = scenes.table(own.language, game=game)
    return any_refusal_text(refused, table, own, NAMES)


def everything(own: Localizer) -> None:
    """Ask for every refusal with every example."""
    for game, code, facts in ALL:
        for fact in facts or {""}:
            for value in EXAMPLES[game][fact] if fact else ("",):
                given = {other: EXAMPLES[game][other][0] for other in facts}
                said(game, Refused(code, **{**given, **({fact: value} if fact else {})}), own)


@pytest.mark.parametrize("game", TURNS)
def test_the_source_raises_exactly_the_listed_codes(game: str) -> None:
    assert {code for code, _ in refusals(game)} == set(find(game).refusals)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "code"), sorted({(game, code) for game, code, _ in ALL}))
def test_every_refusal_uses_facts_that_the_engine_gives(game: str, code: str, language: str) -> None:
    """A code that comes with different facts may have a text for each set, named by one of its facts."""
    given = {facts for known, other, facts in ALL if (known, other) == (game, code)}
    used = {
        message_id: variables(language, message_id)
        for message_id in texts(language).message_ids
        if message_id == f"{game}-refused-{code}" or message_id.startswith(f"{game}-refused-{code}-")
    }
    assert used
    assert all(any(known <= facts for facts in given) for known in used.values())
    if len(given) == 1 and game == "sins":
        assert set(used.values()) == given


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "code", "facts"), ALL)
def test_every_fact_makes_safe_text(game: str, code: str, facts: frozenset[str], language: str) -> None:
    for fact in facts:
        shown = []
        for value in EXAMPLES[game][fact]:
            others = {other: EXAMPLES[game][other][0] for other in facts - {fact}}
            shown.append(said(game, Refused(code, **others, **{fact: value}), texts(language)))
        assert len(set(shown)) in (1, len(shown))
        assert all(text.isprintable() and not set(text) & set("@<>`*") for text in shown)
