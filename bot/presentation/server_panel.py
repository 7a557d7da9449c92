"""A server's settings, as its managers see and change them; a match under way and an open set-up panel keep theirs."""

from collections.abc import Iterator
from enum import StrEnum

from msgspec import Struct

from bot.presentation.buttons import Verb, custom_id
from bot.presentation.forms import Form
from bot.presentation.localizer import LANGUAGES, Localizer
from bot.presentation.opening_panel import daily, hours_form, zones
from bot.presentation.posts import SMALL, TITLE, one_post
from bot.services.hours import Schedule
from bot.services.messaging import Button, Choice, Menu, Rendered
from bot.services.opening import daily_hours
from bot.services.rows import Server

OWN = "own"
"""Chosen as the language: the one that the server has at Discord."""


class Act(StrEnum):
    """What a part of the panel changes or does."""

    CHANNEL = "c"
    LANGUAGE = "l"
    ZONE = "z"
    ROLE = "r"
    HOURS = "h"
    POST = "p"


class ServerPanel(Struct, frozen=True):
    """Shows what a server has chosen; what it has not is as `usual` and `language`, Discord's for the server."""

    server: Server
    usual: Schedule
    language: str
    texts: Localizer

    def panel(self, *more: str) -> Rendered:
        """Everything chosen, with more lines behind it, and menus for it."""
        server, texts = self.server, self.texts
        own = texts.text("server-language-own", language=texts.text(f"language-{self.language}"))
        languages = [(OWN, own), *((name, texts.text(f"language-{name}")) for name in LANGUAGES)]
        return one_post(
            [*self._lines(), *more],
            (
                (self._menu(Act.CHANNEL, _only(server.channel), least=0, channels=True),),
                (self._menu(Act.LANGUAGE, _choices(languages, server.language or OWN)),),
                (self._menu(Act.ZONE, _choices(zones(self._zone), self._zone)),),
                (self._menu(Act.ROLE, _only(server.host_role), least=0, roles=True),),
                (self._button(Act.HOURS), self._button(Act.POST)),
            ),
        )

    def hours(self) -> Form:
        """The form for the daily hours and any zone."""
        return hours_form(_id(Act.HOURS), self._hours, self._zone, self.texts)

    @property
    def _zone(self) -> str:
        return self.server.zone or self.usual.zone

    @property
    def _hours(self) -> tuple[int, int, int]:
        hours = daily_hours(self.usual) if self.server.hours is None else self.server.hours
        return hours.dawn, hours.bids_close, hours.nightfall

    def _lines(self) -> Iterator[str]:
        server, texts = self.server, self.texts
        yield TITLE + texts.text("server-title")
        yield texts.text("open-place", place=f"<#{server.channel}>") if server.channel else texts.text("server-here")
        yield texts.text("open-language", language=texts.text(f"language-{server.language or self.language}"))
        yield daily(self._hours, self._zone, texts)
        if server.host_role:
            yield texts.text("server-role", role=f"<@&{server.host_role}>")
        else:
            yield texts.text("server-role-none")
        yield SMALL + texts.text("server-hint")

    def _menu(
        self, act: Act, choices: tuple[Choice, ...], *, least: int = 1, channels: bool = False, roles: bool = False
    ) -> Menu:
        placeholder = self.texts.text(f"menu-server-{act.name.lower()}")
        return Menu(_id(act), placeholder, choices, least=least, channels=channels, roles=roles)

    def _button(self, act: Act) -> Button:
        return Button(_id(act), self.texts.text(f"button-server-{act.name.lower()}"))


def _id(act: Act) -> str:
    return custom_id(0, Verb.SETUP, 0, act)


def _only(chosen: int) -> tuple[Choice, ...]:
    return (Choice(str(chosen), "", chosen=True),) if chosen else ()


def _choices(lines: list[tuple[str, str]], chosen: str) -> tuple[Choice, ...]:
    return tuple(Choice(value, label, chosen=value == chosen) for value, label in lines)
