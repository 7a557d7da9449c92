"""The settings of a running bot: `config.yaml`, read strictly. The token is not among them (it is in DISCORD_TOKEN).

`config.example.yaml` shows each setting with its default; every setting may be left out.
"""

import difflib
import re
import zoneinfo
from datetime import time
from functools import cache
from pathlib import Path
from typing import Annotated, Literal, Self, TypeAlias
from urllib.parse import SplitResult, urlsplit

import msgspec
from msgspec import Meta, field

from bot.strict_yaml import FieldError, YamlError, convert, load

Language: TypeAlias = Literal["zh-CN", "zh-TW", "en"]
Level: TypeAlias = Literal["debug", "info", "warning", "error"]
# At "debug" discord.py writes whole payloads, with what people wrote; SQLAlchemy writes parameters at "info" already.
DiscordLevel: TypeAlias = Literal["info", "warning", "error"]
DatabaseLevel: TypeAlias = Literal["warning", "error"]

_CLOCK = re.compile(r"([01]?[0-9]|2[0-3]):([0-5][0-9])")
_NOT_ZONES = frozenset({"Factory", "localtime", "posixrules"})
_DATABASES = "sqlite+aiosqlite:///FILE, postgresql+asyncpg://USER@HOST/NAME, or '' for a file in data_dir"


class WallTime(time):
    """A time of day on the wall clock of the configured zone, to the minute."""

    @classmethod
    def read(cls, text: str) -> Self:
        """`"HH:MM"`, 00:00 to 23:59; raises ValueError."""
        found = _CLOCK.fullmatch(text)
        if not found:
            raise ValueError(f'no time of day: \'{text}\'; write hours and minutes, "00:00" to "23:59"')
        return cls(int(found[1]), int(found[2]))


class DatabaseUrl(str):
    """A SQLAlchemy URL, empty for the SQLite file in `data_dir`; its repr hides the password and the query."""

    __slots__ = ()

    def __repr__(self) -> str:
        return repr(re.sub(r"\?.*", "?***", re.sub(r"(://[^:/@]*):.*@", r"\1:***@", str(self))))


class Hours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Dawn and nightfall as local times; bids close `bids_close_minutes` elapsed minutes before nightfall."""

    dawn: WallTime = WallTime(8)
    nightfall: WallTime = WallTime(21)
    bids_close_minutes: Annotated[int, Meta(ge=1, le=1439)] = 60

    def __post_init__(self) -> None:
        day = _minutes(self.nightfall) - _minutes(self.dawn)
        if day <= 0:
            raise FieldError(
                "nightfall", f"{self.nightfall:%H:%M} is not after dawn ({self.dawn:%H:%M}) on the same day"
            )
        if self.bids_close_minutes >= day:
            raise FieldError(
                "bids_close_minutes", f"bids would close before dawn; allowed: 1 to {day - 1} with these hours"
            )


class LogLevels(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The least level that each area writes to the log."""

    services: Level = "info"
    storage: Level = "info"
    scheduling: Level = "info"
    presentation: Level = "info"
    transport: Level = "info"
    cogs: Level = "info"
    discord: DiscordLevel = "warning"
    sqlalchemy: DatabaseLevel = "warning"
    apscheduler: Level = "warning"

    def by_logger(self) -> tuple[tuple[str, Level], ...]:
        """Pairs of a logger's name in `logging` and its level."""
        own = ("services", "storage", "scheduling", "presentation", "transport")
        return tuple((f"bot.{name}" if name in own else name, getattr(self, name)) for name in self.__struct_fields__)


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every setting of a running bot, checked; `Config()` is the default."""

    data_dir: Path = Path("var")
    database: DatabaseUrl = DatabaseUrl("")
    language: Language = "zh-CN"
    zone: zoneinfo.ZoneInfo = field(default_factory=lambda: zoneinfo.ZoneInfo("Asia/Shanghai"))
    hours: Hours = field(default_factory=Hours)
    first_nightfall_hours: Annotated[int, Meta(ge=0, le=168)] = 18
    grace_seconds: Annotated[int, Meta(ge=0, le=300)] = 10
    shards: tuple[Annotated[int, Meta(ge=0)], ...] | None = None
    shard_count: Annotated[int, Meta(ge=1)] | None = None
    log: LogLevels = field(default_factory=LogLevels)
    log_format: Literal["text", "json"] = "text"

    def __post_init__(self) -> None:
        if self.shards is None:
            return
        if self.shard_count is None:
            raise FieldError("shards", "shard_count must be given too: how many shards there are in all processes")
        if not self.shards:
            raise FieldError("shards", "the list is empty; leave it out (null) for all shards")
        if len(set(self.shards)) < len(self.shards):
            raise FieldError("shards", "a shard stands in the list twice")
        if max(self.shards) >= self.shard_count:
            raise FieldError("shards", f"there is no shard {max(self.shards)}; allowed: 0 to {self.shard_count - 1}")

    @property
    def database_url(self) -> DatabaseUrl:
        """The URL to connect to: `database`, or that of the SQLite file in `data_dir`."""
        return self.database or DatabaseUrl(f"sqlite+aiosqlite:///{self.data_dir / 'duskbid.db'}")


def load_config(path: Path) -> Config:
    """The settings in the file at `path` (an empty file means all defaults); raises YamlError, one clear line."""
    try:
        document = load(path)
    except YamlError as error:
        if not path.exists():
            raise YamlError(error.source, None, f"{error.reason}; copy config.example.yaml to {path.name}") from None
        raise
    if document.data is None:
        return Config()
    if isinstance(document.data, dict) and "token" in document.data:
        line = document.key_line_of(("token",))
        raise YamlError(document.source, line, "the token does not belong into this file; set DISCORD_TOKEN instead")
    return convert(document, Config, dec_hook=_read)


def _minutes(at: time) -> int:
    return at.hour * 60 + at.minute


def _read(type_: type, value: object) -> object:
    if not isinstance(value, str):
        example = ', as in "08:00"' if type_ is WallTime else ""
        raise TypeError(f"expected a text in quotes{example}")
    if type_ is WallTime:
        return WallTime.read(value)
    if type_ is zoneinfo.ZoneInfo:
        return _zone(value)
    if type_ is DatabaseUrl:
        return _database(value)
    if type_ is Path:
        return _folder(value)
    raise TypeError(f"no setting is a {type_.__name__}")


def _folder(text: str) -> Path:
    if not text:
        raise ValueError("expected the name of a folder; write . for the current one")
    return Path(text)


@cache
def _zones() -> frozenset[str]:
    return frozenset(zoneinfo.available_timezones()) - _NOT_ZONES


def _zone(text: str) -> zoneinfo.ZoneInfo:
    zones = _zones()
    if not zones:
        raise ValueError("this machine has no time zone data; install the package tzdata")
    if text not in zones:
        raise ValueError(f"unknown time zone '{text}'; {_zone_hint(text, zones)}")
    return zoneinfo.ZoneInfo(text)


def _zone_hint(text: str, zones: frozenset[str]) -> str:
    """Zones that look alike, whole or by their city, whatever the case."""
    names: dict[str, str] = {}
    for zone in sorted(zones):
        names.setdefault(zone.lower(), zone)
        names.setdefault(zone.rpartition("/")[2].lower(), zone)
    wanted = text.lower().replace(" ", "_")
    if wanted in names:
        return f"did you mean {names[wanted]}?"
    close = difflib.get_close_matches(wanted, names, n=3, cutoff=0.8)
    if not close:
        return "write an IANA name such as Asia/Shanghai, Europe/London or UTC"
    return "did you mean " + ", ".join(dict.fromkeys(names[name] for name in close)) + "?"


def _database(text: str) -> DatabaseUrl:
    """Checks the form; messages never repeat the URL, which may hold a password."""
    if not text:
        return DatabaseUrl("")
    try:
        parts = urlsplit(text)
        ok = parts.port != 0
    except ValueError:
        raise ValueError(f"not a database URL; allowed: {_DATABASES}") from None
    if ok and _is_sqlite_file(parts, text):
        return DatabaseUrl(text)
    if ok and parts.scheme == "postgresql+asyncpg" and parts.hostname and len(parts.path) > 1:
        return DatabaseUrl(text)
    raise ValueError(f"not a database that can be used; allowed: {_DATABASES}")


def _is_sqlite_file(parts: SplitResult, text: str) -> bool:
    """A file on disk: a database in memory would forget every match."""
    prefix = "sqlite+aiosqlite:///"
    file = text.removeprefix(prefix).partition("?")[0]
    return parts.scheme == "sqlite+aiosqlite" and text.startswith(prefix) and bool(file) and file != ":memory:"
