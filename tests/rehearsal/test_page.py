"""Everything that one does on the page, in headless Chromium; pictures go into a folder to be looked at."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.rehearsal.conftest import Played, missing

if reason := missing():
    pytest.skip(reason, allow_module_level=True)

from playwright.sync_api import Browser, expect

from tests.rehearsal.visitor import (
    DESKTOP,
    PATIENCE,
    PHONE,
    Visitor,
    begins,
    bids,
    chromium,
    dawns,
    to_the_night,
    uses_the_missile,
    votes,
)

pytestmark = pytest.mark.xdist_group("rehearsal")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


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
    to_the_night(visitor)
    uses_the_missile(visitor)
    dawns(visitor)
    assert visitor.faults == []


def test_commands_are_typed_in_the_language_of_the_page(browser: Browser, tmp_path: Path) -> None:
    chinese = Played(tmp_path, "--seed", "tests", "--language", "zh-CN")
    try:
        visitor = Visitor(browser, chinese, DESKTOP, tmp_path, "zh-CN")
        visitor.is_now("主持人")
        visitor.goes("游戏")
        visitor.types("检查和设置")
        visitor.sees("试发了一条，已经删掉")
        visitor.types("局 报名")
        visitor.sees("开始报名")
    finally:
        chinese.end()


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
        visitor.picture("9-over")
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
    visitor.picture("10-commands")
    visitor.page.locator("#channel-composer-input").fill("")
    visitor.presses("join")
    visitor.sees("你是16号")
    visitor.picture("10-chinese")
    assert visitor.faults == []


def test_what_is_typed_into_the_dm_counts_and_robots_act_when_they_are_told(
    browser: Browser, played: Played, tmp_path: Path
) -> None:
    visitor = Visitor(browser, played, DESKTOP, tmp_path)
    begins(visitor)
    visitor.goes("DM with the bot")
    visitor.page.locator("#channel-composer-input").fill("missile 8")
    visitor.page.locator("#send-message").click()
    visitor.sees("missile, 8 gold")
    visitor.goes("Mad Tycoon")
    visitor.page.locator("#bar-robots").click()
    visitor.sees("Voted so far: 15 of 16.")
    visitor.sees("Still to vote: seat 16")
    visitor.picture("11-dm")
    assert visitor.faults == []
