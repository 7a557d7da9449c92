"""Deadlines in the game's words, made into instants; what follows a tick, in order or not."""

from datetime import UTC, datetime, time, timedelta
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.api import After, Deadline, LocalHour
from bot.services.due import (
    HOURS_AFTER_OUTAGE,
    MOVED_AT_LEAST,
    ON_TIME,
    Ended,
    due_after,
    due_at,
)
from bot.services.hours import Schedule, day_of

BERLIN = Schedule(zone="Europe/Berlin")  # in winter 08:00, 20:00, 21:00 there are 07:00, 19:00, 20:00 UTC
DAWN = LocalHour("dawn")
CLOSE = LocalHour("bids_close")
NIGHTFALL = LocalHour("nightfall")


def at(text: str) -> datetime:
    return datetime.fromisoformat(f"2026-{text}").replace(tzinfo=UTC)


@pytest.mark.parametrize(
    ("deadline", "entered", "due"),
    [
        (DAWN, "03-10T20:00", "03-11T07:00"),
        (CLOSE, "03-10T07:00", "03-10T19:00"),
        (NIGHTFALL, "03-10T19:00", "03-10T20:00"),
        (NIGHTFALL, "03-10T20:00", "03-11T20:00"),
        (CLOSE, "03-10T18:59", "03-10T19:00"),
        (CLOSE, "03-10T19:00", "03-11T19:00"),  # this evening's bids are closed: the next evening
        (CLOSE, "03-10T19:30", "03-11T19:00"),
        (After(90), "03-10T20:00", "03-10T21:30"),
        (After(24 * 60), "03-28T12:00", "03-29T12:00"),  # elapsed, over a night of 23 hours
    ],
)
def test_due_at(deadline: Deadline, entered: str, due: str) -> None:
    assert due_at(deadline, BERLIN, at(entered)) == at(due)


def test_t7_bids_close_elapsed_minutes_before_nightfall() -> None:
    """Nightfall at 03:30 after the clocks went forward at 02:00: two elapsed hours before is half past midnight."""
    schedule = Schedule(zone="Europe/Berlin", dawn=time(12), nightfall=time(3, 30), bids_close_minutes=120)
    assert due_at(NIGHTFALL, schedule, at("03-28T12:00")) == at("03-29T01:30")
    assert due_at(CLOSE, schedule, at("03-28T12:00")) == at("03-28T23:30")


@pytest.mark.parametrize(
    ("started", "nightfall"),
    [
        ("03-10T02:00", "03-10T20:00"),  # 18 hours to the minute
        ("03-10T02:01", "03-11T20:00"),
        ("03-10T19:59", "03-11T20:00"),
        ("03-10T21:00", "03-11T20:00"),
    ],
)
def test_first_nightfall_at_least_18_hours_after_the_start(started: str, nightfall: str) -> None:
    start = at(started)
    assert due_at(NIGHTFALL, BERLIN, start, started_at=start) == at(nightfall)
    assert due_at(CLOSE, BERLIN, start, started_at=start) == at(nightfall) - timedelta(hours=1)


def test_an_hour_comes_once_for_a_local_date() -> None:
    afternoon = at("03-10T14:00")  # the host has brought nightfall forward, and dawn too
    assert due_at(NIGHTFALL, BERLIN, afternoon, last=afternoon) == at("03-11T20:00")
    assert due_at(CLOSE, BERLIN, afternoon, last=afternoon) == at("03-11T19:00")
    assert due_at(DAWN, BERLIN, at("03-10T06:00"), last=at("03-10T05:00")) == at("03-11T07:00")


def test_a_nightfall_moved_past_midnight_does_not_use_up_the_next_evening() -> None:
    assert due_at(NIGHTFALL, BERLIN, at("03-11T07:00"), last=at("03-11T02:00")) == at("03-11T20:00")


def test_an_unknown_hour_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown hour 'noon'"):
        due_at(LocalHour("noon"), BERLIN, at("03-10T12:00"))


def _play(schedule: Schedule, start: datetime, late: timedelta, phases: int) -> list[tuple[LocalHour, datetime]]:
    """Let each phase end `late` after it was due, and return the hours."""
    found: list[tuple[LocalHour, datetime]] = []
    ended = Ended(resolved_at=start)
    last: datetime | None = None
    for number in range(phases):
        hour = (CLOSE, NIGHTFALL, DAWN)[number % 3]
        due = due_after(hour, schedule, ended, started_at=start, last=None if hour == DAWN else last)
        found.append((hour, due))
        last = due if hour == NIGHTFALL else last
        ended = Ended(resolved_at=due + late, deadline=hour, due_at=due)
    return found


@given(
    second=st.integers(0, 370 * 86_400), late=st.integers(0, int(ON_TIME.total_seconds())), minutes=st.integers(1, 779)
)
def test_p11_days_and_nights_alternate_over_the_year(second: int, late: int, minutes: int) -> None:
    schedule = Schedule(zone="Europe/Berlin", bids_close_minutes=minutes)
    start = at("01-01T00:00") + timedelta(seconds=second)
    hours = _play(schedule, start, timedelta(seconds=late), phases=12)
    assert all(before < after for (_, before), (_, after) in pairwise(hours))
    nights = [due for hour, due in hours if hour == NIGHTFALL]
    assert nights[0] - start >= timedelta(hours=18)
    days = [day_of(schedule, "nightfall", night) for night in nights]
    assert all((after - before).days >= 1 for before, after in pairwise(days))


def test_a_tick_held_by_grace_changes_no_hour() -> None:
    hours = _play(BERLIN, at("03-09T20:00"), timedelta(minutes=5), phases=6)
    assert [due for _, due in hours] == [
        at(text) for text in ("03-10T19:00", "03-10T20:00", "03-11T07:00", "03-11T19:00", "03-11T20:00", "03-12T07:00")
    ]


def test_grace_longer_than_the_time_to_nightfall_does_not_skip_the_evening() -> None:
    schedule = Schedule(zone="Europe/Berlin", bids_close_minutes=1)
    ended = Ended(resolved_at=at("03-10T20:04"), deadline=CLOSE, due_at=at("03-10T19:59"))
    assert due_after(NIGHTFALL, schedule, ended) == at("03-10T21:04")


def test_a_phase_that_a_host_ends_early_leaves_the_next_hour_where_it_is() -> None:
    ended = Ended(resolved_at=at("03-10T15:00"), deadline=CLOSE, due_at=at("03-10T19:00"))
    assert due_after(NIGHTFALL, BERLIN, ended) == at("03-10T20:00")


def test_a_turn_has_its_whole_time_from_the_real_end_of_the_former() -> None:
    ended = Ended(resolved_at=at("03-10T12:04"), deadline=After(3), due_at=at("03-10T12:00"))
    assert due_after(After(3), BERLIN, ended) == at("03-10T12:07")


@pytest.mark.parametrize(
    ("hour", "former", "was_due", "resolved", "due"),
    [
        (DAWN, NIGHTFALL, "03-11T00:30", "03-11T00:30", "03-11T07:00"),  # moved by an outage; six and a half hours
        (DAWN, NIGHTFALL, "03-11T01:30", "03-11T01:30", "03-12T07:00"),  # only five and a half: the next one
        (CLOSE, DAWN, "03-11T12:59", "03-11T12:59", "03-11T19:00"),
        (CLOSE, DAWN, "03-11T13:01", "03-11T13:01", "03-12T19:00"),
        (NIGHTFALL, CLOSE, "03-10T19:40", "03-10T19:40", "03-10T20:40"),  # one evening
    ],
)
def test_p6_hours_after_a_moved_phase(
    hour: LocalHour, former: LocalHour, was_due: str, resolved: str, due: str
) -> None:
    ended = Ended(resolved_at=at(resolved), deadline=former, due_at=at(was_due), moved=True)
    assert due_after(hour, BERLIN, ended) == at(due)


def test_p6_nightfall_long_after_a_moved_closing_stays_at_its_local_hour() -> None:
    schedule = Schedule(zone="Europe/Berlin", bids_close_minutes=600)
    ended = Ended(resolved_at=at("03-10T10:30"), deadline=CLOSE, due_at=at("03-10T10:30"), moved=True)
    assert due_after(NIGHTFALL, schedule, ended) == at("03-10T20:00")


def test_p6_after_three_days_down_one_phase_resolves_and_the_others_wait() -> None:
    back = at("03-13T16:00")
    ended = Ended(resolved_at=back, deadline=NIGHTFALL, due_at=at("03-10T20:00"))
    dawn = due_after(DAWN, BERLIN, ended)
    assert dawn == at("03-14T07:00")
    ended = Ended(resolved_at=back, deadline=CLOSE, due_at=at("03-10T19:00"))
    assert due_after(NIGHTFALL, BERLIN, ended) == back + timedelta(hours=1)


_INSTANTS = st.integers(0, 2 * 365 * 86_400_000).map(lambda ms: at("01-01T00:00") + timedelta(milliseconds=ms))


@given(
    deadline=st.sampled_from([DAWN, CLOSE, NIGHTFALL, After(1), After(720)]),
    former=st.sampled_from([DAWN, CLOSE, NIGHTFALL, After(3), None]),
    was_due=_INSTANTS,
    late=st.timedeltas(timedelta(hours=-30), timedelta(days=4)),
    moved=st.booleans(),
    zone=st.sampled_from(["Europe/Berlin", "Australia/Lord_Howe", "Antarctica/Troll", "Asia/Shanghai"]),
)
def test_p6_at_most_one_phase_resolves_at_once(
    deadline: Deadline, former: Deadline | None, was_due: datetime, late: timedelta, moved: bool, zone: str
) -> None:
    resolved_at = was_due + late
    ended = Ended(resolved_at=resolved_at, deadline=former, due_at=was_due, moved=moved)
    due = due_after(deadline, Schedule(zone=zone), ended, last=was_due)
    assert due > resolved_at
    if (moved or late > ON_TIME) and isinstance(deadline, LocalHour):
        evening = (deadline, former) == (NIGHTFALL, CLOSE)
        assert due - resolved_at >= (MOVED_AT_LEAST if evening else HOURS_AFTER_OUTAGE)
