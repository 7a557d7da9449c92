"""Group commit: what many callers ask at once becomes one transaction, and each is told its own result after it.

A durable commit costs a write to the disk, whatever is in it. So while one transaction is on its way, the Changes that
come meanwhile are gathered, and the next transaction takes them all: one alone is not delayed, many share the price.
There is no timer. A result, also a refusal, is told only after the commit on which it rests.

An unexpected error rolls back the whole transaction; then each of its works is done again alone, so that only the one
at fault fails. Works other than Changes (marks of the outbox, leases) go in a transaction after that of the Changes: so
match rows are always locked before anything else.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct
from sqlalchemy import Connection

from bot.services.changes import Change
from bot.services.ports import LeaseLost
from bot.storage.database import Database
from bot.storage.faults import hits_all, may_pass, plain
from bot.storage.unit import check_shape, write_changes

_logger = logging.getLogger(__name__)

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], Any]

BATCH = 128
"""The most works in one transaction: more would make each wait for all."""

WAITING = 4096
"""The most works that wait in memory; further callers wait before they come in."""

ATTEMPTS_ALONE = 3
"""Another process may insert the same key, or lock in another order, between our look and our write."""


class Outcome(Struct, frozen=True):
    """What became of a work: its result, or what its caller gets raised."""

    result: Any = None
    error: Exception | None = None


class _Entry:
    """Somebody's work and where its result goes."""

    __slots__ = ("done", "work")

    def __init__(self, work: Change | Work, done: "asyncio.Future[Any]") -> None:
        self.work = work
        self.done = done


class Committer:
    """Gathers works and writes them; first come, first served. Belongs to one event loop."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: deque[_Entry] = deque()
        self._room = asyncio.Semaphore(WAITING)
        self._draining: asyncio.Task[None] | None = None
        self._closed = False

    async def commit(self, change: Change) -> None:
        """Write a Change durably; raises VersionClash or Repeated."""
        check_shape(change)
        await self._enter(change)

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Do something else in a durable transaction; when it raises LeaseLost it must have written nothing."""
        result: T = await self._enter(work)
        return result

    async def close(self) -> None:
        """Take nothing more, and wait until all that was taken is written."""
        self._closed = True
        while self._draining is not None:
            await asyncio.wait([self._draining])

    async def _enter(self, work: Change | Work) -> Any:
        if self._closed:
            raise RuntimeError("the storage is closed")
        async with self._room:
            entry = _Entry(work, asyncio.get_running_loop().create_future())
            self._waiting.append(entry)
            if self._draining is None:
                self._draining = asyncio.create_task(self._drain())
            return await entry.done

    async def _drain(self) -> None:
        try:
            while self._waiting:
                taken = [self._waiting.popleft() for _ in range(min(BATCH, len(self._waiting)))]
                wanted = [entry for entry in taken if not entry.done.done()]  # who waited may have been cancelled
                await self._write([entry for entry in wanted if isinstance(entry.work, Change)])
                await self._write([entry for entry in wanted if not isinstance(entry.work, Change)])
        finally:
            self._draining = None

    async def _write(self, entries: Sequence[_Entry]) -> None:
        """Write entries of one kind together, else each alone, and tell each its result."""
        if not entries:
            return
        try:
            outcomes = await self._together(entries)
        except Exception as error:  # noqa: BLE001 (whatever it was, every caller must hear something)
            if hits_all(error):
                outcomes = [Outcome(error=plain(error))] * len(entries)
            else:
                _logger.warning("%d works are done again one by one after %s", len(entries), type(error).__name__)
                outcomes = [await self._alone(entry) for entry in entries]
        for entry, outcome in zip(entries, outcomes, strict=True):
            if not entry.done.done():
                if outcome.error is None:
                    entry.done.set_result(outcome.result)
                else:
                    entry.done.set_exception(outcome.error)

    async def _together(self, entries: Sequence[_Entry]) -> list[Outcome]:
        works = [entry.work for entry in entries]
        return await self._database.write(partial(_run, works=works))

    async def _alone(self, entry: _Entry) -> Outcome:
        for attempt in range(ATTEMPTS_ALONE):
            try:
                [outcome] = await self._together([entry])
            except Exception as error:  # noqa: BLE001 (it goes to the caller)
                if attempt + 1 == ATTEMPTS_ALONE or not may_pass(error):
                    return Outcome(error=plain(error))
            else:
                return outcome
        raise AssertionError("the last attempt returns")


def _run(connection: Connection, works: Sequence[Change | Work]) -> list[Outcome]:
    """Do works of one kind in one transaction."""
    changes = [work for work in works if isinstance(work, Change)]
    if changes:
        return [Outcome(error=refusal) for refusal in write_changes(connection, changes)]
    return [_do(connection, work) for work in works if not isinstance(work, Change)]


def _do(connection: Connection, work: Work) -> Outcome:
    try:
        return Outcome(result=work(connection))
    except LeaseLost as lost:
        return Outcome(error=lost)
