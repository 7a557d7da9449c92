"""Tycoon's bids: the form, `/bid`, texts in DMs, drafts, seals, and standing orders for what may be won."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import cast

from discord import app_commands
from discord.ext import commands

from bot.games.api import Refused
from bot.games.tycoon.rules import ITEMS, Item
from bot.presentation.buttons import Board, Verb
from bot.presentation.people import names_of
from bot.presentation.posts import one_post
from bot.presentation.tycoon_acts import own_view
from bot.presentation.tycoon_bids import addressed, bid_form, quoted_bids, standing_panel, wanted, which_bids
from bot.presentation.typed import Problem, Reader, TypedBid, problem_text
from bot.services import drafts, queries
from bot.services.messaging import Rendered
from bot.services.queries import Mine
from bot.services.rows import Match
from bot.transport.asked import Asked
from bot.transport.client import DuskBot
from bot.transport.replies import Reply
from bot.transport.verbs import answered, filled, typed, verb
from cogs._matches import in_match, own_matches, which
from cogs._saying import everywhere, not_possible, said
from cogs._standing import keep_standing

GAME = "tycoon"
ITEM_CHOICES = [app_commands.Choice(name=item, value=item) for item in ITEMS]
STAND = "stand_"


class Bidding(commands.Cog):
    """What is asked about bids; a draft is the seat's alone until it is sealed."""

    def __init__(self) -> None:
        self._words: Reader | None = None

    # --- the form and the command

    @app_commands.command(name="bid")
    @app_commands.choices(item=ITEM_CHOICES)
    @everywhere
    @answered
    async def bid(
        self, asked: Asked, item: str | None = None, amount: str | None = None, match: int | None = None
    ) -> Reply:
        """Bid on an item, or open the form for all of them."""
        if item is None or amount is None:
            return await in_match(asked, match, Verb.BID, lambda one: self._form(asked, one))
        amounts = self._reader(asked).amounts(amount, cast(Item, item))
        if not isinstance(amounts, tuple):
            return Rendered(text=problem_text(amounts, asked.texts))
        bids = (TypedBid(cast(Item, item), amounts),)
        ask = partial(_which, asked, bids)
        return await in_match(asked, match, ask, lambda one: self._draft(asked, one, bids))

    @verb("bid", at_any_step=True)
    async def open(self, asked: Asked) -> Reply:
        """The button opens the form."""
        return await self._form(asked, asked.match)

    @filled("bid", at_any_step=True)
    async def filled(self, asked: Asked) -> Reply:
        """Every field of the form is a draft; an empty one throws its draft away."""
        bids: list[TypedBid] = []
        problems: list[Problem] = []
        emptied: list[Item] = []
        for item in ITEMS:
            text = asked.field(item).strip()
            if not text:
                emptied += [item] if item in asked.fields else []
                continue
            amounts = self._reader(asked).amounts(text, item)
            if isinstance(amounts, tuple):
                bids.append(TypedBid(item, amounts))
            else:
                problems.append(amounts)
        if problems:
            return self._again(asked, *(problem_text(one, asked.texts) for one in problems))
        reply = await self._draft(asked, asked.match, bids, emptied)
        return reply if reply.rows else self._again(asked, reply.text)

    def _again(self, asked: Asked, *lines: str) -> Rendered:
        """The form was refused as a whole: it can be opened once more."""
        board = Board(asked.texts, asked.match, asked.target.step)
        return one_post([*lines, asked.texts.text("tycoon-form-nothing")], ((board.button(Verb.BID, "primary"),),))

    async def _form(self, asked: Asked, match: int) -> Reply:
        mine = await queries.me(asked.services.storage, match, asked.user)
        refused = _no_bids_now(mine)
        if refused is not None:
            return await not_possible(asked, match, refused)
        return bid_form(mine, asked.texts) or Rendered(text=asked.texts.text("tycoon-form-all"))

    async def _draft(
        self, asked: Asked, match: int, bids: Sequence[TypedBid], emptied: Iterable[Item] = ()
    ) -> Rendered:
        asks = wanted(bids, emptied)
        given = await asked.given()
        answer = await drafts.draft_all(asked.services.rails, match, given, asks.drafts, dropped=asks.dropped)
        return await said(asked, match, answer)

    # --- texts

    @typed
    async def text(self, asked: Asked) -> Reply:
        """A text in a DM is a bid, for the match whose number it begins with or the only one that is open."""
        number, text = addressed(asked.text)
        matches = [one for one in await own_matches(asked) if one.game == GAME]
        if number is not None:
            matches = [one for one in matches if one.id == number]
            if not matches:
                raise Refused("no_match", match=number)
        if not matches:
            return asked.means.renderer.hint("no_match", asked.language)
        bids = self._reader(asked).bids(text)
        if not isinstance(bids, tuple):
            return await self._unclear(asked, [one.id for one in matches], bids)
        if len(matches) > 1:
            return _which(asked, bids, matches)
        return await self._draft(asked, matches[0].id, bids)

    @verb("take", at_any_step=True)
    async def take(self, asked: Asked) -> Reply:
        """Which match a typed bid is for has been answered: the bid stands in the question."""
        bids = self._reader(asked).bids(quoted_bids(asked.shown))
        if not isinstance(bids, tuple):
            return Rendered(text=problem_text(bids, asked.texts))
        return await self._draft(asked, asked.match, bids)

    async def _unclear(self, asked: Asked, matches: Sequence[int], problem: Problem) -> Rendered:
        """What was not understood; outside the day, that bids are not open matters more."""
        if len(matches) == 1:
            refused = _no_bids_now(await queries.me(asked.services.storage, matches[0], asked.user))
            if refused is not None:
                return await not_possible(asked, matches[0], refused)
        return Rendered(text=problem_text(problem, asked.texts))

    # --- drafts

    @app_commands.command(name="seal")
    @everywhere
    @answered
    async def seal(self, asked: Asked, match: int | None = None) -> Reply:
        """Seal all drafts."""
        return await in_match(asked, match, Verb.SEAL, lambda one: self._seal(asked, one))

    @verb("seal", at_any_step=True)
    async def seal_clicked(self, asked: Asked) -> Reply:
        """The button seals all drafts."""
        return await self._seal(asked, asked.match)

    async def _seal(self, asked: Asked, match: int) -> Rendered:
        return await said(asked, match, await drafts.seal(asked.services.rails, match, await asked.given()))

    @app_commands.command(name="withdraw")
    @app_commands.choices(item=ITEM_CHOICES)
    @everywhere
    @answered
    async def withdraw(self, asked: Asked, item: str, match: int | None = None) -> Reply:
        """Throw the drafts on an item away."""
        return await in_match(asked, match, Verb.ME, lambda one: self._draft(asked, one, (), (cast(Item, item),)))

    @verb("drop", at_any_step=True)
    async def drop(self, asked: Asked) -> Reply:
        """The menu throws one draft away."""
        given = await asked.given()
        return await said(
            asked,
            asked.match,
            await drafts.withdraw(asked.services.rails, asked.match, given, asked.values[0]),
        )

    # --- standing orders

    @verb("stand", at_any_step=True)
    async def stand(self, asked: Asked) -> Reply:
        """The button shows the menus for what was bid on."""
        mine = await queries.me(asked.services.storage, asked.match, asked.user)
        return one_post(*standing_panel(mine, asked.texts, names_of(mine.table, asked.texts)))

    @verb(*(f"{STAND}{item}" for item in ITEMS), at_any_step=True)
    async def stand_chosen(self, asked: Asked) -> Reply:
        """Whom the item is for if it is won."""
        item = cast(Item, asked.target.name.removeprefix(STAND))
        return await keep_standing(asked, asked.match, item, asked.values)

    # --- helpers

    def _reader(self, asked: Asked) -> Reader:
        if self._words is None:
            self._words = Reader(asked.means.texts.values())
        return self._words


def _which(asked: Asked, bids: Sequence[TypedBid], matches: Sequence[Match]) -> Rendered:
    """The question which match typed bids are for; they are read from it once it is answered."""
    return which(asked, matches, Verb.TAKE, which_bids(bids, matches[0].id, asked.texts))


def _no_bids_now(mine: Mine) -> Refused | None:
    """Why a seat cannot bid now, as the game would say it."""
    if not mine.view:
        return Refused("not_running")
    view = own_view(mine.view)
    if view.phase != "day":
        return Refused("match_over") if view.phase == "over" else Refused("wrong_phase", phase=view.phase)
    return None if view.seats[mine.seat.seat].alive else Refused("dead", seat=mine.seat.seat)


async def setup(bot: DuskBot) -> None:
    """Add the cog."""
    await bot.add_cog(Bidding())
