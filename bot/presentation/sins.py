"""What each event of sins says, made of the event's own fields alone; each move is one line in the thread."""

from collections.abc import Iterable, Iterator, Mapping
from typing import TypeAlias, assert_never

from bot.games.api import Event, Seat
from bot.games.sins import events
from bot.games.sins.cards import SUITS, Suit
from bot.presentation.localizer import Localizer, MissingText
from bot.presentation.names import Names, seat_label
from bot.presentation.people import Teller
from bot.presentation.sins_cards import card_name, cards_named, marker_name, suit_name, sums_text
from bot.presentation.sins_table import outcome_text

Turning: TypeAlias = (
    events.MatchBegan
    | events.TurnBegan
    | events.Reshuffled
    | events.Drew
    | events.DrewCards
    | events.TimedOut
    | events.Dealt
)
Playing: TypeAlias = events.Played | events.Confessed | events.Reflected | events.Atoned | events.Collected
Skill: TypeAlias = (
    events.Slept
    | events.Tricked
    | events.Guessed
    | events.SinGiven
    | events.SinKept
    | events.Swapped
    | events.Robbed
    | events.RobbedCard
)
Death: TypeAlias = (
    events.Accused
    | events.Died
    | events.MourningBegan
    | events.MourningNamed
    | events.Mourned
    | events.MarkerMoved
    | events.Ended
)
SinsEvent: TypeAlias = Turning | Playing | Skill | Death

Lines: TypeAlias = tuple[str, ...]


def lines(event: Event, texts: Localizer, names: Names) -> Lines:
    """The event's message in the language of `texts`; raises MissingText, also for an event that is not of sins."""
    if not isinstance(event, SinsEvent):
        raise MissingText(f"sins has no event {type(event).__name__}")
    return tuple(_told(event, _Teller(texts, names)))


def markers_text(suits: Iterable[Suit], seat: Seat | None, texts: Localizer, names: Names) -> str:
    """Who has got these markers; a seat of None: they are nobody's now."""
    markers = texts.listed(marker_name(texts, suit) for suit in suits)
    if seat is None:
        return texts.text("sins-marker-back", marker=markers)
    return texts.text("sins-marker-moved", marker=markers, seat=seat_label(texts, seat, names))


def _told(event: SinsEvent, teller: "_Teller") -> Iterator[str]:
    if isinstance(event, Turning):
        return teller.turning(event)
    if isinstance(event, Playing):
        return teller.playing(event)
    if isinstance(event, Skill):
        return teller.skill(event)
    return teller.death(event)


class _Teller(Teller, frozen=True):
    """Tells one event to one reader."""

    # --- pieces

    def card(self, card: str) -> str:
        return card_name(self.texts, card)

    def suit(self, suit: str) -> str:
        return suit_name(self.texts, suit)

    def sums(self, totals: Mapping[Suit, int], bears: Mapping[Suit, int] | None = None) -> str:
        return sums_text(totals, self.texts, bears)

    # --- turns

    def turning(self, event: Turning) -> Iterator[str]:
        texts = self.texts
        match event:
            case events.Dealt(fate=fate, hand=hand):
                yield texts.text("sins-dealt", cards=cards_named(texts, hand))
                yield texts.text("sins-own-fate-hidden", card=self.card(fate))
            case events.MatchBegan(seats=seats, deck=deck):
                yield texts.text("sins-began", seats=self.seats(seats), deck=deck)
            case events.TurnBegan(seat=seat, number=number):
                yield texts.text("sins-turn", seat=self.seat(seat), number=number)
            case events.Reshuffled(deck=deck):
                yield texts.text("sins-reshuffled", deck=deck)
            case events.Drew(seat=seat, count=0):
                yield texts.text("sins-drew-none", seat=self.seat(seat))
            case events.Drew(seat=seat, count=count, deck=deck):
                yield texts.text("sins-drew", seat=self.seat(seat), count=count, deck=deck)
            case events.DrewCards(cards=cards):
                yield texts.text("sins-drew-own", cards=cards_named(texts, cards))
            case events.TimedOut(seat=seat):
                yield texts.text("sins-timeout", seat=self.seat(seat))

    # --- playing a card

    def playing(self, event: Playing) -> Iterator[str]:
        texts, seat, card = self.texts, self.seat(event.seat), ""
        if not isinstance(event, events.Collected):
            card = self.card(event.card)
        match event:
            case events.Played(pile=pile):
                yield texts.text("sins-played", seat=seat, card=card, pile=self.suit(pile))
            case events.Confessed(pile=pile, sin=sin, total=total):
                shown = {"sin": self.card(sin), "pile": self.suit(pile)}
                yield texts.text("sins-confessed", seat=seat, card=card, total=total, **shown)
            case events.Reflected(taken=taken):
                yield texts.text("sins-reflected", seat=seat, card=card, taken=self.card(taken))
            case events.Atoned(sin=sin, pile=pile, suit=suit, total=total):
                shown = {"sin": self.card(sin), "pile": self.suit(pile), "suit": self.suit(suit)}
                yield texts.text("sins-atoned", seat=seat, card=card, total=total, **shown)
            case events.Collected():
                yield self.collected(event)
            case _:
                assert_never(event)

    def collected(self, event: events.Collected) -> str:
        seat = self.seat(event.seat)
        if not event.taken:
            return self.texts.text("sins-collected-none", seat=seat)
        taken = " ".join(self.card(event.taken[suit]) for suit in SUITS if suit in event.taken)
        return self.texts.text("sins-collected", seat=seat, cards=taken, sums=self.sums(event.totals))

    # --- skills

    def skill(self, event: Skill) -> Iterator[str]:
        texts, seat = self.texts, self.seat(event.seat)
        match event:
            case events.Slept():
                yield texts.text("sins-slept", seat=seat)
            case events.Tricked(target=target):
                yield texts.text("sins-tricked", seat=seat, target=self.seat(target))
            case events.Guessed():
                yield self.guessed(event)
            case events.SinGiven(target=target, sin=sin, suit=suit, total=total):
                shown = {"sin": self.card(sin), "suit": self.suit(suit), "target": self.seat(target)}
                yield texts.text("sins-given", seat=seat, total=total, **shown)
            case events.SinKept(target=target):
                yield texts.text("sins-kept", seat=seat, target=self.seat(target))
            case events.Swapped(cards=cards):
                yield texts.text("sins-swapped", seat=seat, cards=cards_named(texts, cards), count=len(cards))
            case events.Robbed(target=target):
                yield texts.text("sins-robbed", seat=seat, target=self.seat(target))
            case events.RobbedCard(target=target, card=card):
                yield texts.text("sins-robbed-card", seat=seat, target=self.seat(target), card=self.card(card))
            case _:
                assert_never(event)

    def guessed(self, event: events.Guessed) -> str:
        said = {"target": self.seat(event.target), "suit": self.suit(event.suit), "card": self.card(event.card)}
        if event.match:
            return self.texts.text("sins-guessed-right", **said)
        variant = "wrong-asked" if event.asked else "wrong"
        return self.texts.text(f"sins-guessed-{variant}", seat=self.seat(event.seat), **said)

    # --- accusing, dying, the end

    def death(self, event: Death) -> Iterator[str]:
        texts = self.texts
        match event:
            case events.Accused(seat=seat, target=target, fate=fate, totals=totals, bears=bears, bust=bust):
                yield texts.text("sins-accused", seat=self.seat(seat), target=self.seat(target), fate=self.card(fate))
                yield texts.text("sins-accused-sums", sums=self.sums(totals, bears))
                yield (
                    texts.text("sins-accused-right") if bust else texts.text("sins-accused-wrong", seat=self.seat(seat))
                )
            case events.Died(seat=seat, cause=cause):
                yield texts.text("sins-removed" if cause == "removed" else "sins-out", seat=self.seat(seat))
            case events.MourningBegan(seats=seats):
                yield texts.text("sins-mourning", seats=self.seats(seats))
            case events.MourningNamed(card=card):
                yield texts.text("sins-mourning-own", card=self.card(card))
            case events.Mourned(cards=cards):
                shown = texts.listed(
                    texts.text("sins-mourned-one", seat=self.seat(seat), card=self.card(card))
                    for seat, card in cards.items()
                )
                yield texts.text("sins-mourned", cards=shown)
            case events.MarkerMoved(suit=suit, seat=seat):
                yield markers_text((suit,), seat, texts, self.names)
            case events.Ended():
                yield from self.ended(event)

    def ended(self, event: events.Ended) -> Iterator[str]:
        texts = self.texts
        yield outcome_text(event.winners, event.reason, texts, self.names)
        for seat, fate in event.fates.items():
            label, card = self.seat(seat), self.card(fate)
            bust = event.bust is not None and seat in event.bust
            variant = "bust" if bust else "sum"
            given = {} if bust else {"total": event.sums.get(seat, 0)}
            yield texts.text(f"sins-ended-{variant}", seat=label, fate=card, **given)
        yield texts.text("sins-ended-turns", turns=event.turns)
