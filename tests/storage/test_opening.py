"""Opening a database: the lock, and one clear line for each thing that a person can mend."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.errors import UserError
from bot.services.changes import Change
from bot.storage.store import open_storage
from tests.architecture.project import ROOT
from tests.fakes.clock import FakeClock
from tests.storage.conftest import on_postgresql
from tests.storage.samples import a_match
from tests.storage.server import PASSWORD, Server

OPEN = """
import asyncio, sys
from bot.clock import SystemClock
from bot.errors import UserError
from bot.storage.store import open_storage

async def main():
    storage = await open_storage(sys.argv[1], SystemClock())
    print("open", flush=True)
    sys.stdin.readline()
    await storage.close()

try:
    asyncio.run(main())
except UserError as error:
    print(error, file=sys.stderr)
    sys.exit(error.exit_code)
"""


def a_process(url: str) -> "subprocess.Popen[str]":
    """A process that opens the database and keeps it open until it gets a line."""
    command = [sys.executable, "-W", "error", "-c", OPEN, url]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=pipe, text=True)


def empty_file(path: Path) -> None:
    """Make an empty file; whoever looked for it before must have made none."""
    path.touch(exist_ok=False)


def file_url(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


async def refusal(url: str, *, alone: bool = True) -> str:
    """Return the one line that opening gives."""
    with pytest.raises(UserError) as caught:
        await open_storage(url, FakeClock(), alone=alone)
    assert "\n" not in str(caught.value)
    assert caught.value.exit_code == 2
    return str(caught.value)


def test_a_second_process_on_the_same_file_says_so_and_ends(tmp_path: Path) -> None:
    path = tmp_path / "duskbid.db"
    with a_process(file_url(path)) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "open\n"
        with a_process(file_url(path)) as second:
            out, err = second.communicate()
        assert (second.returncode, out) == (2, "")
        assert err.count("\n") == 1
        assert f"another process already uses the database {path}" in err
        _, err = first.communicate("\n")
        assert (first.returncode, err) == (0, "")
    with a_process(file_url(path)) as third:
        out, _ = third.communicate("\n")
    assert (third.returncode, out) == (0, "open\n")


def test_a_killed_process_leaves_no_lock(tmp_path: Path) -> None:
    path = tmp_path / "duskbid.db"
    with a_process(file_url(path)) as first:
        assert first.stdout is not None
        first.stdout.readline()
        first.kill()
    with a_process(file_url(path)) as second:
        out, err = second.communicate("\n")
    assert (second.returncode, out, err) == (0, "open\n", "")


async def test_a_refused_opening_keeps_no_lock(tmp_path: Path) -> None:
    path = tmp_path / "duskbid.db"
    path.write_bytes(b"no database at all, but long enough to be taken for the header of one" * 20)
    assert "not a database" in await refusal(file_url(path))
    path.unlink()
    await (await open_storage(file_url(path), FakeClock())).close()


async def test_a_command_beside_a_running_bot_reads_and_commits(tmp_path: Path) -> None:
    url = file_url(tmp_path / "duskbid.db")
    async with (
        await open_storage(url, FakeClock()) as bot,
        await open_storage(url, FakeClock(), alone=False) as command,
    ):
        await bot.commit(Change(match=a_match()))
        await command.commit(Change(match=a_match(2)))
        assert await command.load(1) is not None
        assert await bot.load(2) is not None


async def test_a_command_makes_no_database(tmp_path: Path) -> None:
    path = tmp_path / "duskbid.db"
    assert await refusal(file_url(path), alone=False) == f"there is no database {path}"
    empty_file(path)
    assert "start the bot once first" in await refusal(file_url(path), alone=False)


async def test_the_folder_of_the_file_is_made(tmp_path: Path) -> None:
    path = tmp_path / "var" / "deep" / "duskbid.db"
    await (await open_storage(file_url(path), FakeClock())).close()
    assert path.is_file()


async def test_a_relative_path_is_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    await (await open_storage("sqlite+aiosqlite:///var/duskbid.db", FakeClock())).close()
    assert (tmp_path / "var" / "duskbid.db").is_file()


async def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "cannot be opened" in await refusal(file_url(tmp_path / "file" / "duskbid.db"))
    (tmp_path / "folder").mkdir()
    assert "cannot be used: unable to open database file" in await refusal(file_url(tmp_path / "folder"))


@pytest.fixture
def read_only(tmp_path: Path) -> Path:
    """A file in a folder, neither to be written."""
    path = tmp_path / "duskbid.db"
    path.touch()
    path.chmod(0o400)
    tmp_path.chmod(0o500)
    return path


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
async def test_a_file_that_may_not_be_written(read_only: Path) -> None:
    assert "cannot be opened: Permission denied" in await refusal(file_url(read_only))


@pytest.mark.parametrize("url", ["", "nonsense", "mysql://x:hush@y/z", "sqlite+aiosqlite://", "sqlite:///:memory:"])
async def test_a_url_of_something_else(url: str) -> None:
    line = await refusal(url)
    assert "must" in line
    assert "hush" not in line


async def test_the_pragmas_of_a_file(tmp_path: Path) -> None:
    async with await open_storage(file_url(tmp_path / "duskbid.db"), FakeClock()) as storage:
        wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
        for name, value in wanted.items():
            look = f"PRAGMA {name}"
            assert await storage._database.write(lambda c, look=look: c.exec_driver_sql(look).scalar()) == value  # type: ignore[misc]
            assert await storage._database.read(lambda c, look=look: c.exec_driver_sql(look).scalar()) == value  # type: ignore[misc]


async def test_readers_cannot_write(url: str) -> None:
    async with await open_storage(url, FakeClock()) as storage:
        with pytest.raises(Exception, match=r"(?i)read-?only"):
            await storage._database.read(lambda connection: connection.exec_driver_sql("DELETE FROM lease").rowcount)


async def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "duskbid.db"
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE match (score TEXT)")
    assert "already has a table 'match'" in await refusal(file_url(path))


@on_postgresql
async def test_a_server_that_does_not_answer(server: Server) -> None:
    url = server.url("template").replace(f":{server.port}/", ":1/")
    assert "at 127.0.0.1:1 cannot be reached" in await refusal(url)
    assert "cannot be reached" in await refusal(url.replace("127.0.0.1", "nowhere.invalid"))


@on_postgresql
async def test_a_wrong_password_a_wrong_user_a_wrong_name(server: Server) -> None:
    for url in (server.url("template", password="guessed"), server.url("template", user="nobody")):
        line = await refusal(url)
        assert "wrong user or password" in line
        assert PASSWORD not in line
        assert "guessed" not in line
    assert "it has no database 'nonesuch'" in await refusal(server.url("nonesuch"))


@on_postgresql
async def test_the_password_may_stand_in_the_environment(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    url = server.url("template").replace(f":{PASSWORD}@", "@")
    monkeypatch.setenv("PGPASSWORD", PASSWORD)
    await (await open_storage(url, FakeClock())).close()
    monkeypatch.setenv("PGPASSWORD", "guessed")
    assert "wrong user or password" in await refusal(url)


@on_postgresql
async def test_a_user_without_rights(server: Server, new_server_database: Callable[[bool], str]) -> None:
    empty, full = new_server_database(False), new_server_database(True)
    server.sql(f"CREATE ROLE guest_{empty} LOGIN PASSWORD 'guest'")
    for name in (empty, full):
        line = await refusal(server.url(name, user=f"guest_{empty}", password="guest"))
        assert f"the user 'guest_{empty}' may not make or use tables in '{name}'" in line


@on_postgresql
async def test_two_processes_make_the_tables_once(server: Server, new_server_database: Callable[[bool], str]) -> None:
    url = server.url(new_server_database(False))
    processes = [a_process(url) for _ in range(2)]
    for process in processes:
        with process:
            out, err = process.communicate("\n")
            assert (process.returncode, out, err) == (0, "open\n", "")
