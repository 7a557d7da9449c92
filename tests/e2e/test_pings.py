"""Who wants no pings is not mentioned where everybody reads; what is his own still comes to him."""

import discord

from tests.e2e.chat import Person, Server
from tests.e2e.play import Match


def pinged(match: Match, words: str) -> set[int]:
    """Whom the newest public message with these words pings; nobody else stands in its text."""
    message: discord.Message = next(one for one in reversed(match.channel.history()) if words in one.content)
    found = {one.id for one in message.mentions}
    assert all((f"<@{one.id}>" in message.content) == (one.id in found) for one in match.people)
    return found


def ids(*people: Person) -> set[int]:
    return {one.id for one in people}


async def test_a_player_takes_himself_out_of_the_pings_by_the_button_of_his_panel(server: Server, four: Match) -> None:
    an, bo, cy, di = four.people
    assert pinged(four, "Day 1 begins") == ids(an, bo, cy, di)
    await cy.clicks("me", on=four.panel)
    said = await cy.clicks("pings.off")
    assert said.private
    assert "公告里不再@你" in said
    assert "私信" in said
    await server.restart()
    letters = len(cy.dms)
    await four.comes_to("night")
    assert pinged(four, "Nightfall of day 1") == ids(an, bo, di)
    assert len(cy.dms) == letters + 1, "his own result still reaches him"
    await cy.clicks("me", on=four.panel)
    assert "@你" in await cy.clicks("pings.on")
    await four.comes_to("day")
    assert pinged(four, "Day 2 begins") == ids(an, bo, cy, di)


async def test_the_command_works_in_a_dm_and_for_every_match(server: Server, four: Match) -> None:
    an, bo, *others = four.people
    assert "no more, on any server" in await an.slash("pings", dm=True, how="quiet")
    await bo.slash("pings", how="quiet")
    assert "ping you again" in await bo.clicks("pings.on")
    await an.slash("pings", dm=True, how="quiet")
    await four.comes_to("night")
    assert pinged(four, "Nightfall of day 1") == ids(bo, *others)


async def test_a_reminder_that_waits_for_him_names_his_seat_and_does_not_ping_him(server: Server, four: Match) -> None:
    an, *_ = four.people
    await an.slash("pings", how="quiet")
    left = await four.until_close()
    await server.passes(seconds=left - 29 * 60)
    assert an.id not in pinged(four, "Coming soon")
