"""What goes on by itself while somebody watches, and what is shown to him."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.online import all_texts
from bot.presentation.localizer import LANGUAGES, Localizer
from bot.rehearsal.stage import NothingShown, Stage
from bot.rehearsal.wanted import Wanted
from bot.rehearsal.world import World
from bot.resources import data_dir
from tests.fakes.clock import FakeClock
from tests.rehearsal.conftest import missing_for_page

pytestmark = pytest.mark.skipif(bool(missing_for_page()), reason=missing_for_page() or "all is there")

BEAT = timedelta(seconds=0.25)


@asynccontextmanager
async def staged(folder: Path, clock: FakeClock, **wanted: Any) -> AsyncIterator[tuple[World, Stage]]:
    """A match of sins for two, and what is shown of it."""
    kept = Wanted(game="sins", preset="standard", seats=2, language="en", seed="tests", **wanted)
    bars = {language: Localizer(language, data_dir() / "rehearsal") for language in LANGUAGES}
    world = World(folder, kept, bars["en"])
    try:
        await world.begin(clock)
        stage = Stage(world, all_texts(), bars, clock)
        await stage.begin()
        yield world, stage
        await stage.end()
    finally:
        await world.end()


@pytest.mark.parametrize("speed", [5, 30])
async def test_posts_keep_up_with_robots_however_fast_one_watches(tmp_path: Path, speed: int) -> None:
    """Discord takes five messages in five seconds; the world's time passes too while robots play."""
    clock, turn = FakeClock(), 1
    async with staged(tmp_path, clock, autoplay=True, speed=speed) as (world, stage):
        while turn < 12:
            await clock.advance(BEAT)
            await stage.beat()
            [match] = await world.matches()
            turn = int(match.phase.partition("-")[0])
            posted = max(map(int, re.findall(r"Turn (\d+): seat", read_by(world, match.home))), default=1)
            assert turn - posted <= max(1, speed // 10) + 1, "posts lie behind what is played"


async def test_nobody_is_led_to_a_page_that_is_closing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with staged(tmp_path, FakeClock()) as (_, stage):
        shown, asked = stage.preview, []
        close = type(shown).close

        async def closing(page: Any) -> None:
            with pytest.raises(NothingShown):
                _ = stage.preview
            asked.append(page)
            await close(page)

        monkeypatch.setattr(type(shown), "close", closing)
        await stage.speak("zh-CN")
        assert asked == [shown]
        assert stage.preview is not shown
        assert stage.preview.url


def read_by(world: World, home: int) -> str:
    """All that one reads in the match's thread."""
    [thread] = [place for place in world.places(world.you) if place.id == home]
    return "\n".join(one.content for one in thread.history(viewer=world.you.actor))
