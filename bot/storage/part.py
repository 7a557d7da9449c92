"""What every part of the storage stands on."""

from bot.storage.committer import Committer
from bot.storage.database import Database


class Part:
    """Reads from a database, writes through its committer."""

    def __init__(self, database: Database, committer: Committer) -> None:
        self._database = database
        self._committer = committer
