"""Who is told what: events and notices made into outbox rows, public ones first, then one for each seat in order."""

from collections.abc import Iterable, Sequence
from itertools import groupby

import msgspec
from msgspec import Raw, Struct

from bot.games.api import Event, Seat
from bot.services.notices import SOURCE, Notice, To
from bot.services.outgoing import Destination, DestinationKind, NewMessage, Priority
from bot.services.rows import Match, SeatRow


class Told(Struct, frozen=True):
    """One thing to tell; `answered` is the seat that hears its own part of it as the answer to its input."""

    what: Event | Notice
    answered: Seat | None = None

    @property
    def public(self) -> bool:
        """Whether the whole table hears it."""
        return self.what.to is To.TABLE if isinstance(self.what, Notice) else self.what.audience is None

    def reaches(self, seat: Seat) -> bool:
        """Whether the seat is told privately."""
        if isinstance(self.what, Notice):
            return self.what.to is To.SEAT and self.what.for_seat == seat
        return self.what.audience is not None and seat in self.what.audience


def messages(match: Match, seats: Sequence[SeatRow], told: Sequence[Told], number: int) -> tuple[NewMessage, ...]:
    """The outbox rows: the public message, then one for each seat in seat order, then those to hosts."""
    home = Destination(DestinationKind.CHANNEL, match.home)
    public = [one for one in told if one.public]
    rows = list(_rows(match, home, None, match.language, public, number))
    after_public = bool(rows)
    for seat in seats:
        own = [one for one in told if one.reaches(seat.seat) and one.answered != seat.seat]
        if seat.person is not None:
            to = Destination(DestinationKind.PERSON, seat.person.user)
            rows += _rows(match, to, seat.seat, seat.person.language, own, number, after_public)
    for host in match.hosts:
        own = [one for one in told if isinstance(one.what, Notice) and one.what.to is To.HOSTS]
        rows += _rows(match, Destination(DestinationKind.PERSON, host), None, match.language, own, number)
    return tuple(rows)


def answered(told: Iterable[Told], seat: Seat | None) -> Raw:
    """The events that the seat hears as the answer to its input, as a JSON list."""
    own = [one.what for one in told if seat is not None and one.answered == seat and one.reaches(seat)]
    return Raw(msgspec.json.encode(own))


def _rows(
    match: Match,
    destination: Destination,
    seat: Seat | None,
    language: str,
    told: Iterable[Told],
    number: int,
    after_public: bool = False,
) -> Iterable[NewMessage]:
    """One row for each run of things from the same source."""
    for source, run in groupby(told, key=lambda one: SOURCE if isinstance(one.what, Notice) else match.game):
        yield NewMessage(
            match=match.id,
            number=number,
            destination=destination,
            seat=seat,
            language=language,
            source=source,
            events=msgspec.json.encode([one.what for one in run]),
            priority=Priority.ANNOUNCEMENT if destination.id == match.home else Priority.URGENT,
            after_public=after_public,
        )
