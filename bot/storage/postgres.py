"""PostgreSQL through asyncpg: one pool for reading and writing, used by any number of processes."""

from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import URL, Connection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

T = TypeVar("T")

POOL_SIZE = 5
CONNECT_SECONDS = 10
ANSWER_SECONDS = 60
_SESSION = {
    "application_name": "duskbid",
    # A commit that was told is on the disk, whatever the server's default is.
    "synchronous_commit": "on",
    # A process that is gone without a word must not hold its locks for long.
    "idle_in_transaction_session_timeout": "30s",
    "timezone": "UTC",
}


def server_engine(url: URL, pool_size: int) -> AsyncEngine:
    """Return an engine on the server; connections are tried before use, so that a restart of it does no harm."""
    arguments: dict[str, Any] = {
        "timeout": CONNECT_SECONDS,
        "command_timeout": ANSWER_SECONDS,
        "server_settings": _SESSION,
    }
    return create_async_engine(url, connect_args=arguments, pool_size=pool_size, max_overflow=0, pool_pre_ping=True)


class PostgresDatabase:
    """A database on a server that is open."""

    def __init__(self, url: URL, pool_size: int | None = None) -> None:
        self.engine = server_engine(url, pool_size or POOL_SIZE)
        self._reader = self.engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do work that only reads, in a snapshot."""
        async with self._reader.begin() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do work in a transaction; the server has it on the disk when this returns."""
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()
