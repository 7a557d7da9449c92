"""The sprites of a table of sins; each is drawn once for each look it can have."""

from functools import lru_cache

from msgspec import Struct
from PIL import Image

from bot.presentation.localizer import Localizer
from bot.presentation.pictures import _icons
from bot.presentation.pictures._sheet import Sheet
from bot.presentation.pictures._tones import Tone
from bot.presentation.pictures.sins_table import JOKERS, Suit
from bot.presentation.pictures.words import sins_words

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
def card(name: str, width: int, height: int, suit: Suit | None, texts: Localizer) -> Image.Image:
    """An open card; a joker on a pile has the colour of the pile's `suit`."""
    sheet = Sheet(width, height, Tone.TABLE)
    sheet.plate((0, 0, width, height), 10, Tone.PAPER)
    size, tone = int(width * 0.36), _tone(name, suit)
    if name in JOKERS:
        at = (width / 2, size * 0.66)
        word = sins_words(texts).jokers[name]
        sheet.write(word, size * 4 // 5, at, tone, Tone.PAPER, within=width - 16, language=texts.language)
    else:
        sheet.write(name[1:], size, (10, size * 0.64), tone, Tone.PAPER, side=0)
        sheet.write(SIGNS[name[0]], int(size * 0.85), (width - 7, size * 0.64), tone, Tone.PAPER, side=1)
    sheet.write(_sign(name), int(width * 0.62), (width / 2, height * 0.64), tone, Tone.PAPER)
    return sheet.image


def _tone(name: str, suit: Suit | None) -> Tone:
    return ON_PAPER[name[0]] if name not in JOKERS else Tone.INK if suit is None else ON_PAPER[suit]


def _sign(name: str) -> str:
    return "★" if name in JOKERS else SIGNS[name[0]]


@lru_cache(maxsize=256)
def strip(name: str, width: int, height: int) -> Image.Image:
    """The upper edge of a number card that lies under another one; under a joker's card there is none (S8)."""
    sheet = Sheet(width, height, Tone.TABLE)
    sheet.plate((0, 0, width, height * 2), 10, Tone.SHADE)
    words, at = f"{SIGNS[name[0]]}{name[1:]}", (9, height / 2 + 1)
    sheet.write(words, int(height * 0.82), at, ON_PAPER[name[0]], Tone.SHADE, side=0)
    return sheet.image


@lru_cache(maxsize=16)
def no_card(width: int, height: int) -> Image.Image:
    """The place of a card where none lies."""
    sheet = Sheet(width, height, Tone.TABLE)
    sheet.plate((0, 0, width, height), 10, Tone.TABLE, edge=Tone.FAINT)
    return sheet.image


@lru_cache(maxsize=16)
def closed(width: int, height: int) -> Image.Image:
    """The back of a card."""
    sheet = Sheet(width, height, Tone.TABLE)
    _icons.back(sheet, (0, 0, width, height))
    return sheet.image


@lru_cache(maxsize=128)
def count(cards: int) -> Image.Image:
    """So many open cards: their sign and the number."""
    sheet = Sheet(46, 31, Tone.TABLE)
    middle = sheet.image.height / 2
    _icons.sheets(sheet, 1, middle, 21, Tone.TABLE)
    sheet.write(str(cards), 21, (25, middle), Tone.MUTED, Tone.TABLE, side=0, within=20)
    return sheet.image


@lru_cache(maxsize=256)
def fate(name: str | None, height: int, on: Tone, texts: Localizer) -> Image.Image:
    """A fate card in its row; closed without a name."""
    width = int(height * 0.86)
    sheet = Sheet(width, height, on)
    if name is None:
        _icons.back(sheet, (width // 10, 0, width - width // 10, height))
        return sheet.image
    sheet.plate((0, 0, width, height), 6, Tone.PAPER, edge=Tone.ACCENT)
    words = sins_words(texts).jokers[name] if name in JOKERS else f"{SIGNS[name[0]]}{name[1:]}"
    middle, tone = (width / 2, height / 2), _tone(name, None)
    sheet.write(words, int(height * 0.56), middle, tone, Tone.PAPER, within=width - 6, language=texts.language)
    return sheet.image


class Cell(Struct, frozen=True):
    """One suit's sins of one seat: their sum, how many cards, whether the seat holds the marker."""

    suit: Suit
    total: int
    cards: int
    marked: bool


@lru_cache(maxsize=1024)
def cell(shown: Cell, width: int, row: Style, on: Tone, texts: Localizer) -> Image.Image:
    """A cell of the lower half; with the marker it is a plate in the suit's colour with the marker's word."""
    height = row.row - 14
    sheet = Sheet(width, height, on)
    tall = height > LOW
    tone, ground, quiet = ON_BOARD[shown.suit], on, Tone.MUTED
    high, figure = height / 2, row.figure
    if shown.marked:
        tone, ground, quiet = Tone.INK, ON_BOARD[shown.suit], Tone.INK
        sheet.plate((0, 0, width, height), 9, ground)
        # A high row has room for the word under both numbers, a low one beside the sum only.
        left, room = (8, width - 16) if tall else (68, width - 74)
        words = f"★{sins_words(texts).markers[shown.suit]}"
        sheet.write(words, 21, (left, height * 0.76), tone, ground, side=0, within=room, language=texts.language)
        high, figure = height * (0.36 if tall else 0.28), row.figure - 6
    elif not shown.cards:
        tone = Tone.FAINT
    at = (36, high if tall else height / 2)
    sheet.write(str(shown.total), figure, at, tone, ground, within=58)
    if shown.cards:
        sheet.plate((72, high - 10, 86, high + 10), 3, ground, edge=quiet)
        sheet.write(str(shown.cards), 21, (92, high), quiet, ground, side=0)
    return sheet.image


@lru_cache(maxsize=64)
def heading(suit: Suit, free: bool, width: int, texts: Localizer) -> Image.Image:
    """A suit's sign and word over its pile, and its marker while nobody holds it."""
    word, marker = sins_words(texts).suits[suit], f"★{sins_words(texts).markers[suit]}"
    sheet, tone, language = Sheet(width, 36, Tone.TABLE), ON_BOARD[suit], texts.language
    sheet.write(SIGNS[suit], 32, (16, 18), tone, Tone.TABLE)
    if free and len(word) > 1:
        # Words in letters go one under the other.
        sheet.write(word, 21, (36, 9), tone, Tone.TABLE, side=0, language=language)
        sheet.write(marker, 16, (36, 28), Tone.TEXT, Tone.TABLE, side=0, within=width - 38, language=language)
        return sheet.image
    sheet.write(word, 28, (36, 18), tone, Tone.TABLE, side=0, language=language)
    if free:
        sheet.write(marker, 21, (width - 2, 18), Tone.TEXT, Tone.TABLE, side=1, language=language)
    return sheet.image
