"""The colours of the pictures: one palette for all, with what lies between a colour and the ground it is on.

A picture holds numbers of this palette from the first stroke, so nothing has to be counted or matched at the end, and
every drawing of the same thing gives the same bytes. A colour that is written on a ground stands once more right behind
that ground, after the shades that lead to it. So from one row of a picture to the next numbers change by very little,
whatever the colours, and a simple filter makes them easy to pack (`picture`).
"""

from enum import IntEnum
from functools import lru_cache
from itertools import chain

RGB = tuple[int, int, int]


class Tone(IntEnum):
    """The colours by what they are for; each number is its place in the palette."""

    TABLE = 0
    PANEL = 1
    LIT = 2
    FAINT = 3
    MUTED = 4
    TEXT = 5
    ACCENT = 6
    PAPER = 7
    SHADE = 8
    INK = 9
    BACK = 10
    BACK_LINE = 11
    WINE = 12
    LUST = 13
    GREED = 14
    WRATH = 15
    WINE_LIGHT = 16
    LUST_LIGHT = 17
    GREED_LIGHT = 18
    WRATH_LIGHT = 19
    METAL = 20
    WOOD = 21
    WATER = 22
    FIRE = 23
    EARTH = 24
    WATER_EDGE = 25
    SWORD = 26
    EMPTY = 27


_COLOURS: dict[Tone, RGB] = {
    Tone.TABLE: (0x1B, 0x22, 0x2A),
    Tone.PANEL: (0x28, 0x31, 0x3C),
    Tone.LIT: (0x37, 0x43, 0x51),
    Tone.FAINT: (0x4E, 0x5B, 0x69),
    Tone.MUTED: (0xA3, 0xAF, 0xBB),
    Tone.TEXT: (0xF1, 0xF3, 0xF5),
    Tone.ACCENT: (0xFF, 0xC9, 0x3C),
    Tone.PAPER: (0xF8, 0xF2, 0xE4),
    Tone.SHADE: (0xE2, 0xD9, 0xC6),
    Tone.INK: (0x16, 0x1B, 0x21),
    Tone.BACK: (0x3F, 0x66, 0x8F),
    Tone.BACK_LINE: (0x8F, 0xB4, 0xD6),
    Tone.WINE: (0x5E, 0x2C, 0xA5),
    Tone.LUST: (0xC0, 0x1A, 0x42),
    Tone.GREED: (0xA8, 0x68, 0x00),
    Tone.WRATH: (0x12, 0x1C, 0x2B),
    Tone.WINE_LIGHT: (0xA5, 0x80, 0xEA),
    Tone.LUST_LIGHT: (0xFF, 0x7D, 0x90),
    Tone.GREED_LIGHT: (0xFF, 0xC0, 0x47),
    Tone.WRATH_LIGHT: (0xE6, 0xEC, 0xF2),
    Tone.METAL: (0xF1, 0xEE, 0xE6),
    Tone.WOOD: (0x5C, 0xB0, 0x62),
    Tone.WATER: (0x0C, 0x14, 0x2E),
    Tone.FIRE: (0xC7, 0x2F, 0x2A),
    Tone.EARTH: (0xE8, 0xB8, 0x35),
    Tone.WATER_EDGE: (0x6C, 0x8F, 0xD0),
    Tone.SWORD: (0xF0, 0xA8, 0x6B),
    Tone.EMPTY: (0x20, 0x28, 0x31),
}

_STEPS = 1
"""So many shades lie between two colours that meet; chats show pictures smaller than they are, which adds more."""

_BOARDS = (Tone.TABLE, Tone.PANEL, Tone.LIT)
_SUITS = (Tone.WINE, Tone.LUST, Tone.GREED, Tone.WRATH)
_SUITS_LIGHT = (Tone.WINE_LIGHT, Tone.LUST_LIGHT, Tone.GREED_LIGHT, Tone.WRATH_LIGHT)
_MEETING = (
    *((tone, ground) for ground in _BOARDS for tone in (Tone.TEXT, Tone.MUTED, Tone.ACCENT, Tone.FAINT)),
    *((tone, ground) for ground in _BOARDS for tone in _SUITS_LIGHT),
    *((tone, ground) for ground in (Tone.PAPER, Tone.SHADE) for tone in (*_SUITS, Tone.INK)),
    *((Tone.INK, ground) for ground in (Tone.METAL, Tone.WOOD, Tone.EARTH, Tone.ACCENT, *_SUITS_LIGHT)),
    *((Tone.TEXT, ground) for ground in (Tone.FIRE, Tone.WATER, Tone.FAINT)),
    *((Tone.BACK_LINE, Tone.BACK), (Tone.SWORD, Tone.PANEL), (Tone.FAINT, Tone.EMPTY)),
)
"""What is written or drawn smoothly on what; nothing else can be."""


def _between(tone: RGB, ground: RGB, share: float) -> RGB:
    red, green, blue = (int(under + (over - under) * share + 0.5) for over, under in zip(tone, ground, strict=True))
    return red, green, blue


def _shades(tone: Tone, ground: Tone) -> list[RGB]:
    """From just above the ground up to the tone itself."""
    steps = range(1, _STEPS + 2)
    return [_between(_COLOURS[tone], _COLOURS[ground], step / (_STEPS + 1)) for step in steps]


def _laid_out() -> tuple[list[RGB], dict[Tone, int], dict[tuple[Tone, Tone], int]]:
    """The colours; where each ground is; where the shades of each pair begin."""
    colours: list[RGB] = []
    grounds: dict[Tone, int] = {}
    pairs: dict[tuple[Tone, Tone], int] = {}
    for ground in Tone:
        grounds[ground] = len(colours)
        colours.append(_COLOURS[ground])
        for tone, under in _MEETING:
            if under is ground:
                pairs[tone, ground] = len(colours)
                colours.extend(_shades(tone, ground))
    return colours, grounds, pairs


_PALETTE, GROUNDS, _PAIRS = _laid_out()
PALETTE = bytes(chain.from_iterable(_PALETTE))
"""Red, green and blue of each number, as Pillow takes them."""

_THIN, _FULL = 64, 190
"""Coverage that counts as none and as all: nearly sharp edges take far fewer bytes, and nobody sees it."""

_LEVELS = tuple(
    max(0, min(_STEPS + 1, ((covered - _THIN) * (_STEPS + 1) * 2 + _FULL - _THIN) // (2 * (_FULL - _THIN))))
    for covered in range(256)
)
VISIBLE = bytes(255 if level else 0 for level in _LEVELS)
"""For each coverage of 0 to 255, whether it changes the ground at all."""


@lru_cache(maxsize=256)
def ramp(tone: Tone, ground: Tone) -> bytes:
    """For each coverage of 0 to 255, the palette's number for `tone` over `ground`; raises KeyError for other pairs."""
    first = _PAIRS[tone, ground]
    numbers = (GROUNDS[ground], *range(first, first + _STEPS + 1))
    return bytes(numbers[level] for level in _LEVELS)
