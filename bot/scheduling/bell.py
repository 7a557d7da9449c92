"""What all alarms have in common: a bell that one task waits for, so that what it wakes never runs twice at once."""

import asyncio
from abc import ABC, abstractmethod
from datetime import datetime, timedelta

SWEEP = timedelta(seconds=60)
"""An alarm also rings so often by itself: whatever was missed, or written by another process, waits no longer."""


class BellAlarm(ABC):
    """An `Alarm`. It remembers a ring until it is waited for; several become one."""

    def __init__(self) -> None:
        self._rung = asyncio.Event()
        self._stopped = False

    @abstractmethod
    def wake_at(self, at: datetime) -> None:
        """Wake at this instant of our clock (now, if it has passed); replaces the one asked for before."""

    @abstractmethod
    def start(self) -> None:
        """Begin to ring; needs the running event loop."""

    @abstractmethod
    async def stop(self) -> None:
        """Ring no more, and leave nothing behind; whoever waits is told."""

    async def rung(self) -> bool:
        """Wait for the next ring, or take the one that came meanwhile; False once the alarm has been stopped."""
        await self._rung.wait()
        if self._stopped:
            return False
        self._rung.clear()
        return True

    def _ring(self) -> None:
        self._rung.set()

    def _end(self) -> None:
        self._stopped = True
        self._rung.set()
