"""`duskbid play`: what cannot be rehearsed, and when a browser is opened."""

from collections.abc import Callable

import pytest
from rich.console import Console

from bot.commands.play import play
from tests.commands.conftest import Command
from tests.rehearsal.conftest import missing_for_page


@pytest.mark.skipif(bool(missing_for_page()), reason=missing_for_page() or "all is there")
@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--game", "chess"), "tycoon"),
        (("--preset", "nonesuch"), "skirmish"),
        (("--seats", "3"), "10 with skirmish"),
        (("--language", "fr"), "zh-TW"),
        (("--speed", "0"), "0.1 to 100"),
    ],
)
def test_what_cannot_be_rehearsed_is_one_line(duskbid: Command, options: tuple[str, ...], told: str) -> None:
    assert told in duskbid("play", "--no-browser", *options).error


def test_without_the_extra_it_says_what_to_install(duskbid: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.commands.play.NEEDED", ("no_such_package",))
    assert "duskbid[play]" in duskbid("play").error


@pytest.mark.skipif(bool(missing_for_page()), reason=missing_for_page() or "all is there")
@pytest.mark.parametrize(
    ("screen", "terminal", "wanted", "opened"),
    [(":0", True, True, 1), (":0", True, False, 0), (":0", False, True, 0), ("", True, True, 0)],
)
def test_a_browser_is_opened_for_whoever_sits_before_a_screen_and_wants_one(
    screen: str, terminal: bool, wanted: bool, opened: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []

    async def rehearsed(_wanted: object, _port: int, ready: Callable[[str], None]) -> None:
        ready("http://127.0.0.1:1/#key")

    monkeypatch.setattr("bot.rehearsal.show.run", rehearsed)
    monkeypatch.setattr("webbrowser.open", seen.append)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("sys.stdout.isatty", lambda: terminal, raising=False)
    monkeypatch.setenv("DISPLAY", screen)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    console = Console(record=True, quiet=True)
    play("tycoon", None, None, "en", autoplay=False, speed=1, seed="", port=0, browser=wanted, output=console)
    assert seen == ["http://127.0.0.1:1/#key"] * opened
