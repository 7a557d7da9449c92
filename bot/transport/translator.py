"""Commands in every language: names, descriptions, options and choices from the locale files, put in when synced.

The message ids follow the command's path: `command-match-open-name` and `-about`, for an option
`command-match-open-game-name` and `-about`, for a choice `choice-` and its value. The English ones are the defaults;
a command's English name is the one in code.
"""

from collections.abc import Mapping
from typing import Any, TypeAlias

from bot.presentation.localizer import Localizer

Payload: TypeAlias = dict[str, Any]
"""A command, group or option as Discord takes it."""

DEFAULT = "en"
NAMED = {"zh-CN": "zh-CN", "zh-TW": "zh-TW", "en": "en-GB"}
"""Discord's locale for each language; its default is shown to everybody else."""

_CHAT = 1
"""The type of a slash command; those of a menu on people and messages have no description."""


def localised(command: Payload, texts: Mapping[str, Localizer]) -> Payload:
    """The command with all its words in all languages; raises MissingText."""
    return _named(command, f"command-{_word(command['name'])}", texts, described=command.get("type", _CHAT) == _CHAT)


def command_name(texts: Localizer, path: str) -> str:
    """A command as this language's people type it: `/match open`."""
    words = path.split(" ")
    ids = ["command-" + "-".join(words[: at + 1]) + "-name" for at in range(len(words))]
    return "/" + " ".join(texts.text(one) for one in ids)


def _named(item: Payload, message_id: str, texts: Mapping[str, Localizer], *, described: bool) -> Payload:
    done = {**item, "name_localizations": _in_all(texts, f"{message_id}-name")}
    if described:
        done["description"] = texts[DEFAULT].text(f"{message_id}-about")
        done["description_localizations"] = _in_all(texts, f"{message_id}-about")
    if item.get("options"):
        done["options"] = [_option(one, message_id, texts) for one in item["options"]]
    if item.get("choices"):
        done["choices"] = [_choice(one, texts) for one in item["choices"]]
    return done


def _option(option: Payload, message_id: str, texts: Mapping[str, Localizer]) -> Payload:
    return _named(option, f"{message_id}-{_word(option['name'])}", texts, described=True)


def _choice(choice: Payload, texts: Mapping[str, Localizer]) -> Payload:
    message_id = f"choice-{_word(str(choice['value']))}"
    return {**choice, "name": texts[DEFAULT].text(message_id), "name_localizations": _in_all(texts, message_id)}


def _in_all(texts: Mapping[str, Localizer], message_id: str) -> dict[str, str]:
    return {NAMED[language]: own.text(message_id) for language, own in texts.items() if language != DEFAULT}


def _word(name: str) -> str:
    return name.replace("_", "-").replace(" ", "-").lower()
