"""A server that people chat on: the real bot and app on a database file, and short words for what people do and see.

alice = server.person("alice", language="en")
await alice.clicks("join")
await host.slash("match open", game="tycoon")
await alice.dm_says("missile 8")
assert "missile" in alice.last_dm
"""

import asyncio
import re
from collections.abc import AsyncIterator, Coroutine, Iterable, Mapping
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

import discord
from simcord.builders import ChannelHandle
from simcord.results import InteractionResult

from bot.app import Rhythm
from bot.config import Config
from bot.online import Online, all_texts
from bot.presentation.renderer import TextRenderer
from bot.services.access import Services
from bot.services.messaging import Button, Rendered, Renderer
from bot.transport.client import COGS
from tests.e2e import simworld
from tests.e2e.simworld import SimClock, Wire
from tests.e2e.trials.trial import panel
from tests.fakes.office import FakeReports
from tests.fakes.table import FakeEntropy

TEXTS = all_texts()
T = TypeVar("T")
SELDOM = Rhythm(**dict.fromkeys(("beat", "tidy", "sweep", "poll", "lease"), timedelta(days=1)))
"""Each look costs real time, and nothing is found: what is due is known, and no other process writes."""

SEND = "/channels/{}/messages"


class Server:
    """One Discord server with the bot on it: `async with Server(folder) as server`.

    `restart` begins a new bot and a new app on the same file; what people see stays.
    """

    def __init__(
        self,
        folder: Path,
        renderer: Renderer | None = None,
        *,
        extensions: Iterable[str] = (COGS,),
        language: str = "en-US",
        seed: bytes = b"",
    ) -> None:
        self.config = Config(data_dir=folder)
        self.clock = SimClock()
        self.reports = FakeReports()
        self._renderer = renderer
        self._extensions = tuple(extensions)
        self._entropy = Deal(seed) if seed else FakeEntropy()
        self._new()
        self.env = simworld.new_world(self.bot, self.clock)
        self.wire = Wire(self.env)
        self.guild = self.env.create_guild(preferred_locale=language)
        self.people: dict[str, Person] = {}

    @property
    def services(self) -> Services:
        return self.app.services

    def _new(self) -> None:
        online = Online(
            self.config,
            clock=self.clock,
            renderer=self._renderer,
            entropy=self._entropy,
            reports=self.reports,
            texts=TEXTS,
            rhythm=SELDOM,
            extensions=self._extensions,
        )
        self.app, self.messenger = online.app, online.messenger
        self.bot = online.client()
        simworld.begin_with(self.bot, self.app.start)

    async def __aenter__(self) -> Self:
        await self.env.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        try:
            await self._stop()
            await self.env.shutdown()
        finally:
            self.wire.close()
        if error is None:
            assert simworld.errors(self.env) == []

    async def restart(self) -> None:
        """End the bot politely, and begin another one on the same file."""
        await self._stop()
        self._new()
        await self.env.restart_bot(self.bot)

    async def _stop(self) -> None:
        with simworld.as_bot(self.env):
            stopping = asyncio.ensure_future(self.app.stop())
        await self.env.settle()
        while not stopping.done():
            # What is being sent may wait for its turn, and time passes here only by our doing.
            await self.env.advance_time(1)
        await stopping

    async def as_bot(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something in the bot's place, and let all that follows from it happen."""
        with simworld.as_bot(self.env):
            doing = asyncio.ensure_future(work)
        await self.env.settle()
        return await doing

    async def happens(self, event: str, *facts: object) -> None:
        """The library tells the bot of something that the world cannot do: `happens("shard_disconnect", 0)`."""

        async def dispatched() -> None:
            self.bot.dispatch(event, *facts)

        await self.as_bot(dispatched())

    @asynccontextmanager
    async def away(self) -> AsyncIterator[None]:
        """The bot does not run in this block; after it a new one begins."""
        await self._stop()
        with simworld.deaf(self.env):
            yield
        self._new()
        await self.env.restart_bot(self.bot)

    def hint(self, name: str, language: str = "en") -> str:
        """What transport answers by itself."""
        return TextRenderer(TEXTS).hint(name, language).text

    # --- time

    async def passes(self, **time: float) -> None:
        """Let time pass, a day at most at once: `passes(hours=3)`."""
        left = timedelta(**time)
        while left > timedelta(0):
            step = min(left, timedelta(days=1))
            await self.env.advance_time(step.total_seconds())
            left -= step

    # --- people and places

    def person(self, name: str, *, language: str = "en", shown: str = "", roles: Iterable[Any] = ()) -> "Person":
        """Somebody who joins the server."""
        user = self.env.create_user(name, global_name=shown or name)
        simworld.LOCALES[user.id] = "en-US" if language == "en" else language
        found = Person(self, self.guild.add_member(user, roles=list(roles)))
        self.people[name] = found
        return found

    async def posts(self, *custom_ids: str) -> discord.Message:
        """The bot posts a message with such buttons in the games channel."""
        row = tuple(Button(custom_id=one, label=one) for one in custom_ids)
        return await self._post(Rendered(text="buttons", rows=(row,)))

    async def posts_panel(self) -> discord.Message:
        """The bot posts the trial's panel in the games channel."""
        return await self._post(panel())

    async def _post(self, message: Rendered) -> discord.Message:
        channel = self.channel()
        put = await self.as_bot(self.messenger.send(channel.id, message, f"test {message.rows}"[:25]))
        [found] = [one for one in channel.history() if one.id == put]
        return found

    def channel(self, name: str = "games") -> ChannelHandle:
        """A text channel; made when there is none of this name."""
        found = self.guild.channels.get(name)
        return found if found is not None else self.guild.create_text_channel(name)


class Deal(FakeEntropy):
    """Matches are dealt by this seed; other bytes are as always."""

    def __init__(self, seed: bytes) -> None:
        super().__init__()
        self._seed = seed

    def token_bytes(self, count: int) -> bytes:
        return self._seed if count == len(self._seed) else super().token_bytes(count)


class Answer:
    """What somebody was answered, as he sees it."""

    def __init__(self, result: InteractionResult) -> None:
        self.result = result

    @property
    def messages(self) -> list[Any]:
        """All messages of the answer."""
        first = self.result.response
        return [*([first] if first is not None else []), *self.result.followups]

    @property
    def text(self) -> str:
        return "\n".join(one.content for one in self.messages)

    @property
    def private(self) -> bool:
        """Whether nobody else sees it."""
        return all(one.ephemeral for one in self.messages)

    @property
    def form(self) -> Mapping[str, Any] | None:
        return self.result.modal

    @property
    def message(self) -> Any:
        """The first message, with its buttons."""
        first = self.result.response
        assert first is not None, "there was no message in the answer"
        return first.message

    def __contains__(self, text: str) -> bool:
        return text in self.text


class Person:
    """Somebody on the server, by what he does and sees."""

    def __init__(self, server: Server, actor: Any) -> None:
        self.server = server
        self.actor = actor
        self.last: Answer | None = None

    @property
    def id(self) -> int:
        return int(self.actor.id)

    @property
    def language(self) -> str:
        return simworld.LOCALES[self.id]

    # --- what he does

    async def slash(
        self, command: str, *, where: ChannelHandle | None = None, dm: bool = False, **options: Any
    ) -> Answer:
        """Type a command, in the games channel unless said otherwise."""
        if dm:
            return self._took(await self.actor.user.slash(command, **options))
        return self._took(await self.actor.slash(where or self.server.channel(), command, **options))

    async def clicks(self, verb: str, on: Any = None, *, where: ChannelHandle | None = None) -> Answer:
        """Click the newest button of this verb that he sees (or the one on a message); `*`: whatever words follow."""
        message, custom_id = self._find(verb, on, where)
        return self._took(await self._actor_for(message).click(message, custom_id=custom_id))

    async def chooses(self, verb: str, *values: Any, on: Any = None, where: ChannelHandle | None = None) -> Answer:
        """Choose in the newest menu of this verb."""
        message, custom_id = self._find(verb, on, where)
        return self._took(await self._actor_for(message).select(message, list(values), custom_id=custom_id))

    async def fills(self, form: Answer, **values: Any) -> Answer:
        """Fill in a form and send it."""
        in_dm = form.result._interaction.guild_id is None
        actor = self.actor.user if in_dm else self.actor
        assert form.form is not None, "there was no form in the answer"
        parts = [row["component"] for row in form.form["components"] if "component" in row]
        menus = {part["custom_id"] for part in parts if part["type"] != discord.ComponentType.text_input.value}
        given = {
            name: [value] if name in menus and not isinstance(value, list) else value for name, value in values.items()
        }
        return self._took(await actor.submit_modal(form.result, given))

    async def dm_says(self, text: str) -> str:
        """Write to the bot; returns what it says then."""
        seen = len(self.dms)
        await self.actor.send_dm(text)
        return "\n".join(one.content for one in self.dms[seen:])

    async def says(self, text: str, where: ChannelHandle | None = None) -> None:
        """Post in a channel."""
        await self.actor.send(where or self.server.channel(), text)

    def late_click(self, verb: str, on: Any = None, values: list[str] | None = None) -> tuple[Any, InteractionResult]:
        """A click that is on its way: see `simworld.late_click`."""
        message, custom_id = self._find(verb, on, None)
        return simworld.late_click(self.server.env, self._actor_for(message), message, custom_id, values)

    # --- what he sees

    @property
    def dm(self) -> ChannelHandle:
        """His DM with the bot."""
        found: ChannelHandle = self.actor.user.dm_channel
        return found

    @property
    def dms(self) -> list[discord.Message]:
        """What the bot wrote to him, in order."""
        history = self.actor.user.dm_channel.history(viewer=self.actor.user)
        return [one for one in history if one.author.id != self.id]

    @property
    def last_dm(self) -> str:
        return self.dms[-1].content if self.dms else ""

    def sees(self, where: ChannelHandle | None = None) -> list[discord.Message]:
        """What he sees in a channel, in order."""
        return (where or self.server.channel()).history(viewer=self.actor)

    def reads(self, where: ChannelHandle | None = None) -> str:
        """All text that he sees in a channel."""
        return "\n".join(one.content for one in self.sees(where))

    # --- his door

    def closes_dms(self) -> None:
        """Nobody can write to him any more."""
        path = SEND.format(self.actor.user.dm_channel.id)
        self.server.wire.refuse("POST", path, 403, 50007, times=None)

    def _took(self, result: InteractionResult) -> Answer:
        assert result.acknowledged, "the input was not answered"
        self.last = Answer(result)
        return self.last

    def _actor_for(self, message: Any) -> Any:
        return self.actor.user if message.channel.id == self.actor.user.dm_channel.id else self.actor

    def _find(self, verb: str, on: Any, where: ChannelHandle | None) -> tuple[Any, str]:
        """The newest message with such a button: on one message, or among the last answer, his DM and the channel."""
        words = re.escape(verb).replace(re.escape("*"), r"[\w.-]*")
        pattern = re.compile(rf"v1:\d+:{words}:\d+")
        places = [on] if on is not None else [*self._before(where)]
        for message in places:
            for custom_id in custom_ids(message):
                if pattern.fullmatch(custom_id):
                    return message, custom_id
        raise AssertionError(f"there is no button {verb} to be seen")

    def _before(self, where: ChannelHandle | None) -> Iterable[Any]:
        """Messages that he may click, newest first; of his own answers the last one."""
        if where is not None and where.id == self.dm.id:
            seen = self.dms
        else:
            seen = [*self.sees(where), *([] if where is not None else self.dms)]
        return sorted(seen, key=lambda one: one.id, reverse=True)


def custom_ids(message: Any) -> list[str]:
    """The custom ids of a message's buttons and menus, disabled ones left out."""
    return [
        part.custom_id
        for row in message.components
        for part in getattr(row, "children", ())
        if part.custom_id is not None and not part.disabled
    ]
