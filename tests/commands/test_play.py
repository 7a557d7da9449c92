"""`duskbid play`: what cannot be rehearsed."""

import pytest

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
