"""The outbox and the leases in memory, over the rows of `FakeMatches`; each write is a point that a test can reach."""

from collections.abc import Awaitable, Callable, Iterator
from datetime import datetime
from typing import TypeAlias

from msgspec.structs import replace

from bot.services.outgoing import (
    OPEN,
    Breaker,
    Destination,
    DestinationKind,
    Message,
    MessageState,
    OldPanel,
    Panel,
    Posted,
)
from bot.services.ports import Claim, LeaseLost
from bot.services.rows import Lease
from tests.fakes.storage import FakeMatches

Reach: TypeAlias = Callable[[str], Awaitable[None]]
"""Called with the name of each point that is reached."""


async def go_on(point: str) -> None:
    """Nothing happens at any point."""


class FakeOutbox:
    """`Outbox` and `Leases` by their docstrings. Points: `before <write>` and `after <write>`."""

    def __init__(self, matches: FakeMatches, reach: Reach = go_on) -> None:
        self.matches = matches
        self.reach = reach
        self.leases: dict[Destination, Lease] = {}
        self.breakers: dict[Destination, Breaker] = {}
        self.named: dict[str, Lease] = {}
        self.claims: list[Claim] = []
        self._left: dict[tuple[int, str], int | None] = {}
        """The latest message of each panel: not given back to one that was wanted anew meanwhile."""

    # --- claims

    async def claim(self, worker: str, now: datetime, until: datetime) -> Claim | None:
        await self.reach("before claim")
        free = [work for work in self._work() if self._free_at(work[1], now) <= now]
        if not free:
            return None
        _, destination = min(free)
        self.leases[destination] = Lease(name="", holder=worker, until=until)
        claim = Claim(
            destination=destination,
            until=until,
            messages=tuple(self._rows(destination)),
            panels=tuple(panel for panel in self._stale() if panel.destination == destination),
            old=tuple(old for old in self.matches.old_panels if old.destination == destination),
        )
        self.claims.append(claim)
        await self.reach("after claim")
        return claim

    async def next_work(self, now: datetime) -> datetime | None:
        return min((self._free_at(destination, now) for _, destination in self._work()), default=None)

    def _free_at(self, destination: Destination, now: datetime) -> datetime:
        lease = self.leases.get(destination)
        breaker = self.breakers.get(destination)
        return max(now, lease.until if lease else now, breaker.retry_at if breaker else now)

    def _work(self) -> Iterator[tuple[tuple[int, int], Destination]]:
        """Each destination with work, with the urgency of its first row: priority, id."""
        panels = {panel.destination for panel in self._stale()} | {old.destination for old in self.matches.old_panels}
        for destination in panels | {row.new.destination for row in self.matches.outbox}:
            first = next(self._rows(destination), None)
            if first is not None:
                yield (first.new.priority, first.id), destination
            elif destination in panels:
                yield (3, 0), destination

    def _rows(self, destination: Destination) -> Iterator[Message]:
        for row in self.matches.outbox:
            if row.new.destination != destination:
                continue
            if row.state in OPEN:
                if self._held_back(row):
                    return
                yield row
            elif row.state is MessageState.SENT and row.strike:
                yield row

    def _held_back(self, row: Message) -> bool:
        if not row.new.after_public:
            return False
        home = Destination(DestinationKind.CHANNEL, self.matches.rows[row.new.match].home)
        if home in self.breakers:
            return False
        earlier = (other for other in self.matches.outbox if other.id < row.id and other.new.match == row.new.match)
        return any(other.new.destination == home and other.state in OPEN for other in earlier)

    def _stale(self) -> list[Panel]:
        return [panel for panel in self.matches.panel_rows.values() if panel.shown < panel.revision]

    # --- leases of destinations

    async def renew(self, worker: str, destination: Destination, until: datetime) -> None:
        await self.reach("before renew")
        self._check(worker, destination)
        self.leases[destination] = Lease(name="", holder=worker, until=until)
        await self.reach("after renew")

    async def release(self, worker: str, destination: Destination) -> None:
        await self.reach("before release")
        self._check(worker, destination)
        del self.leases[destination]
        await self.reach("after release")

    def _check(self, worker: str, destination: Destination) -> None:
        lease = self.leases.get(destination)
        if lease is None or lease.holder != worker:
            raise LeaseLost

    # --- marks

    async def mark(
        self, worker: str, message: int, state: MessageState, at: datetime, *, revision: int = 0, fault: str = ""
    ) -> Message:
        await self.reach(f"before mark {state}")
        row = self._row(worker, message)
        if row.state is not MessageState.CANCELLED:
            begun = at if state is MessageState.SENDING else row.attempted_at
            row = self._put(replace(row, state=state, revision=revision, attempted_at=begun, fault=fault))
        await self.reach(f"after mark {state}")
        return row

    async def posted(self, worker: str, message: int, posted: Posted, *, last: bool) -> Message:
        await self.reach("before posted")
        row = self._row(worker, message)
        assert posted.part == len(row.posted), "a part is missing or comes again"
        state = MessageState.SENT if last else row.state
        row = self._put(replace(row, posted=(*row.posted, posted), state=state))
        await self.reach("after posted")
        return row

    def _row(self, worker: str, message: int) -> Message:
        row = self.matches.outbox[message - 1]
        self._check(worker, row.new.destination)
        return row

    def _put(self, row: Message) -> Message:
        self.matches.outbox[row.id - 1] = row
        return row

    async def panel_begun(self, worker: str, match: int, panel: str, at: datetime) -> None:
        await self.reach("before panel_begun")
        row = self.matches.panel_rows[match, panel]
        self._check(worker, row.destination)
        self.matches.panel_rows[match, panel] = replace(row, attempted_at=at)
        await self.reach("after panel_begun")

    async def panel_shown(
        self, worker: str, match: int, panel: str, revision: int, channel: int | None, message: int | None
    ) -> None:
        await self.reach("before panel_shown")
        row = self.matches.panel_rows[match, panel]
        self._check(worker, row.destination)
        shown = replace(row, shown=revision)
        if message is None or row.message is not None or self._left.get((match, panel)) != message:
            shown = replace(shown, channel=channel, message=message, attempted_at=None)
            self._left[match, panel] = message
        self.matches.panel_rows[match, panel] = shown
        await self.reach("after panel_shown")

    async def panel_retired(self, worker: str, old: OldPanel) -> None:
        await self.reach("before panel_retired")
        self._check(worker, old.destination)
        self.matches.old_panels.remove(old)
        await self.reach("after panel_retired")

    # --- looking

    async def messages(self, match: int) -> tuple[Message, ...]:
        return tuple(row for row in self.matches.outbox if row.new.match == match)

    async def panels(self, match: int) -> tuple[Panel, ...]:
        rows = sorted(self.matches.panel_rows.items())
        return tuple(panel for (of, _), panel in rows if of == match)

    # --- breakers

    async def break_(self, breaker: Breaker) -> None:
        await self.reach("before break")
        self.breakers[breaker.destination] = breaker
        await self.reach("after break")

    async def mend(self, destination: Destination) -> None:
        await self.reach("before mend")
        self.breakers.pop(destination, None)
        await self.reach("after mend")

    async def breaker(self, destination: Destination) -> Breaker | None:
        return self.breakers.get(destination)

    # --- leases by name

    async def take(self, name: str, holder: str, now: datetime, until: datetime) -> bool:
        await self.reach("before take")
        lease = self.named.get(name)
        if lease is not None and lease.holder != holder and lease.until > now:
            return False
        self.named[name] = Lease(name=name, holder=holder, until=until)
        await self.reach("after take")
        return True

    async def give_back(self, name: str, holder: str) -> None:
        lease = self.named.get(name)
        if lease is not None and lease.holder == holder:
            del self.named[name]
