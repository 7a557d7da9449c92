"""How values of any game are written in a line."""

from collections.abc import Mapping

import msgspec
import pytest

from bot.commands.readable import JOINT, fields, flow


class Lot(msgspec.Struct, frozen=True):
    item: str
    price: float | None
    bidders: tuple[str, ...] = ()


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("missile", "missile"),
        (4, "4"),
        (8.5, "8.5"),
        (True, "yes"),
        (False, "no"),
        (None, "–"),
        ((), "–"),
        (["A", "B"], "A B"),
        ({"A": 4, "B": None}, "A: 4, B: –"),
        ({"mine": {"A": [5, 7]}}, "mine: (A: 5 7)"),
        (Lot("mine", 5), "item mine, price 5"),
        (Lot("mine", None, ("A", "B")), "item mine, bidders A B"),
        ([Lot("mine", 0), Lot("missile", 7.5)], "(item mine, price 0) (item missile, price 7.5)"),
        ("two\nlines\t\x1b[0m", "two lines  [0m"),
    ],
)
def test_a_value_in_one_line(value: object, expected: str) -> None:
    assert flow(value).replace(JOINT, " ") == expected


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ({"half_bids": 2, "replaced": None, "lots": []}, "half bids 2"),
        ({"purse": 0, "ballot": False}, "purse 0, ballot no"),
        ({}, ""),
    ],
)
def test_fields_leave_out_what_is_null_or_empty_but_no_zero(values: Mapping[str, object], expected: str) -> None:
    assert fields(values).replace(JOINT, " ") == expected
