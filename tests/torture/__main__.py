"""Reach the full figures of the promises, and print what was asked, what was reached and what was wrong."""

import sys
from collections.abc import Callable
from math import ceil
from typing import Annotated

import typer
from msgspec import Struct
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from bot.games import registry
from tests.fakes.counting import COUNTING
from tests.torture import p1p2, p3, p11, storage
from tests.torture.judge import Wrong
from tests.torture.p1p2 import Asked, Backend

PROMISES = ("P1", "P2", "P3", "P10", "P11")
STORIES = 10_000
_MOST_SHOWN = 20

Step = Callable[[int, int], None]


class Row(Struct, frozen=True):
    """One line of the table; `enough` is false where a figure was not reached or something was wrong."""

    promise: str
    what: str
    asked: str
    reached: str
    wrong: tuple[str, ...] = ()
    enough: bool = True


def lives(only: set[str], scale: float, seed: int, backend: Backend, step: Step) -> list[Row]:
    """P1, P2 and P10 on one kind of database."""
    inputs = ceil(100_000 * scale) if "P1" in only else 0
    kills = ceil(1_000 * scale) if "P1" in only else 0
    phases = ceil(10_000 * scale) if "P2" in only else 0
    asked = Asked(inputs, kills, phases)
    goal = inputs + 100 * kills + 10 * phases

    def progress(found: p1p2.Figures) -> None:
        killed = sum(found.kills.values())
        done = min(found.inputs, inputs) + 100 * min(killed, kills) + 10 * min(found.phases, phases)
        step(done, goal or 1)

    found = p1p2.full(backend, asked, progress, seed)
    if found is None:
        return [Row("P1 P2 P10", backend, "", "no PostgreSQL here (Debian: the package postgresql)", enough=False)]
    killed = sum(found.kills.values())
    how = "two processes racing" if p1p2.PROCESSES[backend] > 1 else "one process after the other"
    many = f"{found.inputs:,} ({found.accepted:,} taken), {killed:,}"
    rows = [
        Row("P1", f"{backend}: inputs confirmed, SIGKILLs", f"{inputs:,}, {kills:,}", many),
        Row("P2", f"{backend}: phases, {how}", f"{phases:,}", f"{found.phases:,}"),
        Row("P10", f"{backend}: matches replayed to the same bytes", "all", f"{found.matches:,}"),
    ]
    return [_judged(row, found.wrong) for row in rows if row.promise in only]


def storage_alone(scale: float, step: Step) -> Row:
    """P1 and P2 of the storage without services, which writes faster: on a file, then two processes on a server."""
    inputs, kills = ceil(100_000 * scale), ceil(1_000 * scale)
    found = storage.full_storage(step, inputs, kills)
    reached = f"{found.inputs:,}, {found.kills:,}, {found.phases:,}"
    what = "storage alone: inputs, SIGKILLs, phases, on each kind of database"
    return Row("P1", what, f"{inputs:,}, {kills:,}", reached, found.wrong, enough=not found.wrong)


def _judged(row: Row, wrong: tuple[Wrong, ...]) -> Row:
    own = tuple(one.words for one in wrong if one.promise == row.promise)
    return Row(row.promise, row.what, row.asked, row.reached, own, enough=not own)


def announcements(scale: float, seed: int, step: Step) -> Row:
    """P3 with Discord's faults."""
    stories = ceil(STORIES * scale)
    found = p3.full_p3(stories, step, seed)
    reached = f"{found.stories:,} ({found.rows:,} messages, {found.deaths:,} deaths, {found.unclear:,} unclear answers)"
    return Row("P3", "stories of faults and deaths", f"{stories:,}", reached, found.wrong, enough=not found.wrong)


def hours(scale: float, step: Step) -> Row:
    """P11 in all zones, or every so manieth of them."""
    names = p11.zones()[:: max(1, round(1 / scale))]
    found = p11.full_p11(names, step)
    reached = f"{found.zones} ({found.ticks:,} ticks, {found.in_gaps} in gaps)"
    return Row("P11", "zones, 2024 to 2030", str(len(names)), reached, found.wrong, enough=not found.wrong)


def main(
    only: Annotated[str, typer.Option(help="promises, separated by commas")] = ",".join(PROMISES),
    scale: Annotated[float, typer.Option(min=0.0001, max=1.0, help="a part of the full figures")] = 1.0,
    seed: Annotated[int, typer.Option(help="another seed gives other histories")] = 1,
) -> None:
    """Reach the figures; exit code 1 when one was not reached, or anything was wrong."""
    chosen = set(only.split(","))
    if unknown := chosen - set(PROMISES):
        raise typer.BadParameter(f"{', '.join(sorted(unknown))}; there are {', '.join(PROMISES)}")
    registry.GAMES = {**registry.GAMES, COUNTING.name: COUNTING}
    rows: list[Row] = []
    bars = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*bars, console=Console(stderr=True)) as progress:

        def stepper(what: str) -> Step:
            task = progress.add_task(what, total=None)
            return lambda done, of: progress.update(task, completed=done, total=of)

        backends: tuple[Backend, ...] = ("sqlite", "postgresql") if chosen & {"P1", "P2", "P10"} else ()
        for backend in backends:
            rows += lives(chosen, scale, seed, backend, stepper(f"lives on {backend}"))
        if chosen & {"P1", "P2"}:
            rows.append(storage_alone(scale, stepper("storage alone")))
        if "P3" in chosen:
            rows.append(announcements(scale, seed, stepper("P3 stories")))
        if "P11" in chosen:
            rows.append(hours(scale, stepper("P11 zones")))
    _show(rows)
    sys.exit(0 if all(row.enough for row in rows) else 1)


def _show(rows: list[Row]) -> None:
    console = Console()
    table = Table("promise", "what", "asked", "reached", "wrong", box=None)
    for row in rows:
        table.add_row(row.promise, row.what, row.asked, row.reached, str(len(row.wrong)))
    console.print(table)
    for row in rows:
        for words in row.wrong[:_MOST_SHOWN]:
            console.print(f"{row.promise}: {words}", markup=False)


if __name__ == "__main__":
    typer.run(main)
