"""What a server chooses for its matches; every choice stands alone, and who asks is checked by `require_manager`."""

from msgspec.structs import replace

from bot.games.api import Refused
from bot.services.opening import hours_meant, zone_meant
from bot.services.ports import ChoiceStore
from bot.services.rows import Server


def require_manager(manages: bool) -> None:
    """Refuse who does not manage the server: a host role is as good as being a host of every match."""
    if not manages:
        raise Refused("not_manager")


async def choose_channel(store: ChoiceStore, guild: int, channel: int) -> Server:
    """Where matches are opened from now on; 0: where it is asked for."""
    return await store.change_server(guild, lambda server: replace(server, channel=channel))


async def choose_language(store: ChoiceStore, guild: int, language: str) -> Server:
    """What the bot says in public; empty: the language that the server has at Discord."""
    return await store.change_server(guild, lambda server: replace(server, language=language))


async def choose_zone(store: ChoiceStore, guild: int, zone: str) -> Server:
    """Whose clock matches go by; refused as `unknown_zone`."""
    found = zone_meant(zone)
    return await store.change_server(guild, lambda server: replace(server, zone=found))


async def choose_hours(store: ChoiceStore, guild: int, hours: str, zone: str) -> Server:
    """The daily hours as somebody wrote them, and whose clock; refused as `hours_meant` and `zone_meant` say."""
    found, at = hours_meant(hours), zone_meant(zone)
    return await store.change_server(guild, lambda server: replace(server, hours=found, zone=at))


async def choose_host_role(store: ChoiceStore, guild: int, role: int) -> Server:
    """Who counts as a host of every match; 0: nobody more. Refused as `role_of_all` for the role that all have."""
    if role == guild:
        raise Refused("role_of_all")
    return await store.change_server(guild, lambda server: replace(server, host_role=role))
