"""A match on the server, hosted and joined by way of the services: for tests of what lies below the commands."""

from collections.abc import Iterable, Mapping

from msgspec import Struct
from simcord.builders import ChannelHandle

from bot.services import lobby, overseeing
from bot.services.answers import Answer
from bot.services.hosting import Caller
from bot.services.lobby import Opening
from bot.services.rows import Match
from bot.services.rows import Person as Player
from tests.e2e.chat import Person, Server

NAMES = ("an", "bo", "cy", "di")
FOUR = {"roster": {"commoner": 2}}


class Hosted(Struct, frozen=True):
    """A lobby of four places, and its people."""

    server: Server
    home: ChannelHandle
    match: int
    host: Person
    players: tuple[Person, ...]

    async def announce(self, text: str) -> Answer:
        caller = Caller(user=self.host.id, input=int(self.server.env.backend.snowflake()))
        return await self.server.as_bot(overseeing.announce(self.server.services.rails, self.match, caller, text))

    async def start(self) -> Answer:
        caller = Caller(user=self.host.id, input=int(self.server.env.backend.snowflake()))
        return await self.server.as_bot(lobby.start(self.server.services.rails, self.match, caller))

    async def end(self) -> Answer:
        """The host ends the match before its end."""
        caller = Caller(user=self.host.id, input=int(self.server.env.backend.snowflake()))
        return await self.server.as_bot(overseeing.end(self.server.services.rails, self.match, caller, "enough"))

    async def stored(self) -> Match:
        """The match as it is in storage."""
        stored = await self.server.as_bot(self.server.services.storage.load(self.match))
        assert stored is not None
        return stored.match

    def announced(self) -> list[str]:
        """What stands in the channel of the host's words, in order."""
        return [one.content for one in self.host.sees(self.home) if "announced" in one.content]


async def hosted_in(
    trial: Server,
    home: ChannelHandle,
    rules: Mapping[str, object] = FOUR,
    names: Iterable[str] = NAMES,
    *,
    language: str = "en",
) -> Hosted:
    host = trial.person("host")
    opening = Opening(
        game="tycoon",
        guild=trial.guild.id,
        home=home.id,
        host=host.id,
        language=language,
        schedule=trial.services.schedule,
        house_rules=rules,
        settings=trial.services.settings,
    )
    opened = await trial.as_bot(lobby.open_lobby(trial.services.rails, int(trial.env.backend.snowflake()), opening))
    match = int(opened.facts["match"])
    players = tuple(trial.person(name, language=language) for name in names)
    for one in players:
        person = Player(user=one.id, name=one.actor.user.name, language=language)
        await trial.as_bot(lobby.join(trial.services.rails, match, int(trial.env.backend.snowflake()), person))
    return Hosted(trial, home, match, host, players)
