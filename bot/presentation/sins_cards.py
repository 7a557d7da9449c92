"""The cards of sins in words."""

from collections.abc import Iterable, Mapping, Sequence

from bot.games.sins.cards import FATES, FUNCTIONS, JOKERS, NUMBERS, SUITS, Suit
from bot.presentation.localizer import Localizer
from bot.presentation.pictures.words import SUITS as SUIT_WORDS

AS_TEXT = "\ufe0e"
"""Asks for the sign itself: as emoji clubs and spades can hardly be seen on a dark ground."""

SIGNS: Mapping[str, str] = {suit: sign + AS_TEXT for suit, sign in zip(SUITS, "♣♥♦♠", strict=True)}


PLACES: Mapping[str, int] = {card: at for at, card in enumerate((*NUMBERS, *FUNCTIONS, *JOKERS))}
"""The order in which people hold cards: by suit, number cards first."""


def in_order(cards: Iterable[str]) -> list[str]:
    """Cards as people hold them."""
    return sorted(cards, key=PLACES.__getitem__)


def is_card(text: object) -> bool:
    """Whether it is a card's word."""
    return isinstance(text, str) and text in FATES


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
    return SIGNS[suit] + texts.text(f"pictures-suit-{SUIT_WORDS[suit]}")


def marker_name(texts: Localizer, suit: str) -> str:
    """Who holds a suit's marker is called so."""
    return texts.text(f"pictures-marker-{SUIT_WORDS[suit]}")


def sums_text(totals: Mapping[Suit, int], texts: Localizer, bears: Mapping[Suit, int] | None = None) -> str:
    """Sums by suit, against what can be borne where that is known; suits without a sin are left out else."""
    if bears is not None:
        shown = [
            texts.text("sins-own-suit", suit=suit_name(texts, suit), total=totals.get(suit, 0), limit=bears[suit])
            for suit in SUITS
        ]
    else:
        some = {suit: totals[suit] for suit in SUITS if totals.get(suit)}
        shown = [texts.text("sins-sum", suit=suit_name(texts, suit), total=worth) for suit, worth in some.items()]
    return texts.text("sins-between").join(shown) or texts.text("sins-none")
