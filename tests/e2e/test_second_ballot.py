"""A second ballot (T23), with a new bot in its middle: what was voted stays, and old buttons go on voting."""

from tests.e2e.chat import Server
from tests.e2e.play import FOUR, Match, begun

TIES = {**FOUR, "vote_tie": "revote_then_none", "revote_minutes": 45}


async def tied(server: Server) -> Match:
    """A match in whose second ballot seats 3 and 4 stand."""
    people = [server.person(name) for name in ("an", "bo", "cy", "di")]
    match = await begun(server, *people, rules=TIES)
    await match.comes_to("dusk")
    await people[0].chooses("vote", "3", on=match.panel)
    await people[1].chooses("vote", "4", on=match.panel)
    assert await match.goes_on() == "revote"
    return match


async def out(match: Match) -> list[str]:
    return [seat for seat, one in (await match.state())["seats"].items() if not one["alive"]]


async def test_t23_a_restart_in_the_middle_of_a_second_ballot_loses_nothing_of_it(server: Server) -> None:
    match = await tied(server)
    an, bo, cy, di = match.people
    panel, before = match.panel, await match.row()
    assert "Tied: seat 3 cy and seat 4 di" in panel.content
    await an.chooses("vote", "4", on=panel)
    await cy.chooses("vote", "3", on=panel)
    await server.restart()
    assert ((await match.row()).due_at, match.panel.id) == (before.due_at, panel.id)
    assert (await match.state())["votes"] == {"1": "4", "3": "3"}
    await di.chooses("vote", "3", on=panel)
    await bo.chooses("vote", "3", on=panel)
    await cy.clicks("unvote", on=panel)
    assert "The second ballot is between seat 3 cy and seat 4 di" in await cy.slash("vote", seat="1")
    await server.restart()
    assert await match.goes_on() == "night"
    assert await out(match) == ["3"]
    assert "seat 3 cy" in await an.slash("votes")


async def test_t23_an_outage_in_a_second_ballot_moves_its_end_and_keeps_its_votes(server: Server) -> None:
    match = await tied(server)
    await match.people[0].chooses("vote", "4", on=match.panel)
    async with server.away():
        await server.passes(minutes=50)
    await server.passes(minutes=2)
    assert await match.phase() == "revote"
    assert any("The line was down for" in text for text in match.public)
    await match.people[1].chooses("vote", "4", on=match.panel)
    assert await match.goes_on() == "night"
    assert await out(match) == ["4"]
