"""The summary of a simulation as people and programs read it."""

import re
from collections.abc import Iterator, Mapping

import msgspec
from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

MOST_FREQUENT = 3


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


class Spread(msgspec.Struct, frozen=True):
    """How counted numbers are spread; quartiles are numbers that were counted (nearest rank)."""

    mean: float
    lower: str
    median: str
    upper: str


def in_order(counts: Mapping[str, int]) -> dict[str, int]:
    """Numbers by size, then words by the alphabet."""
    return {name: counts[name] for name in sorted(counts, key=lambda name: (*_size(name), name))}


def spread(counts: Mapping[str, int]) -> Spread | None:
    """The spread of the names that are numbers, in the order of `in_order`; None when there are none."""
    numbers = {name: count for name, count in counts.items() if _is_number(name)}
    total = sum(numbers.values())
    if not total:
        return None
    mean = sum(float(name) * count for name, count in numbers.items()) / total
    lower, median, upper = (_ranked(numbers, -(-total * quarter // 4)) for quarter in (1, 2, 3))
    return Spread(mean, lower, median, upper)


def as_json(summary: Summary) -> str:
    """The summary as JSON, every count in it."""
    return msgspec.json.format(msgspec.json.encode(summary)).decode()


def show(summary: Summary, console: Console) -> None:
    """What finished, what was broken, then tables: shares of words, spreads of numbers."""
    told = f"{summary.finished} of {summary.matches} matches finished, "
    console.print(told + ("[red]invariants were broken:[/]" if summary.faults else "every invariant held"))
    for fault in summary.faults:
        console.print(f"  {fault}", markup=False, soft_wrap=True)
    numbers = {heading: counts for heading, counts in summary.counts.items() if any(map(_is_number, counts))}
    for heading, counts in summary.counts.items():
        if counts and heading not in numbers:
            console.print(Group("", _shares(heading, counts)))
    if numbers:
        console.print(Group("", _spreads(numbers)))


def _shares(heading: str, counts: Mapping[str, int]) -> Table:
    table = _table(heading, "times", "share")
    total = sum(counts.values())
    for name, count in sorted(counts.items(), key=lambda entry: -entry[1]):
        table.add_row(Text(name), str(count), f"{count / total:.1%}")
    return table


def _spreads(numbers: Mapping[str, Mapping[str, int]]) -> Table:
    table = _table("", "mean", "median", "middle\nhalf")
    table.add_column("most often", no_wrap=True)
    table.add_column("otherwise", no_wrap=True)
    for heading, counts in numbers.items():
        found = spread(counts)
        if found is not None:
            middle = (f"{found.mean:.2f}", found.median, f"{found.lower}–{found.upper}")
            table.add_row(Text(heading), *middle, ", ".join(_most_frequent(counts)), ", ".join(_others(counts)))
    return table


def _table(first: str, *figures: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_edge=False)
    table.add_column(first, no_wrap=True)
    for figure in figures:
        table.add_column(figure, justify="right")
    return table


def _most_frequent(counts: Mapping[str, int]) -> Iterator[str]:
    """The numbers that came most often, with their share of all the numbers."""
    numbers = {name: count for name, count in counts.items() if _is_number(name)}
    total = sum(numbers.values())
    for name, count in sorted(numbers.items(), key=lambda entry: -entry[1])[:MOST_FREQUENT]:
        yield f"{name} {count / total:.0%}"


def _others(counts: Mapping[str, int]) -> Iterator[str]:
    """What was counted beside numbers, with its share of everything."""
    total = sum(counts.values())
    return (f"{name} {count / total:.0%}" for name, count in counts.items() if not _is_number(name))


def _ranked(numbers: Mapping[str, int], rank: int) -> str:
    """The number that stands at that place (from 1) when all are lined up."""
    for name, count in numbers.items():
        rank -= count
        if rank <= 0:
            return name
    raise ValueError("the rank is beyond the numbers")


def _is_number(name: str) -> bool:
    return re.fullmatch(r"\d+(\.\d+)?", name) is not None


def _size(name: str) -> tuple[bool, float]:
    return (False, float(name)) if _is_number(name) else (True, 0.0)
