"""The whole rehearsal: a world in a folder of its own, its page, and the end that leaves nothing behind."""

import asyncio
import logging
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.clock import Clock, SystemClock
from bot.online import all_texts
from bot.presentation.localizer import LANGUAGES, Localizer
from bot.rehearsal.proxy import Proxy
from bot.rehearsal.stage import Stage
from bot.rehearsal.wanted import Wanted
from bot.rehearsal.world import World
from bot.resources import data_dir
from bot.transport.replying import log_fault

BEAT = 0.25
"""Real seconds between two looks at what has happened."""

_log = logging.getLogger(__name__)


class Show:
    """What runs: its world, what is looked at, and the page's server."""

    def __init__(self, world: World, stage: Stage, proxy: Proxy) -> None:
        self.world = world
        self.stage = stage
        self.proxy = proxy


@asynccontextmanager
async def rehearsal(wanted: Wanted, folder: Path, port: int = 0, real: Clock | None = None) -> AsyncIterator[Show]:
    """A rehearsal that goes on while the block does; raises UserError."""
    clock = real or SystemClock()
    bars = {language: Localizer(language, data_dir() / "rehearsal") for language in LANGUAGES}
    async with AsyncExitStack() as parts:
        world = World(folder, wanted, bars[wanted.language])
        parts.push_async_callback(world.end)
        await world.begin(clock)
        stage = Stage(world, all_texts(), bars, clock)
        parts.push_async_callback(stage.end)
        await stage.begin()
        proxy = Proxy(world, stage)
        parts.push_async_callback(proxy.stop)
        await proxy.start(port)
        beating = asyncio.create_task(_beat(stage, clock))
        parts.push_async_callback(_ended, beating)
        yield Show(world, stage, proxy)


async def run(wanted: Wanted, port: int, ready: Callable[[str], None]) -> None:
    """Rehearse until Ctrl-C or SIGTERM; `ready` is told the address."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stopped.set)
    with TemporaryDirectory(prefix="duskbid-") as folder:
        async with rehearsal(wanted, Path(folder), port) as show:
            ready(show.proxy.url)
            await stopped.wait()
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(number)  # whoever presses it again does not want to wait


async def _beat(stage: Stage, clock: Clock) -> None:
    while True:
        try:
            await stage.beat()
        except TimeoutError:
            _log.warning("the bot had more to do than it could in the time; it goes on")
        except Exception as error:  # noqa: BLE001 - the world must not stand still without a word; its log tells why
            log_fault(error, "the rehearsal's time")
        await clock.sleep(BEAT)


async def _ended(task: "asyncio.Task[None]") -> None:
    """Cancel it until it has ended: what it waits for may swallow a cancellation that comes at the wrong moment."""
    while not task.done():
        task.cancel()
        await asyncio.wait({task}, timeout=BEAT)
    with suppress(asyncio.CancelledError):
        await task
