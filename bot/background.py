"""Tasks that go on as long as the program does, and what becomes of one that fails."""

import asyncio
from collections.abc import Callable, Coroutine
from datetime import timedelta
from typing import Any, TypeAlias

from bot.clock import Clock

Work: TypeAlias = Callable[[], Coroutine[Any, Any, None]]

FIRST_PAUSE = 1.0
LONGEST_PAUSE = 60.0


class Background:
    """Named tasks under one rule: a task that fails is reported and begun again.

    The pause before that is a second, then twice as long each time up to a minute; a task that went on for longer than
    a minute begins with a second again. A failure never ends the program or another task: all truth is in the
    database, so that a task begun again misses nothing, and while the database is away the others say so too.
    """

    def __init__(self, clock: Clock, failed: Callable[[str, Exception], None]) -> None:
        self._clock = clock
        self._failed = failed
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def start(self, name: str, work: Work) -> None:
        """Begin a task; it is over when `work` returns."""
        self._tasks[name] = asyncio.get_running_loop().create_task(self._keep(name, work), name=name)

    async def finish(self, name: str, seconds: float) -> bool:
        """Wait for a task that has been told to end, and cancel it after so many seconds; whether it ended itself."""
        task = self._tasks.pop(name, None)
        if task is None:
            return True
        limit = asyncio.get_running_loop().create_task(self._clock.sleep(seconds))
        await asyncio.wait({task, limit}, return_when=asyncio.FIRST_COMPLETED)
        in_time = task.done()
        for one in (task, limit):
            one.cancel()
        await asyncio.wait({task, limit})
        return in_time

    async def _keep(self, name: str, work: Work) -> None:
        pause = FIRST_PAUSE
        while True:
            began = self._clock.now()
            try:
                await work()
            except Exception as fault:  # noqa: BLE001 (whatever it was: it is reported, and the work goes on)
                self._failed(name, fault)
            else:
                return
            if self._clock.now() - began > timedelta(seconds=LONGEST_PAUSE):
                pause = FIRST_PAUSE
            await self._clock.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
