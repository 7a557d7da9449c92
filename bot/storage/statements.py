"""Statements that SQLAlchemy has no common form for: upserts, written alike in both databases."""

from collections.abc import Sequence
from functools import cache
from typing import Any, TypeAlias

from sqlalchemy import Connection, Table, bindparam, func, null, select
from sqlalchemy.dialects import postgresql, sqlite

from bot.storage.bulk import write
from bot.storage.codec import Values
from bot.storage.models import old_panel, panel

Insert: TypeAlias = sqlite.Insert | postgresql.Insert


def insert_of(dialect: str, table: Table) -> Insert:
    """Return a new INSERT that can be made an upsert."""
    return sqlite.insert(table) if dialect == "sqlite" else postgresql.insert(table)


@cache
def upsert_of(dialect: str, table: Table) -> Insert:
    """Return an INSERT that replaces the row with the same key."""
    statement = insert_of(dialect, table)
    keys = [column.name for column in table.primary_key]
    changed = {column.name: statement.excluded[column.name] for column in table.c if not column.primary_key}
    return statement.on_conflict_do_update(index_elements=keys, set_=changed)


@cache
def panel_upsert_of(dialect: str, *, anew: bool) -> Insert:
    """Return an INSERT of a panel that counts an existing one up; wanted anew, it leaves its message behind."""
    statement = insert_of(dialect, panel)
    changed: dict[str, Any] = {
        "destination_kind": statement.excluded.destination_kind,
        "destination_id": statement.excluded.destination_id,
        "revision": panel.c.revision + 1,
    }
    if anew:
        changed |= {
            "channel": null(),
            "message": null(),
            "forgotten": func.coalesce(panel.c.message, panel.c.forgotten),
        }
    return statement.on_conflict_do_update(index_elements=["match", "panel"], set_=changed)


@cache
def leaving_of(dialect: str) -> Insert:
    """Return an INSERT that keeps the message of a panel, if it has one, as one that was a panel."""
    columns = [panel.c[column.name] for column in old_panel.c]
    left = select(*columns).where(
        panel.c.match == bindparam("of"),
        panel.c.panel == bindparam("name"),
        panel.c.channel.is_not(None),
        panel.c.message.is_not(None),
    )
    return insert_of(dialect, old_panel).from_select([column.name for column in old_panel.c], left)


def upsert(connection: Connection, table: Table, rows: Sequence[Values]) -> None:
    """Write rows, replacing those with the same keys, in their order."""
    write(connection, upsert_of(connection.dialect.name, table), rows)
