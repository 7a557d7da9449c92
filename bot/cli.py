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
LARGEST_ID = 2**63 - 1

app = typer.Typer(
    name="duskbid",
    help="Duskbid (天黑出价) moderates play-by-post games. All commands but 'run' need no Discord.",
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
    seats: Annotated[int | None, typer.Option(help="Players in a match; as many as may be otherwise.")] = None,
    jobs: Annotated[
        int | None, typer.Option(min=1, max=MOST_JOBS, help="Processes; one for each core otherwise.")
    ] = None,
    record: Annotated[Path | None, typer.Option(help="Write each match's record into this folder.")] = None,
    json: Json = False,
) -> None:
    """Play matches among robots: exit 0 when all finish with every invariant held, else 1."""
    from bot.commands import simulate as command
    from bot.commands import summary as results

    plan = command.plan(game, preset, seed, record, seats)
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
    file: Annotated[Path, typer.Argument(help="What `simulate --record` or `export` wrote of a match.")],
    commitment: Annotated[str | None, typer.Option(help="What the table was told at the start of the match.")] = None,
    head: Annotated[str | None, typer.Option(help="What it was told at the end: the log's last hash.")] = None,
) -> None:
    """Play a match again and print every step and what happened; an export only if it proves itself."""
    from bot.commands import replay as command

    output = _output()
    for line in command.printed(file, commitment=commitment, head=head):
        output.out(line)


@app.command()
def export(
    match: Annotated[int, typer.Argument(min=1, max=LARGEST_ID, help="The number of the match.")],
    config: Annotated[Path, typer.Option(help="The bot's settings.")] = Path("config.yaml"),
    output: Annotated[Path | None, typer.Option(help="Write into this file; to the terminal otherwise.")] = None,
    reveal: Annotated[bool, typer.Option("--reveal", help="Also of a live match: its table is told.")] = False,
) -> None:
    """Write all that happened in a match of the bot's database, with what proves it, as JSON lines."""
    from bot.commands import export as command

    if output is None:
        _write_out(command.exported(match, config, reveal=reveal))
    else:
        with command.file_for(output) as file:
            file.write_bytes(command.exported(match, config, reveal=reveal))


def _write_out(data: bytes) -> None:
    """Bytes as they are, whatever the terminal's encoding: a changed one would prove nothing."""
    try:
        sys.stdout.buffer.write(data)
        sys.stdout.flush()
    except BrokenPipeError:
        _drop_output()
        raise typer.Exit(BROKEN_PIPE) from None


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to make; only its owner may read it.")],
    config: Annotated[Path, typer.Option(help="The bot's settings.")] = Path("config.yaml"),
) -> None:
    """Write the bot's whole database into one file, also while the bot runs. It holds every secret."""
    from bot.commands import backup as command

    _output().print(command.backed_up(file, config), soft_wrap=True, markup=False)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="What `backup` wrote, on whichever kind of database.")],
    config: Annotated[Path, typer.Option(help="The bot's settings: which database is filled.")] = Path("config.yaml"),
    replace: Annotated[bool, typer.Option("--replace", help="Throw away what the database holds.")] = False,
) -> None:
    """Fill the database from a backup, wholly or not at all; the bot must not run."""
    from bot.commands import backup as command

    _output().print(command.restored(file, config, replace=replace), soft_wrap=True, markup=False)


@app.command()
def run(
    config: Annotated[Path, typer.Option(help="The bot's settings.")] = Path("config.yaml"),
) -> None:
    """Run the bot on Discord, with the token in DISCORD_TOKEN, until SIGTERM or Ctrl-C."""
    from bot.commands import run as command

    command.run(config)


@app.command()
def doctor(
    config: Annotated[Path, typer.Option(help="The bot's settings.")] = Path("config.yaml"),
    offline: Annotated[bool, typer.Option("--offline", help="Leave out what needs the network.")] = False,
) -> None:
    """Look at everything that `run` needs, and say how to mend it: exit 2 for a fault, 0 otherwise, warnings or not."""
    import asyncio

    from bot.commands import doctor as command

    async def look() -> bool:
        found = []
        async for finding in command.examined(config, offline=offline):
            _output().print(finding.line, soft_wrap=True, markup=False)
            found.append(finding)
        return command.sound(found)

    if not asyncio.run(look()):
        raise typer.Exit(2)


@app.command()
def play(
    game: Annotated[str, typer.Option(help="The game, such as tycoon.")] = "tycoon",
    seats: Annotated[int | None, typer.Option(min=1, help="How many seats; chooses a preset that has them.")] = None,
    preset: Annotated[str | None, typer.Option(help="A preset of the game.")] = None,
    autoplay: Annotated[bool, typer.Option("--autoplay", help="Robots play the whole match while you watch.")] = False,
    speed: Annotated[float, typer.Option(help="How fast they do: 1 is a phase in four seconds.")] = 1.0,
    seed: Annotated[str, typer.Option(help="The same seed deals the same match; real chance otherwise.")] = "",
    language: Annotated[str | None, typer.Option(help="zh-CN, zh-TW or en; the terminal's otherwise.")] = None,
    port: Annotated[int, typer.Option(min=0, max=65535, help="The page's port; a free one otherwise.")] = 0,
    browser: Annotated[bool, typer.Option(help="Open the page where there is a browser.")] = True,
) -> None:
    """Try the whole bot in the browser, on a simulated Discord with robots; no account, no token. Ctrl-C ends it."""
    from bot.commands import play as command

    command.play(
        game,
        preset,
        seats,
        language,
        autoplay=autoplay,
        speed=speed,
        seed=seed,
        port=port,
        browser=browser,
        output=_output(),
    )


def _progress() -> Progress:
    """A progress bar on stderr, so that stdout holds results only; none where stderr is no terminal."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
