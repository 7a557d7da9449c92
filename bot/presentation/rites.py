"""What each event of rites says, made of the event's own fields alone; each move is one line in the thread."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import TypeAlias, assert_never

from bot.games.api import Event
from bot.games.rites import events
from bot.games.rites.tiles import Tile
from bot.presentation.localizer import Localizer, MissingText, Value
from bot.presentation.names import Names, seat_label
from bot.presentation.people import Teller
from bot.presentation.rites_reveal import changes_named, revealed
from bot.presentation.rites_table import outcome_text
from bot.presentation.rites_words import card_name, cards_named, rite_at, rite_name, rite_number, tiles_named

Turning: TypeAlias = (
    events.Began
    | events.Dealt
    | events.OnTurn
    | events.Reshuffled
    | events.Drew
    | events.GotCard
    | events.Discarded
    | events.Passed
    | events.TimedOut
)
Placing: TypeAlias = events.Placed | events.PlacedFaceDown | events.SwordSet | events.RiteReturned | events.RiteOpened
Special: TypeAlias = (
    events.Swapped
    | events.SwappedFaceDown
    | events.SlotSwapped
    | events.Ascended
    | events.Surrendered
    | events.HandsThrown
    | events.StarsDrawn
    | events.StarsGiven
    | events.GivenCard
    | events.Swept
    | events.Hasted
)
Showing: TypeAlias = (
    events.ShowdownBegan
    | events.Committed
    | events.Declaration
    | events.Revealed
    | events.Took
    | events.Scored
    | events.OwnScored
    | events.Ended
)
RitesEvent: TypeAlias = Turning | Placing | Special | Showing

Lines: TypeAlias = tuple[str, ...]


def lines(event: Event, texts: Localizer, names: Names) -> Lines:
    """The event's message in the language of `texts`; raises MissingText, also for an event that is not of rites."""
    if not isinstance(event, RitesEvent):
        raise MissingText(f"rites has no event {type(event).__name__}")
    return tuple(_told(event, _Teller(texts, names)))


def moves_told(moves: Sequence[events.Drew | events.Placed], texts: Localizer, names: Names) -> str:
    """Several draws and placings of one seat in one line; draws one after the other are counted."""
    said: list[str] = []
    for drawn, run in groupby(moves, key=lambda one: isinstance(one, events.Drew)):
        some = tuple(run)
        said += [texts.text("rites-move-drew", count=len(some))] if drawn else [_placed(one, texts) for one in some]
    seat = seat_label(texts, moves[0].seat, names)
    return texts.text("rites-moves", seat=seat, moves=texts.text("rites-moves-then").join(said))


def _placed(event: Event, texts: Localizer) -> str:
    assert isinstance(event, events.Placed)
    there: dict[str, Value] = {"rite": rite_at(texts, event.rite, event.tile), "slot": event.slot}
    if event.card is None:
        return texts.text("rites-move-placed-down", **there)
    return texts.text("rites-move-placed", card=card_name(texts, event.card), **there)


def _told(event: RitesEvent, teller: "_Teller") -> Iterator[str]:
    if isinstance(event, Turning):
        return teller.turning(event)
    if isinstance(event, Placing):
        return teller.placing(event)
    if isinstance(event, Special):
        return teller.special(event)
    return teller.showing(event)


class _Teller(Teller, frozen=True):
    """Tells one event to one reader."""

    # --- pieces

    def card(self, card: str) -> str:
        return card_name(self.texts, card)

    def cards(self, cards: Iterable[str]) -> str:
        return cards_named(self.texts, cards) or self.texts.text("rites-none")

    def rite(self, number: int, tile: Tile) -> str:
        return rite_at(self.texts, number, tile)

    def rites(self, tiles: Iterable[Tile]) -> str:
        return self.texts.listed(rite_name(self.texts, tile) for tile in tiles)

    # --- turns

    def turning(self, event: Turning) -> Iterator[str]:
        texts = self.texts
        match event:
            case events.Began(hands=hands, rites=rites, library=library):
                yield texts.text("rites-began", seats=self.seats(hands), rites=self.rites(rites), library=library)
            case events.Dealt(cards=cards):
                yield texts.text("rites-dealt", cards=self.cards(cards))
            case events.OnTurn(seat=seat, actions=actions):
                yield texts.text("rites-on_turn", seat=self.seat(seat), actions=actions)
            case events.Reshuffled(cards=cards):
                yield texts.text("rites-reshuffled", cards=cards)
            case events.Drew(seat=seat, deck=deck):
                yield texts.text("rites-drew", seat=self.seat(seat), deck=deck)
            case events.GotCard(card=card):
                yield texts.text("rites-got", card=self.card(card))
            case events.Discarded(seat=seat, cards=cards):
                yield texts.text("rites-discarded", seat=self.seat(seat), cards=self.cards(cards))
            case events.Passed(seat=seat):
                yield texts.text("rites-passed", seat=self.seat(seat))
            case events.TimedOut(seats=seats):
                yield texts.text("rites-timeout", seats=self.seats(seats))
            case _:
                assert_never(event)

    # --- placing

    def placing(self, event: Placing) -> Iterator[str]:
        texts = self.texts
        match event:
            case events.Placed(seat=seat, rite=rite, tile=tile, slot=slot, card=card):
                placed: dict[str, Value] = {"seat": self.seat(seat), "rite": self.rite(rite, tile), "slot": slot}
                if card is None:
                    yield texts.text("rites-placed-down", **placed)
                else:
                    yield texts.text("rites-placed", card=self.card(card), **placed)
            case events.PlacedFaceDown(rite=rite, slot=slot, card=card):
                yield texts.text("rites-placed-own", rite=rite_number(texts, rite), slot=slot, card=self.card(card))
            case events.SwordSet(seat=seat, rite=rite, tile=tile):
                yield texts.text("rites-sword", seat=self.seat(seat), rite=self.rite(rite, tile))
            case events.RiteReturned(rite=rite, tile=tile):
                yield texts.text("rites-returned", rite=self.rite(rite, tile))
            case events.RiteOpened(tile=None):
                yield texts.text("rites-library-empty")
            case events.RiteOpened(rite=rite, tile=str() as tile, library=library):
                yield texts.text("rites-opened", rite=self.rite(rite, tile), library=library)

    # --- special cards

    def special(self, event: Special) -> Iterator[str]:
        texts = self.texts
        match event:
            case events.Swapped() | events.SwappedFaceDown() | events.SlotSwapped():
                yield self.swapped(event)
            case events.Ascended(seat=seat, owing=owing):
                variant = "" if owing else "-none"
                given = {"owing": self.seats(owing)} if owing else {}
                yield texts.text(f"rites-ascended{variant}", seat=self.seat(seat), **given)
            case events.Surrendered(seat=seat, card=card):
                yield texts.text("rites-surrendered", seat=self.seat(seat), card=self.card(card))
            case events.HandsThrown(seat=seat, hands=hands):
                yield texts.text("rites-thrown", seat=self.seat(seat))
                for other, cards in hands.items():
                    yield texts.text("rites-thrown-hand", seat=self.seat(other), cards=self.cards(cards))
            case events.StarsDrawn(cards=cards, round=number):
                yield texts.text("rites-own-assign", cards=self.cards(cards), round=number)
            case events.StarsGiven(seat=seat, round=number, deck=deck):
                yield texts.text("rites-stars", seat=self.seat(seat), round=number, deck=deck)
            case events.GivenCard(seat=seat, card=card):
                yield texts.text("rites-given", seat=self.seat(seat), card=self.card(card))
            case events.Swept(seat=seat, rites=rites, library=library):
                opened = self.rites(rites) or texts.text("rites-none")
                yield texts.text("rites-swept", seat=self.seat(seat), rites=opened, library=library)
            case events.Hasted(seat=seat, actions=actions):
                yield texts.text("rites-hasted", seat=self.seat(seat), actions=actions)
            case _:
                assert_never(event)

    def swapped(self, event: events.Swapped | events.SwappedFaceDown | events.SlotSwapped) -> str:
        texts, owner = self.texts, self.seat(event.owner)
        match event:
            case events.Swapped(seat=seat, rite=rite, tile=tile, slot=slot, card=card, taken=taken):
                there: dict[str, Value] = {
                    "seat": self.seat(seat),
                    "owner": owner,
                    "rite": self.rite(rite, tile),
                    "slot": slot,
                }
                if card is None or taken is None:
                    return texts.text("rites-swapped-down", **there)
                return texts.text("rites-swapped", card=self.card(card), taken=self.card(taken), **there)
            case events.SwappedFaceDown(rite=rite, slot=slot, card=card, taken=taken):
                cards = {"card": self.card(card), "taken": self.card(taken)}
                return texts.text("rites-swapped-own", owner=owner, rite=rite_number(texts, rite), slot=slot, **cards)
            case events.SlotSwapped(rite=rite, slot=slot, card=card):
                return texts.text("rites-swapped-owner", rite=rite_number(texts, rite), slot=slot, card=self.card(card))

    # --- showdowns, scores, the end

    def showing(self, event: Showing) -> Iterator[str]:
        texts = self.texts
        match event:
            case events.ShowdownBegan(seat=seat, rite=rite, tile=tile, participants=participants):
                called = {"rite": self.rite(rite, tile), "participants": self.seats(participants)}
                yield texts.text("rites-showdown", seat=self.seat(seat), **called)
            case events.Committed(seat=seat, awaited=awaited):
                left = {"awaited": self.seats(awaited)} if awaited else {}
                yield texts.text(f"rites-committed{'' if awaited else '-all'}", seat=self.seat(seat), **left)
            case events.Declaration(changes=changes, element=element):
                yield texts.text("rites-declared-own", changes=changes_named(texts, changes, element))
            case events.Revealed():
                yield from revealed(event, texts, self.names)
            case events.Took(seat=seat, cards=cards):
                taken = texts.listed(
                    texts.text("rites-took-one", seat=self.seat(other), card=self.card(card))
                    for other, card in cards.items()
                )
                yield texts.text("rites-took", seat=self.seat(seat), cards=taken)
            case events.Scored(seat=seat, cards=cards, total=total):
                yield texts.text("rites-scored", seat=self.seat(seat), cards=cards, total=total)
            case events.OwnScored(cards=cards):
                yield texts.text("rites-scored-own", cards=self.cards(cards))
            case events.Ended():
                yield from self.ended(event)
            case _:
                assert_never(event)

    def ended(self, event: events.Ended) -> Iterator[str]:
        texts = self.texts
        yield outcome_text(event.winners, event.reason, texts, self.names)
        for seat, won in event.won.items():
            shown: dict[str, Value] = {"seat": self.seat(seat), "tiles": tiles_named(texts, won)}
            if seat not in event.scores:
                yield texts.text("rites-ended", **shown)
                continue
            shown |= {"cards": self.cards(event.scores[seat]), "total": event.sums[seat]}
            yield texts.text("rites-ended-scores", **shown)
