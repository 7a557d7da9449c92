"""What the bot needs of this machine: Python, packages, time zones, settings, the token's form, the data folder."""

import os
import shutil
import sys
import tempfile
import zoneinfo
from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from bot.commands.doctor._finding import Finding, fault, ok, warning
from bot.commands.token import TOKEN, token_in
from bot.config import Config, load_config
from bot.errors import UserError

PYTHON = (3, 11)
PACKAGES: Mapping[str, tuple[int, ...]] = {
    "alembic": (1, 17),
    "APScheduler": (3, 11),
    "Babel": (2, 17),
    "discord.py": (2, 7),
    "fluent.runtime": (0, 4),
    "msgspec": (0, 20),
    "Pillow": (11, 3),
    "PyYAML": (6, 0, 2),
    "rich": (14,),
    "SQLAlchemy": (2, 1),
    "typer": (0, 29),
    "tzdata": (2025, 2),
}
"""What must be installed, at least in this version."""

FOR_POSTGRESQL: Mapping[str, tuple[int, ...]] = {"asyncpg": (0, 30)}
FORKS = ("discord", "py-cord", "nextcord", "disnake", "discord.py-self")
"""Packages that put other code in the place of discord.py, or are often taken for it."""

MEGABYTE = 1024 * 1024
LITTLE, TOO_LITTLE = 500, 50
"""Megabytes."""


def python(running: tuple[int, ...] = sys.version_info[:3]) -> Finding:
    """Whether this Python is new enough."""
    said = ".".join(map(str, running))
    if running < PYTHON:
        return fault("python", said, "install Python 3.11 or newer; make run PYTHON=python3.12")
    return ok("python", said)


def packages(settings: Config | None) -> Finding:
    """Whether all packages are there, new enough, and none that stands in discord.py's way."""
    wanted = dict(PACKAGES)
    if settings is not None and settings.database_url.startswith("postgresql"):
        wanted |= FOR_POSTGRESQL
    found = {name: _version(name) for name in wanted}
    lacking = [name for name, least in wanted.items() if _numbers(found[name]) < least]
    if lacking:
        extra = "[postgres]" if set(lacking) & set(FOR_POSTGRESQL) else ""
        return fault("packages", f"missing or too old: {', '.join(lacking)}", f"pip install --upgrade 'duskbid{extra}'")
    forks = [name for name in FORKS if _version(name)]
    if forks:
        return warning("packages", f"beside discord.py there is {', '.join(forks)}", f"pip uninstall {' '.join(forks)}")
    return ok("packages", f"{len(wanted)} are there; discord.py {found['discord.py']}")


def zones() -> Finding:
    """Whether time zones are known."""
    known = len(zoneinfo.available_timezones())
    if not known:
        return fault("zones", "this machine knows no time zones", "pip install tzdata")
    return ok("zones", f"{known} are known")


def settings(path: Path) -> tuple[Finding, Config | None]:
    """Whether the settings can be read, and what they are."""
    try:
        found = load_config(path)
    except UserError as error:
        said, _, mend = str(error).partition("; ")
        return fault("settings", said, mend or "mend that line; config.example.yaml shows every setting"), None
    return ok("settings", f"{path}: language {found.language}, zone {found.zone.key}"), found


def token() -> tuple[Finding, str | None]:
    """Whether there is a token, and what it is; it is never told."""
    try:
        found = token_in(os.environ.get(TOKEN, ""))
    except UserError as error:
        said, _, mend = str(error).partition("; ")
        return fault("token", said, mend or "copy it anew from the developer portal, page Bot"), None
    if found.count(".") != 2:
        said = f"{TOKEN} is set, but does not look like a bot's token: three parts with dots between"
        return warning(
            "token", said, "copy it anew from the developer portal, page Bot, not from General Information"
        ), found
    return ok("token", f"{TOKEN} is set"), found


def folder(settings: Config) -> Finding:
    """Whether the bot can write where it keeps its files."""
    place = settings.data_dir
    there = _nearest(place)
    mend = "let its owner be who runs the bot, or name another data_dir in the settings"
    try:
        if not there.is_dir():
            return fault("folder", f"{there} is no folder", mend)
        if there == place:
            with tempfile.TemporaryFile(dir=there) as file:
                file.write(b"x")
            return ok("folder", f"{place} can be written")
    except OSError as error:
        return fault("folder", f"{place} cannot be written: {error.strerror}", mend)
    if not os.access(there, os.W_OK):
        return fault("folder", f"{place} cannot be made", mend)
    return ok("folder", f"{place} will be made at the first start")


def space(settings: Config) -> Finding:
    """Whether there is room on the disk."""
    try:
        free = shutil.disk_usage(_nearest(settings.data_dir)).free // MEGABYTE
    except OSError as error:
        return warning("space", f"nobody knows: {error.strerror}", "look at the data folder")
    said = f"{free} MB are free for {settings.data_dir}"
    if free < TOO_LITTLE:
        return fault("space", said, "free some of that disk")
    return warning("space", said, "free some of that disk soon") if free < LITTLE else ok("space", said)


def _nearest(path: Path) -> Path:
    """The path itself, or the nearest above it that exists."""
    return next((one for one in (path, *path.absolute().parents) if one.exists()), Path("/"))


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def _numbers(version: str) -> tuple[int, ...]:
    """The leading numbers of a version: `2.1.0b2` is 2, 1, 0."""
    numbers: list[int] = []
    for part in version.split("."):
        digits = part[: len(part) - len(part.lstrip("0123456789"))]
        if not digits:
            break
        numbers.append(int(digits))
    return tuple(numbers)
