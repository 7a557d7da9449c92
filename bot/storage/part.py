"""What every part of the storage stands on."""

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import StatementError

from bot.storage.committer import Committer
from bot.storage.database import Database
from bot.storage.faults import plain

T = TypeVar("T")


class Part:
    """Reads from a database, writes through its committer."""

    def __init__(self, database: Database, committer: Committer) -> None:
        self._database = database
        self._committer = committer

    async def _read(self, work: Callable[[Connection], T]) -> T:
        try:
            return await self._database.read(work)
        except StatementError as error:
            raise plain(error) from error.__cause__
