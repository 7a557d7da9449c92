"""What delivery tells others: `Reports` is a port; `LoggedReports` writes to the log only."""

import logging
from pathlib import PurePath
from typing import Protocol

from bot.services.outgoing import Breaker, Message, Panel

_log = logging.getLogger(__name__)


class Reports(Protocol):
    """What went wrong; told once each, after it was stored. An exception here counts as a fault of delivery."""

    async def broken(self, row: Message, error: Exception) -> None:
        """A row could not be rendered or handed over and will not be sent; it blocks nothing."""
        ...

    async def panel_broken(self, panel: Panel, error: Exception) -> None:
        """A panel's revision could not be rendered or handed over; the next revision is tried again."""
        ...

    async def refused(self, breaker: Breaker, rows: tuple[Message, ...]) -> None:
        """A destination refuses (for the first time if `breaker.failures` is 1).

        `rows` will never be sent; none while the refusal may end: then they wait in the outbox.
        """
        ...

    async def failed(self, error: Exception) -> None:
        """Storage, or something of ours, failed; delivery goes on or begins again by itself."""
        ...


class LoggedReports:
    """`Reports` into the log: ids, codes and places in the code; never what a message or an exception says."""

    async def broken(self, row: Message, error: Exception) -> None:
        """Log a row that could not be rendered."""
        _log.error("outbox row %d of match %d is broken: %s", row.id, row.new.match, fault_of(error))

    async def panel_broken(self, panel: Panel, error: Exception) -> None:
        """Log a panel that could not be rendered."""
        _log.error("panel %s of match %d is broken: %s", panel.panel, panel.match, fault_of(error))

    async def refused(self, breaker: Breaker, rows: tuple[Message, ...]) -> None:
        """Log a destination that refuses."""
        to = breaker.destination
        _log.warning(
            "%s %d refuses with code %d, %d rows given up, next try %s",
            to.kind.value,
            to.id,
            breaker.code,
            len(rows),
            breaker.retry_at.isoformat(),
        )

    async def failed(self, error: Exception) -> None:
        """Log a fault of delivery itself."""
        _log.error("delivery failed and goes on: %s", fault_of(error))


def fault_of(error: BaseException) -> str:
    """The kind of an exception and where it was raised; without its text, which may hold a secret."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    place = error.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    if place is None:
        return type(error).__name__
    return f"{type(error).__name__} at {PurePath(place.tb_frame.f_code.co_filename).name}:{place.tb_lineno}"
