"""The usual way to draw the same tables: every shape and word anew onto RGB, saved as Pillow saves by default."""

from functools import cache
from io import BytesIO

from PIL import Image, ImageDraw, ImageFont

from bot.presentation.localizer import Localizer
from bot.presentation.pictures.rites_table import HIDDEN, SLOTS, RiteShown, RitesTable
from bot.presentation.pictures.sins_table import JOKERS, SUITS, SinsTable, Suit, worth
from bot.presentation.pictures.words import rites_words, seat_word, sins_words
from bot.resources import data_dir

RGB = tuple[int, int, int]
TABLE, PANEL, PAPER, INK, TEXT = (27, 34, 42), (40, 49, 60), (248, 242, 228), (22, 27, 33), (241, 243, 245)
MUTED, ACCENT, BACK = (163, 175, 187), (255, 201, 60), (63, 102, 143)
SUITED: dict[str, RGB] = {"C": (94, 44, 165), "H": (209, 34, 72), "D": (184, 118, 0), "S": (18, 28, 43)}
FACES: dict[str, RGB] = {
    "金": PAPER,
    "木": (92, 176, 98),
    "水": (12, 20, 46),
    "火": (199, 47, 42),
    "土": (232, 184, 53),
}
TILES: dict[str, RGB] = {"青": FACES["木"], "白": PAPER, "红": FACES["火"], "黑": FACES["水"]}
SIGNS = {"C": "♣", "H": "♥", "D": "♦", "S": "♠"}


@cache
def font(size: int) -> ImageFont.FreeTypeFont:
    """A font is opened once, also in the usual way."""
    return ImageFont.truetype(data_dir() / "fonts" / "DuskbidTable-Hans.otf", size)


class Plain:
    """A picture drawn stroke by stroke."""

    def __init__(self) -> None:
        self.image = Image.new("RGB", (1000, 600), TABLE)
        self.draw = ImageDraw.Draw(self.image)

    def plate(self, left: float, top: float, width: float, height: float, fill: RGB, edge: RGB | None = None) -> None:
        box = (left, top, left + width - 1, top + height - 1)
        self.draw.rounded_rectangle(box, 8, fill=fill, outline=edge, width=2)

    def write(self, words: str, size: int, x: float, y: float, fill: RGB, anchor: str = "lm") -> None:
        self.draw.text((x, y), words, font=font(size), fill=fill, anchor=anchor)

    def back(self, left: float, top: float, width: float, height: float) -> None:
        self.plate(left, top, width, height, BACK, edge=MUTED)
        self.draw.rectangle((left + 6, top + 6, left + width - 7, top + height - 7), outline=MUTED, width=2)
        x, y = left + width / 2, top + height / 2
        self.draw.polygon([(x, y - 12), (x + 8, y), (x, y + 12), (x - 8, y)], fill=MUTED)

    def saved(self) -> bytes:
        file = BytesIO()
        self.image.save(file, "PNG")
        return file.getvalue()


def plain_sins(table: SinsTable, texts: Localizer) -> bytes:
    """The table of sins as PNG."""
    picture, words = Plain(), sins_words(texts)
    picture.back(26, 46, 99, 104)
    for left, word, count in ((12, words.deck, table.deck_count), (150, words.discards, len(table.discard))):
        picture.write(word, 22, left, 24, MUTED)
        picture.write(str(count), 28, left + 120, 24, TEXT, "rm")
    _card(picture, 157, 46, table.discard[-1], words.jokers)
    for left, word in ((164, words.hand), (222, words.fate), (282, words.total)):
        picture.write(word, 20, left, 230, MUTED, "mm")
    for at, suit in enumerate(SUITS):
        _pile(picture, 314 + at * 168, suit, table.piles[suit], words.suits[suit], words.jokers)
    for at in range(len(table.seats)):
        _sinner(picture, table, at, texts)
    return picture.saved()


def _card(picture: Plain, left: int, top: int, name: str, jokers: dict[str, str]) -> None:
    picture.plate(left, top, 110, 116, PAPER)
    if name in JOKERS:
        picture.write(jokers[name], 30, left + 55, top + 24, INK, "mm")
        picture.write("★", 68, left + 55, top + 74, INK, "mm")
        return
    picture.write(name[1:], 39, left + 10, top + 25, SUITED[name[0]])
    picture.write(SIGNS[name[0]], 33, left + 103, top + 25, SUITED[name[0]], "rm")
    picture.write(SIGNS[name[0]], 68, left + 55, top + 74, SUITED[name[0]], "mm")


def _pile(picture: Plain, left: int, suit: Suit, cards: tuple[str, ...], word: str, jokers: dict[str, str]) -> None:
    picture.write(f"{SIGNS[suit]} {word}", 30, left, 24, TEXT)
    top = 46
    for name in cards[:-1][-3:]:
        picture.plate(left, top, 110, 40, (220, 210, 190))
        picture.write(f"{SIGNS[suit]}{name[1:]}", 20, left + 9, top + 13, SUITED[suit])
        top += 25
    _card(picture, left, top, cards[-1], jokers)
    picture.plate(left + 116, top + 84, 15, 21, TABLE, edge=MUTED)
    picture.write(str(len(cards)), 21, left + 140, top + 94, MUTED)


def _sinner(picture: Plain, table: SinsTable, at: int, texts: Localizer) -> None:
    words, row = sins_words(texts), 350 // len(table.seats)
    seat = tuple(table.seats)[at]
    shown, top = table.seats[seat], 242 + at * row
    middle = top + row // 2 - 3
    picture.plate(12, top, 976, row - 6, PANEL, edge=ACCENT if seat == table.turn else None)
    picture.write(seat_word(texts, seat), 30, 26, middle, TEXT)
    picture.write(str(shown.hand_count), 32, 164, middle, TEXT, "mm")
    picture.write(str(shown.total), 32, 282, middle, TEXT, "mm")
    if shown.open_fate is None:
        picture.back(205, top + 4, 34, row - 14)
    else:
        picture.plate(203, top + 4, 38, row - 14, PAPER)
        name = shown.open_fate
        picture.write(f"{SIGNS.get(name[0], '')}{name[1:]}", 18, 222, middle, SUITED.get(name[0], INK), "mm")
    for place, suit in enumerate(SUITS):
        left, held = 314 + place * 168, table.markers[suit] == seat
        if held:
            picture.plate(left, top + 4, 158, row - 14, SUITED[suit])
            picture.write(f"★{words.markers[suit]}", 20, left + 68, middle + 10, TEXT)
        picture.write(str(worth(shown.sins[suit])), 36, left + 36, middle, TEXT, "mm")
        picture.plate(left + 72, middle - 20, 14, 20, PANEL, edge=MUTED)
        picture.write(str(len(shown.sins[suit])), 21, left + 92, middle - 10, MUTED)


def plain_rites(table: RitesTable, texts: Localizer) -> bytes:
    """The table of rites as PNG."""
    picture, words = Plain(), rites_words(texts)
    for left, word, count in ((12, words.deck, len(table.deck)), (130, words.library, len(table.library))):
        picture.write(word, 20, left, 26, MUTED)
        picture.write(str(count), 27, left + 108, 26, TEXT, "rm")
    picture.write(f"{words.actions} {table.actions_left}", 22, 12, 88, ACCENT)
    picture.write(words.hand, 20, 34, 58, MUTED)
    picture.write(words.score, 20, 150, 58, MUTED)
    for at in range(len(table.seats)):
        _adept(picture, table, at, texts)
    for at, rite in enumerate(table.rites):
        _rite(picture, at, rite, table, texts)
    return picture.saved()


def _adept(picture: Plain, table: RitesTable, at: int, texts: Localizer) -> None:
    seat, height = tuple(table.seats)[at], 488 // len(table.seats) - 6
    shown, top = table.seats[seat], 108 + at * (height + 6)
    picture.plate(10, top, 236, height, PANEL, edge=ACCENT if seat == table.turn else None)
    picture.write(seat_word(texts, seat), 28, 22, top + 24, TEXT)
    for left, cards in ((134, shown.hand), (188, shown.score)):
        picture.plate(left, top + 9, 22, 30, BACK, edge=MUTED)
        picture.write(str(len(cards)), 25, left + 26, top + 24, TEXT)
    for place, (colour, fill) in enumerate(TILES.items()):
        left = 20 + place * 54
        picture.plate(left, top + height - 44, 50, 38, fill)
        picture.write(rites_words(texts).colours[colour], 16, left + 4, top + height - 25, MUTED)
        picture.write(str(shown.tiles(colour)), 25, left + 46, top + height - 25, MUTED, "rm")


def _rite(picture: Plain, at: int, rite: RiteShown, table: RitesTable, texts: Localizer) -> None:
    words, left, top = rites_words(texts), 254 + at % 2 * 372, 10 + at // 2 * 294
    picture.plate(left, top, 364, 286, PANEL)
    picture.write(str(at + 1), 28, left + 30, top + 32, MUTED, "mm")
    picture.plate(left + 57, top + 7, 300, 49, TILES[rite.tile[0]])
    name = f"{words.rites[rite.tile[0]]} · {words.colours[rite.tile[0]]}"
    picture.write(name, 24, left + 67, top + 22, MUTED)
    row = 226 // len(table.seats)
    for place, seat in enumerate(table.seats):
        y = top + 61 + place * row
        picture.draw.ellipse((left + 23, y + 6, left + 51, y + 34), fill=ACCENT if seat == table.turn else MUTED)
        picture.write(seat, 22, left + 37, y + 20, INK, "mm")
        for slot in range(SLOTS):
            card = rite.card(seat, slot)
            x = left + 57 + slot * 61
            if card is None or card == HIDDEN:
                picture.back(x, y, 56, row - 5)
                continue
            picture.plate(x, y, 56, row - 5, FACES[card[0]])
            picture.write(words.elements[card[0]], 19, x + 4, y + 12, TEXT)
            picture.write(card[1:], 26, x + 52, y + 28, TEXT, "rm")
