"""`duskbid play` as a program: what it says, whom it answers, what it leaves behind."""

import urllib.error
import urllib.request
from typing import Any

import pytest

from tests.commands.conftest import Command
from tests.rehearsal.conftest import Played, missing_for_page

pytestmark = [
    pytest.mark.xdist_group("rehearsal"),
    pytest.mark.skipif(bool(missing_for_page()), reason=missing_for_page() or "all is there"),
]


def asked(address: str, method: str = "GET", body: bytes | None = None, **headers: str) -> int:
    """The status of an answer."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    request = urllib.request.Request(address, data=body, method=method, headers=named)
    try:
        with urllib.request.urlopen(request) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        with error:
            return error.code


def test_only_this_machine_and_this_page_are_answered(played: Played) -> None:
    address, _, key = played.url.partition("#")
    own = {"X-Simcord-Capability": key}
    assert asked(address) == 200
    assert asked(address, Host="evil.example") == 403
    assert asked(address, Host="127.0.0.1:1") == 403
    assert asked(f"{address}_bar/state") == 401
    assert asked(f"{address}_bar/state", X_Simcord_Capability="guessed") == 401
    assert asked(f"{address}_bar/state", **own) == 200
    assert asked(f"{address}_bar/state", **own, Origin="http://evil.example") == 403
    assert asked(f"{address}_bar/state", **own, Origin="null") == 403
    assert asked(f"{address}_bar/state", **own, Origin=address.rstrip("/")) == 200


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("_bar/act", b'{"act": "restart"}', 200),
        ("_bar/act", b'{"act": "format"}', 400),
        ("_bar/act", b"[]", 400),
        ("_bar/act", b"no json", 400),
        ("_bar/act", b'{"act": "be", "value": "nobody"}', 400),
        ("api/action", b'{"kind": "close"}', 403),
        ("api/action", b"no json", 400),
        ("_bar/../pyproject.toml", None, 404),
        ("_bar/nothing.js", None, 404),
    ],
)
def test_what_the_page_does_not_ask_is_refused(played: Played, path: str, body: bytes | None, status: int) -> None:
    address, _, key = played.url.partition("#")
    headers: dict[str, Any] = {"X-Simcord-Capability": key, "Content-Type": "application/json"}
    assert asked(address + path, "GET" if body is None else "POST", body, **headers) == status


def test_ctrl_c_leaves_nothing_behind(played: Played) -> None:
    assert any(played.folder.iterdir())
    said = played.end()
    assert played.process.returncode == 0
    assert "Traceback" not in said
    assert "nothing is left" in said
    assert list(played.folder.iterdir()) == []


def test_a_taken_port_is_one_line(played: Played, duskbid: Command) -> None:
    port = played.url.split(":")[2].split("/")[0]
    done = duskbid("play", "--port", port, "--no-browser", "--seats", "10")
    assert (done.code, len(done.err.splitlines())) == (2, 1)
    assert port in done.err


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--game", "chess"), "tycoon"),
        (("--preset", "nonesuch"), "skirmish"),
        (("--seats", "3"), "10 with skirmish"),
        (("--language", "fr"), "zh-TW"),
        (("--speed", "0"), "0.1 to 100"),
    ],
)
def test_what_cannot_be_rehearsed_is_one_line(duskbid: Command, options: tuple[str, ...], told: str) -> None:
    done = duskbid("play", "--no-browser", *options)
    assert (done.code, len(done.err.splitlines())) == (2, 1)
    assert told in done.err
