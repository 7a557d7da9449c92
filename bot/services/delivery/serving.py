"""One claim from beginning to end: its rows in order, or else its panels, and how the destination is left."""

from collections import deque
from collections.abc import Callable

from bot.services.delivery.desk import Desk, Hold, Limits
from bot.services.delivery.line import Line
from bot.services.delivery.members import Gathering, is_thread
from bot.services.delivery.panels import Panels
from bot.services.delivery.refusals import FOR_GOOD, refuse
from bot.services.delivery.sending import Sending
from bot.services.messaging import Doubtful, RateLimited, RefusedByDestination, Unreachable
from bot.services.outgoing import Message, OldPanel, Panel
from bot.services.ports import Claim


class Serving:
    """Serves one claimed destination. What waits keeps it leased meanwhile, so that others go on and nobody sleeps."""

    def __init__(self, desk: Desk, limits: Limits, claim: Claim, worker: str) -> None:
        self._desk = desk
        self._limits = limits
        self._hold = Hold(desk, claim, worker)
        self._line = Line(desk, limits, self._hold)
        self._sending = Sending(desk, self._hold, self._line)
        self._showing = Panels(desk, self._hold, self._line)
        self._gathering = Gathering(desk, self._hold, self._line)
        self._rows: deque[Message] = deque(claim.messages)
        # Panels come last of all: with rows before them, the destination is claimed for them anew in its turn.
        self._panels: deque[Panel] = deque(() if claim.messages else claim.panels)
        self._old: deque[OldPanel] = deque(() if claim.messages else claim.old)

    async def serve(self, go_on: Callable[[], bool]) -> None:
        """Do what there is to do while `go_on` says so; raises LeaseLost, and what the ports raise that may not."""
        try:
            await self._work(go_on)
        except RefusedByDestination as refusal:
            await self._refused(refusal.code)
        except RateLimited as limited:
            await self._took()
            await self._hold.rest(limited.seconds)
        except (Doubtful, Unreachable):
            await self._took()
            await self._hold.rest(self._limits.patience.next(self._hold.destination))
        else:
            await self._took()
            await self._hold.release()

    async def _work(self, go_on: Callable[[], bool]) -> None:
        while self._rows and go_on():
            await self._sending.bring(self._rows[0])
            self._rows.popleft()
        for old in self._old if self._panels else ():
            await self._showing.unpin(old.channel, old.message)
        while self._panels and go_on():
            panel = self._panels[0]
            await (self._gathering.bring(panel) if is_thread(panel) else self._showing.show(panel))
            self._panels.popleft()
        while self._old and go_on():
            await self._showing.retire(self._old[0])
            self._old.popleft()

    async def _took(self) -> None:
        """The destination took something: nothing speaks against it any more."""
        if self._line.took:
            destination = self._hold.destination
            self._limits.patience.forget(destination)
            broken = await self._desk.outbox.breaker(destination) is not None
            if broken or self._sending.reached:
                await self._desk.doors.opened(destination)
            if broken:
                await self._desk.outbox.mend(destination)

    async def _refused(self, code: int) -> None:
        self._limits.patience.forget(self._hold.destination)
        for panel in self._panels if code in FOR_GOOD else ():
            await self._showing.drop(panel)
        await refuse(self._desk, self._hold, code, self._rows, took_something=self._line.took)
        await self._hold.release()
