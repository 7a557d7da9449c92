"""The documents' pictures of `duskbid play`, made anew: `python -m tests.rehearsal.pictures FOLDER`."""

import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path

from playwright.sync_api import Browser, expect

from bot.presentation.localizer import Localizer
from bot.resources import data_dir
from tests.rehearsal.conftest import Played
from tests.rehearsal.visitor import TEXTS, Visitor, chromium

WIDE, TALL = (1280, 800), (900, 1200)
ENDINGS = {"en": "", "zh-CN": ".zh-CN"}
"""What the names of the pictures of a language end with."""

YOU_AND_HOST = {"en": ("You", "Host"), "zh-CN": ("你", "主持人")}


def main(folder: Path) -> None:
    """Make them all."""
    folder.mkdir(parents=True, exist_ok=True)
    with chromium() as browser:
        for language, ending in ENDINGS.items():
            for scene in (first_hour, a_day, a_panel, a_table):
                with tempfile.TemporaryDirectory() as scratch:
                    played(scene, browser, language, Path(scratch), lambda name: folder / f"{name}{ending}.png")  # noqa: B023


Scene = Callable[[Visitor, str, Callable[[str], Path]], None]
SIZES: Mapping[str, tuple[int, int]] = {"first_hour": TALL, "a_day": WIDE, "a_panel": TALL, "a_table": TALL}
OPTIONS: Mapping[str, tuple[str, ...]] = {"a_table": ("--game", "rites", "--seats", "3")}


def played(scene: Scene, browser: Browser, language: str, scratch: Path, target: Callable[[str], Path]) -> None:
    """A scene in a rehearsal of its own."""
    rehearsal = Played(scratch, "--seed", "pictures", "--language", language, *OPTIONS.get(scene.__name__, ()))
    try:
        visitor = Visitor(browser, rehearsal, SIZES[scene.__name__], scratch, language)
        scene(visitor, language, target)
    finally:
        rehearsal.end()


def first_hour(visitor: Visitor, language: str, target: Callable[[str], Path]) -> None:
    """What a moderator sees first: the test of a channel, the set-up panel, the lobby."""
    texts = TEXTS[language]
    bar = Localizer(language, data_dir() / "rehearsal")
    visitor.with_button("join").screenshot(path=target("lobby"))
    visitor.is_now(YOU_AND_HOST[language][1])
    visitor.goes(bar.text("channel-games"))
    visitor.types(texts.text("command-setup-name"))
    visitor.sees(texts.text("setup-post-arrived"))
    visitor.newest().screenshot(path=target("setup"))
    visitor.types(f"{texts.text('command-match-name')} {texts.text('command-match-open-name')}")
    visitor.sees(texts.text("button-open-go"))
    visitor.newest().screenshot(path=target("open"))


def a_day(visitor: Visitor, language: str, target: Callable[[str], Path]) -> None:
    """The whole page, on a day on which all others have voted."""
    _votes(visitor, language)
    visitor.page.screenshot(path=target("play"))


def a_panel(visitor: Visitor, language: str, target: Callable[[str], Path]) -> None:
    """The panel of that day, alone."""
    _votes(visitor, language)
    visitor.with_button("bid").screenshot(path=target("day"))


def a_table(visitor: Visitor, language: str, target: Callable[[str], Path]) -> None:
    """A card game's thread after some turns, with one's own hand."""
    you, host = YOU_AND_HOST[language]
    visitor.presses("join")
    visitor.idle()
    visitor.is_now(host)
    visitor.presses("start")
    visitor.is_now(you)
    visitor.to_next_deadline()
    visitor.page.locator("#bar-robots").click()
    visitor.idle()
    visitor.presses("me-turns")
    visitor.sees(TEXTS[language].text("rites-ask-card"))
    visitor.goes_to_latest()
    visitor.page.screenshot(path=target("rites"))


def _votes(visitor: Visitor, language: str) -> None:
    you, host = YOU_AND_HOST[language]
    visitor.presses("join")
    visitor.idle()
    visitor.is_now(host)
    visitor.presses("start")
    visitor.sees(TEXTS[language].text("button-bid"))
    visitor.is_now(you)
    visitor.page.locator("#bar-robots").click()
    visitor.idle()
    expect(visitor.page.locator("#bar")).to_have_attribute("aria-busy", "false")
    visitor.goes_to_latest()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
