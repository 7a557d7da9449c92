"""Whatever the services may tell or answer has a message in every language, made of its own fields."""

import ast
import asyncio
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec.structs import fields, replace

import bot.services
from bot.games.api import Refused
from bot.games.tycoon.game import TYCOON
from bot.presentation.answers import HINTS, INTERNAL
from bot.presentation.localizer import LANGUAGES, Localizer, MissingText
from bot.presentation.notices import Herald
from bot.presentation.people import names_of
from bot.presentation.renderer import TextRenderer
from bot.presentation.service_refusals import any_refusal_text
from bot.services import notices
from bot.services.messaging import Rendered
from bot.services.notices import AnyNotice, Notice
from bot.services.reaching import HOME_CLOSED
from bot.services.refusals import REFUSALS
from tests.presentation import scenes
from tests.presentation.samples import EVENTS
from tests.presentation.texts import ALL, texts

SERVICES = Path(next(iter(bot.services.__path__)))
RENDERER = TextRenderer({one.language: one for one in ALL})
TREES = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SERVICES.rglob("*.py"))]
CLASSES = tuple(
    cls for _, cls in inspect.getmembers(notices, inspect.isclass) if issubclass(cls, Notice) and cls is not Notice
)

EXAMPLES: dict[str, tuple[Any, ...]] = {
    "match": (1234,),
    "phase": ("2-day", "2-dusk", "2-revote", "2-night", "2-over"),
    "due_at": (scenes.AT.isoformat(), scenes.AT),
    "input_at": (scenes.AT.isoformat(),),
    "soonest": (scenes.AT,),
    "reason": ("seats.3: no such thing <@1>",),
    "count": (3,),
    "least": (2,),
    "most": (24,),
    "seats": (["1", "6"],),
    "seat": ("@everyone",),
    "slot": ("missile", "standing:mine#2", None),
    "minutes": (0,),
    "days": (14,),
    "number": (1234,),
    "matches": ([3, 12],),
    "text": ("@everyone",),
    "zone": ("Mars/Olympus",),
}
"""Values that each fact of a service's refusal may have; an unknown fact fails the test that looks it up."""


def calls(name: str) -> Iterator[ast.Call]:
    for tree in TREES:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                yield node


def constants(node: ast.expr) -> Iterator[str]:
    """The texts that an expression may be."""
    if isinstance(node, ast.IfExp):
        yield from constants(node.body)
        yield from constants(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def raised() -> Iterator[tuple[str, frozenset[str]]]:
    """Every refusal in the services' source: its code and the names of its facts."""
    for call in calls("Refused"):
        for code in constants(call.args[0]):
            yield code, frozenset(str(keyword.arg) for keyword in call.keywords)
    yield "arrived_late", frozenset({"phase", "input_at", "due_at"})


RAISED = sorted(set(raised()), key=lambda one: (one[0], sorted(one[1])))
CODES = {
    code
    for name in ("Outcome", "Answer")
    for call in calls(name)
    for keyword in call.keywords
    if keyword.arg == "code"
    for code in constants(keyword.value)
} - {"arrived_late"}


def everything(localizer: Localizer) -> None:
    """Ask these texts for whatever the renderer can say."""
    renderer = TextRenderer(dict.fromkeys(LANGUAGES, localizer))
    language = localizer.language
    asyncio.run(_everything(renderer, language))
    for answer in scenes.ANSWERS:
        renderer.answer(answer, language, scenes.table(language))
    for refused in refusals():
        for table in (scenes.table(language), None):
            if table is not None or ("phase" not in refused.facts and not refused.facts.get("slot")):
                names = names_of(table, localizer) if table is not None else {}
                any_refusal_text(refused, table, localizer, names)
    for name in HINTS:
        renderer.hint(name, language)
    renderer.fault("a1", language)
    for mine in scenes.owns(language):
        renderer.own(mine, language)
        renderer.orders(mine, language)
    for standing in scenes.standings(language):
        renderer.host_panel(standing, language)


async def _everything(renderer: TextRenderer, language: str) -> None:
    table = replace(scenes.table(language), view=scenes.view(), panel=(scenes.HOME, 5))
    for told in (*EVENTS, *scenes.NOTICES):
        await renderer.message(scenes.row(told, language), table)
        await renderer.struck(scenes.row(told, language), table)
    for panel, shown in scenes.panels(language):
        await renderer.panel(panel, shown)


def refusals() -> Iterator[Refused]:
    for code, facts in RAISED:
        for fact in facts or {""}:
            for value in EXAMPLES[fact] if fact else ("",):
                given = {other: EXAMPLES[other][0] for other in facts}
                yield Refused(code, **{**given, **({fact: value} if fact else {})})


# --- notices


def test_every_notice_is_told_and_sampled() -> None:
    assert set(CLASSES) == set(get_args(AnyNotice)) == {type(notice) for notice in scenes.NOTICES}


def test_every_why_in_the_services_is_sampled() -> None:
    whys = {
        code
        for name, at in (("_move", 2), ("_hand_to_robot", 2))
        for call in calls(name)
        for code in constants(call.args[at])
    }
    for tree in TREES:
        for node in ast.walk(tree):
            if isinstance(node, ast.keyword) and node.arg == "why":
                whys |= set(constants(node.value))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "postpone":
                whys |= {code for argument in node.args[1:2] for code in constants(argument)}
    told = (notices.DeadlineMoved, notices.SeatChanged, notices.Paused)
    assert whys == {one.why for one in scenes.NOTICES if isinstance(one, told)}
    homes = {one.why for one in scenes.NOTICES if isinstance(one, notices.HomeRefuses)}
    assert homes == set(HOME_CLOSED.values())


def test_every_act_that_may_need_a_second_host_has_a_name() -> None:
    acts = {code for call in calls("hosted") for code in constants(call.args[3])}
    assert acts == set(scenes.ACTS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("notice", scenes.NOTICES, ids=lambda notice: type(notice).__name__)
async def test_every_notice_becomes_a_message(notice: AnyNotice, language: str) -> None:
    (post,) = await RENDERER.message(scenes.row(notice, language), scenes.table(language))
    assert all(line.strip() == line != "" for line in post.text.splitlines())


FIELDS = [
    (cls, field.name)
    for cls in CLASSES
    for field in fields(cls)
    # Whom it is for need not be said to him; of one game there are no two.
    if field.name not in ("to", "for_seat") and (cls, field.name) != (notices.Opened, "game")
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("cls", "field"), FIELDS, ids=[f"{cls.__name__}.{field}" for cls, field in FIELDS])
def test_every_field_of_a_notice_is_shown(cls: type[AnyNotice], field: str, language: str) -> None:
    samples = [notice for notice in scenes.NOTICES if type(notice) is cls]
    values = [getattr(notice, field) for notice in samples]
    herald = Herald(scenes.table(language), texts(language), names_of(scenes.table(language), texts(language)))

    def differs(notice: AnyNotice, value: object) -> bool:
        try:
            changed = list(herald.lines(replace(notice, **{field: value})))
        except MissingText:  # what no service does, such as a robot that is back
            return False
        return changed != list(herald.lines(notice))

    assert any(differs(notice, value) for notice in samples for value in values)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_an_open_lobby_names_its_game(language: str) -> None:
    (post,) = await RENDERER.message(scenes.row(notices.Opened(game="tycoon", seats=16), language), scenes.table())
    assert texts(language).text("tycoon-name") in post.text


# --- answers and refusals


def test_every_answer_of_the_services_is_sampled() -> None:
    assert CODES - {answer.code for answer in scenes.ANSWERS} == set(INTERNAL)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("answer", scenes.ANSWERS, ids=lambda answer: str(answer.code))
def test_every_answer_says_what_was_recorded_and_when(answer: Any, language: str) -> None:
    text = RENDERER.answer(answer, language, scenes.table(language)).text
    assert all(line.strip() == line != "" for line in text.splitlines())
    assert "<t:1795953600:T>" in text.splitlines()[-1]


def test_every_refusal_of_the_services_is_found_in_their_source() -> None:
    assert {code for code, _ in RAISED} == set(REFUSALS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("refused", list(refusals()), ids=lambda refused: str(refused.code))
def test_every_refusal_of_the_services_makes_safe_text(refused: Refused, language: str) -> None:
    text = any_refusal_text(refused, scenes.table(language), texts(language), {})
    assert text.isprintable()
    assert not set(text) & set("@[]")


def test_a_game_refusal_in_an_answer_has_its_number() -> None:
    answer = replace(
        scenes.answer("below_floor", item="missile", floor=4, amount=3),
        refused=True,
    )
    assert RENDERER.answer(answer, "zh-CN", scenes.table()).text == "飞弹底价 4，你出了 3。"


def test_an_unknown_answer_is_a_missing_text() -> None:
    with pytest.raises(MissingText):
        RENDERER.answer(scenes.answer("no_such_code"), "en", scenes.table())


def test_services_and_games_do_not_use_one_code_for_different_facts() -> None:
    both = set(REFUSALS) & set(TYCOON.refusals)
    assert both == {"match_over", "unknown_seat"}
    assert {facts for code, facts in RAISED if code in both} == {frozenset(), frozenset({"seat"})}


def test_language_is_the_readers_or_the_nearest() -> None:
    def said(language: str) -> Rendered:
        return RENDERER.hint("stale", language)

    assert said("zh-HK") == said("zh_Hant") == said("zh-TW") != said("zh-CN") == said("zh") == said("zh-SG")
    assert said("ja") == said("en-GB") == said("en")
