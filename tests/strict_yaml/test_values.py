"""What an unquoted word means, and which are refused with the remedy."""

import pytest

from bot.strict_yaml import parse
from tests.strict_yaml.helpers import error_of


@pytest.mark.parametrize("text", ["", "~", "null", "Null", "NULL"])
def test_nothing(text: str) -> None:
    assert parse(f"a: {text}", "f").data == {"a": None}


@pytest.mark.parametrize(("text", "value"), [("true", True), ("True", True), ("TRUE", True), ("false", False)])
def test_true_and_false(text: str, value: bool) -> None:
    assert parse(f"[{text}]", "f").data == [value]
    assert isinstance(parse(text, "f").data, bool)


@pytest.mark.parametrize("text", ["0", "7", "-1", "10", "1234567", str(2**63 - 1), str(-(2**63))])
def test_whole_numbers(text: str) -> None:
    value = parse(text, "f").data
    assert value == int(text)
    assert type(value) is int


@pytest.mark.parametrize("text", ["1.5", "-0.25", "0.0", "1.10", "123.0"])
def test_decimal_numbers(text: str) -> None:
    value = parse(text, "f").data
    assert value == float(text)
    assert type(value) is float


TEXTS = [
    *["yes", "no", "Yes", "NO", "on", "off", "On", "OFF", "y", "n", "nuLL", "tRUE"],
    *["C5", "CA", "H10", "木7", "白01010", "青11000", "白特1", "nightfall", "x", "7a", "1.2.3", "T13-1", "1-2", "5_a"],
    *["1.", ".5", "１２", "8。5", "=", "a:b", "--1", ".", "..", "0x", "0xZZ", "e3", "1e", "a_1"],
    *("5 7", "20:00 local", "2026-11"),
]


@pytest.mark.parametrize("text", TEXTS)
def test_every_other_plain_word_is_a_text_as_written(text: str) -> None:
    assert parse(f"- {text}", "f").data == [text]


@pytest.mark.parametrize(
    "text", ["20:00", "010", "0x1F", "1_000", "1e3", ".inf", "+5", "2026-11-01", "true", "5", "", "~"]
)
@pytest.mark.parametrize("quote", ["'", '"'])
def test_a_quoted_word_is_always_a_text(text: str, quote: str) -> None:
    assert parse(f"a: {quote}{text}{quote}", "f").data == {"a": text}


def test_block_texts_are_texts() -> None:
    assert parse("a: |\n  12\nb: >-\n  true\n", "f").data == {"a": "12\n", "b": "true"}


TIME = [(t, f"quote the time: '{t}'") for t in ("8:00", "20:00", "1:30:00", "08:00", "25:99", "190:20:30.15")]
DATE = [
    (t, f"quote the date: '{t}'")
    for t in ("2026-11-01", "2026-1-1", "2001-12-14t21:59:43.10-05:00", "2001-12-14 21:59:43")
]
ZERO = [
    (t, f"a number with a leading zero: write {bare}, or quote it: '{t}'")
    for t, bare in (("010", "10"), ("08", "8"), ("00", "0"), ("-07", "-7"), ("+07", "7"), ("01.5", "1.5"))
]
BASE = [
    (t, f"write the number in decimal digits, or quote it: '{t}'")
    for t in ("0x1F", "0X1f", "-0x1", "0o17", "0b1", "0b1_0", "+0xA")
]
UNDERSCORE = [
    (t, f"write the number without underscores, or quote it: '{t}'")
    for t in ("1_000", "1_", "-1_0", "1_0.5", "1.5_0", "+1_000", "0_8")
]
EXPONENT = [
    (t, f"write the number without an exponent, or quote it: '{t}'")
    for t in ("1e3", "1.5e3", "1E+3", "-2e-3", "1.e5", ".5e1", "+1e3")
]
NOT_FINITE = [
    (t, f"infinity and not-a-number are no values here; a text must be quoted: '{t}'")
    for t in (".inf", "-.inf", "+.INF", ".Inf", ".nan", ".NaN")
]
PLUS = [(t, f"write the number without a plus sign, or quote it: '{t}'") for t in ("+5", "+0", "+1.5", "+.5", "+5.")]
BIG = [
    (t, f"the whole number is too big (64 bits); an id must be quoted: '{t}'")
    for t in (str(2**63), str(-(2**63) - 1), "9" * 19, "1" + "0" * 5000)
]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        *TIME,
        *DATE,
        *ZERO,
        *BASE,
        *UNDERSCORE,
        *EXPONENT,
        *NOT_FINITE,
        *PLUS,
        *BIG,
        ("9" * 400 + ".0", "the number is too big"),
    ],
)
def test_what_yaml_would_misread_is_refused_with_the_remedy(text: str, reason: str) -> None:
    assert error_of(f"a: 1\nb: [x,\n  {text}]\n") == f"f.yaml:3: {reason}"


def test_the_same_words_are_refused_as_keys() -> None:
    assert error_of("a: 1\n20:00: x\n") == "f.yaml:2: quote the time: '20:00'"
