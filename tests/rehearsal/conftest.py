"""`duskbid play` as a process of its own, and headless Chromium looking at its page."""

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.architecture.project import ROOT

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def missing_for_page() -> str:
    """What the rehearsal itself lacks here, as a reason to skip; empty when all is there."""
    lacks = [name for name in ("simcord", "linkify_it", "PIL", "regex") if find_spec(name) is None]
    return f"not installed: {', '.join(lacks)} (extra play)" if lacks else ""


def missing() -> str:
    """What its tests in a browser lack here."""
    if find_spec("playwright") is None:
        return "not installed: playwright (extra dev)"
    return missing_for_page() or ("" if CHROMIUM else "no chromium on this machine (Debian's package chromium)")


class Played:
    """A running `duskbid play`."""

    def __init__(self, folder: Path, *options: str) -> None:
        environment = {**os.environ, "TMPDIR": str(folder), "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1"}
        command = [sys.executable, "-m", "bot", "play", "--no-browser", "--language", "en", *options]
        self.folder = folder
        self.process = subprocess.Popen(
            command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        self.lines: list[str] = []
        self.url = self._address()

    def _address(self) -> str:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.append(line)
            found = re.search(r"http://127\.0\.0\.1:\d+/#\S+", line)
            if found:
                return found[0]
        raise AssertionError("".join(self.lines))

    def end(self) -> str:
        """Press Ctrl-C, once, and return everything that it printed; whatever it was doing, it ends as it should."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            rest, _ = self.process.communicate()
            self.lines.append(rest)
        said = "".join(self.lines)
        assert self.process.returncode == 0, said
        assert "Traceback" not in said, said
        return said


@pytest.fixture
def played(tmp_path: Path) -> Iterator[Played]:
    """A rehearsal of sixteen seats in English."""
    if reason := missing_for_page():
        pytest.skip(reason)
    found = Played(tmp_path, "--seed", "tests")
    try:
        yield found
    finally:
        found.end()
