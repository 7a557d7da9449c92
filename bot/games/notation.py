"""Plain data to typed structs and back, the same for all games."""

import re
from typing import Any, TypeVar

import msgspec

from bot.games.api import Action, Data, Malformed, word

T = TypeVar("T")


def converted(data: object, kind: type[T]) -> T:
    """The data as the given type, strictly; raises Malformed with the path of the first fault."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as fault:
        raise _malformed(str(fault)) from None


def encoded(data: Data) -> bytes:
    """The one serialisation of dumped data: JSON in the order of the dump, the same for equal states."""
    return msgspec.json.encode(data)


def decoded(text: bytes) -> Any:
    """Data from its serialisation."""
    return msgspec.json.decode(text)


def action_step(action: Action) -> tuple[str, dict[str, Any]]:
    """An action as a step's word and arguments, without the seat."""
    arguments: dict[str, Any] = msgspec.to_builtins(action)
    arguments.pop("do")
    return word(type(action)), arguments


def _malformed(message: str) -> Malformed:
    """A validation message such as "Expected `int`, got `str` - at `$.seats.A.gold`", taken apart."""
    reason, _, place = message.rpartition(" - at `$")
    if not reason:
        return Malformed((), message)
    keys = re.findall(r"\.([^.\[\]`]+)|\[(\d+)\]|\[(\.\.\.)\]", place)
    return Malformed([int(index) if index else name or rest for name, index, rest in keys], reason)
