"""The words that stand on the pictures, short labels all of them, once for each language."""

from functools import lru_cache

from msgspec import Struct

from bot.presentation.localizer import Localizer
from bot.presentation.people import number

SUITS = {"C": "wine", "H": "lust", "D": "greed", "S": "wrath"}
"""The suits as cards have them, in the order of the table, and what our texts call them."""

ELEMENTS = {"金": "metal", "木": "wood", "水": "water", "火": "fire", "土": "earth"}
COLOURS = {"青": "green", "白": "white", "红": "red", "黑": "black"}
SPECIALS = {"1": "highest", "2": "most", "3": "sum"}
"""The special tiles by their number, and what decides at them (R15)."""


class SinsWords(Struct, frozen=True):
    """The labels of a table of sins; mappings by suit."""

    deck: str
    discards: str
    hand: str
    fate: str
    total: str
    out: str
    won: str
    jokers: dict[str, str]
    suits: dict[str, str]
    markers: dict[str, str]


class RitesWords(Struct, frozen=True):
    """The labels of a table of rites; mappings by element, by colour, by the number of a special tile."""

    deck: str
    library: str
    hand: str
    score: str
    actions: str
    won: str
    elements: dict[str, str]
    colours: dict[str, str]
    rites: dict[str, str]
    specials: dict[str, str]


def _label(texts: Localizer, name: str) -> str:
    return texts.text(f"pictures-{name}")


def _labels(texts: Localizer, kind: str, names: dict[str, str]) -> dict[str, str]:
    return {sign: _label(texts, f"{kind}-{name}") for sign, name in names.items()}


@lru_cache(maxsize=16)
def sins_words(texts: Localizer) -> SinsWords:
    """What a table of sins has written on it."""
    return SinsWords(
        deck=_label(texts, "deck"),
        discards=_label(texts, "discards"),
        hand=_label(texts, "hand"),
        fate=_label(texts, "fate"),
        total=_label(texts, "total"),
        out=_label(texts, "out"),
        won=_label(texts, "won"),
        jokers=_labels(texts, "joker", {"x": "small", "X": "big"}),
        suits=_labels(texts, "suit", SUITS),
        markers=_labels(texts, "marker", SUITS),
    )


@lru_cache(maxsize=16)
def rites_words(texts: Localizer) -> RitesWords:
    """What a table of rites has written on it."""
    return RitesWords(
        deck=_label(texts, "deck"),
        library=_label(texts, "library"),
        hand=_label(texts, "hand"),
        score=_label(texts, "score"),
        actions=_label(texts, "actions"),
        won=_label(texts, "won"),
        elements=_labels(texts, "element", ELEMENTS),
        colours=_labels(texts, "colour", COLOURS),
        rites=_labels(texts, "rite", COLOURS),
        specials=_labels(texts, "special", SPECIALS),
    )


@lru_cache(maxsize=64)
def seat_word(texts: Localizer, seat: str) -> str:
    """A seat by its number: `3号`, `seat 3`; never a name, which may be in any script."""
    return number(texts, seat)
