"""`duskbid simulate`: many matches among robots, on every core, counted as they end; `summary` is what people read."""

import traceback
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from bot import matchlog, presets
from bot.commands import workers
from bot.commands.summary import Summary, in_order
from bot.errors import UserError
from bot.games import houserules
from bot.games.api import Malformed, Seat
from bot.games.driver import play
from bot.games.record import Row, header
from bot.games.registry import find

FAULTS_KEPT = 20
BATCH = 8
"""Matches that a worker plays at a time."""

LONGEST_SEED = 64


class Plan(msgspec.Struct, frozen=True):
    """What every match of a simulation is played with; records go into the folder `record`, if there is one."""

    game: str
    preset: str | None
    seed: str
    rules: dict[str, Any]
    seats: tuple[Seat, ...]
    record: Path | None


class Played(msgspec.Struct, frozen=True):
    """One finished match: what its summary counts."""

    counts: dict[str, dict[str, int]]
    finished: bool
    faults: tuple[str, ...]


def plan(game: str, preset: str | None, seed: str, record: Path | None, seats: int | None = None) -> Plan:
    """A simulation's plan from what a person typed; raises UserError."""
    try:
        found = find(game)
    except Malformed as fault:
        raise UserError(fault.reason) from None
    rules = houserules.write(found.rules({})) if preset is None else presets.preset(found, preset)
    if not seed.isprintable() or not 0 < len(seed) <= LONGEST_SEED:
        raise UserError(f"--seed: a seed is a text of 1 to {LONGEST_SEED} printable characters")
    if record is not None and not record.is_dir():
        raise UserError(f"{record}: there is no such folder for the records")
    limits = found.seat_limits(found.rules(rules))
    if seats is not None and seats not in limits:
        raise UserError(f"--seats: {game} is for {_span(limits)} here")
    names = tuple(str(number) for number in range(1, (limits[-1] if seats is None else seats) + 1))
    return Plan(game, preset, seed, dict(rules), names, record)


def _span(limits: range) -> str:
    """`16 seats`, or `2 to 6 seats`."""
    return f"{limits[0]} seats" if len(limits) == 1 else f"{limits[0]} to {limits[-1]} seats"


def simulate(plan: Plan, *, matches: int, jobs: int, progress: Callable[[], None]) -> Summary:
    """Play so many matches, the n-th with the seed "SEED/n"; memory does not grow with their number."""
    counts: dict[str, Counter[str]] = {}
    faults: list[str] = []
    finished = 0
    batches = (range(first, min(first + BATCH, matches + 1)) for first in range(1, matches + 1, BATCH))
    with closing(workers.all_of(partial(play_batch, plan), batches, min(jobs, -(-matches // BATCH)))) as results:
        for played in (one for batch in results for one in batch):
            finished += played.finished
            faults += played.faults[: FAULTS_KEPT - len(faults)]
            for heading, by_name in played.counts.items():
                counts.setdefault(heading, Counter()).update(by_name)
            progress()
    ordered = {heading: in_order(by_name) for heading, by_name in counts.items()}
    return Summary(plan.game, plan.preset, plan.seed, matches, finished, tuple(faults), ordered)


def play_batch(plan: Plan, numbers: range) -> list[Played]:
    """The matches of those numbers; what a worker does."""
    return [one(plan, number) for number in numbers]


def one(plan: Plan, number: int) -> Played:
    """One match among robots, looked at after every turn; its record is written into the plan's folder."""
    game = find(plan.game)
    head = header(game, plan.rules, plan.seats, f"{plan.seed}/{number}")
    faults: list[str] = []
    rows: list[Row] = []
    states: list[Any] = []
    phase = ""
    try:
        for at, turn in enumerate(play(head)):
            faults += (f"seed {head.seed}, row {at}: {fault}" for fault in game.faults(turn.state))
            if phase != game.phase(turn.state):
                phase = game.phase(turn.state)
                states.append(turn.state)
            if plan.record is not None and turn.row is not None:
                rows.append(turn.row)
    except Exception as error:  # noqa: BLE001 - a match that breaks the engine is a finding, told with its seed
        faults.append(f"seed {head.seed}: {_where(error)}")
    if plan.record is not None:
        matchlog.write(plan.record / _file_name(plan, number), head, rows)
    counts = {heading: dict(by_name) for heading, by_name in game.statistics(states).items()} if states else {}
    finished = bool(states) and game.outcome(states[-1]) is not None
    return Played(counts, finished, tuple(faults[:FAULTS_KEPT]))


def _where(error: Exception) -> str:
    """An error and the line that raised it."""
    last: traceback.FrameSummary = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(last.filename).name}, line {last.lineno})"


def _file_name(plan: Plan, number: int) -> str:
    """`tycoon-SEED-NUMBER.jsonl`, whatever characters the seed has."""
    seed = "".join(c if c.isalnum() or c in "._" else "-" for c in plan.seed)
    return f"{plan.game}-{seed}-{number}.jsonl"
