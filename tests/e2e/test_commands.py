"""Commands in every language: every word has a text, within Discord's limits, and no text is left over."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.presentation.localizer import LANGUAGES, MissingText
from bot.transport.client import COGS
from bot.transport.syncing import payload_of
from bot.transport.translator import command_name, localised
from tests.e2e.chat import TEXTS, Server

BID: dict[str, Any] = {
    "name": "bid",
    "type": 1,
    "description": "…",
    "options": [{"name": "item", "type": 3, "description": "…", "choices": [{"name": "x", "value": "mine"}]}],
}
NAME = re.compile(r"[-_\w]{1,32}")


class Words:
    """Texts that say their own id, but for the names of commands."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.asked: set[str] = set()

    def text(self, message_id: str) -> str:
        self.asked.add(message_id)
        return f"{self.language} {message_id}"


def test_a_command_is_named_in_every_language() -> None:
    words = {language: Words(language) for language in LANGUAGES}
    done = localised(BID, words)  # type: ignore[arg-type]
    assert done["name"] == "bid"
    assert done["description"] == "en command-bid-about"
    assert done["name_localizations"] == {
        "zh-CN": "zh-CN command-bid-name",
        "zh-TW": "zh-TW command-bid-name",
    }
    [option] = done["options"]
    assert option["description_localizations"]["zh-TW"] == "zh-TW command-bid-item-about"
    [choice] = option["choices"]
    assert (choice["name"], choice["value"]) == ("en choice-mine", "mine")
    assert choice["name_localizations"]["zh-CN"] == "zh-CN choice-mine"
    assert BID["description"] == "…", "what was given is not changed"


def test_a_missing_word_is_an_error() -> None:
    with pytest.raises(MissingText):
        localised({**BID, "name": "unheard_of"}, TEXTS)


def parts(command: dict[str, Any], depth: int = 0) -> Iterator[tuple[int, dict[str, Any]]]:
    """A command, its groups, commands and options, each with its depth."""
    yield depth, command
    for option in command.get("options", ()):
        yield from parts(option, depth + 1)


@pytest.fixture
async def commands(tmp_path: Path) -> list[dict[str, Any]]:
    async with Server(tmp_path, extensions=(COGS,)) as server:
        return payload_of(server.bot.tree, TEXTS)


async def test_every_command_keeps_to_the_limits(commands: list[dict[str, Any]]) -> None:
    assert 0 < len(commands) <= 100
    for command in commands:
        for _, part in parts(command):
            names = [part["name"], *part["name_localizations"].values()]
            assert all(NAME.fullmatch(name) and name == name.lower() for name in names), names
            about = [part["description"], *part["description_localizations"].values()]
            assert all(1 <= len(text) <= 100 for text in about), part["name"]
            assert len(part.get("options", ())) <= 25
            for choice in part.get("choices", ()):
                assert all(1 <= len(name) <= 100 for name in (choice["name"], *choice["name_localizations"].values()))


async def test_names_are_told_apart_in_every_language(commands: list[dict[str, Any]]) -> None:
    for language in ("zh-CN", "zh-TW"):
        for beside in [commands, *(part.get("options", []) for one in commands for _, part in parts(one))]:
            names = [part["name_localizations"][language] for part in beside]
            assert len(set(names)) == len(names), names


async def test_no_word_of_a_command_is_left_over(commands: list[dict[str, Any]]) -> None:
    words = {language: Words(language) for language in LANGUAGES}
    for command in commands:
        localised(command, words)  # type: ignore[arg-type]
    for language in LANGUAGES:
        there = {one for one in TEXTS[language].message_ids if one.startswith(("command-", "choice-"))}
        spare = there - words[language].asked - words["en"].asked
        # The English names are those in code; a text says them again only where people are told to type them.
        assert {one for one in spare if not one.endswith("-name")} == set()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_people_are_told_commands_as_they_type_them(language: str, commands: list[dict[str, Any]]) -> None:
    for command in commands:
        assert command_name(TEXTS[language], command["name"]).startswith("/")
    if language == "en":
        for command in commands:
            assert command_name(TEXTS["en"], command["name"]) == f"/{command['name']}"
