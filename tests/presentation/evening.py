"""One small match from its lobby to its end, as the channel reads it."""

import asyncio
import re
from collections.abc import Mapping
from typing import Any

from bot.games.tycoon.game import TYCOON
from bot.presentation.renderer import TextRenderer
from bot.services.messaging import Button, Rendered, Shown, Table
from tests.presentation import scenes
from tests.presentation.texts import ALL

RENDERER = TextRenderer({one.language: one for one in ALL})
SEATS = {
    "1": {"side": "east", "role": "miser"},
    "2": {"side": "east", "role": "trader"},
    "3": {"side": "east", "role": "commoner"},
    "4": {"side": "west", "role": "thief"},
    "5": {"side": "west", "role": "commoner"},
    "6": {"side": "west", "role": "merchant"},
}
DAY = {"phase": "day", "day": 2, "seats": SEATS, "votes": {"1": "4", "2": "4", "5": "1", "6": None}}
DUSK = {
    "phase": "dusk",
    "day": 2,
    "seats": SEATS,
    "bids": {"1": {"missile": [8]}, "2": {"missile": [6]}},
    "votes": {"1": "4", "2": "4", "5": "1", "6": None},
    "effects": {"red_card": ["1"]},
}
FALLEN = {**SEATS, "4": {**SEATS["4"], "alive": False}}
NIGHT = {
    "phase": "night",
    "day": 2,
    "seats": FALLEN,
    "items": {"missile": "2"},
    "orders": [{"seat": "2", "item": "missile", "targets": ["6"]}],
}
LAST_NIGHT = {**NIGHT, "orders": [{"seat": "2", "item": "missile", "targets": ["5"]}]}


def lobby(language: str) -> str:
    post = asyncio.run(RENDERER.panel("lobby", scenes.lobby(language)))
    assert post is not None
    return spoken(post)


def day(language: str) -> str:
    """The panel of the second day."""
    post = asyncio.run(RENDERER.panel("table", Shown(table=table(language, DAY), view=seen(DAY))))
    assert post is not None
    return spoken(post)


def told(language: str, before: Mapping[str, Any]) -> str:
    """What the channel is told when this phase ends."""
    state, events = TYCOON.tick(TYCOON.load(before, {}, "1"), f"{before['day']}-{before['phase']}")
    after = TYCOON.dump(state)
    public = [event for event in events if event.audience is None]
    row = scenes.rows(*public, language=language)
    return "\n\n".join(spoken(post) for post in asyncio.run(RENDERER.message(row, table(language, after))))


def letter(language: str, before: Mapping[str, Any], seat: str) -> str:
    """What one seat is told when this phase ends."""
    state, events = TYCOON.tick(TYCOON.load(before, {}, "1"), f"{before['day']}-{before['phase']}")
    own = next(event for event in events if event.audience == (seat,))
    (post,) = asyncio.run(RENDERER.message(scenes.row(own, language), table(language, TYCOON.dump(state))))
    return spoken(post)


def table(language: str, state: Mapping[str, Any]) -> Table:
    over = state["phase"] == "over"
    phase = f"{state['day']}-{state['phase']}"
    here = scenes.table(language, phase=phase, due_at=None if over else scenes.AT)
    return Table(match=here.match, seats=here.seats, view=seen(state))


def seen(state: Mapping[str, Any]) -> Mapping[str, object]:
    data: Mapping[str, object] = TYCOON.view_data(TYCOON.view(TYCOON.load(state, {}, "1"), None))
    return data


def spoken(post: Rendered) -> str:
    """A message as it is read: its text with short ids, then a line for each row of buttons."""
    lines = [re.sub(r"<@\d+(\d)>", r"<@…\1>", post.text)]
    for row in post.rows:
        labels = [part.label if isinstance(part, Button) else f"{part.placeholder} ▾" for part in row]
        lines.append("[" + "] [".join(labels) + "]")
    return "\n".join(lines)
