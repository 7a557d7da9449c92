"""A match as people open it: the set-up panel, the lobby in its thread, the start.

lobby = await opened(host, preset="skirmish")
await lobby.joins(alice)
await lobby.starts()
"""

from typing import Any

from simcord.builders import ChannelHandle

from bot.services.rows import Match, SeatRow, Status
from tests.e2e.chat import Answer, Person, Server


class Opened:
    """One match on the server, in its thread or post, with the person who hosts it."""

    def __init__(self, host: Person, number: int, home: ChannelHandle) -> None:
        self.host = host
        self.id = number
        self.home = home

    @property
    def server(self) -> Server:
        return self.host.server

    async def joins(self, *people: Person) -> list[Answer]:
        """They click Join, one after the other; what follows is sent."""
        said = [await one.clicks("join", where=self.home) for one in people]
        await self.server.passes(seconds=10)
        return said

    async def starts(self, *, robots: bool = True) -> Answer:
        """The host fills up with robots and starts; what follows is sent."""
        if robots:
            await self.host.clicks("robots", where=self.home)
        said = await self.host.clicks("start", where=self.home)
        await self.server.passes(seconds=10)
        return said

    async def hosts(self, command: str, **options: Any) -> Answer:
        """The host types `/host …` in the match's thread."""
        return await self.host.slash(f"host {command}", where=self.home, **options)

    async def stored(self) -> Match:
        found = await self.server.as_bot(self.server.services.storage.load(self.id))
        assert found is not None
        return found.match

    async def seats(self) -> tuple[SeatRow, ...]:
        found = await self.server.as_bot(self.server.services.storage.load(self.id))
        assert found is not None
        return found.seats

    @property
    def panel(self) -> str:
        """What the newest panel in the thread says: the lobby's, or the table's."""
        return self.posts("## ")[-1]

    def posts(self, words: str) -> list[str]:
        """The public posts in the thread that have these words."""
        return [one.content for one in self.home.history() if words in one.content]

    async def comes_to(self, word: str) -> None:
        """Time passes until a phase of this name is on: `night`."""
        while (match := await self.stored()).phase.partition("-")[2] != word:
            assert match.due_at is not None
            left = match.due_at - self.server.clock.now()
            await self.server.passes(seconds=left.total_seconds() + 15)


async def opened(
    host: Person,
    *,
    game: str = "tycoon",
    preset: str = "skirmish",
    seats: int | None = None,
    at: ChannelHandle | None = None,
    language: str = "en",
) -> Opened:
    """Open a match by the set-up panel, here in a thread, or in another channel or forum.

    `seats`: how many places, where the game leaves a choice.
    """
    server = host.server
    here = server.channel()
    before = {one.id for one in [*here.threads, *(at.threads if at is not None else ())]}
    await host.slash("match open", game=game)
    await host.chooses("open.p.*", preset)
    if seats is not None:
        await host.chooses("open.s.*", str(seats))
    if language != "en":
        await host.chooses("open.l.*", language)
    if at is not None:
        await host.chooses("open.c.*", at)
    said = await host.clicks("open.g.*")
    assert said.private
    places = [*here.threads, *(at.threads if at is not None else ())]
    [home] = [one for one in places if one.id not in before]
    found = await server.as_bot(server.services.storage.matches((Status.LOBBY,), guild=server.guild.id))
    return Opened(host, max(one.id for one in found), home)
