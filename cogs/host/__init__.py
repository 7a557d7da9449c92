"""The host's acts, as commands and as buttons of a private panel. Start reading at `_cog`."""

from bot.transport.client import DuskBot
from cogs.host._buttons import HostButtons
from cogs.host._cog import Host


async def setup(bot: DuskBot) -> None:
    """Load the extension."""
    await bot.add_cog(Host(bot))
    await bot.add_cog(HostButtons(bot))
