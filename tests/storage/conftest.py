"""Databases for the tests: a new one for each, with our tables made already."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from bot.storage.store import SqlStorage, open_storage
from tests.fakes.clock import FakeClock
from tests.storage.server import Server, programs, running

# One worker has the one server.
on_postgresql = pytest.mark.xdist_group("postgresql")
BOTH = [pytest.param("sqlite"), pytest.param("postgresql", marks=on_postgresql)]

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
    """The URL of a new database with our tables (an SQLite file gets them when it is opened)."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'duskbid.db'}"
    started: Server = request.getfixturevalue("server")
    make: Callable[[bool], str] = request.getfixturevalue("new_server_database")
    return started.url(make(True))


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
def server_url(server: Server, new_server_database: Callable[[bool], str]) -> str:
    """The URL of a new PostgreSQL database with our tables."""
    return server.url(new_server_database(True))
