"""What goes wrong on the line, request by request."""

import asyncio
from typing import TypeAlias

from msgspec import Struct

CREATE = ("POST", "/channels/{channel_id}/messages")
EDIT = ("PATCH", "/channels/{channel_id}/messages/{message_id}")
DELETE = ("DELETE", "/channels/{channel_id}/messages/{message_id}")
HISTORY = ("GET", "/channels/{channel_id}/messages")
PIN = ("PUT", "/channels/{channel_id}/messages/pins/{message_id}")
OPEN_DM = ("POST", "/users/@me/channels")
THREAD = ("POST", "/channels/{channel_id}/threads")
CALLBACK = ("POST", "/interactions/{interaction_id}/{interaction_token}/callback")

Route: TypeAlias = tuple[str, str]
"""A method and a path as Discord's description names it."""


class Pass(Struct, frozen=True):
    """Nothing goes wrong: done and answered."""


class Lost(Struct, frozen=True):
    """Done, but another server in between answers with this status; `done=False`: not even done."""

    status: int = 502
    done: bool = True


class Dropped(Struct, frozen=True):
    """The line breaks before an answer; `done`: after it was done."""

    done: bool = True


class Refused(Struct, frozen=True):
    """Not done, for good."""

    status: int
    code: int


class Limited(Struct, frozen=True):
    """Not done, and neither is anything on this route (or `everywhere`) for so many seconds."""

    seconds: float
    everywhere: bool = False


class Held:
    """Done, but the answer waits: `reached` tells that it was done, `let_go` lets it be answered."""

    def __init__(self) -> None:
        self.reached = False
        self.let_go = asyncio.Event()


Fault: TypeAlias = Pass | Lost | Dropped | Refused | Limited | Held
