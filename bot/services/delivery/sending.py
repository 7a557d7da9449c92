"""One outbox row: sent once whatever happens, taken back when it was undone.

A row is marked SENDING before each attempt. After a crash, or an answer that leaves it open, it may have been stored:
within the nonce's time the same nonce is sent again, and Discord drops it if it knows it; later the message is first
looked for, and then sent with the next revision, which has another nonce.
"""

from collections.abc import Awaitable
from datetime import timedelta
from typing import TypeVar

from msgspec import Struct

from bot.services.delivery.desk import Desk, Hold
from bot.services.delivery.line import Line, Unsendable
from bot.services.delivery.nonces import NONCE_WINDOW, message_nonce
from bot.services.delivery.reports import fault_of
from bot.services.delivery.tables import announced_at, table_of
from bot.services.instants import MILLISECOND, snowflake_time
from bot.services.messaging import Doubtful, RateLimited, RefusedByDestination, Rendered, Table, Unreachable
from bot.services.outgoing import OPEN, DestinationKind, Message, MessageState, Posted

T = TypeVar("T")

SLACK = timedelta(seconds=30)
"""How much earlier than its attempt a message may seem to have been stored: clocks differ."""


class Piece(Struct, frozen=True, kw_only=True):
    """One part of a row, ready to be sent."""

    channel: int
    part: int
    rendered: Rendered
    last: bool


class Sending:
    """Brings the rows of one claimed destination to their ends."""

    def __init__(self, desk: Desk, hold: Hold, line: Line) -> None:
        self._desk = desk
        self._hold = hold
        self._line = line
        self.reached = False
        """Whether somebody got something of whom the match says that no DM reaches him."""

    async def bring(self, row: Message) -> None:
        """Send the row, or strike it; a fault of ours makes it BROKEN.

        Raises what `Messenger` raises when it has to wait; the row is then marked as what it is.
        """
        try:
            if row.state is MessageState.SENT:
                await self._strike(row)
            elif row.state is MessageState.WAITING and row.strike:
                await self._hold.mark(row, MessageState.CANCELLED)
            else:
                await self._send(row)
        except Unsendable as fault:
            cause = _cause(fault)
            broken = await self._hold.mark(row, MessageState.BROKEN, fault=fault_of(cause))
            await self._desk.reports.broken(broken, cause)

    async def _send(self, row: Message) -> None:
        doubtful = row.state is not MessageState.WAITING
        table = await self._table(row)
        parts = await rendered(self._desk.renderer.message(row.new, table))
        channel = await self._line.channel() if parts else 0
        for part in range(len(row.posted), len(parts)):
            piece = Piece(channel=channel, part=part, rendered=parts[part], last=part == len(parts) - 1)
            row = await self._part(row, piece, doubtful)
            doubtful = False
            if row.state is MessageState.CANCELLED:
                return
            if row.strike:
                break
        if row.state in OPEN:
            row = await self._hold.mark(row, MessageState.SENT)
        self.reached = self.reached or (bool(row.posted) and _unreached(row, table))
        if row.strike:
            await self._strike(row)

    async def _part(self, row: Message, piece: Piece, doubtful: bool) -> Message:
        """Send a part, the first one that is not known to be out, and return the row as it then is."""
        at = self._desk.clock.now()
        revision = row.revision
        if doubtful and row.attempted_at is not None:
            if at - row.attempted_at < NONCE_WINDOW:
                # The time of the first attempt stays: Discord counts from when it first saw the nonce.
                at = row.attempted_at
            else:
                found = await self._look(row, piece)
                if found is not None:
                    return await self._posted(row, piece, found)
                if row.strike:
                    return await self._hold.mark(row, MessageState.SENT if row.posted else MessageState.CANCELLED)
                revision += 1
                doubtful = False
        row = await self._hold.mark(row, MessageState.SENDING, at=at, revision=revision)
        if row.state is MessageState.CANCELLED:
            return row
        return await self._posted(row, piece, await self._attempt(row, piece, doubtful))

    async def _attempt(self, row: Message, piece: Piece, doubtful: bool) -> int:
        try:
            return await self._line.send(piece.channel, piece.rendered, message_nonce(row, piece.part))
        except Doubtful:
            await self._hold.mark(row, MessageState.DOUBT)
            raise
        except (RateLimited, Unreachable, RefusedByDestination):
            # This attempt left nothing behind, but an earlier one may have; and a row with a part that is out must
            # not be WAITING, or an undo would cancel it and leave that part as it is.
            state = MessageState.DOUBT if doubtful or row.posted else MessageState.WAITING
            row = await self._hold.mark(row, state)
            if row.strike and row.state is MessageState.WAITING:
                await self._hold.mark(row, MessageState.CANCELLED)
            raise

    async def _look(self, row: Message, piece: Piece) -> int | None:
        """Look for a part in the channel, after everything that is known to have gone there before it."""
        attempted_at = row.attempted_at or self._desk.clock.now()
        since = attempted_at + (self._desk.time.now() - self._desk.clock.now()) - SLACK
        for other in await self._desk.outbox.messages(row.new.match):
            for posted in other.posted if other.id <= row.id else ():
                if posted.channel == piece.channel:
                    since = max(since, snowflake_time(posted.message) + MILLISECOND)
        return await self._line.find(piece.channel, piece.rendered, message_nonce(row, piece.part), since)

    async def _posted(self, row: Message, piece: Piece, message: int) -> Message:
        posted = Posted(part=piece.part, channel=piece.channel, message=message)
        return await self._hold.posted(row, posted, last=piece.last)

    async def _strike(self, row: Message) -> None:
        """Edit the first part to what stands in place of all, and delete the others; what is gone is struck too."""
        if row.posted:
            table = await self._table(row)
            struck = await rendered(self._desk.renderer.struck(row.new, table))
            first, *others = sorted(row.posted, key=lambda posted: posted.part)
            await self._line.edit(first.channel, first.message, struck)
            for posted in others:
                await self._line.delete(posted.channel, posted.message)
        await self._hold.mark(row, MessageState.STRUCK)

    async def _table(self, row: Message) -> Table:
        try:
            panels = await self._desk.outbox.panels(row.new.match)
            table = await table_of(self._desk.matches, row.new.match, panels)
        except LookupError as error:
            raise Unsendable from error
        if row.new.destination.kind is DestinationKind.CHANNEL:
            return await announced_at(self._desk.matches, table)
        return table


async def rendered(work: Awaitable[T]) -> T:
    """What a renderer makes; raises Unsendable for whatever it raises."""
    try:
        return await work
    except Exception as error:
        # The port says so: any exception is a rendering fault, which concerns this message alone.
        raise Unsendable from error


def _unreached(row: Message, table: Table) -> bool:
    """Whether the row's reader is known as one whom no DM reaches."""
    to = row.new.destination
    people = (seat.person for seat in table.seats if seat.person is not None)
    return to.kind is DestinationKind.PERSON and any(one.user == to.id and one.reach == "closed" for one in people)


def _cause(fault: Unsendable) -> Exception:
    return fault.__cause__ if isinstance(fault.__cause__, Exception) else fault
