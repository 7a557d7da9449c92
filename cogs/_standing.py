"""Standing orders (预约): what is to be done with an item if it is won."""

from collections.abc import Sequence

from bot.games.api import Refused
from bot.games.tycoon.rules import TARGETS, Item
from bot.presentation.tycoon_acts import own_view
from bot.presentation.tycoon_bids import NOBODY, bid_on
from bot.services import drafts, queries
from bot.services.drafts import standing_slot
from bot.services.log import Asks
from bot.services.messaging import Rendered
from bot.transport.asked import Asked
from cogs._saying import not_possible, said


async def keep_standing(asked: Asked, match: int, item: Item, targets: Sequence[str]) -> Rendered:
    """Keep a standing order for an item that was bid on, or throw it away where nobody is to be its target."""
    rails, given = asked.services.rails, await asked.given()
    if NOBODY in targets:
        return await said(asked, match, await drafts.withdraw(rails, match, given, standing_slot(item)))
    mine = await queries.me(asked.services.storage, match, asked.user)
    if mine.view and item not in bid_on(mine, own_view(mine.view)):
        return Rendered(text=asked.texts.text("tycoon-stand-none"))
    if len(targets) != TARGETS[item]:
        wrong = Refused("wrong_target_count", item=item, allowed=TARGETS[item], count=len(targets))
        return await not_possible(asked, match, wrong)
    asks = Asks("order", {"item": item, "targets": list(targets)})
    return await said(asked, match, await drafts.stand(rails, match, given, item, asks))
