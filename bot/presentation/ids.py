"""Custom ids of buttons, menus and forms: `v1:<match>:<verb>:<step>`, the same for everybody, without a secret."""

import re

from msgspec import Struct

PATTERN = re.compile(r"v1:(?P<match>\d{1,19}):(?P<verb>[a-z][a-z0-9_-]*(?:\.[A-Za-z0-9_-]+)*):(?P<step>\d{1,19})")
MOST = 100
"""Discord's limit for a custom id."""


class CustomId(Struct, frozen=True):
    """`match` is 0 where there is no match yet; `verb` may carry a word of its own behind a point: `bid.missile`."""

    match: int
    verb: str
    step: int = 0

    @property
    def name(self) -> str:
        """The verb alone."""
        return self.verb.partition(".")[0]

    @property
    def word(self) -> str:
        """What stands behind the verb's point; empty for nothing."""
        return self.verb.partition(".")[2]

    def __str__(self) -> str:
        return f"v1:{self.match}:{self.verb}:{self.step}"


def custom_id(match: int, verb: str, step: int = 0) -> str:
    """Write a custom id; ValueError for one that would not be read back."""
    text = str(CustomId(match, verb, step))
    if len(text) > MOST or read(text) is None:
        raise ValueError(f"no custom id: {text}")
    return text


def read(text: str) -> CustomId | None:
    """Read a custom id; None for one that is not (or no longer) ours."""
    found = PATTERN.fullmatch(text)
    return CustomId(int(found["match"]), found["verb"], int(found["step"])) if found else None
