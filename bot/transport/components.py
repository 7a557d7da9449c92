"""Plain-data buttons, menus and forms as discord.py has them; nothing of it is remembered, so that restarts do no harm.

Classic messages, not Components V2: a message may then lose its buttons or its text by an edit, its text is searched
and notified like any other, and 2,000 characters are what presentation splits by.
"""

import re
from collections.abc import Iterable
from io import BytesIO
from typing import Any, Self, TypeAlias

import discord
from discord import ui

from bot.presentation.forms import Field, Form
from bot.presentation.ids import PATTERN
from bot.presentation.splitting import units
from bot.services.messaging import Button, Choice, Link, Menu, Picture

Interaction: TypeAlias = discord.Interaction[Any]

LABEL = 80
OPTION = 100
PLACEHOLDER = 150
OPTIONS = 25
ROWS = 5
FORM_TITLE = 45
FORM_LABEL = 45
FORM_DESCRIPTION = 100
FORM_FIELDS = 5

_CUT = "⋯"
_STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


def view_of(rows: Iterable[Iterable[Button | Menu]]) -> ui.View | None:
    """The rows as a view that Discord keeps and we do not; None for no rows. ValueError for more than five."""
    view = ui.View(timeout=None)
    for row, parts in enumerate(rows):
        if row >= ROWS:
            raise ValueError("more than five rows")
        for part in parts:
            view.add_item(Part(_button(part) if isinstance(part, Button) else _menu(part), row=row))
    # One that is finished is not kept, nor given a task that waits a quarter of an hour for its private message's end.
    view.stop()
    return view if view.children else None


def view_to(way: Link) -> ui.View:
    """One button that leads to an address."""
    view = ui.View(timeout=None)
    view.add_item(ui.Button(url=way.url, label=fitting(way.label, LABEL)))
    return view


def modal_of(form: Form) -> ui.Modal:
    """The form as a modal that is not remembered: what is filled in comes back by its custom id."""
    modal = ui.Modal(title=fitting(form.title, FORM_TITLE), custom_id=form.custom_id, timeout=None)
    if form.text:
        modal.add_item(ui.TextDisplay(form.text))
    for field in form.fields:
        modal.add_item(_field(field))
    # One that is finished is not put in the store, where the next person's form of the same id would replace it.
    modal.stop()
    return modal


def files_of(pictures: Iterable[Picture]) -> list[discord.File]:
    """The pictures as files, each with its alternative text."""
    return [discord.File(BytesIO(one.png), one.name, description=fitting(one.alt, 1024)) for one in pictures]


def fitting(text: str, most: int) -> str:
    """The text in at most so many UTF-16 units; presentation keeps to the limits, so this is the last resort."""
    if units(text) <= most:
        return text
    while units(text) > most - 1:
        text = text[:-1]
    return text + _CUT


class Part(ui.DynamicItem[ui.Item[Any]], template=PATTERN):
    """Every button and menu, of any age: Discord hands it back with each click, and the client takes it from there."""

    @classmethod
    async def from_custom_id(cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /) -> Self:  # noqa: ARG003
        """Take the part that was clicked."""
        return cls(item)

    async def callback(self, interaction: Interaction) -> None:
        """Do what its verb says."""
        await interaction.client.clicked(interaction)


def _button(button: Button) -> ui.Button[Any]:
    return ui.Button(
        custom_id=button.custom_id,
        label=fitting(button.label, LABEL) or None,
        style=_STYLES[button.style],
        emoji=button.emoji or None,
        disabled=button.disabled,
    )


def _menu(menu: Menu) -> ui.Item[Any]:
    if menu.channels:
        return _channels(menu)
    if menu.roles:
        return _roles(menu)
    options = _options(menu.choices)
    return ui.Select(
        custom_id=menu.custom_id,
        placeholder=fitting(menu.placeholder, PLACEHOLDER) or None,
        min_values=menu.least,
        max_values=min(menu.most, len(options)),
        options=options,
    )


def _channels(menu: Menu) -> ui.ChannelSelect[Any]:
    return ui.ChannelSelect(
        custom_id=menu.custom_id,
        placeholder=fitting(menu.placeholder, PLACEHOLDER) or None,
        channel_types=[discord.ChannelType.text, discord.ChannelType.forum],
        min_values=menu.least,
        max_values=menu.most,
        default_values=_chosen(menu, discord.SelectDefaultValueType.channel),
    )


def _roles(menu: Menu) -> ui.RoleSelect[Any]:
    return ui.RoleSelect(
        custom_id=menu.custom_id,
        placeholder=fitting(menu.placeholder, PLACEHOLDER) or None,
        min_values=menu.least,
        max_values=menu.most,
        default_values=_chosen(menu, discord.SelectDefaultValueType.role),
    )


def _chosen(menu: Menu, kind: discord.SelectDefaultValueType) -> list[discord.SelectDefaultValue]:
    return [discord.SelectDefaultValue(id=int(one.value), type=kind) for one in menu.choices]


def _options(choices: Iterable[Choice]) -> list[discord.SelectOption]:
    options = [
        discord.SelectOption(
            value=one.value,
            label=fitting(one.label, OPTION),
            description=fitting(one.description, OPTION) or None,
            default=one.chosen,
        )
        for one in choices
    ]
    if len(options) > OPTIONS:
        raise ValueError("more than 25 options")
    return options


def _field(field: Field) -> ui.Label[Any]:
    return ui.Label(
        text=fitting(field.label, FORM_LABEL),
        description=fitting(field.description, FORM_DESCRIPTION) or None,
        component=_input(field),
    )


def _input(field: Field) -> ui.Item[Any]:
    placeholder = fitting(field.placeholder, FORM_DESCRIPTION) or None
    least = 1 if field.required else 0
    if field.people:
        return ui.UserSelect(
            custom_id=field.name,
            placeholder=placeholder,
            min_values=least,
            max_values=field.most,
            required=field.required,
        )
    if field.choices:
        return ui.Select(
            custom_id=field.name,
            placeholder=placeholder,
            min_values=least,
            max_values=min(field.most, len(field.choices)),
            options=_options(field.choices),
            required=field.required,
        )
    return ui.TextInput(
        custom_id=field.name,
        style=discord.TextStyle.long if field.long else discord.TextStyle.short,
        placeholder=placeholder,
        default=field.value[: field.longest] or None,
        required=field.required,
        max_length=field.longest,
    )
