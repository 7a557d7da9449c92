"""What each tycoon event says, made of the event's own fields alone, so that no message can tell more than its event.

A private message (`event.audience` names its seats) speaks to its reader, a public one about the seats.
"""

from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from typing import TypeAlias, assert_never

import msgspec

from bot.games.api import Event, Seat
from bot.games.tycoon import events
from bot.games.tycoon.rules import SIDES
from bot.games.tycoon.state import Alliance, Effects
from bot.presentation.localizer import Localizer, MissingText, moment
from bot.presentation.names import Names
from bot.presentation.people import Teller
from bot.presentation.tycoon_words import item_name, item_use, role_name, role_power, side_name

Lines: TypeAlias = tuple[str, ...]
"""A message, line by line; `splitting.split("\\n".join(lines))` makes it fit."""

TycoonEvent: TypeAlias = (
    events.Dealt
    | events.DayBegan
    | events.EffectsShown
    | events.BidSealed
    | events.VoteCast
    | events.VoteWithdrawn
    | events.BidsClosed
    | events.Tallied
    | events.Died
    | events.NightFell
    | events.Results
    | events.Ordered
    | events.Declined
    | events.Ended
)


class Hours(msgspec.Struct, frozen=True):
    """The coming hours as far as the caller knows them, instants with their zone; each is shown where it fits."""

    bids_close: datetime | None = None
    nightfall: datetime | None = None
    revote: datetime | None = None
    """When the second ballot ends."""

    dawn: datetime | None = None
    """Leave it out when no dawn comes: without it nobody is told to use an item tonight."""


NO_HOURS = Hours()


def together(told: Iterable[Event], texts: Localizer, names: Names, hours: Hours = NO_HOURS) -> Lines:
    """The message of several events; of bids sealed one after the other, what is left is said once, behind them."""
    teller, said, waiting = _Teller(texts, names, hours), list[str](), list[events.BidSealed]()
    for event in told:
        if isinstance(event, events.BidSealed):
            said += teller.bid(event)
            waiting = [event]
            continue
        said += [line for one in waiting for line in teller.purse(one)]
        waiting = []
        said += lines(event, texts, names, hours)
    return (*said, *(line for one in waiting for line in teller.purse(one)))


def outcome_text(winner: str, reason: str, texts: Localizer) -> str:
    """Who has won, and why."""
    return _Teller(texts, {}, NO_HOURS).outcome(winner, reason)


def effects_text(effects: Effects, texts: Localizer, names: Names) -> Lines:
    """The cards on the coming tally (T24)."""
    shown = _Teller(texts, names, NO_HOURS)
    return tuple(shown.effects(effects.alliance, effects.red_card, effects.black_card))


def lines(event: Event, texts: Localizer, names: Names, hours: Hours = NO_HOURS) -> Lines:
    """The event's message in the language of `texts`; raises MissingText, also for an event that is not of tycoon."""
    if not isinstance(event, TycoonEvent):
        raise MissingText(f"tycoon has no event {type(event).__name__}")
    return tuple(_told(event, _Teller(texts, names, hours)))


def _told(event: TycoonEvent, teller: "_Teller") -> Iterator[str]:
    match event:
        case events.Dealt():
            return teller.dealt(event)
        case events.DayBegan():
            return teller.day_began(event)
        case events.EffectsShown():
            return teller.effects_shown(event)
        case events.BidSealed():
            return teller.bid_sealed(event)
        case events.VoteCast():
            return teller.vote_cast(event)
        case events.VoteWithdrawn():
            return teller.vote_withdrawn(event)
        case events.BidsClosed():
            return teller.bids_closed(event)
        case events.Tallied():
            return teller.tallied(event)
        case events.Died():
            return teller.died(event)
        case events.NightFell():
            return teller.night_fell(event)
        case events.Results():
            return teller.results(event)
        case events.Ordered():
            return teller.ordered(event)
        case events.Declined():
            return teller.declined(event)
        case events.Ended():
            return teller.ended(event)
    assert_never(event)


class _Teller(Teller, frozen=True):
    """Tells one event to one reader."""

    hours: Hours

    # --- pieces

    def about(self, message_id: str, seat: Seat) -> str:
        """A line about one seat."""
        return self.texts.text(message_id, seat=self.seat(seat))

    def until(self, message_id: str, at: datetime | None) -> Iterator[str]:
        """The line with the hour, when the caller knows it."""
        if at is not None:
            yield self.texts.text(f"{message_id}-until", until=moment(at))

    def until_or_not(self, message_id: str, at: datetime | None) -> Iterator[str]:
        """The line with the hour, or the one without."""
        if at is None:
            yield self.texts.text(message_id)
        yield from self.until(message_id, at)

    # --- the day

    def dealt(self, event: events.Dealt) -> Iterator[str]:
        texts, side = self.texts, side_name(self.texts, event.side)
        own = texts.text("seat", seat=event.seat)
        yield texts.text("tycoon-dealt", seat=own, side=side, role=role_name(texts, event.role))
        yield role_power(texts, event.role)
        if event.mates:
            yield texts.text("tycoon-dealt-mates")
        for mate, role in event.mates.items():
            if role is None:
                yield texts.text("tycoon-dealt-mate-unknown", seat=self.seat(mate))
            else:
                yield texts.text("tycoon-dealt-mate", seat=self.seat(mate), role=role_name(texts, role))

    def day_began(self, event: events.DayBegan) -> Iterator[str]:
        texts = self.texts
        yield texts.text("tycoon-day", day=event.day)
        yield texts.text("tycoon-day-living", number=len(event.living), seats=self.seats(event.living))
        yield texts.text("tycoon-day-income", income=event.income)
        yield from self.until_or_not("tycoon-day-bids", self.hours.bids_close)
        if event.ballot:
            yield from self.until_or_not("tycoon-day-votes", self.hours.nightfall)
        else:
            yield texts.text("tycoon-day-no-votes")

    def effects_shown(self, event: events.EffectsShown) -> Iterator[str]:
        yield self.texts.text("tycoon-effects")
        yield from self.effects(event.alliance, event.red_card, event.black_card)

    def effects(self, alliance: Iterable[Alliance], red: tuple[Seat, ...], black: tuple[Seat, ...]) -> Iterator[str]:
        """The cards in the order in which they count (T21)."""
        for one in alliance:
            yield self.texts.text("tycoon-effect-alliance", bound=self.seats(one.bound), by=self.seat(one.by))
        if red:
            yield self.texts.text("tycoon-effect-red_card", seats=self.seats(red))
        if black:
            yield self.texts.text("tycoon-effect-black_card", seats=self.seats(black))

    def bid_sealed(self, event: events.BidSealed) -> Iterator[str]:
        yield from self.bid(event)
        yield from self.purse(event)

    def bid(self, event: events.BidSealed) -> Iterator[str]:
        texts = self.texts
        yield texts.text("tycoon-sealed", item=item_name(texts, event.item), amount=event.amount)
        if event.replaced is not None:
            yield texts.text("tycoon-sealed-replaced", replaced=event.replaced)

    def purse(self, event: events.BidSealed) -> Iterator[str]:
        yield self.texts.text("tycoon-sealed-purse", purse=event.purse)
        if event.half_bids is not None:
            yield self.texts.text("tycoon-sealed-half_bids", half_bids=event.half_bids)

    def vote_cast(self, event: events.VoteCast) -> Iterator[str]:
        own = event.audience is not None
        if event.target is None:
            yield self.texts.text("tycoon-vote-own-abstain") if own else self.about("tycoon-vote-abstain", event.seat)
        elif own:
            yield self.texts.text("tycoon-vote-own", target=self.seat(event.target))
        else:
            yield self.texts.text("tycoon-vote", seat=self.seat(event.seat), target=self.seat(event.target))
        if own:
            yield from self.tally_hour()

    def vote_withdrawn(self, event: events.VoteWithdrawn) -> Iterator[str]:
        if event.audience is None:
            yield self.about("tycoon-vote-withdrawn", event.seat)
        else:
            yield self.texts.text("tycoon-vote-own-withdrawn")
            yield from self.tally_hour()

    def tally_hour(self) -> Iterator[str]:
        return self.until("tycoon-vote-own", self.hours.revote or self.hours.nightfall)

    def bids_closed(self, event: events.BidsClosed) -> Iterator[str]:
        yield self.texts.text("tycoon-bids-closed", day=event.day)
        yield from self.until("tycoon-bids-closed", self.hours.nightfall)

    # --- nightfall

    def tallied(self, event: events.Tallied) -> Iterator[str]:
        yield self.texts.text("tycoon-tally", day=event.day)
        for seat in sorted({**event.real, **event.adjusted}, key=lambda one: -event.adjusted.get(one, 0)):
            yield self.counted(seat, event.real.get(seat, 0), event.adjusted.get(seat, 0))
        yield from self.effects(event.alliance, event.red_card, event.black_card)
        yield from self.verdict(event)

    def counted(self, seat: Seat, real: int, adjusted: int) -> str:
        if real == adjusted:
            return self.texts.text("tycoon-tally-seat", seat=self.seat(seat), votes=real)
        return self.texts.text("tycoon-tally-seat-adjusted", seat=self.seat(seat), real=real, adjusted=adjusted)

    def verdict(self, event: events.Tallied) -> Iterator[str]:
        """Who is out by the ballot (T23)."""
        texts, out = self.texts, self.seats(event.out)
        tied = leaders(event.adjusted)
        if event.minutes is not None:
            yield texts.text("tycoon-tally-again", seats=self.seats(event.again), minutes=event.minutes)
            yield from self.until("tycoon-tally-again", self.hours.revote)
        elif len(event.out) == 1 < len(tied):
            yield texts.text("tycoon-tally-drawn", tied=self.seats(tied), seats=out)
        elif event.out:
            yield texts.text("tycoon-tally-out", seats=out)
        elif tied:
            yield texts.text("tycoon-tally-tied", tied=self.seats(tied))
        else:
            yield texts.text("tycoon-tally-none")

    def died(self, event: events.Died) -> Iterator[str]:
        texts = self.texts
        yield self.about(f"tycoon-died-{event.cause or 'unsaid'}", event.seat)
        if event.side is None:
            yield texts.text("tycoon-died-hidden")
        elif event.role is None:
            yield texts.text("tycoon-died-side", side=side_name(texts, event.side))
        else:
            side, role = side_name(texts, event.side), role_name(texts, event.role)
            yield texts.text("tycoon-died-role", side=side, role=role)
        yield texts.text(f"tycoon-talk-{event.talk}")

    def night_fell(self, event: events.NightFell) -> Iterator[str]:
        yield self.texts.text("tycoon-night", day=event.day)
        yield self.texts.text("tycoon-night-letters")
        yield from self.until("tycoon-night", self.hours.dawn)

    def results(self, event: events.Results) -> Iterator[str]:
        texts = self.texts
        yield texts.text("tycoon-results", day=event.day)
        if not event.lots:
            yield texts.text("tycoon-results-none")
        for lot in event.lots:
            yield self.lot(lot)
        yield texts.text("tycoon-results-purse", purse=event.purse)
        won = [lot.item for lot in event.lots if lot.price is not None]
        if won and self.hours.dawn is not None:
            items = texts.listed(item_name(texts, item) for item in won)
            yield texts.text("tycoon-results-tonight", items=items, until=moment(self.hours.dawn))
            for item in won:
                yield item_use(texts, item)

    def lot(self, lot: events.OwnLot) -> str:
        """One item; to a loser it is the same whether somebody won or nobody (T17)."""
        item = item_name(self.texts, lot.item)
        if lot.price is None:
            return self.texts.text("tycoon-results-lost", item=item, refund=lot.refund or 0)
        if lot.refund is None:
            return self.texts.text("tycoon-results-won", item=item, price=lot.price)
        return self.texts.text("tycoon-results-both", item=item, price=lot.price, refund=lot.refund)

    # --- the night

    def ordered(self, event: events.Ordered) -> Iterator[str]:
        yield self.texts.text(f"tycoon-ordered-{event.item}", targets=self.seats(event.targets))
        yield from self.until_or_not("tycoon-change", self.hours.dawn)

    def declined(self, event: events.Declined) -> Iterator[str]:
        yield self.texts.text("tycoon-declined", item=item_name(self.texts, event.item))
        yield from self.until_or_not("tycoon-change", self.hours.dawn)

    # --- the end

    def ended(self, event: events.Ended) -> Iterator[str]:
        texts = self.texts
        yield self.outcome(event.winner, event.reason)
        yield texts.text("tycoon-ended-day", day=event.day)
        for side in SIDES:
            yield texts.text("tycoon-ended-side", side=side_name(texts, side))
            for seat, part in event.parts.items():
                if part.side == side:
                    end = "living" if seat in event.living else "out"
                    role = role_name(texts, part.role)
                    yield texts.text(f"tycoon-ended-{end}", seat=self.seat(seat), role=role)

    def outcome(self, winner: str, reason: str) -> str:
        if winner == "draw":
            return self.texts.text(f"tycoon-ended-{reason}-draw")
        won, lost = SIDES if winner == SIDES[0] else SIDES[::-1]
        sides = {"winner": side_name(self.texts, won)}
        if reason == "commoners":
            sides["loser"] = side_name(self.texts, lost)
        return self.texts.text(f"tycoon-ended-{reason}", **sides)


def leaders(adjusted: Mapping[Seat, int]) -> tuple[Seat, ...]:
    """The seats with most adjusted votes."""
    most = max(adjusted.values(), default=0)
    return tuple(seat for seat, votes in adjusted.items() if votes == most)
