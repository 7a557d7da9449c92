"""When a phase ends: a game's own words for its deadline, made into UTC instants."""

from datetime import datetime, timedelta
from typing import assert_never

from msgspec import Struct

from bot.games.api import After, Deadline, LocalHour
from bot.services.hours import Hour, Schedule, day_of, next_tick
from bot.services.instants import utc

MOVED_AT_LEAST = timedelta(hours=1)
"""The shortest notice of a deadline that an outage has moved."""
HOURS_AFTER_OUTAGE = timedelta(hours=6)
"""How far away the next local hour must be once an outage has moved or delayed a phase."""
ON_TIME = timedelta(minutes=10)
"""A tick no later than this is an ordinary one: grace and gateway may hold it for five minutes."""


class Ended(Struct, frozen=True, kw_only=True):
    """How the former phase ended: its deadline and when that was due (None: it had none), when it was really resolved.

    `moved`: an outage had moved its deadline.
    """

    resolved_at: datetime
    deadline: Deadline | None = None
    due_at: datetime | None = None
    moved: bool = False


def due_at(
    deadline: Deadline,
    schedule: Schedule,
    entered_at: datetime,
    *,
    started_at: datetime | None = None,
    last: datetime | None = None,
    at_least: timedelta = timedelta(0),
) -> datetime:
    """Return the UTC instant, strictly after `entered_at`, of a phase's deadline; ValueError for an unknown hour.

    `started_at`: the start of the match, for the first nightfall. `last`: when this hour (for `bids_close`: nightfall)
    last came, since an hour comes at most once for a local date. `at_least`: how far from `entered_at` a local hour
    must be. Bids close before the first nightfall that meets all this and whose closing is still ahead.
    """
    entered_at = utc(entered_at)
    match deadline:
        case After(minutes=minutes):
            return entered_at + timedelta(minutes=minutes)
        case LocalHour(name="dawn"):
            return _hour("dawn", schedule, _later(entered_at, at_least), last)
        case LocalHour(name="nightfall" | "bids_close" as name):
            lead = schedule.bids_close_lead if name == "bids_close" else timedelta(0)
            after = _later(entered_at, at_least) + lead
            if started_at is not None:
                after = max(
                    after, utc(started_at) + timedelta(hours=schedule.first_nightfall_hours) - timedelta.resolution
                )
            return _hour("nightfall", schedule, after, last) - lead
        case LocalHour(name=name):
            raise ValueError(f"unknown hour {name!r}")
        case _:
            assert_never(deadline)


def due_after(
    deadline: Deadline,
    schedule: Schedule,
    ended: Ended,
    *,
    started_at: datetime | None = None,
    last: datetime | None = None,
) -> datetime:
    """Return the deadline of the phase that follows `ended`: always after `ended.resolved_at`.

    So at most one phase of a match resolves at once, however long nobody was listening. After an ordinary tick a local
    hour is counted from the hour that was due, so that grace changes nothing. After a moved or late one the next local
    hour is at least six hours away; only nightfall after such a closing of bids need not wait for the next day, but
    keeps its distance from it (an hour at least): the two are one evening.
    """
    resolved_at = utc(ended.resolved_at)
    was_due = resolved_at if ended.due_at is None else utc(ended.due_at)
    if not ended.moved and resolved_at - was_due <= ON_TIME:
        # A turn has its whole time; a local hour goes by the hour that was due, unless a host ended the phase before.
        entered_at = resolved_at if isinstance(deadline, After) else min(was_due, resolved_at)
        due = due_at(deadline, schedule, entered_at, started_at=started_at, last=last)
        if due > resolved_at:
            return due
    due = due_at(deadline, schedule, resolved_at, started_at=started_at, last=last, at_least=HOURS_AFTER_OUTAGE)
    if deadline == LocalHour("nightfall") and ended.deadline == LocalHour("bids_close"):
        return min(due, resolved_at + max(schedule.bids_close_lead, MOVED_AT_LEAST))
    return due


def _later(entered_at: datetime, at_least: timedelta) -> datetime:
    """Return the instant strictly after which a deadline is both after `entered_at` and `at_least` away."""
    return max(entered_at, _just_before(entered_at + at_least))


def _just_before(instant: datetime) -> datetime:
    return instant - timedelta.resolution


def _hour(hour: Hour, schedule: Schedule, after: datetime, last: datetime | None) -> datetime:
    tick = next_tick(schedule, hour, after)
    if last is not None:
        used = day_of(schedule, hour, last)
        while tick.day <= used:
            tick = next_tick(schedule, hour, tick.at)
    return tick.at
