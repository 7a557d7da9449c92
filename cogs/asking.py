"""What anybody may ask again at any time: his own part, the panel, why something came out, the rules, what to do."""

from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from bot.games.api import Refused, Seat
from bot.presentation.buttons import Verb
from bot.presentation.games import GAMES
from bot.presentation.helping import help_lines
from bot.presentation.people import names_of
from bot.presentation.posts import one_post, posts
from bot.services import queries, seating
from bot.services.decision import LOBBY, TABLE
from bot.services.messaging import Rendered, Table
from bot.services.pinging import choose_pings
from bot.services.queries import Mine
from bot.services.rows import LIVE, Match, Status
from bot.transport.asked import Asked
from bot.transport.client import DuskBot
from bot.transport.replies import Reply
from bot.transport.verbs import answered, verb
from cogs._matches import in_match, meant
from cogs._saying import everywhere, said


class Asking(commands.Cog):
    """Nothing of a match is changed here, but for who has seen his part; every answer is private."""

    # --- one's own part

    @app_commands.command(name="me")
    @everywhere
    @answered
    async def me(self, asked: Asked, match: int | None = None) -> Reply:
        """Everything of one's own, and what to do until when."""
        return await in_match(asked, match, Verb.ME, lambda one: self._me(asked, one))

    @verb("me", at_any_step=True)
    async def me_clicked(self, asked: Asked) -> Reply:
        """The button shows the same."""
        return await self._me(asked, asked.match)

    @verb("received", at_any_step=True)
    async def received(self, asked: Asked) -> Reply:
        """A player has seen his part."""
        answer = await seating.receive(asked.services.rails, asked.match, asked.input, asked.user)
        return await said(asked, asked.match, answer)

    async def _me(self, asked: Asked, match: int) -> Rendered:
        mine = await queries.me(asked.services.storage, match, asked.user)
        if not mine.view:
            raise Refused("not_running")
        return asked.means.renderer.own(mine, asked.language)

    # --- pings

    @app_commands.command(name="pings")
    @everywhere
    @app_commands.choices(how=[app_commands.Choice(name=how, value=how) for how in ("pinged", "quiet")])
    @answered
    async def pings(self, asked: Asked, how: str) -> Reply:
        """Whether announcements ping the asker."""
        return await self._pings(asked, wanted=how == "pinged")

    @verb("pings")
    async def pings_clicked(self, asked: Asked) -> Reply:
        """The button does the same."""
        return await self._pings(asked, wanted=asked.target.word == "on")

    async def _pings(self, asked: Asked, *, wanted: bool) -> Rendered:
        answer = await choose_pings(asked.services.storage, asked.user, asked.at, wanted=wanted)
        return asked.means.renderer.answer(answer, asked.language)

    # --- the panel

    @app_commands.command(name="panel")
    @everywhere
    @answered
    async def panel(self, asked: Asked, match: int | None = None) -> Reply:
        """A copy of the panel for oneself, in one's own language."""
        return await in_match(asked, match, Verb.PANEL, lambda one: self._panel(asked, one), seated=False)

    @verb("panel", at_any_step=True)
    async def panel_clicked(self, asked: Asked) -> Reply:
        """The button shows the same."""
        return await self._panel(asked, asked.match)

    async def _panel(self, asked: Asked, match: int) -> Reply:
        shown = await queries.shown(asked.services.storage, match)
        panel = LOBBY if shown.table.match.status is Status.LOBBY else TABLE
        own = replace(shown.table.match, language=asked.language)
        table = replace(shown.table, match=own)
        return await asked.means.renderer.panel(panel, replace(shown, table=table))

    # --- why

    @app_commands.command(name="why")
    @everywhere
    @answered
    async def why(self, asked: Asked, match: int | None = None) -> Reply:
        """Why the latest results are what they are, by the rules and by what the asker may know."""
        return await in_match(asked, match, Verb.WHY, lambda one: self._why(asked, one), seated=False)

    @verb("why", at_any_step=True)
    async def why_clicked(self, asked: Asked) -> Reply:
        """The button explains the same."""
        return await self._why(asked, asked.match)

    async def _why(self, asked: Asked, match: int) -> Reply:
        table = await queries.table(asked.services.storage, match)
        told = await queries.ledger(asked.services.storage, match, _seat_of(table, asked.user))
        return posts(GAMES[table.match.game].why(told, table, asked.texts, names_of(table, asked.texts)))

    # --- rules and help

    @app_commands.command(name="rules")
    @everywhere
    @answered
    async def rules(self, asked: Asked, match: int | None = None) -> Reply:
        """The rules on two screens, this match's house rules marked."""
        found = await _meant_or_none(asked, match)
        if found is None:
            return tuple(screen for game in GAMES for screen in self._screens(asked, game, None))
        return self._screens(asked, found.game, found)

    @verb("rules", at_any_step=True)
    async def rules_clicked(self, asked: Asked) -> Reply:
        """The button shows the rules of its match."""
        table = await queries.table(asked.services.storage, asked.match)
        return self._screens(asked, table.match.game, table.match)

    def _screens(self, asked: Asked, game: str, match: Match | None) -> tuple[Rendered, ...]:
        return tuple(message for screen in GAMES[game].guide(match, asked.texts) for message in posts(screen))

    @app_commands.command(name="help")
    @everywhere
    @answered
    async def help(self, asked: Asked, match: int | None = None) -> Reply:
        """What one can do now."""
        found = await _meant_or_none(asked, match)
        if found is None:
            return one_post(list(help_lines(None, None, asked.texts)))
        table = await queries.table(asked.services.storage, found.id)
        mine: Mine | None = None
        if found.status in LIVE and _seat_of(table, asked.user) is not None:
            mine = await queries.me(asked.services.storage, found.id, asked.user)
        return one_post(list(help_lines(table, mine, asked.texts)))


async def _meant_or_none(asked: Asked, number: int | None) -> Match | None:
    """The match that is meant; the first of several, as what is asked is the same in all; None for none."""
    try:
        return (await meant(asked, number, seated=False))[0]
    except Refused:
        if number is not None:
            raise
        return None


def _seat_of(table: Table, user: int) -> Seat | None:
    return next((row.seat for row in table.seats if row.person is not None and row.person.user == user), None)


async def setup(bot: DuskBot) -> None:
    """Add the cog."""
    await bot.add_cog(Asking())
