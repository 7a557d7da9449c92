"""The alarm of a running bot, on APScheduler: two date jobs in memory, in UTC, that run however late they are."""

import asyncio
from datetime import UTC, datetime, timedelta

from apscheduler.jobstores.memory import MemoryJobStore
from apscheduler.schedulers.asyncio import AsyncIOScheduler
from apscheduler.triggers.date import DateTrigger

from bot.clock import Clock
from bot.scheduling.bell import SWEEP, BellAlarm
from bot.services.instants import utc

_WAKE = "wake"
_SWEEP = "sweep"


class SchedulerAlarm(BellAlarm):
    """`BellAlarm` by the machine's clock; `clock` says from when on sweeps are counted, and must be that clock."""

    def __init__(self, clock: Clock, sweep: timedelta = SWEEP) -> None:
        super().__init__()
        self._clock = clock
        self._every = sweep
        self._scheduler = AsyncIOScheduler(
            timezone=UTC,
            jobstores={"default": MemoryJobStore()},
            job_defaults={
                # By default a job that is a second late is dropped, and a date job with it for good.
                "misfire_grace_time": None,
                "coalesce": True,
                # The job only rings; a limit would drop a wake-up that comes while the one before is just ending.
                "max_instances": 1_000,
            },
        )

    def wake_at(self, at: datetime) -> None:
        """Wake at this instant of our clock (now, if it has passed); replaces the one asked for before."""
        if not self._stopped:
            self._add(_WAKE, utc(at))

    def start(self) -> None:
        """Begin to ring; needs the running event loop."""
        self._scheduler.start()
        self._add_sweep()

    async def stop(self) -> None:
        """Ring no more, and leave nothing behind; whoever waits is told."""
        if self._stopped:
            return
        self._end()
        if self._scheduler.running:
            self._scheduler.shutdown(wait=False)
            # It shuts down in the next turn of the loop; what is asked for after that comes after it.
            done = asyncio.Event()
            asyncio.get_running_loop().call_soon_threadsafe(done.set)
            await done.wait()

    async def _wake(self) -> None:
        self._ring()

    async def _sweep(self) -> None:
        self._add_sweep()
        self._ring()

    def _add_sweep(self) -> None:
        if not self._stopped:
            self._add(_SWEEP, self._clock.now() + self._every)

    def _add(self, name: str, at: datetime) -> None:
        # A coroutine function runs in the loop; any other would be run in a thread.
        work = self._wake if name == _WAKE else self._sweep
        trigger = DateTrigger(run_date=at, timezone=UTC)
        self._scheduler.add_job(work, trigger, id=name, replace_existing=True)
