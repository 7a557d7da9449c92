"""Local hours at named places; P11 has all of them."""

from datetime import UTC, date, datetime, time, timedelta, timezone
from zoneinfo import ZoneInfo

import msgspec
import pytest

from bot.services.hours import Schedule, day_of, instant_on, is_zone, next_local, next_tick


def at(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


def evening(zone: str, nightfall: time) -> Schedule:
    return Schedule(zone=zone, dawn=time((nightfall.hour + 12) % 24), nightfall=nightfall)


@pytest.mark.parametrize(
    ("zone", "hour", "after", "happens"),
    [
        ("Europe/Berlin", time(21), "2026-03-01T12:00", "2026-03-01T20:00"),
        ("Europe/Berlin", time(2, 30), "2026-03-28T12:00", "2026-03-29T01:00"),  # left out
        ("Europe/Berlin", time(2, 30), "2026-10-24T12:00", "2026-10-25T00:30"),  # twice: the first
        ("Europe/Berlin", time(2, 30), "2026-10-25T00:30", "2026-10-26T01:30"),  # and not the second
        ("Europe/Berlin", time(2, 30), "2026-10-25T01:00", "2026-10-26T01:30"),
        ("Australia/Lord_Howe", time(2, 15), "2026-10-03T12:00", "2026-10-03T15:30"),  # half an hour left out
        ("Australia/Lord_Howe", time(1, 45), "2026-04-04T12:00", "2026-04-04T14:45"),  # half an hour twice
        ("Antarctica/Troll", time(1, 30), "2026-03-28T12:00", "2026-03-29T01:00"),  # two hours left out
        ("Antarctica/Troll", time(1, 30), "2026-10-24T12:00", "2026-10-24T23:30"),  # two hours twice
        ("Pacific/Apia", time(21), "2011-12-30T07:00", "2011-12-31T07:00"),  # the 30th never was
        ("Asia/Kathmandu", time(21), "2026-03-01T12:00", "2026-03-01T15:15"),
    ],
)
def test_c47_next_local_over_gaps_and_folds(zone: str, hour: time, after: str, happens: str) -> None:
    assert next_local(evening(zone, hour), "nightfall", at(after)) == at(happens)


def test_next_local_is_strictly_after() -> None:
    schedule = Schedule(zone="Europe/Berlin")
    first = next_local(schedule, "dawn", at("2026-03-01T00:00"))
    assert first == at("2026-03-01T07:00")
    assert next_local(schedule, "dawn", first - timedelta.resolution) == first
    assert next_local(schedule, "dawn", first) == at("2026-03-02T07:00")


def test_an_hour_in_a_gap_over_midnight_still_belongs_to_its_date() -> None:
    schedule = evening("America/Nuuk", time(23, 30))
    tick = next_tick(schedule, "nightfall", at("2025-03-29T12:00"))
    assert (tick.day, tick.at) == (date(2025, 3, 29), at("2025-03-30T01:00"))
    assert tick.at.astimezone(schedule.zone_info).date() == date(2025, 3, 30)
    following = next_tick(schedule, "nightfall", tick.at)
    assert (following.day, following.at) == (date(2025, 3, 30), at("2025-03-31T00:30"))


def test_a_skipped_date_has_no_hour() -> None:
    zone = ZoneInfo("Pacific/Apia")
    for hour in (time(0), time(12), time(23, 59)):
        assert instant_on(zone, date(2011, 12, 30), hour) is None
        assert instant_on(zone, date(2011, 12, 31), hour) is not None


def test_a_repeated_date_has_one_hour() -> None:
    schedule = evening("America/Juneau", time(18))  # went to bed on a Friday in 1867 and got up on the same Friday
    first = next_tick(schedule, "nightfall", at("1867-10-18T00:00"))
    second = next_tick(schedule, "nightfall", first.at)
    assert (first.day, second.day) == (date(1867, 10, 18), date(1867, 10, 19))
    assert second.at - first.at == timedelta(days=2)


def test_c47_an_instant_given_in_a_local_zone_is_the_same_instant() -> None:
    schedule = evening("Europe/Berlin", time(2, 30))
    for fold in (0, 1):
        local = at("2026-10-25T02:30").replace(tzinfo=ZoneInfo("Europe/Berlin"), fold=fold)
        assert next_local(schedule, "nightfall", local) == at("2026-10-26T01:30")
    early = at("2026-10-25T02:29").replace(tzinfo=timezone(timedelta(hours=2)))
    assert next_local(schedule, "nightfall", early) == at("2026-10-25T00:30")


def test_c53_an_instant_without_zone_is_refused() -> None:
    with pytest.raises(ValueError, match="has no zone"):
        next_local(Schedule(zone="UTC"), "dawn", at("2026-03-01T00:00").replace(tzinfo=None))


@pytest.mark.parametrize(
    ("happened", "counts_for"),
    [
        ("2026-03-10T20:00", 10),  # on the hour
        ("2026-03-10T22:30", 10),
        ("2026-03-11T03:00", 10),  # moved past midnight
        ("2026-03-10T14:00", 10),  # brought forward to the afternoon
        ("2026-03-11T08:00", 10),  # twelve hours from both
        ("2026-03-11T08:01", 11),
    ],
)
def test_a_moved_hour_counts_for_the_nearest_date(happened: str, counts_for: int) -> None:
    assert day_of(Schedule(zone="Europe/Berlin"), "nightfall", at(happened)) == date(2026, 3, counts_for)


def test_a_moved_hour_never_counts_for_a_skipped_date() -> None:
    schedule = Schedule(zone="Pacific/Apia")
    assert day_of(schedule, "nightfall", at("2011-12-30T10:05")) == date(2011, 12, 29)


@pytest.mark.parametrize("name", ["Europe/Berlin", "Asia/Shanghai", "UTC", "America/Argentina/Ushuaia"])
def test_zones_are_known(name: str) -> None:
    assert is_zone(name)


@pytest.mark.parametrize("name", ["", "Europe", "Berlin", "../passwd", "/etc/passwd", "Europe/Berlin/", "\0", "+08:00"])
def test_other_names_are_no_zones(name: str) -> None:
    assert not is_zone(name)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"zone": "Europe/Atlantis"}, "unknown zone 'Europe/Atlantis'"),
        ({"dawn": "08:00:01"}, "dawn must be a plain hour and minute"),
        ({"nightfall": "21:00:00+02:00"}, "nightfall must be a plain hour and minute"),
        ({"dawn": "21:00:00"}, "dawn and nightfall must differ"),
        ({"bids_close_minutes": 0}, "bids must close"),
        ({"bids_close_minutes": 13 * 60}, "bids must close"),
        ({"first_nightfall_hours": -1}, "the first nightfall"),
        ({"first_nightfall_hours": 169}, "the first nightfall"),
    ],
)
def test_hours_that_cannot_be_are_refused(changes: dict[str, object], words: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=words):
        msgspec.convert({"zone": "Europe/Berlin", **changes}, Schedule)


def test_a_night_by_day_is_allowed() -> None:
    schedule = Schedule(zone="UTC", dawn=time(20), nightfall=time(6), bids_close_minutes=10 * 60 - 1)
    assert next_local(schedule, "nightfall", at("2026-03-01T20:00")) == at("2026-03-02T06:00")
