"""The private panel of a seat of rites: its cards, its hidden ones, every legal move as menus, buttons and forms."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from bot.games.rites.rules import Rules
from bot.games.rites.tiles import NUMBERS, special_kind
from bot.presentation.buttons import Board, Verb
from bot.presentation.localizer import Localizer
from bot.presentation.names import Names, seat_label
from bot.presentation.posts import Rows
from bot.presentation.rites_forms import BY_FORM, RitesForms
from bot.presentation.rites_seen import Seen, SeenSeat
from bot.presentation.rites_words import (
    BACK,
    DOWN,
    OPEN,
    PLACES,
    card_name,
    cards_named,
    element_name,
    in_order,
    rite_at,
    tiles_named,
)
from bot.presentation.turns import (
    Move,
    Next,
    Question,
    Whole,
    choice_of,
    menus,
    narrowed,
    parts_in,
    rows_of,
    steps_on,
    suggested,
    wholes,
)
from bot.services.messaging import Button, Menu
from bot.services.queries import Mine
from bot.services.rows import LIVE

NOTHING = "-"
FACES = {"open": OPEN, "down": DOWN}
BARE = ("draw", "special", "pass")
"""Acts of a turn beside placing, as buttons in this order."""


SPECIAL_PARTS = ("special", "with", "rite", "owner", "slot")
"""What is asked for one after the other where a special card is used; all but the first for a swap."""


class RitesHand(Struct, frozen=True):
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
    def forms(self) -> RitesForms:
        """What is asked by forms and menus of several choices."""
        return RitesForms(self.mine, self.seen, self.rules, self.texts, self.names)

    @property
    def moves(self) -> list[Whole]:
        """Every move but those that forms ask for; a slot is always named where it is free."""
        without = [word for word in BY_FORM if word != "declare" or self.rules.declare == "full"]
        moves = wholes(self.mine, self.parts_of, without=without)
        if not self.rules.free_slots:
            return moves
        return [one for one in moves if one.word != "place" or one.asks.arguments.get("slot") is not None]

    def parts_of(self, word: str, arguments: Mapping[str, Any]) -> tuple[str, ...]:
        """A move's choices as words, in the order in which they are asked for."""
        if word == "declare":
            return (arguments.get("element") or NOTHING,)
        if word == "special" and arguments.get("with") is not None:
            return tuple(str(arguments[name]) for name in ("card", "with", "rite", "owner", "slot"))
        parts = [str(arguments[name]) for name in ("card", "rite", "slot") if arguments.get(name) is not None]
        if word == "place" and special_kind(self.seen.rites[arguments["rite"] - 1].tile):
            parts.append("down" if arguments.get("open") is False else "open")
        return tuple(parts)

    # --- what it says

    def lines(self) -> Iterator[str]:
        """Cards, those laid face down, score, tiles."""
        texts, own = self.texts, self.own
        hand = cards_named(texts, in_order(own.hand)) or texts.text("rites-none")
        yield texts.text("rites-own-hand", cards=hand, count=len(own.hand))
        for at, rite in enumerate(self.seen.rites, start=1):
            row, faces = rite.zones.get(self.mine.seat.seat, ()), rite.faces.get(self.mine.seat.seat, "")
            hidden = [
                texts.text("rites-own-slot", slot=slot, card=card_name(texts, card))
                for slot, (card, face) in enumerate(zip(row, faces, strict=True), start=1)
                if card is not None and face == "0"
            ]
            if hidden:
                cards = texts.text("rites-between").join(hidden)
                yield texts.text("rites-own-hidden", rite=self.rite(at), cards=cards)
        if own.score:
            total = sum(NUMBERS[card] for card in own.score)
            yield texts.text("rites-own-score", cards=cards_named(texts, own.score), total=total)
        if own.won:
            yield texts.text("rites-own-tiles", tiles=tiles_named(texts, own.won))
        yield from self.forms.lines()

    def rite(self, at: int) -> str:
        """An open rite with its number."""
        return rite_at(self.texts, at, self.seen.rites[at - 1].tile)

    # --- what can be done

    def rows(self) -> Rows:
        """Menus, then buttons; nothing that is not legal."""
        board, moves = self.board, self.moves
        plays = self.mine.table.match.status in LIVE
        if plays and self.mine.seat.robot:
            return rows_of([board.button(Verb.BACK, "success")])
        words = {one.word for one in moves}
        buttons: list[Button] = [board.move(word, "primary", f"rites-do-{word}") for word in BARE if word in words]
        buttons += self.forms.buttons(board)
        buttons.append(board.button(Verb.VOTES))
        if plays:
            buttons.append(board.button(Verb.AWAY))
        cards = [row for word in ("place", "surrender", "declare") for row in self.menu(board, moves, word, ())]
        return rows_of(buttons, cards, self.forms.menus(board))

    def menu(
        self, board: Board, moves: Iterable[Whole], word: str, chosen: tuple[str, ...]
    ) -> Iterator[tuple[Button | Menu, ...]]:
        """What can be chosen next for this act."""
        following = steps_on(narrowed(moves, word, chosen), chosen)
        following.sort(key=lambda parts: PLACES.get(parts[-1], -1))  # rites, seats and slots stay as they are
        choices = [choice_of(parts, *self.label(word, parts)) for parts in following]
        yield from menus(board, word, self.prompt(word, chosen), choices)

    def prompt(self, word: str, chosen: tuple[str, ...]) -> str:
        """What the next menu asks for."""
        return self.texts.text(f"rites-ask-{self.kind(word, len(chosen))}")

    def kind(self, word: str, at: int) -> str:
        """What the choice at that place is: a card, a rite, a face …"""
        if word == "special":
            return SPECIAL_PARTS[at]
        if word == "place":
            kinds = ("card", "rite", "slot", "face") if self.rules.free_slots else ("card", "rite", "face")
            return str(kinds[at])
        return word

    def label(self, word: str, parts: tuple[str, ...]) -> tuple[str, str]:
        """The latest choice in words, and what is to be known of it."""
        texts, last = self.texts, parts[-1]
        match self.kind(word, len(parts) - 1):
            case "card" | "with" | "surrender":
                return card_name(texts, last), ""
            case "special":
                return card_name(texts, last), texts.text(f"rites-about-{last}")
            case "rite":
                return self.rite(int(last)), self.laid(word, int(last))
            case "face":
                return texts.text(f"rites-face-{last}"), ""
            case "owner":
                return seat_label(texts, last, self.names), ""
            case "slot":
                return texts.text("rites-slot", slot=last), self.there(word, parts)
        return texts.text("rites-declare-nothing") if last == NOTHING else element_name(texts, last), ""

    def laid(self, word: str, at: int) -> str:
        """How the next card is laid at a rite."""
        rite = self.seen.rites[at - 1]
        if word != "place" or self.rules.free_slots or special_kind(rite.tile):
            return ""
        slot = len(rite.zones.get(self.mine.seat.seat, ()))
        return self.texts.text("rites-face-" + ("open" if rite.tile[1 + slot] == "1" else "down"))

    def there(self, word: str, parts: tuple[str, ...]) -> str:
        """What lies in a slot that a swap may take, or how a free one is laid."""
        if word != "special":
            tile = self.seen.rites[int(parts[1]) - 1].tile
            slot = int(parts[-1]) - 1
            return (
                ""
                if special_kind(tile)
                else self.texts.text("rites-face-" + ("open" if tile[1 + slot] == "1" else "down"))
            )
        _, _, rite, owner, slot_word = parts
        card = self.seen.rites[int(rite) - 1].zones[owner][int(slot_word) - 1]
        return card_name(self.texts, card) if card is not None else BACK

    # --- what comes of it

    def chosen(self, word: str, values: Sequence[str]) -> Next | None:
        """A whole move, the rest of it asked for, or None when it is not possible any more."""
        offered = {offer.kind for offer in self.mine.offers}
        special = self.forms.chosen(word, values, offered)
        if special is not None:
            return special
        parts = parts_in(values)
        found = narrowed(self.moves, word, parts)
        whole = next((one for one in found if one.parts == parts), None)
        if whole is not None:
            return whole.asks
        if not found:
            return None
        board = self.board
        so_far = [self.label(word, parts[: at + 1])[0] for at in range(len(parts))]
        line = self.texts.text(
            "turns-move", what=self.texts.text(f"rites-do-{word}"), choices=self.texts.text("turns-then").join(so_far)
        )
        return Question([line], rows_of([board.button(Verb.ME)], list(self.menu(board, found, word, parts))))

    def suggested(self) -> Iterator[Move]:
        """The whole moves in a line each."""
        return suggested("rites", self.moves, self.texts, lambda one, count: self.label(one.word, one.parts[:count])[0])
