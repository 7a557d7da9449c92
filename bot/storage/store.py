"""The whole of storage in one object, and how to open it."""

from types import TracebackType
from typing import Self

from bot.clock import Clock
from bot.storage.choices import Choices
from bot.storage.committer import Committer
from bot.storage.database import Database
from bot.storage.deadlines import Deadlines
from bot.storage.leases import Leases
from bot.storage.matches import Matches
from bot.storage.opening import open_database
from bot.storage.outbox import Outbox


class SqlStorage(Matches, Choices, Deadlines, Outbox, Leases):
    """`bot.services.ports.Storage` on a database; belongs to the event loop in which it was opened."""

    def __init__(self, database: Database) -> None:
        super().__init__(database, Committer(database))

    async def close(self) -> None:
        """Write what is on its way, then give the database back; nothing can be written afterwards."""
        await self._committer.close()
        await self._database.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.close()


async def open_storage(url: str, clock: Clock, *, pool_size: int | None = None, alone: bool = True) -> SqlStorage:
    """Open the database at a URL (`Config.database_url`) and bring its tables up to date; UserError, one line, if it
    cannot be.

    `alone`: be the one process that runs on an SQLite file. A command beside a running bot opens with `alone=False`:
    it may read and commit too, but never migrates.
    """
    return SqlStorage(await open_database(url, clock, pool_size=pool_size, alone=alone))
