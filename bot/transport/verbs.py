"""Who handles what: cogs mark their methods, the client collects them, and a verb has one handler.

class Lobby(commands.Cog):
    @verb("join")
    async def join(self, asked: Asked) -> Reply: ...

    @filled("open")
    async def opened(self, asked: Asked) -> Reply: ...

    @app_commands.command(name="me")
    @answered
    async def me(self, asked: Asked) -> Reply: ...
"""

from collections.abc import Awaitable, Callable, Coroutine, Iterable
from functools import wraps
from inspect import getmembers, ismethod
from itertools import islice
from typing import Any, Concatenate, ParamSpec, TypeAlias, TypeVar

from discord import app_commands
from discord.ext import commands
from msgspec import Struct

from bot.transport.asked import Asked
from bot.transport.components import Interaction, fitting
from bot.transport.replies import Reply

P = ParamSpec("P")
Method = TypeVar("Method", bound=Callable[..., Awaitable[Reply]])
CogT = TypeVar("CogT", bound=commands.Cog)
Handler: TypeAlias = Callable[[Asked], Awaitable[Reply]]

CHOICES = 25
_MARK = "__handles__"


class Mark(Struct, frozen=True):
    """What a method handles. `kind`: click, form, text or mention."""

    kind: str
    name: str = ""
    at_any_step: bool = False
    updates: bool = False


class Handled(Struct, frozen=True):
    """A method and its mark."""

    mark: Mark
    handle: Handler


class TwoHandlers(Exception):
    """Two methods say that they handle the same."""


class Verbs:
    """All handlers of the loaded cogs."""

    def __init__(self) -> None:
        self._handled: dict[tuple[str, str], Handled] = {}

    def add(self, cog: commands.Cog) -> None:
        """Take a cog's handlers; raises TwoHandlers."""
        for mark, handle in _marked(cog):
            if (mark.kind, mark.name) in self._handled:
                raise TwoHandlers(f"{mark.kind} {mark.name}".strip())
            self._handled[mark.kind, mark.name] = Handled(mark, handle)

    def remove(self, cog: commands.Cog) -> None:
        """Forget a cog's handlers."""
        for mark, _ in _marked(cog):
            self._handled.pop((mark.kind, mark.name), None)

    def find(self, kind: str, name: str = "") -> Handled | None:
        """Who handles this; None for nobody."""
        return self._handled.get((kind, name))

    def names(self, kind: str) -> frozenset[str]:
        """Every verb of a kind that has a handler."""
        return frozenset(name for its_kind, name in self._handled if its_kind == kind)


def verb(*names: str, at_any_step: bool = False, updates: bool = False) -> Callable[[Method], Method]:
    """Handles clicks on buttons and menus of these verbs; which one it was is in `Asked.target`.

    A click whose step has passed is answered as stale, unless `at_any_step`: for what stays right in any phase, and
    for acts, which the services judge by `Asked.given`. `updates`: the answer is an `Update` of the private message.
    """
    return _marking(*(Mark("click", name, at_any_step, updates) for name in names))


def filled(name: str, *, at_any_step: bool = False, updates: bool = False) -> Callable[[Method], Method]:
    """Handles forms of this verb."""
    return _marking(Mark("form", name, at_any_step, updates))


def typed(method: Method) -> Method:
    """Handles texts in DMs: `Asked.text`."""
    return _marking(Mark("text"))(method)


def mentioned(method: Method) -> Method:
    """Handles posts in channels that mention the bot."""
    return _marking(Mark("mention"))(method)


def answered(
    method: Callable[Concatenate[CogT, Asked, P], Awaitable[Reply]],
) -> Callable[Concatenate[CogT, Interaction, P], Coroutine[Any, Any, None]]:
    """Makes a handler a command's callback; it stands below `app_commands.command`."""

    @wraps(method)
    async def callback(cog: CogT, interaction: Interaction, /, *args: P.args, **kwargs: P.kwargs) -> None:
        await interaction.client.commanded(interaction, lambda asked: method(cog, asked, *args, **kwargs))

    return callback


def suggests(
    method: Callable[[CogT, Asked, str], Awaitable[Iterable[tuple[str, str]]]],
) -> Callable[[CogT, Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]:
    """Makes a method an option's autocomplete: pairs of label and value for what was typed so far.

    Discord may send the label, or any text at all: the command has to find out what is meant.
    """

    @wraps(method)
    async def callback(cog: CogT, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        async def some(asked: Asked) -> Iterable[tuple[str, str]]:
            return _fit(await method(cog, asked, current))

        return choices(await interaction.client.suggested(interaction, some))

    return callback


def choices(pairs: Iterable[tuple[str, str]]) -> list[app_commands.Choice[str]]:
    """Pairs of label and value as Discord takes them: at most 25, none empty; one bad pair would spoil all."""
    return [app_commands.Choice(name=fitting(label, 100), value=value) for label, value in _fit(pairs)]


def _fit(pairs: Iterable[tuple[str, str]]) -> Iterable[tuple[str, str]]:
    """The first of them that Discord takes; no more are asked for."""
    return islice(((label, value) for label, value in pairs if label and 0 < len(value) <= 100), CHOICES)


def _marking(*marks: Mark) -> Callable[[Method], Method]:
    def put(method: Method) -> Method:
        setattr(method, _MARK, marks)
        return method

    return put


def _marked(cog: commands.Cog) -> list[tuple[Mark, Handler]]:
    return [(mark, one) for _, one in getmembers(cog, ismethod) for mark in getattr(one, _MARK, ())]
