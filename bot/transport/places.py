"""Threads and forum posts for matches, and who could read them. By ids; nothing is looked up in a cache."""

import asyncio
from collections.abc import Iterable
from typing import Literal

import discord
from msgspec import Struct

from bot.services.messaging import Doubtful, RateLimited, RefusedByDestination, Rendered, Unreachable
from bot.transport.answers import answers_of
from bot.transport.components import files_of, view_of
from bot.transport.messenger import DiscordMessenger

WEEK: Literal[10080] = 10_080
"""Minutes without a post after which a thread is archived: the longest that there is."""

NAME = 100
UNKNOWN_CHANNEL = 10003
_READS_ALL = discord.Permissions(administrator=True, manage_threads=True)
_FORUMS = (discord.ChannelType.forum, discord.ChannelType.media)


class Place(Struct, frozen=True, kw_only=True):
    """Where a match may live: a channel's kind, and what the bot may do there."""

    channel: int
    forum: bool
    thread: bool
    in_forum: bool
    """Whether it is a forum, or a post in one."""

    parent: int
    """Of a thread the channel or forum above it, else the channel itself."""

    rights: int
    """The bot's permissions, as Discord's bits."""

    def lacks(self, **permissions: bool) -> tuple[str, ...]:
        """Which of these permissions the bot has not got there, by Discord's names."""
        held = discord.Permissions(self.rights)
        wanted = discord.Permissions(**permissions)
        return tuple(name for name, value in wanted if value and not getattr(held, name))


class Places:
    """Makes threads and posts, and looks who could read them. Raises what `Messenger` raises."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._greeting = asyncio.Lock()
        """New DMs are opened one after another: Discord frowns on a bot that opens many at once."""

    async def look(self, guild: int, channel: int) -> Place:
        """What kind of channel it is, and what the bot may do there."""
        found, above, rights = await self._rights(guild, channel, [self._own])
        return Place(
            channel=channel,
            forum=found.type in _FORUMS,
            thread=isinstance(found, discord.Thread),
            in_forum=above.type in _FORUMS,
            parent=above.id,
            rights=rights[self._own].value,
        )

    async def rights_of(self, guild: int, channel: int, user: int) -> int:
        """What somebody may do in a channel, as Discord's bits; nothing for who is not on the server."""
        _, _, rights = await self._rights(guild, channel, [user])
        return rights[user].value if user in rights else 0

    async def is_gone(self, channel: int) -> bool:
        """Whether Discord has no such channel any more; one that may not be seen is there."""
        try:
            await answers_of(self._client.fetch_channel(channel))
        except RefusedByDestination as refusal:
            return refusal.code == UNKNOWN_CHANNEL
        return False

    async def has_role(self, guild: int, role: int) -> bool:
        """Whether the server has such a role."""
        server = await answers_of(self._client.fetch_guild(guild, with_counts=False))
        return server.get_role(role) is not None

    async def takes_posts(self, channel: int, message: Rendered) -> bool:
        """Whether a post arrives there; it is deleted at once."""
        there = self._client.get_partial_messageable(channel)
        try:
            posted = await answers_of(there.send(message.text, allowed_mentions=discord.AllowedMentions.none()))
        except RefusedByDestination:
            return False
        await answers_of(posted.delete())
        return True

    async def greet(self, user: int, message: Rendered, nonce: str) -> bool | None:
        """Write to somebody as a test of whether that arrives; None where it is not known now."""
        messenger = DiscordMessenger()
        messenger.use(self._client)
        async with self._greeting:
            try:
                await messenger.send(await messenger.open_dm(user), message, nonce)
            except RefusedByDestination:
                return False
            except (Doubtful, RateLimited, Unreachable):
                return None
        return True

    async def thread(self, channel: int, name: str, *, private: bool = False) -> int:
        """Make a thread and return its id; after an unclear answer the one of this name is taken, if it is there."""
        try:
            data = await answers_of(
                self._client.http.start_thread_without_message(
                    channel,
                    name=name[:NAME],
                    type=12 if private else 11,
                    auto_archive_duration=WEEK,
                    invitable=not private,
                )
            )
        except Doubtful:
            found = await self.named(channel, name)
            if found is None:
                raise
            return found
        return int(data["id"])

    async def post(self, forum: int, name: str, message: Rendered) -> tuple[int, int]:
        """Make a forum post and return the ids of its thread and its message."""
        channel = await answers_of(self._client.fetch_channel(forum))
        if not isinstance(channel, discord.ForumChannel):
            raise RefusedByDestination(UNKNOWN_CHANNEL)
        made = await answers_of(
            channel.create_thread(
                name=name[:NAME],
                auto_archive_duration=WEEK,
                content=message.text,
                view=view_of(message.rows) or discord.utils.MISSING,
                files=files_of(message.pictures),
                allowed_mentions=discord.AllowedMentions.none(),
            )
        )
        return made.thread.id, made.message.id

    async def say(self, channel: int, message: Rendered, nonce: str) -> int:
        """Post in a place that no outbox knows, once; the id of the message."""
        messenger = DiscordMessenger()
        messenger.use(self._client)
        return await messenger.send(channel, message, nonce)

    async def watchers(self, guild: int, channel: int, users: Iterable[int]) -> frozenset[int]:
        """Those of the people who could read the channel's private threads without being let in.

        Somebody who is not on the server any more reads nothing.
        """
        _, _, rights = await self._rights(guild, channel, users)
        return frozenset(user for user, held in rights.items() if held.value & _READS_ALL.value)

    @property
    def _own(self) -> int:
        assert self._client.user is not None, "the bot has not connected yet"
        return self._client.user.id

    async def _rights(
        self, guild: int, channel: int, users: Iterable[int]
    ) -> tuple[discord.abc.GuildChannel | discord.Thread, discord.abc.GuildChannel, dict[int, discord.Permissions]]:
        """The channel, the one above it where it is a thread, and what each of the people may do there: asked anew."""
        server = await answers_of(self._client.fetch_guild(guild, with_counts=False))
        found = await answers_of(self._client.fetch_channel(channel))
        if isinstance(found, discord.abc.PrivateChannel):
            raise RefusedByDestination(UNKNOWN_CHANNEL)
        parent = found
        if isinstance(found, discord.Thread):
            above = await answers_of(self._client.fetch_channel(found.parent_id))
            assert isinstance(above, discord.abc.GuildChannel)
            parent = above
        assert isinstance(parent, discord.abc.GuildChannel)
        # With the roles as they are now: what the cache has may be of another shard.
        parent.guild = server
        rights = {}
        for user in users:
            try:
                member = await answers_of(server.fetch_member(user))
            except RefusedByDestination:
                continue
            rights[user] = parent.permissions_for(member)
        return found, parent, rights

    async def named(self, channel: int, name: str) -> int | None:
        """The bot's own thread of this name that is not archived; None for none."""
        found = await answers_of(self._client.fetch_channel(channel))
        if isinstance(found, discord.TextChannel):
            threads = await answers_of(found.guild.active_threads())
            for thread in threads:
                if thread.parent_id == channel and thread.name == name[:NAME] and thread.owner_id == self._own:
                    return thread.id
        return None
