"""What the stand-in answers, as Discord writes it."""

from collections.abc import Iterable
from itertools import count
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]

BOT = 900_000_000_000_000_001
GUILD = 800_000_000_000_000_001
TOKEN = "only.for.tests"

STAMP = "2026-03-01T12:00:00+00:00"
"""When something happened where it does not matter."""

_VERIFY_KEY = "0" * 64
_THREADS = (10, 11, 12)
_component_ids = count(1)


def user(number: int, name: str, *, bot: bool = False) -> Json:
    """A user as others see him."""
    return {
        "id": str(number),
        "username": name,
        "avatar": None,
        "discriminator": "0",
        "public_flags": 0,
        "flags": 0,
        "bot": bot,
        "global_name": None,
        "primary_guild": None,
    }


def the_bot() -> Json:
    """The bot as others see it."""
    return user(BOT, "duskbid", bot=True)


def oneself() -> Json:
    """The bot as it sees itself."""
    return the_bot() | {"mfa_enabled": False, "locale": "en-US", "verified": True, "email": None}


def application() -> Json:
    """The bot's application, as its owner sees it."""
    return {
        "id": str(BOT),
        "name": "Duskbid",
        "icon": None,
        "description": "",
        "type": None,
        "verify_key": _VERIFY_KEY,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user(BOT + 1, "owner"),
        "approximate_guild_count": 1,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
        "bot_public": True,
        "bot_require_code_grant": False,
    }


def command(asked: Json, number: int) -> Json:
    """A command that was given to Discord."""
    rights = asked.get("default_member_permissions")
    return {
        "description": "",
        **without_nothing(asked),
        "default_member_permissions": None if rights is None else str(rights),
        "id": str(number),
        "application_id": str(BOT),
        "version": str(number),
    }


def direct(channel: int, with_user: int) -> Json:
    """The channel of somebody's DM."""
    return {"id": str(channel), "type": 1, "flags": 0, "recipients": [user(with_user, f"user{with_user}")]}


def thread(number: int, parent: int, asked: Json, at: str) -> Json:
    """A thread just made by the bot, whose `member` it is."""
    assert asked["type"] in _THREADS
    return {
        "id": str(number),
        "type": asked["type"],
        "flags": 0,
        "guild_id": str(GUILD),
        "name": asked["name"],
        "parent_id": str(parent),
        "owner_id": str(BOT),
        "thread_metadata": {
            "archived": False,
            "archive_timestamp": at,
            "auto_archive_duration": asked.get("auto_archive_duration", 4320),
            "locked": False,
        },
        "message_count": 0,
        "member_count": 1,
        "total_message_sent": 0,
        "member": {"id": str(number), "user_id": str(BOT), "join_timestamp": at, "flags": 0},
    }


def message(number: int, channel: int, asked: Json, files: Iterable[str], at: str) -> Json:
    """A message of the bot as it was asked for."""
    nonce = asked.get("nonce")
    return {
        "id": str(number),
        "channel_id": str(channel),
        "type": 0,
        "content": asked.get("content") or "",
        "author": the_bot(),
        "mentions": [user(int(one), f"user{one}") for one in _pinged(asked)],
        "mention_roles": [],
        "mention_everyone": False,
        "attachments": [_attachment(number, at, name) for at, name in enumerate(files)],
        "embeds": [],
        "timestamp": at,
        "edited_timestamp": None,
        "flags": asked.get("flags") or 0,
        "components": numbered(asked.get("components") or ()),
        "pinned": False,
        "tts": False,
        **({} if nonce is None else {"nonce": nonce}),
    }


def without_nothing(asked: Json) -> Json:
    """What was asked for, without what was left open."""
    return {name: value for name, value in asked.items() if value is not None}


def numbered(components: Iterable[Json]) -> list[Json]:
    """Components as Discord keeps them: each has a number of its own."""
    kept = []
    for component in components:
        part = without_nothing(component)
        if "emoji" in part:
            part["emoji"] = without_nothing(part["emoji"])
        part.setdefault("id", next(_component_ids))
        if "components" in part:
            part["components"] = numbered(part["components"])
        kept.append(part)
    return kept


def ready(session: str, gateway: str, shard: list[int]) -> Json:
    """The gateway's first event; the bot is on no server, which is all that these tests need."""
    return {
        "v": 10,
        "user": oneself(),
        "guilds": [],
        "session_id": session,
        "resume_gateway_url": gateway,
        "shard": shard,
        "application": {"id": str(BOT), "flags": 0},
    }


def answered(interaction: str, message_id: int, asked: Json) -> Json:
    """What the first answer to an interaction became."""
    told: Json = {"id": interaction, "type": 3, "response_message_id": str(message_id)}
    if asked["type"] != 4:
        return {"interaction": told}
    data = asked["data"]
    made = message(message_id, int(interaction), data, (), STAMP)
    return {"interaction": told | {"response_message_ephemeral": True}, "resource": {"type": 4, "message": made}}


def click(interaction: tuple[int, str], by: int, channel: int, custom_id: str) -> Json:
    """Somebody clicks on a button of a message in his DM."""
    number, token = interaction
    button = {"type": 2, "style": 2, "label": "click", "custom_id": custom_id}
    under = message(number, channel, {"content": "", "components": [{"type": 1, "components": [button]}]}, (), STAMP)
    return {
        "id": str(number),
        "application_id": str(BOT),
        "type": 3,
        "token": token,
        "version": 1,
        "data": {"component_type": 2, "custom_id": custom_id},
        "channel_id": str(channel),
        "channel": direct(channel, by),
        "message": under,
        "user": user(by, f"user{by}"),
        "locale": "en-US",
        "context": 1,
        "attachment_size_limit": 10 * 1024 * 1024,
        "authorizing_integration_owners": {"1": str(by)},
        "entitlements": [],
    }


def error(code: int, words: str) -> Json:
    """An error."""
    return {"code": code, "message": words}


def limited(seconds: float, *, everywhere: bool) -> Json:
    """The error that says to come back later."""
    return error(0, "You are being rate limited.") | {"retry_after": seconds, "global": everywhere}


def _pinged(asked: Json) -> list[str]:
    allowed = asked.get("allowed_mentions") or {}
    text = asked.get("content") or ""
    return [one for one in allowed.get("users", ()) if f"<@{one}>" in text]


def _attachment(message_id: int, at: int, name: str) -> Json:
    address = f"https://cdn.example/{message_id}/{name}"
    return {"id": str(message_id + at), "filename": name, "size": 1, "url": address, "proxy_url": address}
