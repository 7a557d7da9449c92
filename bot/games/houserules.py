"""House rules as data: what each key may hold, how it is read strictly and written again.

A game's rules are a frozen struct whose fields carry one of the kinds below: `Annotated[bool, Switch("no", "yes")]`.
"""

import re
from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, Protocol, TypeVar, get_origin, get_type_hints

import msgspec

from bot.games.api import Data, Malformed


class Kind(Protocol):
    """What a house-rule key may hold."""

    def read(self, value: object, default: Any) -> Any:
        """The value from data; raises Malformed with what is allowed."""
        ...

    def write(self, value: Any) -> Any:
        """The value as data again."""
        ...


class Switch(msgspec.Struct, frozen=True):
    """Off or on, written with its two words; booleans and the other pair of words are accepted too."""

    off: str
    on: str

    def read(self, value: object, default: Any) -> bool:
        """A boolean from a boolean or a word."""
        if isinstance(value, bool):
            return value
        if value in ("no", "off", "yes", "on"):
            return value in ("yes", "on")
        raise Malformed((), f"{shown(value)} is not allowed; allowed: {self.off}, {self.on}")

    def write(self, value: Any) -> str:
        """The word."""
        return self.on if value else self.off


class Choice(msgspec.Struct, frozen=True):
    """One of a few words, or of a few numbers."""

    words: tuple[str | int, ...]

    def read(self, value: object, default: Any) -> str | int:
        """The word itself; a number may come as its digits."""
        for word in self.words:
            if value in (word, str(word)) and not isinstance(value, bool):
                return word
        raise Malformed((), f"{shown(value)} is not allowed; allowed: {', '.join(map(str, self.words))}")

    def write(self, value: Any) -> Any:
        """The word itself."""
        return value


class Whole(msgspec.Struct, frozen=True):
    """A whole number of at least `low` and, where it is given, at most `high`."""

    low: int
    high: int | None = None

    def read(self, value: object, default: Any) -> int:
        """The number itself; booleans are no numbers."""
        if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= (self.high or value):
            return value
        limits = f"{self.low} or more" if self.high is None else f"{self.low} to {self.high}"
        raise Malformed((), f"{shown(value)} is not allowed; allowed: a whole number, {limits}")

    def write(self, value: Any) -> Any:
        """The number itself."""
        return value


class Hours(msgspec.Struct, frozen=True):
    """A length of time, kept in minutes: a whole number of hours, or a text such as `3 minutes`."""

    most: int = 9_999
    """Of hours."""

    def read(self, value: object, default: Any) -> int:
        """The minutes."""
        if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= self.most:
            return value * 60
        written = re.fullmatch(r"([1-9][0-9]{0,5}) minutes?", value) if isinstance(value, str) else None
        if written and int(written[1]) <= self.most * 60:
            return int(written[1])
        raise Malformed((), f"{shown(value)} is not allowed; allowed: whole hours, 1 to {self.most}, or '3 minutes'")

    def write(self, value: Any) -> Any:
        """Whole hours as their number, all else in minutes."""
        hours, minutes = divmod(value, 60)
        return hours if not minutes else f"{value} {'minute' if value == 1 else 'minutes'}"


class Table(msgspec.Struct, frozen=True):
    """A whole number for each of some names; names left out keep their default, or count 0 if `complete`."""

    names: tuple[str, ...]
    number: Whole
    complete: bool = False

    def read(self, value: object, default: Any) -> Mapping[str, int]:
        """The numbers by name, in the order of the names."""
        if not isinstance(value, Mapping):
            raise Malformed((), f"{shown(value)} is not allowed; allowed: a number each for {', '.join(self.names)}")
        for name in value:
            if name not in self.names:
                raise Malformed((name,), f"unknown name; allowed: {', '.join(self.names)}")
        base: Mapping[str, int] = dict.fromkeys(self.names, 0) if self.complete else default
        return {name: _read(self.number, name, value[name], 0) if name in value else base[name] for name in self.names}

    def write(self, value: Any) -> dict[str, int]:
        """The numbers by name."""
        return dict(value)


RulesT = TypeVar("RulesT", bound=msgspec.Struct)


def read(rules: type[RulesT], data: object) -> RulesT:
    """House rules from data, all else at its default; raises Malformed at the first thing that is not allowed."""
    if not isinstance(data, Mapping):
        raise Malformed((), f"{shown(data)} is not allowed; allowed: house rules by key")
    known = kinds(rules)
    for key in data:
        if key not in known:
            raise Malformed((key,), f"unknown house rule; allowed: {', '.join(known)}")
    defaults = rules()
    return rules(**{key: _read(known[key], key, value, getattr(defaults, key)) for key, value in data.items()})


def write(rules: msgspec.Struct) -> Data:
    """Every house rule as data, in the order of the struct's fields."""
    return {key: kind.write(getattr(rules, key)) for key, kind in kinds(type(rules)).items()}


def shown(value: object) -> str:
    """A value as a message shows it, short and on one line."""
    text = msgspec.json.encode(value, enc_hook=str).decode()
    return text if len(text) <= 40 else f"{text[:39]}…"


def _read(kind: Kind, key: str, value: object, default: Any) -> Any:
    try:
        return kind.read(value, default)
    except Malformed as fault:
        raise fault.under(key) from None


@cache
def kinds(rules: type[msgspec.Struct]) -> Mapping[str, Kind]:
    """What each key of a set of house rules may hold, in the order of the struct's fields."""
    hints = get_type_hints(rules, include_extras=True)
    return {key: hint.__metadata__[0] for key, hint in hints.items() if get_origin(hint) is Annotated}
