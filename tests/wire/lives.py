"""Lives of the bot: each a process of `duskbid run` before a stand-in, until it is told to stop or is killed."""

import asyncio
import os
import signal
import sqlite3
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

from bot.clock import SystemClock
from bot.services.outgoing import Message, Panel
from bot.storage.store import open_storage
from tests.architecture.project import ROOT
from tests.bench.prepared import fill
from tests.wire.payloads import TOKEN
from tests.wire.standin import Standin

MATCH = 1
HOME = 2_000_000_000_000_000_001
"""The channel of the match that `fill` makes."""


class Life:
    """A process that runs, or has run."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._ending = asyncio.ensure_future(process.communicate())

    @property
    def over(self) -> "asyncio.Future[tuple[bytes, bytes]]":
        """Done when the process has ended."""
        return self._ending

    async def end(self, number: signal.Signals | None = None) -> tuple[int, str, list[str]]:
        """Send a signal, if one is given, and wait: the exit code, what it printed, and the lines it logged."""
        if number is not None:
            self._process.send_signal(number)
        out, err = await self._ending
        assert self._process.returncode is not None
        return self._process.returncode, out.decode(), err.decode().splitlines()

    async def kill(self) -> None:
        """Kill it, whatever it is doing."""
        await self.end(signal.SIGKILL)


@asynccontextmanager
async def living(standin: Standin, folder: Path, *, url: str = "", token: str = TOKEN) -> AsyncIterator[Life]:
    """A process with its data in this folder; it is over after the block."""
    config = folder / "config.yaml"
    config.write_text(f"data_dir: {folder}\n" + (f"database: {url}\n" if url else ""), encoding="utf-8")
    command = ("-m", "tests.wire.child", standin.api, standin.gateway.address, "run", "--config", str(config))
    process = await asyncio.create_subprocess_exec(
        sys.executable, *command, cwd=ROOT, env=os.environ | {"DISCORD_TOKEN": token}, stdout=PIPE, stderr=PIPE
    )
    life = Life(process)
    try:
        yield life
    finally:
        if process.returncode is None:
            process.kill()
        await asyncio.wait({life.over})


def address(folder: Path) -> str:
    """The URL of the database file in a life's folder."""
    return f"sqlite+aiosqlite:///{folder / 'duskbid.db'}"


async def begun(url: str, standin: Standin) -> int:
    """Begin a match of sixteen in a database, its channel in the stand-in; how many posts it wants."""
    await fill(url, 1)
    standin.world.channel(HOME)
    rows, panels = await kept(url)
    return len(rows) + len(panels)


async def kept(url: str) -> tuple[tuple[Message, ...], tuple[Panel, ...]]:
    """The match's outbox and panels, as they are in a database that no process uses now."""
    async with await open_storage(url, SystemClock()) as storage:
        return await storage.messages(MATCH), await storage.panels(MATCH)


def a_minute_passes(folder: Path) -> None:
    """Nobody holds a destination any more that a process held which was killed."""
    with closing(sqlite3.connect(folder / "duskbid.db")) as database, database:
        database.execute("DELETE FROM claim")
