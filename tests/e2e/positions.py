"""For each game by turns: how it is played in the tests of all of them, and a position in each of its steps."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

_HANDS: dict[str, Any] = {
    "1": {"hand": ["C5", "H2", "S8"], "fate": "C3", "sins": {"H": ["H9"]}},
    "2": {"hand": ["D4", "C9"], "fate": "HA"},
    "3": {"hand": ["S9", "D7"], "fate": "SA"},
}


class Played(Struct, frozen=True):
    """One game in these tests."""

    counts: range
    """How many may play."""

    ending: str
    """The act that brings the end near."""

    steps: Mapping[str, Mapping[str, Any]]
    """A position of three for each step in which somebody is waited for; seat 1 is in turn."""


PLAYED: Mapping[str, Played] = {
    "sins": Played(
        counts=range(2, 7),
        ending="accuse",
        steps={
            "act": {"turn": "1", "seats": _HANDS},
            "guess": {
                "turn": "1",
                "seats": _HANDS,
                "markers": {"H": "1"},
                "skills_used": ["H"],
                "step": "guess",
                "pending": {"guess": "2"},
            },
            "transfer": {
                "turn": "1",
                "seats": _HANDS,
                "markers": {"H": "1"},
                "skills_used": ["H"],
                "step": "transfer",
                "pending": {"transfer": "1", "to": "2"},
            },
            "mourn": {
                "turn": "1",
                "seats": _HANDS,
                "accusations": 1,
                "step": "mourn",
                "pending": {"mourn": ["1", "2", "3"], "chosen": {}},
            },
        },
    ),
}

STEPS = [(game, step) for game, played in PLAYED.items() for step in played.steps]
COUNTS = [(game, count) for game, played in PLAYED.items() for count in played.counts]
