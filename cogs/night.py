"""Tycoon's night: the menus for items that were won, `/use`, letting them go; by day `/use` prepares (预约)."""

from collections.abc import Iterable, Sequence
from typing import cast

from discord import app_commands
from discord.ext import commands

from bot.games.api import Seat
from bot.games.tycoon.rules import ITEMS, Item
from bot.presentation.buttons import Verb
from bot.presentation.names import seat_label
from bot.presentation.people import names_of
from bot.presentation.posts import one_post
from bot.presentation.refusals import quoted
from bot.presentation.seats import find_seat
from bot.presentation.tycoon_acts import own_view
from bot.presentation.tycoon_bids import NOBODY, standing_panel, targets
from bot.services import acting, queries
from bot.services.log import Asks
from bot.services.messaging import Rendered
from bot.services.queries import Mine
from bot.transport.asked import Asked
from bot.transport.client import DuskBot
from bot.transport.replies import Reply, Update
from bot.transport.verbs import answered, suggests, verb
from cogs._matches import in_match, only_own
from cogs._saying import everywhere, said
from cogs._standing import keep_standing

USE = "use_"


class Night(commands.Cog):
    """Orders are their seat's secret; they can be changed until dawn."""

    @app_commands.command(name="use")
    @app_commands.choices(item=[app_commands.Choice(name=item, value=item) for item in ITEMS])
    @everywhere
    @answered
    async def use(
        self,
        asked: Asked,
        item: str | None = None,
        seat: str | None = None,
        second: str | None = None,
        match: int | None = None,
    ) -> Reply:
        """Use an item tonight, or prepare by day what is to be done with it."""
        named = [one for one in (seat, second) if one is not None]
        if item is None or not named:
            return await in_match(asked, match, Verb.ORDER, lambda one: self._menus(asked, one))
        return await in_match(asked, match, Verb.ORDER, lambda one: self._typed(asked, one, cast(Item, item), named))

    @use.autocomplete("seat")
    @suggests
    async def first_seats(self, asked: Asked, current: str) -> Iterable[tuple[str, str]]:
        """The seats that an item may be used on, and nobody."""
        return await self._suggested(asked, current)

    @use.autocomplete("second")
    @suggests
    async def second_seats(self, asked: Asked, current: str) -> Iterable[tuple[str, str]]:
        """The same for the alliance's other seat."""
        return await self._suggested(asked, current)

    @verb("order", at_any_step=True)
    async def menus(self, asked: Asked) -> Reply:
        """The button shows the menus for tonight's items."""
        return await self._menus(asked, asked.match)

    @verb(*(f"{USE}{item}" for item in ITEMS), at_any_step=True, updates=True)
    async def chosen(self, asked: Asked) -> Reply:
        """The menu orders; the menus stay, so that it can be changed."""
        item = cast(Item, asked.target.name.removeprefix(USE))
        answer = await self._order(asked, asked.match, item, asked.values)
        return Update(await self._with_menus(asked, asked.match, answer))

    async def _menus(self, asked: Asked, match: int) -> Rendered:
        """Tonight's items; by day the standing orders for what was bid on."""
        mine = await queries.me(asked.services.storage, match, asked.user)
        if _by_day(mine):
            return one_post(*standing_panel(mine, asked.texts, names_of(mine.table, asked.texts)))
        return asked.means.renderer.orders(mine, asked.language)

    async def _with_menus(self, asked: Asked, match: int, answer: Rendered) -> Rendered:
        mine = await queries.me(asked.services.storage, match, asked.user)
        shown = asked.means.renderer.orders(mine, asked.language)
        return one_post([answer.text], shown.rows)

    async def _typed(self, asked: Asked, match: int, item: Item, named: Sequence[str]) -> Reply:
        """Targets as they were typed or suggested; where one is not clear, the menus ask."""
        mine = await queries.me(asked.services.storage, match, asked.user)
        names = names_of(mine.table, asked.texts)
        seats = [row.seat for row in mine.table.seats]
        found: list[Seat] = []
        for text in named:
            seat = NOBODY if text == NOBODY else find_seat(text, seats, names, asked.means.texts.values())
            if seat is None:
                menus = await self._menus(asked, match)
                return one_post([asked.texts.text("seat-unclear", text=quoted(text)), menus.text], menus.rows)
            found.append(seat)
        if _by_day(mine):
            return await keep_standing(asked, match, item, found)
        return await self._order(asked, match, item, found)

    async def _order(self, asked: Asked, match: int, item: Item, chosen: Sequence[str]) -> Rendered:
        asks = Asks("decline", {"item": item})
        if NOBODY not in chosen:
            asks = Asks("order", {"item": item, "targets": list(chosen)})
        return await said(asked, match, await acting.act(asked.services.rails, match, await asked.given(), asks))

    async def _suggested(self, asked: Asked, current: str) -> Iterable[tuple[str, str]]:
        match = await only_own(asked)
        if match is None:
            return ()
        mine = await queries.me(asked.services.storage, match.id, asked.user)
        names, texts = names_of(mine.table, asked.texts), asked.texts
        pairs = [(seat_label(texts, seat, names), seat) for seat in targets(mine, own_view(mine.view))]
        pairs.append((texts.text("tycoon-use-nobody"), NOBODY))
        return [(label, value) for label, value in pairs if current.casefold().strip() in label.casefold()]


def _by_day(mine: Mine) -> bool:
    """Whether bids of today may still come to something, so that orders are prepared."""
    return bool(mine.view) and own_view(mine.view).phase in ("day", "dusk", "revote")


async def setup(bot: DuskBot) -> None:
    """Add the cog."""
    await bot.add_cog(Night())
