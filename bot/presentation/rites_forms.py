"""What a seat of rites is asked that has too many answers for one menu: declarations, takings, scores, gifts."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from bot.games.rites.generation import Best, best, generated
from bot.games.rites.ranking import ranks
from bot.games.rites.rules import Rules
from bot.games.rites.tiles import NUMBERS, SLOTS, Card
from bot.presentation.buttons import CHOICES, Board
from bot.presentation.forms import Field, Form
from bot.presentation.localizer import Localizer
from bot.presentation.names import Names, seat_label
from bot.presentation.rites_seen import Seen, SeenRite, known
from bot.presentation.rites_words import (
    card_name,
    cards_named,
    category_name,
    element_name,
    in_order,
    rite_at,
    row_shown,
)
from bot.presentation.turns import Next, card_of, copies, menus
from bot.services.log import Asks
from bot.services.messaging import Button, Choice, Menu
from bot.services.queries import Mine

BY_FORM = ("declare", "take", "score", "assign", "discard")
KEEP = "="
"""A card that is declared to stay what it is."""


class RitesForms(Struct, frozen=True):
    """Asks one player in one language."""

    mine: Mine
    seen: Seen
    rules: Rules
    texts: Localizer
    names: Names

    @property
    def _offered(self) -> frozenset[str]:
        return frozenset(offer.kind for offer in self.mine.offers)

    @property
    def _declares(self) -> bool:
        """Whether numbers are to be declared now."""
        return "declare" in self._offered and self.rules.declare == "full"

    @property
    def _rite(self) -> SeenRite:
        """The rite of the showdown that is on."""
        settled = self.seen.settled
        assert settled is not None
        return settled[1]

    @property
    def _row(self) -> tuple[Card | None, ...]:
        return self._rite.zones[self.mine.seat.seat]

    def best(self) -> Best:
        """The declaration that ranks highest if no hidden card blocks it."""
        seat, rite = self.mine.seat.seat, self._rite
        others = [known(row) for other, row in rite.zones.items() if other != seat]
        return best(self._row, others, ranks(self.rules.ranking), rite.tile, rite.faces[seat])

    # --- what it says

    def lines(self) -> Iterator[str]:
        """What is to be decided, and what is suggested."""
        texts, seat = self.texts, self.mine.seat.seat
        if "declare" in self._offered and self.seen.settled is not None:
            number, rite = self.seen.settled
            cards = row_shown(texts, self._row)
            yield texts.text("rites-own-zone", rite=rite_at(texts, number, rite.tile), cards=cards)
        if self._declares:
            yield from self.suggestion(self.best())
        if seat in self.seen.pending.declared:
            yield texts.text("rites-own-declared", changes=self.changes(self.seen.pending.declared[seat]))
        if "score" in self._offered:
            yield texts.text("rites-own-up_to", count=self.seen.pending.up_to)
        if "assign" in self._offered:
            cards = cards_named(texts, self.seen.pending.cards)
            yield texts.text("rites-own-assign", cards=cards, round=self.seen.pending.round)

    def suggestion(self, found: Best) -> Iterator[str]:
        """The best declaration and what it gives."""
        texts, table = self.texts, ranks(self.rules.ranking)
        category = category_name(texts, table.category(table.of(found.cards)))
        if found.changes:
            changes = self.changes({str(slot): number for slot, number in found.changes.items()})
            cards = row_shown(texts, found.cards)
            yield texts.text("rites-own-best", changes=changes, cards=cards, category=category)
        else:
            yield texts.text("rites-own-best-none", category=category)

    def changes(self, declared: Any) -> str:
        """A declaration in words: `木7→火4`; none of it said as such."""
        if isinstance(declared, str):
            return element_name(self.texts, declared)
        row = self._row
        shown = [
            self.texts.text(
                "rites-change",
                card=card_name(self.texts, card),
                to=card_name(self.texts, generated(card, number)),
            )
            for slot, number in (declared or {}).items()
            if (card := row[int(slot) - 1]) is not None
        ]
        return self.texts.text("rites-between").join(shown) or self.texts.text("rites-unchanged")

    # --- parts of the panel

    def buttons(self, board: Board) -> Iterator[Button]:
        """Buttons for what forms ask, and for the suggested and the plain declaration."""
        if self._declares:
            if self.best().changes:
                yield board.move("best", "success", "rites-do-best")
            yield board.move("nothing", "secondary", "rites-declare-nothing")
            if any(self._row):
                yield board.move("declare", "primary", "rites-do-declare")
        for word in ("take", "assign"):
            if word in self._offered:
                yield board.move(word, "primary", f"rites-do-{word}")
        if "score" in self._offered:
            yield board.move("none", "secondary", "rites-do-none")

    def menus(self, board: Board) -> Iterator[tuple[Button | Menu, ...]]:
        """Menus of several choices: cards to discard, cards to score."""
        hand = self.seen.seats[self.mine.seat.seat].hand
        if "discard" in self._offered:
            count = len(hand) - SLOTS
            prompt = self.texts.text("rites-ask-discard", count=count)
            yield from menus(board, "discard", prompt, self._copies(in_order(hand)), least=count, most=count)
        if "score" in self._offered:
            numbers = [card for card in in_order(hand) if card in NUMBERS]
            up_to = min(self.seen.pending.up_to, len(numbers))
            if up_to:
                prompt = self.texts.text("rites-ask-score", count=up_to)
                yield from menus(board, "score", prompt, self._copies(numbers), least=1, most=up_to)

    def _copies(self, cards: Sequence[Card]) -> list[Choice]:
        return [Choice(value, card_name(self.texts, card)) for card, value in copies(cards)][:CHOICES]

    # --- what comes of it

    def chosen(self, word: str, values: Sequence[str], offered: frozenset[str] | set[str]) -> Next | None:
        """A form, or the move that a menu or button says; None for what is none of these."""
        cards = [card_of(value) for value in values]
        match word:
            case "best" if self._declares:
                found = self.best().changes
                return Asks("declare", {"changes": {str(slot): number for slot, number in found.items()}})
            case "nothing" if self._declares:
                return Asks("declare", {"changes": {}})
            case "declare" if self._declares:
                return self._form("declare", self._slots())
            case "take" if "take" in offered:
                return self._form("take", self._takings())
            case "assign" if "assign" in offered:
                return self._form("assign", self._gifts())
            case "discard" | "score" if word in offered:
                return Asks(word, {"cards": cards})
            case "none" if "score" in offered:
                return Asks("score", {"cards": []})
        return None

    def _form(self, word: str, fields: Iterator[Field]) -> Form:
        match = self.mine.table.match
        return Form(
            custom_id=Board.of(match, self.texts).move_id(word),
            title=self.texts.text(f"rites-do-{word}"),
            fields=tuple(fields),
        )

    def _slots(self) -> Iterator[Field]:
        """For each card what it is to become; it stays where nothing is chosen (R11)."""
        for slot, card in enumerate(self._row, start=1):
            if card is not None:
                to = [Choice(str(n), card_name(self.texts, generated(card, n))) for n in range(NUMBERS[card], 0, -1)]
                label = self.texts.text("rites-own-slot", slot=slot, card=card_name(self.texts, card))
                keep = Choice(KEEP, self.texts.text("rites-keep", card=card_name(self.texts, card)))
                yield Field(name=str(slot), label=label, choices=(keep, *to), required=False)

    def _takings(self) -> Iterator[Field]:
        """A card of each other zone; the highest is chosen at first (R16)."""
        for other, row in self._rite.zones.items():
            if other != self.mine.seat.seat:
                there = {slot: card for slot, card in enumerate(row, start=1) if card is not None}
                top = max(there, key=lambda slot: NUMBERS[there[slot]])
                choices = tuple(
                    Choice(str(slot), card_name(self.texts, card), chosen=slot == top) for slot, card in there.items()
                )
                yield Field(name=other, label=seat_label(self.texts, other, self.names), choices=choices)

    def _gifts(self) -> Iterator[Field]:
        """A drawn card for everybody (R8)."""
        choices = self._copies(self.seen.pending.cards)
        for at, other in enumerate(self.seen.seats):
            given = tuple(Choice(one.value, one.label, chosen=place == at) for place, one in enumerate(choices))
            yield Field(name=other, label=seat_label(self.texts, other, self.names), choices=given)


def filled(word: str, fields: Mapping[str, Sequence[str]]) -> Asks | None:
    """The move that a form says; None for what is no form of rites."""
    first = {name: values[0] for name, values in fields.items() if values}
    match word:
        case "declare":
            return Asks(
                "declare", {"changes": {name: _number(value) for name, value in first.items() if value != KEEP}}
            )
        case "take":
            return Asks("take", {"picks": {name: _number(value) for name, value in first.items()}})
        case "assign":
            return Asks("assign", {"to": {name: card_of(value) for name, value in first.items()}})
    return None


def _number(value: str) -> int | str:
    """What was chosen for a number; what is none was never offered, and is refused as it stands."""
    return int(value) if value.isdecimal() else value
