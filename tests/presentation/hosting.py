"""Everything that hosts and lobbies are shown beside the events: set-up panel, questions, audit, self-test."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec.structs import replace

import cogs
from bot.games.notation import decoded, encoded
from bot.games.tycoon.game import TYCOON
from bot.presentation.audit import audit
from bot.presentation.buttons import Verb
from bot.presentation.dry_run import dry_run
from bot.presentation.forms import Form
from bot.presentation.games import GAMES
from bot.presentation.greeting import greeting
from bot.presentation.host_forms import HostAsks
from bot.presentation.localizer import LANGUAGES, Localizer
from bot.presentation.opening_panel import Setup
from bot.presentation.people import names_of
from bot.presentation.posts import one_post
from bot.presentation.selftest import NEEDED, WANTED, Test, missing, self_test
from bot.presentation.server_panel import ServerPanel
from bot.services.hours import Schedule
from bot.services.messaging import Rendered, Shown
from bot.services.opening import Plan, first_plan, rule_kinds, with_rule
from bot.services.queries import Foreseen
from bot.services.rows import AuditRow, DailyHours, Server, Settings, Status
from tests.presentation import scenes
from tests.presentation.texts import Noted

COGS = Path(next(iter(cogs.__path__)))
PLAN = first_plan("tycoon", "en", Schedule(zone="Asia/Shanghai"))
CHANGED = with_rule(with_rule(PLAN, "vote_tie", "all"), "revote_minutes", 30)
SURE = (Verb.TICK, Verb.UNDO, Verb.LOOK, Verb.CLOSE)

AUDITED = (
    *("open", "kick", "robots", "talk", "close", "start", "look", "announce", "words", "remind", "add_host", "outage"),
    *("unposted", "posted"),
    *scenes.ACTS,
    "asked:undo",
)
FACTS: tuple[dict[str, Any], ...] = (
    {},
    {"minutes": 1},
    {"minutes": 90, "reason": "**bold** @everyone"},
    {"seat": "3", "user": "123"},
    {"text": "x" * 500, "parts": ["seats.3.gold", "day"]},
)
STATE = {
    "day": 2,
    "phase": "night",
    "seats": scenes.SEATS,
    "bids": scenes.BIDS,
    "items": {"missile": "2"},
    "orders": [{"seat": "2", "item": "missile", "targets": ["5"]}],
}


def everything(texts: Localizer) -> Iterator[Rendered | Form]:
    """All of it in one language."""
    yield from setups(texts)
    yield from asked(texts)
    yield from audit(audited(), texts)
    yield from audit((), texts)
    yield from tests(texts)
    yield from servers(texts)
    yield from dry_runs(texts)
    yield from secrets(texts)
    table = scenes.lobby(texts.language).table
    yield greeting(scenes.answer("joined", place=7), table, texts)
    yield greeting(scenes.answer("waiting", position=2), table, texts)
    for team in ("east", "west"):
        yield Rendered(text=GAMES["tycoon"].team(team, texts))


def setups(texts: Localizer) -> Iterator[Rendered | Form]:
    """The set-up panel with all its pages and forms."""
    for plan in (PLAN, CHANGED, *chosen()):
        setup = Setup(plan, texts)
        yield setup.panel()
        yield setup.rules()
        yield setup.hours()
    for key in rule_kinds("tycoon"):
        setup = Setup(CHANGED, texts)
        yield setup.numbers(key) or setup.rules(key)


def chosen() -> Iterator[Plan]:
    """Plans with each preset, each language, and a channel."""
    for name in ("blind", "skirmish"):
        yield replace(PLAN, preset=name)
    for language in LANGUAGES:
        yield replace(PLAN, language=language, place=scenes.HOME)


def asked(texts: Localizer) -> Iterator[Rendered | Form]:
    """Every question to a host."""
    asks = HostAsks(scenes.table(texts.language), texts)
    for verb in SURE:
        yield asks.sure(verb)
    yield asks.sure(Verb.REMOVE, "3")
    yield asks.late("77", "x")
    forms = (asks.extend, asks.reschedule, asks.pause, asks.end, asks.announce, asks.correct, asks.substitute)
    yield from (form() for form in (*forms, asks.robot, asks.remove, asks.cohost))
    yield HostAsks(scenes.lobby(texts.language).table, texts).kick()


def audited() -> tuple[AuditRow, ...]:
    """Acts of every kind, with facts of every kind."""
    acts: list[tuple[str, dict[str, Any]]] = [(act, {}) for act in AUDITED]
    return tuple(
        AuditRow(match=12, at=scenes.AT, by=scenes.HOST if at % 2 else None, act=act, facts=encoded(facts))
        for at, (act, facts) in enumerate((*acts, *(("extend", facts) for facts in FACTS)))
    )


def tests(texts: Localizer) -> Iterator[Rendered]:
    """The self-test where everything is there, and where nothing is."""
    for lacks in ((), (*NEEDED, *WANTED)):
        for arrived in (True, False, None):
            test = Test(channel=5, looked_at=(*NEEDED, *WANTED), lacks=lacks, arrived=arrived)
            yield self_test(test, texts)
    yield missing(5, NEEDED, texts)


def servers(texts: Localizer) -> Iterator[Rendered | Form]:
    """A server's settings, with nothing and with everything chosen."""
    hours = DailyHours(dawn=450, bids_close=1140, nightfall=1215)
    full = Server(guild=5, channel=scenes.HOME, language="zh-TW", zone="Asia/Kathmandu", hours=hours, host_role=7)
    for server in (Server(guild=5), full):
        for language in LANGUAGES:
            shown = ServerPanel(server, scenes.SCHEDULE, language, texts)
            yield shown.panel()
            yield shown.hours()


def dry_runs(texts: Localizer) -> Iterator[Rendered]:
    """A dry run of every phase, with every way that a count may come out."""
    tie = {"1": "6", "2": "5"}
    for rule in ("none", "revote_then_none", "random", "all"):
        yield foreseen(scenes.shown(texts.language, votes=tie, rules={"vote_tie": rule}), texts)
    yield foreseen(scenes.shown(texts.language, phase="revote", votes=tie, **scenes.TIED), texts)
    paused = scenes.match(texts.language, status=Status.PAUSED, due_at=None, settings=Settings(words="x"))
    turn_based = scenes.match(texts.language, due_at=None)
    tables = [shown for panel, shown in scenes.panels(texts.language) if panel == "table"]
    for shown in (
        *tables,
        *(replace(tables[0], table=replace(tables[0].table, match=match)) for match in (paused, turn_based)),
    ):
        yield foreseen(shown, texts)


def foreseen(shown: Shown, texts: Localizer) -> Rendered:
    """A dry run in which seats still owe something."""
    return one_post(list(dry_run(Foreseen(shown=shown, owing=("1", "6")), texts, names_of(shown.table, texts))))


def secrets(texts: Localizer) -> Iterator[Rendered]:
    """What a host sees who looks."""
    table = scenes.table(texts.language)
    state: dict[str, object] = decoded(encoded(TYCOON.dump(TYCOON.load(STATE, {}, "1"))))
    yield Rendered(text="\n".join(GAMES["tycoon"].secrets(state, texts, names_of(table, texts))))


def spoken_by_cogs(noted: Noted) -> None:
    """Ask for every text that the cogs name themselves."""
    for file in sorted(COGS.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "text":
                for message_id in _constants(node.args[0]) if node.args else ():
                    noted.asked.add((message_id, frozenset(str(one.arg) for one in node.keywords)))


def _constants(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.IfExp):
        yield from _constants(node.body)
        yield from _constants(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def sizes(form: Form) -> Iterator[tuple[str, int, int]]:
    """A form's texts, how long they are, and how long they may be."""
    yield form.title, len(form.title), 45
    for field in form.fields:
        yield field.label, len(field.label), 45
        yield field.value, len(field.value), field.longest
        yield field.name, len(field.choices), 25
