"""Whether Discord's events reach us, and what time it is there: told to the services as it happens."""

from collections.abc import Callable
from datetime import datetime
from email.utils import parsedate_to_datetime
from types import SimpleNamespace

import aiohttp


def dated(note: Callable[[datetime], None]) -> aiohttp.TraceConfig:
    """A trace that notes the Date of each of Discord's answers."""

    async def ended(_: aiohttp.ClientSession, __: SimpleNamespace, params: aiohttp.TraceRequestEndParams) -> None:
        stamped = date_in(params.response.headers.get("Date", ""))
        if stamped is not None:
            note(stamped)

    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(ended)
    return trace


def date_in(header: str) -> datetime | None:
    """The instant of an HTTP Date; None for what is none."""
    try:
        at = parsedate_to_datetime(header)
    except ValueError:
        return None
    return at if at.tzinfo is not None else None
