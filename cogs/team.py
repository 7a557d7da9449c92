"""`/team say`: a side's private talk by way of the bot, where there are no threads for it."""

from discord import app_commands
from discord.ext import commands

from bot.games.api import Refused
from bot.services import queries, talking
from bot.transport.asked import Asked
from bot.transport.client import DuskBot
from bot.transport.replies import Reply
from bot.transport.verbs import answered
from cogs._meant import told


class Team(commands.Cog):
    """Carries what a side says to its own people."""

    team = app_commands.Group(
        name="team",
        description="…",
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
    )

    @team.command(name="say", description="…")
    @answered
    async def say(self, asked: Asked, text: app_commands.Range[str, 1, talking.LONGEST], match: str = "") -> Reply:
        """Say something to one's own side."""
        found = await _own_match(asked, match)
        answer = await talking.say(asked.services.rails, found, asked.input, asked.user, text)
        return await told(asked, found, answer)


async def _own_match(asked: Asked, number: str) -> int:
    """The match that somebody plays: of that number, of this channel, or his only one; else refused."""
    seats = await queries.matches_of(asked.services.storage, asked.user)
    matches = [one.match for one in seats]
    if number:
        matches = [one for one in matches if str(one) == number.strip().lstrip("#")]
    elif len(matches) > 1:
        tables = [await queries.table(asked.services.storage, one) for one in matches]
        matches = [one.match.id for one in tables if one.match.home == asked.channel] or matches
    if not matches:
        raise Refused("not_seated")
    if len(matches) > 1:
        raise Refused("which_match", matches=matches)
    return matches[0]


async def setup(bot: DuskBot) -> None:
    """Load the extension."""
    await bot.add_cog(Team())
