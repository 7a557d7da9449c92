"""Keeps a client connected: what discord.py dies of is reported, and another client begins."""

import asyncio
import logging
from collections.abc import Callable

import aiohttp
import discord

from bot.clock import Clock
from bot.errors import UserError
from bot.services.delivery.timing import wait_for
from bot.transport.client import DuskBot
from bot.transport.replying import log_fault

FIRST_PAUSE = 2.0
LONGEST_PAUSE = 120.0

_log = logging.getLogger(__name__)


class Connection:
    """The one connection of this process: a client at a time, made by `new`."""

    def __init__(self, new: Callable[[], DuskBot], clock: Clock) -> None:
        self._new = new
        self._clock = clock
        self._client: DuskBot | None = None
        self._stopped = asyncio.Event()

    async def run(self, token: str, *, now: bool = False) -> None:
        """Be connected until `stop`; UserError, one line, for a token or an approval that a person has to mend.

        `now`: also where Discord cannot be reached at the first try; once it was, every loss is waited out.
        """
        pause = FIRST_PAUSE
        while not self._stopped.is_set():
            began = self._clock.now()
            try:
                await self._one(token)
            except (discord.LoginFailure, discord.PrivilegedIntentsRequired) as error:
                raise complaint(error) from None
            except (aiohttp.ClientError, OSError, discord.DiscordException) as error:
                if now and not self._known():
                    raise complaint(error) from None
                _log.warning("the connection is lost (%s); the next try in %.0f s", type(error).__name__, pause)
            except Exception as error:  # noqa: BLE001 - a payload that the library cannot read ends a client, not the bot
                log_fault(error, "the connection")
            now = False
            if (self._clock.now() - began).total_seconds() > LONGEST_PAUSE:
                pause = FIRST_PAUSE
            await wait_for(self._clock, self._stopped, pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def stop(self) -> None:
        """Disconnect; `run` returns."""
        self._stopped.set()
        if self._client is not None:
            await self._client.close()

    async def _one(self, token: str) -> None:
        async with self._new() as client:
            self._client = client
            await client.start(token)

    def _known(self) -> bool:
        """Whether Discord has taken the token of the present client."""
        return self._client is not None and self._client.user is not None


def complaint(error: Exception) -> UserError:
    """What keeps the bot from Discord, in one line."""
    if isinstance(error, discord.LoginFailure):
        return UserError("Discord does not know this token; set DISCORD_TOKEN to the bot's present one")
    if isinstance(error, discord.PrivilegedIntentsRequired):
        return UserError("Discord refuses the intents; the bot needs no privileged ones")
    return UserError(f"Discord cannot be reached: {_reason(error)}")


def _reason(error: Exception) -> str:
    if isinstance(error, discord.HTTPException):
        return f"it answers with status {error.status}"
    return getattr(error, "strerror", None) or type(error).__name__
