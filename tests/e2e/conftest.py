"""A server for each test, and the rule that nothing goes wrong unseen."""

import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.presentation.localizer import LANGUAGES
from bot.transport import client
from bot.transport.syncing import Tree
from bot.transport.translator import Payload
from tests.e2e.chat import TEXTS, Server
from tests.e2e.plain import PlainRenderer
from tests.e2e.play import FOUR, Match, begun

TRIALS = "tests.e2e.trials"


@pytest.fixture(autouse=True)
def faults(caplog: pytest.LogCaptureFixture) -> Iterator[list[str]]:
    """What is logged as an error fails the test, unless the test clears this list."""
    allowed: list[str] = []
    yield allowed
    found = [
        one.getMessage()
        for when in ("setup", "call")
        for one in caplog.get_records(when)
        if one.levelno >= logging.ERROR
    ]
    assert [one for one in found if not any(word in one for word in allowed)] == []


@pytest.fixture
def trial_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """The trial's commands have no texts of their own."""
    monkeypatch.setattr(client, "payload_of", _untranslated)


def _untranslated(tree: Tree, _: object) -> list[Payload]:
    return [dict(one.to_dict(tree)) for one in tree.get_commands()]


@pytest_asyncio.fixture
async def trial(tmp_path: Path, trial_words: None) -> AsyncIterator[Server]:
    """A server whose bot has nothing but the trial."""
    assert set(TEXTS) == set(LANGUAGES)
    async with Server(tmp_path, PlainRenderer(), extensions=(TRIALS,)) as server:
        yield server


@pytest_asyncio.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    """A server with the whole bot."""
    async with Server(tmp_path) as server:
        yield server


@pytest_asyncio.fixture
async def four(server: Server) -> Match:
    """A match of four commoners, all of them people: an and bo read English, cy and di Chinese."""
    languages = {"an": "en", "bo": "en", "cy": "zh-CN", "di": "zh-TW"}
    people = [server.person(name, language=language) for name, language in languages.items()]
    return await begun(server, *people, rules=FOUR)
