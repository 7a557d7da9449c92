"""Names and other words of people, made safe to show beside a seat's number.

A safe text is one line without markdown, mentions, links, invisible or bidirectional characters and piles of marks.
What Discord would obey is replaced by its full-width twin, which reads the same in messages, buttons and menus; a
backslash before it would show in the latter two.
"""

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterator, Mapping
from string import ascii_uppercase
from typing import NewType, TypeAlias

from bot.games.api import Seat
from bot.presentation.localizer import Localizer
from bot.presentation.splitting import split, units

SafeName = NewType("SafeName", str)
"""A name that has gone through `safe_name`."""

Names: TypeAlias = Mapping[Seat, SafeName]
"""The names to show beside seats; a seat without one is shown by its number."""

NAME_WIDTH = 20
"""Columns of a name: ten Chinese characters or twenty Latin letters."""

NAME_UNITS = 32
"""UTF-16 units of a name; Discord's own limit for nicknames."""

_LINE = 400
"""Columns, and UTF-16 units, of one line of somebody's words."""

MARKS = 2
"""Combining marks that one letter may carry; Vietnamese, Thai and Hebrew need two."""

NAMELESS = "?"
ALIKE = "≈"
"""Stands behind names that look like another one, or like a seat's number; no name can have it itself."""

_CUT = "⋯"
_TWINS = str.maketrans({**{char: chr(ord(char) + 0xFEE0) for char in "*_`~|<>#@[]/\\"}, ALIKE: "～"})
_UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufdfa\ufdfb\ufdfd")
"""Blank, or too wide for any line, without being in a category that says so."""

_SELECTORS = (range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))
_CUNEIFORM = range(0x12000, 0x12550)
_LINE_START = re.compile(r"[-+](?= )|\d+\.(?= )")
_LIKE_A_SEAT = re.compile(r"[\d一二三四五六七八九十]\s*[号號]|seat\s*\d", re.IGNORECASE)

# Letters that look the same, by what they are taken for; compared without marks and in small letters.
_LOOKS = str.maketrans(
    {
        like: sign
        for sign, likes in {
            "a": "аα", "b": "вβ", "c": "сϲ", "d": "ԁ", "e": "еε", "h": "һнη", "j": "ј", "k": "кκ", "l": "1iıіι|ӏ",
            "m": "мμ", "n": "ν", "o": "0оοо〇○", "p": "рρ", "s": "ѕ", "t": "тτ", "v": "ѵ", "w": "ԝω", "x": "хχ",
            "y": "уυγ", "z": "ζ", "已": "己巳", "未": "末", "土": "士", "日": "曰", "口": "囗ロ", "人": "入",
            "千": "干", "天": "夭", "力": "カ", "二": "ニ", "八": "ハ", "工": "エ", "夕": "タ", "卜": "ト", "一": "ー",
        }.items()
        for like in likes
    }
)  # fmt: skip


def safe_name(text: str) -> SafeName:
    """A person's name, ready to be shown; "?" when nothing of it can be."""
    return SafeName(safe_text(unicodedata.normalize("NFKC", text), NAME_WIDTH, NAME_UNITS))


def safe_text(text: str, width: int, most: int) -> str:
    """A person's words in at most `width` columns and `most` UTF-16 units; "?" when nothing of them can be shown."""
    seen = "".join(_visible(unicodedata.normalize("NFC", text)))
    plain = unicodedata.normalize("NFC", " ".join(seen.split())).translate(_TWINS)
    start = _LINE_START.match(plain)
    if start:  # would be a list
        plain = plain[: start.end() - 1] + chr(ord(plain[start.end() - 1]) + 0xFEE0) + plain[start.end() :]
    return _cut(plain, width, most) or NAMELESS


def safe_lines(text: str, most: int = 4000) -> list[str]:
    """A person's words line by line, each safe by itself and short enough to stay in one piece."""
    lines: list[str] = []
    for line in text[:most].splitlines():
        lines += [safe_text(piece, _LINE, _LINE) for piece in split(line, _LINE)]
    return lines or [NAMELESS]


def safe_names(names: Mapping[Seat, str]) -> dict[Seat, SafeName]:
    """The names of a match, no two alike: `小明≈A`, `小明≈B`; one that looks like a seat's number gets `≈`."""
    safe = {seat: safe_name(name) for seat, name in names.items()}
    alike: dict[str, list[Seat]] = defaultdict(list)
    for seat, name in safe.items():
        alike[_look(name)].append(seat)
    for seats in alike.values():
        for at, seat in enumerate(seats):
            if len(seats) > 1:
                safe[seat] = _marked(safe[seat], ascii_uppercase[at] if at < len(ascii_uppercase) else str(at))
            elif _LIKE_A_SEAT.search(safe[seat]):
                safe[seat] = _marked(safe[seat], "")
    return safe


def seat_label(texts: Localizer, seat: Seat, names: Names) -> str:
    """A seat as the language writes it, with its name: `7号 小明`."""
    name = names.get(seat)
    return texts.text("seat", seat=seat) if name is None else texts.text("seat-named", seat=seat, name=_isolated(name))


def _isolated(name: SafeName) -> str:
    """A name written from right to left is fenced in, else it would drag the numbers behind it to its other side."""
    turns = any(unicodedata.bidirectional(char) in ("R", "AL", "AN") for char in name)
    return f"\u2068{name}\u2069" if turns else name


def _visible(text: str) -> Iterator[str]:
    """The characters that show, blanks as spaces, marks only where they belong."""
    room = 0
    for char in text:
        category = unicodedata.category(char)
        if char.isspace():
            room = 0
            yield " "
        elif char in _UNSEEN or category[0] in "CZ" or category == "Me" or any(ord(char) in one for one in _SELECTORS):
            continue
        elif category[0] != "M":
            room = MARKS
            yield char
        elif room:
            room -= 1
            yield char


def _cut(text: str, width: int, most: int) -> str:
    if _columns(text) <= width and units(text) <= most:
        return text
    kept = ""
    for char in text:
        if _columns(kept + char) >= width or units(kept + char) >= most:
            break
        kept += char
    return kept.rstrip() + _CUT


def _columns(text: str) -> int:
    return sum(_column(char) for char in text)


def _column(char: str) -> int:
    if ord(char) in _CUNEIFORM:
        return 4
    if unicodedata.category(char)[0] == "M":
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def _marked(name: SafeName, letter: str) -> SafeName:
    mark = ALIKE + letter
    return SafeName(_cut(name, NAME_WIDTH - len(mark), NAME_UNITS - len(mark)) + mark)


def _look(name: SafeName) -> str:
    """What the name looks like at a glance: without case, marks, blanks and punctuation, twins as one."""
    small = unicodedata.normalize("NFKD", name).casefold().translate(_LOOKS)
    bare = "".join(char for char in small if unicodedata.category(char)[0] not in "MPZ")
    return bare.replace("rn", "m").replace("vv", "w") or small
