"""Random data and random text."""

import json
import math
import re

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.strict_yaml import YamlError, parse

# The parser is the same for all examples of one run, so the fixture need not be set anew for each.
both_parsers = settings(suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])

# JSON is nearly YAML. Left out is what the loader refuses on purpose: control characters, numbers with an exponent.
TEXTS = st.text(st.characters(exclude_categories=["Cc", "Cs", "Zl", "Zp"], exclude_characters="\ufeff\ufffe\uffff"))
NUMBERS = st.integers(-(2**63), 2**63 - 1) | st.decimals(-(10**9), 10**9, places=3).map(float).filter(
    lambda x: "e" not in repr(x) and math.isfinite(x)
)
DATA = st.recursive(
    st.none() | st.booleans() | NUMBERS | TEXTS,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(TEXTS, inner, max_size=5),
    max_leaves=25,
)


def same(left: object, right: object) -> bool:
    """Equal in value and in kind: 1, 1.0 and true are three things."""
    if type(left) is not type(right):
        return False
    if isinstance(left, list) and isinstance(right, list):
        return len(left) == len(right) and all(map(same, left, right))
    if isinstance(left, dict) and isinstance(right, dict):
        return list(left) == list(right) and all(same(left[key], right[key]) for key in left)
    return left == right


@given(data=DATA, indent=st.sampled_from([None, 1, 2]))
@both_parsers
def test_json_reads_back_the_same(parser: str, data: object, indent: int | None) -> None:
    assert same(data, parse(json.dumps(data, ensure_ascii=False, indent=indent), "f").data)


def line_of_refusal(text: str) -> int | None:
    """None when `text` is read; else the line of the one-line error."""
    try:
        parse(text, "f")
    except YamlError as error:
        message = re.fullmatch(r"f:([0-9]+): .+", str(error))
        return int(message[1]) if message else 0
    return None


@given(text=st.text(st.sampled_from("ab1:-.,[]{}'\"#&*!|>%@?~ \n\t<0_e+\\木\r")))
@both_parsers
def test_any_text_is_read_or_refused_with_a_line_of_its_own(parser: str, text: str) -> None:
    assert line_of_refusal(text) in {None, *range(1, text.count("\n") + 2)}
