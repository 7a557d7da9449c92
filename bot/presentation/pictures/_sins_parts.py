"""The sprites of a table of sins; each is drawn once for each look it can have."""

from functools import lru_cache

from msgspec import Struct
from PIL import Image

from bot.presentation.pictures import _icons
from bot.presentation.pictures._sheet import Sheet
from bot.presentation.pictures._tones import Tone
from bot.presentation.pictures.sins_table import JOKERS, SUITS, Suit

SIGNS: dict[str, str] = {"C": "♣", "H": "♥", "D": "♦", "S": "♠"}
ON_PAPER = {"C": Tone.WINE, "H": Tone.LUST, "D": Tone.GREED, "S": Tone.WRATH}
ON_BOARD = {"C": Tone.WINE_LIGHT, "H": Tone.LUST_LIGHT, "D": Tone.GREED_LIGHT, "S": Tone.WRATH_LIGHT}


class Style(Struct, frozen=True):
    """How large things are: by the number of seats, so that few of them use the room; widths are fixed."""

    band: int
    row: int
    figure: int
    card: tuple[int, int]
    strip: int


LARGE_UP_TO = 3
LOW = 46
"""A cell up to so high has one line only."""

STRIPS = 3
"""So many cards under a pile's top one show their upper edge."""


def style(seats: int) -> Style:
    """The sizes for so many seats."""
    if seats <= LARGE_UP_TO:
        row = 106 if seats < LARGE_UP_TO else 88
        return Style(600 - 8 - row * seats, row, 46, (118, 152), 32)
    row = 350 // seats
    return Style(600 - 8 - row * seats, row, 40 if seats == 4 else 36, (110, 116), 25)


@lru_cache(maxsize=256)
def card(name: str, width: int, height: int, on: Tone, suit: Suit | None, joker: str, language: str) -> Image.Image:
    """An open card; `suit` is that of its pile, `joker` what a joker is called."""
    sheet = Sheet(width, height, on)
    sheet.plate((0, 0, width, height), 10, Tone.PAPER, on)
    _corner(sheet, name, suit, joker, language)
    sign = "★" if name in JOKERS else SIGNS[name[0]]
    tone = ON_PAPER[suit or "S"] if name in JOKERS else ON_PAPER[name[0]]
    sheet.write(sign, int(width * 0.62), (width / 2, height * 0.64), tone, Tone.PAPER)
    return sheet.image


@lru_cache(maxsize=256)
def strip(name: str, width: int, height: int, on: Tone, suit: Suit, joker: str, language: str) -> Image.Image:
    """The upper edge of a card that lies under another one."""
    sheet = Sheet(width, height + 12, on)
    sheet.plate((0, 0, width, height + 24), 10, Tone.SHADE, on)
    size = int(height * 0.82)
    words = joker if name in JOKERS else f"{SIGNS[name[0]]}{name[1:]}"
    tone = ON_PAPER[suit]
    sheet.write(words, size, (9, height / 2 + 1), tone, Tone.SHADE, side=0, within=width - 18, language=language)
    return sheet.image.crop((0, 0, width, height))


def _corner(sheet: Sheet, name: str, suit: Suit | None, joker: str, language: str) -> None:
    width = sheet.image.width
    size = int(width * 0.36)
    if name in JOKERS:
        tone = ON_PAPER[suit or "S"]
        sheet.write(joker, int(size * 0.8), (width / 2, size * 0.66), tone, Tone.PAPER, within=width - 16, language=language)
        return
    tone = ON_PAPER[name[0]]
    sheet.write(name[1:], size, (10, size * 0.64), tone, Tone.PAPER, side=0)
    sheet.write(SIGNS[name[0]], int(size * 0.85), (width - 7, size * 0.64), tone, Tone.PAPER, side=1)


@lru_cache(maxsize=64)
def no_card(width: int, height: int, on: Tone) -> Image.Image:
    """The place of a card where none lies."""
    sheet = Sheet(width, height, on)
    sheet.plate((0, 0, width, height), 10, on, on, edge=Tone.FAINT)
    return sheet.image


@lru_cache(maxsize=16)
def closed(width: int, height: int, on: Tone) -> Image.Image:
    """The back of a card."""
    sheet = Sheet(width, height, on)
    _icons.back(sheet, (0, 0, width, height), on)
    return sheet.image


@lru_cache(maxsize=256)
def count(cards: int, size: int, on: Tone) -> Image.Image:
    """So many open cards: their sign and the number."""
    sheet = Sheet(size * 2 + 14, size + 10, on)
    middle = sheet.image.height / 2
    _icons.sheets(sheet, 1, middle, size, on)
    sheet.write(str(cards), size, (size * 0.7 + 11, middle), Tone.MUTED, on, side=0, within=size + 2)
    return sheet.image


@lru_cache(maxsize=64)
def fate(name: str | None, height: int, on: Tone, joker: str, language: str) -> Image.Image:
    """A fate card in its row; closed without a name."""
    width = int(height * 0.86)
    sheet = Sheet(width, height, on)
    if name is None:
        _icons.back(sheet, (width * 0.1, 0, width * 0.9, height), on)
        return sheet.image
    sheet.plate((0, 0, width, height), 6, Tone.PAPER, on, edge=Tone.ACCENT)
    if name in JOKERS:
        middle = (width / 2, height / 2)
        sheet.write(joker, height // 2, middle, Tone.WRATH, Tone.PAPER, within=width - 8, language=language)
        return sheet.image
    words = f"{SIGNS[name[0]]}{name[1:]}"
    middle = (width / 2, height / 2)
    sheet.write(words, int(height * 0.56), middle, ON_PAPER[name[0]], Tone.PAPER, within=width - 6)
    return sheet.image


class Cell(Struct, frozen=True):
    """One suit's sins of one seat: their sum, how many cards, and the marker's word where the seat holds it."""

    suit: Suit
    total: int
    cards: int
    marker: str | None


@lru_cache(maxsize=1024)
def cell(shown: Cell, width: int, row: Style, on: Tone, language: str) -> Image.Image:
    """A cell of the lower half."""
    height = row.row - 14
    sheet = Sheet(width, height, on)
    middle, tone, ground = height / 2, ON_BOARD[shown.suit], on
    if shown.marker is not None:
        ground = tone
        sheet.plate((0, 0, width, height), 9, ground, on)
        tone = Tone.INK
        # A high row has room for the word under both numbers, a low one beside the sum only.
        left, room = (8, width - 16) if height > LOW else (68, width - 74)
        at, size = (left, height * 0.76), 21 if height > LOW else 20
        sheet.write(f"★{shown.marker}", size, at, tone, ground, side=0, within=room, language=language)
    quiet = Tone.INK if shown.marker else Tone.MUTED if shown.cards else Tone.FAINT
    high = middle if shown.marker is None else height * (0.36 if height > LOW else 0.28)
    figure = row.figure - 6 if shown.marker else row.figure
    at = (36, high if height > LOW else middle)
    sheet.write(str(shown.total), figure, at, tone if shown.cards else quiet, ground, within=58)
    if shown.cards:
        sheet.plate((72, high - 10, 86, high + 10), 3, ground, ground, edge=quiet)
        sheet.write(str(shown.cards), 21, (92, high), quiet, ground, side=0)
    return sheet.image


@lru_cache(maxsize=64)
def heading(suit: Suit, word: str, marker: str, free: bool, width: int, language: str) -> Image.Image:
    """A suit's sign and word over its pile, and its marker while nobody holds it."""
    sheet = Sheet(width, 36, Tone.TABLE)
    sign = SIGNS[suit]
    sheet.write(sign, 32, (16, 18), ON_BOARD[suit], Tone.TABLE)
    if free and len(word) > 1:
        # Words in letters go one under the other.
        sheet.write(word, 21, (36, 9), ON_BOARD[suit], Tone.TABLE, side=0, language=language)
        sheet.write(f"★{marker}", 16, (36, 28), Tone.TEXT, Tone.TABLE, side=0, within=width - 38, language=language)
        return sheet.image
    sheet.write(word, 28, (36, 18), ON_BOARD[suit], Tone.TABLE, side=0, language=language)
    if free:
        sheet.write(f"★{marker}", 21, (width - 2, 18), Tone.TEXT, Tone.TABLE, side=1, language=language)
    return sheet.image


assert tuple(SIGNS) == SUITS
