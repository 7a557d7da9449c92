"""A scanner for leaks: all that ever left the bot, by who could see it, and what may not be in there.

Exits are requests of the bot to Discord (posts, edits, answers, forms, suggestions, names of threads and files, buttons
with their custom ids, alternative texts) and what it writes to its log, tracebacks included, which nobody may see.
"""

import json
import logging
import re
from collections.abc import Collection, Iterable
from datetime import datetime

from msgspec import Struct

from bot.clock import Clock
from bot.services.instants import EPOCH
from tests.e2e import simworld
from tests.e2e.chat import Server
from tests.e2e.simworld import Sent

LOG = frozenset({-1})
"""Who reads the log: nobody who may know anything."""

LEVELS = {
    "bot": logging.DEBUG,
    "cogs": logging.DEBUG,
    "discord": logging.INFO,
    "sqlalchemy": logging.WARNING,
    "apscheduler": logging.DEBUG,
}
"""The most that a config can ask each area to write."""

_IDS = re.compile(r"\b\d{15,}\b")
_HEX = re.compile(r"\b[0-9a-f]{32,}\b")
_VOLATILE = re.compile(r'"(?:nonce|id|message_id|channel_id)": "[^"]*"')


class Exit(Struct, frozen=True):
    """Something that left the bot, as text, and who sees it."""

    where: str
    text: str
    seers: frozenset[int]
    at: datetime = EPOCH
    place: str = ""
    """The channel, or whose DM; empty for answers and for the log."""


class Exits:
    """Records everything that leaves a server's bot from now on, restarts included."""

    def __init__(self, server: Server) -> None:
        self.all: list[Exit] = []
        server.wire.watchers.append(self._sent)
        self._server = server
        self._clock = server.clock
        self._handler = _Log(self.all, server.clock)
        self._root = logging.getLogger()
        self._before: dict[str, int] = {}

    def __enter__(self) -> "Exits":
        self._root.addHandler(self._handler)
        self._before = {name: logging.getLogger(name).level for name in LEVELS}
        for name, level in LEVELS.items():
            logging.getLogger(name).setLevel(level)
        return self

    def __exit__(self, *_: object) -> None:
        self._root.removeHandler(self._handler)
        for name, level in self._before.items():
            logging.getLogger(name).setLevel(level)

    def seen_by(self, user: int) -> list[Exit]:
        """Everything that somebody could see, in order."""
        return [one for one in self.all if user in one.seers]

    def leaks(self, secret: str, entitled: Collection[int] = ()) -> list[Exit]:
        """The exits that show a secret to anybody but the entitled."""
        return [one for one in self.all if secret in one.text and one.seers - set(entitled)]

    def _place(self, path: str) -> str:
        found = re.match(r"/channels/(\d+)/", path)
        return simworld.place_name(self._server.env, int(found[1])) if found else ""

    def _sent(self, sent: Sent) -> None:
        if sent.body is not None or sent.files:
            text = json.dumps(sent.body, ensure_ascii=False, sort_keys=True) + " ".join(sent.files)
            where = f"{sent.method} {_IDS.sub('…', sent.path)}"
            self.all.append(Exit(where, text, sent.seers, self._clock.now(), self._place(sent.path)))


class _Log(logging.Handler):
    """What is written to the log, exceptions and their tracebacks included, as a formatter would write it."""

    def __init__(self, exits: list[Exit], clock: Clock) -> None:
        super().__init__(logging.DEBUG)
        self._exits = exits
        self._clock = clock
        self._plain = logging.Formatter("%(name)s %(message)s")

    def emit(self, record: logging.LogRecord) -> None:
        self._exits.append(Exit(f"log {record.name}", self._plain.format(record), LOG, self._clock.now()))


def appearance(exits: Iterable[Exit]) -> list[str]:
    """What exits look like, and when: without ids, nonces and published hashes, which two runs never share.

    Place by place, since only within one the order is promised; to the second, since sending has its pace.
    """
    in_order = sorted(exits, key=lambda one: one.place)
    lines = [f"{one.at:%d %H:%M:%S} {one.place} {one.where} {one.text}" for one in in_order]
    return [_HEX.sub("…", _IDS.sub("…", _VOLATILE.sub("…", line))) for line in lines]
