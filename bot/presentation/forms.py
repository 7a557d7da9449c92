"""Forms as plain data: what a person fills in, in a window of its own."""

from msgspec import Struct

from bot.services.messaging import Choice


class Field(Struct, frozen=True, kw_only=True):
    """One line of a form: a text, or a menu where there are `choices`, or a menu of people."""

    name: str
    """By which the answer is found again."""

    label: str
    description: str = ""
    value: str = ""
    """What stands in it at first."""

    placeholder: str = ""
    required: bool = True
    long: bool = False
    """A text of several lines."""

    longest: int = 100
    choices: tuple[Choice, ...] = ()
    people: bool = False
    most: int = 1
    """How many of a menu may be chosen."""


class Form(Struct, frozen=True, kw_only=True):
    """A form of at most five fields; `custom_id` as of buttons. `text` stands above the fields and counts as one."""

    custom_id: str
    title: str
    fields: tuple[Field, ...]
    text: str = ""
