"""Texts that games by turns word otherwise than games by hours: their message ids end in `-turns`."""

from collections.abc import Mapping
from typing import Any

import msgspec

from bot.games import houserules
from bot.games.registry import find
from bot.presentation.localizer import Localizer, Value
from bot.services.rows import Match


def by_turns(game: str) -> bool:
    """Whether the game is played by turns."""
    return find(game).by_turns


def worded(message_id: str, match: Match, texts: Localizer) -> str:
    """The id of the text for games by turns, where there is one and the match is of such a game; else the usual one."""
    own = f"{message_id}-turns"
    return own if by_turns(match.game) and texts.has(own) else message_id


def said_for(match: Match, texts: Localizer, message_id: str, **variables: Value) -> str:
    """The text as it is worded for this match's game."""
    return texts.text(worded(message_id, match, texts), **variables)


def house_rules_of(match: Match) -> Mapping[str, Any]:
    """Every house rule of the match, as data."""
    return houserules.write(find(match.game).rules(msgspec.json.decode(match.house_rules)))
