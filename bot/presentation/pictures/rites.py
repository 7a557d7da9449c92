"""The table of rites as a picture.

It shows: the open rites by number, each with its name, colour, and pattern or special rule; at each of them every
seat's five slots (open cards, backs, free ones with how a card is laid there) and the sword; of every seat its number,
how many cards its hand and its score have (a winner's hand is left out), and its tiles by colour; whose turn it is and
how many actions are left; how many cards the deck and tiles the library have; who owes something; who has won.
"""

from collections.abc import Mapping
from functools import lru_cache

from PIL import Image

from bot.games.api import Seat
from bot.presentation.localizer import Localizer
from bot.presentation.pictures import _icons
from bot.presentation.pictures import _rites_parts as parts
from bot.presentation.pictures._rites_parts import BLOCK_HEIGHT, BLOCK_WIDTH, HEAD, SEAT_WIDTH, SLOT, Board, Style
from bot.presentation.pictures._sheet import Sheet
from bot.presentation.pictures._tones import Tone
from bot.presentation.pictures.picture import HEIGHT, WIDTH, Picture, finished
from bot.presentation.pictures.rites_table import HIDDEN, MOST_RITES, SLOTS, RiteShown, RitesTable, read
from bot.presentation.pictures.words import rites_words, seat_word

_MARGIN = 10
_PANEL = 236
"""How wide the panels on the left are."""

_STOCK = 92
_BLOCKS = 254
_PIPS = 7


def rites_picture(view: Mapping[str, object], texts: Localizer) -> Picture:
    """The public view as a picture; raises Misfit."""
    table = read(view)
    chosen = parts.style(len(table.seats))
    canvas = _ground(len(table.rites)).copy()
    actions = None if table.step == "over" else table.actions_left
    canvas.paste(_stock(len(table.deck), len(table.library), actions, texts), (_MARGIN, _MARGIN))
    for at, seat in enumerate(table.seats):
        board = parts.board(_board(table, seat, texts), _PANEL, chosen.panel, texts)
        canvas.paste(board, (_MARGIN, _MARGIN + _STOCK + parts.GAP + at * (chosen.panel + parts.GAP)))
    for at, rite in enumerate(table.rites[:MOST_RITES]):
        _rite(canvas, at, rite, table, chosen, texts)
    return finished(canvas)


def _corner(at: int) -> tuple[int, int]:
    """Where a rite's block begins."""
    return _BLOCKS + at % 2 * (BLOCK_WIDTH + 8), _MARGIN + at // 2 * (BLOCK_HEIGHT + 8)


@lru_cache(maxsize=MOST_RITES + 1)
def _ground(rites: int) -> Image.Image:
    """The table with the places of the rites, those without one left empty."""
    sheet = Sheet(WIDTH, HEIGHT, Tone.TABLE)
    for at in range(MOST_RITES):
        left, top = _corner(at)
        tone = Tone.PANEL if at < rites else Tone.TABLE
        sheet.plate((left, top, left + BLOCK_WIDTH, top + BLOCK_HEIGHT), 12, tone, edge=Tone.PANEL)
    return sheet.image


@lru_cache(maxsize=256)
def _stock(deck: int, library: int, actions: int | None, texts: Localizer) -> Image.Image:
    """Deck, library and the actions left."""
    words, language = rites_words(texts), texts.language
    sheet = Sheet(_PANEL, _STOCK, Tone.TABLE)
    column = _PANEL // 2
    for left, word, count in ((2, words.deck, deck), (column + 2, words.library, library)):
        sheet.write(word, 20, (left, 16), Tone.MUTED, Tone.TABLE, side=0, within=column - 44, language=language)
        sheet.write(str(count), 27, (left + column - 8, 16), Tone.TEXT, Tone.TABLE, side=1)
    for left, mark, word in ((2, "", words.hand), (column + 2, "★", words.score)):
        _icons.back(sheet, (left, 37, left + 16, 59), mark)
        sheet.write(word, 20, (left + 22, 48), Tone.MUTED, Tone.TABLE, side=0, within=column - 32, language=language)
    if actions is not None:
        sheet.write(words.actions, 20, (2, 78), Tone.MUTED, Tone.TABLE, side=0, within=84, language=language)
        sheet.write(str(actions), 27, (112, 78), Tone.ACCENT, Tone.TABLE, side=1)
        for at in range(min(actions, _PIPS)):
            sheet.ring((128 + at * 16, 78), 6, Tone.ACCENT, Tone.TABLE)
    return sheet.image


def _board(table: RitesTable, seat: Seat, texts: Localizer) -> Board:
    shown = table.seats[seat]
    return Board(
        seat=seat_word(texts, seat),
        hand=len(shown.hand),
        score=len(shown.score),
        tiles=tuple(shown.tiles(colour) for colour in parts.TILES),
        turn=seat == table.turn and table.step != "over",
        awaited=seat in table.awaited,
        won=table.outcome is not None and seat in table.outcome.winners,
    )


def _rite(canvas: Image.Image, at: int, rite: RiteShown, table: RitesTable, chosen: Style, texts: Localizer) -> None:
    left, top = _corner(at)
    left, top = left + 7, top + 7
    canvas.paste(parts.head(at + 1, rite.tile, texts), (left, top))
    pattern = rite.pattern()
    for row, seat in enumerate(table.seats):
        y = top + HEAD + row * chosen.row
        turn = seat == table.turn and table.step != "over"
        canvas.paste(parts.seat_tag(seat, chosen.row, turn, rite.sword == seat), (left, y))
        for slot in range(SLOTS):
            sprite = _slot(rite.card(seat, slot), pattern[slot], chosen.slot, texts)
            canvas.paste(sprite, (left + SEAT_WIDTH + slot * SLOT, y))


def _slot(card: str | None, digit: str, size: tuple[int, int], texts: Localizer) -> Image.Image:
    if card is None:
        return parts.empty(digit, size)
    return parts.hidden(size) if card == HIDDEN else parts.card(card, size, texts)
