"""`duskbid play`: a rehearsal in the browser; its address is printed, and opened where there is a browser."""

import asyncio
import logging
import os
import sys
import webbrowser
from collections.abc import Callable
from importlib.util import find_spec

from rich.console import Console

from bot.errors import UserError
from bot.presentation.localizer import closest

NEEDED = ("simcord", "linkify_it", "PIL", "regex")


def play(
    game: str,
    preset: str | None,
    seats: int | None,
    language: str | None,
    *,
    autoplay: bool,
    speed: float,
    seed: str,
    port: int,
    browser: bool,
    output: Console,
) -> None:
    """Rehearse until Ctrl-C; raises UserError."""
    if any(find_spec(name) is None for name in NEEDED):
        raise UserError("'duskbid play' needs more packages: pip install 'duskbid[play]', or make play in a checkout")
    from bot.rehearsal import show
    from bot.rehearsal.wanted import wanted

    chosen = wanted(game, preset, seats, language or _spoken(), autoplay=autoplay, speed=speed, seed=seed)
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    output.print(f"Rehearsing {game} with {chosen.seats} seats ({chosen.preset}) …")
    asyncio.run(show.run(chosen, port, _ready(output, browser)))
    output.print("The rehearsal has ended; nothing is left of it.")


def _ready(output: Console, browser: bool) -> Callable[[str], None]:
    def ready(url: str) -> None:
        output.print(f"Open {url}", soft_wrap=True)
        output.print("End it with Ctrl-C.")
        if browser and _has_browser():
            webbrowser.open(url)

    return ready


def _has_browser() -> bool:
    """Whether a browser with a window of its own can be opened for whoever sits at this terminal."""
    windows = sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    return windows and sys.stdout.isatty()


def _spoken() -> str:
    """The language of the terminal."""
    names = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return closest(next((name for name in names if name), "en").partition(".")[0])
