"""Seats as people type them: `7`, `7号`, `seat 7`, a name, the beginning of one. What fits two seats fits none."""

import re
import unicodedata
from collections.abc import Iterable

from bot.games.api import Refused, Seat
from bot.presentation.localizer import Localizer
from bot.presentation.names import Names, safe_name, seat_label
from bot.presentation.people import names_of
from bot.services.messaging import Table

_NUMBER = re.compile(r"(?:seat\s*)?(\d{1,3})\s*[号號]?", re.IGNORECASE)
_FULL_WIDTH = str.maketrans("０１２３４５６７８９", "0123456789")


def seat_labels(table: Table, texts: Localizer) -> tuple[tuple[Seat, str], ...]:
    """Every seat with how it is shown in menus and suggestions, in the table's order."""
    names = names_of(table, texts)
    return tuple((row.seat, seat_label(texts, row.seat, names)) for row in table.seats)


def seat_meant(text: str, table: Table, texts: Localizer, languages: Iterable[Localizer]) -> Seat:
    """The seat of the table that is meant, as `find_seat` finds it; never guessed: refused as `unknown_seat`."""
    found = find_seat(text, (row.seat for row in table.seats), names_of(table, texts), languages)
    if found is None:
        raise Refused("unknown_seat", seat=text)
    return found


def find_seat(text: str, seats: Iterable[Seat], names: Names, languages: Iterable[Localizer]) -> Seat | None:
    """The one of the seats that is meant: by number, by label or name, by the beginning of one; else None."""
    among = tuple(seats)
    plain = text.strip().translate(_FULL_WIDTH)
    number = _NUMBER.fullmatch(plain)
    if number:
        found = str(int(number[1]))
        return found if found in among else None
    typed = _folded(plain)
    if not typed:
        return None
    labels = {seat: {_folded(seat_label(texts, seat, names)) for texts in languages} for seat in among}
    own = {seat: _folded(names[seat]) for seat in among if seat in names}
    exact = [seat for seat in among if typed in labels[seat] or own.get(seat) in (typed, _folded(safe_name(plain)))]
    begun = [seat for seat in among if any(one.startswith(typed) for one in (own.get(seat, ""), *labels[seat]))]
    for fitting in (exact, begun):
        if len(fitting) == 1:
            return fitting[0]
    return None


def _folded(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold().strip()
