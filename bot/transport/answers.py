"""What Discord's errors mean for a message: refused, doubtful, limited or certainly not sent."""

from collections.abc import Awaitable
from typing import TypeVar

import aiohttp
import discord

from bot.services.messaging import Doubtful, RateLimited, RefusedByDestination, Unreachable

T = TypeVar("T")

ARCHIVED = 50083
LOCKED = 160005
OPENING_TOO_MANY = 40003
"""Discord's word for a bot that opens new DMs too quickly."""

PAUSE_SECONDS = 60.0
_CLOSED = "Session is closed"
"""What aiohttp says where the client was closed before the request went out: it has no error of its own for that."""

_REFUSED_AS_400 = frozenset({ARCHIVED, LOCKED, 50007, 50013, 50001, 50024, 50033, 50278})


async def answers_of(work: Awaitable[T]) -> T:
    """Do a request of Discord; raises what `Messenger` says, or the error itself where the fault is in what we sent."""
    try:
        return await work
    except discord.RateLimited as limited:
        raise RateLimited(limited.retry_after) from limited
    except discord.HTTPException as error:
        raise meaning(error) from error
    except aiohttp.ClientConnectorError as error:
        raise Unreachable from error
    except RuntimeError as error:
        if str(error) != _CLOSED:
            raise
        raise Unreachable from error
    except (aiohttp.ClientError, OSError) as error:  # OSError: time-outs too
        raise Doubtful from error


def meaning(error: discord.HTTPException) -> Exception:
    """What an answer with an error means for what was asked."""
    if error.status >= 500:
        return Doubtful()
    if error.status == 429:
        return RateLimited(_retry_after(error))
    if error.code == OPENING_TOO_MANY:
        return RateLimited(PAUSE_SECONDS)
    if error.status == 401 or (error.status in (403, 404) and error.code == 0):
        # The token, or something between Discord and us: nothing that concerns this one destination.
        return Unreachable()
    if error.status in (403, 404) or error.code in _REFUSED_AS_400:
        return RefusedByDestination(ARCHIVED if error.code == LOCKED else error.code)
    return error


def _retry_after(error: discord.HTTPException) -> float:
    headers = getattr(error.response, "headers", None) or {}
    try:
        return float(headers.get("Retry-After", PAUSE_SECONDS))
    except ValueError:
        return PAUSE_SECONDS
