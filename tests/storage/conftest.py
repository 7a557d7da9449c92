"""Databases for the tests: a new file for each, and a server with a database that is emptied before each."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from bot.storage.models import metadata
from bot.storage.store import SqlStorage, open_storage
from tests.fakes.clock import FakeClock
from tests.storage.server import Server, programs, running

# One worker has the one server.
on_postgresql = pytest.mark.xdist_group("postgresql")
BOTH = [pytest.param("sqlite"), pytest.param("postgresql", marks=on_postgresql)]

SHARED = "shared"
_numbers = count(1)


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """A server with the database `template`, which has our tables."""
    where = programs()
    if where is None:
        pytest.skip("PostgreSQL is not installed here (Debian: the package postgresql)")
    with running(where) as started:
        started.sql("CREATE DATABASE template")
        asyncio.run(_make_tables(started.url("template")))
        started.sql(f"CREATE DATABASE {SHARED} TEMPLATE template")
        yield started


async def _make_tables(url: str) -> None:
    await (await open_storage(url, FakeClock())).close()


@pytest.fixture
def new_server_database(server: Server) -> Callable[[bool], str]:
    """Makes a database on the server and returns its name; with tables, or empty."""

    def make(tables: bool) -> str:
        name = f"test_{next(_numbers)}"
        server.sql(f"CREATE DATABASE {name} TEMPLATE {'template' if tables else 'template0'}")
        return name

    return make


@pytest.fixture(params=BOTH)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database with our tables, all empty (an SQLite file gets them when it is opened)."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'duskbid.db'}"
    found: str = request.getfixturevalue("server_url")
    return found


@pytest.fixture
async def storage(url: str) -> AsyncIterator[SqlStorage]:
    """An open storage on a new database."""
    async with await open_storage(url, FakeClock()) as opened:
        yield opened


@pytest.fixture
async def narrow(url: str) -> AsyncIterator[SqlStorage]:
    """The same with a pool of one connection."""
    async with await open_storage(url, FakeClock(), pool_size=1) as opened:
        yield opened


@pytest.fixture
def server_url(server: Server) -> str:
    """The URL of the database on the server that tests use one after the other, its tables emptied."""
    tables = ", ".join(metadata.tables)
    server.sql(f"TRUNCATE {tables}", SHARED)
    return server.url(SHARED)
