"""Alarms: late ones ring, later wishes replace earlier ones, one task is woken, and stopping leaves nothing behind."""

import asyncio
import logging
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import TypeAlias
from zoneinfo import ZoneInfo

import pytest
from apscheduler.schedulers.asyncio import AsyncIOScheduler

from bot.clock import SystemClock
from bot.scheduling.bell import BellAlarm
from bot.scheduling.jobs import SchedulerAlarm
from bot.scheduling.sleeping import ClockAlarm
from tests.fakes.clock import FakeClock, settle

HOUR = timedelta(hours=1)
SECOND = timedelta(seconds=1)
Made: TypeAlias = tuple[BellAlarm, Callable[[], datetime]]


def by_scheduler() -> Made:
    clock = SystemClock()
    return SchedulerAlarm(clock), clock.now


def by_clock() -> Made:
    clock = FakeClock()
    return ClockAlarm(clock), clock.now


@pytest.fixture(params=[by_scheduler, by_clock])
def made(request: pytest.FixtureRequest) -> Callable[[], Made]:
    """Makes an alarm, with what tells its time."""
    make: Callable[[], Made] = request.param
    return make


def has_rung(alarm: BellAlarm) -> bool:
    return alarm._rung.is_set()


async def test_c44_what_is_three_seconds_late_still_rings(
    made: Callable[[], Made], caplog: pytest.LogCaptureFixture
) -> None:
    alarm, now = made()
    alarm.start()
    with caplog.at_level(logging.WARNING):
        alarm.wake_at(now() - 3 * SECOND)
        assert await alarm.rung()
    assert caplog.records == []
    await alarm.stop()


async def test_c44_by_its_defaults_the_scheduler_would_have_dropped_it(caplog: pytest.LogCaptureFixture) -> None:
    """The test above can fail: the same job without our settings never runs, and is gone."""
    scheduler = AsyncIOScheduler(timezone=UTC)
    scheduler.start()
    rung = asyncio.Event()
    late = SystemClock().now() - 3 * SECOND
    with caplog.at_level(logging.WARNING):
        scheduler.add_job(_set, "date", [rung], run_date=late, id="late")
        while scheduler.get_job("late") is not None:
            await settle()
        await settle()
    assert not rung.is_set()
    assert "missed by 0:00:03" in caplog.text
    scheduler.shutdown(wait=False)
    await settle()


async def _set(event: asyncio.Event) -> None:
    event.set()


async def test_a_later_wish_replaces_an_earlier_one(made: Callable[[], Made]) -> None:
    alarm, now = made()
    alarm.start()
    alarm.wake_at(now() - SECOND)
    alarm.wake_at(now() + HOUR)
    await settle()
    assert not has_rung(alarm)
    alarm.wake_at(now())
    assert await alarm.rung()
    await settle()
    assert not has_rung(alarm)
    await alarm.stop()


async def test_what_was_wished_before_the_start_rings(made: Callable[[], Made]) -> None:
    alarm, now = made()
    alarm.wake_at(now())
    alarm.start()
    assert await alarm.rung()
    await alarm.stop()


async def test_rings_while_one_is_answered_become_one(made: Callable[[], Made]) -> None:
    alarm, now = made()
    alarm.start()
    for _ in range(5):
        alarm.wake_at(now())
        await settle()
    assert await alarm.rung()
    await settle()
    assert not has_rung(alarm)
    await alarm.stop()


async def test_an_instant_of_any_zone_is_the_same_instant(made: Callable[[], Made]) -> None:
    alarm, now = made()
    alarm.start()
    alarm.wake_at((now() + HOUR).astimezone(ZoneInfo("Pacific/Kiritimati")))
    await settle()
    assert not has_rung(alarm)
    alarm.wake_at((now() - SECOND).astimezone(ZoneInfo("Pacific/Niue")))
    assert await alarm.rung()
    await alarm.stop()


async def test_stopping_is_told_and_leaves_nothing_behind(made: Callable[[], Made]) -> None:
    alarm, now = made()
    alarm.start()
    alarm.wake_at(now() + HOUR)
    waiting = asyncio.ensure_future(alarm.rung())
    await settle()
    await alarm.stop()
    assert await waiting is False
    await alarm.stop()
    alarm.wake_at(now())
    await settle()
    assert await alarm.rung() is False
    assert asyncio.all_tasks() == {asyncio.current_task()}


async def test_what_never_began_can_be_stopped(made: Callable[[], Made]) -> None:
    alarm, _ = made()
    await alarm.stop()
    assert await alarm.rung() is False


async def test_the_scheduler_sweeps_again_and_again() -> None:
    alarm = SchedulerAlarm(SystemClock(), timedelta(milliseconds=1))
    alarm.start()
    for _ in range(3):
        assert await alarm.rung()
    await alarm.stop()


async def test_the_scheduler_waits_for_the_hour() -> None:
    clock = SystemClock()
    alarm = SchedulerAlarm(clock)
    alarm.start()
    at = clock.now() + timedelta(milliseconds=20)
    alarm.wake_at(at)
    assert await alarm.rung()
    assert clock.now() >= at
    await alarm.stop()


async def test_another_clock_rings_at_its_own_hour_and_sweeps() -> None:
    clock = FakeClock()
    alarm = ClockAlarm(clock, timedelta(minutes=1))
    alarm.start()
    alarm.wake_at(clock.now() + 30 * SECOND)
    for seconds, rings in ((29, False), (1, True), (29, False), (1, True), (59, False), (1, True)):
        await clock.advance(seconds)
        assert has_rung(alarm) is rings
        alarm._rung.clear()
    await alarm.stop()
    assert clock.sleepers == 0
