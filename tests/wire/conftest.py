"""The stand-in, and a client of the real library that talks with it."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.config import Config
from bot.online import Online
from bot.transport.client import DuskBot, intents
from bot.transport.messenger import DiscordMessenger
from tests.storage.conftest import server, server_url
from tests.wire.payloads import TOKEN
from tests.wire.standin import Standin

__all__ = ["server", "server_url"]


class Hurried:
    """`asyncio` as the library sees it: every sleep is noted and over at once."""

    def __init__(self) -> None:
        self.pauses: list[float] = []

    async def sleep(self, seconds: float) -> None:
        if seconds:
            self.pauses.append(seconds)

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)


@pytest.fixture
async def standin(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Standin]:
    """A Discord of this test's own, which the library takes for the real one."""
    async with Standin() as started:
        monkeypatch.setattr(Route, "BASE", started.api)
        yield started


@pytest.fixture
async def client(standin: Standin) -> AsyncIterator[discord.Client]:
    """A client that has logged in."""
    async with discord.Client(intents=intents(), max_messages=None) as made:
        await made.login(TOKEN)
        yield made


@pytest.fixture
def messenger(client: discord.Client) -> DiscordMessenger:
    """The bot's own messenger."""
    made = DiscordMessenger()
    made.use(client)
    return made


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What the library would have waited, had it not been hurried."""
    hurried = Hurried()
    monkeypatch.setattr("discord.http.asyncio", hurried)
    return hurried.pauses


@pytest.fixture
async def bot(standin: Standin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[DuskBot]:
    """The whole bot, connected to the stand-in's gateway too."""
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", URL(standin.gateway.address))
    online = Online(Config(data_dir=tmp_path))
    async with online.app, online.client() as made:
        running = asyncio.create_task(made.start(TOKEN))
        await standin.until(lambda: standin.gateway.identified == 1, unless=running)
        yield made
        await made.close()
        await running
