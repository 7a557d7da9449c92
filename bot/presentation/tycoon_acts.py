"""What tycoon's players did or prepared, told back to them: acts, drafts, standing orders, all of one's own."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from bot.games.api import Event, Seat
from bot.games.houserules import write
from bot.games.tycoon import events
from bot.games.tycoon.rules import Item, Role, Side
from bot.games.tycoon.state import Order, Phase
from bot.presentation.localizer import Localizer, until
from bot.presentation.names import Names, seat_label
from bot.presentation.people import seats_listed
from bot.presentation.refusals import quoted
from bot.presentation.tycoon import NO_HOURS, Hours, Lines, lines, together
from bot.presentation.tycoon_hours import coming_hours
from bot.presentation.tycoon_rules import value_text
from bot.presentation.tycoon_table import BALLOTS, house_rules
from bot.presentation.tycoon_words import item_name
from bot.services import log
from bot.services.rows import Draft, Match

ACTS = (events.BidSealed, events.VoteCast, events.VoteWithdrawn, events.Ordered, events.Declined)
"""Events of what a seat itself did."""


class OwnSeat(Struct, frozen=True):
    """A seat as its player knows it, or as he knows another."""

    alive: bool
    side: Side | None = None
    role: Role | None = None
    gold: int | float = 0
    half_bids: int | None = None


class SeenLot(Struct, frozen=True):
    """How the player's bids on an item went: the price if he won it, the sum of his refunds if a bid lost."""

    price: int | float | None = None
    refund: int | float | None = None


class OwnView(Struct, frozen=True):
    """All that a player may know of a match, as far as it is shown to him."""

    phase: Phase
    day: int
    seats: Mapping[Seat, OwnSeat]
    bids: Mapping[Seat, Mapping[Item, Sequence[int | float]]] = {}
    votes: Mapping[Seat, Seat | None] = {}
    items: Mapping[Item, Seat] = {}
    orders: tuple[Order, ...] = ()
    last_auction: Mapping[Item, SeenLot] | None = None


class Acts(Struct, frozen=True):
    """Tells one player of one match what he did."""

    match: Match
    texts: Localizer
    names: Names

    @property
    def hours(self) -> Hours:
        """The coming hours."""
        return coming_hours(self.match)

    def asked(self, do: str, arguments: Mapping[str, Any]) -> str:
        """What somebody asked for, in a few words; what is no known act is quoted."""
        texts, item = self.texts, str(arguments.get("item", ""))
        thing = texts.text(f"tycoon-item-{item}") if texts.has(f"tycoon-item-{item}") else quoted(item)
        match do:
            case "bid":
                return texts.text("tycoon-asked-bid", item=thing, amount=_amount(arguments.get("amount")))
            case "order":
                seats = seats_listed(texts, map(str, arguments.get("targets", ())), self.names)
                return texts.text("tycoon-asked-order", item=thing, seats=seats)
            case "decline":
                return texts.text("tycoon-asked-decline", item=thing)
            case "vote" if arguments.get("target") is not None:
                target = seat_label(texts, str(arguments["target"]), self.names)
                return texts.text("tycoon-asked-vote", seat=target)
            case "vote":
                return texts.text("tycoon-asked-abstain")
            case "unvote":
                return texts.text("tycoon-asked-unvote")
        return quoted(do)

    def done(self, told: Sequence[Event], do: str, arguments: Mapping[str, Any]) -> Lines:
        """An act that counts now; a public one is told by what was asked for, as its event is everybody's."""
        if told:
            final = self.final() if any(isinstance(one, events.BidSealed) for one in told) else ()
            return (*together(told, self.texts, self.names, self.hours), *final)
        own = ("",)
        match do:
            case "vote":
                event: Event = events.VoteCast(own, "", arguments.get("target"))
            case "unvote":
                event = events.VoteWithdrawn(own, "")
            case _:
                return (self.asked(do, arguments),)
        return lines(event, self.texts, self.names, self.hours)

    def final(self) -> Lines:
        """Whether a sealed bid can be changed (T10)."""
        return (value_text(self.texts, "revise_bids", write(house_rules(self.match))["revise_bids"]),)

    def drafted(self, told: Iterable[Event], standing: Mapping[str, Any] | None) -> Iterator[str]:
        """A draft with what would be left, its standing order, and when it is sealed by itself."""
        texts = self.texts
        bids = [event for event in told if isinstance(event, events.BidSealed)]
        for event in bids:
            yield texts.text("tycoon-draft", item=item_name(texts, event.item), amount=event.amount)
            if event.replaced is not None:
                yield texts.text("tycoon-draft-replaced", replaced=event.replaced)
        for event in bids[-1:]:
            yield texts.text("tycoon-draft-purse", purse=event.purse)
            if event.half_bids is not None:
                yield texts.text("tycoon-draft-half_bids", half_bids=event.half_bids)
        if standing is not None:
            yield from self.standing(standing["do"], standing["arguments"])
        if self.hours.bids_close is not None:
            yield texts.text("tycoon-draft-until", until=until(texts, self.hours.bids_close))

    def standing(self, do: str, arguments: Mapping[str, Any]) -> Iterator[str]:
        """A standing order."""
        yield self.texts.text("tycoon-standing", asked=self.asked(do, arguments))

    def given(self, told: Sequence[Event]) -> Lines:
        """What was done for a player while he was away: nothing of it can be changed from here."""
        first = self.texts.text("tycoon-given")
        said = [lines(one, self.texts, self.names)[:1] for one in told if not isinstance(one, events.BidSealed)]
        bids = together([one for one in told if isinstance(one, events.BidSealed)], self.texts, self.names)
        return (first, *bids, *(line for one in said for line in one))

    # --- everything of one's own

    def own(self, view: OwnView, seat: Seat, drafts: Sequence[Draft]) -> Iterator[str]:
        """A player's part, purse, bids, drafts, vote and orders."""
        texts, mine = self.texts, view.seats[seat]
        assert mine.side is not None
        assert mine.role is not None
        mates = {one: known.role for one, known in view.seats.items() if known.side == mine.side and one != seat}
        yield from lines(events.Dealt((seat,), seat, mine.side, mine.role, mates), texts, self.names)
        if not mine.alive:
            yield texts.text("tycoon-own-out")
            return
        yield from self.results(view, seat)
        if mine.half_bids is not None:
            yield texts.text("tycoon-sealed-half_bids", half_bids=mine.half_bids)
        yield from self.prepared(view, seat, drafts)
        if seat in view.votes and view.phase in BALLOTS:
            yield from lines(events.VoteCast((seat,), seat, view.votes[seat]), texts, self.names, self.hours)
        for item in view.items:
            yield from self.tonight(item, view.orders)

    def results(self, view: OwnView, seat: Seat) -> Lines:
        """How the latest auction went for the player, and his purse as it is now."""
        gold = view.seats[seat].gold
        if view.last_auction is None:
            return (self.texts.text("tycoon-results-purse", purse=gold),)
        lots = tuple(events.OwnLot(item, lot.price, lot.refund) for item, lot in view.last_auction.items())
        day = view.day if view.phase in ("night", "over") else view.day - 1
        event = events.Results((seat,), seat, day, lots, gold)
        return lines(event, self.texts, self.names, self.hours if view.phase == "night" else NO_HOURS)

    def prepared(self, view: OwnView, seat: Seat, drafts: Sequence[Draft]) -> Iterator[str]:
        """Sealed bids, drafts and standing orders."""
        for item, amounts in view.bids.get(seat, {}).items():
            for amount in amounts:
                yield self.texts.text("tycoon-sealed", item=item_name(self.texts, item), amount=amount)
        for draft in drafts:
            asks = log.read_asks(draft.action)
            if draft.standing:
                yield from self.standing(asks.do, asks.arguments)
            else:
                yield self.texts.text("tycoon-own-draft", asked=self.asked(asks.do, asks.arguments))

    def tonight(self, item: Item, orders: Sequence[Order]) -> Iterator[str]:
        """An item held tonight and what is ordered with it."""
        ordered = [order for order in orders if order.item == item]
        if not ordered:
            yield self.texts.text("tycoon-own-item", item=item_name(self.texts, item))
        for order in ordered:
            event = events.Ordered((order.seat,), order.seat, order.item, order.targets)
            yield from lines(event, self.texts, self.names, self.hours)


def own_view(view: Mapping[str, object]) -> OwnView:
    """A seat's view as a struct; raises msgspec.ValidationError."""
    return msgspec.convert(view, OwnView)


def _amount(value: object) -> int | float | str:
    """An amount as it is shown; whatever is no number is somebody's text."""
    if isinstance(value, (int, float)) and not isinstance(value, bool) and abs(value) < 1e9:
        return value
    return quoted(str(value))
