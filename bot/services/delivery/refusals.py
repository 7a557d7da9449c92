"""What becomes of a destination that refuses: it rests, longer each time, so that nobody knocks at a closed door.

Refusals that may end (no permission 50013, no access 50001, an archived and locked thread 50083) leave the rows in the
outbox: they go out in their order when the destination takes something again. Refusals for good (DMs closed 50007,
channel gone 10003) give the rows up; `Doors.refused` gets them, so that what they tell reaches its seats another way.
"""

from collections.abc import Iterable
from datetime import datetime, timedelta

from msgspec import Struct

from bot.services.delivery.desk import Desk, Hold
from bot.services.outgoing import Breaker, Destination, DestinationKind, Message, MessageState
from bot.services.ports import Outbox

DM_CLOSED = 50007
NO_COMMON_SERVER = 50278
UNKNOWN_USER = 10013
CHANNEL_GONE = 10003

FOR_GOOD = frozenset({DM_CLOSED, NO_COMMON_SERVER, UNKNOWN_USER, CHANNEL_GONE})


class Rest(Struct, frozen=True):
    """How long a destination rests after its first refusal, and at most."""

    first: timedelta
    longest: timedelta


_SHORT = Rest(timedelta(minutes=5), timedelta(hours=6))
_LONG = Rest(timedelta(hours=1), timedelta(hours=24))


def broken(before: Breaker | None, hold: Hold, code: int, now: datetime) -> Breaker:
    """The breaker after another refusal."""
    failures = 1 if before is None else before.failures + 1
    rest = _LONG if code in FOR_GOOD else _SHORT
    return Breaker(
        destination=hold.destination,
        code=code,
        failures=failures,
        since=now if before is None else before.since,
        retry_at=now + min(rest.first * 2 ** min(failures - 1, 16), rest.longest),
    )


async def refuse(desk: Desk, hold: Hold, code: int, rows: Iterable[Message], *, took_something: bool) -> None:
    """Let the destination rest, give up its rows where it refuses for good, and report it."""
    before = None if took_something else await desk.outbox.breaker(hold.destination)
    breaker = broken(before, hold, code, desk.clock.now())
    lost = tuple(rows) if code in FOR_GOOD else ()
    await desk.doors.refused(breaker, lost)
    await desk.outbox.break_(breaker)
    given_up = []
    for row in lost:
        marked = await hold.mark(row, MessageState.REFUSED, fault=f"refused with code {code}")
        if marked.state is MessageState.REFUSED:
            given_up.append(marked)
    await desk.reports.refused(breaker, tuple(given_up))


async def unreachable(outbox: Outbox, user: int) -> bool:
    """Whether somebody's DMs are closed to us as far as we know: the mark that the lobby and the host see."""
    breaker = await outbox.breaker(Destination(DestinationKind.PERSON, user))
    return breaker is not None and breaker.code in FOR_GOOD
