"""What a refusal says: what is wrong, what is allowed, and the numbers, from the facts that the refusal carries."""

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from bot.games.api import Refused
from bot.presentation.localizer import Localizer, Value
from bot.presentation.names import Names, safe_text, seat_label

MOST = 999_999_999
"""Numbers beyond this, above and below zero, are not written out."""

_WIDTH, _UNITS = 40, 64
"""Room for what somebody typed, when it is shown back to him."""


OwnFacts: TypeAlias = Callable[[str, Any, Localizer, Names], Value | None]
"""A fact as its game says it, by its name and value; None for one that is said like everybody's."""


def refusal_text(refused: Refused, game: str, texts: Localizer, names: Names, own: OwnFacts | None = None) -> str:
    """The refusal in the language of `texts`; `game` is the engine's name. Raises MissingText."""
    facts = _Facts(game, texts, names)
    shown = {}
    for fact, value in refused.facts.items():
        said = own(fact, value, texts, names) if own is not None else None
        shown[fact] = facts.shown(fact, value) if said is None else said
    usual = f"{game}-refused-{refused.code}"
    variants = (f"{usual}-{fact}" for fact in shown)
    return texts.text(next((one for one in variants if texts.has(one)), usual), **shown)


def quoted(text: str) -> str:
    """What somebody typed, safe to be shown back."""
    return safe_text(text, _WIDTH, _UNITS)


class _Facts(msgspec.Struct, frozen=True):
    """Shows the facts of one game's refusals; what is no number and no known thing may be anybody's text."""

    game: str
    texts: Localizer
    names: Names

    def shown(self, fact: str, value: Any) -> Value:
        """One fact by what it is."""
        if isinstance(value, (tuple, list)):
            return self.texts.listed(self._named(one) for one in value)
        if isinstance(value, (int, float)) and not isinstance(value, bool):
            return self._number(value)
        if fact == "seat":
            return self._seat(str(value))
        if fact == "item":
            return self._thing(value) or quoted(str(value))
        return value if fact in ("phase", "step") else quoted(str(value))

    def _named(self, value: Any) -> str:
        return self._thing(value) or self._seat(str(value))

    def _thing(self, value: Any) -> str | None:
        message_id = f"{self.game}-item-{value}"
        return self.texts.text(message_id) if self.texts.has(message_id) else None

    def _seat(self, seat: str) -> str:
        return seat_label(self.texts, seat if seat in self.names else quoted(seat), self.names)

    def _number(self, value: int | float) -> Value:
        if value > MOST:
            return self.texts.text("number-over", limit=MOST)
        if value < -MOST:
            return self.texts.text("number-under", limit=MOST)
        whole = int(value * 2)
        # A number finer than half a coin is shown as it was given: rounded, it would look allowed.
        return value if whole == value * 2 else str(value)
