"""Discord's messages as a fake: it keeps what everybody saw, knows nonces for some minutes, and fails as it is told."""

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from enum import StrEnum

from msgspec import Struct

from bot.services.instants import DISCORD_EPOCH_MS, to_epoch_ms
from bot.services.messaging import Doubtful, Link, RateLimited, RefusedByDestination, Rendered, Unreachable
from tests.fakes.clock import FakeClock
from tests.fakes.outbox import Reach, go_on

NONCES_KEPT = timedelta(minutes=3)
DM_CLOSED = 50007
NO_PERMISSION = 50013
CHANNEL_GONE = 10003
UNKNOWN_MESSAGE = 10008
ARCHIVED = 50083

_LATE = timedelta(seconds=20)
_DM = 7_000_000_000_000_000_000


class Fault(StrEnum):
    """What one call comes to."""

    STORED_502 = "stored, then answered 502"
    DROPPED = "not stored, and the line dropped"
    HANGS_STORED = "stored, and never answered"
    HANGS = "never answered"
    LATE = "given up by us, and a post stored some seconds later"
    LIMITED = "rate limited"
    NO_LINE = "no connection"
    BUG = "an exception that nobody foresaw"


_UNCLEAR = (Fault.STORED_502, Fault.DROPPED, Fault.HANGS_STORED, Fault.HANGS, Fault.LATE)


class Put(Struct):
    """A message as it stands in a channel, with all that it ever said."""

    id: int
    channel: int
    nonce: str
    at: datetime
    history: list[Rendered]
    deleted: bool = False
    pinned: bool = False
    way: Link | None = None
    """Where it leads since it was retired."""

    @property
    def text(self) -> str:
        return self.history[-1].text


def dm_of(user: int) -> int:
    """The channel of somebody's DM."""
    return _DM + user


class FakeMessenger:
    """`Messenger`. `script` holds what the next calls come to; `refusing` what a channel answers to everything.

    Points: `before <call>` and `after <call>`, the latter when Discord has done it and we do not know yet.
    """

    def __init__(self, clock: FakeClock, reach: Reach = go_on, *, latency: float = 0.0) -> None:
        self.clock = clock
        self.reach = reach
        self.latency = latency
        self.script: deque[Fault | None] = deque()
        self.refusing: dict[int, int] = {}
        self.refusing_calls: dict[str, int] = {}
        """What calls of a name are answered, wherever."""

        self.read_only: set[int] = set()
        """Channels in which we may look, and nothing else."""

        self.no_files = False
        """Whether nothing may be attached anywhere."""

        self.locked: set[int] = set()
        """Archived threads that do not open again."""

        self.closes_again = False
        """Whether archived threads are archived anew as soon as they are opened."""

        self.slow: dict[int, float] = {}
        """Channels that take one message in so many seconds."""

        self.limited_for = 4.0
        self.most_pins = 250
        """How many pins a channel holds."""

        self.puts: list[Put] = []
        self.pings: list[tuple[int, int]] = []  # channel and user

        self.inside: dict[int, set[int]] = {}
        self.unclear = 0  # calls that ended without a clear answer

        self.calls: Counter[str] = Counter()
        self.calls_to: Counter[int] = Counter()
        self._nonces: dict[tuple[int, str], Put] = {}
        self._free_at: dict[int, datetime] = {}
        self._on_its_way: list[tuple[datetime, Callable[[], object]]] = []

    # --- what a test looks at and does

    def seen(self, channel: int) -> list[str]:
        """What stands in a channel, in order."""
        return [put.text for put in self.puts if put.channel == channel and not put.deleted]

    def ever(self, channel: int) -> list[str]:
        """What was ever posted to a channel as a new message, in order, as it was first."""
        return [put.history[0].text for put in self.puts if put.channel == channel]

    def put(self, message: int) -> Put:
        """The message of this id."""
        [found] = [put for put in self.puts if put.id == message]
        return found

    def remove(self, message: int) -> None:
        """A moderator deletes a message."""
        self.put(message).deleted = True

    def arrive(self) -> None:
        """Let what is late arrive, as far as its time has come."""
        now = self.clock.now()
        due = [act for at, act in self._on_its_way if at <= now]
        self._on_its_way = [(at, act) for at, act in self._on_its_way if at > now]
        for act in due:
            act()

    # --- the port

    async def open_dm(self, user: int) -> int:
        await self._answer("open_dm", dm_of(user), None)
        return dm_of(user)

    async def send(self, channel: int, message: Rendered, nonce: str) -> int:
        assert len(nonce) == 24, "a nonce has 24 characters"
        put: list[Put] = []
        self._take_files(message)
        await self._answer("send", channel, lambda: put.append(self._post(channel, message, nonce)))
        return put[0].id

    async def edit(self, channel: int, put: int, message: Rendered) -> None:
        found = self._find(channel, put)
        self._take_files(message)
        await self._answer("edit", channel, lambda: found.history.append(message))

    async def delete(self, channel: int, put: int) -> None:
        def act() -> None:
            for one in self._standing(channel):
                one.deleted = one.deleted or one.id == put

        await self._answer("delete", channel, act)

    async def unpin(self, channel: int, put: int) -> None:
        def act() -> None:
            self._find(channel, put).pinned = False

        await self._answer("unpin", channel, act)

    async def retire(self, channel: int, put: int, way: Link | None) -> None:
        found = self._find(channel, put)

        def act() -> None:
            found.way = way
            found.history.append(Rendered(text=found.text))

        await self._answer("retire", channel, act)

    async def find(self, channel: int, message: Rendered, nonce: str, since: datetime) -> int | None:
        await self._answer("find", channel, None)
        ours = [put for put in self._standing(channel) if put.at >= since]
        by_nonce = [put for put in ours if put.nonce == nonce and self._knows(put)]
        found = by_nonce or [put for put in ours if _alike(put.history[-1], message)]
        return found[0].id if found else None

    async def let_in(self, thread: int, user: int) -> None:
        await self._answer("let_in", thread, lambda: self.inside.setdefault(thread, set()).add(user))

    async def let_out(self, thread: int, user: int) -> None:
        await self._answer("let_out", thread, lambda: self.inside.setdefault(thread, set()).discard(user))

    async def unarchive(self, channel: int) -> None:
        await self._answer("unarchive", -channel, None)
        if channel in self.locked:
            raise RefusedByDestination(NO_PERMISSION)
        if self.refusing.get(channel) == ARCHIVED and not self.closes_again:
            del self.refusing[channel]

    # --- how it is done

    def _post(self, channel: int, message: Rendered, nonce: str) -> Put:
        known = self._nonces.get((channel, nonce))
        if known is not None and self._knows(known):
            return known
        put = Put(id=self._new_id(), channel=channel, nonce=nonce, at=self.clock.now(), history=[message])
        self.puts.append(put)
        self._nonces[channel, nonce] = put
        self.pings += [(channel, user) for user in message.ping]
        put.pinned = message.pin and sum(one.pinned for one in self._standing(channel)) < self.most_pins
        return put

    def _take_files(self, message: Rendered) -> None:
        if self.no_files and message.pictures:
            raise RefusedByDestination(NO_PERMISSION)

    def _knows(self, put: Put) -> bool:
        return self.clock.now() - put.at < NONCES_KEPT

    def _new_id(self) -> int:
        return (to_epoch_ms(self.clock.now()) - DISCORD_EPOCH_MS << 22) + len(self.puts) + 1

    def _standing(self, channel: int) -> Iterator[Put]:
        return (put for put in self.puts if put.channel == channel and not put.deleted)

    def _find(self, channel: int, message: int) -> Put:
        for put in self._standing(channel):
            if put.id == message:
                return put
        raise RefusedByDestination(UNKNOWN_MESSAGE)

    async def _answer(self, call: str, channel: int, act: Callable[[], object] | None) -> None:
        """Do what the call asks for, or fail as the script, the channel or its rate limit say."""
        self.calls[call] += 1
        self.calls_to[abs(channel)] += 1
        await self.reach(f"before {call}")
        if self.latency:
            await self.clock.sleep(self.latency)
        fault = self.script.popleft() if self.script else None
        if call != "find" and channel in self.read_only:
            raise RefusedByDestination(NO_PERMISSION)
        if call in self.refusing_calls:
            raise RefusedByDestination(self.refusing_calls[call])
        self._refuse(channel, fault)
        self.arrive()
        if fault is Fault.LATE and call == "send" and act is not None:
            self._on_its_way.append((self.clock.now() + _LATE, act))
        elif act is not None and fault not in (Fault.DROPPED, Fault.HANGS, Fault.LATE):
            act()
        self.unclear += fault in _UNCLEAR
        await self.reach(f"after {call}")
        if fault in (Fault.HANGS, Fault.HANGS_STORED, Fault.LATE):
            await asyncio.Event().wait()
        if fault in (Fault.DROPPED, Fault.STORED_502):
            raise Doubtful

    def _refuse(self, channel: int, fault: Fault | None) -> None:
        if channel in self.refusing:
            raise RefusedByDestination(self.refusing[channel])
        if fault is Fault.LIMITED:
            raise RateLimited(self.limited_for)
        if fault is Fault.NO_LINE:
            raise Unreachable
        if fault is Fault.BUG:
            raise KeyError("what nobody foresaw")
        now = self.clock.now()
        if channel in self.slow:
            wait = (self._free_at.get(channel, now) - now).total_seconds()
            if wait > 0:
                raise RateLimited(wait)
            self._free_at[channel] = now + timedelta(seconds=self.slow[channel])


def _alike(known: Rendered, wanted: Rendered) -> bool:
    """Whether it says the same; what has no text goes by its buttons."""
    return _custom_ids(known) == _custom_ids(wanted) if not wanted.text else known.text == wanted.text


def _custom_ids(message: Rendered) -> list[str]:
    return [part.custom_id for row in message.rows for part in row]
