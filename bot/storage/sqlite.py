"""SQLite: one writer in a thread of its own, readers beside it, and a lock file against a second process.

WAL lets readers go on while the writer commits; `synchronous=FULL` makes a commit survive a power cut. The writer
begins with BEGIN IMMEDIATE, so that what it has read cannot be overtaken before it writes; it holds that lock for the
short commit only.
"""

import asyncio
import fcntl
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.pool import ConnectionPoolEntry

from bot.errors import UserError

T = TypeVar("T")

READERS = 4
BUSY_SECONDS = 10
"""How long to wait for another program that holds the file's lock, such as a backup."""


class FileLock:
    """The lock file beside a database file, ours until it is released or the process ends."""

    def __init__(self, database: Path) -> None:
        self._path = database.with_name(database.name + "-lock")
        self._descriptor = -1

    def take(self) -> None:
        """Take the lock; UserError when another process has it."""
        descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(descriptor)
            raise UserError(
                f"another process already uses the database {self._path.with_name(self._path.name[:-5])}; "
                "stop it first, or give this one a data_dir of its own"
            ) from None
        self._descriptor = descriptor

    def held(self) -> bool:
        """Whether another process has it; nothing is made or changed by asking."""
        try:
            descriptor = os.open(self._path, os.O_RDWR | os.O_CLOEXEC)
        except FileNotFoundError:
            return False
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
        finally:
            os.close(descriptor)
        return False

    def release(self) -> None:
        """Give the lock back; the file stays, since removing it would let two processes lock two files."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1


def file_engine(url: URL, *, pool_size: int, begin: str, read_only: bool = False, foreign_keys: bool = True) -> Engine:
    """Return an engine on the database file whose transactions start with `begin`."""
    engine = create_engine(
        url.set(drivername="sqlite+pysqlite"),
        connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False},
        pool_size=pool_size,
        max_overflow=0,
    )

    def connected(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        # The driver's own BEGIN would come late and without IMMEDIATE.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", f"foreign_keys={int(foreign_keys)}"):
            cursor.execute(f"PRAGMA {pragma}")
        if read_only:
            cursor.execute("PRAGMA query_only=ON")
        cursor.close()

    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", begun)
    return engine


class SqliteDatabase:
    """A database file that is open."""

    def __init__(self, url: URL, lock: FileLock | None, pool_size: int | None = None) -> None:
        readers = pool_size or READERS
        self._lock = lock
        self.writer = file_engine(url, pool_size=1, begin="BEGIN IMMEDIATE")
        self._reader = file_engine(url, pool_size=readers, begin="BEGIN", read_only=True)
        self._writing = ThreadPoolExecutor(1, "storage-writer")
        self._reading = ThreadPoolExecutor(readers, "storage-reader")

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do work that only reads, in one of the readers' threads."""
        return await asyncio.get_running_loop().run_in_executor(self._reading, _transact, self._reader, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do work in the writer's thread; the file has it on the disk when this returns."""
        return await asyncio.get_running_loop().run_in_executor(self._writing, _transact, self.writer, work)

    async def close(self) -> None:
        """End the threads, close the file, release the lock."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(None, self._shut)

    def _shut(self) -> None:
        for pool in (self._reading, self._writing):
            pool.shutdown()
        for engine in (self._reader, self.writer):
            engine.dispose()
        if self._lock is not None:
            self._lock.release()


def _transact(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.begin() as connection:
        return work(connection)
