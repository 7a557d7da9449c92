"""P1 and P2 in short, and that the checker sees what is wrong."""

import asyncio
import shutil
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.storage.store import open_storage
from tests.fakes.clock import FakeClock
from tests.storage.conftest import on_postgresql
from tests.torture.storage import check, torture

INPUTS = 240
KILLS = 10


@pytest.fixture
def file_url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'torture.db'}"


def test_p1_p2_killed_processes_on_a_file(file_url: str) -> None:
    figures = torture(file_url, inputs=INPUTS, kills=KILLS)
    assert figures.wrong == ()
    assert figures.kills >= KILLS // 2
    assert figures.phases >= INPUTS // 15


@pytest.fixture(scope="module")
def right_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a torture in which all went well."""
    path = tmp_path_factory.mktemp("right") / "torture.db"
    assert torture(f"sqlite+aiosqlite:///{path}", inputs=150, kills=0).wrong == ()
    return path


@on_postgresql
@pytest.mark.parametrize("at_once", [1, 2])
def test_p1_p2_killed_processes_on_a_server(server_url: str, at_once: int) -> None:
    figures = torture(server_url, inputs=INPUTS, kills=KILLS, at_once=at_once)
    assert figures.wrong == ()
    assert figures.kills >= KILLS // 2
    assert figures.phases >= INPUTS // 15


async def _change(url: str, statement: str) -> None:
    async with await open_storage(url, FakeClock()) as storage:
        await storage._database.write(lambda connection: connection.execute(text(statement)))


@pytest.mark.parametrize(
    ("statement", "words"),
    [
        ("DELETE FROM log WHERE match = 3 AND number = 2", "0 times in the log"),
        ("DELETE FROM answer WHERE input = 7", "answer kept: False"),
        (
            "UPDATE log SET body = (SELECT body FROM log WHERE match=3 AND number=1) WHERE match=3 AND number=2",
            "2 times",
        ),
        ("UPDATE match SET version = version + 1 WHERE id = 4", "one version for each row"),
        ("DELETE FROM message WHERE match = 5 AND number = 1", "a message for each input"),
        ("UPDATE panel SET revision = 1 WHERE match = 6", "a panel that counted all"),
        ("DELETE FROM deadline WHERE match = 1", "the next deadline"),
        ("UPDATE log SET phase = '7' WHERE kind = 'tick' AND match = 2", "each phase once"),
        ("UPDATE match SET step = 0 WHERE id = 2", "each phase once"),
    ],
)
def test_the_checker_sees_it(right_file: Path, file_url: str, statement: str, words: str) -> None:
    shutil.copy(right_file, file_url.removeprefix("sqlite+aiosqlite:///"))
    assert asyncio.run(check(file_url, set(), 150))[1] == []
    asyncio.run(_change(file_url, statement))
    _, wrong = asyncio.run(check(file_url, set(range(1, 151)), 150))
    assert any(words in line for line in wrong)
