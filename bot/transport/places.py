"""Threads and forum posts for matches, and who could read them. By ids; nothing is looked up in a cache."""

from collections.abc import Iterable
from typing import Literal

import discord
from msgspec import Struct

from bot.services.messaging import Doubtful, RefusedByDestination, Rendered
from bot.transport.answers import answers_of
from bot.transport.components import files_of, view_of

WEEK: Literal[10080] = 10_080
"""Minutes without a post after which a thread is archived: the longest that there is."""

NAME = 100
_READS_ALL = discord.Permissions(administrator=True, manage_threads=True)
_FORUMS = (discord.ChannelType.forum, discord.ChannelType.media)


class Place(Struct, frozen=True, kw_only=True):
    """Where a match may live: a channel's kind, and what the bot may do there."""

    channel: int
    forum: bool
    thread: bool
    rights: int
    """The bot's permissions, as Discord's bits."""

    def lacks(self, **permissions: bool) -> tuple[str, ...]:
        """Which of these permissions the bot has not got there, by Discord's names."""
        held = discord.Permissions(self.rights)
        wanted = discord.Permissions(**permissions)
        return tuple(name for name, value in wanted if value and not getattr(held, name))


class Places:
    """Makes threads, lets people in, and looks who could read them. Raises what `Messenger` raises."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def look(self, guild: int, channel: int) -> Place:
        """What kind of channel it is, and what the bot may do there."""
        found, rights = await self._rights(guild, channel, [self._own])
        return Place(
            channel=channel,
            forum=found.type in _FORUMS,
            thread=isinstance(found, discord.Thread),
            rights=rights[self._own].value,
        )

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
            found = await self._named(channel, name[:NAME])
            if found is None:
                raise
            return found
        return int(data["id"])

    async def post(self, forum: int, name: str, message: Rendered) -> tuple[int, int]:
        """Make a forum post and return the ids of its thread and its message."""
        channel = await answers_of(self._client.fetch_channel(forum))
        if not isinstance(channel, discord.ForumChannel):
            raise RefusedByDestination(10003)
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

    async def let_in(self, thread: int, user: int) -> None:
        """Add somebody to a private thread."""
        await answers_of(self._client.http.add_user_to_thread(thread, user))

    async def let_out(self, thread: int, user: int) -> None:
        """Take somebody out of a private thread."""
        await answers_of(self._client.http.remove_user_from_thread(thread, user))

    async def watchers(self, guild: int, channel: int, users: Iterable[int]) -> frozenset[int]:
        """Those of the people who could read the channel's private threads without being let in.

        Somebody who is not on the server any more reads nothing.
        """
        _, rights = await self._rights(guild, channel, users)
        return frozenset(user for user, held in rights.items() if held.value & _READS_ALL.value)

    @property
    def _own(self) -> int:
        assert self._client.user is not None, "the bot has not connected yet"
        return self._client.user.id

    async def _rights(
        self, guild: int, channel: int, users: Iterable[int]
    ) -> tuple[discord.abc.GuildChannel | discord.Thread, dict[int, discord.Permissions]]:
        """The channel, and what each of the people may do there, asked anew."""
        server = await answers_of(self._client.fetch_guild(guild, with_counts=False))
        found = await answers_of(self._client.fetch_channel(channel))
        if isinstance(found, discord.abc.PrivateChannel):
            raise RefusedByDestination(10003)
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
        return found, rights

    async def _named(self, channel: int, name: str) -> int | None:
        found = await answers_of(self._client.fetch_channel(channel))
        if isinstance(found, discord.TextChannel):
            threads = await answers_of(found.guild.active_threads())
            for thread in threads:
                if thread.parent_id == channel and thread.name == name and thread.owner_id == self._own:
                    return thread.id
        return None
