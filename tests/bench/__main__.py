"""Run every measurement and print a table of factors reached and asked."""

from rich.console import Console
from rich.table import Table

from tests.bench import auction, engines


def main() -> None:
    """One run of all."""
    table = Table("what, beside what", "ours", "theirs", "factor", "asked", box=None)
    for rows in (engines.measure(), auction.measure()):
        for row in rows:
            table.add_row(row.what, f"{row.ours:,.0f}", f"{row.theirs:,.0f}", f"{row.factor:.2f}", f"{row.asked:.2f}")
    Console().print(table)


if __name__ == "__main__":
    main()
