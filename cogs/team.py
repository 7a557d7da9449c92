"""`/team say`: a side's private talk by way of the bot, where there are no threads for it."""

from discord import app_commands
from discord.ext import commands

from bot.services import talking
from bot.services.finding import only
from bot.transport.asked import Asked
from bot.transport.client import DuskBot
from bot.transport.replies import Reply
from bot.transport.verbs import answered
from cogs._matches import meant
from cogs._saying import said


class Team(commands.Cog):
    """Carries what a side says to its own people."""

    team = app_commands.Group(
        name="team",
        description="…",
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
    )

    @team.command(name="say", description="…")
    @answered
    async def say(
        self, asked: Asked, text: app_commands.Range[str, 1, talking.LONGEST], match: int | None = None
    ) -> Reply:
        """Say something to one's own side."""
        found = only(await meant(asked, match)).id
        answer = await talking.say(asked.services.rails, found, asked.input, asked.user, text)
        return await said(asked, found, answer)


async def setup(bot: DuskBot) -> None:
    """Load the extension."""
    await bot.add_cog(Team())
