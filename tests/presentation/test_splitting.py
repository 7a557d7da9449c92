"""C64: nothing that is sent is too long, and nothing is lost by cutting."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.presentation.splitting import split, units

PIECES = ["龘", "👨‍👩‍👧‍👦", "🇹🇼", "e\u0301\u0302", "👍🏽", "a", " ", "，", "<t:1795957200:F>", "\n", "𠮷"]
TEXTS = st.lists(st.sampled_from(PIECES), max_size=400).map("".join) | st.text(max_size=400)
LIMITS = st.integers(2, 120)


def solid(text: str) -> str:
    return "".join(text.split())


@given(TEXTS, LIMITS)
def test_no_piece_is_too_long_or_blank_and_nothing_is_lost(text: str, limit: int) -> None:
    pieces = split(text, limit)
    assert all(0 < units(piece) <= limit and piece.strip() for piece in pieces)
    assert solid("".join(pieces)) == solid(text)


@given(st.lists(st.text(st.characters(codec="utf-8", exclude_characters="\n"), max_size=20)), LIMITS)
def test_lines_that_fit_stay_whole(lines: list[str], limit: int) -> None:
    short = [line for line in lines if line.strip() and units(line) <= limit]
    told = [line for piece in split("\n".join(short), limit) for line in piece.split("\n")]
    assert told == short


@given(st.lists(st.sampled_from([piece for piece in PIECES if piece.strip()]), min_size=20, max_size=80))
def test_what_is_seen_as_one_character_is_never_cut(signs: list[str]) -> None:
    pieces = split("".join(signs), 24)
    whole = {sign for sign in PIECES if len(sign) > 1 and sign != "🇹🇼"}  # several flags in a row are told by counting
    for sign in whole:
        assert sum(piece.count(sign) for piece in pieces) == "".join(signs).count(sign)


NAMES = st.lists(st.text(st.sampled_from("龘𠮷👨‍👩‍👧‍👦🇹🇼"), min_size=32, max_size=32), min_size=16, max_size=16)


@given(NAMES)
def test_c64_sixteen_long_names_fit(names: list[str]) -> None:
    told = "、".join(f"{seat}号 {name}" for seat, name in enumerate(names, 1))
    for limit in (1024, 2000):
        pieces = split(told, limit)
        assert all(units(piece) <= limit for piece in pieces)
        assert "".join(pieces) == told


def test_a_long_line_is_cut_behind_a_comma() -> None:
    assert split("1号 阿明、2号 小雨、3号 老王", 16) == ["1号 阿明、2号 小雨、", "3号 老王"]


def test_a_time_is_not_cut() -> None:
    assert split("a" * 20 + "<t:1795957200:F>", 30) == ["a" * 20, "<t:1795957200:F>"]


def test_a_text_of_exactly_the_limit_is_one_piece() -> None:
    assert split("𠮷" * 1000) == ["𠮷" * 1000]
    assert split("𠮷" * 1000 + "a") == ["𠮷" * 1000, "a"]


def test_a_mark_without_end_is_cut_anywhere() -> None:
    assert [units(piece) for piece in split("a" + "\u0301" * 9, 5)] == [5, 5]


def test_a_limit_without_room_is_refused() -> None:
    with pytest.raises(ValueError, match="2 units"):
        split("a", 1)


def test_nothing_gives_no_piece() -> None:
    assert split("") == split(" \n\n ") == []
