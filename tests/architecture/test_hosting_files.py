"""What a host installs from: image, compose file and systemd unit name what exists, and agree with the settings.

No image is built here, and no container runs: that needs a Docker of one's own.
"""

import re
import shutil
import subprocess
import sys
from configparser import RawConfigParser
from fnmatch import fnmatch
from pathlib import Path, PurePosixPath
from typing import Any

import pytest
import typer.main

from bot.app import STOP_SECONDS
from bot.cli import app
from bot.commands.token import TOKEN
from bot.config import Config, load_config
from bot.strict_yaml import load
from bot.transport.looking import PERMISSIONS
from tests.architecture.project import ROOT, project_files, pyproject, relative

UNIT = ROOT / "docs" / "hosting" / "duskbid.service"
GUIDES = ("docs/hosting.md", "docs/hosting.zh-CN.md")


def instructions() -> list[tuple[str, str]]:
    """The Dockerfile's instructions with their arguments."""
    text = re.sub(r"\\\n\s*", "", (ROOT / "Dockerfile").read_text(encoding="utf-8"))
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines)]


def last_stage() -> list[tuple[str, str]]:
    found = instructions()
    start = max(at for at, (word, _) in enumerate(found) if word == "FROM")
    return found[start:]


def only(stage: list[tuple[str, str]], word: str) -> str:
    [found] = [rest for name, rest in stage if name == word]
    return found


def compose() -> Any:
    return load(ROOT / "compose.yaml").data


def unit() -> RawConfigParser:
    parser = RawConfigParser(strict=True)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(UNIT, encoding="utf-8")
    return parser


def is_command_of_ours(words: list[str]) -> bool:
    return words[0] in typer.main.get_group(app).commands


# --- the image


def test_the_image_takes_nothing_but_what_the_wheel_is_made_of() -> None:
    rules = [line for line in (ROOT / ".dockerignore").read_text().splitlines() if line and not line.startswith("#")]
    assert rules[0] == "*"
    let_in = {rule.removeprefix("!") for rule in rules if rule.startswith("!")}
    copied = {
        source
        for word, rest in instructions()
        if word == "COPY" and "--from" not in rest
        for source in rest.split()[:-1]
    }
    assert copied == let_in
    files = [relative(path) for path in project_files()]
    for source in copied:
        assert any(name == source or name.startswith(f"{source}/") for name in files), source
    forced = set(pyproject()["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"])
    packages = set(pyproject()["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"])
    assert forced | packages <= copied
    assert not any(fnmatch(".env", rule) or fnmatch("config.yaml", rule) for rule in let_in)


def test_the_image_has_the_database_driver_and_the_pinned_versions() -> None:
    [installs] = [rest for word, rest in instructions() if word == "RUN" and "pip install" in rest]
    assert "'.[postgres]'" in installs
    assert "--constraint .ci/constraints.txt" in installs
    assert "postgres" in pyproject()["project"]["optional-dependencies"]


def test_the_image_has_a_python_that_the_project_takes_and_is_made_in_two_stages() -> None:
    froms = [rest for word, rest in instructions() if word == "FROM"]
    assert len(froms) == 2
    least = tuple(map(int, re.findall(r"\d+", pyproject()["project"]["requires-python"])))
    for image in froms:
        found = re.fullmatch(r"python:(\d+)\.(\d+)-slim(?: AS build)?", image)
        assert found, image
        assert (int(found[1]), int(found[2])) >= least


def test_the_container_runs_the_bot_as_nobody_special_where_its_folder_is() -> None:
    stage = last_stage()
    user = only(stage, "USER")
    assert user not in ("root", "0")
    assert f" {user} " in f"{only(stage, 'RUN')} "
    folder = PurePosixPath(only(stage, "WORKDIR")) / Config().data_dir.as_posix()
    assert only(stage, "VOLUME") == str(folder)
    assert f"--owner {user} --mode 0700 {folder}" in only(stage, "RUN")
    [program] = re.findall(r'"([^"]+)"', only(stage, "ENTRYPOINT"))
    assert program in pyproject()["project"]["scripts"]
    assert is_command_of_ours(re.findall(r'"([^"]+)"', only(stage, "CMD")))
    health = only(stage, "HEALTHCHECK").partition("CMD ")[2].split()
    assert health[0] == program
    assert is_command_of_ours(health[1:])


# --- compose


def test_compose_keeps_the_bots_files_where_the_image_has_them_and_no_secret() -> None:
    stage = last_stage()
    bot = compose()["services"]["bot"]
    home = only(stage, "WORKDIR")
    assert {mount.split(":")[1] for mount in bot["volumes"]} == {f"{home}/config.yaml", only(stage, "VOLUME")}
    named = {mount.split(":")[0] for one in compose()["services"].values() for mount in one["volumes"]}
    assert {name for name in named if not name.startswith(".")} == set(compose()["volumes"])
    for service in compose()["services"].values():
        for name, value in service["environment"].items():
            assert not re.search("TOKEN|PASSWORD", name) or re.match(r"\$\{\w+:\?", value), name
    assert TOKEN in bot["environment"]


def test_compose_waits_for_the_database_and_for_a_stop_in_order() -> None:
    services = compose()["services"]
    assert services["bot"]["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert "pg_isready" in services["database"]["healthcheck"]["test"][1]
    assert int(services["bot"]["stop_grace_period"].removesuffix("s")) > STOP_SECONDS


def test_composes_database_is_one_that_the_settings_take(tmp_path: Path) -> None:
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    [url] = re.findall(r'database: "(postgresql[^"]+)"', text)
    path = tmp_path / "config.yaml"
    path.write_text(f'database: "{url}"\n', encoding="utf-8")
    assert load_config(path).database_url == url
    about = compose()["services"]["database"]["environment"]
    assert url == f"postgresql+asyncpg://{about['POSTGRES_USER']}@database/{about['POSTGRES_DB']}"
    assert all(url in (ROOT / guide).read_text(encoding="utf-8") for guide in GUIDES)


# --- systemd


def test_the_unit_runs_the_bot_where_its_folder_may_be_written() -> None:
    service = unit()["Service"]
    program, *words = service["ExecStart"].split()
    assert PurePosixPath(program).name in pyproject()["project"]["scripts"]
    assert is_command_of_ours(words)
    assert service["ProtectSystem"] == "strict"
    assert not Config().data_dir.is_absolute()
    assert PurePosixPath(service["WorkingDirectory"]) == PurePosixPath("/var/lib") / service["StateDirectory"]
    assert service["User"] not in ("root", "0")
    assert int(service["TimeoutStopSec"]) > STOP_SECONDS
    assert f"{TOKEN}=" in UNIT.read_text(encoding="utf-8")


@pytest.mark.parametrize("guide", GUIDES)
def test_the_guide_puts_everything_where_the_unit_looks(guide: str) -> None:
    text = (ROOT / guide).read_text(encoding="utf-8")
    service = unit()["Service"]
    program, *words = service["ExecStart"].split()
    for path in (str(PurePosixPath(program).parent.parent), words[-1], service["EnvironmentFile"], "duskbid.service"):
        assert path in text, path
    assert f"useradd --system {service['User']}" in text


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
def test_systemd_takes_every_line_of_the_unit(tmp_path: Path) -> None:
    text = UNIT.read_text(encoding="utf-8")
    program = unit()["Service"]["ExecStart"].split()[0]
    copy = tmp_path / UNIT.name
    copy.write_text(text.replace(program, sys.executable), encoding="utf-8")
    done = subprocess.run(["systemd-analyze", "verify", copy], capture_output=True, text=True, check=False)
    about_us = [line for line in done.stderr.splitlines() if UNIT.name in line]
    assert (done.returncode, about_us) == (0, [])
    copy.write_text(copy.read_text(encoding="utf-8").replace("ProtectClock", "ProtectClok"), encoding="utf-8")
    done = subprocess.run(["systemd-analyze", "verify", copy], capture_output=True, text=True, check=False)
    assert "ProtectClok" in done.stderr


# --- the invitation


@pytest.mark.parametrize("guide", GUIDES)
def test_the_guides_invitation_asks_for_what_the_bot_needs_and_no_more(guide: str) -> None:
    text = (ROOT / guide).read_text(encoding="utf-8")
    addresses = re.findall(r"https://discord\.com/oauth2/authorize\?\S+", text)
    assert addresses
    for address in addresses:
        assert address.endswith(f"scope=bot+applications.commands&permissions={PERMISSIONS.value}")
