"""P6, outages decide no game: which deadlines move, and by how much."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.services.due import MOVED_AT_LEAST
from bot.services.outage import TOLERATED, Interval, Postponed, after_outage, time_lost

NIGHTFALL = datetime(2026, 3, 10, 20, tzinfo=UTC)
DAWN = datetime(2026, 3, 10, 7, tzinfo=UTC)


def ago(minutes: float, until: float | None = 0) -> Interval:
    """Deaf from so many minutes before nightfall until so many (None: still)."""
    end = None if until is None else NIGHTFALL - timedelta(minutes=until)
    return Interval(NIGHTFALL - timedelta(minutes=minutes), end)


def moved(deaf: list[Interval], now: float, since: datetime = DAWN) -> timedelta | None:
    """By how much nightfall moves if it is `now` so many minutes after it."""
    found = after_outage(NIGHTFALL, deaf, NIGHTFALL + timedelta(minutes=now), since=since)
    return None if found is None else found.due_at - NIGHTFALL


@pytest.mark.parametrize(
    ("deaf", "minutes"),
    [
        ([], None),
        ([ago(80, 65)], None),  # fifteen minutes are tolerated
        ([ago(81, 65)], 16),
        ([ago(170, 162), ago(70, 62)], 16),  # they add up
        ([ago(100, 70), ago(90, 60)], 40),  # and overlap once
        ([ago(100, 60), ago(90, 70)], 40),
        ([ago(90, 60), ago(100, 70)], 40),
        ([ago(240, 181)], None),  # before the last three hours
        ([ago(240, 160)], 20),  # partly before
    ],
)
def test_p6_more_than_15_minutes_of_the_last_three_hours(deaf: list[Interval], minutes: int | None) -> None:
    """All was heard again an hour before nightfall, so that the notice of an hour does not show."""
    assert moved(deaf, now=-60) == (None if minutes is None else timedelta(minutes=minutes))


def test_p6_deafness_after_the_deadline_costs_nobody_anything() -> None:
    assert moved([ago(10, -600)], now=600) is None
    found = after_outage(NIGHTFALL, [ago(16, -600)], NIGHTFALL + timedelta(hours=10), since=DAWN)
    assert found == Postponed(NIGHTFALL + timedelta(hours=11), timedelta(minutes=16))


def test_p6_a_minute_moves_nothing() -> None:
    assert moved([ago(1)], now=0) is None


def test_p6_an_hour_moves_by_an_hour_at_least_from_now() -> None:
    assert moved([ago(60)], now=0.2) == timedelta(minutes=60.2)
    assert moved([ago(100, 40)], now=-40) == timedelta(hours=1)


def test_p6_three_days_move_to_an_hour_from_now() -> None:
    found = after_outage(NIGHTFALL, [ago(600, -4320)], NIGHTFALL + timedelta(days=3), since=DAWN)
    assert found == Postponed(NIGHTFALL + timedelta(days=3, hours=1), timedelta(hours=3))


def test_p6_an_outage_that_goes_on_counts_until_now() -> None:
    assert moved([ago(30, None)], now=-15) is None
    assert moved([ago(30, None)], now=-14) == timedelta(minutes=46)
    assert moved([ago(30, None)], now=5) == timedelta(minutes=65)


def test_p6_nothing_is_given_back_twice() -> None:
    deaf = [ago(60, 30)]
    first_asked = NIGHTFALL - timedelta(minutes=30)
    first = after_outage(NIGHTFALL, deaf, first_asked, since=DAWN)
    assert first == Postponed(NIGHTFALL + timedelta(minutes=30), timedelta(minutes=30))
    assert after_outage(first.due_at, deaf, first.due_at, since=first_asked) is None
    again = [*deaf, Interval(first.due_at - timedelta(minutes=20), first.due_at)]
    second = after_outage(first.due_at, again, first.due_at, since=first_asked)
    assert second == Postponed(first.due_at + timedelta(hours=1), timedelta(minutes=20))


def test_p6_what_the_former_phase_lost_is_not_this_ones() -> None:
    assert moved([ago(90, 60)], now=0, since=NIGHTFALL - timedelta(minutes=60)) is None


@pytest.mark.parametrize(("deaf_seconds", "moves"), [(45, False), (46, True)])
def test_p6_a_short_turn_tolerates_a_quarter(deaf_seconds: int, moves: bool) -> None:
    entered = NIGHTFALL - timedelta(minutes=3)
    deaf = [Interval(entered, entered + timedelta(seconds=deaf_seconds))]
    assert (after_outage(NIGHTFALL, deaf, NIGHTFALL, since=entered) is not None) is moves


_MINUTES = st.integers(-400, 400)


@given(
    edges=st.lists(st.tuples(_MINUTES, st.one_of(st.none(), _MINUTES)), max_size=6),
    now=_MINUTES,
    entered=st.integers(1, 800),
)
def test_p6_time_lost_is_the_minutes_in_which_nobody_heard(
    edges: list[tuple[int, int | None]], now: int, entered: int
) -> None:
    deaf = [ago(-start, None if end is None else -end) for start, end in edges]
    since = NIGHTFALL - timedelta(minutes=entered)
    minutes = range(max(-180, -entered), min(0, now))
    lost = sum(any(start <= minute < (now if end is None else end) for start, end in edges) for minute in minutes)
    opens, closes = max(since, NIGHTFALL - timedelta(hours=3)), NIGHTFALL + timedelta(minutes=min(0, now))
    assert time_lost(deaf, opens, closes) == timedelta(minutes=lost)
    found = after_outage(NIGHTFALL, deaf, NIGHTFALL + timedelta(minutes=now), since=since)
    assert (found is not None) is (lost > min(TOLERATED / timedelta(minutes=1), min(180, entered) / 4))
    if found is not None:
        assert found.lost == timedelta(minutes=lost)
        assert found.due_at == max(NIGHTFALL + found.lost, NIGHTFALL + timedelta(minutes=now) + MOVED_AT_LEAST)
