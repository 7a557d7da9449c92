"""Votes: menu, buttons and command; the running count on the panel; the ledger; posts do not vote."""

from tests.e2e import simworld
from tests.e2e.chat import Server
from tests.e2e.play import FOUR, Match, begun


async def test_the_menu_votes_and_the_panel_counts(four: Match) -> None:
    an, bo, cy, _ = four.people
    posts = len(four.public)
    said = await an.chooses("vote", "3", on=four.panel)
    assert said.private
    assert "Recorded: you vote for seat 3 cy" in said
    await bo.chooses("vote", "3", on=four.panel)
    await cy.clicks("abstain", on=four.panel)
    await four.server.passes(seconds=5)
    assert len(four.public) == posts, "the count is an edit"
    assert "Voted so far: 3 of 4" in four.panel.content
    assert "2 votes for seat 3 cy: seat 1 and seat 2" in four.panel.content
    assert "Abstaining: seat 3" in four.panel.content
    assert "Still to vote: seat 4" in four.panel.content


async def test_a_vote_can_be_changed_and_withdrawn(four: Match) -> None:
    an = four.people[0]
    await an.chooses("vote", "3", on=four.panel)
    await an.chooses("vote", "4", on=four.panel)
    assert (await four.state())["votes"] == {"1": "4"}
    assert "withdrawn" in await an.clicks("unvote", on=four.panel)
    assert (await four.state())["votes"] == {}


async def test_the_command_takes_numbers_names_and_words(four: Match) -> None:
    an, bo, cy, di = four.people
    assert "seat 2 bo" in await an.slash("vote", seat="2")
    assert "1号 an" in await cy.slash("vote", seat="１号")
    assert "2號 bo" in await di.slash("vote", seat="bo")
    assert "abstain" in await bo.slash("vote", seat="弃票")
    assert (await four.state())["votes"] == {"1": "2", "3": "1", "4": "2", "2": None}
    assert "withdrawn" in await bo.slash("vote", dm=True, seat="Withdraw")
    offered = await an.actor.autocomplete(four.channel, "vote", "seat", "")
    assert [one["value"] for one in offered] == ["1", "2", "3", "4", "abstain", "unvote"]


async def test_an_unclear_seat_is_asked_about_never_guessed(server: Server) -> None:
    people = [server.person(name) for name in ("anna", "anne", "cy", "di")]
    match = await begun(server, *people, rules=FOUR)
    said = await people[2].slash("vote", seat="ann")
    assert "nothing was recorded" in said
    assert (await match.state())["votes"] == {}
    await people[2].chooses("vote", "2", on=said.message)
    assert (await match.state())["votes"] == {"3": "2"}
    assert "nothing was recorded" in await people[2].slash("vote", seat="9")
    assert (await match.state())["votes"] == {"3": "2"}


async def test_the_ledger_shows_every_day_to_everybody(four: Match) -> None:
    an, bo, cy, di = four.people
    assert "Nobody has voted yet" in await an.slash("votes")
    await an.chooses("vote", "3", on=four.panel)
    await an.chooses("vote", "4", on=four.panel)
    await bo.clicks("abstain", on=four.panel)
    await four.comes_to("dusk")
    await cy.chooses("vote", "4", on=four.panel)
    await four.comes_to("night")
    await four.comes_to("day")
    await an.chooses("vote", "2", on=four.panel)
    watching = four.server.person("eve")
    said = await watching.slash("votes")
    assert said.private
    assert "2 votes for seat 4 di: seat 1 and seat 3" in said
    assert "Abstaining: seat 2" in said
    assert "Changed or withdrawn on the way: seat 1" in said
    assert "Seat 4 di has 2 votes" in said
    assert "1 vote for seat 2 bo: seat 1" in said
    assert "seat 2 bo" not in await watching.slash("votes", day=1)
    assert "已經出局" in await di.slash("vote", seat="1")


async def test_a_secret_ballot_stays_secret(server: Server) -> None:
    people = [server.person(name) for name in ("an", "bo", "cy", "di")]
    match = await begun(server, *people, rules={**FOUR, "votes_live": "off"})
    said = await people[0].chooses("vote", "3", on=match.panel)
    assert "you vote for seat 3 cy" in said
    await match.comes_to("night")
    told = (await people[1].slash("votes")).text
    assert "Seat 3 cy has 1 vote" in told
    assert "seat 1" not in told
    assert all("seat 1" not in one for one in match.public if "vote" in one and "seats are in" not in one)


async def test_a_post_that_mentions_the_bot_is_told_that_it_does_not_vote(four: Match) -> None:
    an = four.people[0]
    assert four.server.bot.user is not None
    await an.says(f"<@{four.server.bot.user.id}> 投 3号 @everyone", four.channel)
    last = four.channel.history()[-1]
    assert "Posts do not count as votes" in last.content
    assert simworld.pinged(four.server.env, four.channel.id, last.id) == frozenset()
    assert (await four.state())["votes"] == {}
    await an.says(f"<@{four.server.bot.user.id}> hello", four.server.channel("elsewhere"))
    assert "/help" in four.server.channel("elsewhere").history()[-1].content
