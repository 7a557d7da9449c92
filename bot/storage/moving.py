"""A database into an archive, also while the bot runs; an archive into a database that nobody uses.

Archive and database may be of different kinds, so this also moves a bot from SQLite to PostgreSQL and back.
"""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import IO, TypeAlias

from msgspec import Struct
from sqlalchemy import URL, Connection, delete, func, insert, select, text

from bot import __version__
from bot.clock import Clock
from bot.errors import UserError
from bot.services.instants import to_epoch_ms
from bot.services.rows import LogRow, Match
from bot.storage import codec, models
from bot.storage.archive import Archive, Head, Writer, head_of
from bot.storage.migrate import HEAD, change_to, check_known, hold, revision_of, upgrade
from bot.storage.opening import clear_file_errors, clear_server_errors, open_database, parsed
from bot.storage.postgres import server_engine
from bot.storage.sqlite import FileLock, file_engine

BATCH = 200
PROCESSES = frozenset({"claim", "lease", "heard", "deafness"})
"""Tables that a bot fills by merely running: with nothing else in it a database counts as empty."""

Wrong: TypeAlias = Callable[[Match, Sequence[LogRow]], str | None]
"""What is wrong with a match, as a sentence."""


class Moved(Struct, frozen=True):
    """How much there was."""

    matches: int
    rows: int


async def back_up(url: str, clock: Clock, file: IO[bytes]) -> Moved:
    """Write the database at a URL into a file, all of one moment; the bot may run. UserError where that cannot be."""
    database = await open_database(url, clock, alone=False)
    head = Head(
        revision=HEAD,
        program=__version__,
        at=to_epoch_ms(clock.now()),
        tables=tuple(map(head_of, models.metadata.sorted_tables)),
    )
    try:
        with Writer(file, head) as writer:
            await database.read(lambda connection: _write(connection, head, writer))
    finally:
        await database.close()
    return _moved(writer.counts)


def _write(connection: Connection, head: Head, writer: Writer) -> None:
    streaming = connection.execution_options(yield_per=BATCH)
    for one in head.tables:
        clause = one.clause()
        order = [clause.c[key.name] for key in models.metadata.tables[one.name].primary_key]
        for rows in streaming.execute(select(clause).order_by(*order)).partitions():
            writer.rows(one.name, rows)


async def restore(url: str, archive: Archive, wrong: Wrong, *, replace: bool = False) -> Moved:
    """Fill the database at a URL from an archive, wholly or not at all; UserError where that cannot be.

    Refused for one that a bot uses, for one that holds anything already, unless it may be replaced, and for an archive
    of a newer program. `wrong` is asked about every match that has begun; one that is wrong ends it all.
    """
    check_known(archive.head.revision)
    place = parsed(url)

    def work(connection: Connection) -> None:
        _restore(connection, archive, wrong, replace)

    if place.get_backend_name() == "sqlite":
        await asyncio.get_running_loop().run_in_executor(None, _in_file, place, work)
    else:
        await _on_server(place, work)
    return _moved(archive.counts)


def _in_file(url: URL, work: Callable[[Connection], None]) -> None:
    path = Path(url.database or "")
    lock = FileLock(path)
    # Without foreign keys, since tables may be made anew; that all of them hold is looked at in the end.
    engine = file_engine(url, pool_size=1, begin="BEGIN IMMEDIATE", foreign_keys=False)
    with clear_file_errors(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        lock.take()
        try:
            with engine.begin() as connection:
                work(connection)
                if connection.execute(text("PRAGMA foreign_key_check")).first() is not None:
                    raise UserError("the backup does not hold together: a row points to nothing")
        finally:
            engine.dispose()
            lock.release()


async def _on_server(url: URL, work: Callable[[Connection], None]) -> None:
    with clear_server_errors(url):
        engine = server_engine(url, 1)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(_alone)
                await connection.run_sync(work)
        finally:
            await engine.dispose()


def _alone(connection: Connection) -> None:
    """Let no bot start meanwhile, and be sure that none runs."""
    hold(connection)
    if others(connection):
        raise UserError("another process already uses the database; stop it first")


def others(connection: Connection) -> int:
    """How many other connections of Duskbid a server's database has."""
    wanted = text(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
        "AND application_name = 'duskbid' AND pid <> pg_backend_pid()"
    )
    return int(connection.execute(wanted).scalar_one())


def _restore(connection: Connection, archive: Archive, wrong: Wrong, replace: bool) -> None:
    upgrade(connection)
    for own in reversed(models.metadata.sorted_tables):
        if not replace and own.name not in PROCESSES and connection.execute(select(own).limit(1)).first() is not None:
            raise UserError("the database is not empty; with --replace all that it holds is lost")
        connection.execute(delete(own))
    change_to(connection, archive.head.revision)
    clauses = {one.name: one.clause() for one in archive.head.tables}
    for rows in archive.rows():
        names = clauses[rows.table].c.keys()
        connection.execute(insert(clauses[rows.table]), [dict(zip(names, row, strict=True)) for row in rows.rows])
    upgrade(connection)
    assert revision_of(connection) == HEAD
    _count_on(connection)
    _prove(connection, wrong)


def _count_on(connection: Connection) -> None:
    """Rows to come are numbered after those that came; SQLite does so by itself."""
    if connection.dialect.name != "postgresql":
        return
    for own in models.metadata.sorted_tables:
        counted = own.autoincrement_column
        if counted is not None:
            sequence = func.pg_get_serial_sequence(own.name, counted.name)
            last = connection.execute(select(func.max(counted))).scalar_one()
            if last is not None:
                connection.execute(select(func.setval(sequence, last)))


def _prove(connection: Connection, wrong: Wrong) -> None:
    begun = select(models.match).where(models.match.c.head_number > 0).order_by(models.match.c.id)
    for row in connection.execute(begun).mappings().all():
        match = codec.struct(Match, row)
        wanted = select(models.log).where(models.log.c.match == match.id).order_by(models.log.c.number)
        rows = [codec.struct(LogRow, one) for one in connection.execute(wanted).mappings()]
        complaint = wrong(match, rows[: match.head_number])
        if complaint:
            raise UserError(f"match {match.id} of the backup does not prove itself: {complaint}; nothing was restored")


def _moved(counts: dict[str, int]) -> Moved:
    return Moved(matches=counts.get(models.match.name, 0), rows=sum(counts.values()))
