"""Discord's messages by plain ids: the services' `Messenger`. Nothing is looked up in a cache; all goes over the API.

discord.py itself waits for rate limits and tries again after some server errors, always with the same nonce.
"""

import logging
from datetime import datetime

import discord

from bot.presentation.posts import without_pings
from bot.services.instants import utc
from bot.services.messaging import Doubtful, Link, RateLimited, RefusedByDestination, Rendered, Unreachable
from bot.transport.answers import answers_of
from bot.transport.components import files_of, view_of, view_to

UNKNOWN_MESSAGE = 10008
STRANGERS = frozenset({10007, 10013})
"""No member of the server or thread, and nobody at all."""

LOOKED_AT = 200
"""How many messages since the doubtful one are looked at; far more than a destination gets meanwhile."""

_log = logging.getLogger(__name__)


class DiscordMessenger:
    """`bot.services.messaging.Messenger` over the client in use; a client begun anew takes the place of the old one."""

    def __init__(self) -> None:
        self._client: discord.Client | None = None

    def use(self, client: discord.Client) -> None:
        """Send through this client from now on."""
        self._client = client

    async def open_dm(self, user: int) -> int:
        """Return the channel id of somebody's DM."""
        data = await answers_of(self._now.http.start_private_message(user))
        return int(data["id"])

    async def send(self, channel: int, message: Rendered, nonce: str) -> int:
        """Post a message, with the nonce enforced; return its id. Pings nobody but `message.ping`."""
        view = view_of(message.rows)
        sent = await answers_of(
            self._channel(channel).send(
                message.text or None,
                view=discord.utils.MISSING if view is None else view,
                files=files_of(message.pictures),
                nonce=nonce,
                allowed_mentions=pings(message.ping),
            )
        )
        if message.pin:
            await self._pin(sent)
        return sent.id

    async def edit(self, channel: int, put: int, message: Rendered) -> None:
        """Edit a message of ours; an edit pings nobody."""
        await answers_of(
            self._channel(channel)
            .get_partial_message(put)
            .edit(
                content=message.text or None,
                view=view_of(message.rows),
                attachments=files_of(message.pictures),
                allowed_mentions=discord.AllowedMentions.none(),
            )
        )

    async def delete(self, channel: int, put: int) -> None:
        """Delete a message of ours; one that is gone is no error."""
        try:
            await answers_of(self._channel(channel).get_partial_message(put).delete())
        except RefusedByDestination as refusal:
            if refusal.code != UNKNOWN_MESSAGE:
                raise

    async def unpin(self, channel: int, put: int) -> None:
        """Take a message of ours from the pins; one that is not there is no error."""
        try:
            await answers_of(self._now.http.unpin_message(channel, put))
        except RefusedByDestination as refusal:
            if refusal.code != UNKNOWN_MESSAGE:
                raise

    async def retire(self, channel: int, put: int, way: Link | None) -> None:
        """Take the buttons off a message of ours, but for a way to another place; what it says stays."""
        message = self._channel(channel).get_partial_message(put)
        await answers_of(message.edit(view=None if way is None else view_to(way)))

    async def find(self, channel: int, message: Rendered, nonce: str, since: datetime) -> int | None:
        """Look among our messages from about `since` on for this one: by its nonce where Discord still tells it, by
        its buttons, which name match, verb and step, or else by its text."""
        ours = await answers_of(self._ours(channel, since))
        wanted = _ids(message)
        for found in ours:
            if found.nonce is not None and str(found.nonce) == nonce:
                return found.id
        said = without_pings(message.text.strip())
        for found in ours:
            if (wanted and _ids_of(found) == wanted) or (not wanted and without_pings(found.content) == said):
                return found.id
        return None

    async def let_in(self, thread: int, user: int) -> None:
        """Add somebody to a private thread; one who is there already is no error."""
        await answers_of(self._now.http.add_user_to_thread(thread, user))

    async def let_out(self, thread: int, user: int) -> None:
        """Take somebody out of a private thread; one who is not there is no error."""
        try:
            await answers_of(self._now.http.remove_user_from_thread(thread, user))
        except RefusedByDestination as refusal:
            if refusal.code not in STRANGERS:
                raise

    async def unarchive(self, channel: int) -> None:
        """Open an archived thread again, after it refused with 50083."""
        await answers_of(self._now.http.edit_channel(channel, archived=False))

    @property
    def _now(self) -> discord.Client:
        # Between a client that is gone and the next one nothing can be sent.
        if self._client is None or self._client.is_closed():
            raise Unreachable
        return self._client

    def _channel(self, channel: int) -> discord.PartialMessageable:
        return self._now.get_partial_messageable(channel)

    async def _ours(self, channel: int, since: datetime) -> list[discord.Message]:
        history = self._channel(channel).history(limit=LOOKED_AT, after=utc(since), oldest_first=True)
        own = self._now.user
        return [one async for one in history if own is not None and one.author.id == own.id]

    async def _pin(self, message: discord.Message) -> None:
        """Pin it if that may be; it is posted anyway, and must not be posted again for want of a pin."""
        try:
            await answers_of(message.pin())
        except (RefusedByDestination, Doubtful, RateLimited, Unreachable, discord.HTTPException) as error:
            _log.warning("channel %d: a panel could not be pinned (%s)", message.channel.id, type(error).__name__)


def pings(users: tuple[int, ...]) -> discord.AllowedMentions:
    """Who may be notified: these people and nobody else."""
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(user) for user in users]
    )


def _ids(message: Rendered) -> frozenset[str]:
    return frozenset(part.custom_id for row in message.rows for part in row)


def _ids_of(message: discord.Message) -> frozenset[str]:
    return frozenset(
        part.custom_id
        for row in message.components
        if isinstance(row, discord.ActionRow)
        for part in row.children
        if part.custom_id is not None
    )
