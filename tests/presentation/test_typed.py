"""Typed bids: read as people write them, in every language at once, and never half."""

from itertools import combinations
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.tycoon.rules import ITEMS, Item
from bot.presentation.localizer import LANGUAGES
from bot.presentation.typed import (
    Amount,
    ItemCode,
    NothingTyped,
    Problem,
    Reader,
    TextCode,
    TypedBid,
    UnclearItem,
    UnclearText,
    problem_text,
)
from tests.presentation.texts import ALL, texts

READER = Reader(ALL)


def bid(item: Item, *amounts: Amount) -> TypedBid:
    return TypedBid(item, amounts)


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("飞弹8", bid("missile", 8)),
        ("飞弹 8 金", bid("missile", 8)),
        ("地雷：3", bid("mine", 3)),
        ("雷:3金币", bid("mine", 3)),
        ("導彈　８", bid("missile", 8)),
        ("红 两", bid("red_card", 2)),
        ("紅卡兩金", bid("red_card", 2)),
        ("黑卡 十五", bid("black_card", 15)),
        ("盟 3個金幣", bid("alliance", 3)),
        ("飞弹 5 7", bid("missile", 5, 7)),
        ("飞弹：5金 7 金", bid("missile", 5, 7)),
        ("飞弹 5 5", bid("missile", 5, 5)),
        ("飞弹 8.5", bid("missile", 8.5)),
        ("飛彈８．５", bid("missile", 8.5)),
        ("飞弹八点五", bid("missile", 8.5)),
        ("飛彈 十二點五 金", bid("missile", 12.5)),
        ("飞弹 8.50", bid("missile", 8.5)),
        ("飞弹 8.0", bid("missile", 8)),
        ("Missile 8 gold", bid("missile", 8)),
        ("ＭＩＮＥ 3", bid("mine", 3)),
        ("red  card 4", bid("red_card", 4)),
        ("black_card:2", bid("black_card", 2)),
        ("alliance 0", bid("alliance", 0)),
        ("飞弹 007", bid("missile", 7)),
    ],
)
def test_a_bid_is_read(text: str, read: TypedBid) -> None:
    assert READER.bids(text) == (read,)


@pytest.mark.parametrize(
    "text",
    ["飞弹8\n地雷3", "飞弹8 地雷3", "飞弹8，地雷3", "飞弹 8 和 地雷 3；", "missile 8; mine 3", "飞弹八、地雷三\n\n"],
)
def test_several_bids_are_read_together(text: str) -> None:
    assert READER.bids(text) == (bid("missile", 8), bid("mine", 3))


UNCLEAR: list[tuple[str, TextCode]] = [
    ("8,5", "comma"),
    ("8，5", "comma"),
    ("8。5", "comma"),
    ("8、5", "comma"),
    ("八。五", "comma"),
    ("8:5", "comma"),
    ("8,", "comma"),
    ("5, 7", "comma"),
    ("1e3", "not_a_number"),
    ("NaN", "not_a_number"),
    ("inf", "not_a_number"),
    ("0x10", "not_a_number"),
    ("1_000", "not_a_number"),
    ("8块", "not_a_number"),
    ("8.", "not_a_number"),
    (".5", "not_a_number"),
    ("8.5.5", "not_a_number"),
    ("8!", "not_a_number"),
    ("=8", "not_a_number"),
    ("八5", "not_a_number"),
    ("１／２", "fraction"),
    ("1/2", "fraction"),
    ("½", "fraction"),
    ("8½", "fraction"),
    ("三分之二", "fraction"),
    ("+8", "sign"),
    ("-8", "sign"),
    ("－８", "sign"),
    ("−8", "sign"),
    ("\u0668", "other_digits"),
    ("８\u096e", "other_digits"),
    ("②", "other_digits"),
    ("8²", "other_digits"),
    ("Ⅷ", "other_digits"),
    ("一五", "numeral"),
    ("一百二", "numeral"),
    ("十十", "numeral"),
    ("二十两", "numeral"),
    ("两十", "numeral"),
    ("廿", "numeral"),
    ("八点", "numeral"),
    ("八点半", "numeral"),
    ("一千", "numeral"),
    ("捌", "numeral"),
    ("8.25", "too_fine"),
    ("8.51", "too_fine"),
    ("8.5000000000000000000000001", "too_fine"),
    ("八点二五", "too_fine"),
    ("1000000000", "too_big"),
    ("9" * 5000, "too_big"),
]


@pytest.mark.parametrize(("amount", "code"), UNCLEAR, ids=[f"{code}-{text[:9]}" for text, code in UNCLEAR])
@pytest.mark.parametrize("before", ["飞弹", "飞弹 ", "飞弹：", "地雷3 飞弹 "])
def test_what_can_be_misread_is_not_read(before: str, amount: str, code: TextCode) -> None:
    problem = READER.bids(before + amount)
    assert isinstance(problem, UnclearText)
    assert problem.code == code


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", NothingTyped()),
        (" \n　", NothingTyped()),
        ("8", UnclearText("no_item", "8")),
        ("8 飞弹", UnclearText("no_item", "8 飞弹")),
        ("大家好", UnclearText("no_item", "大家好")),
        ("missiles 8", UnclearText("no_item", "missiles 8")),
        ("飞弹8\n你好", UnclearText("no_item", "你好")),
        ("飞弹", UnclearItem("no_amount", "missile", 0)),
        ("飞弹 地雷3", UnclearItem("no_amount", "missile", 0)),
        ("飞弹 4 5 6", UnclearItem("too_many_amounts", "missile", 3)),
        ("飞弹5 导弹7", UnclearItem("item_twice", "missile", 2)),
        ("飞弹 金", UnclearText("not_a_number", "金")),
        ("飞弹 8 金 金", UnclearText("not_a_number", "金")),
    ],
)
def test_a_bid_that_is_not_whole_is_a_problem(text: str, problem: Problem) -> None:
    assert READER.bids(text) == problem


@pytest.mark.parametrize(
    ("text", "read"), [("5 7", (5, 7)), ("８", (8,)), ("八点五 金", (8.5,)), (" ", UnclearItem("no_amount", "mine", 0))]
)
def test_a_forms_field_holds_amounts_alone(text: str, read: tuple[Amount, ...] | Problem) -> None:
    assert READER.amounts(text, "mine") == read


CHINESE = "零一二三四五六七八九"


def numeral(value: int) -> str:
    hundreds, rest = divmod(value, 100)
    tens, ones = divmod(rest, 10)
    text = CHINESE[hundreds] + "百" if hundreds else ""
    if tens:
        text += ("" if tens == 1 and not hundreds else CHINESE[tens]) + "十"
    elif hundreds and ones:
        text += "零"
    return text + (CHINESE[ones] if ones or not value else "")


@pytest.mark.parametrize("values", [range(500), range(500, 1000)])
def test_every_chinese_number_below_a_thousand_is_read(values: range) -> None:
    assert [READER.amounts(numeral(value), "mine") for value in values] == [(value,) for value in values]


@given(
    st.lists(
        st.sampled_from(["飞弹", "mine", "8", "八", "十", "点", ".", ",", "。", " ", "\n", "金", "+", "\u0668", "五"]),
        max_size=8,
    )
)
def test_no_text_is_read_half(parts: list[str]) -> None:
    text = "".join(parts)
    read = READER.bids(text)
    if isinstance(read, tuple):
        left = set("".join(text.split())) - set("飞弹mine8八十点.五金,")
        assert not left
        assert text.count("飞弹") + text.count("mine") == len(read)


@given(st.text(max_size=30))
def test_any_text_gets_an_answer(text: str) -> None:
    for read in (READER.bids(text), READER.bids(f"飞弹{text}")):
        if not isinstance(read, tuple):
            assert all(problem_text(read, language) for language in ALL)


PROBLEMS: list[Problem] = [
    NothingTyped(),
    *(UnclearText(code, "@everyone\n**8,5**") for code in get_args(TextCode)),
    *(UnclearItem(code, item, 3) for code in get_args(ItemCode) for item in ITEMS),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_a_safe_answer(language: str) -> None:
    answers = [problem_text(problem, texts(language)) for problem in PROBLEMS]
    assert len(set(answers)) == len(answers)
    assert not set("".join(answers)) & set("@*\n")


def test_no_word_means_two_items_and_none_hides_in_a_unit() -> None:
    words = {item: {word for language in ALL for word in language.words(f"tycoon-item-{item}")} for item in ITEMS}
    units = {word for language in ALL for word in language.words("tycoon-gold")}
    assert all(not words[one] & words[other] for one, other in combinations(ITEMS, 2))
    assert not [(word, unit) for item in ITEMS for word in words[item] for unit in units if word in unit]
