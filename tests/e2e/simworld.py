"""What tests do to a Discord in memory that no person can do, and Discord's faults; the other uses of private names.

The world itself is the rehearsal's: `bot.rehearsal.simworld`.
"""

import fnmatch
from base64 import b32encode
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime, timedelta
from hashlib import blake2b
from typing import Any

import simcord
from discord import Client
from msgspec import Struct
from simcord import interactions
from simcord.backend import serializers
from simcord.backend.access import channel_accessible
from simcord.backend.errors import BackendError
from simcord.http import router
from simcord.results import InteractionResult

from bot.rehearsal.simworld import LOCALES, SimClock, as_bot, begin_with, errors, new_world

__all__ = ("LOCALES", "SimClock", "as_bot", "begin_with", "errors", "new_world")


@contextmanager
def deaf(env: simcord.Env) -> Iterator[None]:
    """No event reaches the bot."""
    subscribers = list(env.backend.subscribers)
    env.backend.subscribers.clear()
    try:
        yield
    finally:
        env.backend.subscribers[:] = subscribers


# --- inputs that a person cannot make at will


def late_click(
    env: simcord.Env, actor: Any, message: Any, custom_id: str, values: list[str] | None = None
) -> tuple[dict[str, Any], InteractionResult]:
    """A click that is on its way: its payload, to be delivered when and as often as one likes, and its result."""
    backend = env.backend
    stored = backend.get_message(message.channel.id, message.id)
    channel = backend.get_channel(stored.channel_id)
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2 if values is None else 3}
    if values is not None:
        data["values"] = values
    record, payload = interactions.base_payload(
        backend, type=3, channel_id=channel.id, guild_id=channel.guild_id, user_id=actor.id, data=data
    )
    payload["message"] = dict(serializers.message_payload(backend, stored))
    record.source_message_id = stored.id
    return payload, InteractionResult(env, record)


async def deliver(env: simcord.Env, *payloads: Mapping[str, Any]) -> None:
    """Let inputs arrive, all at once."""
    env._begin_operation("deliver")
    try:
        for payload in payloads:
            env.backend.emit("INTERACTION_CREATE", payload)
        await env._settle_internal(dispatch="INTERACTION_CREATE")
    finally:
        env._end_operation()


def arrive(env: simcord.Env, payload: Mapping[str, Any]) -> None:
    """Let an input arrive, and go on at once: what follows from it happens while the caller waits for something."""
    env.backend.emit("INTERACTION_CREATE", payload)


def in_time(env: simcord.Env, result: InteractionResult) -> None:
    """Discord takes an answer to this input for three seconds from now on."""
    result._interaction.initial_response_deadline = env.backend.iso_after(3)


def answer_kind(result: InteractionResult) -> str:
    """How an input was first answered, in simcord's words."""
    return str(result._interaction.response_kind)


def remembered(bot: Client) -> int:
    """How many buttons, menus and forms discord.py keeps in memory."""
    store = bot._connection._view_store
    return sum(map(len, store._views.values())) + len(store._modals) + len(store._synced_message_views)


# --- places


def archive(env: simcord.Env, thread: int, *, locked: bool = False) -> None:
    """Somebody archives a thread."""
    env.backend.edit_channel(thread, {}, thread_metadata={"archived": True, "locked": locked})


def archived(env: simcord.Env, thread: int) -> bool:
    """Whether a thread is archived."""
    state = env.backend.get_channel(thread).thread_metadata
    assert state is not None
    return bool(state.archived)


def members(env: simcord.Env, thread: int) -> frozenset[int]:
    """Who was let into a thread."""
    return frozenset(env.backend.get_channel(thread).thread_members)


def delete_channel(env: simcord.Env, channel: int) -> None:
    """Somebody deletes a channel or thread."""
    env.backend.delete_channel(channel)


def delete_message(env: simcord.Env, channel: int, message: int) -> None:
    """Somebody deletes a message."""
    env.backend.delete_message(channel, message)


def place_name(env: simcord.Env, channel: int) -> str:
    """A channel's name, or whose DM it is."""
    found = env.backend.get_channel(channel)
    if found.guild_id is not None:
        return str(found.name)
    names = [env.backend.get_user(one).name for one in found.recipient_ids if one != env.backend.bot_user.id]
    return f"DM of {', '.join(names)}"


def pinged(env: simcord.Env, channel: int, message: int) -> frozenset[int]:
    """Whom a message has notified."""
    return frozenset(env.backend.get_message(channel, message).ping_user_ids)


def files(env: simcord.Env) -> list[bytes]:
    """The bytes of every file that was ever sent."""
    return [bytes(one) for one in env.backend.cdn._blobs.values()]


def seers(env: simcord.Env, method: str, path: str, body: Any) -> frozenset[int]:
    """Who sees what a request of the bot carries; everybody, where it is not for one place or person."""
    backend = env.backend
    parts = path.strip("/").split("/")
    people = _people(env)
    match parts:
        case ["channels", channel, "messages", *_]:
            return frozenset(one for one in people if channel_accessible(backend, int(channel), one))
        case ["users", "@me", "channels"]:
            return frozenset()  # it opens a DM, and shows nothing to anybody
        case ["interactions", _, token, "callback"]:
            return _who_reads(env, token, body, first=True)
        case ["webhooks", _, token, *_]:
            return _who_reads(env, token, body, first=method == "POST")
    return people


def _who_reads(env: simcord.Env, token: str, body: Any, *, first: bool) -> frozenset[int]:
    """Who sees an answer: the person alone if it is private, or a form or suggestions; else the channel."""
    backend = env.backend
    asked = backend.interaction_by_token(token)
    kind = body.get("type", 4) if isinstance(body, dict) else 4
    data = body.get("data", body) if isinstance(body, dict) else {}
    private = bool((data or {}).get("flags", 0) & 64)
    edited = asked.source_message_id if kind in (6, 7) else None if first else asked.message_id
    if edited is not None:
        private = not backend.get_message(asked.channel_id, edited).visible_to(0)
    if private or kind in (8, 9):
        return frozenset({asked.user_id})
    return frozenset(one for one in _people(env) if channel_accessible(backend, asked.channel_id, one))


def _contents(file: Any) -> str:
    """A word that is another one for other bytes."""
    data = file.fp.read()
    file.fp.seek(0)
    return b32encode(blake2b(data, digest_size=10).digest()).decode()


def _people(env: simcord.Env) -> frozenset[int]:
    return frozenset(env.backend.users) - {env.backend.bot_user.id}


# --- Discord's faults


class Sent(Struct, frozen=True):
    """A request of the bot: its body, its files' names and a word for what is in each, and who sees it."""

    method: str
    path: str
    body: Any
    files: tuple[str, ...]
    seers: frozenset[int]


class Wire:
    """Stands between the bot and Discord: enforces nonces as Discord does, and fails as it is told.

    A message that is sent again with its nonce is answered with the first one.
    """

    NONCES_KEPT = timedelta(minutes=3)

    def __init__(self, env: simcord.Env) -> None:
        self._env = env
        self._answered: dict[tuple[str, str], tuple[datetime, Any]] = {}
        self._lost: list[tuple[str, str, Exception]] = []
        self.watchers: list[Callable[[Sent], None]] = []
        """Told of every request, before Discord does it."""

        self._original = router.dispatch
        router.dispatch = self._dispatch

    def close(self) -> None:
        """Take it away again."""
        router.dispatch = self._original

    def refuse(self, method: str, path: str, status: int, code: int, times: int | None = 1) -> None:
        """Answer so many requests (None: all from now on) with an error, without doing them."""
        self._env.inject_error(method, path, status=status, code=code, times=times)

    def relent(self) -> None:
        """Refuse nothing any more."""
        self._env.backend.faults.clear()

    def lose_answer(self, method: str, path: str, error: Exception | None = None) -> None:
        """Do the next such request, but let its answer be lost: a 502, or an error of the line."""
        self._lost.append((method, path, error or BackendError(502, 0, "Bad Gateway")))

    def _dispatch(self, backend: Any, method: str, path: str, **rest: Any) -> Any:
        if backend is not self._env.backend:
            return self._original(backend, method, path, **rest)
        sent = rest.get("json")
        names = tuple(f"{one.filename} {_contents(one)}" for one in rest.get("files") or ())
        for watcher in self.watchers:
            watcher(Sent(method, path, sent, names, seers(self._env, method, path, sent)))
        body = sent if isinstance(sent, dict) else {}
        key = (path, str(body.get("nonce"))) if body.get("enforce_nonce") else None
        known = self._answered.get(key) if key else None
        if known and self._env.now() - known[0] < self.NONCES_KEPT:
            return known[1]
        result = self._original(backend, method, path, **rest)
        if key:
            self._answered[key] = (self._env.now(), result)
        for fault in self._lost:
            if fault[0] == method and fnmatch.fnmatch(path, fault[1]):
                self._lost.remove(fault)
                raise fault[2]
        return result
