"""Commands are given to Discord when they have changed, not at every start."""

import json
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

import discord
from discord import app_commands

from bot.presentation.localizer import Localizer
from bot.transport.components import Interaction
from bot.transport.translator import Payload, localised

FILE = "commands.hash"


def payload_of(tree: app_commands.CommandTree[Any], texts: Mapping[str, Localizer]) -> list[Payload]:
    """All commands as Discord takes them, in all languages; raises MissingText."""
    return [localised(command.to_dict(tree), texts) for command in tree.get_commands()]


async def sync(client: discord.Client, payload: Sequence[Payload], folder: Path) -> bool:
    """Give the commands to Discord if they are others than last time; whether they were.

    What was given is kept as a hash in the data folder, with the application's id.
    """
    assert client.application_id is not None
    if given(client.application_id, payload, folder):
        return False
    await client.http.bulk_upsert_global_commands(client.application_id, payload=list(payload))
    _keep(folder, _mark(client.application_id, payload))
    return True


def given(application: int, payload: Sequence[Payload], folder: Path) -> bool:
    """Whether these are the commands that were given last time, by what the data folder keeps."""
    file = folder / FILE
    return file.exists() and file.read_text(encoding="utf-8") == _mark(application, payload)


def _mark(application: int, payload: Sequence[Payload]) -> str:
    return f"{application} {_hash(payload)}\n"


def _keep(folder: Path, mark: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / FILE).write_text(mark, encoding="utf-8")


def _hash(payload: Sequence[Payload]) -> str:
    return blake2b(json.dumps(payload, sort_keys=True).encode(), digest_size=16).hexdigest()


class Tree(app_commands.CommandTree[Any]):
    """The tree of commands; whatever a handler raises has been answered before it comes here."""

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """Answer what failed before a handler began: unknown commands, arguments, checks."""
        await interaction.client.failed(interaction, error)
