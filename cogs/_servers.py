"""What a server has chosen, as far as Discord still has it."""

from bot.services import servers
from bot.services.messaging import Doubtful, RateLimited, RefusedByDestination, Unreachable
from bot.services.rows import Server
from bot.transport.asked import Asked
from bot.transport.places import Places

FAILS = (RefusedByDestination, Doubtful, RateLimited, Unreachable)
"""What Discord may say to a look or a post."""


async def known(places: Places, asked: Asked) -> Server:
    """The server's choices; a channel that is no longer there is forgotten, and so are roles by `with_role`."""
    store = asked.services.storage
    server = await store.server(asked.guild)
    if server.channel and await _is_gone(places, server.channel):
        return await servers.choose_channel(store, asked.guild, 0)
    return server


async def with_role(places: Places, asked: Asked, server: Server) -> Server:
    """The same without a host role that is no longer there."""
    try:
        if not server.host_role or await places.has_role(asked.guild, server.host_role):
            return server
    except FAILS:  # not known now: it stays as it is
        return server
    return await servers.choose_host_role(asked.services.storage, asked.guild, 0)


async def _is_gone(places: Places, channel: int) -> bool:
    try:
        return await places.is_gone(channel)
    except FAILS:  # not known now, so that it stays as it is
        return False
