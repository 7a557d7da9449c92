"""What is due: `run_due` only selects it and sends it the ordinary path, where each thing happens once."""

import logging
from datetime import datetime, timedelta
from functools import partial
from traceback import format_tb

from bot.games.api import Refused
from bot.services import notices, pausing, robots, ticking
from bot.services.decision import Decision
from bot.services.grace import may_tick_at
from bot.services.host import Outcome, Rails
from bot.services.outage import Interval, Postponed, after_outage
from bot.services.owing import owing
from bot.services.ports import Gateway
from bot.services.rows import LIVE, Deadline, DeadlineKind, Match, Status

_log = logging.getLogger(__name__)


class Deadlines:
    """The alarm's other end. `running_since`: when this process began, by Discord's clock."""

    def __init__(self, rails: Rails, gateway: Gateway, running_since: datetime) -> None:
        self._rails = rails
        self._gateway = gateway
        self._running_since = running_since
        self._jump_told = False

    async def run_due(self) -> None:
        """Do everything that is due now, then set the alarm; one match's fault does not stop the others."""
        if not self._rails.time.trusted():
            await self._tell_of_jump()
            return
        self._jump_told = False
        held: list[datetime] = []
        now = self._rails.time.now()
        for row in await self._rails.storage.due(now):
            try:
                wait = await self._run(row)
            except Exception as fault:  # noqa: BLE001 - whatever is wrong with one match, the others' hours come
                _report(row, fault)
            else:
                held += [] if wait is None else [wait]
        await self._rails.set_alarm(min(held, default=None), after=now)

    async def _run(self, row: Deadline) -> datetime | None:
        """Do one thing; when to look again, if it has to wait."""
        match row.kind:
            case DeadlineKind.TICK:
                return await self._tick(row)
            case DeadlineKind.ROBOTS:
                await robots.act_all(self._rails, row)
            case DeadlineKind.REMINDER:
                await self._rails.change(row.match, partial(_remind, row))
            case DeadlineKind.RESUME:
                await pausing.resume_at_last(self._rails, row)
        return None

    async def _tick(self, row: Deadline) -> datetime | None:
        """End a phase, unless the gateway holds it or an outage moves it."""
        stored = await self._rails.storage.load(row.match)
        if stored is None or stored.match.status is not Status.RUNNING or stored.match.due_at is None:
            return None
        match, due_at, now = stored.match, stored.match.due_at, self._rails.time.now()
        listener = self._gateway.listener(match.guild)
        grace = timedelta(seconds=match.settings.grace_seconds)
        gateway = self._gateway.state(listener)
        tick_at = may_tick_at(due_at, gateway, running_since=self._running_since, grace=grace)
        if tick_at > now:
            return tick_at
        postponed = await self._outage(match, listener, now)
        if postponed is not None:
            await ticking.postpone(self._rails, row, postponed)
        else:
            await ticking.tick(self._rails, row)
        return None

    async def _outage(self, match: Match, listener: str, now: datetime) -> Postponed | None:
        since = match.moved_at or match.entered_at
        if since is None or match.due_at is None:
            return None
        deaf = await self._rails.storage.outages(listener, since)
        return after_outage(match.due_at, [Interval(one.start, one.end) for one in deaf], now, since=since)

    async def _tell_of_jump(self) -> None:
        """Tell the hosts of every live match once."""
        if self._jump_told:
            return
        self._jump_told = True
        for match in await self._rails.storage.matches(LIVE):
            await self._rails.change(match.id, _jump)


def _report(row: Deadline, fault: Exception) -> None:
    """Log where it happened, but not what it says: an engine's complaint may hold secrets."""
    where = "".join(format_tb(fault.__traceback__))
    _log.error("match %s: %s of %s failed: %s\n%s", row.match, row.kind.value, row.phase, type(fault).__name__, where)


async def _jump(decision: Decision) -> Outcome:
    decision.tell(notices.ClockJump(to=notices.To.HOSTS))
    return Outcome(code="clock_jump")


async def _remind(row: Deadline, decision: Decision) -> Outcome:
    """Say that a phase ends soon, and who still owes a public act; a reminder that comes too late says nothing."""
    match = decision.match
    if match.status is not Status.RUNNING or match.phase != row.phase or match.due_at is None:
        raise Refused("stale_phase", phase=row.phase)
    await decision.done(row)
    if decision.now < match.due_at:
        waiting = owing(decision.game, decision.state, decision.seats)
        decision.tell(notices.Reminder(phase=match.phase, due_at=match.due_at, waiting=waiting))
    return Outcome(code="reminded")
