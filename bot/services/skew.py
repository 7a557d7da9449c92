"""Discord's time and ours: deadlines go by Discord's, and a jump of our clock alone stops ticks."""

from collections import deque
from datetime import datetime, timedelta

from msgspec import Struct

from bot.services.instants import utc

JUMP = timedelta(minutes=5)
_KEPT = 64
_RECENT_SECONDS = 600.0


class ClockJumped(Struct, frozen=True):
    """Our clock went `by` so much against steady time (negative: back), first seen `at` our time: no ticks."""

    by: timedelta
    at: datetime


class _Sample(Struct, frozen=True):
    steady: float
    discord_start: datetime


class Skew:
    """How far Discord's clock is ahead of ours, both measured on steady seconds (see `bot.clock.Steady`).

    What Discord stamps reaches us later, sometimes (events repeated after a reconnect) minutes later, and an HTTP Date
    is cut to the second: every sample errs to the same side. So the largest of the recent ones is the best, and it
    never lets a deadline come early. On steady seconds no step of our clock can spoil it.
    """

    def __init__(self, wall: datetime, steady: float) -> None:
        self._samples: deque[_Sample] = deque(maxlen=_KEPT)
        self._our_start = _start(wall, steady)
        self._jumped: ClockJumped | None = None

    @property
    def difference(self) -> timedelta:
        """Discord's time minus ours; zero before anything was heard."""
        return self._discord_start() - self._our_start

    @property
    def jumped(self) -> ClockJumped | None:
        """The jump that holds all ticks; None if our clock can be trusted."""
        return self._jumped

    def note(self, discord_time: datetime, steady: float) -> None:
        """Take a sample: a time stamped by Discord (an id, an HTTP Date) and the steady second when it reached us."""
        self._samples.append(_Sample(steady, _start(discord_time, steady)))

    def discord_now(self, steady: float) -> datetime:
        """Return what time it is at Discord."""
        return self._discord_start() + timedelta(seconds=steady)

    def our_time(self, discord_time: datetime) -> datetime:
        """Return what our clock will show when it is `discord_time` at Discord: for alarms."""
        return utc(discord_time) - self.difference

    def check(self, wall: datetime, steady: float) -> ClockJumped | None:
        """Compare our clock with steady seconds read at the same moment; the jump while it lasts, else None.

        To be called before each tick and now and then. Smaller steps than five minutes are followed silently. A clock
        that is set right again is trusted again; `trust` accepts it as it is.
        """
        start = _start(wall, steady)
        step = start - self._our_start
        if abs(step) > JUMP:
            self._jumped = self._jumped or ClockJumped(step, utc(wall))
        else:
            self.trust(wall, steady)
        return self._jumped

    def trust(self, wall: datetime, steady: float) -> None:
        """Accept our clock as it now is (the host says so)."""
        self._our_start = _start(wall, steady)
        self._jumped = None

    def _discord_start(self) -> datetime:
        if not self._samples:
            return self._our_start
        newest = self._samples[-1].steady
        return max(one.discord_start for one in self._samples if newest - one.steady <= _RECENT_SECONDS)


def _start(instant: datetime, steady: float) -> datetime:
    """Return what that clock showed at steady second 0."""
    return utc(instant) - timedelta(seconds=steady)
