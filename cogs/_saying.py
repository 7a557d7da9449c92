"""Answers of the services shown in the reader's language, with the match that they are about."""

from discord import app_commands
from msgspec.structs import replace

from bot.games.api import Refused
from bot.services import queries
from bot.services.answers import Answer, refusal
from bot.services.messaging import Rendered, Table
from bot.transport.asked import Asked

everywhere = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
"""For commands that work in DMs as well."""


async def table_of(asked: Asked, match: int) -> Table:
    """The match as everybody may see it; refused as `no_match`."""
    return await queries.table(asked.services.storage, match)


async def said(asked: Asked, match: int, answer: Answer, *more: str) -> Rendered:
    """An answer about a match as it is now, with more lines behind it."""
    shown = asked.means.renderer.answer(answer, asked.language, await table_of(asked, match))
    return replace(shown, text="\n".join((shown.text, *more)))


async def not_possible(asked: Asked, match: int, refused: Refused) -> Rendered:
    """A refusal that needs no service, in the words of the match's game."""
    return await said(asked, match, refusal(refused, asked.at))
