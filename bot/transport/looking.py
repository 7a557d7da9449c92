"""A look at the bot's account on Discord, without connecting: what `duskbid doctor` asks."""

from collections.abc import Mapping
from datetime import datetime, timedelta

import aiohttp
import discord
from msgspec import Struct

from bot.clock import Clock
from bot.presentation.selftest import NEEDED, WANTED
from bot.transport.gateway import dated
from bot.transport.running import complaint

PERMISSIONS = discord.Permissions(**dict.fromkeys((*NEEDED, *WANTED), True))
"""What an invitation asks for: what `/setup` looks at, and nothing else."""

PRIVILEGED: Mapping[str, tuple[str, str]] = {
    "Presence": ("gateway_presence", "gateway_presence_limited"),
    "Server Members": ("gateway_guild_members", "gateway_guild_members_limited"),
    "Message Content": ("gateway_message_content", "gateway_message_content_limited"),
}
"""The privileged intents by Discord's names, and the flags of an application that has them."""


class Account(Struct, frozen=True, kw_only=True):
    """What Discord says of the bot."""

    name: str
    application: int
    servers: int
    commands: frozenset[str]
    """The names of the commands that it has."""

    privileged: tuple[str, ...]
    """The privileged intents that are switched on."""

    endpoint: bool
    """Whether Discord sends clicks and commands to a web address instead of the bot."""

    code_grant: bool
    """Whether an invitation needs OAuth2's code grant, which the bot does not do."""

    shards: int
    """How many Discord advises."""

    starts: int
    """How often the bot may still connect today."""

    ahead: timedelta
    """How far this machine's clock is before Discord's."""

    @property
    def invitation(self) -> str:
        """The address at which somebody invites the bot."""
        return discord.utils.oauth_url(
            self.application, permissions=PERMISSIONS, scopes=("bot", "applications.commands")
        )


async def look(token: str, clock: Clock) -> Account:
    """Ask Discord; UserError, one line that never holds the token, where it does not answer or refuses."""
    ahead: list[timedelta] = []

    def note(at: datetime) -> None:
        ahead.append(clock.now() - at)

    try:
        async with discord.Client(intents=discord.Intents.none(), http_trace=dated(note)) as client:
            await client.login(token)
            application, user = client.application, client.user
            assert application is not None
            assert user is not None
            shards, _, limit = await client.http.get_bot_gateway()
            commands = await client.http.get_global_commands(application.id)
    except (aiohttp.ClientError, OSError, discord.DiscordException) as error:
        raise complaint(error) from None
    flags = application.flags
    return Account(
        name=user.name,
        application=application.id,
        servers=application.approximate_guild_count,
        commands=frozenset(command["name"] for command in commands),
        privileged=tuple(name for name, on in PRIVILEGED.items() if any(getattr(flags, flag) for flag in on)),
        endpoint=bool(application.interactions_endpoint_url),
        code_grant=application.bot_require_code_grant,
        shards=shards,
        starts=int(limit["remaining"]),
        ahead=min(ahead, key=abs, default=timedelta(0)),
    )
