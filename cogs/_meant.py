"""What the handlers of hosts and lobbies have in common: which match, who asks, how the answer is shown."""

from msgspec.structs import replace

from bot.presentation.host_forms import HostAsks
from bot.services import queries
from bot.services.answers import Answer
from bot.services.finding import match_meant
from bot.services.hosting import Caller
from bot.services.messaging import Rendered, Table
from bot.transport.asked import Asked


async def match_of(asked: Asked, number: str = "") -> int:
    """The match that was clicked in, or that a command means; refused as `match_meant` says."""
    if asked.match:
        return asked.match
    return await match_meant(asked.services.storage, asked.guild, asked.channel, asked.user, number=number)


def caller(asked: Asked) -> Caller:
    """Who asks for a host's act. Whoever manages the server counts as one with its host role."""
    found = asked.caller()
    return replace(found, host_role=True) if asked.guild and asked.may(manage_guild=True) else found


async def table_of(asked: Asked, match: int) -> Table:
    """The match as everybody may see it; refused as `no_match`."""
    return await queries.table(asked.services.storage, match)


async def asks(asked: Asked, match: int) -> HostAsks:
    """The questions to a host about this match."""
    return HostAsks(await table_of(asked, match), asked.texts)


async def told(asked: Asked, match: int, answer: Answer, *more: str) -> Rendered:
    """The answer in the person's language, with more lines behind it."""
    said = asked.means.renderer.answer(answer, asked.language, await table_of(asked, match))
    return replace(said, text="\n".join((said.text, *more)))
