"""`duskbid play` as a program: what it says, whom it answers, what it leaves behind."""

import http.client
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Mapping

import pytest

from tests.architecture.project import ROOT
from tests.rehearsal.conftest import Played, missing_for_page

pytestmark = [
    pytest.mark.xdist_group("rehearsal"),
    pytest.mark.skipif(bool(missing_for_page()), reason=missing_for_page() or "all is there"),
]


KEY = "X-Simcord-Capability"
NONE: Mapping[str, str] = {}
WRONG: dict[tuple[str, bytes | None], int] = {
    ("_bar/act", b'{"act": "format"}'): 400,
    ("_bar/act", b"[]"): 400,
    ("_bar/act", b"no json"): 400,
    ("_bar/act", b'{"act": "be", "value": "nobody"}'): 400,
    ("_bar/act", b'{"act": "go", "value": "1"}'): 400,
    ("_bar/act", b'{"act": "speak", "value": "fr"}'): 400,
    ("api/action", b'{"kind": "close"}'): 403,
    ("api/action", b"no json"): 400,
    ("_bar/../pyproject.toml", None): 404,
    ("_bar/nothing.js", None): 404,
}
"""What is asked, and the status of the answer."""


def asked(address: str, headers: Mapping[str, str] = NONE, body: bytes | None = None) -> int:
    """The status of an answer."""
    request = urllib.request.Request(address, data=body, headers=dict(headers))
    try:
        with urllib.request.urlopen(request) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        with error:
            return error.code


def test_only_this_machine_and_this_page_are_answered(played: Played) -> None:
    address, _, key = played.url.partition("#")
    state, own = f"{address}_bar/state", {KEY: key}
    assert asked(address) == 200
    assert asked(address, {"Host": "evil.example"}) == 403
    assert asked(address, {"Host": "127.0.0.1:1"}) == 403
    assert asked(state) == 401
    assert asked(state, {KEY: "guessed"}) == 401
    assert asked(state, own) == 200
    for origin, status in (("http://evil.example", 403), ("null", 403), (address.rstrip("/"), 200)):
        assert asked(state, {**own, "Origin": origin}) == status


@pytest.mark.parametrize("way", ["/x/../api/state", "/./api/state", "/x/%2e%2e/api/state", "/_bar/../_bar/state"])
def test_no_way_round_leads_past_the_key(played: Played, way: str) -> None:
    """Browsers straighten such paths before they ask; another program need not."""
    host = played.url.split("/")[2]
    connection = http.client.HTTPConnection(host)
    try:
        connection.request("GET", way, headers={"Host": host})
        assert connection.getresponse().status in (401, 404)
    finally:
        connection.close()


def test_what_the_page_does_not_ask_is_refused(played: Played) -> None:
    address, _, key = played.url.partition("#")
    headers = {KEY: key, "Content-Type": "application/json"}
    assert {wrong: asked(address + wrong[0], headers, wrong[1]) for wrong in WRONG} == WRONG


def test_ctrl_c_leaves_nothing_behind(played: Played) -> None:
    assert any(played.folder.iterdir())
    said = played.end()
    assert played.process.returncode == 0
    assert "Traceback" not in said
    assert "nothing is left" in said
    assert list(played.folder.iterdir()) == []


def test_a_taken_port_is_one_line(played: Played) -> None:
    port = played.url.split(":")[2].split("/")[0]
    command = [sys.executable, "-m", "bot", "play", "--port", port, "--no-browser", "--seats", "10"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert port in done.stderr
