"""What a handler answers, as plain data: it never talks to Discord itself."""

from typing import TypeAlias

from msgspec import Struct

from bot.presentation.forms import Form
from bot.services.messaging import Rendered


class Update(Struct, frozen=True):
    """Edit the private message whose button was clicked; where there is none, say it as a new private message."""

    message: Rendered


Reply: TypeAlias = Rendered | tuple[Rendered, ...] | Update | Form | None
"""A private message (several where one would be too long), an update, a form, or nothing (clicks and forms only).

All of it is ephemeral. What the table shall see is told by the services.
"""
