"""`/status`: whether the bot is well, and when the next hour of the match here is; nothing secret."""

import math
from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands

from bot import __version__
from bot.presentation.health import Health, health_lines
from bot.presentation.posts import one_post
from bot.services.rows import Match
from bot.transport.asked import Asked
from bot.transport.client import DuskBot
from bot.transport.replies import Reply
from bot.transport.replying import log_fault
from bot.transport.verbs import answered
from cogs._matches import here, own_matches
from cogs._saying import everywhere


class StatusCog(commands.Cog, name="Status"):
    """How the bot is."""

    def __init__(self, bot: DuskBot) -> None:
        self._bot = bot

    @app_commands.command(name="status")
    @everywhere
    @answered
    async def status(self, asked: Asked) -> Reply:
        """Tell it; in a DM with the asker's own matches, on a server with those of the channel."""
        listening = asked.services.listening
        heard = listening.state(listening.listener(asked.guild))
        latency = self._bot.latency
        health = Health(
            version=__version__,
            began=listening.began_at,
            connected=heard.up,
            since=heard.since,
            latency=None if math.isnan(latency) else latency,
            matches=await _matches(asked),
        )
        return one_post(list(health_lines(health, asked.texts)))


async def _matches(asked: Asked) -> Sequence[Match] | None:
    try:
        return await (here(asked) if asked.guild else own_matches(asked))
    except Exception as error:  # noqa: BLE001 - whether the database answers is what was asked, whatever it fails with
        log_fault(error, "looking at the database")
        return None


async def setup(bot: DuskBot) -> None:
    """Add the cog."""
    await bot.add_cog(StatusCog(bot))
