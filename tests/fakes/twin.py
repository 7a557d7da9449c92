"""A real storage and the fake one side by side: every commit goes to both, and every answer must be the same.

So the services' tests run on real databases unchanged, look at the fake's rows where they want to look, and show on the
way that the fake is like the real thing.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from datetime import datetime
from typing import TypeVar

from bot.games.api import Seat
from bot.services.changes import Change
from bot.services.ports import Repeated, Stored, VersionClash
from bot.services.rows import AuditRow, Deadline, Deaf, Draft, LateInput, LogRow, Match, SeatRow, Server, Status
from bot.storage.store import SqlStorage
from tests.fakes.storage import FakeMatches, PowerCut

T = TypeVar("T")

Opened = Callable[[], Awaitable[SqlStorage]]


class Twin(FakeMatches):
    """The fake, which answers as the real storage does; that is opened when it is first needed."""

    def __init__(self, opened: Opened) -> None:
        super().__init__()
        self._opened = opened
        self._opening = asyncio.Lock()
        self._real: SqlStorage | None = None
        self._under_way = 0
        self._written = 0

    async def real(self) -> SqlStorage:
        """The real storage."""
        async with self._opening:
            if self._real is None:
                self._real = await self._opened()
        return self._real

    async def close(self) -> None:
        """Close the real storage, if it was opened."""
        if self._real is not None:
            await self._real.close()

    async def commit(self, change: Change) -> None:
        if self.cut == "before":
            self.cut = None
            raise PowerCut
        real = await self.real()
        self._under_way += 1
        try:
            await real.commit(change)
        except (VersionClash, Repeated) as refused:
            self._refused(change, refused)
            raise
        else:
            self._check(change)
            self._take(change)
        finally:
            self._under_way -= 1
            self._written += 1
        if self.cut == "after":
            self.cut = None
            raise PowerCut

    def _refused(self, change: Change, refused: Exception) -> None:
        """The fake must refuse for the same reason."""
        own: Exception | None = None
        try:
            self._check(change)
        except (VersionClash, Repeated) as reason:
            own = reason
        if type(own) is not type(refused):
            raise AssertionError(f"the real storage says {refused!r}, the fake {own!r}") from refused

    async def _same(self, ask: Callable[[SqlStorage], Awaitable[T]], own: Awaitable[T]) -> T:
        """What the real storage says; while nothing is written, the fake must say the same."""
        real = await self.real()
        quiet, written = self._under_way == 0, self._written
        expected = await own
        found = await ask(real)
        if quiet and self._under_way == 0 and self._written == written:
            assert found == expected
        return found

    async def free_match_id(self) -> int:
        return await self._same(lambda real: real.free_match_id(), super().free_match_id())

    async def load(self, match: int) -> Stored | None:
        return await self._same(lambda real: real.load(match), super().load(match))

    async def matches(
        self, statuses: Sequence[Status], *, guild: int | None = None, channel: int | None = None
    ) -> tuple[Match, ...]:
        return await self._same(
            lambda real: real.matches(statuses, guild=guild, channel=channel),
            super().matches(statuses, guild=guild, channel=channel),
        )

    async def seats_of(self, user: int, statuses: Sequence[Status]) -> tuple[SeatRow, ...]:
        return await self._same(lambda real: real.seats_of(user, statuses), super().seats_of(user, statuses))

    async def log(self, match: int, *, after: int = 0) -> tuple[LogRow, ...]:
        return await self._same(lambda real: real.log(match, after=after), super().log(match, after=after))

    async def last_action(self, match: int, seat: Seat) -> LogRow | None:
        return await self._same(lambda real: real.last_action(match, seat), super().last_action(match, seat))

    async def last_tick(self, match: int, phase: str | None = None) -> LogRow | None:
        return await self._same(lambda real: real.last_tick(match, phase), super().last_tick(match, phase))

    async def drafts(self, match: int, seat: Seat | None = None) -> tuple[Draft, ...]:
        return await self._same(lambda real: real.drafts(match, seat), super().drafts(match, seat))

    async def late_inputs(self, match: int) -> tuple[LateInput, ...]:
        return await self._same(lambda real: real.late_inputs(match), super().late_inputs(match))

    async def audit(self, match: int) -> tuple[AuditRow, ...]:
        return await self._same(lambda real: real.audit(match), super().audit(match))

    async def answered(self, input_id: int) -> bytes | None:
        return await self._same(lambda real: real.answered(input_id), super().answered(input_id))

    async def forget_answers(self, before: datetime) -> None:
        await (await self.real()).forget_answers(before)
        await super().forget_answers(before)

    async def server(self, guild: int) -> Server:
        return await self._same(lambda real: real.server(guild), super().server(guild))

    async def change_server(self, guild: int, change: Callable[[Server], Server]) -> Server:
        await (await self.real()).change_server(guild, change)
        return await super().change_server(guild, change)

    async def quiet(self, users: Iterable[int]) -> frozenset[int]:
        wanted = tuple(users)
        return await self._same(lambda real: real.quiet(wanted), super().quiet(wanted))

    async def set_quiet(self, user: int, *, quiet: bool) -> None:
        await (await self.real()).set_quiet(user, quiet=quiet)
        await super().set_quiet(user, quiet=quiet)

    async def due(self, now: datetime) -> tuple[Deadline, ...]:
        return await self._same(lambda real: real.due(now), super().due(now))

    async def deadlines(self, match: int) -> tuple[Deadline, ...]:
        return await self._same(lambda real: real.deadlines(match), super().deadlines(match))

    async def earliest(self, after: datetime | None = None) -> datetime | None:
        return await self._same(lambda real: real.earliest(after), super().earliest(after))

    async def heard(self, listener: str, at: datetime) -> None:
        await (await self.real()).heard(listener, at)
        await super().heard(listener, at)

    async def last_heard(self, listener: str) -> datetime | None:
        return await self._same(lambda real: real.last_heard(listener), super().last_heard(listener))

    async def deaf(self, listener: str, start: datetime) -> None:
        await (await self.real()).deaf(listener, start)
        await super().deaf(listener, start)

    async def outages(self, listener: str, since: datetime) -> tuple[Deaf, ...]:
        return await self._same(lambda real: real.outages(listener, since), super().outages(listener, since))
