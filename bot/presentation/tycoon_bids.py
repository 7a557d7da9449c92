"""Tycoon's bids as a form and as typed words, and the menus for standing orders."""

import re
from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from bot.games.api import Seat
from bot.games.tycoon.rules import ITEMS, TARGETS, Item
from bot.presentation.buttons import Board, Verb, custom_id
from bot.presentation.forms import Field, Form
from bot.presentation.localizer import Localizer
from bot.presentation.names import Names, seat_label
from bot.presentation.posts import QUOTE, Rows
from bot.presentation.tycoon_acts import Acts, OwnSeat, OwnView, own_view
from bot.presentation.tycoon_table import house_rules
from bot.presentation.tycoon_words import item_name
from bot.presentation.typed import Amount, TypedBid
from bot.services import log
from bot.services.drafts import standing_slot
from bot.services.log import Asks
from bot.services.messaging import Choice, Menu
from bot.services.queries import Mine
from bot.services.rows import Draft

NOBODY = "-"
"""The line of a menu that lets an item go, or a standing order."""

STAND: Mapping[Item, Verb] = {item: Verb(f"stand_{item}") for item in ITEMS}
_ADDRESSED = re.compile(r"\s*[#＃]([0-9]{1,18})(?![0-9])\s*[:：]?")
LONGEST = 30
"""Characters of a form's field."""


class Wanted(Struct, frozen=True):
    """Drafts to be kept, by slot, and slots to be emptied."""

    drafts: Mapping[str, Asks]
    dropped: tuple[str, ...]


def slots(item: Item) -> tuple[str, str]:
    """The two slots of an item: the merchant may bid twice (T11)."""
    return item, f"{item}#2"


def wanted(bids: Iterable[TypedBid], emptied: Iterable[Item] = ()) -> Wanted:
    """What typed bids ask for: each takes the place of all drafts on its item; `emptied`: items left without."""
    kept: dict[str, Asks] = {}
    dropped = [slot for item in emptied for slot in slots(item)]
    for bid in bids:
        named = slots(bid.item)
        for slot, amount in zip(named, bid.amounts, strict=False):
            kept[slot] = Asks("bid", {"item": bid.item, "amount": amount})
        dropped += named[len(bid.amounts) :]
    return Wanted(kept, tuple(dropped))


def written(bids: Iterable[TypedBid], texts: Localizer) -> tuple[str, ...]:
    """Typed bids as lines that are read the same again."""
    return tuple(f"{item_name(texts, bid.item)} {' '.join(map(str, bid.amounts))}" for bid in bids)


def quoted_bids(shown: str) -> str:
    """The lines that `written` made, out of the message that asked which match they are for."""
    return "\n".join(line.removeprefix(QUOTE) for line in shown.splitlines() if line.startswith(QUOTE))


# --- the form


def bid_form(mine: Mine, texts: Localizer) -> Form | None:
    """A field for each item that can still be bid on, with the reserve; None when there is none."""
    view, match = own_view(mine.view), mine.table.match
    own = view.seats[mine.seat.seat]
    floors = house_rules(match).floors
    fields = []
    for item in biddable(mine):
        sealed = view.bids.get(mine.seat.seat, {}).get(item, ())
        kind = "-sealed" if sealed else ""
        facts = {"amounts": " ".join(map(str, sealed))} if sealed else {}
        label = texts.text(f"tycoon-form-label{kind}", item=item_name(texts, item), floor=floors[item], **facts)
        value = " ".join(str(amount) for amount in drafted_amounts(mine.drafts, item))
        hint = texts.text(f"tycoon-form-hint{_gift(own)}")
        fields.append(
            Field(name=item, label=label, value=value, placeholder=hint, required=False, longest=LONGEST),
        )
    if not fields:
        return None
    title = texts.text("tycoon-form-title", purse=own.gold)
    return Form(custom_id=custom_id(match.id, Verb.BID, match.step), title=title, fields=tuple(fields))


def biddable(mine: Mine) -> tuple[Item, ...]:
    """The items that the seat can still bid on (T10, T11)."""
    view = own_view(mine.view)
    if house_rules(mine.table.match).revise_bids:
        return ITEMS
    sealed = view.bids.get(mine.seat.seat, {})
    most = 2 if view.seats[mine.seat.seat].role == "merchant" else 1
    return tuple(item for item in ITEMS if len(sealed.get(item, ())) < most)


def drafted_amounts(drafts: Sequence[Draft], item: Item) -> tuple[Amount, ...]:
    """The amounts of the drafts on an item, in the order of their slots."""
    by_slot = {one.slot: log.read_asks(one.action) for one in drafts if not one.standing}
    return tuple(by_slot[slot].arguments["amount"] for slot in slots(item) if slot in by_slot)


def _gift(own: OwnSeat) -> str:
    return f"-{own.role}" if own.role in ("merchant", "trader") else ""


# --- standing orders


def standing_panel(mine: Mine, texts: Localizer, names: Names) -> tuple[list[str], Rows]:
    """A menu of targets for each item that the seat has bid on: what is to be done with it if it is won."""
    view, match = own_view(mine.view), mine.table.match
    items = bid_on(mine, view)
    if not items:
        return [texts.text("tycoon-stand-none")], ()
    acts = Acts(match, texts, names)
    lines = [texts.text("tycoon-stand-head")]
    for one in mine.drafts:
        if one.standing:
            asks = log.read_asks(one.action)
            lines += acts.standing(asks.do, asks.arguments)
    board = Board.of(match, texts)
    return lines, tuple((_stand_menu(mine, view, item, board, names),) for item in items)


def bid_on(mine: Mine, view: OwnView) -> tuple[Item, ...]:
    """The items that the seat has a bid or a draft on today."""
    sealed = view.bids.get(mine.seat.seat, {})
    return tuple(item for item in ITEMS if sealed.get(item) or drafted_amounts(mine.drafts, item))


def targets(mine: Mine, view: OwnView) -> tuple[Seat, ...]:
    """Whom an item may be used on (T26)."""
    barred = None if house_rules(mine.table.match).self_target else mine.seat.seat
    return tuple(seat for seat, one in view.seats.items() if one.alive and seat != barred)


def _stand_menu(mine: Mine, view: OwnView, item: Item, board: Board, names: Names) -> Menu:
    texts, slot = board.texts, standing_slot(item)
    standing = [log.read_asks(one.action) for one in mine.drafts if one.slot == slot]
    chosen = {str(seat) for asks in standing for seat in asks.arguments.get("targets", ())}
    choices = [Choice(one, seat_label(texts, one, names), chosen=one in chosen) for one in targets(mine, view)]
    nobody = Choice(NOBODY, texts.text("tycoon-stand-nobody", item=item_name(texts, item)))
    return board.menu(STAND[item], (*choices, nobody), most=TARGETS[item])


# --- which match


def which_bids(bids: Sequence[TypedBid], match: int, texts: Localizer) -> list[str]:
    """The question which match typed bids are for, with the bids; `match`: one of them, as an example."""
    return [
        texts.text("which-bids"),
        *(QUOTE + line for line in written(bids, texts)),
        texts.text("which-typed", match=str(match)),
    ]


def addressed(text: str) -> tuple[int | None, str]:
    """The number of the match that a text begins with (`#3 飞弹 8`), if it does, and the rest of it."""
    found = _ADDRESSED.match(text)
    return (int(found[1]), text[found.end() :]) if found else (None, text)
