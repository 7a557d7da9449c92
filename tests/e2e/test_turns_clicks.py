"""Moves that come twice, too late, out of turn or typed: refused with how things stand now, or taken once."""

from typing import Any

import pytest
import pytest_asyncio

from tests.e2e import simworld
from tests.e2e.chat import Person, Server
from tests.e2e.positions import PLAYED
from tests.e2e.turns import Curious, Press, Table, presses, seated

NAMES = ("an", "bo", "cy")
GONE = "which is over. This is how things stand:"


@pytest_asyncio.fixture(params=PLAYED)
async def table(server: Server, request: pytest.FixtureRequest) -> Table:
    """Three people who all read English; the first one is in turn."""
    table = await seated(server, request.param, [server.person(name) for name in NAMES])
    await table.stands(PLAYED[request.param].steps["act"])
    return table


async def whole(table: Table, person: Person) -> tuple[object, Press]:
    """A hand, and something on it that is a whole move at once."""
    message = await table.hand(person)
    plain = PLAYED[(await table.match()).game].plain
    return message, next(one for one in presses(message) if one.word == plain and " " not in one.value)


async def at_the_last_moment(table: Table, person: Person) -> tuple[Any, Any, Any]:
    """His hand, and a click on it just before his time is up, which is still on its way."""
    message, press = await whole(table, person)
    due = (await table.match()).due_at
    assert due is not None
    await table.server.passes(seconds=(due - table.server.clock.now()).total_seconds() - 0.001)
    values = [press.value] if press.value else None
    return message, *simworld.late_click(table.server.env, person.actor, message, press.custom_id, values)


async def logged(table: Table) -> int:
    return (await table.match()).head_number


async def test_a_hand_of_a_turn_that_has_passed_moves_nothing_and_becomes_the_present_one(table: Table) -> None:
    an, _, cy = table.people
    message, press = await whole(table, an)
    while an in await table.awaited():
        await table.acts(an, Curious(1))
    before = await logged(table)
    said = await table.press(an, message, press)
    assert said.private
    assert GONE in table.again(an, message).content
    assert "Seat 2 bo" in table.again(an, message).content, "whose turn it is now"
    assert presses(table.again(an, message)) == []
    assert await logged(table) == before
    assert presses(await table.hand(cy)) == []


async def test_a_double_click_moves_once(table: Table) -> None:
    an = table.people[0]
    message, press = await whole(table, an)
    values = [press.value] if press.value else None
    both = [simworld.late_click(table.server.env, an.actor, message, press.custom_id, values) for _ in range(2)]
    before = await logged(table)
    await simworld.deliver(table.server.env, *(payload for payload, _ in both))
    assert await logged(table) == before + 1
    assert all(result.acknowledged for _, result in both)
    assert "how things stand" in table.again(an, message).content, "what the second one did not do"


async def test_the_same_click_delivered_twice_moves_once(table: Table) -> None:
    an = table.people[0]
    message, press = await whole(table, an)
    values = [press.value] if press.value else None
    payload, _ = simworld.late_click(table.server.env, an.actor, message, press.custom_id, values)
    before = await logged(table)
    await simworld.deliver(table.server.env, payload, payload)
    await simworld.deliver(table.server.env, payload)
    assert await logged(table) == before + 1


async def test_a_click_of_before_the_time_was_up_counts_while_nobody_was_late(table: Table) -> None:
    """Ten seconds are given to what is on its way."""
    an = table.people[0]
    _, payload, result = await at_the_last_moment(table, an)
    await table.server.passes(seconds=5)
    simworld.in_time(table.server.env, result)
    before = await logged(table)
    await simworld.deliver(table.server.env, payload)
    assert await logged(table) == before + 1
    assert [row.seat for row in await table.server.services.storage.log(table.id)][-1] == "1"


async def test_a_click_in_time_that_arrives_after_the_end_is_for_the_host_to_enter(table: Table) -> None:
    an, host = table.people[0], table.host
    message, payload, result = await at_the_last_moment(table, an)
    await table.goes_on()
    simworld.in_time(table.server.env, result)
    before = await table.server.services.storage.log(table.id)
    await simworld.deliver(table.server.env, payload)
    await table.server.passes(seconds=10)
    assert await table.server.services.storage.log(table.id) == before
    shown = table.again(an, message).content
    assert "in time" in shown
    assert "Seat 2 bo" in shown, "whose turn it is now"
    assert "an" not in host.last_dm.split()
    await table.opened.hosts("late")
    [late] = await table.server.as_bot(table.server.services.storage.late_inputs(table.id))
    asked = await host.chooses("enter", str(late.input), where=table.home)
    assert "Entered" in await host.clicks("enter.sure.*", on=asked.message)
    acted = [row for row in await table.server.services.storage.log(table.id) if row.number > len(before)]
    assert "1" in [row.seat for row in acted]


async def test_a_click_at_the_very_end_is_too_late(table: Table) -> None:
    an = table.people[0]
    message, press = await whole(table, an)
    values = [press.value] if press.value else None
    due = (await table.match()).due_at
    assert due is not None
    await table.server.passes(seconds=(due - table.server.clock.now()).total_seconds())
    payload, result = simworld.late_click(table.server.env, an.actor, message, press.custom_id, values)
    simworld.in_time(table.server.env, result)
    before = await logged(table)
    await simworld.deliver(table.server.env, payload)
    assert await logged(table) == before
    assert "too late" in table.again(an, message).content.lower()


async def test_moves_are_suggested_and_typed_in_words_or_as_they_are_shown(table: Table) -> None:
    an, bo, _ = table.people
    offered = await an.actor.autocomplete(table.home, "move", "move", PLAYED[(await table.match()).game].plain)
    assert 0 < len(offered) <= 25
    assert await bo.actor.autocomplete(table.home, "move", "move", "") == [], "it is not his turn"
    before = await logged(table)
    for nonsense in ("fly to the moon", "", offered[0]["value"] + " @everyone"):
        said = await an.slash("move", where=table.home, move=nonsense)
        assert "This is not possible now" in said
        assert presses(said.message) != [], "what is possible stands below"
    assert "@everyone" not in said
    assert "This is not possible now" in await bo.slash("move", where=table.home, move=offered[0]["value"])
    assert await logged(table) == before
    said = await an.slash("move", where=table.home, move=offered[0]["name"].upper())
    assert "This is not possible now" not in said
    assert await logged(table) == before + 1


async def test_in_a_dm_the_same_command_plays(table: Table) -> None:
    an = table.people[0]
    assert presses((await an.slash("move", dm=True)).message) != []
    before = await logged(table)
    _, word = await whole(table, an)
    await an.slash("move", dm=True, move=f"{word.word} {word.value}".strip())
    assert await logged(table) == before + 1


async def test_who_does_not_play_sees_no_hand_and_moves_nothing(table: Table) -> None:
    stranger = table.server.person("stranger")
    said = await stranger.clicks("me", on=table.panel)
    assert said.private
    assert "do not play" in said or "not play" in said
    message, press = await whole(table, table.people[0])
    payload, result = simworld.late_click(
        table.server.env, stranger.actor, message, press.custom_id, [press.value] if press.value else None
    )
    before = await logged(table)
    await simworld.deliver(table.server.env, payload)
    assert await logged(table) == before
    assert result.acknowledged


async def test_in_a_pause_nothing_moves_and_the_time_is_given_back(table: Table) -> None:
    an = table.people[0]
    message, press = await whole(table, an)
    await table.opened.hosts("pause")
    before = await logged(table)
    said = await table.press(an, message, press)
    assert await logged(table) == before
    assert said.private
    assert presses(table.again(an, message)) == []
    await table.server.passes(hours=20)
    assert await table.step() == "act"
    await table.opened.hosts("resume")
    await table.acts(an, Curious(1))
