"""The messenger for one claimed destination: each call in its turn, within its time, under a lease, and counted."""

from collections.abc import Awaitable, Callable, Coroutine
from datetime import datetime
from typing import Any, TypeVar

from msgspec.structs import replace

from bot.services.delivery.desk import ATTEMPT_SECONDS, Desk, Hold, Limits
from bot.services.delivery.timing import within
from bot.services.messaging import Doubtful, Link, RateLimited, RefusedByDestination, Rendered, Unreachable
from bot.services.outgoing import DestinationKind

T = TypeVar("T")

ARCHIVED = 50083
UNKNOWN_MESSAGE = 10008
NO_PERMISSION = 50013


class Unsendable(Exception):
    """The message could not be made or handed over: a fault of ours, its cause attached. No answer of Discord."""


class Line:
    """Discord as one destination sees it; raises what `Messenger` raises, and Unsendable for everything else.

    A call that takes too long is given up as Doubtful. An archived thread is opened once, and the call repeated. Where
    nothing may be attached, messages go without their pictures: what these show is said by the text too.
    """

    def __init__(self, desk: Desk, limits: Limits, hold: Hold) -> None:
        self.took = False
        """Whether the destination took anything; that it can be read says nothing."""

        self._desk = desk
        self._limits = limits
        self._hold = hold
        self._opened = False

    async def channel(self) -> int:
        """The channel of the destination; somebody's DM is opened when it is not known."""
        to = self._hold.destination
        if to.kind is DestinationKind.CHANNEL:
            return to.id
        known = self._limits.dm_channels.get(to.id)
        if known is None:
            known = await self._attempt(lambda: self._desk.messenger.open_dm(to.id))
            self._limits.dm_channels[to.id] = known
        return known

    async def send(self, channel: int, message: Rendered, nonce: str) -> int:
        """Post a message; its id."""

        async def put(shown: Rendered) -> int:
            return await self._call(channel, lambda: self._desk.messenger.send(channel, shown, nonce))

        number = await _with_pictures_or_without(message, put)
        self.took = True
        return number

    async def edit(self, channel: int, put: int, message: Rendered) -> bool:
        """Edit a message of ours; False when it is gone."""

        async def change(shown: Rendered) -> bool:
            return await self._unless_gone(channel, lambda: self._desk.messenger.edit(channel, put, shown))

        return await _with_pictures_or_without(message, change)

    async def delete(self, channel: int, put: int) -> None:
        """Delete a message of ours."""
        await self._unless_gone(channel, lambda: self._desk.messenger.delete(channel, put))

    async def unpin(self, channel: int, put: int) -> None:
        """Take a message of ours from the pins."""
        await self._unless_gone(channel, lambda: self._desk.messenger.unpin(channel, put))

    async def retire(self, channel: int, put: int, way: Link | None) -> None:
        """Take the buttons off a message of ours."""
        await self._unless_gone(channel, lambda: self._desk.messenger.retire(channel, put, way))

    async def let_in(self, thread: int, user: int) -> None:
        """Add somebody to a private thread."""
        await self._call(thread, lambda: self._desk.messenger.let_in(thread, user))
        self.took = True

    async def let_out(self, thread: int, user: int) -> None:
        """Take somebody out of a private thread."""
        await self._call(thread, lambda: self._desk.messenger.let_out(thread, user))
        self.took = True

    async def find(self, channel: int, message: Rendered, nonce: str, since: datetime) -> int | None:
        """Look for a message of ours."""
        return await self._call(channel, lambda: self._desk.messenger.find(channel, message, nonce, since))

    async def _unless_gone(self, channel: int, work: Callable[[], Coroutine[Any, Any, None]]) -> bool:
        try:
            await self._call(channel, work)
        except RefusedByDestination as refusal:
            if refusal.code != UNKNOWN_MESSAGE:
                raise
            return False
        self.took = True
        return True

    async def _call(self, channel: int, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        try:
            return await self._attempt(work)
        except RefusedByDestination as refusal:
            if refusal.code != ARCHIVED or self._opened:
                raise
            self._opened = True
            await self._open(channel, refusal)
        return await self._attempt(work)

    async def _open(self, thread: int, refusal: RefusedByDestination) -> None:
        """Open an archived thread again; one that is locked refuses as archived, which says more than a permission."""
        try:
            await self._attempt(lambda: self._desk.messenger.unarchive(thread))
        except RefusedByDestination:
            raise refusal from None

    async def _attempt(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        await self._limits.pace.turn()
        await self._hold.keep()
        try:
            return await within(self._desk.clock, ATTEMPT_SECONDS, work())
        except RefusedByDestination as refusal:
            # Codes 10xxx come with 404, which Discord does not count as invalid.
            if refusal.code // 1000 != 10:
                self._limits.budget.spend()
            raise
        except RateLimited:
            self._limits.budget.spend()
            raise
        except (Doubtful, Unreachable):
            raise
        except Exception as error:
            # Whatever the messenger did not foresee lies in this one message: the others must not wait for it.
            raise Unsendable from error


async def _with_pictures_or_without(message: Rendered, work: Callable[[Rendered], Awaitable[T]]) -> T:
    try:
        return await work(message)
    except RefusedByDestination as refusal:
        if refusal.code != NO_PERMISSION or not message.pictures:
            raise
    return await work(replace(message, pictures=()))
