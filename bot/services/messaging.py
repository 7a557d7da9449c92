"""Messages as plain data, and the ports that make and carry them: `Renderer` and `Messenger`."""

from collections.abc import Mapping
from datetime import datetime
from typing import Protocol

from msgspec import Struct

from bot.services.outgoing import NewMessage
from bot.services.rows import Match, SeatRow


class Button(Struct, frozen=True, tag="button"):
    """A button as plain data; `style`: primary, secondary, success, danger."""

    custom_id: str
    label: str
    style: str = "secondary"
    emoji: str = ""
    disabled: bool = False


class Link(Struct, frozen=True):
    """A button that leads to an address and asks nothing."""

    url: str
    label: str


class Choice(Struct, frozen=True):
    """One line of a menu."""

    value: str
    label: str
    description: str = ""
    chosen: bool = False


class Menu(Struct, frozen=True, tag="menu"):
    """A menu as plain data."""

    custom_id: str
    placeholder: str
    choices: tuple[Choice, ...]
    least: int = 1
    most: int = 1
    channels: bool = False
    """A menu of the server's text channels and forums instead; `choices` is the channel chosen, if there is one."""

    roles: bool = False
    """A menu of the server's roles instead; `choices` is the role chosen, if there is one."""


class Picture(Struct, frozen=True):
    """A picture with its alternative text."""

    name: str
    png: bytes
    alt: str


class Rendered(Struct, frozen=True, kw_only=True):
    """A message as plain data: text in Discord's markdown, already safe; rows of buttons and menus; pictures."""

    text: str
    rows: tuple[tuple[Button | Menu, ...], ...] = ()
    pictures: tuple[Picture, ...] = ()
    ping: tuple[int, ...] = ()
    pin: bool = False


class Table(Struct, frozen=True, kw_only=True):
    """What rendering needs to know of a match beside the events: who sits where, which step and phase are on."""

    match: Match
    """Without its secrets: seed and state are empty."""

    seats: tuple[SeatRow, ...]
    view: Mapping[str, object] = {}
    """`Game.view_data` of the public view, where a message is made of it; empty in a lobby."""

    panel: tuple[int, int] | None = None
    """Channel and message of the table's panel, where it is known: announcements link to it."""

    quiet: frozenset[int] = frozenset()
    """The people at it whom no announcement pings."""


class Shown(Struct, frozen=True, kw_only=True):
    """What a panel shows, made when it is sent."""

    table: Table
    view: Mapping[str, object]
    """`Game.view_data` of the public view; empty in a lobby."""


class Renderer(Protocol):
    """Makes messages of events. Any exception is a rendering fault: the row is broken, nothing else is held up."""

    async def message(self, message: NewMessage, table: Table) -> tuple[Rendered, ...]:
        """Return what tells the row's events: one message; more where it would be too long; none if not worth one."""
        ...

    async def struck(self, message: NewMessage, table: Table) -> Rendered:
        """Return what a sent message is edited to when it has been undone."""
        ...

    async def panel(self, panel: str, shown: Shown) -> Rendered | None:
        """Return the panel; None when there is nothing to show any more."""
        ...

    async def way(self, table: Table) -> Link | None:
        """Return what stands on a message that was a panel once: the way to the present one, if there is one."""
        ...


class RefusedByDestination(Exception):
    """Discord refuses this for good: 50007 (DMs closed), 50013 and 50001 (no permission), 10003, 10008, 50083."""

    def __init__(self, code: int) -> None:
        super().__init__(f"refused with code {code}")
        self.code = code


class Doubtful(Exception):
    """No clear answer (5xx, a dropped line): the message may have been stored or not."""


class RateLimited(Exception):
    """Not sent: to be tried again after so many seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"again in {seconds} s")
        self.seconds = seconds


class Unreachable(Exception):
    """Certainly not sent: no connection was made. To be tried again later."""


class Messenger(Protocol):
    """Discord's messages by plain ids. Raises RefusedByDestination, Doubtful, RateLimited or Unreachable."""

    async def open_dm(self, user: int) -> int:
        """Return the channel id of somebody's DM."""
        ...

    async def send(self, channel: int, message: Rendered, nonce: str) -> int:
        """Post a message, with the nonce enforced; return its id. Pings nobody but `message.ping`."""
        ...

    async def edit(self, channel: int, put: int, message: Rendered) -> None:
        """Edit a message of ours."""
        ...

    async def delete(self, channel: int, put: int) -> None:
        """Delete a message of ours; one that is gone is no error."""
        ...

    async def unpin(self, channel: int, put: int) -> None:
        """Take a message of ours from the pins; one that is not there is no error."""
        ...

    async def retire(self, channel: int, put: int, way: Link | None) -> None:
        """Take the buttons off a message of ours, but for a way to another place; what it says stays."""
        ...

    async def find(self, channel: int, message: Rendered, nonce: str, since: datetime) -> int | None:
        """Look among our messages from about `since` on for this one (by nonce where Discord still tells it, else by
        what it says; one without text by the custom ids of its rows alone); its id, or None."""
        ...

    async def let_in(self, thread: int, user: int) -> None:
        """Add somebody to a private thread; one who is there already is no error."""
        ...

    async def let_out(self, thread: int, user: int) -> None:
        """Take somebody out of a private thread; one who is not there is no error."""
        ...

    async def unarchive(self, channel: int) -> None:
        """Open an archived thread again, after it refused with 50083."""
        ...
