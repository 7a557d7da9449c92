"""`duskbid export`: a match as a file, a live one only announced; and every reason why there is none, in one line."""

import asyncio
import re
import subprocess
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from bot.services import lobby, overseeing, records
from bot.services.lobby import Opening
from bot.storage.store import open_storage
from tests.architecture.project import ROOT
from tests.commands.conftest import Command
from tests.fakes.clock import FakeClock
from tests.fakes.storage import FakeMatches
from tests.fakes.table import FOUR, GUILD, HOME, HOST, SCHEDULE, House, person

LOBBY, LIVE, ENDED = 1, 2, 3
GOLDEN = ROOT / "tests" / "golden" / "tycoon-skirmish.jsonl"
REASON = "天黑了"
Work: TypeAlias = Callable[[House], Coroutine[Any, Any, Any]]


async def _with_database(folder: Path, work: Work) -> Any:
    """Work with a house on the database file in this folder, which is made if needed."""
    clock = FakeClock()
    async with await open_storage(f"sqlite+aiosqlite:///{folder / 'duskbid.db'}", clock) as storage:
        house = House(FakeMatches(), clock)
        house.rails.storage = storage
        return await work(house)


async def _three_matches(house: House) -> None:
    """One in its lobby, one live, one ended."""
    for match in (LOBBY, LIVE, ENDED):
        answer = await lobby.open_lobby(
            house.rails,
            house.input_id(),
            Opening(
                game="tycoon",
                guild=GUILD,
                home=HOME + match,
                host=HOST,
                language="en",
                schedule=SCHEDULE,
                house_rules=FOUR,
            ),
        )
        assert answer.facts["match"] == match
        if match == LOBBY:
            continue
        for place in range(1, 5):
            await lobby.join(house.rails, match, house.input_id(), person(str(place)))
        assert (await lobby.start(house.rails, match, house.host())).code == "started"
    assert (await overseeing.end(house.rails, ENDED, house.host(), REASON)).code == "ended"


@pytest.fixture
def config(tmp_path: Path) -> Path:
    """Settings that name a database with three matches."""
    asyncio.run(_with_database(tmp_path, _three_matches))
    path = tmp_path / "config.yaml"
    path.write_text(f"data_dir: {tmp_path}\n", encoding="utf-8")
    return path


def messages(config: Path, match: int) -> list[str]:
    """What is in the outbox for a match."""

    async def look(house: House) -> list[str]:
        storage = house.rails.storage
        rows = await storage.messages(match)  # type: ignore[attr-defined]
        return [row.new.events.decode() for row in rows]

    found: list[str] = asyncio.run(_with_database(config.parent, look))
    return found


def test_a_match_that_is_over_is_written_and_proves_itself(duskbid: Command, config: Path, tmp_path: Path) -> None:
    shown = duskbid("export", ENDED, "--config", config)
    assert (shown.code, shown.err) == (0, "")
    assert records.verify(shown.out.encode()) is None
    out = tmp_path / "match.jsonl"
    done = duskbid("export", ENDED, "--config", config, "--output", out)
    assert (done.code, done.out, done.err) == (0, "", "")
    assert out.read_bytes() == shown.out.encode()
    assert sorted(path.name for path in tmp_path.glob("match*")) == ["match.jsonl"]


def test_an_export_is_replayed(duskbid: Command, config: Path, tmp_path: Path) -> None:
    out = tmp_path / "match.jsonl"
    duskbid("export", ENDED, "--config", config, "--output", out)
    done = duskbid("replay", out)
    assert (done.code, done.err) == (0, "")
    assert done.out.splitlines()[-1].startswith("proved: ")
    out.write_bytes(out.read_bytes().replace(REASON.encode(), "天亮了".encode()))
    assert "does not prove itself: row 2: the hash does not fit" in duskbid("replay", out).error


def test_p5_an_export_is_held_to_what_the_table_was_told(duskbid: Command, config: Path, tmp_path: Path) -> None:
    out = tmp_path / "match.jsonl"
    duskbid("export", ENDED, "--config", config, "--output", out)
    told = "\n".join(messages(config, ENDED))
    [commitment], [head] = (set(re.findall(rf'"{name}":"([0-9a-f]{{64}})"', told)) for name in ("commitment", "head"))
    done = duskbid("replay", out, "--commitment", f"`{commitment}`", "--head", head.upper())
    assert (done.code, done.err) == (0, "")
    assert done.out.endswith("and it is what the table was told at the start and at the end\n")
    assert "not the one that was promised" in duskbid("replay", out, "--commitment", head).error
    assert "not the one whose hash was published" in duskbid("replay", out, "--head", commitment).error
    assert duskbid("replay", out, "--head", head[:-1]).error.startswith("--head: 64 hexadecimal digits")
    assert "nobody was told anything" in duskbid("replay", GOLDEN, "--head", head).error


def test_a_live_match_is_refused_and_nobody_is_told(duskbid: Command, config: Path, tmp_path: Path) -> None:
    before = messages(config, LIVE)
    error = duskbid("export", LIVE, "--config", config, "--output", tmp_path / "match.jsonl").error
    assert error == "match 2 is being played and its export shows every secret; with --reveal the table is told"
    assert messages(config, LIVE) == before
    assert list(tmp_path.glob("match*")) == []


def test_with_reveal_the_table_of_a_live_match_is_told(duskbid: Command, config: Path) -> None:
    before = messages(config, LIVE)
    done = duskbid("export", LIVE, "--config", config, "--reveal")
    assert (done.code, done.err) == (0, "")
    assert records.verify(done.out.encode()) is None
    [told] = messages(config, LIVE)[len(before) :]
    assert '"event":"looked"' in told


def test_with_reveal_nobody_is_told_of_a_file_that_cannot_be_written(
    duskbid: Command, config: Path, tmp_path: Path
) -> None:
    before = messages(config, LIVE)
    out = tmp_path / "nowhere" / "match.jsonl"
    error = duskbid("export", LIVE, "--config", config, "--reveal", "--output", out).error
    assert error == f"{out}: cannot be written: No such file or directory"
    assert duskbid("export", LIVE, "--config", config, "--reveal", "--output", tmp_path).error.startswith(
        f"{tmp_path}: cannot be written: "
    )
    assert messages(config, LIVE) == before


@pytest.mark.parametrize(
    ("match", "complaint"), [(LOBBY, "match 1 has not begun"), (9, "there is no match 9"), (2**63 - 1, "there is no")]
)
def test_a_match_that_has_no_log(duskbid: Command, config: Path, match: int, complaint: str) -> None:
    assert duskbid("export", match, "--config", config).error.startswith(complaint)


@pytest.mark.parametrize("match", ["0", "x", str(2**63)])
def test_what_is_no_number_of_a_match(duskbid: Command, config: Path, match: str) -> None:
    assert duskbid("export", match, "--config", config).error.startswith("Invalid value for 'match'")


BAD_CONFIGS = [
    ("hour: {}\n", ":1: unknown key 'hour'; allowed: data_dir, "),
    ("hours:\n  dawn: 08:00\n", ":2: "),
    ("zone: Asia/Shanghia\n", ":1: zone: unknown time zone 'Asia/Shanghia'; did you mean Asia/Shanghai?"),
    (
        "database: postgresql+asyncpg://bot:hush@127.0.0.1:1/bot\n",
        "the database server at 127.0.0.1:1 cannot be reached",
    ),
    ("database: mysql://bot:hush@localhost/bot\n", ":1: database: not a database that can be used"),
    ("token: hush\n", ":1: the token does not belong into this file"),
]


@pytest.mark.parametrize(("text", "complaint"), BAD_CONFIGS)
def test_a_bad_config_is_one_line(duskbid: Command, tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "config.yaml"
    path.write_text(text, encoding="utf-8")
    error = duskbid("export", 1, "--config", path).error
    assert complaint in error
    assert "hush" not in error


def test_no_config_and_no_database_are_one_line(
    duskbid: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert duskbid("export", 1).error.endswith("there is no such file; copy config.example.yaml to config.yaml")
    Path("config.yaml").touch()
    assert duskbid("export", 1).error == "there is no database var/duskbid.db"
    assert not Path("var").exists()


def test_bytes_are_written_as_they_are_whatever_the_terminal_speaks(config: Path) -> None:
    """Chinese words must not become others in a terminal that lacks them: the export would prove nothing."""
    command = [sys.executable, "-m", "bot", "export", str(ENDED), "--config", str(config)]
    environment = {"PYTHONIOENCODING": "ascii", "PATH": ""}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert REASON.encode() in done.stdout
    assert records.verify(done.stdout) is None
