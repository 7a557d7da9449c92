"""P1 and P2 on the storage alone: processes are killed while they write, others go on, and the history must be right.

Confirmed means that `commit` returned to the process and it told so. Every confirmed input must be in the log, every
input exactly once, every phase exactly once and not before it was over, and no row without the others of its commit.
"""

import asyncio
import multiprocessing
import signal
from collections import Counter
from collections.abc import Callable
from multiprocessing.connection import Connection as Pipe
from multiprocessing.connection import wait
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from msgspec import Struct

from bot.clock import SystemClock
from bot.services.rows import LogKind
from bot.storage.store import SqlStorage, open_storage
from tests.storage.server import programs, running
from tests.torture.players import MATCHES, PHASE_ROWS, Life, Point, match_of, opening, play

FULL_INPUTS = 100_000
FULL_KILLS = 1_000
LONGEST_LIFE = 1_000
"""The most inputs that one process is given."""

Progress = Callable[[int, int], None]
# What a process comes to while it writes about sixteen inputs: the points differ in how often they are reached.
_PER_INPUT = {Point.BEGUN: 8, Point.STATEMENT: 1, Point.WRITTEN: 8, Point.COMMITTED: 8, Point.CONFIRMED: 1}
_MACHINE = multiprocessing.get_context("forkserver")
_MACHINE.set_forkserver_preload(["tests.torture.players"])


class Figures(Struct, frozen=True):
    """What was done and each thing that was wrong, in words."""

    inputs: int
    kills: int
    phases: int
    wrong: tuple[str, ...]


class _Player:
    """A process and what it has told."""

    def __init__(self, url: str, life: Life, shot_after: int) -> None:
        reading, writing = _MACHINE.Pipe(duplex=False)
        self.told: Pipe = reading
        self._process: ForkServerProcess = _MACHINE.Process(target=play, args=(url, life, writing))
        self._shot_after = shot_after
        self._process.start()
        writing.close()

    def listen(self) -> int | None:
        """Return the next input that is told as confirmed; None when the process has ended."""
        try:
            told = int.from_bytes(self.told.recv_bytes(), "little")
        except EOFError:
            return None
        self._shot_after -= 1
        if self._shot_after == 0:
            self._process.kill()
        return told

    def end(self) -> bool:
        """Wait for the end; whether it was killed."""
        self._process.join()
        code = self._process.exitcode
        self._process.close()
        self.told.close()
        if code not in (0, -signal.SIGKILL):
            raise RuntimeError(f"a process ended with {code}")
        return code != 0


def torture(
    url: str, *, inputs: int, kills: int, at_once: int = 1, seed: int = 1, progress: Progress | None = None
) -> Figures:
    """Write so many inputs with `at_once` processes, so many of which are killed; the database must be empty."""
    random = Random(seed)
    asyncio.run(_prepare(url))
    confirmed: set[int] = set()
    killed = 0
    while len(confirmed) < inputs:
        left = [number for number in range(1, inputs + 1) if number not in confirmed][:LONGEST_LIFE]
        pace = max(1, (inputs - len(confirmed)) // max(1, kills - killed))
        players = [_player(url, random, left, pace, shoot=killed + one < kills) for one in range(at_once)]
        confirmed |= _listen(players)
        killed += sum([player.end() for player in players])
        if progress is not None:
            progress(len(confirmed), inputs)
    phases, wrong = asyncio.run(check(url, confirmed, inputs))
    return Figures(inputs, killed, phases, tuple(wrong))


def full_storage(progress: Progress | None = None, inputs: int = FULL_INPUTS, kills: int = FULL_KILLS) -> Figures:
    """All figures on a file, then on a server with two processes racing (where PostgreSQL is installed)."""
    with TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{Path(folder) / 'torture.db'}"
        figures = torture(url, inputs=inputs, kills=kills, progress=progress)
    where = programs()
    if where is None:
        return figures
    with running(where) as server:
        server.sql("CREATE DATABASE torture")
        raced = torture(server.url("torture"), inputs=inputs, kills=kills, at_once=2, progress=progress)
    return Figures(
        figures.inputs + raced.inputs,
        figures.kills + raced.kills,
        figures.phases + raced.phases,
        figures.wrong + raced.wrong,
    )


def _player(url: str, random: Random, left: list[int], pace: int, *, shoot: bool) -> _Player:
    """Start a process that is killed after about `pace` inputs: by itself at a point, or by us at any moment."""
    inputs = tuple(random.sample(left, len(left)))
    if not shoot:
        return _Player(url, Life(inputs), 0)
    after = random.randint(1, 2 * pace)
    point = random.choice(list(Point))
    if point is Point.NEVER:
        return _Player(url, Life(inputs), after)
    return _Player(url, Life(inputs, point, max(1, after // _PER_INPUT[point])), 0)


def _listen(players: list[_Player]) -> set[int]:
    """Return all inputs that are told until all processes have ended."""
    told: set[int] = set()
    speaking = {player.told: player for player in players}
    while speaking:
        for pipe in wait(list(speaking)):
            assert isinstance(pipe, Pipe)
            heard = speaking[pipe].listen()
            if heard is None:
                del speaking[pipe]
            else:
                told.add(heard)
    return told


async def _prepare(url: str) -> None:
    async with await open_storage(url, SystemClock()) as storage:
        for number in range(1, MATCHES + 1):
            await storage.commit(opening(number))


async def check(url: str, confirmed: set[int], inputs: int) -> tuple[int, list[str]]:
    """Return how many phases were resolved, and what is wrong with the history of the inputs 1 to `inputs`."""
    wrong: list[str] = []
    seen: Counter[int] = Counter()
    phases = 0
    async with await open_storage(url, SystemClock()) as storage:
        for number in range(1, MATCHES + 1):
            phases += await _check_match(storage, number, seen, wrong)
        for input_id in range(1, inputs + 1):
            answered = await storage.answered(input_id) is not None
            if seen[input_id] != 1 or not answered:
                word = "confirmed" if input_id in confirmed else "unconfirmed"
                wrong.append(f"{word} input {input_id}: {seen[input_id]} times in the log, answer kept: {answered}")
    wrong += [f"input {input_id} was never sent" for input_id in seen if not 1 <= input_id <= inputs]
    return phases, wrong


async def _check_match(storage: SqlStorage, number: int, seen: Counter[int], wrong: list[str]) -> int:
    """Count a match's inputs into `seen` and return how many of its phases were resolved."""
    stored = await storage.load(number)
    assert stored is not None
    match, rows = stored.match, await storage.log(number)
    ticks = [row for row in rows if row.kind is LogKind.TICK]
    own = [row for row in rows if row.kind is LogKind.ACTION]
    found = [int(row.body) for row in own]
    seen.update(found)
    facts = {
        "rows without gaps": [row.number for row in rows] == list(range(1, len(rows) + 1)),
        "one version for each row": match.version == len(rows) + 1 and match.head_number == len(rows),
        "each phase once": [row.phase for row in ticks] == [str(phase) for phase in range(match.step)],
        "no phase early": all(row.number > PHASE_ROWS * (phase + 1) for phase, row in enumerate(ticks)),
        "the next deadline": [one.phase for one in await storage.deadlines(number)] == [str(match.step)],
        "a message for each input": [one.new.number for one in await storage.messages(number)]
        == [row.number for row in own],
        "a panel that counted all": [one.revision for one in await storage.panels(number)] == [len(own)] * bool(own),
        "inputs of its own": all(match_of(input_id) == number for input_id in found),
    }
    wrong += [f"match {number} has not: {fact}" for fact, holds in facts.items() if not holds]
    return len(ticks)
