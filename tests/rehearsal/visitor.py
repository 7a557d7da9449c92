"""Somebody before the page, and what he does there: for tests, and for the pictures in the documents."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Error, Locator, Page, expect, sync_playwright

from bot.online import all_texts
from tests.rehearsal.conftest import ARGUMENTS, CHROMIUM, Played

DESKTOP = (1280, 900)
PHONE = (390, 844)
PATIENCE = 20_000
"""Milliseconds: nothing here takes a second on a machine at rest."""


TRIES = 4

TEXTS = all_texts()


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser without a window."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGUMENTS))
        yield found
        found.close()


class Visitor:
    """Somebody before the page."""

    def __init__(
        self, browser: Browser, played: Played, size: tuple[int, int], pictures: Path, language: str = "en"
    ) -> None:
        self._texts = TEXTS[language]
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

    def _leads_on(self, press: Callable[[], object]) -> None:
        """Press what opens another page."""
        for _ in range(TRIES):
            try:
                with self.page.expect_navigation():
                    press()
                break
            except Error:  # the page was just loading anew by itself, since something was posted
                self.settled()

    def is_now(self, name: str) -> None:
        """Choose who one is."""
        who = self.page.locator("#bar-who")
        self._leads_on(lambda: who.select_option(value=who.locator("option", has_text=name).get_attribute("value")))
        self.settled()
        expect(self.page.locator("#bar-who option", has_text=name)).to_have_js_property("selected", True)

    def goes(self, place: str) -> None:
        """Choose where one looks."""
        self._leads_on(self.page.locator("#bar .places button", has_text=place).click)
        self.settled()

    def to_next_deadline(self) -> None:
        try:
            with self.page.expect_navigation():
                self.page.locator("#bar-next").click()
        except Error:  # pressed it is, and not to be pressed twice; another page came instead of the one awaited
            self.settled()
        self.settled()

    def restarts(self) -> None:
        """Restart the bot."""
        self.page.locator("#bar-restart").click()
        expect(self.page.locator("#bar")).to_have_attribute("aria-busy", "false")

    def presses(self, verb: str) -> None:
        """Press the newest button of this verb."""
        self.idle()
        label = self._texts.text(f"button-{verb}")
        self.app.get_by_role("button", name=label, exact=True).last.click()

    def chooses(self, label: str) -> None:
        """Choose in the newest menu."""
        self.idle()
        self.app.get_by_role("combobox").last.click()
        self.page.locator("[role=option]", has_text=label).first.click()

    def takes(self, place: str = "first") -> None:
        """Choose the first or last line of the newest menu; a page that is drawn anew shuts it, then once more."""
        for _ in range(TRIES):
            self.idle()
            self.app.get_by_role("combobox").last.click()
            lines = self.page.locator("[role=option]:visible")
            try:
                getattr(lines, place).click(timeout=PATIENCE / 10)
                return
            except Error:
                continue
        raise AssertionError("the menu does not stay open")

    def types(self, command: str) -> None:
        """Give a command, with the first choice for what it must have."""
        self.idle()
        field = self.app.locator("#channel-composer-input")
        field.click()
        field.press_sequentially(f"/{command}")
        self.page.locator("[role=option]:visible").first.click()
        expect(field).to_be_hidden()
        if (choice := self.page.locator("[role=option]:visible")).count():
            choice.first.click()
        self.page.locator("#channel-composer button[type=submit]:visible").last.click()
        expect(field).to_be_visible()

    def newest(self) -> Locator:
        """The newest post."""
        self.idle()
        return self.app.locator(".channel-message[data-message-id]").last

    def with_button(self, verb: str) -> Locator:
        """The newest post that has a button of this verb."""
        label = self._texts.text(f"button-{verb}")
        button = self.page.get_by_role("button", name=label, exact=True)
        return self.app.locator(".channel-message[data-message-id]").filter(has=button).last

    def sees(self, text: str) -> None:
        expect(self.app.get_by_text(text).last).to_be_visible()

    def goes_to_latest(self) -> None:
        """Look at the place anew, at its newest posts."""
        with self.page.expect_navigation():
            self.page.locator("#bar .places button[aria-current]").click()
        self.settled()
        self.idle()

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
    visitor.presses("join")
    visitor.sees("You have seat 16.")
    visitor.is_now("Host")
    visitor.presses("start")
    visitor.sees("Day 1 begins.")
    visitor.is_now("You")


def bids(visitor: Visitor) -> None:
    """Fill in the form, restart the bot, send the form; then seal."""
    visitor.presses("bid")
    form = visitor.page.locator("#modal-root")
    form.get_by_role("textbox").first.fill("7")
    visitor.restarts()
    visitor.picture("3-form")
    expect(form.get_by_role("textbox").first).to_have_value("7")
    form.get_by_role("button", name="Submit").click()
    visitor.sees("7 gold")
    visitor.restarts()
    visitor.picture("4-draft")
    visitor.presses("seal")
    visitor.sees("Sealed")


def votes(visitor: Visitor) -> None:
    """Choose in the panel's menu."""
    visitor.chooses("Cedar")
    visitor.sees("you vote for seat 3 Cedar")
    visitor.picture("5-voted")


def to_the_night(visitor: Visitor) -> None:
    """Let bids close and night fall."""
    for phase in ("closing", "nightfall"):
        visitor.to_next_deadline()
        visitor.picture(f"6-after-{phase}")


def uses_the_missile(visitor: Visitor) -> None:
    """Be the one whom this seed lets win the missile, and choose its target."""
    visitor.is_now("Ash")
    visitor.goes("DM with the bot")
    visitor.sees("Yours to use tonight, or not: missile.")
    visitor.presses("order")
    visitor.chooses("Birch")
    visitor.sees("tonight your missile goes to seat 2 Birch")
    visitor.picture("7-missile")
    visitor.goes("Mad Tycoon")


def dawns(visitor: Visitor) -> None:
    """Let the night pass."""
    visitor.to_next_deadline()
    visitor.sees("Out: seat 2 Birch, hit by a missile.")
    visitor.picture("8-after-dawn")
