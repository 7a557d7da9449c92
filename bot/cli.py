"""The command line: what each command takes; what it does stands in `bot.commands`."""

import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bot import __version__
from bot.errors import UserError

app = typer.Typer(
    name="duskbid",
    help="Duskbid (天黑出价) moderates play-by-post games. These commands need no Discord.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]


def main() -> None:
    """Run the command line; an error that a person can mend is one line and exit code 2."""
    try:
        app()
    except UserError as error:
        Console(stderr=True).print(f"[red]error:[/] {escape(str(error))}", highlight=False, soft_wrap=True)
        sys.exit(error.exit_code)
    except BrokenPipeError:
        # The reader (head, less) has seen enough; what is left in the buffer has nowhere to go.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(__version__)
        raise typer.Exit


@app.callback()
def _options(
    _: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")] = False,
) -> None:
    pass


@app.command()
def cases(
    files: Annotated[list[Path], typer.Argument(help="Files of rule cases (YAML).")],
    json: Json = False,
) -> None:
    """Run rule cases: exit 0 when all pass, 1 when one fails, 2 when a file is malformed."""
    from bot.commands import cases as command

    results = command.run_files(files)
    if json:
        typer.echo(command.as_json(results))
    else:
        command.show(results, Console())
    if not all(result.passed for _, result in results):
        raise typer.Exit(1)


@app.command()
def simulate(
    game: Annotated[str, typer.Argument(help="The game, such as tycoon.")],
    matches: Annotated[int, typer.Option(min=1, help="How many matches.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed plays the same matches.")] = "1",
    preset: Annotated[str | None, typer.Option(help="A preset of the game; its first house rules otherwise.")] = None,
    jobs: Annotated[int | None, typer.Option(min=1, help="Processes; one for each core otherwise.")] = None,
    record: Annotated[Path | None, typer.Option(help="Write each match's record into this folder.")] = None,
    json: Json = False,
) -> None:
    """Play matches among robots: exit 0 when all finish with every invariant held, else 1."""
    from bot.commands import simulate as command

    plan = command.plan(game, preset, record)
    with _progress() as progress:
        task = progress.add_task(f"{game} matches", total=matches)
        summary = command.simulate(
            plan, matches=matches, seed=seed, jobs=jobs or os.cpu_count() or 1, progress=lambda: progress.advance(task)
        )
    if json:
        typer.echo(command.as_json(summary))
    else:
        command.show(summary, Console())
    if not summary.sound:
        raise typer.Exit(1)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A match's record, as `simulate --record` writes it.")],
) -> None:
    """Play a match's record again and print every step and what happened."""
    from bot.commands import replay as command

    for line in command.printed(file):
        typer.echo(line)


def _progress() -> Progress:
    """A progress bar on stderr, so that stdout holds results only."""
    columns: tuple[Any, ...] = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=Console(stderr=True), transient=True)
