"""From a click's arrival to its answer, and a nightfall, in a running match of sixteen: the real bot, file database."""

import asyncio
import tempfile
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from bot.app import at_rest
from bot.games.tycoon.rules import CLASSIC
from bot.services import ticking
from bot.services.rows import DeadlineKind
from tests.bench.measure import Limit
from tests.e2e import simworld
from tests.e2e.chat import Server, custom_ids
from tests.e2e.match import Hosted, hosted_in
from tests.e2e.simworld import Sent

CLICKS = 1_000
ROUND = 20
NAMES = tuple(f"player{at}" for at in range(16))


def measure() -> list[Limit]:
    """The limits and what was reached."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(Path(folder)))


async def _measure(folder: Path) -> list[Limit]:
    async with Server(folder) as server:
        with server.env.time_context():
            hosted = await hosted_in(server, server.channel(), {"roster": dict(CLASSIC)}, NAMES)
            await hosted.start()
            await server.passes(minutes=1)
            at_rest()  # as `duskbid run` does
            times, worked = await _clicks(hosted)
            nightfall = await _nightfall(hosted)
    times.sort()
    middle, slow = times[len(times) // 2], times[len(times) * 99 // 100]
    return [
        Limit(f"a click's answer, the median ({worked * 1_000:.1f} ms of CPU each)", middle * 1_000, 20, "ms"),
        Limit("a click's answer, 99 of 100", slow * 1_000, 100, "ms"),
        Limit("nightfall of sixteen, resolved and committed", nightfall * 1_000, 50, "ms"),
    ]


async def _clicks(hosted: Hosted) -> tuple[list[float], float]:
    """How long each of many votes and looks took until its answer left, and the processor's time for each; in seconds.

    They come one after another, while what followed from those before is still being written and sent. After each round
    of clicks the simulated world comes to rest; to find that out costs it many times a click, so it is not counted.
    """
    server, answered = hosted.server, asyncio.Event()

    def watch(sent: Sent) -> None:
        if sent.path.endswith("/callback"):
            answered.set()

    panel = next(one for one in reversed(hosted.host.sees()) if any(":vote:" in name for name in custom_ids(one)))
    payloads = [_click(hosted, panel, at) for at in range(CLICKS)]
    times, worked = [], 0.0
    server.wire.watchers.append(watch)
    for first in range(0, CLICKS, ROUND):
        worked -= process_time()
        for payload in payloads[first : first + ROUND]:
            answered.clear()
            began = perf_counter()
            simworld.arrive(server.env, payload)
            await answered.wait()
            times.append(perf_counter() - began)
        worked += process_time()
        await server.env.settle()
    server.wire.watchers.remove(watch)
    return times, worked / CLICKS


def _click(hosted: Hosted, panel: Any, at: int) -> Any:
    """Three votes, then a look at one's own things."""
    one = hosted.players[at % len(hosted.players)]
    if at % 4 == 3:
        return one.late_click("me", on=panel)[0]
    return one.late_click("vote", on=panel, values=[str(1 + at * 7 % len(hosted.players))])[0]


async def _nightfall(hosted: Hosted) -> float:
    """How long the end of the voting took, in seconds."""
    server = hosted.server
    while not (await hosted.stored()).phase.endswith("dusk"):
        due_at = (await hosted.stored()).due_at
        assert due_at is not None
        await server.passes(seconds=(due_at - server.clock.now()).total_seconds() + 15)
    rows = await server.as_bot(server.services.storage.deadlines(hosted.match))
    [due] = [one for one in rows if one.kind is DeadlineKind.TICK]
    await server.passes(seconds=(due.due_at - server.clock.now()).total_seconds() + 1)
    took: list[float] = []

    async def tick() -> None:
        began = perf_counter()
        assert not (await ticking.tick(server.services.rails, due)).refused
        took.append(perf_counter() - began)

    await server.as_bot(tick())
    return took[0]
