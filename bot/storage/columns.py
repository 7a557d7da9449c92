"""Types of columns: each knows how a value of the services is written, so that rows become structs without more ado."""

from collections.abc import Callable, Mapping
from datetime import datetime
from enum import IntEnum, StrEnum
from typing import Any

import msgspec
from sqlalchemy import BigInteger, Dialect, Integer, SmallInteger, Text
from sqlalchemy.types import TypeDecorator

from bot.services.instants import from_epoch_ms, to_epoch_ms
from bot.services.rows import Asked

# SQLite numbers rows by itself only where the type is exactly INTEGER; there it is 64-bit anyway.
SERIAL = BigInteger().with_variant(Integer(), "sqlite")


class Instant(TypeDecorator[datetime]):
    """An aware UTC datetime as whole milliseconds since 1970; ValueError for a naive one."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> int | None:
        """Write an instant."""
        return None if value is None else to_epoch_ms(value)

    def process_result_value(self, value: int | None, dialect: Dialect) -> datetime | None:
        """Read an instant."""
        return None if value is None else from_epoch_ms(value)


class Word(TypeDecorator[StrEnum]):
    """A member of an enum of texts, as its text."""

    impl = Text
    cache_ok = True

    def __init__(self, enum: type[StrEnum]) -> None:
        super().__init__()
        self.enum = enum

    def process_bind_param(self, value: StrEnum | None, dialect: Dialect) -> str | None:
        """Write a member."""
        return None if value is None else value.value

    def process_result_value(self, value: str | None, dialect: Dialect) -> StrEnum | None:
        """Read a member."""
        return None if value is None else self.enum(value)


class Rank(TypeDecorator[IntEnum]):
    """A member of an enum of numbers, as its number."""

    impl = SmallInteger
    cache_ok = True

    def __init__(self, enum: type[IntEnum]) -> None:
        super().__init__()
        self.enum = enum

    def process_bind_param(self, value: IntEnum | None, dialect: Dialect) -> int | None:
        """Write a member."""
        return None if value is None else value.value

    def process_result_value(self, value: int | None, dialect: Dialect) -> IntEnum | None:
        """Read a member."""
        return None if value is None else self.enum(value)


class Json(TypeDecorator[Any]):
    """A struct, tuple or mapping as JSON text; `prepare` puts the instants inside into normal form first."""

    impl = Text
    cache_ok = True

    def __init__(self, kind: Any, prepare: Callable[[Any], Any] | None = None) -> None:
        super().__init__()
        self.kind = kind
        self.prepare = prepare
        self._decode = msgspec.json.Decoder(kind).decode

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        """Write a value; None stays NULL."""
        if value is None:
            return None
        return msgspec.json.encode(value if self.prepare is None else self.prepare(value)).decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> Any:
        """Read a value."""
        return None if value is None else self._decode(value)


def stored_instant(instant: datetime) -> datetime:
    """Return an instant as it comes back from storage: UTC, cut to the millisecond; ValueError for a naive one."""
    return from_epoch_ms(to_epoch_ms(instant))


def stored_asked(asked: Asked) -> Asked:
    """Return the same with its instant in normal form."""
    return msgspec.structs.replace(asked, at=stored_instant(asked.at))


def stored_hours(hours: Mapping[str, datetime]) -> dict[str, datetime]:
    """Return the same with its instants in normal form."""
    return {name: stored_instant(at) for name, at in hours.items()}
