"""What the services tell beside the game's events: each notice carries all that its message shows."""

import re
from collections.abc import Mapping
from datetime import datetime
from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from bot.games.api import Seat

SOURCE = "services"
"""What stands as `source` in outbox rows whose events are notices."""


class To(StrEnum):
    """Who a notice is for."""

    TABLE = "table"
    HOSTS = "hosts"
    SEAT = "seat"


def _snake(name: str) -> str:
    """`DeadlineMoved` as `deadline_moved`, like the games' events."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


class Notice(Struct, frozen=True, tag_field="event", tag=_snake, kw_only=True):
    """Something that a service tells; `for_seat` is set for `To.SEAT` only."""

    to: To = To.TABLE
    for_seat: Seat | None = None


class Opened(Notice, frozen=True):
    """A lobby is open."""

    game: str
    seats: int


class Closed(Notice, frozen=True):
    """A lobby was closed without a match."""


class Moved(Notice, frozen=True):
    """Somebody came from the waiting list to a place."""

    place: int
    name: str


class Begun(Notice, frozen=True):
    """The match has begun: what the deal can be checked with later (hexadecimal), and when the first phase ends."""

    commitment: str
    due_at: datetime | None


class Finished(Notice, frozen=True):
    """The match is over: the seed, what was published of it, and the log's last hash (hexadecimal)."""

    seed: str
    commitment: str
    head: str
    rows: int


class Stopped(Notice, frozen=True):
    """The host ended the match before its end."""

    reason: str
    seed: str
    commitment: str
    head: str


class DeadlineMoved(Notice, frozen=True):
    """The present phase ends at another time; `why`: extended, rescheduled, resumed, outage, tick, undone."""

    why: str
    phase: str
    was: datetime | None
    due_at: datetime | None
    lost_minutes: int = 0
    """How much an outage took."""


class Paused(Notice, frozen=True):
    """The match rests, until its host resumes it and at most until `until`.

    `why`: host, or home: nothing can be posted in its channel; then it goes on by itself when that is mended.
    """

    until: datetime
    reason: str
    why: str = "host"


class ResumeWished(Notice, frozen=True):
    """So many players want the pause to end; it ends when as many as `needed` do."""

    wished: int
    needed: int


class Reminder(Notice, frozen=True):
    """The phase ends soon; `waiting` are the seats that still owe a public act."""

    phase: str
    due_at: datetime
    waiting: tuple[Seat, ...]


class SeatChanged(Notice, frozen=True):
    """Who plays a seat from now on: `player` is a name, None a robot. `why`: substituted, robot, missed, away, back."""

    seat: Seat
    player: str | None
    why: str


class HostsChanged(Notice, frozen=True):
    """These users host the match from now on."""

    hosts: tuple[int, ...]


class Briefed(Notice, frozen=True):
    """For a substitute: the seat is his; all else he asks for himself."""

    seat: Seat


class Unread(Notice, frozen=True):
    """Something private waits for these seats, whom no DM reaches; the same words whatever it is."""

    seats: tuple[Seat, ...]


class HomeRefuses(Notice, frozen=True):
    """For hosts, and for seats if the match rests for it until `until`: its channel takes nothing.

    `why`: gone, forbidden or locked.
    """

    why: str
    until: datetime | None


class TeamSaid(Notice, frozen=True):
    """For a seat: somebody of its own side says something to its side alone."""

    seat: Seat
    text: str


class DraftRefused(Notice, frozen=True):
    """For a seat: a draft or standing order could not be used; the code and facts of the refusal."""

    do: str
    arguments: Mapping[str, object]
    standing: bool
    code: str
    facts: Mapping[str, object]


class Undone(Notice, frozen=True):
    """The host took the latest step back; what was told of it no longer counts. `step`: tick, action or correct."""

    step: str
    phase: str


class CorrectedParts(Notice, frozen=True):
    """The host set these parts of the state (paths without values: they may be secret)."""

    parts: tuple[str, ...]
    reason: str


class Looked(Notice, frozen=True):
    """The host has looked at secrets, or taken an export of a live match."""

    by: int
    what: str


class Announced(Notice, frozen=True):
    """The host's own words."""

    text: str


class SecondHostNeeded(Notice, frozen=True):
    """For hosts: a host who plays asked for this; it happens when another host asks for it too."""

    by: int
    act: str


class LateArrived(Notice, frozen=True):
    """For hosts: an input was in time but arrived after the tick; it is on the list, without its seat (a secret)."""

    phase: str
    input_at: datetime


class Entered(Notice, frozen=True):
    """The host entered a late input; the phase's end has been worked out anew with it."""

    phase: str


class ClockJump(Notice, frozen=True):
    """For hosts: the machine's clock cannot be trusted; nothing ticks until it can."""


AnyNotice: TypeAlias = (
    Opened
    | Closed
    | Moved
    | Begun
    | Finished
    | Stopped
    | DeadlineMoved
    | Paused
    | ResumeWished
    | Reminder
    | SeatChanged
    | HostsChanged
    | Briefed
    | Unread
    | HomeRefuses
    | TeamSaid
    | DraftRefused
    | Undone
    | CorrectedParts
    | Looked
    | Announced
    | SecondHostNeeded
    | LateArrived
    | Entered
    | ClockJump
)
"""What a row of the source `SOURCE` holds a list of."""
