"""What a torture's people and clock say to the processes under torture, and what these say back."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from bot.services.rows import Status


class Open(Struct, frozen=True, tag=True):
    """Somebody opens a lobby; it has no number yet."""

    id: int
    game: str
    home: int
    match: int = 0


class Join(Struct, frozen=True, tag=True):
    """Somebody takes a place in a lobby."""

    id: int
    match: int
    user: int


class Robots(Struct, frozen=True, tag=True):
    """The host fills a lobby's free places with robots."""

    id: int
    match: int


class Start(Struct, frozen=True, tag=True):
    """The host begins a match."""

    id: int
    match: int


class Act(Struct, frozen=True, tag=True):
    """A player acts, or writes a draft; `at` is his own and belongs to no other input of the match."""

    id: int
    match: int
    user: int
    at: datetime
    do: str
    arguments: Mapping[str, Any]
    phase: str | None = None
    draft: bool = False


class Undo(Struct, frozen=True, tag=True):
    """The host takes the latest step back, which he saw as this row."""

    id: int
    match: int
    number: int


class Extend(Struct, frozen=True, tag=True):
    """The host gives the present phase more minutes."""

    id: int
    match: int
    minutes: int


Given: TypeAlias = Open | Join | Robots | Start | Act | Undo | Extend


class Trap(Struct, frozen=True):
    """The process ends itself by SIGKILL when it reaches this point for the `after`-th time, counted from 0."""

    point: str
    after: int


class Order(Struct, frozen=True):
    """All of this at once, at this instant."""

    now: datetime
    inputs: tuple[Given, ...] = ()
    wake: bool = False
    """The alarm rings."""

    deliver: bool = False


class Live(Struct, frozen=True):
    """A match as a process sees it."""

    id: int
    game: str
    status: Status
    phase: str
    due_at: datetime | None
    number: int
    """Of the latest log row."""

    seats: int


class Confirmed(Struct, frozen=True, tag=True):
    """An input was answered; `answer` as it is stored."""

    id: int
    answer: bytes


class Done(Struct, frozen=True, tag=True):
    """The order is carried out, or (the first time) the database is open; `alarm`: when to wake it."""

    alarm: datetime | None
    live: tuple[Live, ...] = ()


class Fault(Struct, frozen=True, tag=True):
    """Something that must not happen."""

    what: str


Said: TypeAlias = Confirmed | Done | Fault


class Call(Struct, frozen=True):
    """A process calls Discord; it gets back a number (0: nothing found)."""

    what: str
    now: datetime
    channel: int
    text: str = ""
    nonce: str = ""


order_of = msgspec.msgpack.Decoder(Order).decode
said_by = msgspec.msgpack.Decoder(Said).decode
call_of = msgspec.msgpack.Decoder(Call).decode
packed = msgspec.msgpack.encode
