"""What storage keeps of messages that go out: the outbox, panels, breakers. Types of columns as in `rows`."""

from datetime import datetime
from enum import IntEnum, StrEnum

from msgspec import Struct

from bot.games.api import Seat


class DestinationKind(StrEnum):
    """A channel (threads and forum posts too), or a person whose DM channel is opened when needed."""

    CHANNEL = "channel"
    PERSON = "person"


class Destination(Struct, frozen=True, order=True):
    """Where messages go: `id` is that of the channel or of the user. Two columns of every row that has one."""

    kind: DestinationKind
    id: int


class Priority(IntEnum):
    """Which destination is served first; within one, the order of the rows counts."""

    URGENT = 0
    """What somebody needs in time."""

    ANNOUNCEMENT = 1
    PANEL = 2


class MessageState(StrEnum):
    """How far an outbox row is."""

    WAITING = "waiting"
    SENDING = "sending"
    """An attempt has begun. After a crash this row is in doubt."""

    DOUBT = "doubt"
    """It may have been stored: first looked for, then sent with the next revision."""

    SENT = "sent"
    """Out; `posted` is empty when there was nothing to show."""

    REFUSED = "refused"
    """The destination does not take it."""

    BROKEN = "broken"
    """It could not be rendered."""

    CANCELLED = "cancelled"
    """Undone before it was sent."""

    STRUCK = "struck"
    """Undone after it was sent, and struck through."""


OPEN = (MessageState.WAITING, MessageState.SENDING, MessageState.DOUBT)
"""States of a row that is still to go out; such a row holds back the later ones of its destination."""


class NewMessage(Struct, frozen=True, kw_only=True):
    """An outbox row before storage gave it an id: events and a recipient, no text."""

    match: int
    number: int
    """The latest log row of the commit it came with: what an undo goes by; 0 when it came with none."""

    destination: Destination
    seat: Seat | None
    """The seat it is for; None: public, or for a host."""

    language: str
    source: str
    """Whose events they are: a game's name, or `bot.services.notices.SOURCE`."""

    events: bytes
    """JSON list of events, in order; they make one message."""

    priority: Priority
    after_public: bool = False
    """Held back while an earlier message of its match to the match's home is in an OPEN state, unless the home's
    destination is broken."""


class Message(Struct, frozen=True, kw_only=True):
    """An outbox row; key `id`. Rows of one destination are sent in the order of their ids."""

    id: int
    new: NewMessage
    """Its fields are columns of this table."""

    state: MessageState
    revision: int = 0
    """How often it was sent anew after doubt; part of the nonce."""

    attempted_at: datetime | None = None
    """When the latest attempt began: Discord enforces a nonce for a few minutes from here."""

    strike: bool = False
    """An undo wants it struck through: work for delivery while the state is SENT."""

    posted: tuple["Posted", ...] = ()
    """Where it was put, by part. A table of its own, key (outbox id, part)."""

    fault: str = ""
    """For engineers: why it is BROKEN or REFUSED."""


class Posted(Struct, frozen=True, kw_only=True):
    """One part of a message as Discord has it; most messages have one part, a very long one has more."""

    part: int
    """From 0; part of the nonce."""

    channel: int
    message: int


class Panel(Struct, frozen=True, kw_only=True):
    """A message that is edited in place; key (match, panel). What it shows is asked for when it is sent."""

    match: int
    panel: str
    destination: Destination
    revision: int
    """Counts up with every change of what it should show."""

    shown: int = 0
    """The revision last shown; work for delivery while it is less than `revision`."""

    channel: int | None = None
    message: int | None = None
    attempted_at: datetime | None = None
    """When the first post began, while it is not known how it went; None otherwise."""


class PanelWanted(Struct, frozen=True, kw_only=True):
    """Upsert of a panel: storage counts its revision up by one, or inserts it with revision 1.

    `anew`: forget the old message, so that a new one is posted (the panel of a new phase).
    """

    match: int
    panel: str
    destination: Destination
    anew: bool = False


class OldPanel(Struct, frozen=True, kw_only=True):
    """A message that was a panel until the panel was wanted anew; key (channel, message). Work until it is retired."""

    match: int
    panel: str
    destination: Destination
    channel: int
    message: int


class Breaker(Struct, frozen=True, kw_only=True):
    """A destination that refuses; key `destination`. Nothing is sent there before `retry_at`."""

    destination: Destination
    code: int
    """Discord's error code, such as 50007."""

    failures: int
    since: datetime
    retry_at: datetime
