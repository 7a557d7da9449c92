"""Texts that came while the bot was away: read before the bot says that it hears again, so before any tick.

Discord repeats what a resumed connection missed; after a fresh one, DMs are read from their history. A text that was
handled before is known to the services by its id.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import datetime

import discord

from bot.services.instants import utc
from bot.services.listening import shard_name
from bot.services.messaging import Doubtful, RateLimited, RefusedByDestination, Unreachable
from bot.services.ports import Storage
from bot.services.rows import LIVE, Status
from bot.transport.answers import answers_of

AT_ONCE = 8
MOST = 50
"""Texts of one person that are read; more than anybody writes in earnest."""

_DMS = 0
"""DMs are heard by this shard."""

_log = logging.getLogger(__name__)


class Missed:
    """Reads what was missed and hands it on, each person's texts in their order."""

    def __init__(self, client: discord.Client, handle: Callable[[discord.Message], Awaitable[object]]) -> None:
        self._client = client
        self._handle = handle

    async def read(self, storage: Storage, shard: int) -> None:
        """Read what the players of all open matches wrote since this shard last heard anything."""
        if shard != _DMS:
            return
        since = await storage.last_heard(shard_name(shard))
        if since is None:
            return
        slots = asyncio.Semaphore(AT_ONCE)
        async with asyncio.TaskGroup() as group:
            for user in await _players(storage):
                group.create_task(self._read(user, since, slots))

    async def _read(self, user: int, since: datetime, slots: asyncio.Semaphore) -> None:
        async with slots:
            try:
                texts = [one async for one in self._texts(user, since)]
            except (RefusedByDestination, Doubtful, RateLimited, Unreachable) as error:
                _log.warning("texts of user %d could not be read (%s)", user, type(error).__name__)
                return
            for text in texts:
                await self._handle(text)

    async def _texts(self, user: int, since: datetime) -> AsyncIterator[discord.Message]:
        data = await answers_of(self._client.http.start_private_message(user))
        history = self._client.get_partial_messageable(int(data["id"])).history(limit=MOST, after=utc(since))
        for message in await answers_of(_all(history)):
            if message.author.id == user:
                yield message


async def _all(history: AsyncIterator[discord.Message]) -> list[discord.Message]:
    return [one async for one in history]


async def _players(storage: Storage) -> list[int]:
    """Everybody who plays in an open match, those first whose phase ends first."""
    matches = sorted(
        await storage.matches((*LIVE, Status.LOBBY)), key=lambda one: (one.due_at is None, one.due_at, one.id)
    )
    users: dict[int, None] = {}
    for match in matches:
        stored = await storage.load(match.id)
        for seat in stored.seats if stored is not None else ():
            if seat.person is not None:
                users[seat.person.user] = None
    return list(users)
