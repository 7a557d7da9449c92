"""The card games on the page, in headless Chromium: a hand, a move, a restart, others' eyes, a match of robots."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.rehearsal.conftest import Played, missing

if reason := missing():
    pytest.skip(reason, allow_module_level=True)

from playwright.sync_api import Browser, expect

from tests.rehearsal.visitor import DESKTOP, PATIENCE, PHONE, TEXTS, Visitor, chromium

pytestmark = pytest.mark.xdist_group("rehearsal")

GAMES = ("sins", "rites")
MOVED = {"sins": "Play:", "rites": "Place:"}


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


def begins(visitor: Visitor) -> None:
    """Take the last seat, let the host start, and wait for one's first turn."""
    visitor.presses("join")
    visitor.sees("You are seat 3.")
    visitor.is_now("Host")
    visitor.presses("start")
    visitor.sees("The match has begun")
    visitor.is_now("You")
    expect(visitor.page.locator("#bar-robots")).to_be_enabled()
    for _ in range(2):
        visitor.page.locator("#bar-robots").click()
        expect(visitor.page.locator("#bar")).to_have_attribute("aria-busy", "false")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_plays_a_card(browser: Browser, game: str, size: tuple[int, int], tmp_path: Path) -> None:
    played = Played(tmp_path, "--game", game, "--seats", "3", "--seed", "tests")
    try:
        visitor = Visitor(browser, played, size, tmp_path)
        begins(visitor)
        visitor.presses("me-turns")
        visitor.sees("Your hand")
        visitor.picture(f"{game}-1-hand")
        visitor.restarts()
        visitor.takes()
        if game == "rites":
            visitor.sees("At which rite?")
            visitor.takes("last")
        expect(visitor.app.get_by_text(MOVED[game]).last).to_be_visible()
        visitor.sees("to play")
        visitor.picture(f"{game}-2-played")
        mine = {"Your hand", MOVED[game]}
        assert visitor.known(mine) == mine
        visitor.is_now("Ash")
        assert visitor.known(mine) == set()
        assert visitor.faults == []
    finally:
        played.end()


@pytest.mark.parametrize("game", GAMES)
def test_robots_play_a_match_to_its_end(browser: Browser, game: str, tmp_path: Path) -> None:
    options = ("--game", game, "--seats", "2", "--seed", "tests", "--autoplay", "--speed", "100")
    played = Played(tmp_path, *options)
    try:
        visitor = Visitor(browser, played, DESKTOP, tmp_path)
        expect(visitor.page.locator("#bar-match")).to_have_text("No match is on", timeout=6 * PATIENCE)
        visitor.sees("The match is over.")
        visitor.picture(f"{game}-3-over")
        again = TEXTS["en"].text("button-again")
        expect(visitor.app.get_by_role("button", name=again, exact=True).last).to_be_visible()
        assert visitor.faults == []
    finally:
        played.end()
