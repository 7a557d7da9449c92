"""P11, one tick per local day: the short run (tests/torture has the whole of it)."""

from datetime import UTC, date, datetime, time, timedelta
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.services.hours import Hour, Schedule, next_local
from tests.torture import p11


def test_p11_every_zone_around_every_change_of_its_offset() -> None:
    found = [p11.check_transitions(name, next_local) for name in p11.zones()]
    assert [words for one in found for words in one.wrong] == []
    assert len(found) > 400
    assert sum(one.in_gaps for one in found) > 1000


@pytest.mark.parametrize(
    "name", ["Australia/Lord_Howe", "Antarctica/Troll", "Africa/Casablanca", "America/Nuuk", "Asia/Kathmandu", "UTC"]
)
def test_p11_all_dates_of_the_strangest_zones(name: str) -> None:
    figures = p11.full_p11([name])
    assert figures.wrong == ()
    assert (figures.zones, figures.ticks) == (1, 2 * 2557)


@cache
def _expected(name: str, at: time) -> list[p11.Expected]:
    spans = p11.spans_of(name, p11.FIRST_DAY, p11.LAST_DAY, step=p11.DAY)
    return p11.expected(spans, at, p11.FIRST_DAY, p11.LAST_DAY)


@given(
    name=st.sampled_from(p11.zones()),
    minute=st.integers(0, 24 * 60 - 1),
    second=st.integers(0, 6 * 365 * p11.DAY),
)
def test_p11_from_any_instant_to_any_hour(name: str, minute: int, second: int) -> None:
    at = time(minute // 60, minute % 60)
    schedule = Schedule(zone=name, dawn=time((at.hour + 12) % 24, at.minute), nightfall=at)
    after = datetime(2024, 2, 1, tzinfo=UTC) + timedelta(seconds=second)
    tick = next_local(schedule, "nightfall", after)
    assert int(tick.timestamp()) == next(one.at for one in _expected(name, at) if one.at > after.timestamp())


def _a_day_of_seconds_later(schedule: Schedule, hour: Hour, after: datetime) -> datetime:
    first = next_local(schedule, hour, datetime(2024, 1, 2, tzinfo=UTC))
    days = (after - first) // timedelta(days=1) + 1
    return first + days * timedelta(days=1)


def _wall_clock_arithmetic(schedule: Schedule, hour: Hour, after: datetime) -> datetime:
    at = schedule.dawn if hour == "dawn" else schedule.nightfall
    local = after.astimezone(schedule.zone_info)
    today = local.replace(hour=at.hour, minute=at.minute, second=0, microsecond=0)
    return (today if today > local else today + timedelta(days=1)).astimezone(UTC)


@pytest.mark.parametrize("rule", [_a_day_of_seconds_later, _wall_clock_arithmetic])
def test_p11_usual_mistakes_are_found(rule: p11.Rule) -> None:
    assert p11.check_zone("Europe/Berlin", rule).wrong
    assert p11.check_transitions("Europe/Berlin", rule).wrong


def test_p11_the_yardstick_knows_a_skipped_date() -> None:
    first, last = date(2011, 12, 28), date(2012, 1, 1)
    spans = p11.spans_of("Pacific/Apia", first, last, step=3600)
    assert [one.day.day for one in p11.expected(spans, time(21), first, last)] == [28, 29, 31, 1]
