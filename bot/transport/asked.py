"""What somebody asks by a command, click, form or text: plain values for the handlers in cogs."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

import discord
from msgspec import Struct

from bot.presentation.ids import CustomId, read
from bot.presentation.localizer import Localizer, closest
from bot.services import steps
from bot.services.access import Services
from bot.services.acting import Input
from bot.services.hosting import Caller
from bot.services.instants import snowflake_time
from bot.services.rows import Person
from bot.transport.components import Interaction
from bot.transport.means import Means

FALLBACK = "en"
_TRADITIONAL = (discord.Locale.taiwan_chinese,)
_SIMPLIFIED = (discord.Locale.chinese,)


class Asked(Struct, frozen=True, kw_only=True):
    """One input and who made it. `input` is the id by which a repeated delivery is known."""

    means: Means
    input: int
    at: datetime
    """Its own time, by Discord's clock."""

    user: int
    name: str
    """As he calls himself here; made safe only by presentation."""

    language: str
    channel: int
    guild: int = 0
    """0 in a DM."""

    guild_language: str = FALLBACK
    roles: frozenset[int] = frozenset()
    """The person's roles in the server."""

    rights: int = 0
    """The person's permissions in this channel, and the bot's, as Discord's bits."""

    own_rights: int = 0
    target: CustomId = CustomId(0, "", 0)
    """What was clicked or filled in; of no verb for commands and texts."""

    message: int = 0
    """The message whose button was clicked."""

    shown: str = ""
    """What that message says."""

    values: tuple[str, ...] = ()
    """What was chosen in a menu: its values, or ids of people."""

    fields: Mapping[str, tuple[str, ...]] = {}
    """What was filled in, by the names of a form's fields."""

    text: str = ""
    """What was typed in a DM."""

    named: Mapping[int, str] = {}
    """How the people chosen in a menu or form call themselves here."""

    @property
    def services(self) -> Services:
        """The services as they run here."""
        return self.means.services

    @property
    def texts(self) -> Localizer:
        """The texts of the person's language."""
        return self.means.texts[closest(self.language)]

    @property
    def match(self) -> int:
        """The match of what was clicked or filled in."""
        return self.target.match

    @property
    def person(self) -> Person:
        """The person as the services keep him."""
        return Person(user=self.user, name=self.name, language=self.language)

    def field(self, name: str) -> str:
        """What was filled in there, or chosen first; empty for nothing."""
        return next(iter(self.fields.get(name, ())), "")

    def may(self, **permissions: bool) -> bool:
        """Whether the person has these permissions here, such as `manage_threads=True`."""
        return discord.Permissions(self.rights).is_superset(discord.Permissions(**permissions))

    def caller(self) -> Caller:
        """The person as one who asks for a host's act."""
        return Caller(user=self.user, input=self.input, guild=self.guild, roles=self.roles)

    async def given(self) -> Input:
        """The input as the services judge it: what was clicked counts for the phase that it was made for."""
        phase = None
        if self.target.step:
            phase = await steps.phase_of(self.services.storage, self.match, self.target.step)
        return Input(id=self.input, user=self.user, at=self.at, phase=phase)


def language_of(locale: discord.Locale | None) -> str:
    """The language of ours that is nearest to a locale of Discord's."""
    if locale in _SIMPLIFIED:
        return "zh-CN"
    return "zh-TW" if locale in _TRADITIONAL else FALLBACK


def asked_by(interaction: Interaction, means: Means) -> Asked:
    """What an interaction says."""
    data: Mapping[str, Any] = interaction.data or {}
    member = interaction.user if isinstance(interaction.user, discord.Member) else None
    return Asked(
        means=means,
        input=interaction.id,
        at=snowflake_time(interaction.id),
        user=interaction.user.id,
        name=interaction.user.display_name,
        language=language_of(interaction.locale),
        channel=interaction.channel_id or 0,
        guild=interaction.guild_id or 0,
        guild_language=language_of(interaction.guild_locale),
        roles=frozenset(member._roles) if member else frozenset(),
        rights=interaction.permissions.value,
        own_rights=interaction.app_permissions.value,
        target=read(custom_id_of(interaction)) or CustomId(0, "", 0),
        message=interaction.message.id if interaction.message else 0,
        shown=interaction.message.content if interaction.message else "",
        values=tuple(str(one) for one in data.get("values", ())),
        fields=_fields(data),
        named=_named(data),
    )


def custom_id_of(interaction: Interaction) -> str:
    """The custom id of what was clicked or filled in; empty for commands."""
    data: Mapping[str, Any] = interaction.data or {}
    return str(data.get("custom_id", ""))


def heard(message: discord.Message, means: Means, language: str, *, at: datetime) -> Asked:
    """What a text says; `language` is the one that its author is known to read."""
    return Asked(
        means=means,
        input=message.id,
        at=at,
        user=message.author.id,
        name=message.author.display_name,
        language=language,
        channel=message.channel.id,
        guild=message.guild.id if message.guild else 0,
        message=message.id,
        text=message.content,
    )


def _fields(data: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    """The answers of a form, as Discord sends them, whichever way it lays them out."""
    found: dict[str, tuple[str, ...]] = {}
    for row in data.get("components", ()):
        for part in [row["component"]] if "component" in row else row.get("components", ()):
            values = part.get("values")
            found[str(part["custom_id"])] = tuple(map(str, values)) if values is not None else (str(part["value"]),)
    return found


def _named(data: Mapping[str, Any]) -> dict[int, str]:
    """The names of chosen people, as Discord sends them along: the one on this server first."""
    resolved: Mapping[str, Any] = data.get("resolved") or {}
    members: Mapping[str, Any] = resolved.get("members") or {}
    names = {}
    for user, known in (resolved.get("users") or {}).items():
        nick = members.get(user, {}).get("nick")
        names[int(user)] = str(nick or known.get("global_name") or known.get("username") or "")
    return names
