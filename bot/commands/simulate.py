"""`duskbid simulate`: many matches among robots, on every core, summed up as they end."""

import signal
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from bot import matchlog, presets
from bot.errors import UserError
from bot.games import houserules
from bot.games.api import Malformed, Seat
from bot.games.driver import play
from bot.games.record import Header, Row, header
from bot.games.registry import find

FAULTS_KEPT = 20
CHUNK = 8
"""Matches handed to a worker at once."""


class Plan(msgspec.Struct, frozen=True):
    """What every match of a simulation is played with; records go into the folder `record`, if there is one."""

    game: str
    preset: str | None
    rules: dict[str, Any]
    seats: tuple[Seat, ...]
    record: Path | None


class Played(msgspec.Struct, frozen=True):
    """One finished match: what its summary counts."""

    counts: dict[str, dict[str, int]]
    finished: bool
    faults: tuple[str, ...]


class Summary(msgspec.Struct, frozen=True):
    """All matches: how many finished, the invariants that were broken, and the counts by heading."""

    game: str
    preset: str | None
    seed: str
    matches: int
    finished: int
    faults: tuple[str, ...]
    counts: dict[str, dict[str, int]]

    @property
    def sound(self) -> bool:
        """Whether every match finished with every invariant held."""
        return self.finished == self.matches and not self.faults


def plan(game: str, preset: str | None, record: Path | None) -> Plan:
    """A simulation's plan from what a person typed; raises UserError."""
    try:
        found = find(game)
    except Malformed as fault:
        raise UserError(fault.reason) from None
    rules = presets.preset(found, preset) if preset else houserules.write(found.rules({}))
    if record is not None and not record.is_dir():
        raise UserError(f"{record}: there is no such folder for the records")
    seats = tuple(str(number) for number in range(1, found.seat_limits(found.rules(rules))[-1] + 1))
    return Plan(game, preset, dict(rules), seats, record)


def simulate(plan: Plan, *, matches: int, seed: str, jobs: int, progress: Callable[[], None]) -> Summary:
    """Play so many matches, the n-th with the seed "SEED/n"; memory does not grow with their number."""
    counts: dict[str, Counter[str]] = {}
    faults: list[str] = []
    finished = 0
    game = find(plan.game)
    headers = (header(game, plan.rules, plan.seats, f"{seed}/{number}") for number in range(1, matches + 1))
    for played in _all(partial(one, record=plan.record), headers, min(jobs, matches)):
        finished += played.finished
        faults += played.faults[: max(0, FAULTS_KEPT - len(faults))]
        for heading, by_name in played.counts.items():
            counts.setdefault(heading, Counter()).update(by_name)
        progress()
    ordered = {heading: dict(sorted(by_name.items(), key=_order)) for heading, by_name in counts.items()}
    return Summary(plan.game, plan.preset, seed, matches, finished, tuple(faults), ordered)


def show(summary: Summary, console: Console) -> None:
    """The summary as tables: shares under each heading."""
    held = "every invariant held" if not summary.faults else "[red]invariants were broken:[/]"
    console.print(f"{summary.finished} of {summary.matches} matches finished, {held}", highlight=False)
    for fault in summary.faults:
        console.print(f"  {fault}", highlight=False, markup=False)
    for heading, by_name in summary.counts.items():
        total = sum(by_name.values())
        table = Table(title=heading, title_justify="left", box=None, show_header=False)
        for name, count in by_name.items():
            table.add_row(name, str(count), f"{count / total:.1%}")
        console.print(table)


def as_json(summary: Summary) -> str:
    """The summary as JSON."""
    return msgspec.json.format(msgspec.json.encode(summary)).decode()


def one(head: Header, record: Path | None = None) -> Played:
    """One match among robots, looked at after every turn; its record is written into the folder `record`."""
    game = find(head.game)
    faults: list[str] = []
    rows: list[Row] = []
    states: list[Any] = []
    for number, turn in enumerate(play(head)):
        faults += (f"seed {head.seed}, row {number}: {fault}" for fault in game.faults(turn.state))
        if turn.row is None or turn.row.kind == "tick":
            states.append(turn.state)
        if record is not None and turn.row is not None:
            rows.append(turn.row)
    if record is not None:
        matchlog.write(record / f"{head.game}-{head.seed.replace('/', '-')}.jsonl", head, rows)
    counts = {heading: dict(by_name) for heading, by_name in game.statistics(states).items()}
    return Played(counts, game.outcome(states[-1]) is not None, tuple(faults))


def _all(work: Callable[[Header], Played], headers: Iterator[Header], jobs: int) -> Iterator[Played]:
    """The results in the order of the headers, with `jobs` processes."""
    if jobs == 1:
        yield from map(work, headers)
        return
    with get_context("spawn").Pool(jobs, _worker_quiet) as pool:
        yield from pool.imap(work, headers, chunksize=CHUNK)


def _worker_quiet() -> None:
    """Ctrl-C is the parent's business; workers end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _order(entry: tuple[str, Any]) -> tuple[int, float, str]:
    """Numbers by size, then words by the alphabet."""
    name = entry[0]
    head, _, rest = name.rpartition(" ")
    return (0, float(rest), head) if rest.replace(".", "", 1).isdigit() and not head else (1, 0.0, name)
