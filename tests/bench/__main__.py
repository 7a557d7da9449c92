"""Run every measurement and print a table of factors and limits, reached and asked."""

from collections.abc import Iterable

from rich.console import Console
from rich.table import Table

from tests.bench import auction, clicks, engines, rails, ranking, storage
from tests.bench.measure import Limit, Row


def main() -> None:
    """One run of all."""
    console = Console()
    console.print(
        table(
            [
                *engines.measure(),
                *auction.measure(),
                *ranking.measure(),
                *storage.measure(),
                *rails.measure(),
                *clicks.measure(),
            ]
        )
    )


def table(lines: Iterable[Row | Limit]) -> Table:
    """The report."""
    report = Table("what, beside what", "ours", "theirs", "factor", "asked", box=None)
    for line in lines:
        match line:
            case Row():
                ours, theirs = f"{line.ours:,.0f}", f"{line.theirs:,.0f}"
                report.add_row(line.what, ours, theirs, f"{line.factor:.2f}", f"≥ {line.asked:.2f}")
            case Limit():
                reached, most = (f"{value:.2f} {line.unit}" for value in (line.reached, line.most))
                report.add_row(line.what, reached, "", "", f"≤ {most}")
    return report


if __name__ == "__main__":
    main()
