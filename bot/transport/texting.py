"""Texts: what people type in DMs, and posts that mention the bot; answered in the same place."""

import logging
from base64 import b32encode
from hashlib import blake2b
from typing import TYPE_CHECKING

import discord

from bot.services.instants import utc
from bot.services.messaging import Doubtful, RateLimited, RefusedByDestination, Rendered, Unreachable
from bot.services.queries import matches_of
from bot.transport.asked import FALLBACK, Asked, heard, language_of
from bot.transport.messenger import DiscordMessenger
from bot.transport.replies import Reply
from bot.transport.replying import caught, log_fault

if TYPE_CHECKING:
    from bot.transport.client import DuskBot

_log = logging.getLogger(__name__)


class Texting:
    """Hands texts to their handler and answers them; the same text twice is the services' to know."""

    def __init__(self, client: "DuskBot") -> None:
        self._client = client
        self._messenger = DiscordMessenger()
        self._messenger.use(client)

    async def heard(self, message: discord.Message) -> bool:
        """Take a text as it arrives, if it is for us; whether it is. What its author makes of it later is not heard."""
        if message.guild is None:
            await self._handle(message, "text")
            return True
        if self._client.user is not None and any(one.id == self._client.user.id for one in message.mentions):
            await self._handle(message, "mention")
            return True
        return False

    async def _handle(self, message: discord.Message, kind: str) -> None:
        handled = self._client.verbs.find(kind)
        if handled is None:
            return
        means = self._client.means
        language = await self._language(message)
        # An edit before we came to read it counts from when it was made.
        asked = heard(message, means, language, at=utc(message.edited_at or message.created_at))
        reply = await caught(handled.handle(asked), asked, kind)
        await self._answer(asked, reply)

    async def _language(self, message: discord.Message) -> str:
        """What its author reads: as we know him from his seats, else the server's language."""
        seats = await matches_of(self._client.means.services.storage, message.author.id)
        for seat in seats:
            if seat.person is not None:
                return seat.person.language
        return language_of(message.guild.preferred_locale) if message.guild is not None else FALLBACK

    async def _answer(self, asked: Asked, reply: Reply) -> None:
        parts = reply if isinstance(reply, tuple) else (reply,)
        for at, part in enumerate(parts):
            if not isinstance(part, Rendered):
                continue
            try:
                await self._messenger.send(asked.channel, part, _nonce(asked.message, at))
            except (RefusedByDestination, Doubtful, RateLimited, Unreachable) as error:
                _log.warning("text %d: the answer is lost (%s)", asked.message, type(error).__name__)
            except Exception as error:  # noqa: BLE001 - an answer that cannot be made is logged; the input counts
                log_fault(error, "answering a text")


def _nonce(message: int, part: int) -> str:
    return b32encode(blake2b(f"text {message} {part}".encode(), digest_size=15).digest()).decode()
