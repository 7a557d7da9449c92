"""Who does something that only one process may do: `Leases`, and the leases of the outbox's destinations."""

from collections.abc import Mapping
from datetime import datetime
from functools import partial
from typing import Any

from sqlalchemy import Connection, Table, delete, or_

from bot.storage.models import lease
from bot.storage.part import Part
from bot.storage.statements import insert_of


class Leases(Part):
    """Leases by name."""

    async def take(self, name: str, holder: str, now: datetime, until: datetime) -> bool:
        """Take or renew a lease unless somebody else holds it until after `now`; whether it is the holder's."""
        return await self._committer.do(partial(_take_by_name, name=name, holder=holder, now=now, until=until))

    async def give_back(self, name: str, holder: str) -> None:
        """End the holder's lease."""
        ended = delete(lease).where(lease.c.name == name, lease.c.holder == holder)
        await self._committer.do(lambda connection: connection.execute(ended).rowcount)


def take_lease(
    connection: Connection,
    table: Table,
    key: Mapping[str, Any],
    holder: str,
    now: datetime,
    until: datetime,
    *,
    renewing: bool,
) -> bool:
    """Take the lease with this key if it is free or over, or (`renewing`) the holder's; atomic between processes."""
    statement = insert_of(connection.dialect.name, table)
    free = table.c.until <= now
    taken = statement.on_conflict_do_update(
        index_elements=list(key),
        set_={"holder": statement.excluded.holder, "until": statement.excluded.until},
        where=or_(free, table.c.holder == holder) if renewing else free,
    ).returning(table.c.holder)
    return connection.execute(taken, {**key, "holder": holder, "until": until}).first() is not None


def _take_by_name(connection: Connection, name: str, holder: str, now: datetime, until: datetime) -> bool:
    return take_lease(connection, lease, {"name": name}, holder, now, until, renewing=True)
