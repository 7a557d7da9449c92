"""A wheel installed into an empty environment gives a working `duskbid` from any folder, data included."""

import json
import os
import signal
import subprocess
import sys
import venv
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

import bot
from tests.architecture.project import PACKAGES, ROOT, project_files, relative

# The environment is made once, by one worker.
pytestmark = pytest.mark.xdist_group("wheel")

# What would let the program find this checkout, or this environment, instead of its own.
_LEAKING = frozenset({"PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "__PYVENV_LAUNCHER__"})


def clean_environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name not in _LEAKING}


def run(command: Sequence[str | Path], folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=folder, env=clean_environment(), capture_output=True, text=True, check=False)


def run_well(command: Sequence[str | Path], folder: Path) -> str:
    """Run a command that must succeed and return its output."""
    done = run(command, folder)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def build(folder: Path, *options: str) -> Path:
    """Build a wheel of the project with the tools of this environment; without options by way of an sdist."""
    run_well([sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, *options, ROOT], ROOT)
    [wheel] = folder.glob("duskbid-*.whl")
    return wheel


def install(python: Path, wanted: str, folder: Path) -> None:
    """Install into another environment, with the tools of this one."""
    options = ["install", "--quiet", "--disable-pip-version-check", "--no-compile"]
    pins: list[str | Path] = ["--constraint", ROOT / ".ci" / "constraints.txt"]
    run_well([sys.executable, "-m", "pip", "--python", python, *options, *pins, wanted], folder)


@dataclass(frozen=True)
class Installed:
    """An environment that holds the wheel and what it depends on, and an empty folder to work in."""

    environment: Path
    wheel: Path
    folder: Path

    def duskbid(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return run([self.environment / "bin" / "duskbid", *arguments], self.folder)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    base = tmp_path_factory.mktemp("wheel")
    folder = base / "empty"
    folder.mkdir()
    wheel = build(base / "dist")
    environment = base / "environment"
    venv.create(environment)
    python = environment / "bin" / "python"
    install(python, str(wheel), folder)
    return Installed(environment, wheel, folder)


def names_in(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_the_wheel_holds_all_code_and_data_and_nothing_else(installed: Installed) -> None:
    files = [relative(path) for path in project_files()]
    code = {name for name in files if name.split("/")[0] in PACKAGES}
    data = {f"bot/_{name}" for name in files if name.startswith("data/")}
    assert code
    assert data
    assert {name for name in names_in(installed.wheel) if ".dist-info/" not in name} == code | data


def test_the_wheel_is_the_same_with_and_without_an_sdist(installed: Installed, tmp_path: Path) -> None:
    assert names_in(build(tmp_path, "--wheel")) == names_in(installed.wheel)


def test_the_version_is_told_from_any_folder(installed: Installed) -> None:
    done = installed.duskbid("--version")
    assert (done.returncode, done.stderr) == (0, "")
    assert bot.__version__ in done.stdout


@pytest.mark.parametrize("preset", ["classic", "blind", "skirmish"])
def test_every_preset_is_found_and_plays(installed: Installed, preset: str) -> None:
    arguments = ["simulate", "tycoon", "--matches", "2", "--seed", "1", "--json", "--preset", preset]
    done = installed.duskbid(*arguments)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)


def test_a_preset_is_chosen_where_none_is_named(installed: Installed) -> None:
    done = installed.duskbid("simulate", "tycoon", "--matches", "2", "--seed", "1", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)


def test_an_unknown_preset_is_one_clear_error(installed: Installed) -> None:
    done = installed.duskbid("simulate", "tycoon", "--matches", "1", "--seed", "1", "--preset", "nonesuch")
    assert done.returncode == 2
    assert "nonesuch" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_program_leaves_nothing_in_the_folder(installed: Installed) -> None:
    run_well([installed.environment / "bin" / "python", "-m", "bot", "--version"], installed.folder)
    assert list(installed.folder.iterdir()) == []


def test_with_its_extra_it_plays_in_the_browser(installed: Installed) -> None:
    refused = installed.duskbid("play")
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
    assert "duskbid[play]" in refused.stderr
    install(installed.environment / "bin" / "python", f"{installed.wheel}[play]", installed.folder)
    command: list[str | Path] = [installed.environment / "bin" / "duskbid", "play", "--no-browser", "--seats", "10"]
    environment = {**clean_environment(), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, cwd=installed.folder, env=environment, stdout=subprocess.PIPE, text=True) as played:
        assert played.stdout is not None
        assert any("http://127.0.0.1:" in line for line in played.stdout)
        played.send_signal(signal.SIGINT)
        played.stdout.read()
    assert played.returncode == 0
    assert list(installed.folder.iterdir()) == []
