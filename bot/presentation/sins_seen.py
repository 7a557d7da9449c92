"""A match of sins as somebody may see it, read from a view's data, and its cards in words."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from bot.games.api import Seat
from bot.presentation.localizer import Localizer

SUITS = ("C", "H", "D", "S")
SIGNS: Mapping[str, str] = {"C": "♣", "H": "♥", "D": "♦", "S": "♠"}
JOKERS = ("x", "X")
FACES = ("J", "Q", "K")
FATE_BONUS_OF_A_FACE = -10


class SeenSeat(Struct, frozen=True):
    """A seat as its viewer knows it; what he may not see is None."""

    alive: bool
    hand_count: int
    sins: Mapping[str, tuple[str, ...]]
    hand: tuple[str, ...] | None = None
    fate: str | None = None
    fate_open: bool = False
    bust: bool | None = None


class SeenOutcome(Struct, frozen=True):
    """How the match ended."""

    winners: tuple[Seat, ...]
    reason: str


class Seen(Struct, frozen=True):
    """A match as somebody may see it."""

    turn: Seat
    step: str
    seats: Mapping[Seat, SeenSeat]
    piles: Mapping[str, tuple[str, ...]]
    deck_count: int
    discard: tuple[str, ...]
    markers: Mapping[str, Seat | None]
    turns: int
    pending: Mapping[str, Any] = {}
    outcome: SeenOutcome | None = None

    @property
    def mourning(self) -> tuple[Seat, ...]:
        """The seats that still choose a card to mourn with."""
        return tuple(self.pending.get("mourn", ()))

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that the match waits for now (S16, S21)."""
        match self.step:
            case "act":
                return (self.turn,)
            case "guess":
                return (self.pending["guess"],)
            case "transfer":
                return (self.pending["transfer"],)
            case "mourn":
                return self.mourning
        return ()

    def held(self, seat: Seat) -> tuple[str, ...]:
        """The suits whose markers the seat holds."""
        return tuple(suit for suit in SUITS if self.markers.get(suit) == seat)


def seen(view: Mapping[str, object]) -> Seen:
    """A view as a struct; raises msgspec.ValidationError."""
    return msgspec.convert(view, Seen)


def value(card: str) -> int:
    """What a card counts as a sin: A = 1 … 10, jokers 0 (S3)."""
    rank = card[1:]
    if card in JOKERS:
        return 0
    return 1 if rank == "A" else int(rank)


def total(sins: Iterable[str]) -> int:
    """The sum of sins of one suit."""
    return sum(map(value, sins))


def capacity(suit: str, fate: str | None, limit: int) -> int:
    """How much of a suit one may bear with this fate card (S4)."""
    if fate is None or fate in JOKERS or fate[0] != suit:
        return limit
    return limit + (FATE_BONUS_OF_A_FACE if fate[1:] in FACES else value(fate))


def card_name(texts: Localizer, card: str) -> str:
    """A card as it is shown: `♣5`, the jokers by their names."""
    if card in JOKERS:
        return texts.text("sins-joker-big" if card == "X" else "sins-joker-small")
    return SIGNS[card[0]] + card[1:]


def cards_named(texts: Localizer, cards: Sequence[str]) -> str:
    """Cards in a row, with a blank between."""
    return " ".join(card_name(texts, card) for card in cards)


def suit_name(texts: Localizer, suit: str) -> str:
    """A suit with its sign: `♣酒`."""
    return SIGNS[suit] + texts.text(f"sins-suit-{suit}")


def marker_name(texts: Localizer, suit: str) -> str:
    """Who holds a suit's marker is called so."""
    return texts.text(f"sins-marker-{suit}")
