"""`duskbid backup` and `duskbid restore`: the bot's whole database as one file, and back."""

import asyncio
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from bot.clock import SystemClock
from bot.config import load_config
from bot.errors import UserError
from bot.games.api import Malformed
from bot.games.registry import find
from bot.services import log
from bot.services.instants import from_epoch_ms
from bot.services.replay import fault
from bot.services.rows import LogRow, Match
from bot.storage.archive import Archive
from bot.storage.moving import Moved, back_up, restore


def backed_up(path: Path, config: Path) -> str:
    """Write a backup and return what to tell; UserError where that cannot be, and then no file is left."""
    settings = load_config(config)
    with _only_for_us(path) as file:
        moved = asyncio.run(back_up(settings.database_url, SystemClock(), file))
    return (
        f"{path}: {_counted(moved)}. It holds every secret, of matches that are being played too: "
        "keep it like the token."
    )


def restored(path: Path, config: Path, *, replace: bool) -> str:
    """Fill the config's database from a backup and return what to tell; UserError where that cannot be."""
    settings = load_config(config)
    archive = Archive(path)
    moved = asyncio.run(restore(settings.database_url, archive, wrong, replace=replace))
    at = from_epoch_ms(archive.head.at)
    return f"restored {_counted(moved)}, as of {at:%Y-%m-%d %H:%M} UTC; every match proves itself"


def wrong(match: Match, rows: Sequence[LogRow]) -> str | None:
    """What is wrong with a match's log and state, as a sentence; one of older rules is held to its hashes alone."""
    if len(rows) != match.head_number or rows[-1].hash != match.head_hash:
        return "the end of its log is missing"
    try:
        running = rows[-1].rules_version == find(match.game).rules_version
    except Malformed as complaint:
        return str(complaint)
    return fault(rows, match.state) if running else log.broken_link(rows)


@contextmanager
def _only_for_us(path: Path) -> Iterator[IO[bytes]]:
    """A new file that nobody else may read; it takes its name when all went well. UserError where there is one."""
    part = path.with_name(path.name + ".part")
    try:
        if path.exists():
            raise UserError(f"{path}: there is such a file already; a backup replaces none")
        try:
            descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            raise UserError(
                f"{part}: a backup is being written there, or was cut off; if so, remove the file"
            ) from None
        try:
            with os.fdopen(descriptor, "wb") as file:
                yield file
                file.flush()
                os.fsync(descriptor)
            part.rename(path)
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        raise UserError(f"{path}: cannot be written: {error.strerror}") from None


def _counted(moved: Moved) -> str:
    matches = "1 match" if moved.matches == 1 else f"{moved.matches} matches"
    return f"{matches}, {moved.rows} rows"
