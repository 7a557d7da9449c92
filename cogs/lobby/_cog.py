"""`/match …` and the buttons of a lobby's panel."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.presentation.games import GAMES
from bot.services import lobby
from bot.services.host import Rails
from bot.services.opening import first_plan
from bot.transport.asked import Asked
from bot.transport.client import DuskBot
from bot.transport.replies import Reply
from bot.transport.verbs import answered, filled, verb
from cogs._hosts import asks, caller
from cogs._matches import match_of
from cogs._saying import said
from cogs._servers import known
from cogs.lobby import _joining, _opening, _starting

Count = app_commands.Range[int, 0, 24]


class Lobby(commands.Cog):
    """Opens matches and fills their seats."""

    match = app_commands.Group(name="match", description="…", guild_only=True)

    def __init__(self, bot: DuskBot) -> None:
        self._bot = bot
        self._openings = _opening.Openings(bot.places)

    # --- opening

    @match.command(name="open", description="…")
    @app_commands.choices(game=[app_commands.Choice(name=name, value=name) for name in GAMES])
    @answered
    async def open(self, asked: Asked, game: str) -> Reply:
        """Show the set-up panel of a match."""
        server = await known(self._bot.places, asked)
        plan = first_plan(game, asked.guild_language, asked.services.schedule, server)
        return _opening.shown(asked, plan).panel()

    @verb("open", updates=True)
    async def chosen(self, asked: Asked) -> Reply:
        """Something was chosen on the set-up panel."""
        return await self._openings.chosen(asked)

    @filled("open", updates=True)
    async def form(self, asked: Asked) -> Reply:
        """A form of the set-up panel was filled in."""
        return self._openings.filled(asked)

    @verb("again", at_any_step=True)
    async def again(self, asked: Asked) -> Reply:
        """Open a lobby for another match like this one, in the same place."""
        answer = await lobby.again(_rails(asked), asked.match, asked.input, asked.user)
        return await said(asked, asked.match, answer)

    # --- people

    @verb("join")
    async def join_clicked(self, asked: Asked) -> Reply:
        """Take a place."""
        return await _joining.join(self._bot.places, asked, asked.match)

    @match.command(name="join", description="…")
    @answered
    async def join(self, asked: Asked, match: int | None = None) -> Reply:
        """Take a place."""
        return await _joining.join(self._bot.places, asked, await match_of(asked, match))

    @verb("leave")
    async def leave_clicked(self, asked: Asked) -> Reply:
        """Give the place up."""
        return await _joining.leave(asked, asked.match)

    @match.command(name="leave", description="…")
    @answered
    async def leave(self, asked: Asked, match: int | None = None) -> Reply:
        """Give the place up."""
        return await _joining.leave(asked, await match_of(asked, match))

    # --- the host

    @verb("robots")
    async def robots_clicked(self, asked: Asked) -> Reply:
        """Put robots on all free places."""
        return await said(asked, asked.match, await lobby.fill_with_robots(_rails(asked), asked.match, caller(asked)))

    @match.command(name="robots", description="…")
    @answered
    async def robots(self, asked: Asked, count: Count | None = None, match: int | None = None) -> Reply:
        """Put robots on free places, or send them away."""
        found = await match_of(asked, match)
        return await said(asked, found, await lobby.fill_with_robots(_rails(asked), found, caller(asked), count))

    @verb("kick")
    async def kick_clicked(self, asked: Asked) -> Reply:
        """Ask whom to take out of the lobby."""
        return (await asks(asked, asked.match)).kick()

    @filled("kick")
    async def kick_filled(self, asked: Asked) -> Reply:
        """Take somebody out of the lobby."""
        user = int(asked.field("person"))
        return await said(asked, asked.match, await lobby.kick(_rails(asked), asked.match, caller(asked), user))

    @match.command(name="kick", description="…")
    @answered
    async def kick(self, asked: Asked, person: discord.User, match: int | None = None) -> Reply:
        """Take somebody out of the lobby."""
        found = await match_of(asked, match)
        return await said(asked, found, await lobby.kick(_rails(asked), found, caller(asked), person.id))

    @match.command(name="talk", description="…")
    @app_commands.choices(how=[app_commands.Choice(name=how, value=how) for how in ("threads", "relay", "off")])
    @answered
    async def talk(self, asked: Asked, how: str, match: int | None = None) -> Reply:
        """Choose how the sides talk in private."""
        found = await match_of(asked, match)
        return await said(asked, found, await lobby.talk(_rails(asked), found, caller(asked), how))

    @verb("start")
    async def start_clicked(self, asked: Asked) -> Reply:
        """Deal and begin."""
        return await _starting.start(self._bot.places, asked, asked.match)

    @match.command(name="start", description="…")
    @answered
    async def start(self, asked: Asked, match: int | None = None) -> Reply:
        """Deal and begin."""
        return await _starting.start(self._bot.places, asked, await match_of(asked, match))

    @verb("close")
    async def close_clicked(self, asked: Asked) -> Reply:
        """Close the lobby; asked once more."""
        return await _starting.close(asked, asked.match)

    @match.command(name="close", description="…")
    @answered
    async def close(self, asked: Asked, match: int | None = None) -> Reply:
        """Close the lobby; asked once more."""
        return await _starting.close(asked, await match_of(asked, match))


def _rails(asked: Asked) -> Rails:
    return asked.services.rails
