"""What an input is answered, as plain data; the same again when Discord delivers the input twice."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

import msgspec
from msgspec import Raw, Struct

from bot.games.api import Refused

EMPTY = Raw(b"[]")


class Answer(Struct, frozen=True, kw_only=True):
    """What was recorded, when, and until when it can be changed; or why it was refused."""

    code: str
    """The message id: what was done (`acted`, `drafted`, `extended`…), or a refusal's code."""

    refused: bool = False
    facts: Mapping[str, Any] = {}
    """What the message tells beside the code: texts, numbers, lists."""

    at: datetime
    """When it was recorded, or refused."""

    number: int = 0
    """The latest log row written with it; 0 for none."""

    phase: str = ""
    until: datetime | None = None
    """When the present phase ends."""

    source: str = ""
    events: Raw = EMPTY
    """JSON list of the game's events that the asking seat alone may see."""


def write(answer: Answer) -> bytes:
    """An answer as it is stored."""
    return msgspec.json.encode(answer, enc_hook=str)


def read(data: bytes) -> Answer:
    """A stored answer."""
    return msgspec.json.decode(data, type=Answer)


def refusal(refused: Refused, at: datetime) -> Answer:
    """The answer to what was refused."""
    return Answer(code=refused.code, refused=True, facts=plain_facts(refused), at=at)


def plain_facts(refused: Refused) -> Mapping[str, Any]:
    """The facts of a refusal as plain data."""
    facts: Mapping[str, Any] = msgspec.json.decode(msgspec.json.encode(refused.facts, enc_hook=str))
    return facts
