"""Tables and migrations: what the models say is what the migrations make, and nothing is lost on the way."""

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from msgspec.structs import fields
from sqlalchemy import Column, Connection, Table, text

from bot.errors import UserError
from bot.services import outgoing, rows
from bot.services.changes import Change
from bot.storage import migrate, models, opening
from bot.storage.columns import Instant
from bot.storage.migrations.__main__ import draft
from bot.storage.store import SqlStorage, open_storage
from tests.fakes.clock import FakeClock
from tests.storage.conftest import BOTH, on_postgresql
from tests.storage.samples import HOME, a_log_row, a_match, a_seat
from tests.storage.server import Server

TABLES: Sequence[tuple[type, Table, set[str]]] = (
    (rows.Match, models.match, set()),
    (rows.SeatRow, models.seat, {"person_user"}),
    (rows.LogRow, models.log, set()),
    (rows.Draft, models.draft, set()),
    (rows.Deadline, models.deadline, set()),
    (rows.StoredAnswer, models.answer, set()),
    (rows.LateInput, models.late_input, set()),
    (rows.AuditRow, models.audit, {"id"}),
    (rows.Server, models.server, set()),
    (rows.Quiet, models.quiet, set()),
    (rows.Lease, models.lease, set()),
    (rows.Deaf, models.deafness, set()),
    (outgoing.Panel, models.panel, {"forgotten"}),
    (outgoing.OldPanel, models.old_panel, set()),
    (outgoing.Breaker, models.breaker, set()),
    (outgoing.Posted, models.posted, {"outbox"}),
)


@pytest.fixture(params=BOTH)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database of one's own, whose tables may be spoiled."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'duskbid.db'}"
    found: str = request.getfixturevalue("own_server_url")
    return found


@pytest.fixture
def own_server_url(server: Server, new_server_database: Callable[[bool], str]) -> str:
    return server.url(new_server_database(True))


def columns_of(kind: Any) -> set[str]:
    names = {field.name for field in fields(kind)}
    return names - {"destination"} | {"destination_kind", "destination_id"} if "destination" in names else names


@pytest.mark.parametrize(("kind", "table", "more"), TABLES, ids=lambda value: getattr(value, "__name__", None))
def test_a_table_has_a_column_for_each_field(kind: type, table: Table, more: set[str]) -> None:
    assert set(table.c.keys()) == columns_of(kind) | more


def test_the_outbox_has_a_column_for_each_field() -> None:
    of_message = columns_of(outgoing.Message) - {"new", "posted"}
    assert set(models.message.c.keys()) == of_message | columns_of(outgoing.NewMessage)


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    return list(compare_metadata(context, models.metadata))


async def test_the_migrations_make_what_the_models_say(storage: SqlStorage) -> None:
    assert await storage._database.read(differences) == []


async def test_a_difference_would_be_found(storage: SqlStorage) -> None:
    await storage._database.write(lambda connection: connection.execute(text("DROP INDEX ix_deadline_run_at")))
    assert len(await storage._database.read(differences)) == 1


def test_head_is_the_latest_revision() -> None:
    assert migrate.revisions()[0] == migrate.HEAD
    assert ScriptDirectory.from_config(migrate.config()).get_heads() == [migrate.HEAD]


async def test_the_tables_can_be_taken_back(storage: SqlStorage) -> None:
    def down(connection: Connection) -> None:
        config = migrate.config()
        config.attributes["connection"] = connection
        command.downgrade(config, "base")

    await storage._database.write(down)
    assert await storage._database.read(migrate.revision_of) is None


async def mark_as_newer(storage: SqlStorage) -> None:
    await storage._database.write(
        lambda connection: connection.execute(text("UPDATE alembic_version SET version_num='9999'"))
    )


async def test_a_database_of_a_newer_program_is_refused(url: str) -> None:
    async with await open_storage(url, FakeClock()) as storage:
        await mark_as_newer(storage)
    for alone in (True, False):
        with pytest.raises(UserError, match="newer version of Duskbid \\(revision 9999, known here up to"):
            await open_storage(url, FakeClock(), alone=alone)


STEP = '''"""A step of a later version."""

import sqlalchemy as sa
from alembic import op

revision = "later"
down_revision = "{before}"


def upgrade():
    with op.batch_alter_table("match", recreate="always") as batch:
        batch.add_column(sa.Column("motto", sa.Text(), nullable=False, server_default="none"))
    pass


def downgrade():
    pass
'''


@pytest.fixture
def later_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let the program be a later one, with a step that changes a table which others point to; returns its file."""
    folder = tmp_path / "steps"
    folder.mkdir()
    step = folder / "later.py"
    step.write_text(STEP.format(before=migrate.HEAD))
    own = Path(migrate.__file__).parent / "migrations"

    def config() -> Config:
        made = Config()
        made.set_main_option("script_location", str(own))
        made.set_main_option("path_separator", "newline")
        made.set_main_option("version_locations", f"{own / 'versions'}\n{folder}")
        return made

    monkeypatch.setattr(migrate, "config", config)
    return step


def as_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(migrate, "HEAD", "later")
    monkeypatch.setattr(opening, "HEAD", "later")


async def fill(url: str) -> None:
    async with await open_storage(url, FakeClock()) as storage:
        await storage.commit(Change(match=a_match(), seats=(a_seat(),), log=(a_log_row(),)))


def change(file: Path, before: str, after: str) -> None:
    content = file.read_text()
    assert before in content
    file.write_text(content.replace(before, after))


def copies(folder: Path) -> list[Path]:
    return sorted(folder.glob("duskbid-*.db"))


def in_file(path: Path, question: str) -> list[Any]:
    with closing(sqlite3.connect(path)) as file:
        return file.execute(question).fetchall()


async def test_an_old_file_is_copied_and_then_migrated(
    tmp_path: Path, later_version: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "duskbid.db"
    url = f"sqlite+aiosqlite:///{path}"
    await fill(url)
    old = migrate.HEAD
    as_later(monkeypatch)
    async with await open_storage(url, FakeClock()) as storage:
        assert await storage.load(1) is not None
        assert len(await storage.log(1)) == 1
    assert in_file(path, "SELECT motto FROM match") == [("none",)]
    copy = tmp_path / f"duskbid-{old}-20260301T120000Z.db"
    assert in_file(copy, "SELECT version_num FROM alembic_version") == [(old,)]
    assert in_file(copy, "SELECT count(*) FROM log") == [(1,)]
    async with await open_storage(url, FakeClock()):
        assert copies(tmp_path) == [copy]


async def test_a_migration_that_fails_changes_nothing(
    tmp_path: Path, later_version: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "duskbid.db"
    url = f"sqlite+aiosqlite:///{path}"
    await fill(url)
    change(later_version, "    pass\n\n\ndef down", "    raise ArithmeticError('half way')\n\n\ndef down")
    with monkeypatch.context() as later:
        as_later(later)
        for _ in range(2):
            with pytest.raises(ArithmeticError, match="half way"):
                await open_storage(url, FakeClock())
    assert len(copies(tmp_path)) == 2  # no copy replaces another
    async with await open_storage(url, FakeClock()) as storage:
        assert await storage.load(1) is not None
    assert ("motto",) not in in_file(path, "SELECT name FROM pragma_table_info('match')")


async def test_matches_of_an_older_file_are_found_by_their_channels(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'duskbid.db'}"

    def back(connection: Connection) -> None:
        config = migrate.config()
        config.attributes["connection"] = connection
        command.downgrade(config, "0001")

    async with await open_storage(url, FakeClock()) as storage:
        await storage.commit(Change(match=a_match(places={"parent": 5})))
        await storage._database.write(back)
    async with await open_storage(url, FakeClock()) as storage:
        found = [await storage.matches((rows.Status.RUNNING,), channel=one) for one in (HOME.id, 5, 6)]
        assert [len(one) for one in found] == [1, 1, 0]


async def test_a_new_file_needs_no_copy(tmp_path: Path) -> None:
    await fill(f"sqlite+aiosqlite:///{tmp_path / 'duskbid.db'}")
    assert copies(tmp_path) == []


async def test_a_command_does_not_migrate(tmp_path: Path, later_version: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'duskbid.db'}"
    await fill(url)
    as_later(monkeypatch)
    with pytest.raises(UserError, match="start the bot once first"):
        await open_storage(url, FakeClock(), alone=False)


@on_postgresql
async def test_an_old_server_database_is_migrated(
    own_server_url: str, later_version: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill(own_server_url)
    change(later_version, 'recreate="always"', 'recreate="never"')
    as_later(monkeypatch)
    async with await open_storage(own_server_url, FakeClock()) as storage:
        assert await storage._database.read(migrate.revision_of) == "later"
        assert await storage.load(1) is not None


def test_the_next_step_is_drafted_from_the_models(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = migrate.config()
    own = Path(migrate.__file__).parent / "migrations"
    made.set_main_option("path_separator", "newline")
    made.set_main_option("version_locations", f"{own / 'versions'}\n{tmp_path}")
    monkeypatch.setattr(migrate, "config", lambda: made)
    motto = Table("motto", models.metadata, Column("id", Instant, primary_key=True))
    try:
        path = draft("Mottos of matches", tmp_path)
    finally:
        models.metadata.remove(motto)
    number = f"{int(migrate.HEAD) + 1:04}"
    assert path.name == f"v{number}_mottos_of_matches.py"
    content = path.read_text()
    assert f"revision = '{number}'" in content
    assert f"down_revision = '{migrate.HEAD}'" in content
    assert content.count("op.create_table('motto'") == content.count("op.drop_table('motto'") == 1
    compile(content, str(path), "exec")
