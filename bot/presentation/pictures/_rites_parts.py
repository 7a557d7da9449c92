"""The sprites of a table of rites; each is drawn once for each look it can have."""

from functools import lru_cache

from msgspec import Struct
from PIL import Image

from bot.presentation.localizer import Localizer
from bot.presentation.pictures import _icons
from bot.presentation.pictures._sheet import Box, Sheet
from bot.presentation.pictures._tones import Tone
from bot.presentation.pictures.rites_table import HIDDEN, SLOTS
from bot.presentation.pictures.words import rites_words

FACES = {
    "金": (Tone.METAL, Tone.INK),
    "木": (Tone.WOOD, Tone.INK),
    "水": (Tone.WATER, Tone.TEXT),
    "火": (Tone.FIRE, Tone.TEXT),
    "土": (Tone.EARTH, Tone.INK),
}
"""An element's colour, and what is written on it."""

TILES = {"青": FACES["木"], "白": FACES["金"], "红": FACES["火"], "黑": FACES["水"]}

BLOCK_WIDTH, BLOCK_HEIGHT = 364, 286
HEAD = 54
SEAT_WIDTH = 50
SLOT = 61
"""A rite's block: its head, then a row for each seat, with five slots."""


class Style(Struct, frozen=True):
    """How large things are, by the number of seats."""

    row: int
    slot: tuple[int, int]
    panel: int


def style(seats: int) -> Style:
    """The sizes for so many seats."""
    row = min((BLOCK_HEIGHT - HEAD - 6) // seats, 92)
    return Style(row, (SLOT - 5, row - 5), min((HEIGHT_OF_PANELS + GAP) // seats - GAP, 150))


GAP = 6
HEIGHT_OF_PANELS = 482
"""What the seats' own panels share."""


def _plate(sheet: Sheet, box: Box, radius: float, tone: Tone) -> None:
    """A plate that stands out from a dark ground, whatever its colour."""
    edge = Tone.WATER_EDGE if tone is Tone.WATER else None
    sheet.plate(box, radius, tone, edge=edge)


@lru_cache(maxsize=512)
def card(name: str, size: tuple[int, int], texts: Localizer) -> Image.Image:
    """An open number card."""
    width, height = size
    sheet = Sheet(width, height, Tone.PANEL)
    ground, ink = FACES[name[0]]
    _plate(sheet, (0, 0, width, height), 7, ground)
    word = rites_words(texts).elements[name[0]]
    if height < 50 and len(word) == 1:
        sheet.write(word, 26, (3, height / 2), ink, ground, side=0, language=texts.language)
        sheet.write(name[1:], 25, (width - 2, height / 2), ink, ground, side=1, within=26)
        return sheet.image
    figure = min(height * 6 // 10, 36) if len(word) == 1 else min(height // 2 + 4, 36)
    high = min(height // 2 - 2, 32) if len(word) == 1 else 19
    sheet.write(word, high, (width / 2, height * 0.27), ink, ground, within=width - 5, language=texts.language)
    sheet.write(name[1:], figure, (width / 2, height * 0.69), ink, ground)
    return sheet.image


@lru_cache(maxsize=16)
def hidden(size: tuple[int, int]) -> Image.Image:
    """A card that lies face down."""
    sheet = Sheet(*size, Tone.PANEL)
    _icons.back(sheet, (0, 0, *size))
    return sheet.image


@lru_cache(maxsize=16)
def empty(digit: str, size: tuple[int, int]) -> Image.Image:
    """A free slot: a ring where cards lie open, a small back where they lie face down, both where one may choose."""
    sheet = Sheet(*size, Tone.PANEL)
    sheet.plate((0, 0, *size), 7, Tone.EMPTY, edge=Tone.LIT)
    _face_mark(sheet, digit, (size[0] / 2, size[1] / 2), 8, Tone.FAINT, Tone.EMPTY)
    return sheet.image


def _face_mark(sheet: Sheet, digit: str, middle: tuple[float, float], reach: float, tone: Tone, on: Tone) -> None:
    x, y = middle
    if digit == HIDDEN:
        _face_mark(sheet, "1", (x - reach * 1.3, y), reach * 0.9, tone, on)
        _face_mark(sheet, "0", (x + reach * 1.3, y), reach * 0.9, tone, on)
    elif digit == "1":
        sheet.ring(middle, reach, tone, on, thick=max(reach / 3, 2))
    else:
        sheet.plate((x - reach * 0.8, y - reach, x + reach * 0.8, y + reach), 2, tone)


@lru_cache(maxsize=256)
def head(at: int, tile: str, texts: Localizer) -> Image.Image:
    """A rite's head: its number, the tile's name and colour, and how cards are laid there."""
    words, colour = rites_words(texts), tile[0]
    sheet = Sheet(BLOCK_WIDTH - 12, HEAD - 4, Tone.PANEL)
    sheet.write(str(at), 28, (SEAT_WIDTH / 2 - 2, 26), Tone.MUTED, Tone.PANEL)
    left, right = SEAT_WIDTH, SEAT_WIDTH + SLOTS * SLOT - 5
    ground, ink = TILES[colour]
    _plate(sheet, (left, 0, right, HEAD - 5), 8, ground)
    name = f"{words.rites[colour]} · {words.colours[colour]}"
    room = right - left - 20
    if tile[1:].startswith("特"):
        sheet.write(name, 24, (left + 10, 15), ink, ground, side=0, within=room, language=texts.language)
        rule = words.specials[tile[2:]]
        sheet.write(rule, 20, (left + 10, 36), ink, ground, side=0, within=room, language=texts.language)
        return sheet.image
    sheet.write(name, 24, (left + 10, 16), ink, ground, side=0, within=room, language=texts.language)
    for slot, digit in enumerate(tile[1:]):
        _face_mark(sheet, digit, (left + slot * SLOT + (SLOT - 5) / 2, 38), 7, ink, ground)
    return sheet.image


@lru_cache(maxsize=128)
def seat_tag(number: str, row: int, turn: bool, sword: bool) -> Image.Image:
    """Whose row it is, with the sword where it lies."""
    sheet = Sheet(SEAT_WIDTH - 2, row - 5, Tone.PANEL)
    middle = sheet.image.height / 2
    ground = Tone.ACCENT if turn else Tone.FAINT
    left = 16 if not sword else 30
    sheet.ring((left, middle), 14, ground, Tone.PANEL)
    sheet.write(number, 22, (left, middle), Tone.INK if turn else Tone.TEXT, ground, within=24)
    if sword:
        _sword(sheet, 8, middle - 19)
    return sheet.image


def _sword(sheet: Sheet, x: float, top: float) -> None:
    """A peach-wood sword, upright around `x`, 38 high."""
    blade = ((x - 3, top + 24), (x - 3, top + 6), (x, top), (x + 3, top + 6), (x + 3, top + 24))
    sheet.shape(blade, Tone.SWORD, Tone.PANEL)
    sheet.plate((x - 7, top + 24, x + 7, top + 28), 1, Tone.SWORD)
    sheet.plate((x - 2, top + 28, x + 2, top + 38), 2, Tone.SWORD)


class Board(Struct, frozen=True):
    """A seat's own panel."""

    seat: str
    hand: int
    score: int
    tiles: tuple[int, ...]
    turn: bool
    awaited: bool
    won: bool


@lru_cache(maxsize=512)
def board(shown: Board, width: int, height: int, texts: Localizer) -> Image.Image:
    """The panel: seat, hand, score, and below them the tiles won by colour."""
    sheet = Sheet(width, height, Tone.TABLE)
    lit = shown.turn or shown.won
    on = Tone.LIT if lit else Tone.PANEL
    sheet.plate((0, 0, width, height), 10, on, edge=Tone.ACCENT if lit else None, thick=3)
    high, low = height * 0.27, height * 0.7
    sheet.write(shown.seat, 28, (12, high), Tone.TEXT, on, side=0, within=75, language=texts.language)
    words = rites_words(texts)
    if shown.won:
        sheet.write(words.won, 24, (96, high), Tone.ACCENT, on, side=0, within=70, language=texts.language)
    elif shown.awaited:
        _icons.waiting(sheet, 93, high, on)
    elif shown.turn:
        _icons.pointer(sheet, 100, high, on)
    heaps = ((width - 115, "", shown.hand), (width - 62, "★", shown.score))
    for left, mark, cards in heaps[1:] if shown.won else heaps:
        _icons.back(sheet, (left, high - 15, left + 22, high + 15), mark)
        sheet.write(str(cards), 25, (left + 26, high), Tone.TEXT, on, side=0, within=28)
    _tiles(sheet, shown.tiles, low, on, texts)
    return sheet.image


def _tiles(sheet: Sheet, tiles: tuple[int, ...], middle: float, on: Tone, texts: Localizer) -> None:
    chip, gap = (sheet.image.width - 20) // len(TILES), 4
    for at, (colour, number) in enumerate(zip(TILES, tiles, strict=True)):
        left = 10 + at * chip
        box = (left, middle - 19, left + chip - gap, middle + 19)
        word = rites_words(texts).colours[colour]
        ground, ink = TILES[colour] if number else (on, Tone.MUTED)
        if number:
            _plate(sheet, box, 6, ground)
        else:
            sheet.plate(box, 6, on, edge=Tone.FAINT)
        room, language = chip - gap - 4, texts.language
        if len(word) == 1:
            sheet.write(word, 24, (left + 4, middle), ink, ground, side=0, language=language)
            sheet.write(str(number), 25, (left + chip - gap - 4, middle), ink, ground, side=1, within=24)
        else:
            sheet.write(str(number), 22, (left + (chip - gap) / 2, middle - 9), ink, ground)
            sheet.write(word, 16, (left + (chip - gap) / 2, middle + 8), ink, ground, within=room, language=language)
