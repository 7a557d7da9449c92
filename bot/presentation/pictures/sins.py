"""The table of sins as a picture.

It shows: the four piles (top card, up to three under it, how many in all); how many cards the deck has; the top of the
discards and how many they are; of every living seat its number, hand size, fate card where it is open, all its sins
together, per suit the sum and the number of cards, and the markers it holds; markers without a holder; who is out;
whose turn it is; who owes an answer; who has won (his hand is then left out).
"""

from collections.abc import Mapping
from functools import lru_cache

from PIL import Image

from bot.games.api import Seat
from bot.presentation.localizer import Localizer
from bot.presentation.pictures import _icons
from bot.presentation.pictures import _sins_parts as parts
from bot.presentation.pictures._sheet import Sheet
from bot.presentation.pictures._sins_parts import Cell, Style
from bot.presentation.pictures._tones import Tone
from bot.presentation.pictures.picture import HEIGHT, WIDTH, Picture, finished
from bot.presentation.pictures.sins_table import SUITS, SeatShown, SinsTable, Suit, read, worth
from bot.presentation.pictures.words import seat_word, sins_words

_LEFT = 12
_COLUMNS = 314
_COLUMN = 168
"""Where the suits' columns begin, and how wide one is."""

_HAND, _FATE, _TOTAL = 164, 222, 282
"""The middles of the columns on the left."""

_HEADING = 46
_SMALL = 20


def sins_picture(view: Mapping[str, object], texts: Localizer) -> Picture:
    """The public view as a picture; raises Misfit."""
    table = read(view)
    chosen = parts.style(len(table.seats))
    canvas = _ground(len(table.seats), texts).copy()
    _stock(canvas, table, chosen, texts)
    for at, suit in enumerate(SUITS):
        _pile(canvas, _COLUMNS + at * _COLUMN, table, suit, chosen, texts)
    for at, seat in enumerate(table.seats):
        _row(canvas, chosen.band + at * chosen.row, table, seat, chosen, texts)
    return finished(canvas)


@lru_cache(maxsize=16)
def _ground(seats: int, texts: Localizer) -> Image.Image:
    """What is the same in every picture of so many seats."""
    words = sins_words(texts)
    sheet = Sheet(WIDTH, HEIGHT, Tone.TABLE)
    for middle, word in ((_HAND, words.hand), (_FATE, words.fate), (_TOTAL, words.total)):
        at = (middle, parts.style(seats).band - 13)
        sheet.write(word, _SMALL, at, Tone.MUTED, Tone.TABLE, within=62, language=texts.language)
    return sheet.image


def _stock(canvas: Image.Image, table: SinsTable, chosen: Style, texts: Localizer) -> None:
    """The deck and the discards."""
    words = sins_words(texts)
    width, height = (size * 9 // 10 for size in chosen.card)
    deck = parts.closed if table.deck_count else parts.no_card
    canvas.paste(deck(width, height), (_LEFT + 14, _HEADING))
    top = table.discard[-1] if table.discard else None
    canvas.paste(_shown(top, (width, height), None, texts), (_LEFT + 14 + width + 32, _HEADING))
    for at, (word, cards) in enumerate(((words.deck, table.deck_count), (words.discards, len(table.discard)))):
        canvas.paste(_titled(word, cards, width + 28, texts.language), (_LEFT + at * (width + 32), 5))


def _shown(name: str | None, size: tuple[int, int], suit: Suit | None, texts: Localizer) -> Image.Image:
    return parts.no_card(*size) if name is None else parts.card(name, *size, suit, texts)


@lru_cache(maxsize=256)
def _titled(word: str, cards: int, width: int, language: str) -> Image.Image:
    """A heap's name and size over it."""
    sheet = Sheet(width, 38, Tone.TABLE)
    sheet.write(str(cards), 28, (width - 4, 20), Tone.TEXT, Tone.TABLE, side=1)
    room = width - 8 - 18 * len(str(cards))
    sheet.write(word, 22, (2, 20), Tone.MUTED, Tone.TABLE, side=0, within=room, language=language)
    return sheet.image


def _pile(canvas: Image.Image, left: int, table: SinsTable, suit: Suit, chosen: Style, texts: Localizer) -> None:
    free = table.markers.get(suit) is None
    canvas.paste(parts.heading(suit, free, _COLUMN - 6, texts), (left, 5))
    cards = table.piles.get(suit, ())
    top = _HEADING
    for name in cards[:-1][-parts.STRIPS :]:
        canvas.paste(parts.strip(name, chosen.card[0], chosen.strip), (left, top))
        top += chosen.strip
    canvas.paste(_shown(cards[-1] if cards else None, chosen.card, suit, texts), (left, top))
    canvas.paste(parts.count(len(cards)), (left + chosen.card[0] + 4, top + chosen.card[1] - 34))


def _row(canvas: Image.Image, top: int, table: SinsTable, seat: Seat, chosen: Style, texts: Localizer) -> None:
    shown, words = table.seats[seat], sins_words(texts)
    won = table.outcome is not None and seat in table.outcome.winners
    turn = seat == table.turn and table.step != "over"
    lit = shown.alive and (turn or won)
    canvas.paste(_board(seat_word(texts, seat), chosen, lit, shown.alive, texts.language), (_LEFT, top))
    on = Tone.LIT if lit else Tone.PANEL
    middle = top + (chosen.row - 6) // 2
    if not shown.alive:
        canvas.paste(_note(words.out, Tone.TABLE, texts.language), (_COLUMNS, middle - 14))
        return
    if won:
        canvas.paste(_note(words.won, on, texts.language), (_LEFT + 90, middle - 14))
    else:
        _act(canvas, middle, seat in table.awaited, turn, shown.hand_count, on)
    _fate_and_total(canvas, middle, shown, chosen, on, texts)
    for at, suit in enumerate(SUITS):
        cards = shown.sins.get(suit, ())
        look = Cell(suit, worth(cards), len(cards), table.markers.get(suit) == seat)
        canvas.paste(parts.cell(look, _COLUMN - 10, chosen, on, texts), (_COLUMNS + at * _COLUMN, top + 4))


def _act(canvas: Image.Image, middle: int, awaited: bool, turn: bool, hand: int, on: Tone) -> None:
    """Who has to do something, and his hand."""
    mark = _mark(awaited, turn, on)
    if mark is not None:
        canvas.paste(mark, (_LEFT + 90, middle - 14))
    number = _number(hand, on)
    canvas.paste(number, (_HAND - number.width // 2, middle - number.height // 2))


def _fate_and_total(
    canvas: Image.Image, middle: int, shown: SeatShown, chosen: Style, on: Tone, texts: Localizer
) -> None:
    fate = parts.fate(shown.open_fate, min(chosen.row - 14, 62), on, texts)
    canvas.paste(fate, (_FATE - fate.width // 2, middle - fate.height // 2))
    total = _number(shown.total, on)
    canvas.paste(total, (_TOTAL - total.width // 2, middle - total.height // 2))


@lru_cache(maxsize=128)
def _board(word: str, chosen: Style, lit: bool, alive: bool, language: str) -> Image.Image:
    """A row with nothing but its seat on it."""
    width, height = WIDTH - 2 * _LEFT, chosen.row - 6
    sheet = Sheet(width, height, Tone.TABLE)
    tone = Tone.LIT if lit else Tone.PANEL if alive else Tone.TABLE
    edge = Tone.ACCENT if lit else None if alive else Tone.PANEL
    sheet.plate((0, 0, width, height), 10, tone, edge=edge, thick=3)
    written = Tone.TEXT if alive else Tone.MUTED
    sheet.write(word, 30, (14, height / 2), written, tone, side=0, within=72, language=language)
    return sheet.image


@lru_cache(maxsize=8)
def _mark(awaited: bool, turn: bool, on: Tone) -> Image.Image | None:
    if not (awaited or turn):
        return None
    sheet = Sheet(28, 28, on)
    if awaited:
        _icons.waiting(sheet, 2, 14, on)
    else:
        _icons.pointer(sheet, 6, 14, on)
    return sheet.image


@lru_cache(maxsize=256)
def _number(value: int, on: Tone) -> Image.Image:
    sheet = Sheet(56, 40, on)
    sheet.write(str(value), 32, (28, 20), Tone.TEXT, on, within=54)
    return sheet.image


@lru_cache(maxsize=32)
def _note(word: str, on: Tone, language: str) -> Image.Image:
    """A word in place of what a row would hold there."""
    sheet = Sheet(90, 28, on)
    tone = Tone.MUTED if on is Tone.TABLE else Tone.ACCENT
    sheet.write(word, 26, (2, 14), tone, on, side=0, within=86, language=language)
    return sheet.image
