"""Local hours in IANA zones: each happens exactly once on every local date that exists.

An hour of a date is the first instant at which the local clock shows it or has passed it. So an hour that a gap leaves
out comes at the first instant after the gap, and of one that a fold repeats only the first counts. Seen this way the
hours of following dates follow one another in UTC too, and no difference is ever taken between two local times.
"""

from datetime import UTC, date, datetime, time, timedelta
from typing import Literal, assert_never
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec import Struct

from bot.services.instants import utc

Hour = Literal["dawn", "nightfall"]

_DAY = timedelta(days=1)
_SECOND = timedelta(seconds=1)
_DAY_MINUTES = 24 * 60


class Schedule(Struct, frozen=True, kw_only=True):
    """The hours of a match; bids close so many elapsed minutes before nightfall; ValueError where they cannot be."""

    zone: str
    dawn: time = time(8)
    nightfall: time = time(21)
    bids_close_minutes: int = 60
    first_nightfall_hours: int = 18

    def __post_init__(self) -> None:
        if not is_zone(self.zone):
            raise ValueError(f"unknown zone {self.zone!r}")
        for name, hour in (("dawn", self.dawn), ("nightfall", self.nightfall)):
            if hour.tzinfo is not None or hour.second or hour.microsecond:
                raise ValueError(f"{name} must be a plain hour and minute")
        day = (_minute(self.nightfall) - _minute(self.dawn)) % _DAY_MINUTES
        if day == 0:
            raise ValueError("dawn and nightfall must differ")
        if not 1 <= self.bids_close_minutes < day:
            raise ValueError("bids must close at least a minute before nightfall, and after dawn")
        if not 0 <= self.first_nightfall_hours <= 7 * 24:
            raise ValueError("the first nightfall must come within 0 to 168 hours")

    @property
    def zone_info(self) -> ZoneInfo:
        """The zone's rules (cached by the standard library)."""
        return ZoneInfo(self.zone)

    @property
    def bids_close_lead(self) -> timedelta:
        """How long before nightfall bids close, elapsed."""
        return timedelta(minutes=self.bids_close_minutes)


class LocalTick(Struct, frozen=True):
    """One hour of one local date: `day` whose hour it is, `at` in UTC (on the next date if a gap swallows midnight)."""

    day: date
    at: datetime


def is_zone(name: str) -> bool:
    """Whether this is the name of an IANA zone known here."""
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):  # unknown; a path; a folder such as "Europe"
        return False
    return True


def instant_on(zone: ZoneInfo, day: date, at: time) -> datetime | None:
    """Return the UTC instant of this hour of this local date; None if the zone skipped the whole date."""
    wall = datetime.combine(day, at).replace(fold=0)
    instant = wall.replace(tzinfo=zone).astimezone(UTC)
    if _wall(zone, instant) == wall:
        return instant
    after_gap = _first_after_gap(zone, wall)
    if day in (_wall(zone, after_gap).date(), _wall(zone, after_gap - _SECOND).date()):
        return after_gap
    return None


def next_tick(schedule: Schedule, hour: Hour, after: datetime) -> LocalTick:
    """Return the first tick of this hour strictly after an aware instant; ValueError for a naive one."""
    zone = schedule.zone_info
    after = utc(after)
    # No earlier date can be next: its hour came when the local clock first reached it, and the clock shows more now.
    day = _wall(zone, after).date()
    while True:
        instant = instant_on(zone, day, _time_of(schedule, hour))
        if instant is not None and instant > after:
            return LocalTick(day, instant)
        day += _DAY


def next_local(schedule: Schedule, hour: Hour, after: datetime) -> datetime:
    """Return the UTC instant, strictly after `after`, at which this local hour happens next."""
    return next_tick(schedule, hour, after).at


def day_of(schedule: Schedule, hour: Hour, happened: datetime) -> date:
    """Return the local date for which an hour counts that really came at `happened`: the one whose hour is nearest.

    So a nightfall that was moved past midnight still belongs to the evening before, and one that the host brought
    forward to the afternoon belongs to that afternoon.
    """
    happened = utc(happened)
    coming = next_tick(schedule, hour, happened)
    day = coming.day - _DAY
    while (before := instant_on(schedule.zone_info, day, _time_of(schedule, hour))) is None:
        day -= _DAY
    return day if happened - before <= coming.at - happened else coming.day


def _time_of(schedule: Schedule, hour: Hour) -> time:
    match hour:
        case "dawn":
            return schedule.dawn
        case "nightfall":
            return schedule.nightfall
        case _:
            assert_never(hour)


def _minute(at: time) -> int:
    return at.hour * 60 + at.minute


def _wall(zone: ZoneInfo, instant: datetime) -> datetime:
    return instant.astimezone(zone).replace(tzinfo=None)


def _first_after_gap(zone: ZoneInfo, wall: datetime) -> datetime:
    """Return the first instant whose local time is past `wall`, a local time inside a gap.

    Read with the offset after the gap, `wall` is an instant before it (fold=1); with the one before, an instant after
    it (fold=0): PEP 495. Between the two lies the transition, on a whole second.
    """
    before = wall.replace(tzinfo=zone, fold=1).astimezone(UTC)
    after = wall.replace(tzinfo=zone, fold=0).astimezone(UTC)
    while after - before > _SECOND:
        middle = before + (after - before) // _SECOND // 2 * _SECOND
        if _wall(zone, middle) < wall:
            before = middle
        else:
            after = middle
    return after
