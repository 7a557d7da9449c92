"""A connection begins anew when the library dies, and says in one line what a person has to mend."""

import asyncio
from collections import deque
from types import TracebackType
from typing import cast

import aiohttp
import discord
import pytest

from bot.errors import UserError
from bot.transport.client import DuskBot, intents
from bot.transport.gateway import date_in
from bot.transport.running import FIRST_PAUSE, Connection
from tests.fakes.clock import FakeClock, settle


class FakeClient:
    """A client that ends as it is told; None: it stays until it is closed."""

    def __init__(self, end: Exception | None, user: str | None) -> None:
        self._end = end
        self.user = user
        self._closed = asyncio.Event()

    async def __aenter__(self) -> "FakeClient":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._closed.set()

    async def start(self, token: str) -> None:
        if self._end is not None:
            raise self._end
        await self._closed.wait()

    async def close(self) -> None:
        self._closed.set()


class Clients:
    """Makes clients that end in this order; the last one stays. `user`: who each of them is to Discord."""

    def __init__(self, *ends: Exception, user: str | None = None) -> None:
        self._ends = deque(ends)
        self._user = user
        self.made = 0

    def __call__(self) -> DuskBot:
        self.made += 1
        return cast(DuskBot, FakeClient(self._ends.popleft() if self._ends else None, self._user))


async def test_another_client_begins_after_a_crash_and_later_after_each_more(faults: list[str]) -> None:
    faults.append("in the connection: KeyError")
    clock = FakeClock()
    crashes = (KeyError("a payload that cannot be read"), aiohttp.ClientError(), discord.ClientException())
    clients = Clients(*crashes)
    connection = Connection(clients, clock)
    running = asyncio.ensure_future(connection.run("token"))
    await settle()
    made = [clients.made]
    for pause in (FIRST_PAUSE, 2 * FIRST_PAUSE, 4 * FIRST_PAUSE):
        await clock.advance(pause - 0.001)
        assert clients.made == made[-1]
        await clock.advance(0.001)
        made.append(clients.made)
    assert made == [1, 2, 3, 4]
    await connection.stop()
    await running


@pytest.mark.parametrize(
    ("end", "line"),
    [
        (discord.LoginFailure("no"), "DISCORD_TOKEN"),
        (discord.PrivilegedIntentsRequired(0), "intents"),
    ],
)
async def test_what_a_person_has_to_mend_is_one_line(end: Exception, line: str) -> None:
    with pytest.raises(UserError, match=line) as raised:
        await Connection(Clients(end), FakeClock()).run("a secret token")
    assert "\n" not in str(raised.value)
    assert "a secret token" not in str(raised.value)


async def test_whoever_waits_for_it_is_told_that_discord_cannot_be_reached() -> None:
    refused = OSError(111, "Connection refused")
    with pytest.raises(UserError, match=r"^Discord cannot be reached: Connection refused$"):
        await Connection(Clients(refused), FakeClock()).run("token", now=True)


@pytest.mark.parametrize(
    "clients",
    [
        Clients(OSError(), user="the bot"),  # lost after the login
        Clients(discord.ConnectionClosed(cast(aiohttp.ClientWebSocketResponse, None), shard_id=0, code=4000), user="x"),
        Clients(KeyError(), OSError()),  # lost at a later login
    ],
)
async def test_a_later_loss_is_waited_out(faults: list[str], clients: Clients) -> None:
    faults.append("in the connection: KeyError")
    clock = FakeClock()
    connection = Connection(clients, clock)
    running = asyncio.ensure_future(connection.run("token", now=True))
    await settle()
    await clock.advance(3 * FIRST_PAUSE)
    assert not running.done()
    assert clients.made > 1
    await connection.stop()
    await running


async def test_a_stop_during_a_pause_is_heard_at_once() -> None:
    connection = Connection(Clients(OSError()), FakeClock())
    running = asyncio.ensure_future(connection.run("token"))
    await settle()
    await connection.stop()
    await running


def test_no_privileged_intents() -> None:
    wanted = intents()
    assert {name for name, on in wanted if on} == {"guilds", "guild_messages", "dm_messages"}


@pytest.mark.parametrize("header", ["", "yesterday", "Thu, 01 Jan 2026 00:00:00"])
def test_what_is_no_date_is_none(header: str) -> None:
    assert date_in(header) is None


def test_a_date_is_an_instant() -> None:
    found = date_in("Thu, 01 Jan 2026 08:00:00 GMT")
    assert found is not None
    assert found.isoformat() == "2026-01-01T08:00:00+00:00"
