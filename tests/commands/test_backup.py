"""`duskbid backup` and `duskbid restore`: what they say, what file is left, and every reason for none, in one line."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.storage.sqlite import FileLock
from tests.commands.conftest import Command
from tests.commands.test_export import ENDED, config  # noqa: F401 - a fixture


@pytest.fixture
def other(tmp_path: Path) -> Path:
    """Settings of a bot without a database."""
    path = tmp_path / "other.yaml"
    path.write_text(f"data_dir: {tmp_path / 'other'}\n", encoding="utf-8")
    return path


def seeds(folder: Path) -> set[str]:
    with closing(sqlite3.connect(folder / "duskbid.db")) as file:
        return {seed for (seed,) in file.execute("SELECT seed FROM match WHERE seed <> ''")}


def test_what_was_backed_up_is_restored_elsewhere(
    duskbid: Command,
    config: Path,  # noqa: F811
    other: Path,
    tmp_path: Path,
) -> None:
    file = tmp_path / "duskbid.backup"
    done = duskbid("backup", file, "--config", config)
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith(f"{file}: 3 matches, ")
    assert "It holds every secret" in done.out
    assert seeds(tmp_path)
    assert not any(seed in done.out for seed in seeds(tmp_path))
    assert file.stat().st_mode & 0o777 == 0o600
    assert list(tmp_path.glob("*.part")) == []

    done = duskbid("restore", file, "--config", other)
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("restored 3 matches, ")
    before, after = (duskbid("export", ENDED, "--config", one) for one in (config, other))
    assert after.code == 0
    assert after.out == before.out
    assert "is not empty" in duskbid("restore", file, "--config", other).error
    assert duskbid("restore", file, "--config", other, "--replace").code == 0


def test_a_backup_replaces_no_file_and_leaves_no_half_one(
    duskbid: Command,
    config: Path,  # noqa: F811
    other: Path,
    tmp_path: Path,
) -> None:
    database = tmp_path / "duskbid.db"
    before = database.read_bytes()
    assert duskbid("backup", database, "--config", config).error.endswith("a backup replaces none")
    assert database.read_bytes() == before
    nowhere = tmp_path / "nowhere" / "backup"
    assert "No such file" in duskbid("backup", nowhere, "--config", config).error
    assert duskbid("backup", tmp_path / "new", "--config", other).error.startswith("there is no database")
    assert list(tmp_path.glob("new*")) == []
    half = tmp_path / "third.part"
    half.touch()
    assert duskbid("backup", tmp_path / "third", "--config", config).error.endswith("if so, remove the file")
    assert half.exists()


def test_only_a_backup_is_restored_and_not_while_the_bot_runs(
    duskbid: Command,
    config: Path,  # noqa: F811
    other: Path,
    tmp_path: Path,
) -> None:
    assert "No such file" in duskbid("restore", tmp_path / "none", "--config", other).error
    assert "no whole backup" in duskbid("restore", config, "--config", other).error
    assert not (tmp_path / "other").exists()
    file = tmp_path / "backup"
    duskbid("backup", file, "--config", config)
    (tmp_path / "other").mkdir()
    lock = FileLock(tmp_path / "other" / "duskbid.db")
    lock.take()
    try:
        assert "another process already uses" in duskbid("restore", file, "--config", other).error
    finally:
        lock.release()
