"""What both databases offer: a piece of work on a connection, in a reading or a durable writing transaction.

Works are plain functions of a SQLAlchemy `Connection`, the same ones for both databases. SQLite runs them in threads of
its own (`sqlite`), PostgreSQL within SQLAlchemy's bridge to asyncpg (`postgres`). aiosqlite is not used: it changes
threads for every single statement and fetch, which costs more than the statements; here a whole transaction changes
threads once.
"""

from collections.abc import Callable
from typing import Protocol, TypeVar

from sqlalchemy import Connection

T = TypeVar("T")


class Database(Protocol):
    """A database that is open."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do work that only reads; all it sees is of one moment."""
        ...

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do work in a transaction, durable when this returns; an exception rolls it back."""
        ...

    async def close(self) -> None:
        """Give everything back."""
        ...
