"""Long text in pieces that Discord takes.

Sizes are UTF-16 code units. Discord does not say whether its limits count code points or UTF-16 units; a text has never
fewer units than points, so what fits by units fits either way.
"""

import re
import unicodedata
from collections.abc import Iterator

MESSAGE_LIMIT = 2000
"""What one message of a bot may hold."""

_STOPS = (frozenset("、，。；：！？,;"), frozenset(" "))
"""Behind what a line is cut best, and second best."""

_TOKEN = re.compile(r"<[^<>\s]{1,80}>")
_JOINER = "\u200d"
_TONES = range(0x1F3FB, 0x1F400)
_FLAG_LETTERS = range(0x1F1E6, 0x1F200)


def units(text: str) -> int:
    """How many UTF-16 code units the text has."""
    return len(text) + sum(char > "\uffff" for char in text)


def split(text: str, limit: int = MESSAGE_LIMIT) -> list[str]:
    """The text in pieces of at most `limit` units, none blank; lines stay whole unless one alone is too long."""
    if limit < 2:
        raise ValueError("a piece needs room for any character: 2 units")
    pieces: list[str] = []
    held: str | None = None
    for line in text.split("\n"):
        for part in _parts(line, limit):
            whole = part if held is None else f"{held}\n{part}"
            if held is not None and units(whole) > limit:
                pieces.append(held)
                whole = part
            held = whole
    pieces.append(held or "")
    return [piece for piece in pieces if piece.strip()]


def _parts(line: str, limit: int) -> Iterator[str]:
    while units(line) > limit:
        at = _place_to_cut(line, _reach(line, limit))
        yield line[:at]
        line = line[at:]
    yield line


def _reach(line: str, limit: int) -> int:
    """How many characters of the line have at most `limit` units."""
    size = 0
    for at, char in enumerate(line):
        size += units(char)
        if size > limit:
            return at
    return len(line)


def _place_to_cut(line: str, reach: int) -> int:
    """The best place up to `reach`: behind a comma or a space if that fills half a piece, else between two letters."""
    tokens = [match.span() for match in _TOKEN.finditer(line, 0, reach + 80)]
    places = [
        at
        for at in range(1, reach + 1)
        if not _holds_together(line, at) and not any(start < at < end for start, end in tokens)
    ]
    for stops in _STOPS:
        soft = [at for at in places if line[at - 1] in stops and 2 * at >= reach]
        if soft:
            return soft[-1]
    return places[-1] if places else reach


def _holds_together(line: str, at: int) -> bool:
    """Whether what stands before and behind this place is seen as one character."""
    before, behind = line[at - 1], line[at]
    return (
        unicodedata.category(behind).startswith("M")
        or _JOINER in (before, behind)
        or ord(behind) in _TONES
        or (ord(before) in _FLAG_LETTERS and ord(behind) in _FLAG_LETTERS)
    )
