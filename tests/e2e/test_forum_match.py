"""A whole match in a forum post: lobby, panel, the sides' talk by the bot, the last reveal, and another match."""

from bot.games.notation import decoded
from bot.services import queries
from bot.services.rows import LIVE, Status
from tests.e2e.chat import Person, Server, custom_ids
from tests.e2e.lobbies import Opened, opened

LIMIT = 40
"""Phases that it may last at most."""

LANGUAGES = ("en", "zh-CN", "zh-TW")


class Post:
    """The match in its post, and the ten who play it."""

    def __init__(self, match: Opened, people: list[Person]) -> None:
        self.match = match
        self.people = people

    async def living(self) -> list[str]:
        stored = await self.match.stored()
        return [seat for seat, one in decoded(stored.state)["seats"].items() if one["alive"]]

    def player(self, seat: str) -> Person:
        return self.people[int(seat) - 1]

    async def mates(self, seat: str) -> list[Person]:
        """The living people of a seat's side but itself."""
        server = self.match.server
        teams = await server.as_bot(queries.teams(server.services.storage, self.match.id))
        own = next(rows for rows in teams.values() if any(row.seat == seat for row in rows))
        return [self.player(row.seat) for row in own if row.seat != seat]

    async def talks(self, words: str) -> None:
        """The first who lives says something to his side; his living mates hear it, and nobody else does."""
        first, *_ = await self.living()
        mates = await self.mates(first)
        await self.player(first).slash("team say", where=self.match.home, text=words)
        await self.match.server.passes(seconds=10)
        heard = {one.id for one in self.people if words in one.last_dm}
        assert heard == {one.id for one in mates}
        assert self.match.posts(words) == []

    async def bids_and_votes(self) -> None:
        """Everybody bids by the form of the panel in the post, and all vote for the last who lives."""
        living = await self.living()
        for at, seat in enumerate(living):
            player, home = self.player(seat), self.match.home
            await player.fills(await player.clicks("bid", where=home), missile=str(4 + at))
            await player.clicks("seal", where=home)
            await player.chooses("vote", living[-1], where=home)

    async def uses(self) -> None:
        """Whoever holds the missile uses it on the first who lives."""
        living = await self.living()
        for item, seat in decoded((await self.match.stored()).state)["items"].items():
            form = await self.player(seat).clicks("order", where=self.match.home)
            await self.player(seat).chooses(f"use_{item}", living[0], on=form.message)

    async def phase_ends(self) -> str:
        """Time passes until the phase is over; the next one's word."""
        before = await self.match.stored()
        assert before.due_at is not None
        left = before.due_at - self.match.server.clock.now()
        await self.match.server.passes(seconds=left.total_seconds() + 30)
        return (await self.match.stored()).phase.partition("-")[2]


async def test_a_whole_match_in_a_forum_post(server: Server) -> None:
    forum = server.guild.create_forum_channel("matches")
    match = await opened(server.person("host"), at=forum)
    people = [server.person(f"p{at}", language=LANGUAGES[at % 3]) for at in range(10)]
    await match.joins(*people)
    await match.host.clicks("start", where=match.home)
    await server.passes(seconds=20)
    post, phase, days = Post(match, people), "day", 0
    for _ in range(LIMIT):
        if (await match.stored()).status not in LIVE:
            break
        if phase == "day":
            days += 1
            await post.talks(f"low bids on day {days}")
            await post.bids_and_votes()
        elif phase == "night":
            await post.uses()
        phase = await post.phase_ends()
    assert (await match.stored()).status is Status.OVER
    assert days > 1
    for day in range(1, days + 1):
        assert match.posts(f"Day {day}")
    state = decoded((await match.stored()).state)
    told = "\n".join(one.content for one in match.home.history()[-6:])
    assert all(f"seat {seat}" in told and one["role"] in told for seat, one in state["seats"].items())
    assert len(match.posts("The match is over. Thank you all")) == 1
    assert match.home.pinned_messages() == []
    assert [one.content for one in server.channel().history() if "Day 1" in one.content] == []
    panels = [one for one in match.home.history() if custom_ids(one)]
    assert any(":again:" in one for one in custom_ids(panels[-1]))
    assert "of match 2 is open" in await match.host.clicks("again", where=match.home)
    assert server.reports.faults == []
