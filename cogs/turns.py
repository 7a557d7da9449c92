"""Games by turns: the hand panel's buttons, menus and forms, `/move`, and players who are away for a while."""

from collections.abc import Iterable, Sequence

from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from bot.games.api import Refused
from bot.presentation.buttons import Verb
from bot.presentation.forms import Form
from bot.presentation.games import TURNS
from bot.presentation.people import names_of
from bot.presentation.posts import one_post
from bot.presentation.refusals import quoted
from bot.presentation.sins_cards import AS_TEXT
from bot.presentation.turns import Move, Question, told_by
from bot.services import acting, queries, seating
from bot.services.log import Asks
from bot.services.messaging import Rendered
from bot.services.queries import Mine
from bot.transport.asked import Asked
from bot.transport.client import DuskBot
from bot.transport.replies import Reply, Update
from bot.transport.verbs import answered, filled, suggests, verb
from cogs._matches import in_match, only_own
from cogs._saying import everywhere, said


class Turns(commands.Cog):
    """Whatever is answered shows the hand as it is then, so that nobody looks for what he can do next."""

    @app_commands.command(name="move")
    @everywhere
    @answered
    async def move(self, asked: Asked, move: str | None = None, match: int | None = None) -> Reply:
        """Make a move, as it was suggested or typed; without one the hand is shown."""
        return await in_match(asked, match, Verb.ME, lambda one: self._typed(asked, one, move))

    @move.autocomplete("move")
    @suggests
    async def moves(self, asked: Asked, current: str) -> Iterable[tuple[str, str]]:
        """The moves that are possible now."""
        match = await only_own(asked)
        if match is None or match.game not in TURNS:
            return ()
        mine = await queries.me(asked.services.storage, match.id, asked.user)
        typed = _plain(current)
        return ((one.label, one.typed) for one in _moves(asked, mine) if typed in _plain(f"{one.label} {one.typed}"))

    @verb("move", at_any_step=True, updates=True)
    async def chosen(self, asked: Asked) -> Reply:
        """A button or menu of moves."""
        mine = await queries.me(asked.services.storage, asked.match, asked.user)
        return await self._next(asked, mine, told_by(asked.target.word)[0], asked.values)

    @filled("move", at_any_step=True, updates=True)
    async def form(self, asked: Asked) -> Reply:
        """A form of a move."""
        mine = await queries.me(asked.services.storage, asked.match, asked.user)
        game = TURNS.get(mine.table.match.game)
        asks = game.filled(told_by(asked.target.word)[0], asked.fields, mine) if game is not None else None
        if asks is None:
            return asked.means.renderer.hint("dead", asked.language)
        return await self._act(asked, asked.match, asks)

    # --- being away

    @app_commands.command(name="away")
    @everywhere
    @answered
    async def away(self, asked: Asked, match: int | None = None) -> Reply:
        """Let a robot play for a while."""
        return await in_match(asked, match, Verb.AWAY, lambda one: self._away(asked, one))

    @verb("away", at_any_step=True)
    async def away_clicked(self, asked: Asked) -> Reply:
        """The button does the same."""
        return await self._away(asked, asked.match)

    @app_commands.command(name="back")
    @everywhere
    @answered
    async def back(self, asked: Asked, match: int | None = None) -> Reply:
        """Play oneself again."""
        return await in_match(asked, match, Verb.BACK, lambda one: self._back(asked, one))

    @verb("back", at_any_step=True)
    async def back_clicked(self, asked: Asked) -> Reply:
        """The button does the same."""
        return await self._back(asked, asked.match)

    async def _away(self, asked: Asked, match: int) -> Reply:
        return await said(asked, match, await seating.away(asked.services.rails, match, asked.input, asked.user))

    async def _back(self, asked: Asked, match: int) -> Reply:
        return await said(asked, match, await seating.back(asked.services.rails, match, asked.input, asked.user))

    # --- moves

    async def _typed(self, asked: Asked, match: int, text: str | None) -> Reply:
        """A move as it was suggested or typed; what is none of those possible is shown back with the hand."""
        mine = await queries.me(asked.services.storage, match, asked.user)
        if text is None:
            return _hand(asked, mine)
        wanted = _plain(text)
        found = [one for one in _moves(asked, mine) if wanted in (_plain(one.typed), _plain(one.label))]
        if len(found) != 1:
            return _hand(asked, mine, asked.texts.text("move-unclear", text=quoted(text)))
        return await self._next(asked, mine, found[0].word, (found[0].value,) if found[0].value else ())

    async def _next(self, asked: Asked, mine: Mine, word: str, values: Sequence[str]) -> Reply:
        match = mine.table.match
        stale = asked.target.step not in (0, match.step)
        shown = told_by(asked.target.word)[1]
        if stale and shown is not None:  # it may have been sent in time: what was meant then is for the host to enter
            mine = await queries.me_at(asked.services.storage, match.id, asked.user, shown)
        if match.game not in TURNS or not mine.view:
            return asked.means.renderer.hint("dead", asked.language)
        found = TURNS[match.game].chosen(word, values, mine, asked.texts, names_of(mine.table, asked.texts))
        match found:
            case Asks():
                return await self._act(asked, match.id, found)
            case Question(lines, rows) if not stale:
                return Update(one_post(lines, rows))
            case Form() if not stale:
                return found
        now = await queries.me(asked.services.storage, match.id, asked.user)
        return Update(_hand(asked, now, asked.texts.text("refused-stale_move")))

    async def _act(self, asked: Asked, match: int, asks: Asks) -> Reply:
        """Make the move; whether it is taken or refused, the hand is shown as it is then."""
        given = replace(await asked.given(), shown=told_by(asked.target.word)[1])
        answer = await acting.act(asked.services.rails, match, given, asks)
        shown = await said(asked, match, answer)
        try:
            mine = await queries.me(asked.services.storage, match, asked.user)
        except Refused:
            return shown
        return Update(_hand(asked, mine, shown.text))


def _plain(text: str) -> str:
    """A text as it is compared: signs of suits are typed without what asks for their plain look."""
    return text.replace(AS_TEXT, "").casefold().strip()


def _moves(asked: Asked, mine: Mine) -> Iterable[Move]:
    game = TURNS.get(mine.table.match.game)
    if game is None or not mine.view:
        return ()
    return game.moves(mine, asked.texts, names_of(mine.table, asked.texts))


def _hand(asked: Asked, mine: Mine, first: str = "") -> Rendered:
    """The private panel, under what came of the latest move."""
    own = asked.means.renderer.own(mine, asked.language)
    return one_post([first, *own.text.split("\n")], own.rows) if first else own


async def setup(bot: DuskBot) -> None:
    """Add the cog."""
    await bot.add_cog(Turns())
