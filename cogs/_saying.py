"""Answers of the services shown in the reader's language, with the match that they are about."""

from discord import app_commands

from bot.games.api import Refused
from bot.services import queries
from bot.services.answers import Answer, refusal
from bot.services.messaging import Rendered
from bot.transport.asked import Asked

everywhere = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
"""For commands that work in DMs as well."""


async def said(asked: Asked, match: int, answer: Answer) -> Rendered:
    """An answer about a match as it is now."""
    table = await queries.table(asked.services.storage, match)
    return asked.means.renderer.answer(answer, asked.language, table)


async def not_possible(asked: Asked, match: int, refused: Refused) -> Rendered:
    """A refusal that needs no service, in the words of the match's game."""
    return await said(asked, match, refusal(refused, asked.at))
