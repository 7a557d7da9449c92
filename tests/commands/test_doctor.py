"""`duskbid doctor`: a line for each thing that the bot needs, and how to mend it; nothing is changed by looking."""

import asyncio
import json
import shutil
import sqlite3
import threading
import zoneinfo
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from discord.http import Route

from bot.commands.doctor import _machine
from bot.config import Config
from bot.online import Online
from bot.storage.sqlite import FileLock
from bot.transport import syncing
from bot.transport.looking import PERMISSIONS
from tests.architecture.project import pyproject
from tests.commands.conftest import Command, Done
from tests.commands.test_export import _three_matches, _with_database
from tests.commands.test_run import closed, levels, written  # noqa: F401 - a fixture

SECRET = "a-secret.to.ken"
APPLICATION = 1234567890123456789
USER = {"id": str(APPLICATION), "username": "Duskbid", "discriminator": "0", "avatar": None}
ABOUT: Mapping[str, Any] = {
    "id": str(APPLICATION),
    "name": "Duskbid",
    "icon": None,
    "description": "",
    "bot_public": True,
    "bot_require_code_grant": False,
    "owner": USER,
    "verify_key": "",
    "flags": 0,
    "approximate_guild_count": 2,
}
GATEWAY = {
    "url": "wss://gateway.invalid",
    "shards": 1,
    "session_start_limit": {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1},
}
WELL = {
    "/users/@me": USER,
    "/oauth2/applications/@me": ABOUT,
    "/gateway/bot": GATEWAY,
    f"/applications/{APPLICATION}/commands": [],
}


class Account(HTTPServer):
    """Discord as a stand-in that knows one account."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Answering)
        self.answers: dict[str, Any] = dict(WELL)
        self.status = 200
        self.date = ""
        self.asked: list[tuple[str, str | None]] = []

    def says(self, path: str, **facts: Any) -> None:
        self.answers[path] = {**self.answers[path], **facts}


class Answering(BaseHTTPRequestHandler):
    """Answers what is asked."""

    def do_GET(self) -> None:
        account = self.server
        assert isinstance(account, Account)
        path = self.path.partition("?")[0]
        account.asked.append((path, self.headers.get("Authorization")))
        body = json.dumps(account.answers[path] if account.status == 200 else {"message": "no", "code": 0}).encode()
        self.send_response_only(account.status)
        self.send_header("Date", account.date or self.date_time_string())
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the library's own name
        """Say nothing."""


@pytest.fixture
def discord(monkeypatch: pytest.MonkeyPatch) -> Iterator[Account]:
    with Account() as server:
        monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{server.server_port}")
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()


@pytest.fixture
def config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Settings of a bot with a token, which never ran; whose Discord nobody answers for."""
    monkeypatch.setenv("DISCORD_TOKEN", SECRET)
    monkeypatch.setattr(Route, "BASE", closed())
    monkeypatch.setattr(_machine, "LITTLE", 0)
    monkeypatch.setattr(_machine, "TOO_LITTLE", 0)
    return written(tmp_path, "")


class Line(NamedTuple):
    """What is said about one thing."""

    level: str
    said: str
    mend: str


def lines(done: Done) -> dict[str, Line]:
    """What is said, by what was looked at. The token is in none of it."""
    assert done.err == ""
    assert SECRET not in done.out
    found = {}
    for line in done.out.splitlines():
        level, what, rest = line.split(maxsplit=2)
        said, _, mend = rest.partition(" → ")
        found[what] = Line(level, said, mend)
    assert done.code == (2 if "fault" in {one.level for one in found.values()} else 0)
    return found


Look = Callable[..., dict[str, Line]]


@pytest.fixture
def look(duskbid: Command, config: Path) -> Look:
    """Let the doctor look, and read what he says."""
    return lambda *options: lines(duskbid("doctor", "--config", config, *options))


def test_a_healthy_new_bot_gets_a_line_for_each_thing_and_nothing_is_made(
    look: Look, discord: Account, tmp_path: Path
) -> None:
    before = sorted(tmp_path.rglob("*"))
    found = look()
    assert {one.level for one in found.values()} == {"ok"}
    assert list(found) == [
        *("python", "packages", "zones", "settings", "token", "folder", "space", "database"),
        *("discord", "clock", "intents", "clicks", "servers", "shards", "commands"),
    ]
    assert found["discord"].said == f"the token is that of Duskbid, application {APPLICATION}"
    assert found["commands"].said.startswith("the next start gives Discord ")
    assert sorted(tmp_path.rglob("*")) == before
    assert {token for _, token in discord.asked} == {f"Bot {SECRET}"}


def test_offline_nothing_leaves_this_machine(look: Look, discord: Account) -> None:
    found = look("--offline")
    assert found["discord"] == Line("-", "not looked at: --offline was asked for", "")
    assert found["database"].level == "ok"
    assert discord.asked == []


# --- this machine


def test_an_old_python_is_a_fault() -> None:
    assert _machine.python((3, 10, 4)).line.startswith("fault    python    3.10.4 → install Python 3.11")


def test_the_packages_are_those_of_the_project() -> None:
    project = pyproject()["project"]
    for wanted, known in (
        (project["dependencies"], _machine.PACKAGES),
        (project["optional-dependencies"]["postgres"], _machine.FOR_POSTGRESQL),
    ):
        named = {}
        for one in wanted:
            name, _, least = one.partition(">=")
            named[name.partition("[")[0]] = tuple(int(part) for part in least.partition(",")[0].split("."))
        assert named == known


def test_a_package_that_is_missing_or_old_is_a_fault_and_nothing_rests_on_it(
    look: Look, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_machine, "PACKAGES", {**_machine.PACKAGES, "no-such-package": (1,), "typer": (99, 1)})
    found = look()
    assert found["packages"] == Line(
        "fault", "missing or too old: typer, no-such-package", "pip install --upgrade 'duskbid'"
    )
    assert found["database"].said == "not looked at: the packages must be mended first"


def test_a_fork_of_the_library_is_a_warning(look: Look, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_machine, "FORKS", ("rich",))
    assert look("--offline")["packages"] == Line("warning", "beside discord.py there is rich", "pip uninstall rich")


def test_a_machine_without_time_zones_is_a_fault(look: Look, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(zoneinfo, "available_timezones", set)
    assert look("--offline")["zones"].mend == "pip install tzdata"


def test_wrong_settings_are_named_with_their_line(look: Look, tmp_path: Path) -> None:
    path = written(tmp_path, "grace_seconds: soon\n")
    found = look()
    assert found["settings"].level == "fault"
    assert found["settings"].said.startswith(f"{path}:2: grace_seconds")
    assert found["discord"].said == "not looked at: the settings must be mended first"


def test_missing_settings_say_what_to_copy(look: Look, config: Path) -> None:
    config.unlink()
    assert look("--offline")["settings"].mend == "copy config.example.yaml to config.yaml"


@pytest.mark.parametrize(
    ("token", "level", "words"),
    [("", "fault", "there is no token"), ("two words", "fault", "holds no token"), ("0123456789abcdef", "warning", "")],
)
def test_a_token_is_looked_at_and_never_told(
    look: Look, monkeypatch: pytest.MonkeyPatch, token: str, level: str, words: str
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", token)
    found = look("--offline")["token"]
    assert found.level == level
    assert words in found.said
    assert found.mend
    assert not token or token not in " ".join(found)


def test_a_folder_that_cannot_be_written_is_a_fault(look: Look, tmp_path: Path) -> None:
    assert look("--offline")["folder"].said.endswith("will be made at the first start")
    (tmp_path / "var").mkdir()
    assert look("--offline")["folder"].said == f"{tmp_path / 'var'} can be written"
    (tmp_path / "var").rmdir()
    (tmp_path / "var").touch()
    found = look("--offline")["folder"]
    assert (found.level, found.said) == ("fault", f"{tmp_path / 'var'} is no folder")


@pytest.mark.parametrize(("megabytes", "level"), [(10_000, "ok"), (499, "warning"), (49, "fault")])
def test_a_full_disk_is_told_before_it_is_full(monkeypatch: pytest.MonkeyPatch, megabytes: int, level: str) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: shutil._ntuple_diskusage(0, 0, megabytes * 1024 * 1024))
    assert _machine.space(Config()).level.value == level


# --- the database


def test_the_database_is_told_in_each_state(look: Look, tmp_path: Path) -> None:
    (tmp_path / "var").mkdir()
    path = tmp_path / "var" / "duskbid.db"
    assert look("--offline")["database"].said == f"{path} will be made at the first start"
    asyncio.run(_with_database(tmp_path / "var", _three_matches))
    assert look("--offline")["database"].said.startswith(f"{path}: 3 matches, revision ")
    lock = FileLock(path)
    lock.take()
    try:
        found = look("--offline")["database"]
    finally:
        lock.release()
    assert (found.level, found.said) == ("warning", f"{path}: another process uses it")
    with closing(sqlite3.connect(path)) as file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
        file.commit()
    found = look("--offline")["database"]
    assert (found.level, "newer version of Duskbid" in found.said) == ("fault", True)
    path.write_bytes(b"no database at all, but long enough to be taken for the header of one" * 20)
    found = look("--offline")["database"]
    assert (found.level, "not a database" in found.said) == ("fault", True)


def test_a_server_that_cannot_be_reached_is_a_fault_without_its_password(look: Look, tmp_path: Path) -> None:
    written(tmp_path, "database: postgresql+asyncpg://bot:hush@127.0.0.1:1/matches\n")
    assert look("--offline")["database"].said.startswith("not looked at: it is on a server")
    found = look()["database"]
    assert (found.level, "at 127.0.0.1:1 cannot be reached" in found.said) == ("fault", True)
    assert "hush" not in found.said


# --- the account


def test_without_a_network_it_says_so(look: Look) -> None:
    found = look()["discord"]
    assert found.level == "fault"
    assert found.said.startswith("Discord cannot be reached: ")
    assert found.mend.startswith("mend the network")


def test_a_token_that_discord_does_not_know_is_a_fault(look: Look, discord: Account) -> None:
    discord.status = 401
    found = look()["discord"]
    assert (found.level, found.said) == ("fault", "Discord does not know this token")


def test_a_wrong_clock_is_a_warning(look: Look, discord: Account) -> None:
    discord.date = "Thu, 01 Jan 2026 00:00:00 GMT"
    found = look()["clock"]
    assert (found.level, "before Discord's" in found.said) == ("warning", True)


def test_privileged_intents_are_not_needed(look: Look, discord: Account) -> None:
    discord.says("/oauth2/applications/@me", flags=1 << 19 | 1 << 14)
    found = look()["intents"]
    assert (found.level, "Server Members, Message Content may be switched off" in found.said) == ("ok", True)


def test_an_endpoint_that_takes_the_clicks_is_a_fault(look: Look, discord: Account) -> None:
    discord.says("/oauth2/applications/@me", interactions_endpoint_url="https://example.org/x")
    found = look()["clicks"]
    assert (found.level, "Interactions Endpoint URL" in found.mend) == ("fault", True)


def test_a_bot_on_no_server_is_told_how_it_is_invited(look: Look, discord: Account) -> None:
    discord.says("/oauth2/applications/@me", approximate_guild_count=0)
    found = look()["servers"]
    assert found.level == "warning"
    assert f"client_id={APPLICATION}" in found.mend
    assert found.mend.endswith(f"permissions={PERMISSIONS.value}")
    discord.says("/oauth2/applications/@me", bot_require_code_grant=True)
    assert "Code Grant" in look()["servers"].mend


def test_too_few_shards_or_starts_are_a_warning(look: Look, discord: Account) -> None:
    discord.says("/gateway/bot", shards=3)
    assert look()["shards"] == Line("warning", "1; Discord advises 3", "raise shard_count in the settings")
    discord.says("/gateway/bot", session_start_limit={**GATEWAY["session_start_limit"], "remaining": 1})  # type: ignore[dict-item]
    assert look()["shards"].said == "Discord takes only 1 more connections today"


def test_commands_that_discord_lost_are_a_warning(look: Look, discord: Account, tmp_path: Path) -> None:
    settings = Config(data_dir=tmp_path / "var")
    payload = asyncio.run(Online(settings).commands())
    syncing._keep(settings.data_dir, syncing._mark(APPLICATION, payload))
    assert syncing.given(APPLICATION, payload, settings.data_dir)
    path = f"/applications/{APPLICATION}/commands"
    discord.answers[path] = [{"name": one["name"]} for one in payload if one["name"] != "vote"]
    found = look()["commands"]
    assert (found.level, found.said) == ("warning", "Discord has lost /vote")
    discord.answers[path] = [{"name": one["name"]} for one in payload]
    assert look()["commands"].said == f"Discord has all {len(payload)}"
