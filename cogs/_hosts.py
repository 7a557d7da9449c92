"""What the handlers of hosts and lobbies have in common: who asks, and what he is asked."""

from msgspec.structs import replace

from bot.presentation.host_forms import HostAsks
from bot.services.hosting import Caller
from bot.transport.asked import Asked
from cogs._saying import table_of


def caller(asked: Asked) -> Caller:
    """Who asks for a host's act. Whoever manages the server counts as one with its host role."""
    found = asked.caller()
    return replace(found, host_role=True) if asked.guild and asked.may(manage_guild=True) else found


async def asks(asked: Asked, match: int) -> HostAsks:
    """The questions to a host about this match."""
    return HostAsks(await table_of(asked, match), asked.texts)
