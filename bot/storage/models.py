"""The tables. Columns are called like the fields of the structs in `bot.services.rows` and `outgoing`; a test compares.

Ids are 64-bit. Beside the structs' fields there are: `seat.person_user` (to find a person's seats), `panel.forgotten`
(the message that the panel had before it was last wanted anew), row numbers, and the tables `place`, `claim` and
`heard`.
"""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    text,
)

from bot.services.hours import Schedule
from bot.services.outgoing import DestinationKind, MessageState, Priority
from bot.services.rows import Asked, DailyHours, DeadlineKind, LateState, LogKind, Person, Settings, Status
from bot.storage.columns import SERIAL, Instant, Json, Rank, Word, stored_asked, stored_hours

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _needed(name: str, type_: Any, *more: Any, **options: Any) -> Column[Any]:
    return Column(name, type_, *more, nullable=False, **options)


def _of_match() -> Column[Any]:
    return _needed("match", BigInteger, ForeignKey("match.id"))


def _destination() -> tuple[Column[Any], Column[Any]]:
    return _needed("destination_kind", Word(DestinationKind)), _needed("destination_id", BigInteger)


match = Table(
    "match",
    metadata,
    _needed("id", BigInteger, primary_key=True, autoincrement=False),
    _needed("version", BigInteger),
    _needed("status", Word(Status)),
    _needed("game", Text),
    _needed("guild", BigInteger),
    _needed("home", BigInteger),
    _needed("hosts", Json(tuple[int, ...])),
    _needed("language", Text),
    _needed("schedule", Json(Schedule)),
    _needed("settings", Json(Settings)),
    _needed("preset", Text),
    _needed("house_rules", LargeBinary),
    _needed("seat_count", Integer),
    _needed("created_at", Instant),
    _needed("waiting", Json(tuple[Person, ...])),
    _needed("places", Json(Mapping[str, int])),
    _needed("rules_version", Integer),
    _needed("seed", Text),
    _needed("commitment", LargeBinary),
    _needed("state", LargeBinary),
    _needed("phase", Text),
    _needed("step", BigInteger),
    _needed("head_number", BigInteger),
    _needed("head_hash", LargeBinary),
    Column("started_at", Instant),
    Column("entered_at", Instant),
    Column("due_at", Instant),
    Column("moved_at", Instant),
    _needed("last_hours", Json(Mapping[str, datetime], stored_hours)),
    Column("paused_at", Instant),
    Column("paused_due", Instant),
    Column("ended_at", Instant),
    Column("asked", Json(Asked, stored_asked)),
    Index(None, "status"),
    Index(None, "guild"),
)

# Where a match is looked for: its home and its places, one row for each channel.
place = Table(
    "place",
    metadata,
    _of_match(),
    _needed("channel", BigInteger),
    PrimaryKeyConstraint("match", "channel"),
    Index(None, "channel"),
)

seat = Table(
    "seat",
    metadata,
    _of_match(),
    _needed("place", Integer),
    _needed("seat", Text),
    Column("person", Json(Person)),
    _needed("robot", Boolean),
    Column("left", Json(Person)),
    _needed("missed", Integer),
    _needed("received", Boolean),
    Column("person_user", BigInteger),
    PrimaryKeyConstraint("match", "seat"),
    Index(None, "person_user"),
)

log = Table(
    "log",
    metadata,
    _of_match(),
    _needed("number", BigInteger),
    _needed("batch", BigInteger),
    _needed("kind", Word(LogKind)),
    _needed("at", Instant),
    _needed("rules_version", Integer),
    _needed("phase", Text),
    Column("seat", Text),
    _needed("body", LargeBinary),
    _needed("salt", LargeBinary),
    _needed("hash", LargeBinary),
    PrimaryKeyConstraint("match", "number"),
)

draft = Table(
    "draft",
    metadata,
    _of_match(),
    _needed("seat", Text),
    _needed("slot", Text),
    _needed("phase", Text),
    _needed("standing", Boolean),
    _needed("action", LargeBinary),
    _needed("input_at", Instant),
    Column("used", BigInteger),
    PrimaryKeyConstraint("match", "seat", "slot"),
)

deadline = Table(
    "deadline",
    metadata,
    _of_match(),
    _needed("kind", Word(DeadlineKind)),
    _needed("phase", Text),
    _needed("due_at", Instant),
    _needed("run_at", Instant),
    PrimaryKeyConstraint("match", "kind", "due_at"),
    Index(None, "run_at"),
)

# Without a foreign key: an input may be answered that no such match exists.
answer = Table(
    "answer",
    metadata,
    _needed("input", BigInteger, primary_key=True, autoincrement=False),
    _needed("match", BigInteger),
    _needed("at", Instant),
    _needed("answer", LargeBinary),
    Index(None, "at"),
)

late_input = Table(
    "late_input",
    metadata,
    _needed("input", BigInteger, primary_key=True, autoincrement=False),
    _of_match(),
    _needed("seat", Text),
    _needed("phase", Text),
    _needed("action", LargeBinary),
    _needed("input_at", Instant),
    _needed("arrived_at", Instant),
    _needed("state", Word(LateState)),
    Index(None, "match"),
)

audit = Table(
    "audit",
    metadata,
    _needed("id", SERIAL, primary_key=True),
    _of_match(),
    _needed("at", Instant),
    Column("by", BigInteger),
    _needed("act", Text),
    _needed("facts", LargeBinary),
    Index(None, "match"),
)

# Rows are never deleted, so ids only grow, and with them the nonces differ.
message = Table(
    "message",
    metadata,
    _needed("id", SERIAL, primary_key=True),
    _of_match(),
    _needed("number", BigInteger),
    *_destination(),
    Column("seat", Text),
    _needed("language", Text),
    _needed("source", Text),
    _needed("events", LargeBinary),
    _needed("priority", Rank(Priority)),
    _needed("after_public", Boolean),
    _needed("state", Word(MessageState)),
    _needed("revision", Integer),
    Column("attempted_at", Instant),
    _needed("strike", Boolean),
    _needed("fault", Text),
    Index(None, "match", "number"),
    # What is to be done is little among all that was ever sent: two partial indexes hold just that.
    Index(
        "ix_message_open",
        "destination_kind",
        "destination_id",
        "id",
        sqlite_where=text("state IN ('waiting', 'sending', 'doubt')"),
        postgresql_where=text("state IN ('waiting', 'sending', 'doubt')"),
    ),
    Index(
        "ix_message_strike",
        "destination_kind",
        "destination_id",
        "id",
        sqlite_where=text("state = 'sent' AND strike = 1"),
        postgresql_where=text("state = 'sent' AND strike"),
    ),
)

posted = Table(
    "posted",
    metadata,
    _needed("outbox", BigInteger, ForeignKey("message.id")),
    _needed("part", Integer),
    _needed("channel", BigInteger),
    _needed("message", BigInteger),
    PrimaryKeyConstraint("outbox", "part"),
)

panel = Table(
    "panel",
    metadata,
    _of_match(),
    _needed("panel", Text),
    *_destination(),
    _needed("revision", BigInteger),
    _needed("shown", BigInteger),
    Column("channel", BigInteger),
    Column("message", BigInteger),
    Column("attempted_at", Instant),
    Column("forgotten", BigInteger),
    PrimaryKeyConstraint("match", "panel"),
    Index(
        "ix_panel_work",
        "destination_kind",
        "destination_id",
        sqlite_where=text("shown < revision"),
        postgresql_where=text("shown < revision"),
    ),
)

# Rows are deleted when they are retired; all that stand here are work.
old_panel = Table(
    "old_panel",
    metadata,
    _of_match(),
    _needed("panel", Text),
    *_destination(),
    _needed("channel", BigInteger),
    _needed("message", BigInteger),
    PrimaryKeyConstraint("channel", "message"),
    Index(None, "destination_kind", "destination_id"),
)

breaker = Table(
    "breaker",
    metadata,
    *_destination(),
    _needed("code", BigInteger),
    _needed("failures", Integer),
    _needed("since", Instant),
    _needed("retry_at", Instant),
    PrimaryKeyConstraint("destination_kind", "destination_id"),
)

claim = Table(
    "claim",
    metadata,
    *_destination(),
    _needed("holder", Text),
    _needed("until", Instant),
    PrimaryKeyConstraint("destination_kind", "destination_id"),
)

lease = Table(
    "lease",
    metadata,
    _needed("name", Text, primary_key=True),
    _needed("holder", Text),
    _needed("until", Instant),
)

heard = Table(
    "heard",
    metadata,
    _needed("listener", Text, primary_key=True),
    _needed("at", Instant),
)

deafness = Table(
    "deafness",
    metadata,
    _needed("listener", Text),
    _needed("start", Instant),
    Column("end", Instant),
    PrimaryKeyConstraint("listener", "start"),
)

server = Table(
    "server",
    metadata,
    _needed("guild", BigInteger, primary_key=True, autoincrement=False),
    _needed("channel", BigInteger),
    _needed("language", Text),
    _needed("zone", Text),
    Column("hours", Json(DailyHours)),
    _needed("host_role", BigInteger),
)

# Whoever is in it wants no pings.
quiet = Table(
    "quiet",
    metadata,
    _needed("user", BigInteger, primary_key=True, autoincrement=False),
)
