"""Labelled points in a process under torture, where it ends itself as a power cut would: by SIGKILL."""

import os
import signal
from typing import Any

from sqlalchemy import Connection, Engine, Pool, event

from tests.torture.orders import Trap

TABLE = "making tables"
STATEMENT = "before a statement that writes"
COMMIT = "all written, before the commit"
COMMITTED = "after the commit, before the answer"
ANSWER = "answered by the services, not yet told"
SEND = "before a message is sent"
PUT = "a message is out, but not marked"

LATEST = {TABLE: 25, STATEMENT: 500, COMMIT: 90, COMMITTED: 90, ANSWER: 90, SEND: 25, PUT: 25}
"""How late each of them strikes at most."""

_WRITING = ("INSERT", "UPDATE", "DELETE")
_WROTE = "wrote"


class Points:
    """Counts how often the trap's point was reached."""

    def __init__(self, trap: Trap | None) -> None:
        self._trap = trap
        self._times = 0

    def reach(self, point: str) -> None:
        """Go on, or die here."""
        if self._trap is None or self._trap.point != point:
            return
        if self._times >= self._trap.after:
            os.kill(os.getpid(), signal.SIGKILL)
        self._times += 1

    def listen(self) -> None:
        """Find the points of every database that this process opens from now on."""

        def statement(connection: Connection, cursor: Any, text: str, *_: Any) -> None:
            if text.startswith(_WRITING):
                connection.info[_WROTE] = True
                self.reach(STATEMENT)
            elif text.lstrip().startswith("CREATE"):
                self.reach(TABLE)

        def commit(connection: Connection) -> None:
            if connection.info.get(_WROTE):
                self.reach(COMMIT)

        def checkin(_: Any, record: Any) -> None:
            if record.info.pop(_WROTE, False):
                self.reach(COMMITTED)

        event.listen(Engine, "before_cursor_execute", statement)
        event.listen(Engine, "commit", commit)
        event.listen(Pool, "checkin", checkin)
