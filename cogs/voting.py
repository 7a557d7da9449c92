"""Votes: the menu and the buttons of the panel, `/vote`, the ledger, and a word to those who vote by posting."""

from collections.abc import Iterable

from discord import app_commands
from discord.ext import commands

from bot.games.api import Seat
from bot.presentation.buttons import Board, Verb
from bot.presentation.games import GAMES
from bot.presentation.localizer import Localizer
from bot.presentation.names import seat_label
from bot.presentation.people import names_of
from bot.presentation.posts import one_post, posts
from bot.presentation.refusals import quoted
from bot.presentation.seats import find_seat
from bot.presentation.tycoon_table import Panel, house_rules, public_table
from bot.presentation.wording import by_turns
from bot.services import acting, queries
from bot.services.log import Asks
from bot.services.messaging import Rendered
from bot.services.rows import LIVE
from bot.transport.asked import Asked
from bot.transport.client import DuskBot
from bot.transport.replies import Reply
from bot.transport.verbs import answered, mentioned, suggests, verb
from cogs._matches import here, in_match, only_own
from cogs._saying import everywhere, said

WORDS = ("abstain", "unvote")
"""What one may do beside voting for a seat: buttons by the same names."""


class Voting(commands.Cog):
    """Votes are public acts; the running count is an edit of the panel."""

    @app_commands.command(name="vote")
    @everywhere
    @answered
    async def vote(self, asked: Asked, seat: str, match: int | None = None) -> Reply:
        """Vote for a seat, abstain, or withdraw the vote."""
        return await in_match(asked, match, Verb.PANEL, lambda one: self._typed(asked, one, seat))

    @vote.autocomplete("seat")
    @suggests
    async def seats(self, asked: Asked, current: str) -> Iterable[tuple[str, str]]:
        """The seats that are in, then abstaining and withdrawing."""
        match = await only_own(asked)
        if match is None:
            return ()
        shown = await queries.shown(asked.services.storage, match.id)
        names, texts = names_of(shown.table, asked.texts), asked.texts
        pairs = [(seat_label(texts, seat, names), seat) for seat in public_table(shown.view).candidates]
        pairs += [(texts.text(f"button-{word}"), word) for word in WORDS]
        return [(label, value) for label, value in pairs if current.casefold().strip() in label.casefold()]

    @verb("vote", at_any_step=True)
    async def chosen(self, asked: Asked) -> Reply:
        """The menu votes."""
        return await self._cast(asked, asked.match, asked.values[0])

    @verb("abstain", at_any_step=True)
    async def abstain(self, asked: Asked) -> Reply:
        """The button abstains."""
        return await self._cast(asked, asked.match, None)

    @verb("unvote", at_any_step=True)
    async def unvote(self, asked: Asked) -> Reply:
        """The button withdraws the vote."""
        return await self._act(asked, asked.match, Asks("unvote", {}))

    @app_commands.command(name="votes")
    @everywhere
    @answered
    async def votes(self, asked: Asked, day: int | None = None, match: int | None = None) -> Reply:
        """Who voted for whom on each day."""
        return await in_match(asked, match, Verb.VOTES, lambda one: self._ledger(asked, one, day), seated=False)

    @verb("votes", at_any_step=True)
    async def votes_clicked(self, asked: Asked) -> Reply:
        """The button shows the ledger of every day."""
        return await self._ledger(asked, asked.match)

    @mentioned
    async def posted(self, asked: Asked) -> Reply:
        """A post that mentions the bot is no vote; said in the channel, in its language."""
        found = await here(asked)
        playing = [one for one in found if one.status in LIVE and not by_turns(one.game)]
        if not playing:
            return asked.means.renderer.hint("mentioned", asked.language)
        return asked.means.renderer.hint("post_no_vote", playing[0].language)

    async def _typed(self, asked: Asked, match: int, text: str) -> Reply:
        """A seat as it was typed or suggested; where it is not clear, the menu asks."""
        word = _word(text, asked.means.texts.values())
        if word == "unvote":
            return await self._act(asked, match, Asks("unvote", {}))
        if word == "abstain":
            return await self._cast(asked, match, None)
        shown = await queries.shown(asked.services.storage, match)
        names = names_of(shown.table, asked.texts)
        seats = [row.seat for row in shown.table.seats]
        seat = find_seat(text, seats, names, asked.means.texts.values())
        if seat is not None or not shown.view:
            return await self._cast(asked, match, seat)
        line = asked.texts.text("seat-unclear", text=quoted(text))
        panel = Panel(shown.table.match, public_table(shown.view), house_rules(shown.table.match), asked.texts, names)
        board = Board.of(shown.table.match, asked.texts)
        return one_post([line], ((panel.vote_menu(board),),) if panel.ballot else ())

    async def _cast(self, asked: Asked, match: int, target: Seat | None) -> Rendered:
        return await self._act(asked, match, Asks("vote", {"target": target}))

    async def _act(self, asked: Asked, match: int, asks: Asks) -> Rendered:
        return await said(asked, match, await acting.act(asked.services.rails, match, await asked.given(), asks))

    async def _ledger(self, asked: Asked, match: int, day: int | None = None) -> Reply:
        table = await queries.table(asked.services.storage, match)
        told = await queries.ledger(asked.services.storage, match) if table.match.phase else ()
        names = names_of(table, asked.texts)
        return posts(GAMES[table.match.game].votes(told, table, asked.texts, names, day=day))


def _word(text: str, languages: Iterable[Localizer]) -> str | None:
    """Whether somebody typed to abstain or to withdraw, in any language."""
    typed = text.strip().casefold()
    for texts in languages:
        for word in WORDS:
            if typed in (word, texts.text(f"button-{word}").casefold()):
                return word
    return None


async def setup(bot: DuskBot) -> None:
    """Add the cog."""
    await bot.add_cog(Voting())
