"""C60, C64, P8: whatever a person calls himself, it is shown as a name and does nothing."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.presentation.names import (
    ALIKE,
    MARKS,
    NAME_UNITS,
    NAME_WIDTH,
    safe_name,
    safe_names,
    safe_text,
    seat_label,
)
from bot.presentation.splitting import units
from tests.presentation.texts import texts

HOSTILE = [
    *("@everyone", "<@123>", "<#1>", "</bid:1>", "<t:0:F>", "<:x:1>", "https://x.y", "discord.gg/abc", "[a](http://b)"),
    *("**b**", "__u__", "~~s~~", "||s||", "`c`", "```", "# h", "-# s", "> q", "- l", "1. l", "\\"),
    *("\n", "\r\n", "\t", "\x00", "\u2028", "\u202e", "\u2066", "\u200b", "\u200d", "\u200f", "\u2060", "\ufeff"),
    *("\u00ad", "\u3164", "\u115f", "\u2800", "\ufe0f", "\U000e0041", "\U000e0100", "\ue000", " ", "\u3000"),
    *("\u0336", "\u0489", "\u20dd", "Z\u0351\u036b\u0343\u036a", "\ufdfd", "\U0001242b", "👨\u200d👩\u200d👧", "龘"),
    *("ｆｕｌｌ", "﹫", "\u05e9\u05dc\u05d5\u05dd", "½", "≈A"),
]
RAW = st.lists(st.sampled_from(HOSTILE) | st.text(max_size=4), max_size=12).map("".join)
FORBIDDEN = set("*_`~|<>#@[]/\\\n\r") | {"\u2800", "\u3164", "\u115f", "\u1160", "\uffa0", "\u034f"}


def is_hidden(char: str) -> bool:
    selector = "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef"
    return selector or (char != " " and unicodedata.category(char)[0] in "CZ")


def width(text: str) -> int:
    wide = sum(unicodedata.east_asian_width(char) in "WF" for char in text)
    return wide + sum(unicodedata.category(char)[0] != "M" for char in text)


def longest_pile(text: str) -> int:
    piles = "".join("m" if unicodedata.category(char)[0] == "M" else " " for char in text)
    return max(map(len, piles.split()), default=0)


@given(RAW)
def test_a_safe_name_is_one_short_line_of_visible_signs(raw: str) -> None:
    name = safe_name(raw)
    assert name
    assert name == name.strip()
    assert "  " not in name
    assert not set(name) & (FORBIDDEN | {ALIKE})
    assert not any(is_hidden(char) for char in name)
    assert longest_pile(name) <= MARKS
    assert unicodedata.category(name[0])[0] != "M"
    assert width(name) <= NAME_WIDTH
    assert units(name) <= NAME_UNITS


@given(RAW)
def test_a_safe_name_is_no_list(raw: str) -> None:
    first, *rest = safe_name(raw).split(" ", 1)
    assert not rest or first not in ("-", "+")
    assert not rest or not (first.endswith(".") and first[:-1].isdecimal())


@given(RAW)
def test_a_safe_name_stays_as_it_is(raw: str) -> None:
    assert safe_name(safe_name(raw)) == safe_name(raw)


@given(st.text(st.sampled_from("小明ABCxyz阿雨0123"), min_size=1, max_size=9))
def test_an_ordinary_name_is_left_alone(name: str) -> None:
    assert safe_name(name) == name


@pytest.mark.parametrize(
    ("raw", "name"),
    [
        ("@everyone", "＠everyone"),
        ("**小明**", "＊＊小明＊＊"),
        ("<@123>", "＜＠123＞"),
        ("https://a.b", "https:／／a.b"),
        ("- 小明", "－ 小明"),
        ("1. 小明", "1． 小明"),
        ("小\n明", "小 明"),
        ("\u202e明小", "明小"),
        ("𝓐𝓵𝓲𝓬𝓮", "Alice"),
        ("e\u0301\u0302\u0303\u0304", "é\u0302\u0303"),
        ("\u3164\u200b", "?"),
        ("", "?"),
        ("一二三四五六七八九十十一", "一二三四五六七八九⋯"),
        ("≈A", "～A"),
    ],
)
def test_what_becomes_of_a_name(raw: str, name: str) -> None:
    assert safe_name(raw) == name


@given(st.lists(RAW | st.sampled_from(["小明", "小 明", "Bill", "BiII", "Ваll", "3号", "seat 3"]), max_size=30))
def test_no_two_names_of_a_match_are_the_same(raws: list[str]) -> None:
    names = safe_names({str(seat): raw for seat, raw in enumerate(raws)})
    assert len(set(names.values())) == len(raws)
    assert all(width(name) <= NAME_WIDTH and units(name) <= NAME_UNITS for name in names.values())


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Bill", "BiII"),
        ("小明", "小 明"),
        ("小明", "小明."),
        ("Вовa", "Boвa"),
        ("rnax", "max"),
        ("己", "已"),
        ("l0l", "IOI"),
        ("é", "e"),
    ],
)
def test_look_alikes_are_marked(one: str, other: str) -> None:
    assert safe_names({"1": one, "2": "龘", "3": other}) == {
        "1": f"{safe_name(one)}≈A",
        "2": "龘",
        "3": f"{safe_name(other)}≈B",
    }


@pytest.mark.parametrize("name", ["3号", "三號 小明", "Seat 3"])
def test_a_name_like_a_seats_number_is_marked(name: str) -> None:
    assert safe_names({"1": name}) == {"1": f"{name}≈"}


@pytest.mark.parametrize(("language", "label"), [("zh-CN", "7号 小明"), ("zh-TW", "7號 小明"), ("en", "seat 7 小明")])
def test_a_seat_is_shown_with_its_name(language: str, label: str) -> None:
    assert seat_label(texts(language), "7", {"7": safe_name("小明")}) == label
    assert seat_label(texts(language), "7", {}) == label.removesuffix(" 小明")


def test_a_name_from_right_to_left_is_fenced_in() -> None:
    label = seat_label(texts("zh-CN"), "7", {"7": safe_name("\u05e9\u05dc\u05d5\u05dd")})
    assert label == "7号 \u2068\u05e9\u05dc\u05d5\u05dd\u2069"


@given(RAW, st.integers(2, 60), st.integers(2, 90))
def test_any_text_is_cut_to_the_room_there_is(raw: str, columns: int, most: int) -> None:
    text = safe_text(raw, columns, most)
    assert width(text) <= columns
    assert units(text) <= most
    assert not set(text) & FORBIDDEN


def test_what_is_quoted_keeps_its_own_digits() -> None:
    assert safe_text("②½８", 40, 64) == "②½８"
