"""Games by turns played by chance, and whatever is shown of them: tables, hands, menus, forms, events, reasons."""

import asyncio
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.commands.cases import run_files
from bot.games import cases, houserules
from bot.games.api import AnyGame, Event, Refused, Seat
from bot.games.notation import action_step, decoded, encoded
from bot.games.registry import find
from bot.presentation.forms import Form
from bot.presentation.games import GAMES, TURNS
from bot.presentation.greeting import greeting
from bot.presentation.helping import help_lines
from bot.presentation.localizer import Localizer
from bot.presentation.notices import Herald
from bot.presentation.opening_panel import Setup
from bot.presentation.people import names_of
from bot.presentation.posts import Rows
from bot.presentation.renderer import TextRenderer
from bot.presentation.service_refusals import any_refusal_text
from bot.presentation.turn_rules import value_text
from bot.presentation.turns import Question
from bot.services import notices
from bot.services.hours import Schedule
from bot.services.log import Asks
from bot.services.messaging import Button, Rendered, Shown, Table
from bot.services.opening import first_plan, rule_kinds
from bot.services.queries import Line, Mine
from bot.services.rows import Person, SeatRow, Status
from tests.games.plays import CONTRARY, Moment, house_rules, random_play
from tests.presentation import scenes

SEEDS = ("1", "2", "3")
CASES = Path(__file__).resolve().parents[1] / "cases"
FORMS = ("swap", "declare", "take", "score", "assign", "discard")
"""Acts with so many choices that a form asks for them."""

MOST_LINES = 8
"""Lines of a menu behind another one that are tried; the others are made alike."""

MOST = 400
"""Steps of a random match: enough for every step, event and end."""


class Scene(Struct, frozen=True):
    """One moment of a random match with its house rules."""

    game: AnyGame
    rules: dict[str, Any]
    moment: Moment
    course: tuple[tuple[str, Event], ...]
    """Everything that happened up to here, with its phase."""


@cache
def scenes_of(name: str) -> tuple[Scene, ...]:
    """Moments at which something is new: of random matches under the usual rules and contrary ones, of rule cases."""
    known, found = set[object](), []
    for scene in (*_played(find(name)), *_told_in_cases(find(name))):
        marks = _marks(scene.game, scene.moment)
        if not marks <= known:
            known |= marks
            found.append(scene)
    return (*found, *_crafted(find(name)))


HUGE = [f"{suit}{rank}" for suit in "CHDS" for rank in ("A", "2", "3", "9", "10", "J", "Q")] + ["x", "X"]
"""A hand of thirty cards."""

SINS = {"C": ["C10", "C9", "C2"], "H": ["H3"], "D": ["D7", "x"], "S": ["SA"]}
Steps: TypeAlias = tuple[tuple[str, dict[str, Any]], ...]
CRAFTED: dict[str, tuple[tuple[dict[str, Any], dict[str, Any], Steps], ...]] = {
    "sins": (
        (
            {},
            {
                "seats": {"A": {"hand": HUGE, "sins": SINS}, "B": {"hand": HUGE[:9]}, "C": {}},
                "markers": {"C": "A", "H": "A", "D": "A", "S": "A"},
                "piles": {"C": ["C8"], "H": ["H8"], "D": ["D8"], "S": []},
            },
            (),
        ),
        ({"max_turns": 1}, {"seats": {"A": {"hand": ["C5"]}, "B": {}, "C": {}}}, (("timeout", {}),)),
        ({}, {"seats": {"A": {"hand": ["C5"]}, "B": {}, "C": {}}, "deck": []}, (("timeout", {}),)),
    ),
    "rites": (
        (
            {"tie": "sword_then_turn_order"},
            {
                "seats": {"A": {}, "B": {}, "C": {}},
                "rites": [
                    {
                        "tile": "青11000",
                        "zones": {"A": ["木1", "火3", "水5", "土7", "金9"], "B": ["木18"], "C": ["火18"]},
                        "sword": "A",
                        "laid": {"A": 1, "B": 2, "C": 3},
                    }
                ],
                "step": "declare",
            },
            tuple(("declare", {"seat": seat, "changes": {}}) for seat in "ABC"),
        ),
    ),
}
"""Moments that chance and rule cases seldom bring: house rules, a start, and steps."""


def _crafted(game: AnyGame) -> Iterator[Scene]:
    for rules, start, words in CRAFTED.get(game.name, ()):
        state = game.load(start, rules, "1")
        yield Scene(game, rules, Moment(state, None, None, ()), ())
        for word, arguments in words:
            state, events = game.step(state, word, arguments)
            yield Scene(game, rules, Moment(state, None, None, events), ())


def _played(game: AnyGame) -> Iterator[Scene]:
    for table in ("standard", CONTRARY):
        rules = dict(house_rules(game, table))
        for seed in SEEDS:
            course: tuple[tuple[str, Event], ...] = ()
            for moment in random_play(game, table, seed, pace=9, most=MOST):
                course += tuple((game.phase(moment.state), event) for event in moment.events)
                yield Scene(game, rules, moment, course)


def _told_in_cases(game: AnyGame) -> Iterator[Scene]:
    """Every step of the rule cases that is accepted."""
    for file in sorted(CASES.glob(f"{game.name}*.yaml")):
        for case, _ in run_files([file]):
            state = cases.begin(case)
            course: tuple[tuple[str, Event], ...] = ()
            yield Scene(game, dict(case.rules), Moment(state, None, None, ()), course)
            for step in case.steps:
                if step.refused is None:
                    state, events = game.step(state, step.word, step.arguments)
                    course += tuple((game.phase(state), event) for event in events)
                    yield Scene(game, dict(case.rules), Moment(state, None, None, events), course)


def _marks(game: AnyGame, moment: Moment) -> set[object]:
    """What makes a moment worth showing: its step, what happened, what is offered."""
    state = moment.state
    step = game.phase(state).split("-")[1]
    marks: set[object] = {(step, *sorted(type(event).__name__ for event in moment.events))}
    for event in moment.events:
        facts = msgspec.to_builtins(event).items()
        marks.add((type(event).__name__, *(f"{key}={_kind(value)}" for key, value in facts)))
    for seat in game.acting(state):
        for offer in game.legal_actions(state, seat):
            marks.add((step, offer.kind))
            for action in () if offer.kind in FORMS else islice(offer.choices(), 60):
                marks.add((step, offer.kind, *(_kind(value) for value in msgspec.to_builtins(action).values())))
    return marks


def _kind(value: object) -> object:
    """What a text may hang on: a word without its number, whether a number or a list is there at all."""
    if isinstance(value, str):
        return value.strip("0123456789")[-8:]
    if isinstance(value, dict):
        return tuple((key, _kind(one)) for key, one in value.items() if isinstance(one, (str, type(None)))) or bool(
            value
        )
    return value if isinstance(value, (bool, type(None))) else bool(value)


def table_of(scene: Scene, language: str, **fields: Any) -> Table:
    """The table at that moment; everybody is a person."""
    game, state = scene.game, scene.moment.state
    seats = tuple(
        SeatRow(
            match=12,
            place=at,
            seat=seat,
            person=Person(user=scenes.user(str(at)), name=scenes.NAMES[at - 1], language=language),
            robot=False,
        )
        for at, seat in enumerate(game.seats(state), start=1)
    )
    over = game.outcome(state) is not None
    status = Status.OVER if over else Status.RUNNING
    match = scenes.match(
        language, game=game.name, phase=game.phase(state), house_rules=encoded(plain(scene)), status=status, **fields
    )
    return Table(match=replace(match, due_at=None) if over else match, seats=seats, view=view(scene))


def plain(scene: Scene) -> dict[str, Any]:
    """The house rules in the words of the rules page; a case may write yes and no as booleans."""
    return dict(houserules.write(scene.game.rules(scene.rules)))


def view(scene: Scene, seat: Seat | None = None) -> dict[str, object]:
    """What somebody may see."""
    data: dict[str, object] = decoded(encoded(scene.game.view_data(scene.game.view(scene.moment.state, seat))))
    return data


def mine_of(scene: Scene, seat: Seat, language: str) -> Mine:
    """A player's own match."""
    table = table_of(scene, language)
    row = next(one for one in table.seats if one.seat == seat)
    offers = scene.game.legal_actions(scene.moment.state, seat)
    return Mine(table=table, seat=row, view=view(scene, seat), drafts=(), offers=offers)


def lines_of(course: Iterable[tuple[str, Event]], seat: Seat | None = None) -> tuple[Line, ...]:
    """What somebody was told."""
    return tuple(
        Line(number=at, at=scenes.AT, phase=phase, seat=None, event=event)
        for at, (phase, event) in enumerate(course, start=1)
        if event.audience is None or seat in event.audience
    )


# --- everything that is shown


def hands(scene: Scene, texts: Localizer) -> Iterator[Rendered | Form]:
    """Every seat's private panel with all that its menus and buttons lead to."""
    renderer = TextRenderer({texts.language: texts})
    for seat in scene.game.seats(scene.moment.state):
        mine = mine_of(scene, seat, texts.language)
        own = renderer.own(mine, texts.language)
        yield own
        yield from led_to(scene, mine, own.rows, texts)
        away = replace(mine, seat=replace(mine.seat, robot=True))
        yield renderer.own(away, texts.language)


def led_to(scene: Scene, mine: Mine, rows: Rows, texts: Localizer, depth: int = 0) -> Iterator[Rendered | Form]:
    """What the parts of a panel lead to, as far as there is one more question behind them."""
    game, names = TURNS[mine.table.match.game], names_of(mine.table, texts)
    for word, value in islice(presses(rows), MOST_LINES if depth else None):
        found = game.chosen(word, (value,) if value else (), mine, texts, names)
        assert found is not None, f"{word} {value} is on the panel, and leads to nothing"
        if isinstance(found, Form):
            yield found
        elif isinstance(found, Question):
            assert depth < 5
            yield Rendered(text="\n".join(found.lines), rows=found.rows)
            yield from led_to(scene, mine, found.rows, texts, depth + 1)
        else:
            assert isinstance(found, Asks)
            # Raises Refused where the panel offers what the rules refuse.
            scene.game.step(scene.moment.state, found.do, {"seat": mine.seat.seat, **found.arguments})


def presses(rows: Rows) -> Iterator[tuple[str, str]]:
    """The word and value of every button and line of moves."""
    for row in rows:
        for part in row:
            _, _, verb, _ = part.custom_id.split(":")
            if verb.partition(".")[0] == "move":
                word = verb.split(".")[1]
                if isinstance(part, Button):
                    yield word, ""
                elif part.most == 1:
                    yield from ((word, choice.value) for choice in part.choices)


def told(scene: Scene, texts: Localizer) -> Iterator[Rendered]:
    """The moment's events as everybody and each seat hears them, its act as it is answered."""
    game, table = GAMES[scene.game.name], table_of(scene, texts.language)
    names = names_of(table, texts)
    events = scene.moment.events
    yield Rendered(text="\n".join(game.public([one for one in events if one.audience is None], table, texts, names)))
    for seat in scene.game.seats(scene.moment.state):
        own = [one for one in events if one.audience is not None and seat in one.audience]
        yield Rendered(text="\n".join(game.letter(own, table, texts, names)))
    if scene.moment.action is not None and scene.moment.seat is not None:
        own = [one for one in events if one.audience is not None and scene.moment.seat in one.audience]
        yield Rendered(text="\n".join(game.done(own, action_step(scene.moment.action), table, texts, names)))


def asked(scene: Scene, texts: Localizer) -> Iterator[Rendered]:
    """What people ask for: reasons, the course, help, and what a host sees who looks."""
    game, table = GAMES[scene.game.name], table_of(scene, texts.language)
    names, course = names_of(table, texts), lines_of(scene.course)
    state: dict[str, object] = decoded(encoded(scene.game.dump(scene.moment.state)))
    yield Rendered(text="\n".join(game.why(course, table, texts, names)))
    yield Rendered(text="\n".join(game.secrets(state, texts, names)))
    yield Rendered(text=game.phase_end(table.match.phase, texts))
    yield Rendered(text="\n".join(game.foreseen(table.match, table.view, texts, names)))
    for seat in scene.game.seats(scene.moment.state):
        yield Rendered(text="\n".join(help_lines(table, mine_of(scene, seat, texts.language), texts)))


def around(name: str, texts: Localizer) -> Iterator[Rendered | Form]:
    """What is said before a match and of its house rules."""
    first = scenes_of(name)[0]
    game, table = GAMES[name], table_of(first, texts.language)
    names = names_of(table, texts)
    for match in (None, table.match, replace(table.match, house_rules=encoded(plain(scenes_of(name)[-1])))):
        for screen in game.guide(match, texts):
            yield Rendered(text="\n".join(screen))
    yield Rendered(text="\n".join(game.lobby(replace(table, match=replace(table.match, house_rules=b"{}")), texts)))
    yield Rendered(text="\n".join(game.votes((), table, texts, names)))
    yield Rendered(text="\n".join(game.why((), table, texts, names)))
    yield Rendered(text=game.asked("what?", {}, table, texts, names))
    yield Rendered(text=texts.text(f"{name}-name"))
    for code in ("joined", "waiting"):
        yield greeting(scenes.answer(code, place=2, position=2), table, texts)
    plan = first_plan(name, texts.language, Schedule(zone="UTC", **_hours()))
    for setup in (Setup(plan, texts), Setup(replace(plan, seats=3), texts)):
        yield setup.panel()
        yield setup.rules()
    for key in rule_kinds(name):
        yield Setup(plan, texts).numbers(key) or Setup(plan, texts).rules(key)
    herald = Herald(table, texts, names)
    for notice in (
        notices.Opened(game=name, seats=6),
        notices.Begun(commitment=scenes.HEX, due_at=scenes.AT),
        notices.Briefed(to=notices.To.SEAT, seat="1"),
        notices.Unread(seats=("1",)),
    ):
        yield Rendered(text="\n".join(herald.lines(notice)))
    renderer = TextRenderer({texts.language: texts})
    facts: dict[str, dict[str, int]] = {"opened": {"match": 7, "seats": 6}, "joined": {"place": 1}}
    for code in ("opened", "started", "joined", "away", "back"):
        yield renderer.answer(scenes.answer(code, **facts.get(code, {})), texts.language, table)
    for status in (Status.LOBBY, Status.OVER):
        yield Rendered(
            text="\n".join(help_lines(replace(table, match=replace(table.match, status=status)), None, texts))
        )
    for refused in (Refused("stale_phase", phase=table.match.phase), Refused("places_empty", count=1)):
        yield Rendered(text=any_refusal_text(refused, table, texts, names))


def _hours() -> dict[str, Any]:
    schedule = scenes.SCHEDULE
    return {
        "dawn": schedule.dawn,
        "nightfall": schedule.nightfall,
        "bids_close_minutes": schedule.bids_close_minutes,
    }


async def tables(scene: Scene, texts: Localizer) -> Rendered:
    """The table's panel at that moment."""
    renderer = TextRenderer({texts.language: texts})
    shown = await renderer.panel("table", Shown(table=table_of(scene, texts.language), view=view(scene)))
    assert shown is not None
    return shown


def rule_values(name: str, texts: Localizer) -> None:
    """Ask for every value that a house rule may have."""
    for key, kind in rule_kinds(name).items():
        words = getattr(kind, "words", None) or [
            one for one in (getattr(kind, "off", ""), getattr(kind, "on", "")) if one
        ]
        for value in words or (0, 3, 12, "3 minutes"):
            if isinstance(value, int) or words or key.endswith("_hours"):
                value_text(name, key, value, texts)


def everything(texts: Localizer) -> Iterator[Rendered | Form]:
    """Whatever games by turns can say."""
    asyncio.run(_all_tables(texts))
    for name in TURNS:
        rule_values(name, texts)
        yield from around(name, texts)
        for scene in scenes_of(name):
            yield from told(scene, texts)
            yield from hands(scene, texts)
            yield from asked(scene, texts)


async def _all_tables(texts: Localizer) -> None:
    for name in TURNS:
        for scene in scenes_of(name):
            await tables(scene, texts)
