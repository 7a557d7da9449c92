"""What an unquoted word of YAML means here: nothing, true/false, a number, a text, or an error with the remedy."""

import math
import re
from collections.abc import Callable
from typing import TypeAlias

Plain: TypeAlias = str | int | float | bool | None


class BadScalar(ValueError):
    """An unquoted word that people read one way and YAML another; the text says how to write it."""


_CONSTANTS: dict[str, bool | None] = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL"), None),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
}
_SUSPECT = re.compile(r"[-+]?\.?[0-9]|[-+]?\.[in]", re.IGNORECASE)
_INT = re.compile(r"-?(0|[1-9][0-9]*)")
_FLOAT = re.compile(r"-?(0|[1-9][0-9]*)\.[0-9]+")
_INT_DIGITS = 19  # 2**63 has 19 digits; longer ones need not be worked out
_INT_END = 2**63


def _time(text: str) -> str:
    return f"quote the time: '{text}'"


def _date(text: str) -> str:
    return f"quote the date: '{text}'"


def _leading_zero(text: str) -> str:
    bare = re.sub(r"^([-+]?)0+(?=[0-9])", r"\1", text).lstrip("+")
    return f"a number with a leading zero: write {bare}, or quote it: '{text}'"


def _other_base(text: str) -> str:
    return f"write the number in decimal digits, or quote it: '{text}'"


def _underscore(text: str) -> str:
    return f"write the number without underscores, or quote it: '{text}'"


def _exponent(text: str) -> str:
    return f"write the number without an exponent, or quote it: '{text}'"


def _not_finite(text: str) -> str:
    return f"infinity and not-a-number are no values here; a text must be quoted: '{text}'"


def _plus(text: str) -> str:
    return f"write the number without a plus sign, or quote it: '{text}'"


# The order counts: the first that matches the whole word gives the reason.
_REFUSED: tuple[tuple[re.Pattern[str], Callable[[str], str]], ...] = tuple(
    (re.compile(pattern, re.IGNORECASE), reason)
    for pattern, reason in (
        (r"[-+]?[0-9]+(:[0-9]+)+(\.[0-9]*)?", _time),
        (r"[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}([t \t].*)?", _date),
        (r"[-+]?0(x[0-9a-f_]+|o[0-7_]+|b[01_]+)", _other_base),
        (r"[-+]?([0-9][0-9_]*\.?[0-9_]*|\.[0-9_]+)e[-+]?[0-9_]+", _exponent),
        (r"[-+]?(?=[0-9.]*_)(\.?[0-9][0-9_]*|[0-9][0-9_]*\.[0-9_]*)", _underscore),
        (r"[-+]?0[0-9]+(\.[0-9]*)?", _leading_zero),
        (r"[-+]?\.inf|[-+]?\.nan", _not_finite),
        (r"\+([0-9]+(\.[0-9]*)?|\.[0-9]+)", _plus),
    )
)


def resolve(text: str) -> Plain:
    """The value of the unquoted `text`; raises BadScalar."""
    if text in _CONSTANTS:
        return _CONSTANTS[text]
    if not _SUSPECT.match(text):
        return text
    if _INT.fullmatch(text):
        return _whole(text)
    if _FLOAT.fullmatch(text):
        return _decimal(text)
    for pattern, reason in _REFUSED:
        if pattern.fullmatch(text):
            raise BadScalar(reason(text))
    return text


def _whole(text: str) -> int:
    value = int(text) if len(text.lstrip("-")) <= _INT_DIGITS else _INT_END
    if not -_INT_END <= value < _INT_END:
        raise BadScalar(f"the whole number is too big (64 bits); an id must be quoted: '{text}'")
    return value


def _decimal(text: str) -> float:
    value = float(text)
    if not math.isfinite(value):
        raise BadScalar("the number is too big")
    return value
