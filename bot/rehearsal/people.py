"""The people of a rehearsal, and what each of them has not looked at yet."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct


class Member(Struct, frozen=True):
    """Somebody on the server; `actor` does what he does, by simcord's words."""

    name: str
    actor: Any

    @property
    def id(self) -> int:
        """His user id."""
        return int(self.actor.id)


class Marks:
    """Where something was posted since a person last looked."""

    def __init__(self) -> None:
        self.news = False
        """Whether anything has changed since this was last set to false."""

        self._latest: dict[int, int] = {}
        self._seen: dict[tuple[int, int], int] = {}

    def hear(self, event: str, payload: Mapping[str, Any]) -> None:
        """Note what happens on the server."""
        if not event.startswith(("MESSAGE_", "THREAD_", "CHANNEL_")):
            return
        self.news = True
        # What one person alone sees (flag 64) appears where he is, and marks nothing.
        if event == "MESSAGE_CREATE" and not int(payload.get("flags") or 0) & 64:
            self._latest[int(payload["channel_id"])] = int(payload["id"])

    def look(self, user: int, channel: int) -> None:
        """The person has read this place."""
        self._seen[user, channel] = self._latest.get(channel, 0)

    def marked(self, user: int, channel: int) -> bool:
        """Whether there is something new for him."""
        return self._latest.get(channel, 0) > self._seen.get((user, channel), 0)
