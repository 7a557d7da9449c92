"""Run every measurement and print a table of factors and limits, reached and asked."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from time import perf_counter

from rich.console import Console
from rich.table import Table

from tests.bench import auction, clicks, engines, pictures, rails, ranking, storage
from tests.bench.measure import Limit, Row

PARTS: Mapping[str, Callable[[], Sequence[Row | Limit]]] = {
    "the engines": engines.measure,
    "the auction": auction.measure,
    "rankings and declarations": ranking.measure,
    "pictures": lambda: list(pictures.measure()),
    "commits": storage.measure,
    "starts and memory": rails.measure,
    "clicks": clicks.measure,
}


MET = {True: "yes", False: "no"}


def main() -> None:
    """One run of all."""
    console = Console()
    lines: list[Row | Limit] = []
    began = perf_counter()
    for name, measure in PARTS.items():
        with console.status(f"measuring {name} …"):
            lines += measure()
    console.print(table(lines))
    missed = sum(not line.met for line in lines)
    console.print(
        f"{missed} of {len(lines)} not met; rates are per second of the processor's time, commits of the clock's"
    )
    console.print(f"measured in {perf_counter() - began:.0f} s")


def table(lines: Iterable[Row | Limit]) -> Table:
    """The report."""
    report = Table("what, beside what", "ours", "theirs", "factor", "asked", "met", box=None)
    for line in lines:
        match line:
            case Row():
                ours, theirs = f"{line.ours:,.0f}", f"{line.theirs:,.0f}"
                report.add_row(line.what, ours, theirs, f"{line.factor:.2f}", f"≥ {line.asked:.2f}", MET[line.met])
            case Limit():
                reached, most = (f"{value:.2f} {line.unit}" for value in (line.reached, line.most))
                report.add_row(line.what, reached, "", "", f"≤ {most}", MET[line.met])
    return report


if __name__ == "__main__":
    main()
