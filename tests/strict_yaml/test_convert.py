"""From a strict document to a Struct: each misfit with its line, its place and what is allowed."""

from enum import Enum
from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Meta

from bot.strict_yaml import FieldError, YamlError, convert, parse


class Colour(Enum):
    RED = "red"
    BLACK = "black"


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    floor: Annotated[int, Meta(ge=1, le=9)]
    name: str = ""
    top: int = 9

    def __post_init__(self) -> None:
        if self.top < self.floor:
            raise FieldError("top", f"{self.top} is below the floor ({self.floor})")


class Bid(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="bid"):
    amount: int = 0


class Vote(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="vote"):
    target: str = ""


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    item: Item | None = None
    items: dict[str, Item] = {}
    lists: dict[str, dict[int, list[Item]]] = {}
    row: tuple[Item, ...] = ()
    pair: tuple[str, Item] | None = None
    mode: Literal["slow", "live"] = "slow"
    colour: Colour | None = None
    share: float = 0.5
    fast: bool = False
    act: Bid | Vote | None = None
    tags: frozenset[str] = frozenset()


def error_of(text: str) -> str:
    with pytest.raises(YamlError) as caught:
        convert(parse(text, "f.yaml"), Table)
    return str(caught.value)


def test_fitting_data_becomes_the_struct() -> None:
    text = (
        "items: {mine: {floor: 2}}\nrow: [{floor: 1}]\nmode: live\ncolour: red\nshare: 1\nact: {type: vote, target: A}"
    )
    assert convert(parse(text, "f"), Table) == Table(
        items={"mine": Item(2)}, row=(Item(1),), mode="live", colour=Colour.RED, share=1.0, act=Vote("A")
    )


ALL = "item, items, lists, row, pair, mode, colour, share, fast, act, tags"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("fast: true\nspeed:\n  a: 1", f"f.yaml:2: unknown key 'speed'; allowed: {ALL}"),
        ("item:\n  floor: 1\n  flor: 2", "f.yaml:3: item: unknown key 'flor'; allowed: floor, name, top"),
        ("row:\n- floor: 1\n- floor: 1\n  x: 1", "f.yaml:4: row[1]: unknown key 'x'; allowed: floor, name, top"),
        ("pair: [a, {floor: 1,\n x: 1}]", "f.yaml:2: pair[1]: unknown key 'x'; allowed: floor, name, top"),
        ("act: {type: vote,\n  amount: 1}", "f.yaml:2: act: unknown key 'amount'; allowed: type, target"),
        (
            "items:\n  a: {floor: 1}\n  b:\n    floor: 1\n    x: 1",
            "f.yaml:5: items.b: unknown key 'x'; allowed: floor, name, top",
        ),
        (
            "lists:\n  a:\n    1: [{floor: 1}]\n    2:\n    - {floor: 2}\n    - {floor: 2,\n       x: 2}",
            "f.yaml:7: lists.a[2][1]: unknown key 'x'; allowed: floor, name, top",
        ),
    ],
)
def test_an_unknown_key_is_named_with_the_allowed_ones(text: str, message: str) -> None:
    assert error_of(text) == message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("- a", "f.yaml:1: expected a mapping, got a list"),
        ("", "f.yaml:1: expected a mapping, got nothing"),
        ("fast: yes", "f.yaml:1: fast: expected true or false, got a text"),
        ("fast:\n  1", "f.yaml:2: fast: expected true or false, got a whole number"),
        ("share: true", "f.yaml:1: share: expected a number, got true or false"),
        ("item:\n  floor: '2'", "f.yaml:2: item.floor: expected a whole number, got a text"),
        ("item:\n  floor: 2.0", "f.yaml:2: item.floor: expected a whole number, got a number"),
        (
            "item: {floor: 2,\n  name: 11}",
            "f.yaml:2: item.name: expected a text, got a whole number; write it in quotes",
        ),
        ("item: 5", "f.yaml:1: item: expected a mapping or nothing, got a whole number"),
        ("item:\n  floor: 0", "f.yaml:2: item.floor: expected a whole number >= 1"),
        ("item:\n  floor: 10", "f.yaml:2: item.floor: expected a whole number <= 9"),
        ("row:\n- {floor: 1}\n- 5", "f.yaml:3: row[1]: expected a mapping, got a whole number"),
        ("pair: [a]", "f.yaml:1: pair: expected a list of length 2, got 1"),
        ("tags:\n- a\n- 1", "f.yaml:3: tags[1]: expected a text, got a whole number; write it in quotes"),
        ("items:\n  a: {floor: 1}\n  b: {floor: x}", "f.yaml:3: items.b.floor: expected a whole number, got a text"),
        ("items:\n  1: {floor: 1}", "f.yaml:2: items: a key: expected a text, got a whole number; write it in quotes"),
        (
            "items:\n  a: {floor: 1}\n  2: {floor: 1}",
            "f.yaml:3: items: a key: expected a text, got a whole number; write it in quotes",
        ),
        ("item:\n  name: a", "f.yaml:1: item: the key 'floor' is missing"),
        ("items:\n  a:\n    name: a", "f.yaml:2: items.a: the key 'floor' is missing"),
        ("fast: true\nmode: quick", "f.yaml:2: mode: unknown value 'quick'; allowed: live, slow"),
        ("colour: blue", "f.yaml:1: colour: unknown value 'blue'; allowed: red, black"),
        ("mode: 5", "f.yaml:1: mode: expected a text, got a whole number; write it in quotes; allowed: live, slow"),
        ("act:\n  type: nod", "f.yaml:2: act.type: unknown value 'nod'; allowed: bid, vote"),
    ],
)
def test_a_misfit_says_where_and_what_is_expected(text: str, message: str) -> None:
    assert error_of(text) == message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("item:\n  top: 3\n  floor: 5", "f.yaml:2: item.top: 3 is below the floor (5)"),
        ("row:\n- {floor: 1}\n- floor: 5\n  top: 3", "f.yaml:4: row[1].top: 3 is below the floor (5)"),
        ("items:\n  a: {floor: 2}\n  b: {floor: 5,\n    top: 1}", "f.yaml:4: items.b.top: 1 is below the floor (5)"),
    ],
)
def test_fields_that_do_not_go_together_have_the_line_of_the_field(text: str, message: str) -> None:
    assert error_of(text) == message
