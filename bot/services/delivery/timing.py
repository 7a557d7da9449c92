"""Time in delivery, all by the Clock port: waiting for news, limits on one attempt, pace, patience, a budget."""

import asyncio
from collections import deque
from collections.abc import Coroutine
from datetime import datetime, timedelta
from typing import Any, TypeVar

from bot.clock import Clock
from bot.services.messaging import Doubtful
from bot.services.outgoing import Destination

T = TypeVar("T")


async def wait_for(clock: Clock, event: asyncio.Event, seconds: float) -> None:
    """Wait until the event comes or so many seconds are over."""
    waiting = {asyncio.ensure_future(event.wait()), asyncio.ensure_future(clock.sleep(seconds))}
    try:
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    finally:
        await _end(*waiting)


async def within(clock: Clock, seconds: float, work: Coroutine[Any, Any, T]) -> T:
    """Do the work; raises Doubtful and cancels it when it is not done after so many seconds."""
    doing = asyncio.ensure_future(work)
    alarm = asyncio.ensure_future(clock.sleep(seconds))
    try:
        await asyncio.wait({doing, alarm}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        await _end(doing, alarm)
    if doing.cancelled():
        raise Doubtful
    return doing.result()


async def _end(*tasks: "asyncio.Future[Any]") -> None:
    """Cancel and wait, so that nothing runs on behind our back; how each ended is the callers' to look at."""
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)
    for task in tasks:
        if not task.cancelled():
            task.exception()


class Pace:
    """Lets so many through a second, and a few at once: Discord counts 50 requests a second for each token."""

    def __init__(self, clock: Clock, per_second: int = 40, at_once: int = 10) -> None:
        self._clock = clock
        self._step = timedelta(seconds=1) / per_second
        self._at_once = self._step * at_once
        self._taken_until = clock.now()

    async def turn(self) -> None:
        """Wait for a turn."""
        now = self._clock.now()
        self._taken_until = max(self._taken_until, now) + self._step
        wait = (self._taken_until - now - self._at_once).total_seconds()
        if wait > 0:
            await self._clock.sleep(wait)


class Patience:
    """How long to wait with a destination that gave no clear answer: longer each time, until one comes."""

    def __init__(self, first: float = 2.0, longest: float = 60.0) -> None:
        self._first = first
        self._longest = longest
        self._tries: dict[Destination, int] = {}

    def next(self, destination: Destination) -> float:
        """Count another failure and return how many seconds to wait."""
        tries = self._tries.get(destination, 0)
        self._tries[destination] = tries + 1
        return min(self._first * 2.0 ** min(tries, 16), self._longest)

    def forget(self, destination: Destination) -> None:
        """It answered."""
        self._tries.pop(destination, None)


class Budget:
    """Refused requests of the last ten minutes: Discord bans an address after 10,000; we rest long before that."""

    PERIOD = timedelta(minutes=10)

    def __init__(self, clock: Clock, limit: int) -> None:
        self._clock = clock
        self._limit = limit
        self._refused: deque[datetime] = deque()

    def spend(self) -> None:
        """Count a refused request."""
        self._refused.append(self._clock.now())

    def wait(self) -> float:
        """Return how many seconds nothing may be sent; 0 while there is room."""
        now = self._clock.now()
        while self._refused and self._refused[0] <= now - self.PERIOD:
            self._refused.popleft()
        if len(self._refused) < self._limit:
            return 0.0
        return (self._refused[-self._limit] + self.PERIOD - now).total_seconds()
