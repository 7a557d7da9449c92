"""The processes that are killed: each writes inputs into a storage as fast as it can and tells which are confirmed.

Every tenth row of a match its phase is over: whoever comes next resolves it first. What an input or a tick writes is
small and has one row in each of the tables that matter, so that a half-written one would show.
"""

import asyncio
import importlib
import os
import signal
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from datetime import timedelta
from enum import StrEnum
from multiprocessing.connection import Connection as Pipe
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, Engine, event

from bot.clock import SystemClock
from bot.services.changes import Change
from bot.services.ports import Repeated, VersionClash
from bot.services.rows import Deadline, DeadlineKind, LogKind, Match
from bot.storage.database import Database
from bot.storage.postgres import PostgresDatabase
from bot.storage.sqlite import SqliteDatabase
from bot.storage.store import SqlStorage, open_storage
from tests.storage.samples import NOW, a_log_row, a_match, after, an_input

MATCHES = 12
AT_ONCE = 16
PHASE_ROWS = 10
"""A phase may be resolved once the match has so many rows for each phase up to it."""


# Loaded once, before the processes part.
with suppress(ImportError):
    importlib.import_module("asyncpg")


class Point(StrEnum):
    """Where a process ends itself."""

    BEGUN = "begun"
    STATEMENT = "statement"
    WRITTEN = "written"
    COMMITTED = "committed"
    CONFIRMED = "confirmed"
    NEVER = "never"


class Life(Struct, frozen=True):
    """What a process has to do, and when it ends itself: the `count`-th time that it comes to the point."""

    inputs: tuple[int, ...]
    point: Point = Point.NEVER
    count: int = 0


class _Fuse:
    """Counts how often a point is reached and then ends this process as a power cut would."""

    def __init__(self, life: Life) -> None:
        self._point = life.point
        self._left = life.count

    def reach(self, point: Point) -> None:
        if point is self._point:
            self._left -= 1
            if self._left <= 0:
                os.kill(os.getpid(), signal.SIGKILL)


def play(url: str, life: Life, told: Pipe) -> None:
    """Be such a process: write the inputs, tell each confirmed one, end when all are."""
    asyncio.run(_play(url, life, told))


def opening(number: int) -> Change:
    """Return what makes a match of the torture, before any input."""
    return Change(match=a_match(number, phase="0"), deadlines=(_deadline(number, 0),))


def match_of(input_id: int) -> int:
    """Return the match that an input belongs to."""
    return input_id % MATCHES + 1


def _deadline(match: int, phase: int) -> Deadline:
    due = NOW + timedelta(minutes=phase)
    return Deadline(match=match, kind=DeadlineKind.TICK, phase=str(phase), due_at=due, run_at=due)


async def _play(url: str, life: Life, told: Pipe) -> None:
    fuse = _Fuse(life)
    async with await open_storage(url, SystemClock()) as storage:
        _lay(storage._database, fuse)
        inputs = iter(life.inputs)
        await asyncio.gather(*(_work(storage, inputs, told, fuse) for _ in range(AT_ONCE)))


async def _work(storage: SqlStorage, inputs: Iterator[int], told: Pipe, fuse: _Fuse) -> None:
    for input_id in inputs:
        while not await _try(storage, input_id):
            pass
        fuse.reach(Point.CONFIRMED)
        told.send_bytes(input_id.to_bytes(8, "little"))


async def _try(storage: SqlStorage, input_id: int) -> bool:
    """Resolve the phase if it is over, else write the input; whether the input is confirmed."""
    stored = await storage.load(match_of(input_id))
    assert stored is not None
    match = stored.match
    over = match.head_number >= PHASE_ROWS * (match.step + 1)
    try:
        await storage.commit(_tick(match) if over else an_input(match, input_id))
    except VersionClash:
        return False
    except Repeated:
        return True
    return not over


def _tick(match: Match) -> Change:
    number, phase = match.head_number + 1, match.step + 1
    row = a_log_row(number, match.id, kind=LogKind.TICK, seat=None, phase=match.phase)
    then = after(match, head_number=number, step=phase, phase=str(phase))
    return Change(match=replace(then, due_at=NOW), log=(row,), deadlines=(_deadline(match.id, phase),))


def _lay(database: Database, fuse: _Fuse) -> None:
    """Let the fuse count the points of the writing connection."""

    def statement(
        connection: Connection, cursor: object, words: str, parameters: object, context: object, many: bool
    ) -> None:
        fuse.reach(Point.STATEMENT)

    engine = _engine(database)
    # Listeners are called in the order in which they came: BEGIN is sent before the first of these.
    event.listen(engine, "begin", lambda _: fuse.reach(Point.BEGUN))
    event.listen(engine, "before_cursor_execute", statement)
    event.listen(engine, "commit", lambda _: fuse.reach(Point.WRITTEN))
    write: Callable[[Callable[[Connection], Any]], Awaitable[Any]] = database.write

    async def written(work: Callable[[Connection], Any]) -> Any:
        result = await write(work)
        fuse.reach(Point.COMMITTED)
        return result

    # The committer asks its database for `write` each time.
    database.write = written  # type: ignore[method-assign]


def _engine(database: Database) -> Engine:
    if isinstance(database, SqliteDatabase):
        return database.writer
    assert isinstance(database, PostgresDatabase)
    return database.engine.sync_engine
