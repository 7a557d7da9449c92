"""The worker: while this process holds the `sender` lease, claims destinations and serves several at once."""

import asyncio
from datetime import timedelta

from bot.services.delivery.desk import LEASE, Desk, Limits
from bot.services.delivery.serving import Serving
from bot.services.delivery.timing import Budget, Pace, Patience, wait_for
from bot.services.ports import Claim, LeaseLost

SENDER = "sender"
"""The lease of the one process that sends."""

SENDER_LEASE = timedelta(seconds=30)
POLL = timedelta(seconds=1)
"""How often to look for what other processes want sent; what this one wants comes with `wake`."""

_STAND_BY_SECONDS = 5.0
_AGAIN_SECONDS = 0.5
_AFTER_FAULT_SECONDS = 5.0


class Delivery:
    """Sends what is in the outbox, at most to `at_once` destinations at the same time.

    After so many `refusals` within ten minutes nothing is sent until fewer are that recent.

    `worker` names this process among those on one database; where there can be only one (SQLite) it should be the same
    after a restart, which then need not wait for its own old lease.

    `poll` and `lease`: how often to look for what others want sent, and for how long to be the one who sends.
    """

    def __init__(
        self,
        desk: Desk,
        worker: str,
        *,
        at_once: int = 16,
        refusals: int = 1_000,
        poll: timedelta = POLL,
        lease: timedelta = SENDER_LEASE,
    ) -> None:
        self._desk = desk
        self._worker = worker
        self._at_once = at_once
        self._poll = poll.total_seconds()
        self._lease = lease
        self._limits = Limits(Pace(desk.clock), Budget(desk.clock, refusals), Patience(), {})
        self._claims = 0
        self._leading = False
        self._news = asyncio.Event()
        self._stopped = asyncio.Event()

    def wake(self) -> None:
        """There is something new in the outbox."""
        self._news.set()
        self._news = asyncio.Event()

    def stop(self) -> None:
        """Begin nothing more; `run` ends when what is being sent is done (cancel it where that is too long)."""
        self._stopped.set()
        self.wake()

    async def run(self) -> None:
        """Send until `stop`, or stand by while another process does. May be cancelled at any time: nothing is lost."""
        clock = self._desk.clock
        while not self._stopped.is_set():
            try:
                if await self._take():
                    await self._lead()
                else:
                    await wait_for(clock, self._stopped, _STAND_BY_SECONDS)
            except Exception as error:  # noqa: BLE001
                # Whatever failed, all truth is in the outbox: tell it, and begin again from there.
                await self._desk.reports.failed(error)
                await wait_for(clock, self._stopped, _AFTER_FAULT_SECONDS)
        await self._desk.leases.give_back(SENDER, self._worker)

    async def _take(self) -> bool:
        now = self._desk.clock.now()
        return await self._desk.leases.take(SENDER, self._worker, now, now + self._lease)

    async def _lead(self) -> None:
        self._leading = True
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(self._keep_leading())
                await self._dispatch(group)
        finally:
            self._leading = False

    async def _keep_leading(self) -> None:
        while self._go_on():
            await wait_for(self._desk.clock, self._stopped, self._lease.total_seconds() / 3)
            if self._go_on() and not await self._take():
                self._leading = False
                self.wake()

    def _go_on(self) -> bool:
        return self._leading and not self._stopped.is_set()

    async def _dispatch(self, group: asyncio.TaskGroup) -> None:
        slots = asyncio.Semaphore(self._at_once)
        while True:
            await slots.acquire()
            if not self._go_on():
                return
            news = self._news
            self._claims += 1
            # One name for each claim: two tasks of this process must not take each other's lease for their own.
            name = f"{self._worker}/{self._claims}"
            claim, wait = await self._next(name)
            if claim is None:
                slots.release()
                await wait_for(self._desk.clock, news, wait)
            else:
                group.create_task(self._serve(claim, name, slots))

    async def _next(self, name: str) -> tuple[Claim | None, float]:
        """Claim a destination, or say after how many seconds to look again."""
        rest = self._limits.budget.wait()
        if rest > 0:
            return None, rest
        now = self._desk.clock.now()
        at = await self._desk.outbox.next_work(now)
        if at is None:
            return None, self._poll
        if at > now:
            return None, min(self._poll, (at - now).total_seconds())
        return await self._desk.outbox.claim(name, now, now + LEASE), _AGAIN_SECONDS

    async def _serve(self, claim: Claim, name: str, slots: asyncio.Semaphore) -> None:
        try:
            await Serving(self._desk, self._limits, claim, name).serve(self._go_on)
        except LeaseLost:
            # Another task has the destination and goes on from what is stored; only this one took too long.
            return
        except Exception as error:  # noqa: BLE001
            # The lease is left to run out, and the destination tried again then; the others go on meanwhile.
            await self._desk.reports.failed(error)
        finally:
            slots.release()
            self.wake()
