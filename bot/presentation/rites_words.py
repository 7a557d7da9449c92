"""What the things of rites are called: cards, elements, tiles, rows of cards, categories."""

from collections.abc import Iterable, Mapping, Sequence

from bot.games.rites.tiles import NUMBERS, SPECIALS, Card, Tile, special_kind
from bot.games.rites.view import HIDDEN
from bot.presentation.localizer import Localizer
from bot.presentation.pictures.words import COLOURS, ELEMENTS
from bot.presentation.pictures.words import SPECIALS as SPECIAL_RULES

OPEN, DOWN, BACK, FREE = "○", "●", "▮", "·"
"""A slot for an open card, one for a card face down; a card face down, a slot without a card."""

PLACES: Mapping[Card, int] = {card: at for at, card in enumerate((*NUMBERS, *SPECIALS))}
"""The order in which people hold cards: by element, special cards last."""


def card_name(texts: Localizer, card: Card) -> str:
    """A card as it is shown: `木5`, special cards by their names."""
    if card == HIDDEN:
        return BACK
    if card in SPECIALS:
        return texts.text(f"rites-card-{card}")
    return texts.text("rites-card", element=element_name(texts, card[0]), number=card[1:])


def cards_named(texts: Localizer, cards: Iterable[Card]) -> str:
    """Cards in a list."""
    return texts.text("rites-between").join(card_name(texts, card) for card in cards)


def in_order(cards: Iterable[Card]) -> list[Card]:
    """Cards as people hold them."""
    return sorted(cards, key=PLACES.__getitem__)


def element_name(texts: Localizer, element: str) -> str:
    """An element's name."""
    return texts.text(f"pictures-element-{ELEMENTS[element]}")


def colour_name(texts: Localizer, tile: Tile) -> str:
    """A tile's colour."""
    return texts.text(f"pictures-colour-{COLOURS[tile[0]]}")


def rite_name(texts: Localizer, tile: Tile) -> str:
    """The rite of a tile with its colour: `祈雨（青）`."""
    name = texts.text(f"pictures-rite-{COLOURS[tile[0]]}")
    return texts.text("rites-rite", name=name, colour=colour_name(texts, tile))


def rite_number(texts: Localizer, number: int) -> str:
    """The place of an open rite: `①`."""
    return texts.text("rites-number", number=number)


def rite_at(texts: Localizer, number: int, tile: Tile) -> str:
    """An open rite by its place and name: `①祈雨`."""
    name = texts.text(f"pictures-rite-{COLOURS[tile[0]]}")
    return texts.text("rites-numbered", number=rite_number(texts, number), rite=name)


def pattern(texts: Localizer, tile: Tile) -> str:
    """How cards are laid at a tile, or what decides at a special one (R6, R7, R15)."""
    kind = special_kind(tile)
    if kind:
        return texts.text(f"pictures-special-{SPECIAL_RULES[str(kind)]}")
    return "".join(OPEN if digit == "1" else DOWN for digit in tile[1:])


def row_shown(texts: Localizer, row: Sequence[Card | None]) -> str:
    """A zone from left to right: cards, backs, free slots between them."""
    return " ".join(FREE if card is None else card_name(texts, card) for card in row)


def category_name(texts: Localizer, category: str) -> str:
    """What a zone is worth, in a word."""
    return texts.text(f"rites-category-{category}")


def tiles_named(texts: Localizer, tiles: Sequence[Tile]) -> str:
    """How many tiles of each colour: `青2 红1`."""
    counts = {colour: sum(tile[0] == colour for tile in tiles) for colour in COLOURS}
    shown = [
        texts.text("rites-tiles", colour=texts.text(f"pictures-colour-{COLOURS[colour]}"), count=count)
        for colour, count in counts.items()
        if count
    ]
    return texts.text("rites-between").join(shown) or texts.text("rites-none")
