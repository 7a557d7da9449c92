"""A process with the app on a database: says when it is ready, then how much memory it has once all matches were seen.

`python -m tests.bench.ready FOLDER`; it ends when its input does.
"""

import asyncio
import gc
import resource
import sys
from datetime import datetime
from pathlib import Path

from bot.app import App, Ports
from bot.config import Config
from bot.services import queries
from bot.services.messaging import Link, Rendered
from bot.services.rows import LIVE


class Nobody:
    """A messenger that has nothing to do: in these matches all has been sent."""

    async def open_dm(self, user: int) -> int:
        raise AssertionError("nothing is to be sent")

    async def send(self, channel: int, message: Rendered, nonce: str) -> int:
        raise AssertionError("nothing is to be sent")

    async def edit(self, channel: int, put: int, message: Rendered) -> None:
        raise AssertionError("nothing is to be sent")

    async def delete(self, channel: int, put: int) -> None:
        raise AssertionError("nothing is to be sent")

    async def unpin(self, channel: int, put: int) -> None:
        raise AssertionError("nothing is to be sent")

    async def retire(self, channel: int, put: int, way: Link | None) -> None:
        raise AssertionError("nothing is to be sent")

    async def find(self, channel: int, message: Rendered, nonce: str, since: datetime) -> int | None:
        raise AssertionError("nothing is to be sent")

    async def let_in(self, thread: int, user: int) -> None:
        raise AssertionError("nothing is to be sent")

    async def let_out(self, thread: int, user: int) -> None:
        raise AssertionError("nothing is to be sent")

    async def unarchive(self, channel: int) -> None:
        raise AssertionError("nothing is to be sent")


async def run(folder: Path) -> None:
    """Be ready, then look at every match as its panel does, and tell the memory in bytes."""
    async with App(Config(data_dir=folder), Ports(messenger=Nobody())) as app:
        storage = app.services.storage
        print("ready" if await storage.earliest() else "no deadline is known", flush=True)
        await app.services.connected(0)
        for match in await storage.matches(LIVE):
            await queries.shown(storage, match.id)
        gc.collect()
        print(resident(), flush=True)
        await asyncio.to_thread(sys.stdin.read)


def resident() -> int:
    """Bytes of memory that this process has now."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * resource.getpagesize()


if __name__ == "__main__":
    asyncio.run(run(Path(sys.argv[1])))
