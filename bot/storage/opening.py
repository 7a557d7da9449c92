"""Opens a database by its URL: lock, tables, and one clear line for whatever a person can mend."""

import asyncio
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL, Connection, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError

from bot.clock import Clock
from bot.errors import UserError
from bot.storage.database import Database
from bot.storage.faults import sqlstate
from bot.storage.migrate import HEAD, check_known, copy_before, revision_of, upgrade
from bot.storage.postgres import PostgresDatabase
from bot.storage.sqlite import FileLock, SqliteDatabase, file_engine

_logger = logging.getLogger(__name__)

_NO_ENTRY = ("28000", "28P01")
_NO_DATABASE = "3D000"
_NO_RIGHT = "42501"
_FULL = "53300"


async def open_database(url: str, clock: Clock, *, pool_size: int | None = None, alone: bool = True) -> Database:
    """Return the database at a URL, its tables brought up to date; UserError where that cannot be.

    `alone`: take the lock of an SQLite file. Otherwise, beside a running bot, the tables must be up to date already.
    """
    place = parsed(url)
    if place.get_backend_name() == "sqlite":
        return await asyncio.get_running_loop().run_in_executor(None, _open_file, place, clock, pool_size, alone)
    return await _open_server(place, pool_size, alone)


def parsed(url: str) -> URL:
    """Return a URL of a database that can be used; UserError for another."""
    try:
        place = make_url(url)
        backend = place.get_backend_name()
    except ArgumentError:
        backend = ""
    # The URL itself is not repeated: it may hold a password.
    if backend not in ("sqlite", "postgresql"):
        raise UserError("the database URL must start with sqlite+aiosqlite:/// or postgresql+asyncpg://")
    if backend == "sqlite" and place.database in (None, "", ":memory:"):
        raise UserError("the database must be a file: one in memory would forget every match")
    return place


def _open_file(url: URL, clock: Clock, pool_size: int | None, alone: bool) -> SqliteDatabase:
    path = Path(url.database or "")
    lock = FileLock(path) if alone else None
    with clear_file_errors(path):
        if lock is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            lock.take()
        try:
            _prepare_file(url, path, clock, alone)
            return SqliteDatabase(url, lock, pool_size)
        except BaseException:
            if lock is not None:
                lock.release()
            raise


def _prepare_file(url: URL, path: Path, clock: Clock, alone: bool) -> None:
    if not alone and not path.exists():
        raise UserError(f"there is no database {path}")
    # Without foreign keys: SQLite changes a table by dropping it, and must not take the rows that point to it along.
    engine = file_engine(url, pool_size=1, begin="BEGIN IMMEDIATE", foreign_keys=False)
    try:
        with engine.begin() as connection:
            revision = revision_of(connection)
        if revision == HEAD:
            return
        check_known(revision)
        if not alone:
            raise _old(revision)
        if revision is not None:
            copy = copy_before(path, revision, clock.now())
            _logger.info("the database is brought from revision %s to %s; a copy is kept in %s", revision, HEAD, copy)
        with engine.begin() as connection:
            upgrade(connection)
            broken = connection.execute(text("PRAGMA foreign_key_check")).first()
            if broken is not None:
                raise RuntimeError(f"after the migration a row of {broken[0]} points to nothing")
    finally:
        engine.dispose()


async def _open_server(url: URL, pool_size: int | None, alone: bool) -> PostgresDatabase:
    with clear_server_errors(url):
        database = PostgresDatabase(url, pool_size)
        try:
            async with database.engine.begin() as connection:
                await connection.run_sync(upgrade if alone else _check_head)
        except BaseException:
            await database.close()
            raise
        return database


def _check_head(connection: Connection) -> None:
    revision = revision_of(connection)
    check_known(revision)
    if revision != HEAD:
        raise _old(revision)


def _old(revision: str | None) -> UserError:
    return UserError(
        f"the database is not up to date (revision {revision or 'none'}, not {HEAD}); start the bot once first"
    )


@contextmanager
def clear_file_errors(path: Path) -> Iterator[None]:
    """Turn what a person can mend about a file into UserErrors."""
    try:
        yield
    except DBAPIError as error:
        if not isinstance(error.orig, sqlite3.DatabaseError):
            raise
        raise UserError(f"the database {path} cannot be used: {error.orig}") from error
    except sqlite3.DatabaseError as error:
        raise UserError(f"the database {path} cannot be copied before its migration: {error}") from error
    except OSError as error:
        raise UserError(f"the database {path} cannot be opened: {error.strerror or error}") from error


@contextmanager
def clear_server_errors(url: URL) -> Iterator[None]:
    """Turn what a person can mend about a server into UserErrors; the password is never told."""
    place = f"{url.host or url.query.get('host', 'the local server')}{f':{url.port}' if url.port else ''}"
    try:
        yield
    except ModuleNotFoundError as error:
        raise UserError(f"for PostgreSQL the package {error.name} is needed: install duskbid[postgres]") from error
    except OSError as error:  # also a time-out
        reason = error.strerror or str(error) or "no answer"
        raise UserError(f"the database server at {place} cannot be reached: {reason}") from error
    except Exception as error:  # asyncpg's errors have no common class with SQLAlchemy's: their code says what they are
        match sqlstate(error):
            case code if code in _NO_ENTRY:
                reason = f"it does not let the user '{url.username}' in: wrong user or password"
            case code if code == _NO_DATABASE:
                reason = f"it has no database '{url.database}'"
            case code if code == _NO_RIGHT:
                reason = f"the user '{url.username}' may not make or use tables in '{url.database}'"
            case code if code == _FULL:
                reason = "it has too many connections"
            case code if code.startswith(("57", "08")):
                reason = "it is starting, stopping or cut off"
            case _:
                raise
        raise UserError(f"the database server at {place} cannot be used: {reason}") from error
