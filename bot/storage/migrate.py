"""Brings a database to the tables of this program when it is opened; an SQLite file is copied before that."""

import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, inspect, text

from bot.errors import UserError
from bot.storage.models import metadata

HEAD = "0003"
"""The latest revision. Named here too, so that a database which has it is opened without loading Alembic."""

_VERSION_TABLE = "alembic_version"
_ADVISORY_LOCK = 0x4475_736B_6269_64
"""A number that no other program on the same server uses ("Duskbid")."""


def revision_of(connection: Connection) -> str | None:
    """Return the revision of a database; None for one without our tables; UserError when they are somebody else's."""
    tables = set(inspect(connection).get_table_names())
    if _VERSION_TABLE in tables:
        revision: str | None = connection.execute(text(f"SELECT version_num FROM {_VERSION_TABLE}")).scalar()
        if revision is not None:
            return revision
    if strange := sorted(tables & set(metadata.tables)):
        raise UserError(
            f"the database already has a table '{strange[0]}' that Duskbid did not make; give it another one"
        )
    return None


def upgrade(connection: Connection) -> None:
    """Make or change the tables in the connection's transaction; UserError for a database of a newer program."""
    if connection.dialect.name == "postgresql":
        # Two processes that start together: the second waits here and finds everything done.
        hold(connection)
    current = revision_of(connection)
    if current != HEAD:
        check_known(current)
        _run(connection, HEAD)


def hold(connection: Connection) -> None:
    """Let no other process open the server's database as the one that brings it up to date, until this one is done."""
    connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _ADVISORY_LOCK})


def change_to(connection: Connection, revision: str) -> None:
    """Bring empty tables, whatever their revision, to one that this program knows; forwards or back."""
    if revision_of(connection) != revision:
        _run(connection, "base")
        _run(connection, revision)


def check_known(revision: str | None) -> None:
    """Raise UserError for a revision that this program does not know."""
    if revision is not None and revision not in revisions():
        raise UserError(
            f"the database was written by a newer version of Duskbid (revision {revision}, known here up to {HEAD}); "
            "install that version or a later one"
        )


def revisions() -> tuple[str, ...]:
    """Return all revisions of this program, the latest first."""
    from alembic.script import ScriptDirectory  # noqa: PLC0415 (slow to load, and seldom needed)

    return tuple(script.revision for script in ScriptDirectory.from_config(config()).walk_revisions())


def copy_before(database: Path, revision: str, now: datetime) -> Path:
    """Copy an SQLite file by SQLite's backup, named with its revision and the time; return where the copy is."""
    stem = f"{database.stem}-{revision}-{now:%Y%m%dT%H%M%SZ}"
    target = database.with_name(f"{stem}{database.suffix}")
    for number in range(2, 1000):
        if not target.exists():
            break
        target = database.with_name(f"{stem}-{number}{database.suffix}")
    half = target.with_name(target.name + ".part")
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(half)) as copy:
        source.backup(copy)
    return half.replace(target)


def _run(connection: Connection, revision: str) -> None:
    from alembic import command  # noqa: PLC0415 (slow to load, and seldom needed)

    settings = config()
    settings.attributes["connection"] = connection
    run = command.downgrade if revision == "base" else command.upgrade
    run(settings, revision)


def config() -> Any:
    """Return Alembic's settings: where the steps are, on whatever machine."""
    from alembic.config import Config  # noqa: PLC0415 (slow to load, and seldom needed)

    settings = Config()
    settings.set_main_option("script_location", "bot.storage:migrations")
    return settings
