"""What is due, and when somebody was deaf: `DeadlineStore`."""

from datetime import datetime
from functools import partial

from sqlalchemy import Connection, Select, func, or_, select, update

from bot.services.rows import Deadline, Deaf
from bot.storage import codec
from bot.storage.models import deadline, deafness, heard
from bot.storage.part import Part
from bot.storage.statements import insert_of, upsert_of

_IN_ORDER = (deadline.c.run_at, deadline.c.match, deadline.c.kind)


class Deadlines(Part):
    """Deadlines of all matches, and the listeners' deafness."""

    async def due(self, now: datetime) -> tuple[Deadline, ...]:
        """Return the deadlines of all matches with `run_at` at or before `now`, by `run_at`."""
        return await self._deadlines(select(deadline).where(deadline.c.run_at <= now))

    async def deadlines(self, match: int) -> tuple[Deadline, ...]:
        """Return the deadlines of a match, by `run_at`."""
        return await self._deadlines(select(deadline).where(deadline.c.match == match))

    async def earliest(self, after: datetime | None = None) -> datetime | None:
        """Return the earliest `run_at` (strictly after an instant, if given); None when there is none."""
        wanted = select(func.min(deadline.c.run_at))
        if after is not None:
            wanted = wanted.where(deadline.c.run_at > after)
        return await self._read(lambda connection: connection.execute(wanted).scalar_one())

    async def heard(self, listener: str, at: datetime) -> None:
        """Keep that the listener is connected at this moment; ends its deafness if it has one."""
        await self._committer.do(partial(_heard, listener=listener, at=at))

    async def last_heard(self, listener: str) -> datetime | None:
        """Return the latest moment kept by `heard`; after a restart nothing was heard since then."""
        wanted = select(heard.c.at).where(heard.c.listener == listener)
        return await self._read(lambda connection: connection.execute(wanted).scalar_one_or_none())

    async def deaf(self, listener: str, start: datetime) -> None:
        """Keep that the listener hears nothing since `start`; does nothing if it is deaf already."""
        await self._committer.do(partial(_deaf, listener=listener, start=start))

    async def outages(self, listener: str, since: datetime) -> tuple[Deaf, ...]:
        """Return the deafness that ended after `since` or still goes on, by start."""
        wanted = (
            select(deafness)
            .where(deafness.c.listener == listener, or_(deafness.c.end > since, deafness.c.end.is_(None)))
            .order_by(deafness.c.start)
        )
        return await self._read(
            lambda connection: tuple(codec.struct(Deaf, row) for row in connection.execute(wanted).mappings())
        )

    async def _deadlines(self, wanted: Select[tuple[object, ...]]) -> tuple[Deadline, ...]:
        ordered = wanted.order_by(*_IN_ORDER)
        return await self._read(
            lambda connection: tuple(codec.struct(Deadline, row) for row in connection.execute(ordered).mappings())
        )


def _heard(connection: Connection, listener: str, at: datetime) -> None:
    statement = insert_of(connection.dialect.name, heard)
    later = statement.on_conflict_do_update(
        index_elements=["listener"], set_={"at": statement.excluded.at}, where=heard.c.at < statement.excluded.at
    )
    connection.execute(later, {"listener": listener, "at": at})
    connection.execute(update(deafness).where(deafness.c.listener == listener, deafness.c.end.is_(None)).values(end=at))


def _deaf(connection: Connection, listener: str, start: datetime) -> None:
    still = select(deafness.c.start).where(deafness.c.listener == listener, deafness.c.end.is_(None))
    if connection.execute(still).first() is None:
        row = {"listener": listener, "start": start, "end": None}
        connection.execute(upsert_of(connection.dialect.name, deafness), row)
