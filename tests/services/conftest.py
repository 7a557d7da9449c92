"""Games that only tests know."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Callable, Generator
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.games import registry
from bot.games.api import AnyGame, Offer
from bot.games.rng import Stream
from bot.games.tycoon.game import TYCOON
from bot.games.tycoon.view import View
from bot.storage.store import open_storage
from tests.fakes.clock import FakeClock
from tests.fakes.counting import COUNTING
from tests.fakes.table import House
from tests.fakes.twin import Twin
from tests.storage.conftest import new_server_database, on_postgresql, server, server_url
from tests.storage.server import Server

__all__ = ["new_server_database", "server", "server_url"]

KINDS = {"sqlite": pytest.param("sqlite"), "postgresql": pytest.param("postgresql", marks=on_postgresql)}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A module runs on the fake storage, and then on each kind of real one that it names as `ALSO_ON`."""
    also: tuple[str, ...] = getattr(metafunc.module, "ALSO_ON", ())
    if also:
        metafunc.parametrize("new_url", ["memory", *(KINDS[kind] for kind in also)], indirect=True)


@pytest.fixture(scope="session")
def empty_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite file with our tables."""
    path = tmp_path_factory.mktemp("empty") / "duskbid.db"

    async def make() -> None:
        await (await open_storage(f"sqlite+aiosqlite:///{path}", FakeClock())).close()

    asyncio.run(make())
    return path


@pytest.fixture
def new_url(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], str] | None:
    """What makes a new database with our tables for each house of a test; None: the fake is enough."""
    match getattr(request, "param", "memory"):
        case "sqlite":
            return _new_file(request, tmp_path)
        case "postgresql":
            return _new_on_server(request)
        case _:
            return None


@pytest.fixture(autouse=True)
async def kept_in(new_url: Callable[[], str] | None, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """Where the houses of a test keep their matches: in the fake alone, or beside it in a real database."""
    twins: list[Twin] = []

    def new(new_url: Callable[[], str]) -> Twin:
        url = new_url()
        twins.append(Twin(lambda: open_storage(url, FakeClock())))
        return twins[-1]

    if new_url is not None:
        monkeypatch.setattr(House, "new_storage", partial(new, new_url))
    yield
    for twin in twins:
        await twin.close()


def _new_file(request: pytest.FixtureRequest, folder: Path) -> Callable[[], str]:
    empty: Path = request.getfixturevalue("empty_file")
    numbers = count(1)

    def new() -> str:
        path = shutil.copy(empty, folder / f"{next(numbers)}.db")
        return f"sqlite+aiosqlite:///{path}"

    return new


def _new_on_server(request: pytest.FixtureRequest) -> Callable[[], str]:
    """The first is the database that tests use one after the other: making another one takes time."""
    started: Server = request.getfixturevalue("server")
    make: Callable[[bool], str] = request.getfixturevalue("new_server_database")
    shared: list[str] = [request.getfixturevalue("server_url")]
    return lambda: shared.pop() if shared else started.url(make(True))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, None, None]:
    """P10: whatever matches a test leaves, each one's log leads to its state, and so does its export."""
    House.built.clear()
    yield
    for house in House.built:
        house.sound()


@pytest.fixture
def counting(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """The tiny game in turns, registered."""
    monkeypatch.setattr(registry, "GAMES", {**registry.GAMES, COUNTING.name: COUNTING})
    return COUNTING


@pytest.fixture
def voting_robots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tycoon with robots that bid the least on a random item and vote at random, once a day each."""
    monkeypatch.setattr(registry, "GAMES", {**registry.GAMES, TYCOON.name: replace(TYCOON, robot=_robot)})


def _robot(view: View, offers: tuple[Offer[Any], ...], rng: Stream) -> Any:
    bids = [offer for offer in offers if offer.kind == "bid"]
    if bids and not view.bids:
        return rng.choice(bids).sample(rng)
    votes = [offer for offer in offers if offer.kind == "vote"]
    if votes and view.seat not in view.votes:
        return votes[0].sample(rng)
    return None
