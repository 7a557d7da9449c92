"""What becomes of a background task that fails: it is reported and begun again, and disturbs nobody."""

import asyncio
from datetime import datetime, timedelta

from bot.background import FIRST_PAUSE, LONGEST_PAUSE, Background
from tests.fakes.clock import FakeClock, settle


class Failing:
    """Work that notes when it is begun and then fails, until it is told to go on."""

    def __init__(self, clock: FakeClock, lasts: float = 0.0) -> None:
        self.clock = clock
        self.lasts = lasts
        self.begun: list[datetime] = []
        self.sound = False

    async def work(self) -> None:
        self.begun.append(self.clock.now())
        await self.clock.sleep(self.lasts)
        if not self.sound:
            raise OSError("the disk is full")

    def pauses(self) -> list[float]:
        """Seconds between the beginnings."""
        return [(later - earlier).total_seconds() for earlier, later in zip(self.begun, self.begun[1:], strict=False)]


async def test_a_failure_is_reported_each_time_and_the_pause_grows_to_a_minute() -> None:
    clock = FakeClock()
    told: list[tuple[str, str]] = []
    background = Background(clock, lambda name, fault: told.append((name, str(fault))))
    failing = Failing(clock)
    background.start("failing", failing.work)
    await clock.advance(300)
    assert failing.pauses() == [1, 2, 4, 8, 16, 32, 60, 60, 60]
    assert (FIRST_PAUSE, LONGEST_PAUSE) == (1, 60)
    assert told == [("failing", "the disk is full")] * 10
    assert await background.finish("failing", 0.0) is False


async def test_a_task_that_went_on_for_long_begins_again_soon() -> None:
    clock = FakeClock()
    background = Background(clock, _ignore)
    failing = Failing(clock, lasts=61)
    background.start("failing", failing.work)
    await clock.advance(300)
    assert failing.pauses() == [62, 62, 62, 62]
    await background.finish("failing", 0.0)


async def test_a_failure_disturbs_nobody_else() -> None:
    clock = FakeClock()
    background = Background(clock, _ignore)
    failing, sound = Failing(clock), Failing(clock, lasts=10)
    sound.sound = True
    background.start("failing", failing.work)
    background.start("sound", sound.work)
    await clock.advance(9)
    assert len(failing.begun) > 1
    await clock.advance(1)
    assert await background.finish("sound", 0.0) is True
    await background.finish("failing", 0.0)


async def test_finishing_waits_so_long_and_leaves_nothing_behind() -> None:
    clock = FakeClock()
    background = Background(clock, _ignore)
    ending = asyncio.Event()

    async def work() -> None:
        await ending.wait()

    for name in ("quick", "slow"):
        background.start(name, work)
    quick = asyncio.ensure_future(background.finish("quick", 20))
    await clock.advance(timedelta(seconds=19))
    assert not quick.done()
    ending.set()
    await settle()
    assert await quick is True
    ending.clear()
    background.start("slow", work)
    slow = asyncio.ensure_future(background.finish("slow", 20))
    await clock.advance(20)
    assert await slow is False
    assert await background.finish("unknown", 20) is True
    assert asyncio.all_tasks() == {asyncio.current_task()}
    assert clock.sleepers == 0


def _ignore(name: str, fault: Exception) -> None:
    """Nobody is told."""
