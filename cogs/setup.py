"""`/setup`: whether the bot may do what it must in a channel, and what matches on this server are like."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.presentation.localizer import closest, moment
from bot.presentation.selftest import NEEDED, NEEDED_IN_FORUM, WANTED, Test, missing, self_test
from bot.presentation.server_panel import OWN, Act, ServerPanel
from bot.services import servers
from bot.services.messaging import RefusedByDestination, Rendered
from bot.services.rows import Server
from bot.transport.asked import Asked
from bot.transport.client import DuskBot
from bot.transport.places import Place
from bot.transport.replies import Reply, Update
from bot.transport.verbs import answered, filled, verb
from cogs._servers import FAILS, known, with_role

Channel = discord.TextChannel | discord.ForumChannel


class Setup(commands.Cog):
    """The first hour of a new server, and every later change."""

    def __init__(self, bot: DuskBot) -> None:
        self._bot = bot

    @app_commands.command(name="setup", description="…")
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    @answered
    async def setup(self, asked: Asked, channel: Channel | None = None) -> Reply:
        """Test a channel for matches; to who manages the server show its settings too."""
        server = await known(self._bot.places, asked)
        tested = await self._tested(asked, channel.id if channel is not None else server.channel or asked.channel)
        if not asked.may(manage_guild=True):
            return tested
        return (tested, _panel(asked, await with_role(self._bot.places, asked, server)).panel())

    @verb("setup", updates=True)
    async def chosen(self, asked: Asked) -> Reply:
        """Something was chosen on the panel: it counts at once."""
        servers.require_manager(asked.may(manage_guild=True))
        store, guild, value = asked.services.storage, asked.guild, next(iter(asked.values), "")
        match asked.target.word:
            case Act.CHANNEL:
                return await self._channel(asked, int(value or 0))
            case Act.LANGUAGE:
                server = await servers.choose_language(store, guild, "" if value == OWN else value)
            case Act.ZONE:
                server = await servers.choose_zone(store, guild, value)
            case Act.ROLE:
                server = await servers.choose_host_role(store, guild, int(value or 0))
            case Act.HOURS:
                return _panel(asked, await store.server(guild)).hours()
            case Act.POST:
                return await self._posted(asked, await store.server(guild))
            case _:
                return asked.means.renderer.hint("dead", asked.language)
        return _kept(asked, server)

    @filled("setup", updates=True)
    async def hours(self, asked: Asked) -> Reply:
        """The daily hours were written."""
        servers.require_manager(asked.may(manage_guild=True))
        hours, zone = asked.field("hours"), asked.field("zone")
        return _kept(asked, await servers.choose_hours(asked.services.storage, asked.guild, hours, zone))

    async def _channel(self, asked: Asked, channel: int) -> Reply:
        """Keep where matches are opened, if they can be."""
        if channel:
            try:
                place = await self._bot.places.look(asked.guild, channel)
            except RefusedByDestination:
                return missing(channel, ("view_channel",), asked.texts)
            lacks = place.lacks(**dict.fromkeys(_needed(place), True))
            if lacks:
                return missing(channel, lacks, asked.texts)
        return _kept(asked, await servers.choose_channel(asked.services.storage, asked.guild, channel))

    async def _tested(self, asked: Asked, channel: int, arrived: bool | None = None) -> Rendered:
        """Every permission in a channel; `arrived`: what became of a post, if one was tried already."""
        try:
            place = await self._bot.places.look(asked.guild, channel)
            if arrived is None and not place.forum:
                arrived = await self._bot.places.takes_posts(channel, Rendered(text=asked.texts.text("setup-post")))
        except RefusedByDestination:
            return missing(channel, ("view_channel",), asked.texts)
        wanted = (*_needed(place), "pin_messages", "attach_files") if place.forum else (*_needed(place), *WANTED)
        lacks = place.lacks(**dict.fromkeys(wanted, True))
        return self_test(Test(channel=channel, looked_at=wanted, lacks=lacks, arrived=arrived), asked.texts)

    async def _posted(self, asked: Asked, server: Server) -> Reply:
        """Post a test where matches are opened, which stays there; what became of it."""
        channel, texts = server.channel or asked.channel, asked.texts
        public = asked.means.texts[closest(server.language or asked.guild_language)]
        post = Rendered(text=public.text("server-post"))
        try:
            if (await self._bot.places.look(asked.guild, channel)).forum:
                return Rendered(text=texts.text("server-post-forum", channel=f"<#{channel}>"))
            message = await self._bot.places.say(channel, post, f"setup{asked.input}")
        except RefusedByDestination:
            return await self._tested(asked, channel, arrived=False)
        except FAILS:
            return Rendered(text=texts.text("server-post-unclear", channel=f"<#{channel}>"))
        link = f"https://discord.com/channels/{asked.guild}/{channel}/{message}"
        return Rendered(text=texts.text("server-posted", channel=f"<#{channel}>", link=link))


def _needed(place: Place) -> tuple[str, ...]:
    return NEEDED_IN_FORUM if place.forum else NEEDED


def _panel(asked: Asked, server: Server) -> ServerPanel:
    return ServerPanel(server, asked.services.schedule, asked.guild_language, asked.texts)


def _kept(asked: Asked, server: Server) -> Update:
    """The panel with what holds now."""
    return Update(_panel(asked, server).panel(asked.texts.text("answer-recorded", at=moment(asked.at, "T"))))


async def setup(bot: DuskBot) -> None:
    """Load the extension."""
    await bot.add_cog(Setup(bot))
