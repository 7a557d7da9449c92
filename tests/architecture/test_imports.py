"""The import contracts of pyproject.toml: kept by the project, and broken by each kind of wrong import."""

import os
import re
import subprocess
import sysconfig
from pathlib import Path

import pytest

from tests.architecture.project import ROOT, pyproject

# Packages and modules as they will stand, each importing what it may.
ALLOWED = {
    "bot.__main__": "import bot.cli",
    "cogs.lobby": "import bot.transport.client, bot.presentation.text, bot.services.lobby, discord",
    "bot.cli": "import bot.commands.play, typer, rich",
    "bot.commands.play": "import bot.rehearsal.world, bot.presets, rich",
    "bot.rehearsal.world": "import bot.app, discord",
    "bot.app": "import bot.transport.client, bot.storage.work, bot.scheduling.alarm, bot.presentation.text, bot.config",
    "bot.transport.client": "import bot.presentation.text, bot.services.lobby, discord",
    "bot.storage.work": "import bot.services.lobby, sqlalchemy, alembic, aiosqlite",
    "bot.scheduling.alarm": "import bot.services.lobby, apscheduler, asyncio",
    "bot.presentation.text": "import bot.services.lobby, bot.games.api, fluent, babel",
    "bot.presentation.pictures.sins": "import bot.presentation.text, bot.resources, bot.shapes, PIL.Image, zlib",
    "bot.services.lobby": "import bot.games.registry, bot.clock, asyncio, logging",
    "bot.presets": "import bot.strict_yaml, bot.resources, bot.games.tycoon.rules",
    "bot.matchlog": "import bot.games.registry",
    "bot.config": "import bot.strict_yaml, bot.errors",
    "bot.resources": "import pathlib",
    "bot.strict_yaml": "import yaml, bot.errors, bot.shapes",
    "bot.clock": "import datetime",
    "bot.errors": "import msgspec",
    "bot.games.cases": "import bot.games.registry",
    "bot.games.registry": "import bot.games.tycoon.rules, bot.games.sins.rules, bot.games.rites.rules",
    "bot.games.tycoon.rules": "import bot.games.api, bot.games.houserules",
    "bot.games.notation": "import bot.games.api, bot.shapes",
    "bot.games.houserules": "import bot.games.api, msgspec",
    "bot.games.sins.rules": "import bot.games.rng",
    "bot.games.rites.rules": "import bot.games.api",
    "bot.games.api": "import bot.games.rng",
    "bot.games.rng": "import hashlib",
    "bot.shapes": "import msgspec",
}

DOWNWARDS = "Imports point downwards"
COGS = "Cogs know transport, presentation, services and what lies below"
PURE = "The games are pure"
ADAPTERS = "The adapters of the services' ports do not know each other"

WRONG = [
    ("bot.services.lobby", "bot.storage.work", DOWNWARDS),
    ("bot.services.lobby", "bot.presentation.text", DOWNWARDS),
    ("bot.presentation.text", "bot.transport.client", DOWNWARDS),
    ("bot.transport.client", "bot.app", DOWNWARDS),
    ("bot.storage.work", "bot.presentation.text", DOWNWARDS),
    ("bot.games.tycoon.rules", "bot.errors", DOWNWARDS),
    ("bot.games.api", "bot.clock", DOWNWARDS),
    ("bot.shapes", "bot.games.api", DOWNWARDS),
    ("bot.shapes", "bot.errors", DOWNWARDS),
    ("bot.newcomer", "hashlib", DOWNWARDS),
    ("bot.transport.client", "bot.storage.work", ADAPTERS),
    ("bot.storage.work", "bot.scheduling.alarm", ADAPTERS),
    ("bot.games.tycoon.rules", "bot.games.sins.rules", "The games do not know each other"),
    ("bot.games.api", "bot.games.registry", "The games do not know each other"),
    ("bot.games.poker", "hashlib", "The games do not know each other"),
    ("bot.games.sins.rules", "random", PURE),
    ("bot.games.sins.rules", "asyncio.locks", PURE),
    ("bot.games.cases", "yaml", PURE),
    ("bot.games.api", "datetime", PURE),
    ("bot.games.registry", "os.path", PURE),
    ("bot.shapes", "pathlib", PURE),
    ("bot.app", "cogs.lobby", "Nothing imports cogs"),
    ("cogs.lobby", "bot.storage.work", COGS),
    ("cogs.lobby", "bot.app", COGS),
    ("cogs.lobby", "sqlalchemy", "The database only in storage"),
    ("bot.services.lobby", "sqlalchemy.orm", "The database only in storage"),
    ("bot.app", "aiosqlite", "The database only in storage"),
    ("bot.services.lobby", "apscheduler.schedulers", "APScheduler only in scheduling"),
    ("bot.presentation.text", "discord.ui", "Discord only in transport, rehearsal and cogs"),
    ("bot.services.lobby", "discord", "Discord only in transport, rehearsal and cogs"),
    ("bot.presentation.text", "PIL.Image", "Pillow only in the pictures"),
    ("cogs.lobby", "PIL", "Pillow only in the pictures"),
    ("bot.config", "yaml", "YAML is read by the strict loader only"),
    ("bot.presets", "rich", "The terminal only in the command line"),
]


def broken_contracts(folder: Path) -> set[str]:
    """Run import-linter in a folder under the project's contracts and name those that are broken."""
    environment = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "FORCE_COLOR"}}
    environment |= {"COLUMNS": "250", "NO_COLOR": "1", "PYTHONIOENCODING": "utf-8"}
    program = Path(sysconfig.get_path("scripts")) / "lint-imports"
    command = [str(program), "--no-cache", "--config", str(ROOT / "pyproject.toml")]
    run = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    broken = set(re.findall(r"^(.+) BROKEN\b", run.stdout, re.MULTILINE))
    assert run.returncode == bool(broken), run.stdout + run.stderr
    assert re.search(r"^Contracts: \d+ kept", run.stdout, re.MULTILINE), run.stdout + run.stderr
    return broken


def write_modules(folder: Path, modules: dict[str, str]) -> None:
    for name, source in modules.items():
        path = folder.joinpath(*name.split(".")).with_suffix(".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source + "\n")
    for package in {path.parent for path in folder.rglob("*.py")} | {folder / "bot", folder / "cogs"}:
        package.mkdir(exist_ok=True)
        (package / "__init__.py").touch()


def test_the_project_keeps_its_contracts() -> None:
    assert broken_contracts(ROOT) == set()


def test_every_top_level_package_is_under_contract() -> None:
    packages = {path.parent.name for path in ROOT.glob("*/__init__.py")} - {"tests"}
    assert packages == set(pyproject()["tool"]["importlinter"]["root_packages"])


def test_every_contract_is_shown_to_be_broken() -> None:
    contracts = {contract["name"] for contract in pyproject()["tool"]["importlinter"]["contracts"]}
    assert contracts == {contract for _, _, contract in WRONG}


def test_the_whole_layout_can_be_written_within_the_contracts(tmp_path: Path) -> None:
    write_modules(tmp_path, ALLOWED)
    assert broken_contracts(tmp_path) == set()


@pytest.mark.parametrize(("importer", "imported", "contract"), WRONG)
def test_a_wrong_import_breaks_its_contract(tmp_path: Path, importer: str, imported: str, contract: str) -> None:
    write_modules(tmp_path, ALLOWED | {importer: f"{ALLOWED.get(importer, '')}\nimport {imported}"})
    assert contract in broken_contracts(tmp_path)
