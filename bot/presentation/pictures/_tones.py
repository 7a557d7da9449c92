"""The colours of the pictures: one palette of 256 for all, with what lies between a colour and the ground it is on.

A picture holds numbers of this palette from the first stroke, so nothing has to be counted or matched at the end, and
every drawing of the same thing gives the same bytes.
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
    Tone.SHADE: (0xDC, 0xD2, 0xBE),
    Tone.INK: (0x16, 0x1B, 0x21),
    Tone.BACK: (0x3F, 0x66, 0x8F),
    Tone.BACK_LINE: (0x8F, 0xB4, 0xD6),
    Tone.WINE: (0x5E, 0x2C, 0xA5),
    Tone.LUST: (0xD1, 0x22, 0x48),
    Tone.GREED: (0xB8, 0x76, 0x00),
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

_STEPS = 3
"""So many shades lie between two colours that meet."""

_BOARDS = (Tone.TABLE, Tone.PANEL, Tone.LIT)
_MEETING = (
    *((tone, ground) for ground in _BOARDS for tone in (Tone.TEXT, Tone.MUTED, Tone.ACCENT, Tone.PAPER, Tone.BACK)),
    *((tone, Tone.PANEL) for tone in (Tone.TABLE, Tone.FIRE, Tone.METAL, Tone.WOOD, Tone.EARTH, Tone.WATER_EDGE)),
    *((tone, Tone.PANEL) for tone in (Tone.WINE_LIGHT, Tone.LUST_LIGHT, Tone.GREED_LIGHT, Tone.WRATH_LIGHT)),
    *((tone, Tone.PAPER) for tone in (Tone.INK, Tone.WINE, Tone.LUST, Tone.GREED, Tone.WRATH)),
    *((Tone.INK, ground) for ground in (Tone.METAL, Tone.WOOD, Tone.EARTH, Tone.ACCENT, Tone.WINE_LIGHT)),
    *((Tone.INK, ground) for ground in (Tone.LUST_LIGHT, Tone.GREED_LIGHT, Tone.WRATH_LIGHT)),
    *((Tone.TEXT, ground) for ground in (Tone.FIRE, Tone.WATER)),
    *((Tone.BACK_LINE, Tone.BACK), (Tone.WATER_EDGE, Tone.WATER), (Tone.LIT, Tone.TABLE), (Tone.SWORD, Tone.PANEL)),
)
"""The pairs that have shades of their own; others take the nearest that there are."""


def _between(tone: RGB, ground: RGB, share: float) -> RGB:
    red, green, blue = (int(under + (over - under) * share + 0.5) for over, under in zip(tone, ground, strict=True))
    return red, green, blue


def _all() -> tuple[RGB, ...]:
    shares = [step / (_STEPS + 1) for step in range(1, _STEPS + 1)]
    pairs = [(_COLOURS[tone], _COLOURS[ground]) for tone, ground in _MEETING]
    return (*_COLOURS.values(), *(_between(tone, ground, share) for tone, ground in pairs for share in shares))


_PALETTE = _all()
PALETTE = bytes(chain.from_iterable(_PALETTE))
"""Red, green and blue of each number, as Pillow takes them."""

_THIN, _FULL = 40, 215
"""Coverage that counts as none and as all: nearly sharp edges take far fewer bytes, and nobody sees it."""

_LEVELS = tuple(
    max(0, min(_STEPS + 1, ((covered - _THIN) * (_STEPS + 1) * 2 + _FULL - _THIN) // (2 * (_FULL - _THIN))))
    for covered in range(256)
)
VISIBLE = bytes(255 if level else 0 for level in _LEVELS)
"""For each coverage of 0 to 255, whether it changes the ground at all."""


@lru_cache(maxsize=256)
def ramp(tone: Tone, ground: Tone) -> bytes:
    """For each coverage of 0 to 255, the palette's number for `tone` over `ground`."""
    last = _STEPS + 1
    ends = _COLOURS[tone], _COLOURS[ground]
    numbers = [_nearest(_between(*ends, step / last)) for step in range(last + 1)]
    numbers[0], numbers[last] = ground, tone
    return bytes(numbers[level] for level in _LEVELS)


def _nearest(colour: RGB) -> int:
    return min(range(len(_PALETTE)), key=lambda at: sum((a - b) ** 2 for a, b in zip(_PALETTE[at], colour, strict=True)))
