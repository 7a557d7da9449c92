"""`duskbid run`: what keeps the bot from Discord is one line, and a signal ends it in order."""

import json
import logging
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import discord
import pytest
from discord.http import Route

from bot.commands.run import Discreet, Fields, begin_log
from bot.config import LogLevels
from bot.storage.sqlite import FileLock
from bot.transport.client import DuskBot
from tests.architecture.project import ROOT
from tests.commands.conftest import Command
from tests.fakes.table import House

SECRET = "a-secret.to.ken"
# Another process's discord.py is turned towards us before the command line begins.
PROGRAM = "import sys; from discord.http import Route; Route.BASE = sys.argv.pop(1); from bot.cli import main; main()"


class Refusing(BaseHTTPRequestHandler):
    """Discord as a stand-in that answers every request with the status of its server."""

    def do_GET(self) -> None:
        assert isinstance(self.server, Standin)
        body = b'{"message": "no", "code": 0}'
        self.send_response(self.server.status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the library's own name
        """Say nothing: stderr is what the tests look at."""


class Standin(HTTPServer):
    """A server on a free port of this machine."""

    def __init__(self, status: int) -> None:
        super().__init__(("127.0.0.1", 0), Refusing)
        self.status = status


@contextmanager
def answering(status: int) -> Iterator[str]:
    with Standin(status) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}"
        finally:
            server.shutdown()
            thread.join()


def closed() -> str:
    """An address of this machine where nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return f"http://127.0.0.1:{taken.getsockname()[1]}"


@pytest.fixture(autouse=True)
def levels() -> Iterator[None]:
    """The log's levels are the process's: they are put back."""
    loggers = [logging.getLogger(name) for name in ("bot", *(name for name, _ in LogLevels().by_logger()))]
    before = [(one, one.level) for one in loggers]
    yield
    for one, level in before:
        one.setLevel(level)


@pytest.fixture
def config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Settings of a bot with a token, whose Discord nobody answers for."""
    monkeypatch.setenv("DISCORD_TOKEN", SECRET)
    monkeypatch.setattr(Route, "BASE", closed())
    return written(tmp_path, "")


def written(folder: Path, more: str) -> Path:
    path = folder / "config.yaml"
    path.write_text(f"data_dir: {folder / 'var'}\n{more}", encoding="utf-8")
    return path


def test_without_settings_it_says_what_to_copy(
    duskbid: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert duskbid("run").error.endswith("; copy config.example.yaml to config.yaml")


def test_a_wrong_setting_is_named_with_its_line(duskbid: Command, config: Path, tmp_path: Path) -> None:
    written(tmp_path, "grace_seconds: soon\n")
    error = duskbid("run", "--config", config).error
    assert error.startswith(f"{config}:2: ")
    assert "grace_seconds" in error


@pytest.mark.parametrize("token", [None, "", "  \n"])
def test_without_a_token_it_says_where_it_belongs(
    duskbid: Command, config: Path, monkeypatch: pytest.MonkeyPatch, token: str | None
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN")
    if token is not None:
        monkeypatch.setenv("DISCORD_TOKEN", token)
    assert "DISCORD_TOKEN" in duskbid("run", "--config", config).error


@pytest.mark.parametrize("token", ["two words", "two\nlines", "天黑出价"])
def test_what_cannot_be_a_token_is_not_sent_and_not_repeated(
    duskbid: Command, config: Path, monkeypatch: pytest.MonkeyPatch, token: str
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", token)
    error = duskbid("run", "--config", config).error
    assert error.startswith("DISCORD_TOKEN holds no token")
    assert token not in error


def test_a_token_that_discord_does_not_know_is_one_line(
    duskbid: Command, config: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with answering(401) as address:
        monkeypatch.setattr(Route, "BASE", address)
        error = duskbid("run", "--config", config).error
    assert error.startswith("Discord does not know this token")
    assert SECRET not in error


def test_a_discord_that_nobody_answers_for_is_one_line(duskbid: Command, config: Path) -> None:
    assert duskbid("run", "--config", config).error.startswith("Discord cannot be reached: ")


def test_a_discord_that_is_down_is_one_line(duskbid: Command, config: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with answering(503) as address:
        monkeypatch.setattr(Route, "BASE", address)
        assert duskbid("run", "--config", config).error == "Discord cannot be reached: it answers with status 503"


def test_refused_intents_are_one_line(duskbid: Command, config: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def start(client: DuskBot, token: str) -> None:
        raise discord.PrivilegedIntentsRequired(0)

    monkeypatch.setattr(DuskBot, "start", start)
    assert "intents" in duskbid("run", "--config", config).error


def test_a_database_that_cannot_be_reached_is_one_line_without_its_password(
    duskbid: Command, config: Path, tmp_path: Path
) -> None:
    port = closed().rpartition(":")[2]
    written(tmp_path, f"database: postgresql+asyncpg://somebody:hidden@127.0.0.1:{port}/matches\n")
    error = duskbid("run", "--config", config).error
    assert error.startswith(f"the database server at 127.0.0.1:{port} cannot be reached")
    assert "hidden" not in error


def test_a_second_process_on_the_same_file_is_one_line(duskbid: Command, config: Path, tmp_path: Path) -> None:
    (tmp_path / "var").mkdir()
    lock = FileLock(tmp_path / "var" / "duskbid.db")
    lock.take()
    try:
        assert duskbid("run", "--config", config).error.startswith("another process already uses the database")
    finally:
        lock.release()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_in_order(config: Path, number: signal.Signals) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"http://127.0.0.1:{silent.getsockname()[1]}"
        command = [sys.executable, "-c", PROGRAM, address, "run", "--config", str(config)]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
            connected, _ = silent.accept()  # It logs in, and will wait for long.
            with connected:
                process.send_signal(number)
                out, err = process.communicate()
    assert (process.returncode, out) == (0, "")
    assert [line.split(maxsplit=2)[2] for line in err.splitlines()] == [
        "INFO bot.commands.run: connecting to Discord; Ctrl-C ends the bot",
        "INFO bot.commands.run: stopping",
        "INFO bot.commands.run: the bot has stopped; what is left to do is done after its next start",
    ]


def test_each_area_logs_from_its_level_on() -> None:
    begin_log(LogLevels(storage="error", cogs="debug"))
    assert not logging.getLogger("bot.storage.opening").isEnabledFor(logging.WARNING)
    assert logging.getLogger("bot.services.host").isEnabledFor(logging.INFO)
    assert not logging.getLogger("bot.services.host").isEnabledFor(logging.DEBUG)
    assert logging.getLogger("cogs.bids").isEnabledFor(logging.DEBUG)
    assert not logging.getLogger("discord.gateway").isEnabledFor(logging.INFO)


async def test_as_json_a_line_has_its_facts_and_neither_words_nor_secrets(caplog: pytest.LogCaptureFixture) -> None:
    house = House()
    with caplog.at_level(logging.INFO, "bot.services"):
        match = await house.begun()
        await house.act(match, "1", "bid", item="missile", amount=5)
    [line] = [json.loads(Fields().format(record)) for record in caplog.records]
    assert line.pop("at").endswith("+00:00")
    assert line == {
        "level": "info",
        "area": "bot.services.host",
        "message": "match 1: running, phase 1-day",
        "match": match,
        "status": "running",
        "phase": "1-day",
        "until": "2026-03-02T20:00:00+00:00",
    }


def test_the_log_tells_where_a_fault_is_but_not_its_words() -> None:
    words = " ".join(("what", "somebody", "wrote"))
    try:
        raise KeyError(words)
    except KeyError:
        record = logging.LogRecord("bot", logging.ERROR, "", 1, "a fault", None, sys.exc_info())
    told = Discreet("%(message)s").format(record)
    assert told.startswith("a fault\n")
    assert told.endswith("\nKeyError")
    assert "test_the_log_tells_where" in told
    assert words not in told
    line = json.loads(Fields().format(record))
    assert (line["message"], line["error"].endswith("\nKeyError")) == ("a fault", True)
    assert words not in str(line)
