"""Lobbies: a match is opened, people join and leave, the host starts it. Start reading at `_cog`."""

from bot.transport.client import DuskBot
from cogs.lobby._cog import Lobby


async def setup(bot: DuskBot) -> None:
    """Load the extension."""
    await bot.add_cog(Lobby(bot))
