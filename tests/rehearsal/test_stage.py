"""What goes on by itself while somebody watches."""

import re
from contextlib import AsyncExitStack
from datetime import timedelta
from pathlib import Path

import pytest

from bot.online import all_texts
from bot.presentation.localizer import LANGUAGES, Localizer
from bot.rehearsal.stage import Stage
from bot.rehearsal.wanted import Wanted
from bot.rehearsal.world import World
from bot.resources import data_dir
from tests.fakes.clock import FakeClock
from tests.rehearsal.conftest import missing_for_page

pytestmark = pytest.mark.skipif(bool(missing_for_page()), reason=missing_for_page() or "all is there")

BEAT = timedelta(seconds=0.25)


@pytest.mark.parametrize("speed", [5, 30])
async def test_posts_keep_up_with_robots_however_fast_one_watches(tmp_path: Path, speed: int) -> None:
    """Discord takes five messages in five seconds; the world's time passes too while robots play."""
    wanted = Wanted(game="sins", preset="standard", seats=2, language="en", autoplay=True, speed=speed, seed="tests")
    bars = {language: Localizer(language, data_dir() / "rehearsal") for language in LANGUAGES}
    clock, world = FakeClock(), World(tmp_path, wanted, bars["en"])
    async with AsyncExitStack() as parts:
        parts.push_async_callback(world.end)
        await world.begin(clock)
        stage = Stage(world, all_texts(), bars, clock)
        parts.push_async_callback(stage.end)
        await stage.begin()
        turn = 1
        while turn < 12:
            await clock.advance(BEAT)
            await stage.beat()
            [match] = await world.matches()
            turn = int(match.phase.partition("-")[0])
            posted = max(map(int, re.findall(r"Turn (\d+): seat", read_by(world, match.home))), default=1)
            assert turn - posted <= max(1, speed // 10) + 1, "posts lie behind what is played"


def read_by(world: World, home: int) -> str:
    """All that one reads in the match's thread."""
    [thread] = [place for place in world.places(world.you) if place.id == home]
    return "\n".join(one.content for one in thread.history(viewer=world.you.actor))
