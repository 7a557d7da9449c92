"""Backups: a database of either kind into one file while the bot runs, and into a database of either kind again."""

import gzip
from collections.abc import Callable, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.commands.backup import wrong
from bot.errors import UserError
from bot.services import drafts, records
from bot.services.changes import Change
from bot.services.log import Asks
from bot.services.rows import Status
from bot.storage import migrate, models, moving
from bot.storage.archive import Archive, Head, Rows, Writer, head_of
from bot.storage.store import SqlStorage, open_storage
from tests.fakes.clock import FakeClock
from tests.fakes.table import NOON
from tests.storage.conftest import BOTH, on_postgresql
from tests.storage.samples import a_match
from tests.storage.server import Server as DatabaseServer
from tests.storage.test_migrations import (
    as_later,
    in_file,
    later_version,  # noqa: F401 - a fixture
)
from tests.storage.test_whole_match import Server, begun

NewUrl = Callable[[], str]


@pytest.fixture(params=BOTH)
def target(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database."""
    if request.param == "sqlite":
        return file_url(tmp_path / "elsewhere" / "duskbid.db")
    found: str = request.getfixturevalue("empty_server_url")
    return found


@pytest.fixture
def empty_server_url(server: DatabaseServer, new_server_database: Callable[[bool], str]) -> str:
    return server.url(new_server_database(False))


def file_url(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


async def backup(url: str, path: Path, clock: FakeClock | None = None) -> Archive:
    with path.open("wb") as file:
        await moving.back_up(url, clock or FakeClock(), file)
    return Archive(path)


def rows_of(archive: Archive) -> dict[str, list[tuple[Any, ...]]]:
    found: dict[str, list[tuple[Any, ...]]] = {}
    for rows in archive.rows():
        found.setdefault(rows.table, []).extend(rows.rows)
    return found


def nothing_is_wrong(*_: object) -> None:
    """The samples here are no real matches."""


async def a_small_backup(tmp_path: Path) -> Path:
    """A backup of one match that has not begun."""
    url, path = file_url(tmp_path / "small.db"), tmp_path / "small"
    async with await open_storage(url, FakeClock()) as storage:
        await storage.commit(Change(match=a_match(status=Status.LOBBY)))
    await backup(url, path)
    return path


async def refused(url: str, path: Path, **options: Any) -> str:
    """The one line that a restore gives."""
    with pytest.raises(UserError) as caught:
        await moving.restore(url, Archive(path), wrong, **options)
    assert "\n" not in str(caught.value)
    return str(caught.value)


async def a_live_match(storage: SqlStorage, clock: FakeClock) -> tuple[Server, int]:
    """A match with a draft and an undelivered outbox, at its first dusk."""
    server = Server(storage, clock)
    match = await begun(server)
    await server.go(hours=8, minutes=30)
    await server.act(match, "2", "vote", target="1")
    order = Asks("order", {"item": "mine", "targets": ["2"]})
    bid = Asks("bid", {"item": "mine", "amount": 4})
    await drafts.draft(server.rails, match, server.given("1"), "mine", bid, standing=order)
    return server, match


async def test_p10_a_live_match_goes_on_in_another_database_of_either_kind(
    url: str, target: str, tmp_path: Path
) -> None:
    clock = FakeClock(NOON)
    async with await open_storage(url, clock) as running:
        _, match = await a_live_match(running, clock)
        archive = await backup(url, tmp_path / "first", clock)
        drafted = await running.drafts(match)
    assert drafted
    moved = await moving.restore(target, archive, wrong)
    assert (moved.matches, moved.rows) == (1, sum(archive.counts.values()))
    assert rows_of(await backup(target, tmp_path / "second", clock)) == rows_of(archive)

    async with await open_storage(target, clock) as storage:
        assert await storage.drafts(match) == drafted
        server = Server(storage, clock)
        server.inputs = 1000  # Discord's ids go on, too.
        await server.deadlines.run_due()
        assert (await server.act(match, "3", "vote", target="1")).code == "acted"
        await server.go(days=6)
        await server.deliver(match)
        finished = await storage.load(match)
        assert finished is not None
        assert finished.match.status is Status.OVER
        assert records.verify(await records.export(server.rails, match)) is None
        ids = [row.id for row in await storage.messages(match)]
        assert len(set(ids)) == len(ids)


async def test_a_database_that_holds_something_is_left_alone_unless_it_may_be_replaced(
    url: str, tmp_path: Path
) -> None:
    path = await a_small_backup(tmp_path)
    async with await open_storage(url, FakeClock()) as storage:
        await storage.commit(Change(match=a_match(7)))
    assert "is not empty; with --replace" in await refused(url, path)
    async with await open_storage(url, FakeClock()) as storage:
        assert await storage.load(7) is not None
    await moving.restore(url, Archive(path), nothing_is_wrong, replace=True)
    async with await open_storage(url, FakeClock()) as storage:
        assert await storage.load(7) is None
        assert await storage.load(1) is not None


async def test_a_bot_that_merely_ran_leaves_an_empty_database(url: str, tmp_path: Path) -> None:
    path = await a_small_backup(tmp_path)
    async with await open_storage(url, FakeClock()) as storage:
        await storage.heard("shard 0", NOON)
    assert (await moving.restore(url, Archive(path), nothing_is_wrong)).matches == 1
    async with await open_storage(url, FakeClock()) as storage:
        assert await storage.last_heard("shard 0") is None


async def test_a_database_in_use_is_refused(url: str, tmp_path: Path) -> None:
    path = await a_small_backup(tmp_path)
    async with await open_storage(url, FakeClock()) as running:
        assert await running.load(1) is None
        assert "another process already uses the database" in await refused(url, path, replace=True)
        assert await running.load(1) is None


DAMAGES: Sequence[tuple[str, Callable[[bytes], bytes]]] = [
    ("it is damaged or cut off", lambda data: data[: len(data) // 2]),
    ("it is damaged or cut off", lambda data: data[:-9]),
    ("it is damaged or cut off", lambda _: b"no gzip at all"),
    ("it is damaged or cut off", lambda _: b""),
    ("it is damaged or cut off", lambda _: gzip.compress(b"\xff\xff\xff\xff")),
    ("it was changed", lambda data: gzip.compress(gzip.decompress(data).replace(b"Asia/Shanghai", b"Asia/Shanghaj"))),
    ("it was changed", lambda data: gzip.compress(gzip.decompress(data) + b"more")),
]


@pytest.mark.parametrize(("complaint", "damage"), DAMAGES)
async def test_a_damaged_backup_is_refused_before_anything_is_touched(
    tmp_path: Path, complaint: str, damage: Callable[[bytes], bytes]
) -> None:
    path = await a_small_backup(tmp_path)
    path.write_bytes(damage(path.read_bytes()))
    with pytest.raises(UserError, match=complaint):
        Archive(path)


def rewritten(archive: Archive, path: Path, change: Callable[[Rows], Rows], head: Head | None = None) -> Path:
    """A backup that is whole, but of a forger."""
    with path.open("wb") as file, Writer(file, head or archive.head) as writer:
        for rows in archive.rows():
            changed = change(rows)
            writer.rows(changed.table, changed.rows)
    return path


async def test_p5_a_match_that_does_not_prove_itself_stops_the_restore(tmp_path: Path) -> None:
    url, clock = file_url(tmp_path / "real.db"), FakeClock(NOON)
    async with await open_storage(url, clock) as running:
        await a_live_match(running, clock)
    archive = await backup(url, tmp_path / "real", clock)

    def of_another_seat(rows: Rows) -> Rows:
        if rows.table != "log":
            return rows
        return replace(rows, rows=tuple(tuple("9" if one == "2" else one for one in row) for row in rows.rows))

    def cut(rows: Rows) -> Rows:
        return replace(rows, rows=rows.rows[:-1]) if rows.table == "log" else rows

    for at, (change, complaint) in enumerate([(of_another_seat, "the hash does not fit"), (cut, "the end of its log")]):
        forged = rewritten(archive, tmp_path / f"forged{at}", change)
        target = file_url(tmp_path / f"target{at}.db")
        line = await refused(target, forged)
        assert "match 1 of the backup does not prove itself" in line
        assert complaint in line
        async with await open_storage(target, FakeClock()) as storage:
            assert await storage.load(1) is None


async def test_a_backup_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    archive = Archive(await a_small_backup(tmp_path))
    newer = rewritten(archive, tmp_path / "newer", lambda rows: rows, replace(archive.head, revision="9999"))
    assert "newer version of Duskbid (revision 9999" in await refused(file_url(tmp_path / "new.db"), newer)


async def test_a_backup_of_an_older_program_is_brought_up_to_date(
    tmp_path: Path,
    later_version: Path,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path, target = await a_small_backup(tmp_path), tmp_path / "target.db"
    as_later(monkeypatch)
    monkeypatch.setattr(moving, "HEAD", "later")
    await moving.restore(file_url(target), Archive(path), nothing_is_wrong)
    assert in_file(target, "SELECT id, motto FROM match") == [(1, "none")]
    assert in_file(target, "SELECT version_num FROM alembic_version") == [("later",)]


@on_postgresql
async def test_a_server_that_cannot_be_reached_is_one_line(tmp_path: Path) -> None:
    path = await a_small_backup(tmp_path)
    line = await refused("postgresql+asyncpg://bot:hush@127.0.0.1:1/matches", path)
    assert "at 127.0.0.1:1 cannot be reached" in line
    assert "hush" not in line


def test_every_kind_of_column_survives(tmp_path: Path) -> None:
    head = head_of(models.message)
    values = {"truth": True, "whole": -(2**63), "text": "天黑了\x01", "bytes": b"\x00\xff"}
    row = tuple(values[kind] for kind in head.columns.values())
    file = BytesIO()
    with Writer(file, Head(revision=migrate.HEAD, program="1", at=0, tables=(head,))) as writer:
        writer.rows("message", [row, tuple(None for _ in row)])
    path = tmp_path / "kinds"
    path.write_bytes(file.getvalue())
    assert rows_of(Archive(path)) == {"message": [row, tuple(None for _ in row)]}
