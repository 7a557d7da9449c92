"""The first tables."""

from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

BIG = sa.BigInteger()
INT = sa.Integer()
TEXT = sa.Text()
BLOB = sa.LargeBinary()
BOOL = sa.Boolean()
SERIAL = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def _columns(type_: Any, *names: str, null: bool = False) -> Iterator[sa.Column[Any]]:
    return (sa.Column(name, type_, nullable=null) for name in names)


def _table(name: str, *columns: sa.Column[Any], key: tuple[str, ...], of: str = "", to: str = "match") -> None:
    """Make a table with its key; its column `of` points to another table's id."""
    op.create_table(
        name,
        *columns,
        sa.PrimaryKeyConstraint(*key, name=f"pk_{name}"),
        *([sa.ForeignKeyConstraint([of], [f"{to}.id"], name=f"fk_{name}_{of}")] if of else []),
    )


def _index(table: str, *columns: str) -> None:
    op.create_index(f"ix_{table}_{'_'.join(columns)}", table, columns)


def _partial_index(name: str, table: str, columns: tuple[str, ...], sqlite: str, postgresql: str) -> None:
    op.create_index(name, table, columns, sqlite_where=sa.text(sqlite), postgresql_where=sa.text(postgresql))


def upgrade() -> None:
    """Make all tables."""
    _match()
    _of_matches()
    _inputs()
    _outbox()
    _holders()


def downgrade() -> None:
    """Drop all tables."""
    for table in ("deafness", "heard", "lease", "claim", "breaker", "panel", "posted", "message", "audit"):
        op.drop_table(table)
    for table in ("late_input", "answer", "deadline", "draft", "log", "seat", "match"):
        op.drop_table(table)


def _match() -> None:
    _table(
        "match",
        *_columns(BIG, "id", "version", "guild", "home", "created_at", "step", "head_number"),
        *_columns(INT, "seat_count", "rules_version"),
        *_columns(TEXT, "status", "game", "language", "preset", "seed", "phase"),
        # JSON
        *_columns(TEXT, "hosts", "schedule", "settings", "waiting", "places", "last_hours"),
        *_columns(BLOB, "house_rules", "commitment", "state", "head_hash"),
        *_columns(BIG, "started_at", "entered_at", "due_at", "moved_at", null=True),
        *_columns(BIG, "paused_at", "paused_due", "ended_at", null=True),
        *_columns(TEXT, "asked", null=True),
        key=("id",),
    )
    _index("match", "status")


def _of_matches() -> None:
    _table(
        "seat",
        *_columns(BIG, "match"),
        *_columns(INT, "place", "missed"),
        *_columns(TEXT, "seat"),
        *_columns(BOOL, "robot", "received"),
        *_columns(TEXT, "person", "left", null=True),
        *_columns(BIG, "person_user", null=True),
        key=("match", "seat"),
        of="match",
    )
    _index("seat", "person_user")
    _table(
        "log",
        *_columns(BIG, "match", "number", "batch", "at"),
        *_columns(INT, "rules_version"),
        *_columns(TEXT, "kind", "phase"),
        *_columns(TEXT, "seat", null=True),
        *_columns(BLOB, "body", "salt", "hash"),
        key=("match", "number"),
        of="match",
    )
    _table(
        "deadline",
        *_columns(BIG, "match", "due_at", "run_at"),
        *_columns(TEXT, "kind", "phase"),
        key=("match", "kind", "due_at"),
        of="match",
    )
    _index("deadline", "run_at")


def _inputs() -> None:
    _table(
        "draft",
        *_columns(BIG, "match", "input_at"),
        *_columns(TEXT, "seat", "slot", "phase"),
        *_columns(BOOL, "standing"),
        *_columns(BLOB, "action"),
        *_columns(BIG, "used", null=True),
        key=("match", "seat", "slot"),
        of="match",
    )
    _table("answer", *_columns(BIG, "input", "match", "at"), *_columns(BLOB, "answer"), key=("input",))
    _index("answer", "at")
    _table(
        "late_input",
        *_columns(BIG, "input", "match", "input_at", "arrived_at"),
        *_columns(TEXT, "seat", "phase", "state"),
        *_columns(BLOB, "action"),
        key=("input",),
        of="match",
    )
    _index("late_input", "match")
    _table(
        "audit",
        *_columns(SERIAL, "id"),
        *_columns(BIG, "match", "at"),
        *_columns(BIG, "by", null=True),
        *_columns(TEXT, "act"),
        *_columns(BLOB, "facts"),
        key=("id",),
        of="match",
    )
    _index("audit", "match")


def _outbox() -> None:
    _table(
        "message",
        *_columns(SERIAL, "id"),
        *_columns(BIG, "match", "number", "destination_id"),
        *_columns(TEXT, "destination_kind", "language", "source", "state", "fault"),
        *_columns(TEXT, "seat", null=True),
        *_columns(BLOB, "events"),
        *_columns(sa.SmallInteger(), "priority"),
        *_columns(BOOL, "after_public", "strike"),
        *_columns(INT, "revision"),
        *_columns(BIG, "attempted_at", null=True),
        key=("id",),
        of="match",
    )
    _index("message", "match", "number")
    order = ("destination_kind", "destination_id", "id")
    still_open = "state IN ('waiting', 'sending', 'doubt')"
    _partial_index("ix_message_open", "message", order, still_open, still_open)
    _partial_index("ix_message_strike", "message", order, "state = 'sent' AND strike = 1", "state = 'sent' AND strike")
    _table(
        "posted",
        *_columns(BIG, "outbox", "channel", "message"),
        *_columns(INT, "part"),
        key=("outbox", "part"),
        of="outbox",
        to="message",
    )
    _table(
        "panel",
        *_columns(BIG, "match", "destination_id", "revision", "shown"),
        *_columns(TEXT, "panel", "destination_kind"),
        *_columns(BIG, "channel", "message", "attempted_at", "forgotten", null=True),
        key=("match", "panel"),
        of="match",
    )
    _partial_index("ix_panel_work", "panel", order[:2], "shown < revision", "shown < revision")


def _holders() -> None:
    destination = ("destination_kind", "destination_id")
    _table(
        "breaker",
        *_columns(TEXT, "destination_kind"),
        *_columns(BIG, "destination_id", "code", "since", "retry_at"),
        *_columns(INT, "failures"),
        key=destination,
    )
    _table(
        "claim",
        *_columns(TEXT, "destination_kind", "holder"),
        *_columns(BIG, "destination_id", "until"),
        key=destination,
    )
    _table("lease", *_columns(TEXT, "name", "holder"), *_columns(BIG, "until"), key=("name",))
    _table("heard", *_columns(TEXT, "listener"), *_columns(BIG, "at"), key=("listener",))
    _table(
        "deafness",
        *_columns(TEXT, "listener"),
        *_columns(BIG, "start"),
        *_columns(BIG, "end", null=True),
        key=("listener", "start"),
    )
