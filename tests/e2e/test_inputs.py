"""Inputs as Discord may deliver them: stale, twice, at the last millisecond, too late; each counts once or says why."""

from typing import Any

import pytest
from simcord.results import InteractionResult

from tests.e2e import simworld
from tests.e2e.chat import Person
from tests.e2e.play import Match


async def clicked_before_close(match: Match, person: Person, milliseconds: int) -> InteractionResult:
    """Somebody chooses seat 3 so long before (or after) the present phase is due; it arrives at once."""
    at = await match.until_close() - milliseconds / 1000
    await match.server.passes(seconds=at)
    payload, result = person.late_click("vote", on=match.panel, values=["3"])
    await simworld.deliver(match.server.env, payload)
    await match.server.passes(seconds=2)
    return result


async def chosen_late(match: Match, person: Person, milliseconds: int, by: float) -> InteractionResult:
    """The same, but it arrives so many seconds later."""
    at = await match.until_close() - milliseconds / 1000
    await match.server.passes(seconds=at)
    payload, result = person.late_click("vote", on=match.panel, values=["3"])
    await match.server.passes(seconds=by)
    simworld.in_time(match.server.env, result)
    await simworld.deliver(match.server.env, payload)
    return result


@pytest.mark.parametrize(("milliseconds", "counts"), [(1, True), (-1, False)])
async def test_a_click_at_the_deadline_counts_by_its_own_millisecond(
    four: Match, milliseconds: int, counts: bool
) -> None:
    await four.comes_to("dusk")
    an = four.people[0]
    result = await clicked_before_close(four, an, milliseconds)
    assert result.response is not None
    assert ("you vote for seat 3" in result.response.content) is counts
    assert ("late" in result.response.content) is not counts
    assert (await four.acts("1") == [("vote", {"target": "3"})]) is counts


async def test_a_click_in_time_that_arrives_after_the_tick_goes_to_the_hosts_list(four: Match) -> None:
    await four.comes_to("dusk")
    an = four.people[0]
    result = await chosen_late(four, an, 1, 60)
    assert await four.phase() == "night"
    assert result.response is not None
    assert result.response.ephemeral
    assert "in time" in result.response.content
    [listed] = await four.server.services.storage.late_inputs(four.id)
    assert listed.seat == "1"
    assert await four.acts("1") == []


async def test_a_form_opened_before_the_close_and_sent_after_it_is_refused(four: Match) -> None:
    an = four.people[0]
    form = await an.clicks("bid", on=four.panel)
    await four.server.passes(seconds=await four.until_close() + 60)
    assert await four.phase() == "dusk"
    said = await an.fills(form, missile="4", mine="3")
    assert said.private
    assert "This button is from day 1" in said
    await four.goes_on()
    assert await four.acts("1") == []
    assert await four.server.services.storage.drafts(four.id) == ()


def left_as_it_is(match: Match) -> Any:
    """The present panel, which will keep its buttons, as on a screen that shows what is no more."""
    old = match.panel
    match.server.wire.refuse("PATCH", f"/channels/{match.channel.id}/messages/{old.id}", 403, 50013, times=None)
    return old


async def test_a_stale_button_says_so_and_does_nothing(four: Match) -> None:
    an = four.people[0]
    old = left_as_it_is(four)
    await four.comes_to("night")
    said = await an.chooses("vote", "3", on=old)
    assert said.private
    assert "This button is from day 1" in said
    assert await four.acts("1") == []
    assert (await an.clicks("me", on=old)).private, "what stays right in any phase still works"


async def test_a_menu_of_another_day_does_not_vote_today(four: Match) -> None:
    an = four.people[0]
    old = left_as_it_is(four)
    await four.comes_to("night")
    await four.comes_to("day")
    await an.chooses("vote", "3", on=old)
    assert (await four.state())["votes"] == {}


async def test_the_same_click_twice_is_one_act(four: Match) -> None:
    an = four.people[0]
    payload, result = an.late_click("vote", on=four.panel, values=["3"])
    await simworld.deliver(four.server.env, payload, payload)
    assert result.acknowledged
    assert await four.acts("1") == [("vote", {"target": "3"})]


async def test_a_double_click_on_seal_seals_once_and_the_second_says_so(four: Match) -> None:
    an = four.people[0]
    await an.dm_says("missile 5; mine 3")
    first, one = an.late_click("seal", on=four.panel)
    second, two = an.late_click("seal", on=four.panel)
    await simworld.deliver(four.server.env, first, second)
    assert (await four.state())["bids"] == {"1": {"missile": [5], "mine": [3]}}
    assert len(await four.acts("1")) == 2
    said = sorted(answer.response.content for answer in (one, two) if answer.response is not None)
    assert len(said) == 2
    assert any("no draft" in text for text in said)


async def test_a_second_form_replaces_the_drafts_of_the_first(four: Match) -> None:
    an = four.people[0]
    form = await an.clicks("bid", on=four.panel)
    await an.fills(form, missile="5")
    await an.fills(await an.clicks("bid", on=four.panel), missile="6")
    drafts = await four.server.services.storage.drafts(four.id, "1")
    assert [one.slot for one in drafts] == ["missile"]


async def test_texts_written_while_the_bot_was_away_count_before_the_tick(four: Match) -> None:
    an = four.people[0]
    await four.server.passes(seconds=await four.until_close() - 60)
    async with four.server.away():
        await four.server.passes(seconds=5)
        await an.actor.user.send_dm("missile 5")
    await four.server.passes(minutes=3)
    assert await four.phase() == "dusk"
    assert (await four.state())["bids"] == {"1": {"missile": [5]}}
