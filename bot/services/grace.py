"""Fair edges of a deadline: which inputs count, how long a tick waits for late messages, what a pause gives back."""

from datetime import datetime, timedelta
from enum import Enum

from msgspec import Struct

from bot.services.instants import utc

GRACE = timedelta(seconds=10)
"""How long a tick waits after its hour unless the config says otherwise."""
AFTER_RESUME = timedelta(seconds=10)
"""How long a tick waits for what the gateway repeats after it came back."""
LONGEST_WAIT = timedelta(minutes=5)
"""How long the gateway may hold a tick in all."""


class Verdict(Enum):
    """What becomes of an input: `LATE_IN_TIME` (sent in time, arrived after the tick) goes on the host's list."""

    ACCEPTED = "accepted"
    LATE_IN_TIME = "late_in_time"
    TOO_LATE = "too_late"


class GatewayState(Struct, frozen=True):
    """Whether the gateway is connected, and since when (aware) that is so."""

    up: bool
    since: datetime


def counts(input_at: datetime, due_at: datetime, resolved: bool) -> Verdict:
    """Judge an input by its own time, which must lie before the deadline; the deadline's very millisecond is late.

    `due_at` of a phase that a host ended early is the moment when he did.
    """
    if utc(input_at) >= utc(due_at):
        return Verdict.TOO_LATE
    return Verdict.LATE_IN_TIME if resolved else Verdict.ACCEPTED


def may_tick_at(
    due_at: datetime, gateway: GatewayState, *, running_since: datetime, grace: timedelta = GRACE
) -> datetime:
    """Return the instant from which the tick may run while the gateway stays as it is; never before due + grace.

    The gateway holds a tick for five minutes at most after it was due, or after the process began (`running_since`) if
    it was due before: what was missed meanwhile is then still read first. Ask again whenever the gateway changes.
    """
    earliest = utc(due_at) + grace
    longest = max(utc(due_at), utc(running_since)) + LONGEST_WAIT
    wanted = utc(gateway.since) + AFTER_RESUME if gateway.up else longest
    return max(earliest, min(wanted, longest))


def resume(due_at: datetime, paused_at: datetime, now: datetime, maximum: timedelta) -> datetime:
    """Return the deadline after a pause: later by as long as it lasted, and by its `maximum` at most."""
    paused = max(utc(now) - utc(paused_at), timedelta(0))
    return utc(due_at) + min(paused, maximum)
