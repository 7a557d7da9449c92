"""Cards and tiles as words: elements, numbers, colours, patterns (R1, R3, R12, R13)."""

from collections.abc import Mapping
from typing import TypeAlias

Card: TypeAlias = str
"""`木5` is wood 5; special cards have a word each."""

Tile: TypeAlias = str
"""Colour and pattern, `青11000`; the special tiles are `青特1` to `青特3`."""

ELEMENTS = ("金", "木", "水", "火", "土")
HIGHEST = 18
"""The highest number of each element (R1)."""

SLOTS = 5
"""The cards of a full zone (R6), and of a hand at its limit (R5)."""

GENERATES: Mapping[str, str] = {"火": "土", "土": "金", "金": "水", "水": "木", "木": "火"}
"""What a card of each element may become (R12)."""

OVERCOMES: Mapping[str, str] = {"木": "土", "土": "水", "水": "火", "火": "金", "金": "木"}
"""Which element each one blocks (R13)."""

NUMBERS: Mapping[Card, int] = {f"{element}{number}": number for element in ELEMENTS for number in range(1, HIGHEST + 1)}
"""The printed number of every number card."""

SPECIALS: tuple[Card, ...] = ("swap", "ascension", "astrology", "mirage", "haste")
SPECIALS_EACH = 2
_WITHOUT_NUMBER = frozenset(SPECIALS)

CARDS: tuple[Card, ...] = (*NUMBERS, *(card for card in SPECIALS for _ in range(SPECIALS_EACH)))
"""All hundred (R1)."""

COLOURS: Mapping[str, str] = {"青": "木", "白": "金", "红": "火", "黑": "水"}
"""The element of each tile colour."""

_PATTERNS = {
    "青": "11000 11000 10101 10101 10001 10001 10100",
    "白": "01010 01010 00011 00011 01110 01110 01100",
    "红": "10101 10101 01010 01010 01100 01100 00110",
    "黑": "00011 00011 00110 00110 01001 01001 01010",
}
_SPECIAL = "特"

TILES: tuple[Tile, ...] = tuple(
    colour + pattern
    for colour, patterns in _PATTERNS.items()
    for pattern in (*patterns.split(), *(f"{_SPECIAL}{kind}" for kind in (1, 2, 3)))
)
"""All forty (R3)."""

OPEN_RITES = 4
DRAWN_TILES: Mapping[int, int] = {2: 11, 3: 16, 4: 21, 5: 25}
"""The tiles of a match by the number of its seats (R3)."""


SPECIAL_TILES: Mapping[Tile, int] = {tile: int(tile[2]) for tile in TILES if tile[1] == _SPECIAL}
"""The kinds of the special tiles, 1 to 3."""


def special_kind(tile: Tile) -> int:
    """1 to 3 for a special tile, 0 for an ordinary one."""
    return SPECIAL_TILES.get(tile, 0)


def element_of(tile: Tile) -> str:
    """The element of the tile's colour."""
    return COLOURS[tile[0]]


def number_cards(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """The number cards of a hand, in its order."""
    # Most hands hold no others, and that is seen at once.
    return hand if _WITHOUT_NUMBER.isdisjoint(hand) else tuple([card for card in hand if card in NUMBERS])
