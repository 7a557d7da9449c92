"""P11, one tick per local day: every IANA zone, 2024 to 2030, against integer arithmetic on the zone's offsets."""

from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime, time, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo, available_timezones

from msgspec import Struct

from bot.services.hours import Hour, Schedule, next_local

Rule = Callable[[Schedule, Hour, datetime], datetime]

FIRST_DAY = date(2024, 1, 1)
LAST_DAY = date(2030, 12, 31)
DAY = 86_400
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_EPOCH_DAY = date(1970, 1, 1).toordinal()


class Span(Struct, frozen=True):
    """A stretch of one offset, all in seconds; `start` and `end` since 1970 UTC, `end` not included."""

    start: int
    end: int
    offset: int

    @property
    def local_start(self) -> int:
        return self.start + self.offset

    @property
    def local_end(self) -> int:
        return self.end + self.offset


class Expected(Struct, frozen=True):
    """What must happen: the hour of this local date at this second since 1970; `in_gap`: a gap holds the hour."""

    day: date
    at: int
    in_gap: bool


class Figures(Struct, frozen=True):
    """What was checked, and each thing that was wrong, in words."""

    zones: int
    ticks: int
    in_gaps: int
    wrong: tuple[str, ...]


def zones() -> list[str]:
    return sorted(available_timezones())


def full_p11(zone_names: list[str] | None = None, progress: Callable[[int, int], None] | None = None) -> Figures:
    """Follow two hours through seven years in every zone: those that its first gap and fold hit, if it has any."""
    names = zones() if zone_names is None else zone_names
    found: list[Figures] = []
    for done, name in enumerate(names):
        found.append(check_zone(name, next_local))
        if progress is not None:
            progress(done + 1, len(names))
    return _sum(found, zones=len(names))


def check_zone(name: str, rule: Rule) -> Figures:
    """Follow a rule through all dates of one zone, hour by hour."""
    spans = spans_of(name, FIRST_DAY, LAST_DAY, step=DAY // 4)
    schedule = hardest_schedule(name, spans)
    hours: tuple[tuple[Hour, time], ...] = (("dawn", schedule.dawn), ("nightfall", schedule.nightfall))
    found = [_check(schedule, hour, expected(spans, at, FIRST_DAY, LAST_DAY), rule) for hour, at in hours]
    return _sum(found, zones=1)


def check_transitions(name: str, rule: Rule) -> Figures:
    """Follow a rule through the days around each change of offset, at hours just before, inside and after it."""
    spans = spans_of(name, FIRST_DAY, LAST_DAY, step=DAY)
    found = []
    for before, after in pairwise(spans):
        first = date.fromordinal(before.local_end // DAY + _EPOCH_DAY - 2)
        last = first + timedelta(days=4)
        walls = {before.local_end, after.local_start, (before.local_end + after.local_start) // 2}
        for wall in sorted({edge + minute * 60 for edge in walls for minute in (-1, 0)}):
            at = _time_of_day(wall)
            schedule = Schedule(zone=name, dawn=time((at.hour + 12) % 24), nightfall=at)
            found.append(_check(schedule, "nightfall", expected(spans, at, first, last), rule))
    return _sum(found, zones=1)


def spans_of(name: str, first: date, last: date, step: int) -> list[Span]:
    """Return the stretches of equal offset from two days before `first` to two after `last`, looked for by `step`."""
    zone = ZoneInfo(name)
    spans: list[Span] = []
    low, end = (_seconds(first) - 2 * DAY, _seconds(last) + 3 * DAY)
    start, offset = low, _offset(zone, low)
    for second in range(low + step, end + step, step):
        if _offset(zone, second) != offset:
            change = _change(zone, second - step, second)
            spans.append(Span(start, change, offset))
            start, offset = change, _offset(zone, change)
    return [*spans, Span(start, end, offset)]


def expected(spans: list[Span], at: time, first: date, last: date) -> list[Expected]:
    """Return the hour of every local date that exists, by the spans alone."""
    found = []
    number = 0
    for day in _days(first, last):
        midnight = _seconds(day)
        wall = midnight + at.hour * 3600 + at.minute * 60
        while spans[number].local_end <= wall:
            number += 1
        span = spans[number]
        if span.local_start <= wall:
            found.append(Expected(day, wall - span.offset, in_gap=False))
        elif span.local_start < midnight + DAY or spans[number - 1].local_end > midnight:
            found.append(Expected(day, span.start, in_gap=True))
    return found


def hardest_schedule(name: str, spans: list[Span]) -> Schedule:
    """Return hours in the middle of the zone's first gap and first fold; 02:30 and 21:00 where there is none."""
    middles = {"gap": time(2, 30), "fold": time(21)}
    for before, after in reversed(list(pairwise(spans))):
        kind = "gap" if after.offset > before.offset else "fold"
        middles[kind] = _time_of_day((before.local_end + after.local_start) // 2)
    dawn, nightfall = middles["gap"], middles["fold"]
    if dawn == nightfall:
        nightfall = nightfall.replace(minute=(nightfall.minute + 7) % 60)
    return Schedule(zone=name, dawn=dawn, nightfall=nightfall, bids_close_minutes=1)


def _check(schedule: Schedule, hour: Hour, wanted: list[Expected], rule: Rule) -> Figures:
    zone = schedule.zone_info
    at = schedule.dawn if hour == "dawn" else schedule.nightfall
    wrong: list[str] = []
    after = _EPOCH + timedelta(seconds=wanted[0].at - 1)
    for one in wanted:
        tick = rule(schedule, hour, after)
        local = tick.astimezone(zone).replace(tzinfo=None)
        if tick <= after:
            wrong.append(f"{schedule.zone} {one.day} {at}: {tick} does not come after {after}")
            break
        if tick != _EPOCH + timedelta(seconds=one.at):
            wrong.append(f"{schedule.zone} {one.day} {at}: {tick}, not second {one.at}")
        elif not one.in_gap and local != datetime.combine(one.day, at):
            wrong.append(f"{schedule.zone} {one.day} {at}: the local clock shows {local}")
        after = tick
    return Figures(0, len(wanted), sum(one.in_gap for one in wanted), tuple(wrong))


def _sum(found: list[Figures], zones: int) -> Figures:
    return Figures(
        zones=zones,
        ticks=sum(one.ticks for one in found),
        in_gaps=sum(one.in_gaps for one in found),
        wrong=tuple(words for one in found for words in one.wrong),
    )


def _offset(zone: ZoneInfo, second: int) -> int:
    offset = datetime.fromtimestamp(second, zone).utcoffset()
    assert offset is not None
    return offset // timedelta(seconds=1)


def _change(zone: ZoneInfo, low: int, high: int) -> int:
    """Return the first second at which the offset is no longer that at `low`."""
    offset = _offset(zone, low)
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if _offset(zone, middle) == offset else (low, middle)
    return high


def _seconds(day: date) -> int:
    return (day.toordinal() - _EPOCH_DAY) * DAY


def _days(first: date, last: date) -> Iterator[date]:
    return (date.fromordinal(number) for number in range(first.toordinal(), last.toordinal() + 1))


def _time_of_day(second: int) -> time:
    return time(second // 3600 % 24, second // 60 % 60)
