"""A clock that stands still until a test moves it."""

import asyncio
import heapq
from collections.abc import Generator
from datetime import UTC, datetime, timedelta

_START = datetime(2026, 3, 1, 12, tzinfo=UTC)
_SETTLE_TURNS = 25


class _Turn:
    """Let everything else that is ready run once."""

    def __await__(self) -> Generator[None, None, None]:
        yield


class FakeClock:
    """`Clock` and `Steady` in one; sleepers wake in the order of their hours, each seeing its own hour.

    `advance` gives the woken some turns of the loop before it goes on, so that a sleeper may sleep again within the
    same stretch. A woken task that needs more turns (real I/O) must be awaited by the test itself.
    """

    def __init__(self, now: datetime = _START) -> None:
        self._now = now.astimezone(UTC)
        self._steady = timedelta(0)
        self._sleepers: list[tuple[timedelta, int, asyncio.Future[None]]] = []
        self._number = 0

    def now(self) -> datetime:
        return self._now

    def monotonic(self) -> float:
        return self._steady.total_seconds()

    @property
    def sleepers(self) -> int:
        """How many are asleep."""
        return sum(1 for _, _, future in self._sleepers if not future.done())

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await _Turn()
            return
        self._number += 1
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (self._steady + timedelta(seconds=seconds), self._number, future))
        await future

    async def advance(self, by: timedelta | float) -> None:
        """Go on by so much (seconds, or a timedelta); ValueError for going back."""
        step = by if isinstance(by, timedelta) else timedelta(seconds=by)
        if step < timedelta(0):
            raise ValueError("time does not go back; jump() sets the clock")
        goal = self._steady + step
        await settle()  # a task just started may be about to sleep
        while self._sleepers and self._sleepers[0][0] <= goal:
            wake_at, _, future = heapq.heappop(self._sleepers)
            self._go_to(max(wake_at, self._steady))
            if not future.done():
                future.set_result(None)
                await settle()
        self._go_to(goal)
        await settle()

    async def set(self, instant: datetime) -> None:
        """Go on to an instant; ValueError for one that is past."""
        await self.advance(instant - self._now)

    async def leap(self, instant: datetime) -> None:
        """Go on to an instant in one step, as a machine does that was busy: sleepers wake once, late, and see no hour
        on the way."""
        self._go_to(self._steady + max(instant - self._now, timedelta(0)))
        await self.advance(0)

    def jump(self, by: timedelta) -> None:
        """Set the wall clock alone, as a wrong time server would: nobody wakes, steady time stands."""
        self._now += by

    def _go_to(self, steady: timedelta) -> None:
        self._now += steady - self._steady
        self._steady = steady


async def settle() -> None:
    """Let all tasks that need nothing but each other run on."""
    for _ in range(_SETTLE_TURNS):
        await _Turn()
