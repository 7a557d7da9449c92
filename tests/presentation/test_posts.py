"""What stands around a message: links, places, pings, strikes; and where buttons are."""

import asyncio

import msgspec
import pytest
from msgspec.structs import replace

from bot.games.api import Event
from bot.games.tycoon import events
from bot.presentation.localizer import LANGUAGES
from bot.presentation.posts import beside, one_post, posts, struck, without_pings
from bot.presentation.renderer import TextRenderer
from bot.presentation.splitting import MESSAGE_LIMIT, units
from bot.services.messaging import Button, Choice, Menu, Rendered, Table
from bot.services.notices import Announced, Reminder
from bot.services.queries import Mine
from tests.presentation import scenes
from tests.presentation.texts import ALL

RENDERER = TextRenderer({one.language: one for one in ALL})
BUTTON = ((Button("v1:1:me:1", "me"),),)


def message(told: Event | Announced | Reminder, table: Table) -> tuple[Rendered, ...]:
    return asyncio.run(RENDERER.message(scenes.row(told, "en"), table))


def test_the_buttons_of_a_long_message_are_under_its_last_part() -> None:
    made = posts(["x" * 900] * 5, rows=BUTTON)
    assert [post.rows for post in made] == [(), (), BUTTON]


def test_each_part_pings_whom_it_names() -> None:
    made = posts(["x" * 1990], ping=(1, 2))
    assert [(post.text, post.ping) for post in made[1:]] == [("-# <@1> <@2>", (1, 2))]
    assert made[0].ping == ()


def test_one_post_leaves_out_what_does_not_fit_and_says_so() -> None:
    post = one_post(["a", *["x" * 900] * 5], BUTTON)
    assert units(post.text) <= MESSAGE_LIMIT
    assert post.text.splitlines() == ["a", "x" * 900, "x" * 900, "⋯"]
    assert post.rows == BUTTON


def test_headings_stay_headings_when_struck() -> None:
    assert struck(["## a", "-# b", "> c", "d", ""]) == ["## ~~a~~", "-# ~~b~~", "> ~~c~~", "~~d~~", ""]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_struck_message_says_so_first_and_pings_nobody(language: str) -> None:
    row = scenes.row(events.DayBegan(None, 2, ("1",), 10, ballot=True), language)
    post = asyncio.run(RENDERER.struck(row, replace(scenes.table(language), view=scenes.view())))
    first, *rest = post.text.splitlines()
    assert "~~" not in first
    assert rest
    assert all("~~" in line for line in rest)
    assert post.ping == ()
    assert post.rows == ()


def test_an_announcement_links_to_the_panel_where_it_is_known() -> None:
    told = Announced(text="hello")
    (without,) = message(told, scenes.table())
    (linked,) = message(told, replace(scenes.table(), panel=(scenes.HOME, 5)))
    assert (
        linked.text == f"{without.text}\n-# [To the panel](https://discord.com/channels/{scenes.GUILD}/{scenes.HOME}/5)"
    )


def test_a_private_message_names_its_match_and_place() -> None:
    (letter,) = message(events.Results(("1",), "1", 2, (), 10), scenes.table())
    assert letter.text.splitlines()[-1] == f"-# Mad Tycoon · #12 · <#{scenes.HOME}>"


def test_a_vote_is_no_message_of_its_own() -> None:
    assert message(events.VoteCast(None, "1", "2"), scenes.table()) == ()
    assert message(events.VoteWithdrawn(None, "1"), scenes.table()) == ()


def test_a_reminder_pings_people_who_still_owe_something_and_nobody_else() -> None:
    (post,) = message(Reminder(phase="2-day", due_at=scenes.AT, waiting=("2", "6")), scenes.table())
    assert post.ping == (scenes.user("2"),)  # seat 6 is a robot's


def test_who_wants_no_pings_is_neither_pinged_nor_mentioned() -> None:
    dawn = events.DayBegan(None, 2, ("1", "2", "3"), 10, ballot=True)
    table = replace(scenes.table(), view=scenes.view())
    (loud,) = message(dawn, table)
    (hushed,) = message(dawn, replace(table, quiet=frozenset({scenes.user("2")})))
    assert set(loud.ping) - set(hushed.ping) == {scenes.user("2")}
    assert f"<@{scenes.user('2')}>" not in hushed.text
    (silent,) = message(dawn, replace(table, quiet=frozenset(loud.ping)))
    assert silent.ping == ()
    assert "<@" not in silent.text
    assert without_pings(loud.text) == without_pings(hushed.text) == silent.text


def test_a_further_button_stands_where_there_is_room() -> None:
    [[button]] = BUTTON
    menu = Menu("v1:1:vote:1", "x", (Choice("1", "x"),))
    assert beside((), button) == BUTTON
    assert beside(((button,) * 4, (menu,)), button) == ((button,) * 5, (menu,))
    assert beside(((button,) * 5, (menu,)), button) == ((button,) * 5, (menu,), (button,))
    assert beside(((menu,),) * 5, button) == ((menu,),) * 5


def test_an_hour_of_another_day_is_not_told() -> None:
    today, before = (message(events.BidsClosed(None, day), scenes.table(phase="2-dusk")) for day in (2, 1))
    assert "<t:" in today[0].text
    assert "<t:" not in before[0].text


def test_what_was_done_for_a_player_at_the_end_of_a_phase_cannot_be_changed_any_more() -> None:
    (post,) = message(events.Ordered(("1",), "1", "missile", ("5",)), scenes.table(phase="3-day"))
    assert post.text.splitlines()[:2] == [
        "Done for you, by your draft or standing order, by a robot, or by the host:",
        "Recorded: tonight your missile goes to seat 5 Eve.",
    ]
    assert "until dawn" not in post.text


def test_a_person_who_calls_himself_a_robot_is_marked() -> None:
    table = Table(match=scenes.match("en"), seats=scenes.seats("Robot", "Bob"))
    told = replace(scenes.row(Reminder(phase="2-day", due_at=scenes.AT, waiting=("1", "3"))), language="en")
    (post,) = asyncio.run(RENDERER.message(told, table))
    assert "seat 1 Robot≈A and seat 3 robot" in post.text


def test_in_a_lobby_ones_own_is_ones_place_and_there_is_nothing_to_use() -> None:
    table = scenes.lobby("en").table
    mine = Mine(table=table, seat=table.seats[1], view={}, drafts=())
    assert "seat 2" in RENDERER.own(mine, "en").text
    assert RENDERER.orders(mine, "en") == RENDERER.hint("nothing_yet", "en")


def test_t26_where_it_is_not_allowed_nobody_is_offered_himself() -> None:
    night = scenes.mine("en", "2", phase="night", items={"missile": "2"})
    rules = msgspec.json.encode({"self_target": "off"})
    barred = replace(night, table=replace(night.table, match=replace(night.table.match, house_rules=rules)))
    assert [values(RENDERER.orders(mine, "en")) for mine in (night, barred)] == [
        ["1", "2", "3", "5", "6", "-"],
        ["1", "3", "5", "6", "-"],
    ]


def values(post: Rendered) -> list[str]:
    ((menu,),) = post.rows
    assert isinstance(menu, Menu)
    return [choice.value for choice in menu.choices]


def test_t11_both_drafts_of_a_merchant_are_told_apart_by_their_amounts() -> None:
    first = scenes.draft("missile", "bid", {"item": "missile", "amount": 5})
    second = scenes.draft("missile#2", "bid", {"item": "missile", "amount": 7})
    post = RENDERER.own(scenes.mine("en", "2", first, second), "en")
    menus = [part for row in post.rows for part in row if isinstance(part, Menu)]
    [menu] = [one for one in menus if ":drop:" in one.custom_id]
    assert [(choice.value, choice.label) for choice in menu.choices] == [
        ("missile", "missile, 5 gold"),
        ("missile#2", "missile, 7 gold"),
    ]
