"""The command line: what each command takes; what it does stands in `bot.commands`."""

import io
import os
import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bot import __version__
from bot.errors import UserError

BROKEN_PIPE = 141
INTERRUPTED = 130
MOST_JOBS = 256

app = typer.Typer(
    name="duskbid",
    help="Duskbid (天黑出价) moderates play-by-post games. These commands need no Discord.",
    add_completion=False,
    pretty_exceptions_enable=False,
    invoke_without_command=True,
)

Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]


class Output(Console):
    """Where results go. A reader that has seen enough (head, less) ends the program quietly."""

    def on_broken_pipe(self) -> None:
        """Leave with the exit code of programs that a closed pipe ends."""
        _drop_output()
        raise typer.Exit(BROKEN_PIPE)


def main() -> NoReturn:
    """Run the command line; an error that a person can mend is one line on stderr and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # A terminal that lacks a character gets its number.
    try:
        code = app(standalone_mode=False)
    except UserError as error:
        _complain(str(error))
        code = error.exit_code
    except typer.TyperException as error:  # What was typed is no command of ours.
        _complain(f"{error.format_message().rstrip('.')}; see 'duskbid --help'")
        code = 2
    except OSError as error:  # Files say more of themselves; what is left is the terminal, the disk, the machine.
        _drop_output()
        _complain(error.strerror or str(error))
        code = 2
    except KeyboardInterrupt:
        code = INTERRUPTED
    sys.exit(code or 0)


def _complain(message: str) -> None:
    line = "".join(c if c.isprintable() else " " for c in message)
    console = Console(stderr=True, highlight=False, soft_wrap=True)
    console.print("[red]error:[/]", end=" ")
    console.print(line, markup=False)


def _drop_output() -> None:
    """What is still in stdout's buffer has nowhere to go, and must not fail again at the very end."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _output() -> Output:
    return Output(highlight=False)


@app.callback()
def _options(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    if version:
        _output().print(__version__)
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
def cases(
    files: Annotated[list[Path], typer.Argument(help="Files of rule cases (YAML).")],
    json: Json = False,
) -> None:
    """Run rule cases: exit 0 when all pass, 1 when one fails, 2 when a file is malformed."""
    from bot.commands import cases as command

    results = command.run_files(files)
    if json:
        _output().out(command.as_json(results))
    else:
        command.show(results, _output())
    if not all(result.passed for _, result in results):
        raise typer.Exit(1)


@app.command()
def simulate(
    game: Annotated[str, typer.Argument(help="The game, such as tycoon.")],
    matches: Annotated[int, typer.Option(min=1, help="How many matches.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed plays the same matches.")] = "1",
    preset: Annotated[str | None, typer.Option(help="A preset of the game; every rule by default otherwise.")] = None,
    jobs: Annotated[
        int | None, typer.Option(min=1, max=MOST_JOBS, help="Processes; one for each core otherwise.")
    ] = None,
    record: Annotated[Path | None, typer.Option(help="Write each match's record into this folder.")] = None,
    json: Json = False,
) -> None:
    """Play matches among robots: exit 0 when all finish with every invariant held, else 1."""
    from bot.commands import simulate as command
    from bot.commands import summary as results

    plan = command.plan(game, preset, seed, record)
    with _progress() as progress:
        task = progress.add_task(f"{game} matches", total=matches)
        summary = command.simulate(
            plan, matches=matches, jobs=jobs or os.cpu_count() or 1, progress=lambda: progress.advance(task)
        )
    if json:
        _output().out(results.as_json(summary))
    else:
        results.show(summary, _output())
    if not summary.sound:
        raise typer.Exit(1)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A match's record, as `simulate --record` writes it.")],
) -> None:
    """Play a match's record again and print every step and what happened."""
    from bot.commands import replay as command

    output = _output()
    for line in command.printed(file):
        output.out(line)


def _progress() -> Progress:
    """A progress bar on stderr, so that stdout holds results only; none where stderr is no terminal."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
