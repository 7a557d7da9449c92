"""The alarm of a clock that is not the machine's: a rehearsal's, a test's."""

import asyncio
from datetime import datetime, timedelta

from bot.clock import Clock
from bot.scheduling.bell import SWEEP, BellAlarm


class ClockAlarm(BellAlarm):
    """`BellAlarm` whose sleep is the clock's."""

    def __init__(self, clock: Clock, sweep: timedelta = SWEEP) -> None:
        super().__init__()
        self._clock = clock
        self._every = sweep
        self._waking: asyncio.Task[None] | None = None
        self._sweeping: asyncio.Task[None] | None = None

    def wake_at(self, at: datetime) -> None:
        """Wake at this instant of our clock (now, if it has passed); replaces the one asked for before."""
        if self._stopped:
            return
        if self._waking is not None:
            self._waking.cancel()
        self._waking = asyncio.get_running_loop().create_task(self._wake(at))

    def start(self) -> None:
        """Begin to ring; needs the running event loop."""
        self._sweeping = asyncio.get_running_loop().create_task(self._sweep())

    async def stop(self) -> None:
        """Ring no more, and leave nothing behind; whoever waits is told."""
        self._end()
        tasks = [task for task in (self._waking, self._sweeping) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _wake(self, at: datetime) -> None:
        await self._clock.sleep((at - self._clock.now()).total_seconds())
        self._ring()

    async def _sweep(self) -> None:
        while True:
            await self._clock.sleep(self._every.total_seconds())
            self._ring()
