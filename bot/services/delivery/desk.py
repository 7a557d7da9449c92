"""What every part of delivery works with: the ports, the limits of this process, and the hold on one destination."""

from datetime import datetime, timedelta

from msgspec import Struct

from bot.clock import Clock
from bot.services.delivery.doors import Doors
from bot.services.delivery.reports import Reports
from bot.services.delivery.timing import Budget, Pace, Patience
from bot.services.messaging import Messenger, Renderer
from bot.services.outgoing import Message, MessageState, OldPanel, Panel, Posted
from bot.services.ports import Claim, Leases, Outbox, Skewed, TableStore

ATTEMPT_SECONDS = 15.0
"""How long one call of the messenger may take."""

LEASE = timedelta(seconds=45)
"""How long a destination is held without a sign of life: several attempts, and soon over after a crash."""

_RENEWED_BEFORE = timedelta(seconds=30)


class Desk(Struct, frozen=True, kw_only=True):
    """The ports of delivery."""

    outbox: Outbox
    leases: Leases
    matches: TableStore
    renderer: Renderer
    messenger: Messenger
    clock: Clock
    time: Skewed
    reports: Reports
    doors: Doors


class Limits(Struct, frozen=True):
    """What this process has to keep to, whatever it sends; lost with the process, and harmlessly so."""

    pace: Pace
    budget: Budget
    patience: Patience
    dm_channels: dict[int, int]
    """Channels of DMs by user; Discord never changes them."""


class Hold:
    """A claimed destination: marks what became of its rows, and keeps the lease while that goes on."""

    def __init__(self, desk: Desk, claim: Claim, worker: str) -> None:
        self.destination = claim.destination
        self._desk = desk
        self._worker = worker
        self._until = claim.until

    async def keep(self) -> None:
        """Make sure that the lease outlasts one more attempt; raises LeaseLost."""
        now = self._desk.clock.now()
        if self._until - now < _RENEWED_BEFORE:
            await self._renew(now + LEASE)

    async def rest(self, seconds: float) -> None:
        """Keep the destination for so long without doing anything: nobody serves it until then."""
        await self._renew(self._desk.clock.now() + timedelta(seconds=seconds))

    async def release(self) -> None:
        """Give the destination back."""
        await self._desk.outbox.release(self._worker, self.destination)

    async def mark(
        self,
        row: Message,
        state: MessageState,
        *,
        at: datetime | None = None,
        revision: int | None = None,
        fault: str = "",
    ) -> Message:
        """Set the state of a row and return it as it then is; its revision stays unless another one is given."""
        return await self._desk.outbox.mark(
            self._worker,
            row.id,
            state,
            self._desk.clock.now() if at is None else at,
            revision=row.revision if revision is None else revision,
            fault=fault,
        )

    async def posted(self, row: Message, posted: Posted, *, last: bool) -> Message:
        """Keep where a part of a row was put, and return the row."""
        return await self._desk.outbox.posted(self._worker, row.id, posted, last=last)

    async def begun(self, panel: Panel, at: datetime) -> None:
        """Keep that a panel is posted for the first time."""
        await self._desk.outbox.panel_begun(self._worker, panel.match, panel.panel, at)

    async def shown(self, panel: Panel, revision: int) -> None:
        """Keep that the panel, where it says it is, shows this revision."""
        await self._desk.outbox.panel_shown(
            self._worker, panel.match, panel.panel, revision, panel.channel, panel.message
        )

    async def retired(self, old: OldPanel) -> None:
        """Forget a message that was a panel once."""
        await self._desk.outbox.panel_retired(self._worker, old)

    async def _renew(self, until: datetime) -> None:
        await self._desk.outbox.renew(self._worker, self.destination, until)
        self._until = until
