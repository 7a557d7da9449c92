"""Discord's clock, as far as we know it: what every deadline and every answer goes by."""

from datetime import datetime

from bot.clock import Clock, Steady
from bot.services.instants import from_epoch_ms, to_epoch_ms
from bot.services.skew import Skew


class DiscordTime:
    """`Skewed` over our clock; transport notes every time that Discord stamps."""

    def __init__(self, clock: Clock, steady: Steady) -> None:
        self._clock = clock
        self._steady = steady
        self._skew = Skew(clock.now(), steady.monotonic())

    def now(self) -> datetime:
        """Return what time it is at Discord, cut to the millisecond as its ids are."""
        return from_epoch_ms(to_epoch_ms(self._skew.discord_now(self._steady.monotonic())))

    def our_time(self, discord_time: datetime) -> datetime:
        """Return what our clock will show when it is that time at Discord."""
        return self._skew.our_time(discord_time)

    def trusted(self) -> bool:
        """Whether our clock has not jumped alone; small steps are followed."""
        return self._skew.check(self._clock.now(), self._steady.monotonic()) is None

    def note(self, stamped: datetime) -> None:
        """Take a time that Discord stamped (an interaction's id, an HTTP Date) as it reaches us."""
        self._skew.note(stamped, self._steady.monotonic())

    def trust(self) -> None:
        """Accept our clock as it now is: somebody at the machine says so."""
        self._skew.trust(self._clock.now(), self._steady.monotonic())
