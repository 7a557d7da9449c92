"""What is typed wrongly, and what becomes of output that nobody takes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import bot
from tests.architecture.project import ROOT
from tests.commands.conftest import Command

CASES = ROOT / "tests" / "cases" / "tycoon.yaml"
FULL = Path("/dev/full")


def program(*arguments: object, stdout: int) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "bot", *map(str, arguments)]
    return subprocess.run(command, cwd=ROOT, stdout=stdout, stderr=subprocess.PIPE, text=True, check=False)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["juggle"], "No such command 'juggle'"),
        (["--loud"], "No such option: --loud"),
        (["cases"], "Missing argument 'files'"),
        (["replay", "a", "b"], "Got unexpected extra argument(s) (b)"),
        (["simulate"], "Missing argument 'game'"),
        (["simulate", "tycoon", "--matches", "many"], "Invalid value for '--matches'"),
        (["simulate", "tycoon", "--matches", "0"], "Invalid value for '--matches'"),
        (["simulate", "tycoon", "--jobs", "0"], "Invalid value for '--jobs'"),
        (["simulate", "tycoon", "--seed"], "Option '--seed' requires an argument"),
    ],
)
def test_a_command_that_is_typed_wrongly_is_one_line(duskbid: Command, arguments: list[str], complaint: str) -> None:
    error = duskbid(*arguments).error
    assert error.startswith(complaint)
    assert error.endswith("; see 'duskbid --help'")


def test_a_name_that_would_break_the_line_does_not(duskbid: Command) -> None:
    assert duskbid("replay", "no\nsuch\x1b[31m\udcfffile").error.startswith("no such [31m file: ")


def test_without_a_command_there_is_help(duskbid: Command) -> None:
    done = duskbid()
    assert (done.code, done.err) == (0, "")
    assert all(command in done.out for command in ("cases", "simulate", "replay"))


def test_the_version_is_told(duskbid: Command) -> None:
    assert duskbid("--version").out == f"{bot.__version__}\n"


@pytest.mark.parametrize("arguments", [["cases", "--json"], ["cases"]])
def test_a_reader_that_has_seen_enough_ends_the_program_quietly(arguments: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = program(*arguments, CASES, stdout=writing)
    os.close(writing)
    assert (done.returncode, done.stderr) == (141, "")


@pytest.mark.skipif(not FULL.exists(), reason="this system has no /dev/full")
def test_a_full_disk_is_one_line() -> None:
    with FULL.open("w") as full:
        done = program("cases", CASES, stdout=full.fileno())
    assert (done.returncode, done.stderr) == (2, "error: No space left on device\n")
