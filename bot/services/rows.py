"""What storage keeps, as frozen structs: one class for each table, one field for each column.

Types of columns: `int` is 64-bit, `datetime` an aware UTC instant in whole milliseconds, `bytes` a blob, `str` text,
an enum its text or number. A field whose type is a struct, a tuple or a mapping is one text column of JSON
(`msgspec.json`). Ids of Discord (users, channels, messages, interactions) are plain 64-bit numbers.
"""

from collections.abc import Mapping
from datetime import datetime
from enum import StrEnum
from typing import Literal

from msgspec import Struct

from bot.games.api import Seat
from bot.services.hours import Schedule


class Status(StrEnum):
    """How far a match is: `OVER` by its rules, `ENDED` by its host, `CLOSED` a lobby that never started."""

    LOBBY = "lobby"
    RUNNING = "running"
    PAUSED = "paused"
    OVER = "over"
    ENDED = "ended"
    CLOSED = "closed"


LIVE = (Status.RUNNING, Status.PAUSED)
"""Matches whose secrets still matter."""


class Person(Struct, frozen=True, kw_only=True):
    """Somebody on Discord as he was last seen; only `user` identifies him."""

    user: int
    name: str
    language: str
    reach: Literal["", "open", "closed"] = ""
    """Whether DMs reach him: by the one that he got when he joined, then by every letter; empty: not known."""

    reads_threads: bool = False
    """Whether he could read private threads without being let in, when it was last looked at."""


class SeatRow(Struct, frozen=True, kw_only=True):
    """A seat of a match; key (match, seat)."""

    match: int
    place: int
    """1 for the first seat; seats are in this order."""

    seat: Seat
    person: Person | None
    """Who plays; None: nobody, a robot does. Storage also keeps `person.user` as an indexed column of its own."""

    robot: bool
    """Whether a robot acts for the seat; with a person it does so until he is back."""

    left: Person | None = None
    """Who played before a robot or a substitute took over."""

    missed: int = 0
    """Phases in a row in which the seat could act and did not."""

    received: bool = False
    """Whether the player has said that he has seen his part."""


class Settings(Struct, frozen=True, kw_only=True):
    """How a match is run, beside its house rules; minutes unless named otherwise."""

    grace_seconds: int = 10
    robots_before: int = 10
    """Robots act so long before a local hour."""

    robot_delay_seconds: int = 5
    """Robots act so soon in a phase that ends by elapsed minutes (a turn)."""

    reminders: tuple[int, ...] = (120, 30)
    """Reminders come so long before a local hour."""

    tick_notice: int = 10
    """A host's tick comes so long after he asked for it."""

    pause_hours: int = 72
    """The longest pause."""

    words: str = ""
    """What the host wants told when the present phase ends; told once."""

    team_talk: str = "threads"
    """How the sides talk in private: `threads`, `relay` (the bot carries it) or `off`."""

    missed_for_robot: int = 0
    """After so many missed phases in a row a robot helps out; 0 never."""


class Asked(Struct, frozen=True, kw_only=True):
    """Something that nobody may do alone: a playing host's act, or the players' wish to end a pause."""

    by: int
    at: datetime
    act: str
    """The act as JSON: the second host's must be equal."""

    seconded: tuple[int, ...] = ()
    """The users who asked for it after the first, where one more is not enough."""


class Match(Struct, frozen=True, kw_only=True):
    """A match; key `id`. Whatever changes a match writes this row with the next `version`."""

    id: int
    version: int
    """1 when the row is inserted. Storage demands that the stored row has `version - 1`."""

    status: Status
    game: str
    guild: int
    home: int
    """The channel or thread of its public messages."""

    hosts: tuple[int, ...]
    """Users: the host, then the co-hosts."""

    language: str
    schedule: Schedule
    settings: Settings = Settings()
    preset: str = ""
    """The name of the preset that `house_rules` came from; empty when written by hand."""

    house_rules: bytes
    """JSON data for `Game.rules`."""

    seat_count: int
    created_at: datetime
    waiting: tuple[Person, ...] = ()
    """The waiting list of the lobby."""

    places: Mapping[str, int] = {}
    """Channels beside `home` by what they are for."""

    rules_version: int = 0
    """Of the engine that wrote `state`; 0 before the start."""

    seed: str = ""
    """64 hexadecimal digits; secret until the end; empty before the start."""

    commitment: bytes = b""
    """What was published of the seed at the start: see `bot.services.log.commitment`."""

    state: bytes = b""
    """The encoded dump of the engine's state; empty before the start."""

    phase: str = ""
    """`Game.phase` of the state; empty before the start."""

    step: int = 0
    """Counts what restarts buttons: every new phase and every undo. Goes into custom ids."""

    head_number: int = 0
    """The number of the latest log row; 0 before the first."""

    head_hash: bytes = b""
    """The hash of the latest log row."""

    started_at: datetime | None = None
    entered_at: datetime | None = None
    """When the present phase was entered."""

    due_at: datetime | None = None
    """When the present phase ends, as players are told; None when nothing but an act ends it, or while paused."""

    moved_at: datetime | None = None
    """When the present phase's deadline was last moved to a later hour: by an outage, a pause, an undo or a host."""

    last_hours: Mapping[str, datetime] = {}
    """When each local hour ("dawn", "nightfall") was last due."""

    paused_at: datetime | None = None
    paused_due: datetime | None = None
    """The `due_at` that the pause interrupted."""

    ended_at: datetime | None = None
    asked: Asked | None = None

    @property
    def channels(self) -> tuple[int, ...]:
        """The home and all places, each once."""
        return tuple(dict.fromkeys((self.home, *self.places.values())))


class LogKind(StrEnum):
    """What a log row is about."""

    ACTION = "action"
    TICK = "tick"
    HOST = "host"
    UNDO = "undo"
    CORRECT = "correct"
    CHECKPOINT = "checkpoint"


class LogRow(Struct, frozen=True, kw_only=True):
    """One row of a match's log; key (match, number). Never changed, never deleted."""

    match: int
    number: int
    """1 for the first row of a match, without gaps."""

    batch: int
    """The number of the first row written in the same commit: an undo takes back whole batches."""

    kind: LogKind
    at: datetime
    rules_version: int
    phase: str
    """The phase in which it happened (for a tick the one that ended); empty for the start."""

    seat: Seat | None
    """Whose action it is; None for everything else."""

    body: bytes
    """JSON of one of the entries in `bot.services.log`."""

    salt: bytes
    """16 random bytes."""

    hash: bytes
    """32 bytes: BLAKE2b of the previous row's hash, the salt and the row; see `bot.services.log`."""


class Draft(Struct, frozen=True, kw_only=True):
    """An act that is not yet given: sealed at the end of its phase, or a standing order; key (match, seat, slot)."""

    match: int
    seat: Seat
    slot: str
    """What it is about: a later one with the same slot replaces it."""

    phase: str
    """The phase in which it was written."""

    standing: bool
    """True: used at the end of a later phase, if it is then legal and nothing else was ordered."""

    action: bytes
    """JSON of the step's word and arguments: `bot.services.log.Asks`."""

    input_at: datetime
    """Its own time, by Discord's clock."""

    used: int | None = None
    """The number of the log row that gave or refused it; None while it waits. Undo makes it wait again."""


class DeadlineKind(StrEnum):
    """What is to be done when it is due."""

    TICK = "tick"
    ROBOTS = "robots"
    REMINDER = "reminder"
    RESUME = "resume"
    """The longest pause is over."""


class Deadline(Struct, frozen=True, kw_only=True):
    """Something that a match waits for; key (match, kind, due_at)."""

    match: int
    kind: DeadlineKind
    phase: str
    """Done only while this phase is on."""

    due_at: datetime
    """For a tick: what players are told."""

    run_at: datetime
    """When it is to be looked at: for a tick the grace later. Indexed."""


class StoredAnswer(Struct, frozen=True, kw_only=True):
    """What an input was answered; key `input`."""

    input: int
    """The id of the interaction, or of the message for a text."""

    match: int
    at: datetime
    answer: bytes
    """JSON of `bot.services.answers.Answer`."""


class LateState(StrEnum):
    """What became of a late input on the host's list."""

    OPEN = "open"
    ENTERED = "entered"
    DISMISSED = "dismissed"


class LateInput(Struct, frozen=True, kw_only=True):
    """An input that was sent in time and arrived after the tick; key `input`."""

    input: int
    match: int
    seat: Seat
    phase: str
    action: bytes
    """JSON of `bot.services.log.Asks`; a host does not see it."""

    input_at: datetime
    arrived_at: datetime
    state: LateState = LateState.OPEN


class AuditRow(Struct, frozen=True, kw_only=True):
    """One act of a host, or of the machine in his place; the table can read it. Storage numbers the rows."""

    match: int
    at: datetime
    by: int | None
    """The host's user id; None for the bot itself."""

    act: str
    facts: bytes
    """JSON mapping of texts and numbers, nothing secret."""


class DailyHours(Struct, frozen=True, kw_only=True):
    """The hours of every day, as minutes of the local day: dawn, then bids close, then nightfall."""

    dawn: int
    bids_close: int
    nightfall: int


class Server(Struct, frozen=True, kw_only=True):
    """What a server has chosen for the matches that are opened on it; key `guild`. Empty, 0 and None: not chosen."""

    guild: int
    channel: int = 0
    """Where matches are opened: a text channel or a forum."""

    language: str = ""
    zone: str = ""
    hours: DailyHours | None = None
    host_role: int = 0
    """Who has this role counts as a host of every match of the server."""


class Quiet(Struct, frozen=True, kw_only=True):
    """Somebody who wants no pings in public, on whatever server; key `user`."""

    user: int


class Lease(Struct, frozen=True, kw_only=True):
    """Who does something that only one process may do; key `name` (such as "sender")."""

    name: str
    holder: str
    until: datetime


class Deaf(Struct, frozen=True, kw_only=True):
    """A time in which a listener (a shard's gateway connection) heard nothing; key (listener, start)."""

    listener: str
    start: datetime
    end: datetime | None
    """None: still so."""
