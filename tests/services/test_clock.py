"""The machine's clock, and the one that the tests use instead."""

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from bot.clock import Clock, Steady, SystemClock
from tests.fakes.clock import FakeClock, settle

START = datetime(2026, 3, 10, 12, tzinfo=UTC)


def test_the_machines_clock_is_utc_in_whole_milliseconds() -> None:
    clock: Clock = SystemClock()
    now = clock.now()
    assert now.tzinfo is UTC
    assert now.microsecond % 1000 == 0
    assert now.year >= 2026


def test_steady_seconds_never_go_back() -> None:
    clock: Steady = SystemClock()
    readings = [clock.monotonic() for _ in range(100)]
    assert readings == sorted(readings)


async def test_sleeping_for_nothing_or_less_returns() -> None:
    clock: Clock = SystemClock()
    await clock.sleep(0)
    await clock.sleep(-5)


async def test_sleepers_wake_in_the_order_of_their_hours() -> None:
    clock = FakeClock(START)
    woken: list[tuple[str, datetime]] = []

    async def sleeper(name: str, *naps: float) -> None:
        for nap in naps:
            await clock.sleep(nap)
            woken.append((name, clock.now()))

    tasks = [
        asyncio.create_task(one) for one in (sleeper("late", 30), sleeper("often", 10, 10, 10), sleeper("soon", 5))
    ]
    await clock.advance(4.5)
    assert woken == []
    assert clock.sleepers == 3
    await clock.advance(timedelta(minutes=1))
    assert [(name, (at - START).seconds) for name, at in woken] == [
        ("soon", 5),
        ("often", 10),
        ("often", 20),
        ("late", 30),
        ("often", 30),
    ]
    assert clock.now() == START + timedelta(seconds=64.5)
    assert clock.sleepers == 0
    await asyncio.gather(*tasks)


async def test_a_cancelled_sleeper_does_not_wake() -> None:
    clock = FakeClock(START)
    task = asyncio.create_task(clock.sleep(10))
    await settle()
    task.cancel()
    await clock.advance(20)
    assert task.cancelled()
    assert clock.now() == START + timedelta(seconds=20)


async def test_the_wall_clock_can_jump_alone() -> None:
    clock = FakeClock(START)
    task = asyncio.create_task(clock.sleep(10))
    await settle()
    clock.jump(timedelta(hours=1))
    await settle()
    assert not task.done()
    assert (clock.now(), clock.monotonic()) == (START + timedelta(hours=1), 0)
    await clock.set(START + timedelta(hours=1, seconds=10))
    assert task.done()
    assert clock.monotonic() == 10


async def test_time_does_not_go_back() -> None:
    clock = FakeClock(START)
    with pytest.raises(ValueError, match="does not go back"):
        await clock.advance(-1)
    with pytest.raises(ValueError, match="does not go back"):
        await clock.set(START - timedelta(seconds=1))
