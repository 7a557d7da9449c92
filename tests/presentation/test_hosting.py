"""What hosts and lobbies are shown fits Discord, is safe, and the set-up panel remembers everything in its ids."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.games.api import Refused
from bot.games.houserules import Choice, Kind, Switch, Table, Whole
from bot.games.tycoon.game import TYCOON
from bot.presentation import plan_words
from bot.presentation.audit import audit
from bot.presentation.forms import Form
from bot.presentation.ids import read
from bot.presentation.localizer import LANGUAGES, Localizer
from bot.presentation.opening_panel import ZONES, Act, Setup
from bot.presentation.seats import seat_meant
from bot.presets import names
from bot.services.hours import is_zone
from bot.services.messaging import Menu, Rendered
from bot.services.opening import MOST, MOST_OF_TABLE, Plan, house_rules, rule_kinds, with_hours, with_rule
from tests.presentation import hosting, scenes
from tests.presentation.hosting import PLAN
from tests.presentation.texts import ALL, texts

KINDS = rule_kinds("tycoon")


def values(kind: Kind) -> st.SearchStrategy[Any]:
    """Every value that a plan may hold of a house rule."""
    match kind:
        case Switch(off=off, on=on):
            return st.sampled_from((off, on))
        case Choice(words=words):
            return st.sampled_from(words)
        case Whole(low=low):
            return st.integers(low, MOST)
        case Table(names=parts):
            return st.fixed_dictionaries({part: st.integers(0, MOST_OF_TABLE) for part in parts})
    raise AssertionError(kind)


MINUTES = st.integers(0, 24 * 60 - 1)
PLANS = st.builds(
    Plan,
    game=st.just("tycoon"),
    preset=st.sampled_from(names(TYCOON)),
    language=st.sampled_from(LANGUAGES),
    zone=st.sampled_from(ZONES),
    dawn=MINUTES,
    bids_close=MINUTES,
    nightfall=MINUTES,
    place=st.integers(0, 2**63 - 1),
    rules=st.fixed_dictionaries({}, optional={key: values(kind) for key, kind in KINDS.items()}),
)


@given(PLANS)
def test_a_plan_is_read_back_from_its_word(plan: Plan) -> None:
    word = plan_words.write(plan)
    assert plan_words.read(word) == plan
    for act in (*Act, "v.21"):
        custom_id = f"v1:0:open.{act}.{word}:0"
        assert len(custom_id) <= 100
        found = read(custom_id)
        assert found is not None
        assert found.name == "open"
        assert found.word == f"{act}.{word}"


@given(PLANS, st.integers(0, 80))
def test_a_word_that_was_cut_is_no_plan_or_a_smaller_one(plan: Plan, length: int) -> None:
    word = plan_words.write(plan)
    found = plan_words.read(word[:length])
    assert found is None or set(found.rules) <= set(plan.rules)


@pytest.mark.parametrize("word", ["", "x", "CypwshogaaaaaaaaaaaahGsWt", "!" * 30, "CypwshogcaaaaaaaaaaahGsWtS9"])
def test_words_of_other_times_are_no_plans(word: str) -> None:
    assert plan_words.read(word) is None


def test_every_offered_zone_is_one() -> None:
    assert all(is_zone(zone) for zone in ZONES)
    assert len(ZONES) < 25


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits_into_what_discord_takes(language: str) -> None:
    for shown in hosting.everything(texts(language)):
        if isinstance(shown, Form):
            assert all(length <= most for _, length, most in hosting.sizes(shown)), shown.title
            assert 1 <= len(shown.fields) + bool(shown.text) <= 5
            assert read(shown.custom_id) is not None
        else:
            fits(shown)


def fits(shown: Rendered) -> None:
    assert 0 < len(shown.text) <= 2000
    assert len(shown.rows) <= 5
    for row in shown.rows:
        assert len(row) <= 5
        for part in row:
            assert read(part.custom_id) is not None
            if isinstance(part, Menu):
                assert len(part.choices) <= 25
                assert all(
                    one.label and len(one.label) <= 100 for one in part.choices if not (part.channels or part.roles)
                )
            else:
                assert 0 < len(part.label) <= 40


@pytest.mark.parametrize("localizer", ALL, ids=lambda one: str(one.language))
def test_a_hosts_words_in_the_audit_ping_nobody(localizer: Localizer) -> None:
    text = "\n".join(post.text for post in audit(hosting.audited(), localizer))
    assert "@everyone" not in text
    assert "**" not in text


def test_a_rule_that_the_preset_has_anyway_is_not_kept() -> None:
    changed = with_rule(PLAN, "vote_tie", "all")
    assert changed.rules == {"vote_tie": "all"}
    assert with_rule(changed, "vote_tie", "none").rules == {}
    assert "vote_tie" not in with_rule(replace(PLAN, preset="blind"), "self_vote", "off").rules


def test_rules_that_cannot_be_are_refused() -> None:
    nobody = {"miser": 0, "merchant": 0, "trader": 0, "thief": 0, "commoner": 0}
    with pytest.raises(Refused, match="malformed"):
        with_rule(PLAN, "roster", nobody)


@pytest.mark.parametrize(
    ("text", "hours"),
    [
        ("08:00 / 20:00 / 21:00", (480, 1200, 1260)),
        ("7:05 19:30 20:00", (425, 1170, 1200)),
        ("08：00，20：00，21：00", (480, 1200, 1260)),
    ],
)
def test_hours_are_read_as_people_write_them(text: str, hours: tuple[int, int, int]) -> None:
    plan = with_hours(PLAN, text, "UTC")
    assert (plan.dawn, plan.bids_close, plan.nightfall) == hours


def test_the_page_of_a_rule_shows_its_value_as_chosen() -> None:
    page = Setup(with_rule(PLAN, "vote_tie", "all"), texts("en")).rules("vote_tie")
    menu = page.rows[1][0]
    assert isinstance(menu, Menu)
    assert [one.value for one in menu.choices if one.chosen] == ["all"]


def test_the_page_of_a_rule_of_few_numbers_shows_its_value_as_chosen() -> None:
    plan = replace(PLAN, game="rites", preset="standard", rules={})
    page = Setup(plan, texts("en")).rules("min_cards_to_win")
    menu = page.rows[1][0]
    assert isinstance(menu, Menu)
    usual = str(house_rules(plan)["min_cards_to_win"])
    assert [one.value for one in menu.choices if one.chosen] == [usual]


@pytest.mark.parametrize(
    ("typed", "seat"),
    [("3", "3"), ("seat 3", "3"), ("SEAT 3", "3"), ("seat 3 小雨", "3"), ("seat 3 小", "3"), (" 3 ", "3")],
)
def test_a_seat_is_found_by_id_label_or_the_only_beginning(typed: str, seat: str) -> None:
    assert seat_meant(typed, scenes.table("en"), texts("en"), ALL) == seat


@pytest.mark.parametrize("typed", ["", "seat", "9", "小雨小雨", "seat 33"])
def test_a_seat_that_is_not_clear_is_asked_for(typed: str) -> None:
    with pytest.raises(Refused, match="unknown_seat"):
        seat_meant(typed, scenes.table("en"), texts("en"), ALL)
