"""The configuration: the example is complete and true, and each mistake gives one clear line."""

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from zoneinfo import ZoneInfo

import msgspec
import pytest

import bot.config as internals
from bot.config import Config, DatabaseUrl, Hours, LogLevels, WallTime, load_config
from bot.strict_yaml import YamlError, YamlPath, parse

EXAMPLE = Path(__file__).parent.parent / "config.example.yaml"


def config_of(text: str, folder: Path) -> Config:
    path = folder / "config.yaml"
    path.write_text(text, encoding="utf-8")
    return load_config(path)


def error_of(text: str, folder: Path) -> str:
    with pytest.raises(YamlError) as caught:
        config_of(text, folder)
    assert caught.value.exit_code == 2
    return str(caught.value).removeprefix(f"{folder}/")


# ------------------------------------------------------------------------------------------------------------- example


def settings_of(value: object, path: YamlPath = ()) -> Iterator[YamlPath]:
    """The paths of all settings of a Struct, or of all keys of nested mappings."""
    fields = {}
    if isinstance(value, msgspec.Struct):
        fields = {name: getattr(value, name) for name in value.__struct_fields__}
    elif isinstance(value, dict):
        fields = value
    for name, inner in fields.items():
        yield (*path, name)
        yield from settings_of(inner, (*path, name))


def test_the_example_has_every_setting_and_no_other() -> None:
    example = parse(EXAMPLE.read_bytes(), "example").data
    assert list(settings_of(example)) == list(settings_of(Config()))


def test_the_example_shows_the_defaults() -> None:
    assert load_config(EXAMPLE) == Config()


def test_every_setting_of_the_example_has_a_comment_before_it() -> None:
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    bare = [line for before, line in pairwise(lines) if re.match(r" *\w+:", line) and "#" not in before]
    assert bare == []


@pytest.mark.parametrize("text", ["", "# nothing\n", "{}"])
def test_every_setting_may_be_left_out(text: str, tmp_path: Path) -> None:
    assert config_of(text, tmp_path) == Config()


# -------------------------------------------------------------------------------------------------------------- values


def test_all_settings_are_read(tmp_path: Path) -> None:
    text = """
data_dir: keep
database: postgresql+asyncpg://duskbid:secret@db.example.org:5433/duskbid
language: en
zone: Europe/London
hours: {dawn: "7:30", nightfall: "22:15", bids_close_minutes: 45}
first_nightfall_hours: 24
grace_seconds: 30
shards: [0, 2]
shard_count: 4
log: {services: debug, discord: error}
"""
    assert config_of(text, tmp_path) == Config(
        data_dir=Path("keep"),
        database=DatabaseUrl("postgresql+asyncpg://duskbid:secret@db.example.org:5433/duskbid"),
        language="en",
        zone=ZoneInfo("Europe/London"),
        hours=Hours(WallTime(7, 30), WallTime(22, 15), 45),
        first_nightfall_hours=24,
        grace_seconds=30,
        shards=(0, 2),
        shard_count=4,
        log=LogLevels(services="debug", discord="error"),
    )


def test_the_default_database_is_a_file_in_the_data_folder(tmp_path: Path) -> None:
    assert config_of("data_dir: x/y", tmp_path).database_url == "sqlite+aiosqlite:///x/y/duskbid.db"
    absolute = config_of(f"data_dir: {tmp_path}", tmp_path).database_url
    assert absolute == f"sqlite+aiosqlite:///{tmp_path}/duskbid.db"
    assert config_of("database: sqlite+aiosqlite:///a.db", tmp_path).database_url == "sqlite+aiosqlite:///a.db"


def test_levels_go_by_logger() -> None:
    levels = dict(LogLevels(storage="debug").by_logger())
    assert levels["bot.storage"] == "debug"
    assert levels["cogs"] == "info"
    assert levels["discord"] == "warning"
    assert len(levels) == len(LogLevels.__struct_fields__)


def test_a_password_is_not_shown(tmp_path: Path) -> None:
    config = config_of("database: postgresql+asyncpg://me:se@cret@host/x?password=cret", tmp_path)
    assert "cret" not in repr(config)
    assert "postgresql+asyncpg://me:***@host/x?***" in repr(config)
    for wrong in ("postgres://me:secret@host/x", "postgresql+asyncpg://me:secret@host:port/x", "[me:secret@"):
        assert "secret" not in error_of(f"database: '{wrong}'", tmp_path)


# -------------------------------------------------------------------------------------------------------------- errors

KEYS = (
    "data_dir, database, language, zone, hours, first_nightfall_hours, grace_seconds, shards, shard_count, log, "
    "log_format"
)
IANA = "write an IANA name such as Asia/Shanghai, Europe/London or UTC"
URLS = "sqlite+aiosqlite:///FILE, postgresql+asyncpg://USER@HOST/NAME, or '' for a file in data_dir"
CLOCK = 'write hours and minutes, "00:00" to "23:59"'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("zone: UTC\nlangauge: en", f"2: unknown key 'langauge'; allowed: {KEYS}"),
        ("hours:\n  dusk: '21:00'", "2: hours: unknown key 'dusk'; allowed: dawn, nightfall, bids_close_minutes"),
        ("zone: UTC\ntoken: abc", "2: the token does not belong into this file; set DISCORD_TOKEN instead"),
        ("- a", "1: expected a mapping, got a list"),
        ("language: fr", "1: language: unknown value 'fr'; allowed: en, zh-CN, zh-TW"),
        ("language: zh-cn", "1: language: unknown value 'zh-cn'; allowed: en, zh-CN, zh-TW"),
        ("grace_seconds: '10'", "1: grace_seconds: expected a whole number, got a text"),
        ("grace_seconds: 301", "1: grace_seconds: expected a whole number <= 300"),
        ("first_nightfall_hours: -1", "1: first_nightfall_hours: expected a whole number >= 0"),
        ("data_dir: 5", "1: data_dir: expected a text in quotes"),
        ("data_dir: ''", "1: data_dir: expected the name of a folder; write . for the current one"),
        ("log:\n  services: loud", "2: log.services: unknown value 'loud'; allowed: debug, error, info, warning"),
        ("log:\n  discord: debug", "2: log.discord: unknown value 'debug'; allowed: error, info, warning"),
        ("log:\n  sqlalchemy: info", "2: log.sqlalchemy: unknown value 'info'; allowed: error, warning"),
        ("a: 1\na: 2", "2: duplicate key 'a'; it stands first in line 1"),
    ],
)
def test_unknown_keys_and_wrong_types(text: str, message: str, tmp_path: Path) -> None:
    assert error_of(text, tmp_path) == f"config.yaml:{message}"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("hours:\n  dawn: 08:00", "2: quote the time: '08:00'"),
        ("hours:\n  nightfall: 21:00", "2: quote the time: '21:00'"),
        ("hours:\n  dawn: 8", '2: hours.dawn: expected a text in quotes, as in "08:00"'),
        ("hours:\n  dawn:", '2: hours.dawn: expected a text in quotes, as in "08:00"'),
        ("hours:\n  dawn: '24:00'", f"2: hours.dawn: no time of day: '24:00'; {CLOCK}"),
        ("hours:\n  dawn: '8:60'", f"2: hours.dawn: no time of day: '8:60'; {CLOCK}"),
        ("hours:\n  dawn: '08:00:00'", f"2: hours.dawn: no time of day: '08:00:00'; {CLOCK}"),
        ("hours:\n  dawn: 8am", f"2: hours.dawn: no time of day: '8am'; {CLOCK}"),
        ("hours:\n  dawn: '０8:00'", f"2: hours.dawn: no time of day: '０8:00'; {CLOCK}"),
        ("hours: '08:00'", "1: hours: expected a mapping, got a text"),
        (
            "hours:\n  dawn: '21:30'",
            "2: hours.nightfall: 21:00 is not after dawn (21:30) on the same day",
        ),
        (
            "hours:\n  dawn: '21:00'\n  nightfall: '08:00'",
            "3: hours.nightfall: 08:00 is not after dawn (21:00) on the same day",
        ),
        (
            "hours:\n  nightfall: '08:00'",
            "2: hours.nightfall: 08:00 is not after dawn (08:00) on the same day",
        ),
        (
            "hours:\n  dawn: '20:00'\n  bids_close_minutes: 60",
            "3: hours.bids_close_minutes: bids would close before dawn; allowed: 1 to 59 with these hours",
        ),
        ("hours:\n  bids_close_minutes: 0", "2: hours.bids_close_minutes: expected a whole number >= 1"),
    ],
)
def test_hours_that_cannot_be(text: str, message: str, tmp_path: Path) -> None:
    assert error_of(text, tmp_path) == f"config.yaml:{message}"


@pytest.mark.parametrize(
    ("zone", "hint"),
    [
        ("Shanghai", "did you mean Asia/Shanghai?"),
        ("asia/shanghai", "did you mean Asia/Shanghai?"),
        ("Asia/Taipe", "did you mean Asia/Taipei?"),
        ("new york", "did you mean America/New_York?"),
        ("Mars/Base", IANA),
        ("localtime", IANA),
        ("../UTC", IANA),
        ("/etc/localtime", IANA),
    ],
)
def test_an_unknown_zone_suggests_close_ones(zone: str, hint: str, tmp_path: Path) -> None:
    assert error_of(f"zone: {zone}", tmp_path) == f"config.yaml:1: zone: unknown time zone '{zone}'; {hint}"


def test_a_machine_without_zones_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(internals, "_zones", frozenset)
    message = "config.yaml:1: zone: this machine has no time zone data; install the package tzdata"
    assert error_of("zone: UTC", tmp_path) == message


@pytest.mark.parametrize(
    "url",
    [
        *("sqlite:///x.db", "sqlite+aiosqlite://", "sqlite+aiosqlite:///", "sqlite+aiosqlite:///:memory:", "x.db"),
        *("postgres://host/x", "postgresql://host/x", "postgresql+psycopg://host/x", "mysql+aiomysql://host/x"),
        *("postgresql+asyncpg://host", "postgresql+asyncpg://host/", "postgresql+asyncpg:///x"),
    ],
)
def test_a_database_that_cannot_be_used(url: str, tmp_path: Path) -> None:
    message = f"config.yaml:1: database: not a database that can be used; allowed: {URLS}"
    assert error_of(f"database: '{url}'", tmp_path) == message


@pytest.mark.parametrize(
    "url", ["postgresql+asyncpg://h:port/x", "postgresql+asyncpg://h:99999/x", "postgresql+asyncpg://[h/x"]
)
def test_a_database_url_that_is_none(url: str, tmp_path: Path) -> None:
    assert error_of(f"database: '{url}'", tmp_path) == f"config.yaml:1: database: not a database URL; allowed: {URLS}"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("shards: [0]", "1: shards: shard_count must be given too: how many shards there are in all processes"),
        ("shard_count: 2\nshards: []", "2: shards: the list is empty; leave it out (null) for all shards"),
        ("shards: [1, 1]\nshard_count: 2", "1: shards: a shard stands in the list twice"),
        ("shards: [1,\n 2]\nshard_count: 2", "1: shards: there is no shard 2; allowed: 0 to 1"),
        ("shards: [0, -1]\nshard_count: 2", "1: shards[1]: expected a whole number >= 0"),
        ("shard_count: 0", "1: shard_count: expected a whole number >= 1"),
    ],
)
def test_shards_that_cannot_be(text: str, message: str, tmp_path: Path) -> None:
    assert error_of(text, tmp_path) == f"config.yaml:{message}"


def test_a_missing_file_says_what_to_copy(tmp_path: Path) -> None:
    with pytest.raises(YamlError) as caught:
        load_config(tmp_path / "config.yaml")
    expected = f"{tmp_path}/config.yaml: there is no such file; copy config.example.yaml to config.yaml"
    assert str(caught.value) == expected


def test_a_folder_instead_of_the_file(tmp_path: Path) -> None:
    with pytest.raises(YamlError) as caught:
        load_config(tmp_path)
    assert str(caught.value) == f"{tmp_path}: this is a directory, not a file"
