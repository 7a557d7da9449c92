"""A Discord in memory, by simcord: its clock as ours, and what it has to be taught; uses of its private names.

Tests that do what no person can do have more of them, in a module of their own.
"""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime, timedelta
from typing import Any, TypeAlias

import simcord
from discord import Client, Intents
from simcord import _settlement, interactions
from simcord.backend.access import channel_accessible
from simcord.preview import Preview, _commands, _messages, _queries, _snapshot

from bot.services.instants import from_epoch_ms, to_epoch_ms

Page: TypeAlias = Preview
"""What shows a place."""

_log = logging.getLogger(__name__)

CHANNEL_NAMED = re.compile(r"<#(\d{1,20})>")
LOCALES: dict[int, str] = {}
"""What each person reads, by user id; simcord itself knows English only."""


class SimClock:
    """`Clock` and `Steady` over the world's time."""

    def __init__(self) -> None:
        self.env: simcord.Env | None = None

    @property
    def world(self) -> simcord.Env:
        """The world, once it has been made."""
        assert self.env is not None, "the world has not begun"
        return self.env

    def now(self) -> datetime:
        """The present instant there, cut to the millisecond."""
        return from_epoch_ms(to_epoch_ms(self.world.now()))

    def monotonic(self) -> float:
        """Seconds since the world began."""
        return float(self.world.backend.clock.elapsed)

    async def sleep(self, seconds: float) -> None:
        """Wait until so much time has been made to pass."""
        sleeping = asyncio.sleep(max(0.0, seconds))  # noqa: TID251 - virtual within simcord
        if seconds <= 0:
            await sleeping
        else:
            # So it fires by `advance_time` alone; a bare sleep would fire in real time too.
            await self.world.external_wait(sleeping, reason="clock")


def new_world(bot: Client, clock: SimClock) -> simcord.Env:
    """A world whose time is the clock's; privileged intents are not approved."""
    _teach()
    env = simcord.Env(bot, approved_intents=Intents.default(), settle_timeout=20.0)
    clock.env = env
    return env


def begin_with(bot: Client, begin: Callable[[], Awaitable[None]]) -> None:
    """Do this when the bot connects, so that whatever it begins is the bot's work."""
    connecting = bot.setup_hook

    async def setup_hook() -> None:
        await begin()
        await connecting()

    bot.setup_hook = setup_hook  # type: ignore[method-assign]


@contextmanager
def as_bot(env: simcord.Env) -> Iterator[None]:
    """What is begun in this block belongs to the bot: its timers are the world's."""
    with env._bot_scope():
        yield


def errors(env: simcord.Env) -> list[BaseException]:
    """What went wrong in the bot and was not looked at yet."""
    return list(env.errors)


# --- what simcord has to be taught


_taught = False
RESTING = (asyncio.Event.wait.__code__, asyncio.Semaphore.acquire.__code__)


def _teach() -> None:
    """Let it know what people read, and that who waits for an event of his own waits in peace."""
    global _taught  # noqa: PLW0603 - once per process
    if _taught:
        return
    _taught = True
    _settlement._park_reason = _parking(_settlement._park_reason)
    interactions.base_payload = _localised(interactions.base_payload)


def _parking(original: Callable[..., str | None]) -> Callable[..., str | None]:
    """An event or a semaphore comes by other work of the bot; while all of that rests, so does who waits."""

    def park_reason(state: Any, task: asyncio.Task[Any], deadline: float, seen: set[int] | None = None) -> str | None:
        reason = original(state, task, deadline, seen)
        return "an event" if reason is None and _waits_for_event(task) else reason

    return park_reason


def _waits_for_event(task: "asyncio.Task[Any]") -> bool:
    waiter = getattr(task, "_fut_waiter", None)
    if waiter is None or waiter.done():
        return False
    coroutine: Any = task.get_coro()
    while coroutine is not None:
        frame = getattr(coroutine, "cr_frame", None)
        if frame is not None and frame.f_code in RESTING:
            return True
        coroutine = getattr(coroutine, "cr_await", None)
    return False


def _localised(original: Callable[..., tuple[Any, dict[str, Any]]]) -> Callable[..., tuple[Any, dict[str, Any]]]:
    """Interactions carry the person's language and the server's."""

    def base_payload(backend: Any, **rest: Any) -> tuple[Any, dict[str, Any]]:
        record, payload = original(backend, **rest)
        payload["locale"] = LOCALES.get(rest["user_id"], "en-US")
        if rest.get("guild_id") is not None:
            payload["guild_locale"] = backend.get_guild(rest["guild_id"]).preferred_locale
        return record, payload

    return base_payload


# --- looking at it


async def passes_while(env: simcord.Env, doing: "asyncio.Future[Any]", step: timedelta) -> None:
    """Let time pass in such steps until it is done; where the world has not begun, none passes."""
    while not doing.done() and env._started:
        try:
            await env.advance_time(step.total_seconds())
        except TimeoutError:
            _log.warning("the bot has more to do than it can in the time; it is waited for")


def begins_at(env: simcord.Env, now: datetime) -> None:
    """The world's time when it starts."""
    env.backend.clock._epoch = now


def name_bot(env: simcord.Env, name: str) -> None:
    """What the bot is called."""
    env.backend.edit_bot_profile(name)


def reads(env: simcord.Env, channel: int, user: int) -> bool:
    """Whether this person can read that place."""
    return channel_accessible(env.backend, channel, user, history=True)


def on_event(env: simcord.Env, hear: Callable[[str, Mapping[str, Any]], None]) -> None:
    """Be told of everything that happens, for as long as the world lasts."""
    env.backend.subscribers.append(hear)


def generation(env: simcord.Env) -> int:
    """How many bots there have been."""
    return int(env._generation)


def page_of(env: simcord.Env, place: Any, viewer: Any, language: str, zone: str) -> Page:
    """A page that shows a place as one person sees it; one at a time."""
    global _page_language  # noqa: PLW0603 - there is one page
    _page_language = language
    _teach_pages()
    page: Page = env.preview(place, viewers=[viewer], layout="channel", locale=language, timezone=zone)
    return page


_pages_taught = False
_page_language = "en-US"


def _teach_pages() -> None:
    """Commands are shown in the page's language; of a long talk only the end is listed."""
    global _pages_taught  # noqa: PLW0603 - once per process
    if _pages_taught:
        return
    _pages_taught = True
    _commands.entry_for_leaf = _shown(_commands.entry_for_leaf)
    interactions.walk_to_subcommand = _typed(interactions.walk_to_subcommand)
    for module in (_messages, _queries):
        module._markdown_context = _with_channels(module._markdown_context)  # type: ignore[attr-defined]
    _snapshot._message_navigation = _latest(_snapshot._message_navigation)  # type: ignore[attr-defined]


def _shown(original: Callable[..., dict[str, Any]]) -> Callable[..., dict[str, Any]]:
    """Names and descriptions as that language has them."""

    def entry_for_leaf(command: dict[str, Any], path: list[str], leaf: dict[str, Any]) -> dict[str, Any]:
        entry = original(command, path, leaf)
        level, names = command, [_local(command, "name")]
        for name in path[1:]:
            level = next(one for one in level["options"] if one["name"] == name)
            names.append(_local(level, "name"))
        entry["invocation"] = " ".join(names)
        entry["description"] = _local(leaf, "description")
        for shown, option in zip(entry["options"], leaf.get("options") or [], strict=True):
            shown["description"] = _local(option, "description")
            for choice, known in zip(shown.get("choices") or [], option.get("choices") or [], strict=True):
                choice["name"] = _local(known, "name")
        return entry

    return entry_for_leaf


def _typed(original: Callable[..., Any]) -> Callable[..., Any]:
    """Parts of a command are found by what they are called in that language, too."""

    def walk_to_subcommand(command: Mapping[str, Any], path: list[str]) -> Any:
        level, names = command, []
        for part in path:
            level = next((one for one in level.get("options") or () if part in (one["name"], _local(one, "name"))), {})
            names.append(level.get("name", part))
        return original(command, names)

    return walk_to_subcommand


def _local(data: Mapping[str, Any], key: str) -> str:
    return str((data.get(f"{key}_localizations") or {}).get(_page_language) or data.get(key, ""))


def _with_channels(original: Callable[..., dict[str, Any]]) -> Callable[..., dict[str, Any]]:
    """A channel that a DM names is shown by its name there too, to who can see it."""

    def markdown_context(preview: Any, page: Any, message: Any, channel: Any, *, content: str = "") -> dict[str, Any]:
        context = original(preview, page, message, channel, content=content)
        if channel.guild_id is None:
            text = message.content if message is not None else content
            for found in CHANNEL_NAMED.findall(text or ""):
                if channel_accessible(preview.env.backend, int(found), page.viewer.id):
                    context["channels"][found] = preview.env.backend.get_channel(int(found)).name
        return context

    return markdown_context


def _latest(original: Callable[..., Any]) -> Callable[..., Any]:
    def message_navigation(preview: Any, page: Any, visible: list[Any]) -> Any:
        return original(preview, page, visible[-50:])

    return message_navigation
