"""Who sits where, ready to be shown: names made safe, robots named as such, whom a message pings."""

from collections.abc import Iterable
from functools import lru_cache

from msgspec import Struct

from bot.games.api import Seat
from bot.presentation.localizer import Localizer
from bot.presentation.names import Names, SafeName, safe_names, seat_label
from bot.services.messaging import Table

_ROBOT = ""
"""No seat: it lets a person who calls himself like a robot be marked."""


def names_of(table: Table, texts: Localizer) -> Names:
    """The names beside the seats; a seat that nobody plays has the robots' one."""
    robot = texts.text("robot")
    people = ((row.seat, row.person.name) for row in table.seats if row.person is not None)
    safe = _safe((*people, (_ROBOT, robot)))
    return {row.seat: safe[row.seat] if row.person is not None else SafeName(robot) for row in table.seats}


@lru_cache(maxsize=1024)
def _safe(people: tuple[tuple[Seat, str], ...]) -> Names:
    """The names of a table made safe; hardly ever other ones from one message to the next."""
    return safe_names(dict(people))


def number(texts: Localizer, seat: Seat) -> str:
    """A seat without its name."""
    return texts.text("seat", seat=seat)


def seats_listed(texts: Localizer, seats: Iterable[Seat], names: Names) -> str:
    """Seats with their names, as a list in a sentence."""
    return texts.listed(seat_label(texts, seat, names) for seat in seats)


class Teller(Struct, frozen=True):
    """Tells of seats to one reader; each game's own tells of its events."""

    texts: Localizer
    names: Names

    def seat(self, seat: Seat) -> str:
        """A seat with its name."""
        return seat_label(self.texts, seat, self.names)

    def seats(self, seats: Iterable[Seat]) -> str:
        """Seats with their names, as a list in a sentence."""
        return seats_listed(self.texts, seats, self.names)


def users(table: Table, seats: Iterable[Seat]) -> tuple[int, ...]:
    """The people in these seats whom one may ping, in the table's order."""
    wanted = set(seats)
    people = (row.person.user for row in table.seats if row.person is not None and row.seat in wanted)
    return tuple(user for user in people if user not in table.quiet)


def mention(user: int) -> str:
    """A person of whom only the id is known, as Discord shows him to each reader; pings nobody by itself."""
    return f"<@{user}>"
