"""A tycoon match to play in a test: opened and begun by the services, then played as people do it.

async with Server(folder) as server:
    match = await begun(server, alice, bob, robots=14)
    await alice.clicks("bid", on=match.panel)
    await match.goes_on()
"""

from collections.abc import Mapping
from datetime import timedelta
from typing import Any

from simcord.builders import ChannelHandle

from bot.games.notation import decoded
from bot.games.tycoon.game import TYCOON
from bot.presentation.localizer import closest
from bot.presets import preset
from bot.services import lobby
from bot.services.hosting import Caller
from bot.services.log import Acted, read
from bot.services.rows import LIVE, LogKind, Settings
from bot.services.rows import Match as Row
from bot.services.rows import Person as Seated
from tests.e2e.chat import Person, Server, custom_ids

GRACE = timedelta(seconds=11)
"""A tick waits so long after its hour."""

FOUR: Mapping[str, Any] = {"roster": {"commoner": 2}}
"""House rules for four seats, all commoners."""


class Match:
    """One match on a server, by its number."""

    def __init__(self, server: Server, number: int, channel: ChannelHandle, people: tuple[Person, ...]) -> None:
        self.server = server
        self.id = number
        self.channel = channel
        self.people = people

    # --- time

    async def goes_on(self) -> str:
        """Let time pass until the present phase has ended; returns the new phase's word."""
        before = await self.row()
        assert before.due_at is not None
        while (await self.row()).phase == before.phase and (await self.row()).status in LIVE:
            due_at = (await self.row()).due_at
            assert due_at is not None
            await self.server.passes(seconds=(due_at - self.server.clock.now() + GRACE).total_seconds())
        return await self.phase()

    async def comes_to(self, phase: str) -> None:
        """Let time pass until this phase has come: `night`."""
        while await self.phase() != phase:
            await self.goes_on()

    async def until_close(self) -> float:
        """Seconds until the present phase is due."""
        due_at = (await self.row()).due_at
        assert due_at is not None
        return (due_at - self.server.clock.now()).total_seconds()

    # --- looking

    async def row(self) -> Row:
        stored = await self.server.services.storage.load(self.id)
        assert stored is not None
        return stored.match

    async def live(self) -> bool:
        return (await self.row()).status in LIVE

    async def phase(self) -> str:
        """The phase's word, without its day."""
        return (await self.row()).phase.partition("-")[2]

    async def state(self) -> dict[str, Any]:
        """The whole truth, as the engine has it."""
        data: dict[str, Any] = decoded((await self.row()).state)
        return data

    async def acts(self, seat: str) -> list[tuple[str, dict[str, Any]]]:
        """What a seat did that counts, as the log has it."""
        rows = await self.server.services.storage.log(self.id)
        acted = [read(row) for row in rows if row.kind is LogKind.ACTION and row.seat == seat]
        return [(one.do, dict(one.arguments)) for one in acted if isinstance(one, Acted)]

    @property
    def panel(self) -> Any:
        """The newest titled message with a vote menu or the like: the table's panel."""
        messages = [one for one in self.channel.history() if custom_ids(one) and one.content.startswith("## ")]
        assert messages, "there is no panel"
        return messages[-1]

    @property
    def public(self) -> list[str]:
        """What everybody can read, in order."""
        return [one.content for one in self.channel.history()]


async def begun(
    server: Server,
    *people: Person,
    host: int = 1,
    rules: Mapping[str, Any] | None = None,
    channel: str = "games",
    settings: Settings | None = None,
    language: str = "en",
) -> Match:
    """A match that has just begun: the people in the first seats, robots in the others."""
    services, place = server.services, server.channel(channel)
    opening = lobby.Opening(
        game="tycoon",
        guild=server.guild.id,
        home=place.id,
        host=host,
        language=language,
        schedule=services.schedule,
        house_rules=preset(TYCOON, "classic") if rules is None else rules,
        settings=settings or services.settings,
    )
    base = int(server.env.backend.snowflake())
    opened = await server.as_bot(lobby.open_lobby(services.rails, base, opening))
    match = int(opened.facts["match"])
    for at, one in enumerate(people, start=1):
        seated = Seated(user=one.id, name=one.actor.user.name, language=closest(one.language))
        await server.as_bot(lobby.join(services.rails, match, base + at, seated))
    await server.as_bot(lobby.fill_with_robots(services.rails, match, Caller(user=host, input=base + 100)))
    started = await server.as_bot(lobby.start(services.rails, match, Caller(user=host, input=base + 101)))
    assert started.code == "started", started
    await server.passes(seconds=5)
    return Match(server, match, place, people)
