"""How soon a process is ready with 1,000 live matches, and how much memory an idle one takes.

Ready: the database is open and locked, the earliest deadline is known and its alarm set, inputs can be taken. Memory:
what a process has more when there are a thousand matches more, all of which have been looked at once.
"""

import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

import msgspec

from tests.bench.measure import Limit
from tests.bench.prepared import prepare

MATCHES = 1_000
FEW = 8
"""Matches of the process that is compared with: so many that everything has been loaded and used there too."""

STARTS = 5
ROOT = Path(__file__).resolve().parents[2]


class Seen(msgspec.Struct, frozen=True):
    """What a process told: seconds until it was ready, its memory in bytes."""

    seconds: float
    memory: int


def started(folder: Path) -> Seen:
    """One process on the database in this folder, from its start to its end."""
    command = [sys.executable, "-m", "tests.bench.ready", str(folder)]
    began = perf_counter()
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        word = process.stdout.readline()
        seconds = perf_counter() - began
        if word != "ready\n":
            raise ChildProcessError(f"it was not ready but said {word!r}")
        memory = int(process.stdout.readline())
        process.stdin.close()
    return Seen(seconds, memory)


def measure() -> list[Limit]:
    """The slowest of some starts, and the memory of a match."""
    with tempfile.TemporaryDirectory() as place:
        few, many = Path(place) / "few", Path(place) / "many"
        for folder, matches in ((few, FEW), (many, FEW + MATCHES)):
            folder.mkdir()
            prepare(folder / "duskbid.db", matches)
        starts = [(started(few), started(many)) for _ in range(STARTS)]
    slowest = max(many.seconds for _, many in starts)
    memory = sorted((many.memory - few.memory) / MATCHES for few, many in starts)[STARTS // 2]
    return [
        Limit(f"ready with {MATCHES:,} live matches, slowest of {STARTS} starts", slowest, 5.0, "s"),
        Limit("memory of an idle live match of 16", memory / 1_000, 20.0, "kB"),
    ]
