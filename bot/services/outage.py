"""Outages decide no game: a phase in whose last hours nobody could be heard is moved, not resolved."""

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta

from msgspec import Struct

from bot.services.due import MOVED_AT_LEAST
from bot.services.instants import utc

LAST_HOURS = timedelta(hours=3)
TOLERATED = timedelta(minutes=15)
TOLERATED_SHARE = 4
"""Of a phase (or what is left of one) shorter than an hour no more than a quarter may be lost."""


class Interval(Struct, frozen=True):
    """A time in which nothing was heard from Discord; `end` None: still so. Both aware."""

    start: datetime
    end: datetime | None = None


class Postponed(Struct, frozen=True):
    """A deadline moved by an outage: the new one, and how much time was lost."""

    due_at: datetime
    lost: timedelta


def after_outage(due_at: datetime, deaf: Sequence[Interval], now: datetime, *, since: datetime) -> Postponed | None:
    """Return the moved deadline if more than 15 minutes of the phase's last three hours were lost by `now`, else None.

    `since`: when the phase was entered, or the `now` of its latest postponement: nothing is given back twice. Several
    outages add up, and overlapping ones count once. The deadline moves by the time lost, and to an hour from now at
    least. Deafness after the deadline costs nobody anything.
    """
    opens = max(utc(due_at) - LAST_HOURS, utc(since))
    closes = min(utc(due_at), utc(now))
    lost = time_lost(deaf, opens, closes)
    tolerated = min(TOLERATED, (utc(due_at) - opens) / TOLERATED_SHARE)
    if lost <= max(tolerated, timedelta(0)):
        return None
    return Postponed(due_at=max(utc(due_at) + lost, utc(now) + MOVED_AT_LEAST), lost=lost)


def time_lost(deaf: Iterable[Interval], opens: datetime, closes: datetime) -> timedelta:
    """Return how much of `opens` to `closes` lies in these intervals, in any order, overlaps once."""
    lost = timedelta(0)
    heard_from = opens
    for start, end in sorted((utc(one.start), closes if one.end is None else utc(one.end)) for one in deaf):
        begin = max(start, heard_from)
        stop = min(end, closes)
        if stop > begin:
            lost += stop - begin
            heard_from = stop
    return lost
