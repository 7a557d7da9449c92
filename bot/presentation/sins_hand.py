"""The private panel of a seat of sins: its cards, what it can bear, and every legal move as menus and buttons."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from bot.games.sins.accusation import capacities, totals
from bot.games.sins.cards import FACES, JOKERS, SUIT_OF, SUITS
from bot.games.sins.rules import Rules
from bot.presentation.buttons import CHOICES, Board, Verb
from bot.presentation.forms import Field, Form
from bot.presentation.localizer import Localizer
from bot.presentation.names import Names, seat_label
from bot.presentation.posts import Rows
from bot.presentation.sins_cards import PLACES, card_name, cards_named, in_order, marker_name, suit_name, sums_text
from bot.presentation.sins_seen import Seen, SeenSeat
from bot.presentation.turns import (
    Move,
    Next,
    Question,
    Whole,
    card_of,
    choice_of,
    copies,
    menus,
    narrowed,
    parts_in,
    rows_of,
    steps_on,
    suggested,
    wholes,
)
from bot.services.log import Asks
from bot.services.messaging import Button, Choice, Menu
from bot.services.queries import Mine
from bot.services.rows import LIVE

SWAP = "swap"
SURE = "!"
"""Stands behind a choice that was asked about once more."""

NOTHING = "-"
ORDER = ("collect", "sleep", "trick", SWAP, "rob", "accuse")
"""Acts beside playing a card, as buttons in this order; the last one is red."""


def parts_of(word: str, arguments: Mapping[str, Any]) -> tuple[str, ...]:
    """A move's choices as words; giving no sin away is one of them."""
    if word == "transfer":
        return (arguments["card"] or NOTHING,)
    return tuple(str(one) for one in arguments.values() if one is not None)


class SinsHand(Struct, frozen=True):
    """Shows one player his hand in one language."""

    mine: Mine
    seen: Seen
    rules: Rules

    texts: Localizer
    names: Names

    @property
    def own(self) -> SeenSeat:
        """The player's own seat."""
        return self.seen.seats[self.mine.seat.seat]

    @property
    def board(self) -> Board:
        """The buttons of the match as it is now."""
        return Board.of(self.mine.table.match, self.texts)

    @property
    def moves(self) -> list[Whole]:
        """Every move but a swap, which is a form."""
        return wholes(self.mine, parts_of, without=(SWAP,))

    # --- what it says

    def lines(self) -> Iterator[str]:
        """Cards, fate, sins against what can be borne, markers."""
        texts, own = self.texts, self.own
        if not own.alive:
            yield texts.text("sins-own-out")
            return
        hand = own.hand or ()
        if hand:
            yield texts.text("sins-own-hand", cards=cards_named(texts, in_order(hand)), count=len(hand))
        else:
            yield texts.text("sins-own-hand-empty")
        known = "open" if own.fate_open else "hidden"
        if own.fate is not None:
            yield texts.text(f"sins-own-fate-{known}", card=card_name(texts, own.fate))
        bears = capacities(self.rules, own.fate)
        yield texts.text("sins-own-sins", sins=sums_text(totals(own.sins), texts, bears))
        if own.bust:
            yield texts.text(f"sins-own-bust-{known}")
        held = self.seen.held(self.mine.seat.seat)
        if held:
            yield texts.text("sins-own-markers", markers=texts.listed(marker_name(texts, suit) for suit in held))
        chosen = self.seen.pending.get("chosen", {}).get(self.mine.seat.seat)
        if chosen is not None:
            yield texts.text("sins-mourning-own", card=card_name(texts, chosen))

    # --- what can be done

    def rows(self) -> Rows:
        """Menus of cards, then buttons; nothing that is not legal."""
        board, moves = self.board, self.moves
        plays = self.own.alive and self.mine.table.match.status in LIVE
        if plays and self.mine.seat.robot:
            return rows_of([board.button(Verb.BACK, "success")])
        buttons = [*self.buttons(board, moves), board.button(Verb.VOTES)]
        if plays:
            buttons.append(board.button(Verb.AWAY))
        cards = [row for word in ("play", "guess", "transfer", "mourn") for row in self.menu(board, moves, word, ())]
        return rows_of(buttons, cards)

    def buttons(self, board: Board, moves: Sequence[Whole]) -> Iterator[Button]:
        """The acts beside playing a card."""
        offered = {one.word for one in moves} | {offer.kind for offer in self.mine.offers}
        for word in ORDER:
            if word in offered:
                yield board.move(word, "danger" if word == "accuse" else "secondary", f"sins-do-{word}")

    def menu(
        self, board: Board, moves: Iterable[Whole], word: str, chosen: tuple[str, ...]
    ) -> Iterator[tuple[Button | Menu, ...]]:
        """What can be chosen next for this act."""
        following = steps_on(narrowed(moves, word, chosen), chosen)
        following.sort(key=lambda parts: PLACES.get(parts[-1], -1))  # seats and suits stay as they are
        choices = [choice_of(parts, self.label(word, parts), self.about(word, parts)) for parts in following]
        prompt = self.texts.text("sins-ask-more" if chosen else f"sins-ask-{word}")
        yield from menus(board, word, prompt, choices)

    def label(self, word: str, parts: tuple[str, ...]) -> str:
        """The latest choice in words."""
        texts, last = self.texts, parts[-1]
        if last == NOTHING:
            return texts.text("sins-give-none")
        if word in ("accuse", "trick", "rob"):
            return seat_label(texts, last, self.names)
        return suit_name(texts, last) if last in SUITS else card_name(texts, last)

    def about(self, word: str, parts: tuple[str, ...]) -> str:
        """What a function card does where it is played now (S9)."""
        card = parts[0]
        if word != "play" or len(parts) > 1 or card not in FACES:
            return ""
        face, pile = FACES[card], self.seen.piles[SUIT_OF[card]]
        top = {} if face == "K" else {"card": card_name(self.texts, pile[-1])}
        return self.texts.text(f"sins-about-{face}", **top)

    # --- what comes of it

    def chosen(self, word: str, values: Sequence[str]) -> Next | None:
        """A whole move, the rest of it asked for, or None when it is not possible any more."""
        if word == SWAP:
            return self.swap() if any(offer.kind == SWAP for offer in self.mine.offers) else None
        parts = parts_in(values)
        sure = parts[-1:] == (SURE,)
        if sure:
            parts = parts[:-1]
        found = narrowed(self.moves, word, parts)
        whole = next((one for one in found if one.parts == parts), None)
        if whole is not None and (sure or word != "accuse"):
            return whole.asks
        if whole is not None:
            return self.accuse(parts)
        if not found:
            return None
        board = self.board
        rows = rows_of([board.button(Verb.ME)], list(self.menu(board, found, word, parts)))
        return Question(self.question(word, parts), rows)

    def question(self, word: str, parts: tuple[str, ...]) -> list[str]:
        """What stands above the menu: which act, and what it risks."""
        if parts:
            return [self.texts.text("sins-ask-rest", card=card_name(self.texts, parts[0]))]
        return [self.texts.text(f"sins-means-{word}")]

    def accuse(self, parts: tuple[str, ...]) -> Question:
        """Whether he means it (S19)."""
        seat = seat_label(self.texts, parts[0], self.names)
        yes = Choice(" ".join((*parts, SURE)), self.texts.text("sins-accuse-yes", seat=seat))
        menu = menus(self.board, "accuse", self.texts.text("sins-ask-sure"), [yes])
        return Question([self.texts.text("sins-accuse-sure", seat=seat)], rows_of([self.board.button(Verb.ME)], menu))

    def swap(self) -> Form:
        """Which cards to change: a menu for each suit (S17)."""
        fields = []
        hand = self.own.hand or ()
        groups = {str(suit): [card for card in hand if SUIT_OF.get(card) == suit] for suit in SUITS}
        groups[JOKERS[0]] = [card for card in hand if card in JOKERS]
        for name, cards in groups.items():
            some = copies(in_order(cards))[:CHOICES]
            if some:
                label = self.texts.text("sins-jokers") if name == JOKERS[0] else suit_name(self.texts, name)
                choices = tuple(Choice(one, card_name(self.texts, card)) for card, one in some)
                fields.append(Field(name=name, label=label, choices=choices, required=False, most=len(choices)))
        return Form(
            custom_id=self.board.move_id(SWAP),
            title=self.texts.text("sins-do-swap"),
            fields=tuple(fields),
        )

    def suggested(self) -> Iterator[Move]:
        """The whole moves in a line each."""
        return suggested("sins", self.moves, self.texts, lambda one, count: self.label(one.word, one.parts[:count]))


def swapped(fields: Mapping[str, Sequence[str]]) -> Asks:
    """The cards that a form names, to be changed."""
    return Asks(SWAP, {"cards": [card_of(value) for values in fields.values() for value in values]})
