"""`/setup`: whether the bot may do what it must in a channel, one permission after another, and how to mend it."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.presentation.lobby_panel import hours_line
from bot.presentation.selftest import NEEDED, NEEDED_IN_FORUM, WANTED, Test, missing, self_test
from bot.services.messaging import RefusedByDestination, Rendered
from bot.transport.asked import Asked
from bot.transport.client import DuskBot
from bot.transport.places import Place
from bot.transport.replies import Reply
from bot.transport.verbs import answered

Channel = discord.TextChannel | discord.ForumChannel


class Setup(commands.Cog):
    """The first hour of a new server."""

    def __init__(self, bot: DuskBot) -> None:
        self._bot = bot

    @app_commands.command(name="setup", description="…")
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    @answered
    async def setup(self, asked: Asked, channel: Channel | None = None) -> Reply:
        """Test a channel for matches."""
        tested = channel.id if channel is not None else asked.channel
        try:
            place = await self._bot.places.look(asked.guild, tested)
            arrived = await self._posts(asked, place)
        except RefusedByDestination:
            return missing(tested, ("view_channel",), asked.texts)
        test = Test(
            channel=tested,
            looked_at=_wanted(place),
            lacks=place.lacks(**dict.fromkeys(_wanted(place), True)),
            arrived=arrived,
            hours=hours_line(asked.services.schedule, asked.texts),
        )
        return self_test(test, asked.texts)

    async def _posts(self, asked: Asked, place: Place) -> bool | None:
        """Whether a post is taken; None for a forum, where that would be a match's."""
        if place.forum:
            return None
        return await self._bot.places.takes_posts(place.channel, Rendered(text=asked.texts.text("setup-post")))


def _wanted(place: Place) -> tuple[str, ...]:
    return (*NEEDED_IN_FORUM, "pin_messages", "attach_files") if place.forum else (*NEEDED, *WANTED)


async def setup(bot: DuskBot) -> None:
    """Load the extension."""
    await bot.add_cog(Setup(bot))
