"""Plain data to typed structs and back, the same for all games."""

from typing import Any, TypeVar

import msgspec

from bot import shapes
from bot.games.api import Action, Data, Malformed, word

T = TypeVar("T")


def converted(data: object, kind: type[T]) -> T:
    """The data as the given type, strictly; raises Malformed with the path of the first fault."""
    try:
        return shapes.convert(data, kind)
    except shapes.Misfit as misfit:
        raise Malformed(misfit.path, misfit.reason, misfit.key) from None


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
