"""A commit of one input under full durability, alone and with 64 at once, beside one ORM transaction for each.

Both write the same rows into the same database file with the same pragmas, turn by turn.
"""

import asyncio
import tempfile
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from time import perf_counter

from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from bot.clock import SystemClock
from bot.services.changes import Change
from bot.services.rows import Match
from bot.storage.store import SqlStorage, open_storage
from tests.bench import usual
from tests.bench.measure import Limit, Row, rates
from tests.storage.samples import a_match, a_seat, an_input

AT_ONCE = 64
TURN = 8
"""How many times a turn repeats: so many inputs alone, or so many times 64 at once."""

ROUNDS = 9
MOST_SECONDS = 0.010
STATE = bytes(range(256)) * 16


class _Players:
    """Matches of one contender and their next inputs."""

    def __init__(self, first: int, inputs: Iterator[int]) -> None:
        self.matches: list[Match] = [a_match(first + number, state=STATE) for number in range(AT_ONCE)]
        self._inputs = inputs

    def openings(self) -> list[Change]:
        return [
            Change(match=match, seats=tuple(a_seat(str(place), match.id) for place in range(1, 17)))
            for match in self.matches
        ]

    def inputs(self, many: int) -> list[Change]:
        changes = [an_input(match, next(self._inputs)) for match in self.matches[:many]]
        for number, change in enumerate(changes):
            assert change.match is not None
            self.matches[number] = change.match
        return changes


class _Bench:
    """Both contenders on one database."""

    def __init__(self, storage: SqlStorage, sessions: async_sessionmaker[AsyncSession]) -> None:
        inputs = count(1)
        self.storage = storage
        self.sessions = sessions
        self.ours = _Players(1, inputs)
        self.theirs = _Players(1 + AT_ONCE, inputs)
        self.waits: list[float] = []

    async def prepare(self) -> None:
        for change in self.ours.openings() + self.theirs.openings():
            await self.storage.commit(change)

    async def grouped(self, many: int) -> int:
        for _ in range(TURN):
            await asyncio.gather(*(self._timed(change) for change in self.ours.inputs(many)))
        return TURN * many

    async def one_each(self, many: int) -> int:
        # One time 64 is long enough: it takes about as long as all of ours.
        times = TURN if many == 1 else 1
        for _ in range(times):
            await usual.commit_all(self.sessions, self.theirs.inputs(many))
        return times * many

    async def _timed(self, change: Change) -> None:
        began = perf_counter()
        await self.storage.commit(change)
        self.waits.append(perf_counter() - began)


def measure(url: str | None = None, rounds: int = ROUNDS) -> list[Row | Limit]:
    """Inputs per second of both, and the p99 of our commits; `url`: another database."""
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner() as runner:
        place = url or f"sqlite+aiosqlite:///{Path(folder) / 'bench.db'}"
        storage = runner.run(open_storage(place, SystemClock()))
        engine = usual.engine(place)
        bench = _Bench(storage, async_sessionmaker(engine, expire_on_commit=False))
        runner.run(bench.prepare())
        rows: list[Row | Limit] = []
        for many in (1, AT_ONCE):
            rows += _compared(runner, bench, many, rounds)
        runner.run(engine.dispose())
        runner.run(storage.close())
    return rows


def _compared(runner: asyncio.Runner, bench: _Bench, many: int, rounds: int) -> list[Row | Limit]:
    contenders: dict[str, Callable[[], int]] = {
        "ours": lambda: runner.run(bench.grouped(many)),
        "theirs": lambda: runner.run(bench.one_each(many)),
    }
    contenders["ours"]()  # warm up, as `rates` does before it counts
    bench.waits.clear()
    seen = rates(contenders, rounds, perf_counter)
    waits = sorted(bench.waits)
    p99 = waits[int(len(waits) * 0.99)]
    how = "alone" if many == 1 else f"{many} at once"
    return [
        Row(f"durable inputs/s, {how}, one ORM transaction each", seen["ours"], seen["theirs"], 1 if many == 1 else 20),
        Limit(f"p99 of a commit, {how}", 1_000 * p99, 1_000 * MOST_SECONDS, "ms"),
    ]
