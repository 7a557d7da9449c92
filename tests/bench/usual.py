"""The usual way to keep an input: an ORM session and a transaction of its own, on the same tables."""

import asyncio
from collections.abc import Sequence

from msgspec.structs import asdict
from sqlalchemy import event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine
from sqlalchemy.orm import DeclarativeBase
from sqlalchemy.pool import ConnectionPoolEntry

from bot.services.changes import Change
from bot.storage import codec, models


class Base(DeclarativeBase):
    metadata = models.metadata


class MatchRow(Base):
    __table__ = models.match


class LogEntry(Base):
    __table__ = models.log


class Answer(Base):
    __table__ = models.answer


class OutboxRow(Base):
    __table__ = models.message


class PanelRow(Base):
    __table__ = models.panel


def engine(url: str) -> AsyncEngine:
    """The engine as the documentation of SQLAlchemy sets it up, with the pragmas that our storage uses."""
    made = create_async_engine(url)
    if make_url(url).get_backend_name() != "sqlite":
        return made

    def connected(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=60000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    event.listen(made.sync_engine, "connect", connected)
    event.listen(made.sync_engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    return made


async def commit(sessions: async_sessionmaker[AsyncSession], change: Change) -> None:
    """Write one input: read the match, compare its version, set what has changed, add the rows, commit."""
    wanted = change.match
    if wanted is None or change.answer is None:
        raise ValueError("an input has a match and an answer")
    async with sessions.begin() as session:
        row = await session.get(MatchRow, wanted.id, with_for_update=True)
        if row is None or row.version != wanted.version - 1:  # type: ignore[attr-defined]
            raise ValueError("the match has another version")
        for name, value in asdict(wanted).items():
            setattr(row, name, value)
        for panel in change.panels:
            shown = await session.get(PanelRow, (panel.match, panel.panel))
            if shown is None:
                session.add(PanelRow(**codec.panel_values(panel)))
            else:
                shown.revision += 1  # type: ignore[attr-defined]
        session.add_all(LogEntry(**asdict(entry)) for entry in change.log)
        session.add_all(OutboxRow(**codec.message_values(message)) for message in change.messages)
        session.add(Answer(**asdict(change.answer)))


async def commit_all(sessions: async_sessionmaker[AsyncSession], changes: Sequence[Change]) -> None:
    """Write inputs of different matches at once."""
    await asyncio.gather(*(commit(sessions, change) for change in changes))
