"""The documents' pictures of `duskbid play`, made anew: `python -m tests.rehearsal.pictures FOLDER`."""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.rehearsal.conftest import Played
from tests.rehearsal.visitor import TEXTS, Visitor, chromium

WIDE = (1280, 800)
NAMES = {"en": "play", "zh-CN": "play.zh-CN"}
YOU_AND_HOST = {"en": ("You", "Host"), "zh-CN": ("你", "主持人")}


def main(folder: Path) -> None:
    """Make them all."""
    folder.mkdir(parents=True, exist_ok=True)
    with chromium() as browser:
        for language, name in NAMES.items():
            with tempfile.TemporaryDirectory() as scratch:
                picture(browser, language, Path(scratch), folder / f"{name}.png")


def picture(browser: Browser, language: str, scratch: Path, target: Path) -> None:
    """A day on which all others have voted."""
    played = Played(scratch, "--seed", "pictures", "--language", language)
    try:
        visitor = Visitor(browser, played, WIDE, scratch, language)
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
        visitor.page.screenshot(path=target)
    finally:
        played.end()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
