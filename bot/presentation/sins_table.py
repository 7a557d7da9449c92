"""The table of a match of sins: piles, everybody's sins, markers, hands, whose turn it is and until when."""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from bot.games.api import Seat
from bot.games.sins.cards import SUITS, Suit
from bot.games.sins.markers import total
from bot.presentation.localizer import Localizer, until
from bot.presentation.names import Names, seat_label
from bot.presentation.people import seats_listed
from bot.presentation.posts import SMALL, TITLE, fits
from bot.presentation.sins_cards import card_name, cards_named, marker_name, suit_name
from bot.presentation.sins_seen import Seen, SeenSeat
from bot.presentation.turns import ALT
from bot.services.rows import Match, Status


class SinsTable(Struct, frozen=True):
    """Shows one match in one language."""

    match: Match
    seen: Seen
    texts: Localizer
    names: Names

    def lines(self, *, whole: bool = True) -> Iterator[str]:
        """What the table says; sins card by card where `whole`."""
        yield TITLE + self.texts.text("sins-table-title", turn=self.seen.turns)
        yield from self.situation()
        yield from self.piles()
        for seat, one in self.seen.seats.items():
            yield self.seat(seat, one, whole=whole)

    def fitting(self) -> list[str]:
        """All of it in one message: without single cards, then without names, where it would not fit."""
        for names, whole in ((self.names, True), (self.names, False), ({}, False)):
            lines = list(replace(self, names=names).lines(whole=whole))
            if fits(lines):
                break
        return lines

    def situation(self) -> Iterator[str]:
        """Whom the match waits for, for what, and until when."""
        texts, seen = self.texts, self.seen
        if seen.outcome is not None:
            yield outcome_text(seen.outcome.winners, seen.outcome.reason, texts, self.names)
            return
        said = {"seat": seats_listed(texts, seen.asked, self.names)}
        if seen.step == "guess":
            said["turn"] = seat_label(texts, seen.turn, self.names)
        yield texts.text(f"sins-table-{seen.step}", **said)
        if self.match.due_at is not None and self.match.status is Status.RUNNING:
            yield texts.text("turns-until", until=until(texts, self.match.due_at))

    def piles(self) -> Iterator[str]:
        """The four piles, the deck and the discards."""
        texts, seen = self.texts, self.seen
        yield texts.text("sins-between").join(map(self.pile, SUITS))
        if seen.discard:
            top = card_name(texts, seen.discard[-1])
            yield texts.text("sins-table-deck", deck=seen.deck_count, discard=len(seen.discard), top=top)
        else:
            yield texts.text("sins-table-deck-none", deck=seen.deck_count)

    def pile(self, suit: Suit) -> str:
        """A pile by its top card and how many cards lie in it."""
        pile, name = self.seen.piles.get(suit, ()), suit_name(self.texts, suit)
        if not pile:
            return self.texts.text("sins-pile-empty", suit=name)
        return self.texts.text("sins-pile", suit=name, card=card_name(self.texts, pile[-1]), cards=len(pile))

    def seat(self, seat: Seat, one: SeenSeat, *, whole: bool) -> str:
        """A seat: hand, sins with their sums, markers, an open fate."""
        texts, label = self.texts, seat_label(self.texts, seat, self.names)
        if not one.alive:
            return texts.text("sins-seat-out", seat=label)
        parts = [texts.text("sins-seat", seat=label, hand=one.hand_count), *self.sins(one, whole=whole)]
        if one.fate_open and one.fate is not None:
            parts.append(texts.text("sins-seat-fate", card=card_name(texts, one.fate)))
        parts += [texts.text("sins-seat-marker", marker=marker_name(texts, suit)) for suit in self.seen.held(seat)]
        return texts.text("sins-between").join(parts)

    def sins(self, one: SeenSeat, *, whole: bool) -> Iterator[str]:
        """The suits in which a seat has sins."""
        for suit in SUITS:
            cards = one.sins.get(suit, ())
            if cards:
                name, worth = suit_name(self.texts, suit), total(cards)
                listed = cards_named(self.texts, cards)
                variant = "cards" if whole else "sum"
                given = {"cards": listed} if whole else {}
                yield self.texts.text(f"sins-seat-{variant}", suit=name, total=worth, **given)

    def alt(self) -> str:
        """The picture in words: the text without marks and without times, which Discord shows as such only in posts."""
        lines = replace(self, match=replace(self.match, due_at=None)).lines(whole=False)
        said = "\n".join(line.removeprefix(TITLE).removeprefix(SMALL) for line in lines)
        return said if len(said) <= ALT else said[: ALT - 1] + "…"


def outcome_text(winners: Sequence[Seat], reason: str, texts: Localizer, names: Names) -> str:
    """Who has won, and how it ended."""
    if not winners:
        return texts.text(f"sins-outcome-{reason}-draw")
    several = {"count": len(winners)} if reason == "max_turns" else {}
    return texts.text(f"sins-outcome-{reason}", seats=seats_listed(texts, winners, names), **several)
