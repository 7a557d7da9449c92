"""Everything that one does on the page, in headless Chromium; pictures go into a folder to be looked at."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.rehearsal.conftest import ARGUMENTS, CHROMIUM, Played, missing

if reason := missing():
    pytest.skip(reason, allow_module_level=True)

from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

pytestmark = pytest.mark.xdist_group("rehearsal")
DESKTOP = (1280, 900)
PHONE = (390, 844)
PATIENCE = 20_000
"""Milliseconds: nothing here takes a second on a machine at rest."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGUMENTS))
        yield found
        found.close()


class Visitor:
    """Somebody before the page."""

    def __init__(self, browser: Browser, played: Played, size: tuple[int, int], pictures: Path) -> None:
        self.page: Page = browser.new_page(viewport={"width": size[0], "height": size[1]})
        self.page.set_default_timeout(PATIENCE)
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self._pictures = Path(os.environ.get("DUSKBID_PICTURES") or pictures)
        self._pictures.mkdir(parents=True, exist_ok=True)
        self._size = "phone" if size == PHONE else "desktop"
        self.page.goto(played.url)
        self.settled()

    @property
    def app(self) -> Locator:
        """Discord's view."""
        return self.page.locator("#preview-app")

    def settled(self) -> None:
        expect(self.app).to_have_attribute("aria-busy", "false")
        expect(self.page.locator("#bar")).to_have_attribute("aria-busy", "false")
        # Only then has the bar a page's number to compare with.
        expect(self.page.locator("#bar-clock")).not_to_be_empty()

    def is_now(self, name: str) -> None:
        """Choose who one is."""
        option = self.page.locator("#bar-who option", has_text=name)
        with self.page.expect_navigation():
            self.page.locator("#bar-who").select_option(value=option.get_attribute("value"))
        self.settled()

    def goes(self, place: str) -> None:
        """Choose where one looks."""
        with self.page.expect_navigation():
            self.page.locator("#bar .places button", has_text=place).click()
        self.settled()

    def to_next_deadline(self) -> None:
        with self.page.expect_navigation():
            self.page.locator("#bar-next").click()
        self.settled()

    def restarts(self) -> None:
        """Restart the bot."""
        self.page.locator("#bar-restart").click()
        expect(self.page.locator("#bar")).to_have_attribute("aria-busy", "false")

    def presses(self, label: str) -> None:
        """Press the newest button of this label."""
        self.idle()
        self.app.get_by_role("button", name=label, exact=True).last.click()

    def sees(self, text: str) -> None:
        expect(self.app.get_by_text(text).last).to_be_visible()

    def idle(self) -> None:
        """Wait until the page has its answer; it takes one act at a time."""
        expect(self.app.locator('.component-button[aria-disabled="true"]')).to_have_count(0)

    def known(self, words: set[str]) -> set[str]:
        """Which of these words have reached the browser, shown or not."""
        self.idle()
        whole = self.page.content() + str(self.page.evaluate("JSON.stringify(window.simcordPreview ?? {})"))
        return {word for word in words if word in whole}

    def picture(self, name: str) -> None:
        self.idle()
        self.page.screenshot(path=self._pictures / f"{name}-{self._size}.png")


def begins(visitor: Visitor) -> None:
    """Take the last seat, and let the host start."""
    visitor.picture("1-lobby")
    visitor.presses("Join")
    visitor.sees("You have seat 16.")
    visitor.is_now("Host")
    visitor.presses("Start")
    visitor.sees("Day 1 begins.")
    visitor.is_now("You")


def bids(visitor: Visitor) -> None:
    """Fill in the form, restart the bot, send the form; then seal."""
    visitor.presses("Bid")
    form = visitor.page.locator("#modal-root")
    form.get_by_role("textbox").first.fill("7")
    visitor.restarts()
    visitor.picture("3-form")
    expect(form.get_by_role("textbox").first).to_have_value("7")
    form.get_by_role("button", name="Submit").click()
    visitor.sees("7 gold")
    visitor.restarts()
    visitor.picture("4-draft")
    visitor.presses("Seal")
    visitor.sees("Sealed")


def votes(visitor: Visitor) -> None:
    """Choose in the panel's menu."""
    visitor.idle()
    visitor.app.get_by_role("combobox").last.click()
    visitor.page.locator("[role=option]", has_text="Cedar").first.click()
    visitor.sees("you vote for seat 3 Cedar")
    visitor.picture("5-voted")


def dawns(visitor: Visitor) -> None:
    """Let the evening and the night pass."""
    for phase in ("closing", "nightfall", "dawn"):
        visitor.to_next_deadline()
        visitor.picture(f"6-after-{phase}")
    visitor.sees("Day 2")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_newcomer_plays_a_day(browser: Browser, played: Played, size: tuple[int, int], tmp_path: Path) -> None:
    visitor = Visitor(browser, played, size, tmp_path)
    begins(visitor)
    visitor.goes("DM with the bot")
    visitor.sees("You are seat 16")
    visitor.picture("2-role")
    visitor.goes("Mad Tycoon")
    bids(visitor)
    votes(visitor)
    dawns(visitor)
    assert visitor.faults == []


def test_nobody_sees_what_another_person_may_see(browser: Browser, played: Played, tmp_path: Path) -> None:
    visitor = Visitor(browser, played, DESKTOP, tmp_path)
    begins(visitor)
    expect(visitor.page.locator("#bar .places .mark", has_text="DM with the bot")).to_be_visible()
    visitor.goes("DM with the bot")
    visitor.sees("You are seat 16")
    expect(visitor.page.locator("#bar .places .mark", has_text="DM with the bot")).to_have_count(0)
    visitor.goes("Mad Tycoon")
    bids(visitor)
    assert {"7 gold", "Sealed"} <= visitor.known({"7 gold", "Sealed", "You are seat 16"})
    visitor.is_now("Ash")
    assert visitor.known({"7 gold", "Sealed", "You are seat 16"}) == set()
    visitor.goes("DM with the bot")
    visitor.sees("You are seat 1,")
    assert visitor.known({"7 gold", "Sealed", "You are seat 16"}) == set()
    visitor.is_now("Host")
    assert visitor.known({"You are seat"}) == set()
    assert visitor.faults == []


def test_robots_play_a_match_to_its_end(browser: Browser, tmp_path: Path) -> None:
    played = Played(tmp_path, "--seats", "10", "--seed", "tests", "--autoplay", "--speed", "100")
    try:
        visitor = Visitor(browser, played, DESKTOP, tmp_path)
        expect(visitor.page.locator("#bar-match")).to_have_text("No match is on", timeout=3 * PATIENCE)
        visitor.sees("The match is over.")
        visitor.picture("7-over")
        assert visitor.faults == []
    finally:
        played.end()


def test_everybody_reads_the_language_that_is_chosen(browser: Browser, played: Played, tmp_path: Path) -> None:
    visitor = Visitor(browser, played, DESKTOP, tmp_path)
    with visitor.page.expect_navigation():
        visitor.page.locator("#bar-language").select_option("zh-CN")
    visitor.settled()
    expect(visitor.page.locator("#bar-next")).to_have_text("到下一个截止时间")
    visitor.page.locator("#channel-composer-input").fill("/")
    visitor.sees("报名")
    visitor.picture("8-commands")
    visitor.page.locator("#channel-composer-input").fill("")
    visitor.presses("Join")
    visitor.sees("你是 16号")
    visitor.picture("8-chinese")
    assert visitor.faults == []


def test_what_is_typed_into_the_dm_counts(browser: Browser, played: Played, tmp_path: Path) -> None:
    visitor = Visitor(browser, played, DESKTOP, tmp_path)
    begins(visitor)
    visitor.goes("DM with the bot")
    visitor.page.locator("#channel-composer-input").fill("missile 8")
    visitor.page.locator("#send-message").click()
    visitor.sees("missile, 8 gold")
    visitor.picture("9-dm")
    assert visitor.faults == []
