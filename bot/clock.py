"""The clock port: the one place that reads the machine's clock and really sleeps."""

import asyncio
import time
from datetime import UTC, datetime, timedelta
from typing import Protocol

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


class Clock(Protocol):
    """Where everything takes its time from."""

    def now(self) -> datetime:
        """Return the present instant: aware, UTC, cut to the millisecond."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Wait so many seconds of this clock; nothing or less: only let others run."""
        ...


class Steady(Protocol):
    """A clock that nobody can set: what a jump of the other one is measured against."""

    def monotonic(self) -> float:
        """Return seconds since an unknown moment; they never go back."""
        ...


class SystemClock:
    """The machine's own clock, `Clock` and `Steady` in one."""

    def now(self) -> datetime:
        """Return the present instant, cut to the millisecond as Discord's ids and our database are."""
        return _EPOCH + timedelta(milliseconds=time.time_ns() // 1_000_000)

    def monotonic(self) -> float:
        """Return steady seconds that go on while the machine is suspended, where it can count them."""
        boot = getattr(time, "CLOCK_BOOTTIME", None)
        # A suspended laptop is an outage, not a wrong clock: plain monotonic time would stand still meanwhile.
        return time.monotonic() if boot is None else time.clock_gettime(boot)

    async def sleep(self, seconds: float) -> None:
        """Wait so many real seconds."""
        await asyncio.sleep(max(0.0, seconds))
