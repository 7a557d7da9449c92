"""Lines made into messages that Discord takes: split by size, mentions of whom they ping at the end."""

import re
from collections.abc import Sequence

from bot.presentation.buttons import ROW, ROWS
from bot.presentation.people import mention
from bot.presentation.splitting import MESSAGE_LIMIT, split, units
from bot.services.messaging import Button, Menu, Rendered

Rows = tuple[tuple[Button | Menu, ...], ...]

SMALL = "-# "
TITLE = "## "
QUOTE = "> "
_MARK = re.compile(r"(?:-# |## |> )?")
_PINGS = re.compile(r"\n-# <@\d+>(?: <@\d+>)*\Z")
_MORE = "⋯"
_SEAT_FIRST = re.compile(r"(^(?:-# |## |\*\*|　)*|(?<=[.!?]) )seat(?= \d)", re.MULTILINE)


def posts(lines: Sequence[str], *, rows: Rows = (), ping: Sequence[int] = ()) -> tuple[Rendered, ...]:
    """The lines in as many messages as they need; buttons are under the last one.

    Discord pings only who stands in the text, so that the pinged people are named in a small line of their own.
    """
    whole = [*lines, SMALL + " ".join(mention(user) for user in ping)] if ping else lines
    pieces = split(_as_sentences("\n".join(whole)))
    return tuple(
        Rendered(
            text=piece,
            rows=rows if at == len(pieces) - 1 else (),
            ping=tuple(user for user in ping if mention(user) in piece),
        )
        for at, piece in enumerate(pieces)
    )


def without_pings(text: str) -> str:
    """What a message says, whomever it pings: who wants no pings may have said so since it was sent."""
    return _PINGS.sub("", text)


def beside(rows: Rows, button: Button) -> Rows:
    """The rows with a button more: in the last row of buttons with room, else below; left out where all is full."""
    for at in reversed(range(len(rows))):
        if len(rows[at]) < ROW and all(isinstance(one, Button) for one in rows[at]):
            return (*rows[:at], (*rows[at], button), *rows[at + 1 :])
    return (*rows, (button,)) if len(rows) < ROWS else rows


def one_post(lines: Sequence[str], rows: Rows = ()) -> Rendered:
    """The lines in one message; what does not fit is left out, line by line."""
    kept: list[str] = []
    for line in lines:
        if units("\n".join((*kept, line, _MORE))) > MESSAGE_LIMIT:
            kept.append(_MORE)
            break
        kept.append(line)
    return Rendered(text=_as_sentences("\n".join(kept)), rows=rows)


def _as_sentences(text: str) -> str:
    """English sentences begin with a capital, though a seat is `seat 7` in the middle of them; Chinese has none."""
    return _SEAT_FIRST.sub(r"\1Seat", text)


def fits(lines: Sequence[str]) -> bool:
    """Whether the lines go into one message."""
    return units("\n".join(lines)) <= MESSAGE_LIMIT


def struck(lines: Sequence[str]) -> list[str]:
    """The lines struck through, their headings kept."""
    marks = [_MARK.match(line) for line in lines]
    ends = [mark.end() if mark else 0 for mark in marks]
    return [
        f"{line[:end]}~~{line[end:]}~~" if line[end:].strip() else line for line, end in zip(lines, ends, strict=True)
    ]
