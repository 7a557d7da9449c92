"""What is to be sent: `Outbox`. Which destination comes next is worked out in `claims`."""

from datetime import datetime
from functools import partial
from typing import Any

from sqlalchemy import ColumnElement, Connection, RowMapping, Select, Table, delete, select, update

from bot.services.outgoing import Breaker, Destination, Message, MessageState, OldPanel, Panel, Posted
from bot.services.ports import Claim, LeaseLost
from bot.storage import codec, models
from bot.storage.claims import claim_next, next_work
from bot.storage.part import Part
from bot.storage.reading import messages_of
from bot.storage.statements import upsert


class Outbox(Part):
    """Messages, panels, breakers, and who serves a destination."""

    async def claim(self, worker: str, now: datetime, until: datetime) -> Claim | None:
        """Lease the destination whose first row is most urgent; None: no work now."""
        return await self._committer.do(partial(claim_next, worker=worker, now=now, until=until))

    async def next_work(self, now: datetime) -> datetime | None:
        """Return when there may be work: `now` itself, or when a lease or a breaker ends; None: nothing waits."""
        return await self._read(partial(next_work, now=now))

    async def renew(self, worker: str, destination: Destination, until: datetime) -> None:
        """Keep the lease for longer."""
        await self._committer.do(partial(_renew, worker=worker, destination=destination, until=until))

    async def release(self, worker: str, destination: Destination) -> None:
        """Give the lease back."""
        await self._committer.do(partial(_release, worker=worker, destination=destination))

    async def mark(
        self, worker: str, message: int, state: MessageState, at: datetime, *, revision: int = 0, fault: str = ""
    ) -> Message:
        """Set the state of a row and return it as it then is; a lower revision than the row's leaves that as it is."""
        work = partial(_mark, worker=worker, number=message, state=state, at=at, revision=revision, fault=fault)
        return await self._committer.do(work)

    async def posted(self, worker: str, message: int, posted: Posted, *, last: bool) -> Message:
        """Keep where a part of a row was put, and with the last one set it to SENT; return the row."""
        return await self._committer.do(partial(_posted, worker=worker, number=message, part=posted, last=last))

    async def panel_begun(self, worker: str, match: int, panel: str, at: datetime) -> None:
        """Keep that a panel's first post is tried."""
        await self._committer.do(partial(_panel_begun, worker=worker, match=match, name=panel, at=at))

    async def panel_shown(
        self, worker: str, match: int, panel: str, revision: int, channel: int | None, message: int | None
    ) -> None:
        """Keep what a panel shows and where; a message that is no longer wanted is not remembered."""
        shown = partial(_panel_shown, worker=worker, match=match, name=panel, revision=revision)
        await self._committer.do(partial(shown, channel=channel, message=message))

    async def panel_retired(self, worker: str, old: OldPanel) -> None:
        """Forget a message that was a panel once."""
        await self._committer.do(partial(_panel_retired, worker=worker, old=old))

    async def messages(self, match: int) -> tuple[Message, ...]:
        """Return every row of a match, by id."""
        return await self._read(lambda connection: messages_of(connection, models.message.c.match == match))

    async def panels(self, match: int) -> tuple[Panel, ...]:
        """Return the panels of a match, by name."""
        wanted = select(models.panel).where(models.panel.c.match == match).order_by(models.panel.c.panel)
        return await self._read(
            lambda connection: tuple(codec.panel(row) for row in connection.execute(wanted).mappings())
        )

    async def break_(self, breaker: Breaker) -> None:
        """Upsert a breaker."""
        await self._committer.do(partial(_break, row=breaker))

    async def mend(self, destination: Destination) -> None:
        """Delete a breaker: the destination took something, or somebody asks for another try."""
        mended = delete(models.breaker).where(*_is(models.breaker, destination))
        await self._committer.do(lambda connection: connection.execute(mended).rowcount)

    async def breaker(self, destination: Destination) -> Breaker | None:
        """Return the breaker of a destination that refuses."""
        wanted = select(models.breaker).where(*_is(models.breaker, destination))
        return await self._read(partial(_breaker, wanted=wanted))


def _is(table: Table, destination: Destination) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return table.c.destination_kind == destination.kind, table.c.destination_id == destination.id


def _hold(connection: Connection, worker: str, destination: Destination) -> None:
    """Lock the lease of a destination until the commit; LeaseLost when it is not the worker's."""
    lease = select(models.claim.c.holder).where(*_is(models.claim, destination)).with_for_update()
    if connection.execute(lease).scalar_one_or_none() != worker:
        raise LeaseLost


def _renew(connection: Connection, worker: str, destination: Destination, until: datetime) -> None:
    _hold(connection, worker, destination)
    connection.execute(update(models.claim).where(*_is(models.claim, destination)).values(until=until))


def _release(connection: Connection, worker: str, destination: Destination) -> None:
    _hold(connection, worker, destination)
    connection.execute(delete(models.claim).where(*_is(models.claim, destination)))


def _held_message(connection: Connection, worker: str, number: int) -> Message:
    """Return a row whose destination the worker holds; LeaseLost if it does not, LookupError if there is no such row.

    The row is read after its lease was locked: what another worker did before is seen.
    """
    wanted = select(models.message.c.destination_kind, models.message.c.destination_id).where(
        models.message.c.id == number
    )
    found = connection.execute(wanted).mappings().one_or_none()
    if found is None:
        raise LookupError(f"there is no message {number}")
    _hold(connection, worker, codec.destination(found))
    [row] = messages_of(connection, models.message.c.id == number, lock=True)
    return row


def _set(connection: Connection, row: Message, **changed: Any) -> Message:
    if row.state is MessageState.CANCELLED:
        return row
    connection.execute(update(models.message).where(models.message.c.id == row.id).values(changed))
    [changed_row] = messages_of(connection, models.message.c.id == row.id)
    return changed_row


def _mark(
    connection: Connection, worker: str, number: int, state: MessageState, at: datetime, revision: int, fault: str
) -> Message:
    row = _held_message(connection, worker, number)
    begun = at if state is MessageState.SENDING else row.attempted_at
    revision = max(row.revision, revision)
    return _set(connection, row, state=state, attempted_at=begun, revision=revision, fault=fault)


def _posted(connection: Connection, worker: str, number: int, part: Posted, last: bool) -> Message:
    row = _held_message(connection, worker, number)
    upsert(connection, models.posted, [{"outbox": number, **codec.values(part)}])
    return _set(connection, row, state=MessageState.SENT if last else row.state)


def _held_panel(connection: Connection, worker: str, match: int, name: str) -> tuple[ColumnElement[bool], RowMapping]:
    """Return how to find a panel whose destination the worker holds, and its row, locked."""
    this = (models.panel.c.match == match) & (models.panel.c.panel == name)
    found = connection.execute(select(models.panel).where(this)).mappings().one_or_none()
    if found is None:
        raise LookupError(f"match {match} has no panel {name}")
    _hold(connection, worker, codec.destination(found))
    return this, connection.execute(select(models.panel).where(this).with_for_update()).mappings().one()


def _panel_begun(connection: Connection, worker: str, match: int, name: str, at: datetime) -> None:
    this, _ = _held_panel(connection, worker, match, name)
    connection.execute(update(models.panel).where(this).values(attempted_at=at))


def _panel_shown(
    connection: Connection,
    worker: str,
    match: int,
    name: str,
    revision: int,
    channel: int | None,
    message: int | None,
) -> None:
    this, row = _held_panel(connection, worker, match, name)
    changed: dict[str, Any] = {"shown": revision}
    # Wanted anew while an edit was on its way, the panel must not get back the message that it has left behind.
    if message is None or row["message"] is not None or row["forgotten"] != message:
        changed |= {"channel": channel, "message": message, "attempted_at": None}
    connection.execute(update(models.panel).where(this).values(changed))


def _panel_retired(connection: Connection, worker: str, old: OldPanel) -> None:
    _hold(connection, worker, old.destination)
    this = (models.old_panel.c.channel == old.channel) & (models.old_panel.c.message == old.message)
    connection.execute(delete(models.old_panel).where(this))


def _break(connection: Connection, row: Breaker) -> None:
    upsert(connection, models.breaker, [codec.breaker_values(row)])


def _breaker(connection: Connection, wanted: Select[tuple[object, ...]]) -> Breaker | None:
    found = connection.execute(wanted).mappings().one_or_none()
    return None if found is None else codec.breaker(found)
