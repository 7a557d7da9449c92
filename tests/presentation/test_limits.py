"""C64, P8: whatever sixteen people call themselves, every message of a whole match is one that Discord takes."""

import asyncio
import re
from collections.abc import Iterator
from functools import cache
from itertools import groupby

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.games.api import Event, Seat
from bot.games.driver import play
from bot.games.record import Turn, header
from bot.games.tycoon.game import TYCOON
from bot.games.tycoon.state import State
from bot.presentation.buttons import CHOICES, ROW, ROWS, Verb, custom_id
from bot.presentation.ids import CustomId, read
from bot.presentation.localizer import LANGUAGES
from bot.presentation.people import mention
from bot.presentation.renderer import TextRenderer
from bot.presentation.splitting import MESSAGE_LIMIT, units
from bot.services.messaging import Button, Menu, Rendered, Shown, Table
from bot.services.notices import Announced, Moved, Paused, Stopped
from bot.services.outgoing import Destination, DestinationKind
from bot.services.queries import Mine, Standing
from bot.services.rows import Person, SeatRow, Status
from tests.games.plays import house_rules
from tests.presentation import scenes
from tests.presentation.test_names import HOSTILE
from tests.presentation.texts import ALL

RENDERER = TextRenderer({one.language: one for one in ALL})
TABLES = ("classic", "contrary")
NICKNAMES = st.lists(st.sampled_from([*HOSTILE, "龘" * 32, "👨\u200d👩\u200d👧" * 4]) | st.text(max_size=8), min_size=1)
NAMES = st.lists(NICKNAMES.map("".join).map(lambda name: (name * 32)[:32]), min_size=16, max_size=16)
WORST = tuple("龘" * 31 + str(at % 10) for at in range(16))
BIG_ID = 9_223_372_036_854_775_000
TOKEN = re.compile(r"<t:\d{1,12}:[FRT]>|<#9000000000000000001>|<@(\d{1,19})>")


@cache
def turns(table: str) -> tuple[Turn, ...]:
    """A whole match of sixteen robots; each turn with what it told."""
    return tuple(play(header(TYCOON, house_rules(TYCOON, table), tuple(map(str, range(1, 17))), "2")))


@cache
def decisive(table: str) -> tuple[Turn, ...]:
    """The deal, every end of a phase, and some of the acts between."""
    return tuple(one for at, one in enumerate(turns(table)) if len(one.events) > 1 or at % 16 == 0)


def seats(names: tuple[str, ...] | list[str]) -> tuple[SeatRow, ...]:
    return tuple(
        SeatRow(match=1, place=at, seat=str(at), person=Person(user=BIG_ID + at, name=name, language="en"), robot=False)
        for at, name in enumerate(names, start=1)
    )


def table_of(names: tuple[str, ...] | list[str], state: State, language: str, table: str) -> Table:
    match = scenes.match(
        language,
        id=BIG_ID,
        phase=TYCOON.phase(state),
        step=BIG_ID,
        house_rules=msgspec.json.encode(house_rules(TYCOON, table)),
        hosts=(BIG_ID + 50, BIG_ID + 51),
        status=Status.OVER if state.phase == "over" else Status.RUNNING,
        due_at=None if state.phase == "over" else scenes.AT,
    )
    return Table(match=match, seats=seats(names), view=view(state, None), panel=(scenes.HOME, BIG_ID))


def view(state: State, seat: Seat | None) -> dict[str, object]:
    return dict(TYCOON.view_data(TYCOON.view(state, seat)))


def readers(told: tuple[Event, ...]) -> Iterator[tuple[Seat | None, tuple[Event, ...]]]:
    """Who is told which of the events, in one row each."""
    ordered = sorted(told, key=lambda event: event.audience or ())
    for audience, events in groupby(ordered, key=lambda event: event.audience):
        yield (None if audience is None else audience[0]), tuple(events)


async def posts(turn: Turn, table: Table, language: str) -> list[Rendered]:
    """Everything that a turn shows to anybody."""
    made = []
    for seat, told in readers(turn.events):
        to = scenes.PUBLIC if seat is None else Destination(DestinationKind.PERSON, BIG_ID + int(seat))
        row = scenes.rows(*told, destination=to, seat=seat, language=language)
        made += [*await RENDERER.message(row, table), await RENDERER.struck(row, table)]
    panel = await RENDERER.panel("table", Shown(table=table, view=table.view))
    assert panel is not None
    holders = {table.seats[0].seat, table.seats[8].seat, *turn.state.items.values()}
    for row_of_seat in (one for one in table.seats if one.seat in holders):
        mine = Mine(table=table, seat=row_of_seat, view=view(turn.state, row_of_seat.seat), drafts=())
        made += [RENDERER.own(mine, language), RENDERER.orders(mine, language)]
    everybody = tuple(row_of_seat.seat for row_of_seat in table.seats)
    standing = Standing(table=table, owing=everybody, not_received=everybody, late=(), undo_number=1)
    return [*made, panel, RENDERER.host_panel(standing, language)]


async def notices(table: Table, names: tuple[str, ...] | list[str], language: str) -> list[Rendered]:
    """What holds people's own words, and the lobby."""
    words = " ".join(names) * 20
    told = (
        Moved(place=3, name=names[2]),
        Announced(text="\n".join(names) * 8),
        Announced(text=words),
        Paused(until=scenes.AT, reason=words),
        Stopped(reason=words, seed=scenes.HEX, commitment=scenes.HEX, head=scenes.HEX),
    )
    made = []
    for notice in told:
        row = scenes.row(notice, language)
        made += [*await RENDERER.message(row, table), await RENDERER.struck(row, table)]
    waiting = tuple(Person(user=BIG_ID + 60 + at, name=name, language="en") for at, name in enumerate(names))
    match = replace(table.match, status=Status.LOBBY, waiting=waiting, phase="", due_at=None)
    lobby = await RENDERER.panel("lobby", Shown(table=replace(table, match=match, view={}), view={}))
    assert lobby is not None
    return [*made, lobby]


def taken(post: Rendered) -> None:
    """Discord takes it, and it pings whom it says."""
    assert 0 < units(post.text) <= MESSAGE_LIMIT
    assert len(post.rows) <= ROWS
    for row in post.rows:
        assert 1 <= len(row) <= (1 if isinstance(row[0], Menu) else ROW)
        for part in row:
            component(part)
    ids = [part.custom_id for row in post.rows for part in row]
    assert len(set(ids)) == len(ids)
    people = {int(user) for user in TOKEN.findall(post.text) if user}
    assert set(post.ping) <= people <= set(range(BIG_ID, BIG_ID + 100)) | {scenes.HOST}
    assert "<" not in TOKEN.sub("", post.text)
    assert "@" not in TOKEN.sub("", post.text)


def component(part: Button | Menu) -> None:
    assert units(part.custom_id) <= 100
    found = read(part.custom_id)
    assert found is not None
    assert found.name in set(Verb)
    if isinstance(part, Button):
        assert 1 <= units(part.label) <= 80
        assert part.style in ("primary", "secondary", "success", "danger")
        return
    assert 1 <= units(part.placeholder) <= 150
    assert 1 <= len(part.choices) <= CHOICES
    assert 1 <= part.least <= part.most <= len(part.choices)
    assert len({choice.value for choice in part.choices}) == len(part.choices)
    assert all(1 <= units(choice.label) <= 100 and 1 <= units(choice.value) <= 100 for choice in part.choices)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", TABLES)
def test_a_whole_match_of_the_longest_names_fits(table: str, language: str) -> None:
    for turn in decisive(table):
        for post in asyncio.run(posts(turn, table_of(WORST, turn.state, language, table), language)):
            taken(post)


@settings(max_examples=30)
@given(data=st.data(), names=NAMES, language=st.sampled_from(LANGUAGES), table=st.sampled_from(TABLES))
def test_p8_hostile_names_ping_nobody_and_fit(data: st.DataObject, names: list[str], language: str, table: str) -> None:
    turn = data.draw(st.sampled_from(decisive(table)))
    here = table_of(names, turn.state, language, table)
    for post in (*asyncio.run(posts(turn, here, language)), *asyncio.run(notices(here, names, language))):
        taken(post)


def test_the_longest_ids_fit_and_are_read_back() -> None:
    for verb in Verb:
        found = read(custom_id(BIG_ID, verb, BIG_ID))
        assert found == CustomId(BIG_ID, verb.value, BIG_ID)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "v0:1:vote:2",
        "v1:1:Vote:2",
        "v1:1:vote",
        "v1:1:vote:2:3",
        "v1:x:vote:2",
        "v1:1:vote:" + "9" * 20,
        "v1:1:a.:2",
    ],
)
def test_any_other_text_is_not_read(text: str) -> None:
    assert read(text) is None


@pytest.mark.parametrize("word", ["a b", "阿", "a:b", "a" * 100])
def test_an_id_that_would_not_be_read_back_is_not_written(word: str) -> None:
    with pytest.raises(ValueError, match="no custom id"):
        custom_id(1, Verb.BID, 2, word)


ELSEWHERE = {
    Verb.OPEN: "button-open-go",
    Verb.MOVE: "sins-do-play",
    Verb.SETUP: "button-server-post",
    Verb.PINGS: "button-pings-off",
}
"""Verbs of which each button has a label of its own."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_has_a_short_label_or_a_prompt(language: str) -> None:
    texts = next(one for one in ALL if one.language == language)
    for verb in Verb:
        menu = texts.has(f"menu-{verb.value}")
        label = ELSEWHERE.get(verb, f"{'menu' if menu else 'button'}-{verb.value}")
        assert len(texts.text(label)) <= (150 if menu else 20)


def test_living_people_are_pinged_at_dawn_and_at_nightfall_and_nobody_else() -> None:
    pings: dict[str, set[int]] = {}
    for turn in turns("classic"):
        here = table_of(WORST, turn.state, "en", "classic")
        for seat, told in readers(turn.events):
            if seat is None:
                made = asyncio.run(RENDERER.message(scenes.rows(*told, language="en"), here))
                pinged = {user for post in made for user in post.ping}
                living = {int(one) + BIG_ID for one in turn.state.living}
                calls = {type(event).__name__ for event in told} & {"DayBegan", "NightFell"}
                assert pinged == (living if calls else set())
                pings.update(dict.fromkeys(calls, pinged))
    assert set(pings) == {"DayBegan", "NightFell"}


def test_a_pinged_person_is_named_in_the_part_that_pings_him() -> None:
    turn = next(one for one in turns("classic") if any(type(event).__name__ == "NightFell" for event in one.events))
    public = [event for event in turn.events if event.audience is None]
    here = table_of(WORST, turn.state, "en", "classic")
    for post in asyncio.run(RENDERER.message(scenes.rows(*public, language="en"), here)):
        assert all(mention(user) in post.text for user in post.ping)
