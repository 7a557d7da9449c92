"""Plain data to typed data: the whole place of a misfit, also where msgspec hides keys, and a reason in plain words."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal

import msgspec
import pytest

from bot.shapes import FieldError, Misfit, Path, convert

Ware = Literal["tea", "salt"]


class Clock(str):
    __slots__ = ()


class Stall(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    price: int | float
    ware: Ware | None = None
    opens: Clock | None = None

    def __post_init__(self) -> None:
        if self.price < 0:
            raise FieldError("price", f"{self.price} is below 0")


class Market(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    stalls: Mapping[str, Stall] = {}
    rows: tuple[Mapping[str, Stall], ...] = ()
    prices: Mapping[str, Mapping[Ware, tuple[int, ...]]] = {}
    places: Mapping[int, str] = {}


def read_clock(type_: type, value: object) -> object:
    raise ValueError(f"no time - at all - of {type_.__name__}: {value}")


def misfit_of(data: object) -> Misfit:
    with pytest.raises(Misfit) as caught:
        convert(data, Market, dec_hook=read_clock)
    return caught.value


def test_fitting_data_is_converted() -> None:
    data = {"stalls": {"A": {"price": 2.5, "ware": "tea"}}, "prices": {"A": {"salt": [1, 2]}}, "places": {3: "A"}}
    assert convert(data, Market) == Market(
        stalls={"A": Stall(2.5, "tea")}, prices={"A": {"salt": (1, 2)}}, places={3: "A"}
    )


MISFITS: list[tuple[object, Path, str, str | int | None]] = [
    (5, (), "expected a mapping, got a whole number", None),
    ({"stals": {}}, (), "unknown key 'stals'; allowed: stalls, rows, prices, places", "stals"),
    (
        {"stalls": {"A": {"price": 1}, "B": {"price": 1, "glod": 1}}},
        ("stalls", "B"),
        "unknown key 'glod'; allowed: price, ware, opens",
        "glod",
    ),
    ({"stalls": {"A": {"price": 1}, "B": {}}}, ("stalls", "B"), "the key 'price' is missing", "price"),
    ({"stalls": {"A": {"price": "1"}}}, ("stalls", "A", "price"), "expected a number, got a text", None),
    (
        {"stalls": {"A": {"price": 1, "ware": "sand"}}},
        ("stalls", "A", "ware"),
        "unknown value 'sand'; allowed: salt, tea",
        None,
    ),
    ({"stalls": {"A": {"price": -1}}}, ("stalls", "A", "price"), "-1 is below 0", None),
    (
        {"stalls": {"A": {"price": 1, "opens": "noon"}}},
        ("stalls", "A", "opens"),
        "no time - at all - of Clock: noon",
        None,
    ),
    ({"rows": [{}, {"A": {"price": 1}, "B": 5}]}, ("rows", 1, "B"), "expected a mapping, got a whole number", None),
    (
        {"prices": {"A": {"tea": [1, None]}}},
        ("prices", "A", "tea", 1),
        "expected a whole number, got nothing",
        None,
    ),
]


@pytest.mark.parametrize(("data", "path", "reason", "key"), MISFITS)
def test_a_misfit_has_its_whole_place_and_says_what_is_allowed(
    data: object, path: Path, reason: str, key: str | int | None
) -> None:
    misfit = misfit_of(data)
    assert (misfit.path, misfit.reason, misfit.key) == (path, reason, key)


@pytest.mark.parametrize(
    ("data", "path", "reason", "key"),
    [
        (
            {"prices": {"A": {"tea": []}, "B": {"salt": [], "sand": []}}},
            ("prices", "B"),
            "unknown key 'sand'; allowed: salt, tea",
            "sand",
        ),
        (
            {"stalls": {"A": {"price": 1}, 7: {"price": 1}}},
            ("stalls",),
            "a key: expected a text, got a whole number; write it in quotes",
            7,
        ),
        ({"places": {3: "A", "four": "B"}}, ("places",), "a key: expected a whole number, got a text", "four"),
        ({"stalls": {"A": {"price": 1, 7: 1}}}, ("stalls", "A"), "unknown key '7'; allowed: price, ware, opens", 7),
    ],
)
def test_a_bad_key_is_named(data: object, path: Path, reason: str, key: str | int) -> None:
    misfit = misfit_of(data)
    assert (misfit.path, misfit.reason, misfit.key) == (path, reason, key)


def test_of_places_that_fail_alike_the_first_is_named() -> None:
    data = {"prices": {"A": {"tea": [1], "salt": ["x"]}, "B": {"tea": ["x"]}}}
    assert misfit_of(data).path == ("prices", "A", "salt", 0)


def test_any_mapping_and_any_row_of_values_will_do() -> None:
    data: object = MappingProxyType({"rows": ({}, MappingProxyType({"A": {"price": 1}, "B": {"price": 1, "x": 1}}))})
    misfit = misfit_of(data)
    assert (misfit.path, misfit.key) == (("rows", 1, "B"), "x")


def test_a_misfit_reads_as_one_line() -> None:
    assert str(misfit_of({"rows": [{"A": {}}]})) == "rows.0.A: the key 'price' is missing"
    assert str(misfit_of([])) == "expected a mapping, got a list"
