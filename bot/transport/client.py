"""The bot as Discord sees it: connects, hands each input to its handler, tells the services what it hears."""

import logging
import pkgutil
import sys
from collections.abc import Awaitable, Callable, Iterable, Mapping
from datetime import datetime
from importlib.util import find_spec
from typing import Any

import discord
from discord.ext import commands

from bot.clock import Clock
from bot.config import Config
from bot.presentation.ids import read
from bot.presentation.localizer import Localizer
from bot.presentation.renderer import TextRenderer
from bot.services.access import Services
from bot.services.instants import snowflake_time
from bot.transport import replying
from bot.transport.asked import Asked, asked_by, custom_id_of
from bot.transport.components import Interaction, Part
from bot.transport.gateway import dated
from bot.transport.means import Means
from bot.transport.missed import Missed
from bot.transport.places import Places
from bot.transport.replies import Reply
from bot.transport.syncing import Tree, payload_of, sync
from bot.transport.texting import Texting
from bot.transport.translator import Payload
from bot.transport.verbs import Handled, Verbs

COGS = "cogs"

_log = logging.getLogger(__name__)

# The bot never speaks aloud: what voice would need is worth no warning.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


def intents() -> discord.Intents:
    """What the bot hears: servers, DMs, and posts that mention it; nothing that needs Discord's approval."""
    wanted = discord.Intents.none()
    wanted.guilds = wanted.guild_messages = wanted.dm_messages = True
    return wanted


class DuskBot(commands.AutoShardedBot):
    """One connection to Discord. It is made anew after a crash; what it works with outlives it.

    `services` is asked for when the bot connects, so that they may be made later than the bot. `extensions` are
    packages whose modules are loaded, all that have a `setup`.
    """

    def __init__(
        self,
        config: Config,
        services: Callable[[], Services],
        renderer: TextRenderer,
        texts: Mapping[str, Localizer],
        clock: Clock,
        *,
        extensions: Iterable[str] = (COGS,),
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=intents(),
            allowed_mentions=discord.AllowedMentions.none(),
            shard_count=config.shard_count or 1,
            shard_ids=list(config.shards or range(config.shard_count or 1)),
            # Nothing is read from caches, so that none need be filled.
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            http_trace=dated(self._stamped),
        )
        self.verbs = Verbs()
        self.places = Places(self)
        self._config = config
        self._services = services
        self._renderer = renderer
        self._texts = texts
        self._clock = clock
        self._packages = tuple(extensions)
        self._texting = Texting(self)
        self._missed = Missed(self, self._texting.heard)

    @property
    def means(self) -> Means:
        """What handlers work with."""
        return Means(services=self._services(), renderer=self._renderer, texts=self._texts, clock=self._clock)

    # --- beginning

    async def setup_hook(self) -> None:
        """Load every extension, then give changed commands to Discord."""
        payload = await self.load()
        if 0 in (self.shard_ids or ()):
            await sync(self, payload, self._config.data_dir)

    async def load(self) -> list[Payload]:
        """Load every extension, and return all commands as Discord takes them; raises MissingText."""
        self.add_dynamic_items(Part)
        for package in self._packages:
            for name in extensions_in(package):
                await self.load_extension(name)
        return payload_of(self.tree, self._texts)

    async def add_cog(self, cog: commands.Cog, /, **options: Any) -> None:
        """Add a cog with its handlers."""
        self.verbs.add(cog)
        await super().add_cog(cog, **options)

    async def remove_cog(self, name: str, /, **options: Any) -> commands.Cog | None:
        """Remove a cog with its handlers."""
        cog = await super().remove_cog(name, **options)
        if cog is not None:
            self.verbs.remove(cog)
        return cog

    # --- hearing

    async def on_shard_ready(self, shard: int) -> None:
        """A shard has connected anew: what was written to the bot meanwhile is read first."""
        _log.info("shard %d is connected", shard)
        services = self._services()
        try:
            await self._missed.read(services.storage, shard)
        except Exception as error:  # noqa: BLE001 - whatever could not be read, the hours must not stand still for it
            replying.log_fault(error, "reading what was missed")
        await services.connected(shard)
        services.delivery.wake()

    async def on_shard_resumed(self, shard: int) -> None:
        """A shard is back, and has heard what it missed."""
        await self._services().connected(shard)

    async def on_shard_disconnect(self, shard: int) -> None:
        """A shard hears nothing any more."""
        await self._services().lost(shard)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Note Discord's time and who is here; take forms, which nothing else takes, and buttons of forms long gone."""
        self._services().time.note(snowflake_time(interaction.id))
        if interaction.type is discord.InteractionType.modal_submit:
            await self._routed(interaction, "form")
        elif interaction.type is discord.InteractionType.component and read(custom_id_of(interaction)) is None:
            await self._routed(interaction, "click")
        await self._services().heard_from(interaction.user.id)

    async def on_message(self, message: discord.Message) -> None:
        """Take a text: those in DMs, and posts that mention the bot. There are no commands by prefix."""
        if not message.author.bot:
            self._services().time.note(message.created_at)
            if await self._texting.heard(message):
                await self._services().heard_from(message.author.id)

    async def clicked(self, interaction: Interaction) -> None:
        """Handle a click on a button or menu."""
        await self._routed(interaction, "click")

    async def commanded(self, interaction: Interaction, handle: Callable[[Asked], Awaitable[Reply]]) -> None:
        """Handle a command."""
        asked = asked_by(interaction, self.means)
        await replying.answer(interaction, handle(asked), asked)

    async def suggested(
        self, interaction: Interaction, handle: Callable[[Asked], Awaitable[Iterable[tuple[str, str]]]]
    ) -> list[tuple[str, str]]:
        """Ask for suggestions; none where asking fails."""
        try:
            return list(await handle(asked_by(interaction, self.means)))
        except Exception as error:  # noqa: BLE001 - there is nowhere to show it, and the person can still type
            replying.log_fault(error, "autocomplete")
            return []

    async def failed(self, interaction: Interaction, error: Exception) -> None:
        """Answer a command that failed before its handler began."""
        asked = asked_by(interaction, self.means)
        await replying.answer(interaction, _raising(error), asked)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """An event's handling failed where nobody waits for an answer."""
        error = sys.exception()
        if error is not None:
            replying.log_fault(error, event_method)

    def _stamped(self, at: datetime) -> None:
        self._services().time.note(at)

    async def _routed(self, interaction: Interaction, kind: str) -> None:
        asked = asked_by(interaction, self.means)
        handled = self.verbs.find(kind, asked.target.name)
        work = _dead(asked) if handled is None else self._current(asked, handled)
        updates = handled is not None and handled.mark.updates
        await replying.answer(interaction, work, asked, updates=updates)

    async def _current(self, asked: Asked, handled: Handled) -> Reply:
        """Handle it, unless the match has gone on since its button was made."""
        if asked.target.step and not handled.mark.at_any_step:
            stored = await self._services().storage.load(asked.match)
            if stored is None or stored.match.step != asked.target.step:
                return self._renderer.hint("stale", asked.language)
        return await handled.handle(asked)


def extensions_in(package: str) -> list[str]:
    """The names of a package's extensions: every module or package directly in it whose name has no `_` before it."""
    spec = find_spec(package)
    if spec is None or spec.submodule_search_locations is None:
        return []
    found = []
    for module in pkgutil.iter_modules(spec.submodule_search_locations, f"{package}."):
        if not module.name.rpartition(".")[2].startswith("_"):
            found.append(module.name)
    return sorted(found)


async def _dead(asked: Asked) -> Reply:
    return asked.means.renderer.hint("dead", asked.language)


async def _raising(error: Exception) -> Reply:
    raise error
