"""For each game by turns: how it is played in the tests of all of them, and a position in each of its steps."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from bot.games.rites.tiles import DRAWN_TILES, TILES

_SINS: dict[str, Any] = {
    "1": {"hand": ["C5", "H2", "S8"], "fate": "C3", "sins": {"H": ["H9"]}},
    "2": {"hand": ["D4", "C9"], "fate": "HA"},
    "3": {"hand": ["S9", "D7"], "fate": "SA"},
}

_ROWS = (
    ["木5", "木6", "木7", "木8"],
    ["火9", "火3", "水9", "水3"],
    ["水11", "水12", "水13", "水14"],
    ["木1", "水1", "火1", "火2"],
    ["木18", "火18", "水18", "水17"],
)
"""Cards at a rite, one row for each seat."""

_RITES: dict[str, Any] = {
    "1": {"hand": ["木2", "火7", "金18", "haste"], "score": ["土17"]},
    "2": {"hand": ["金9", "土4", "swap"], "score": ["土18", "土2"]},
    "3": {"hand": ["水8", "火11", "金3"], "score": ["土16"]},
}
_OPEN = [{"tile": "白01010", "zones": {"2": ["木12"]}, "laid": {"2": 1}}, {"tile": "红特1"}]
_SWORD: dict[str, Any] = {
    "tile": "青11000",
    "zones": {"1": ["木5", "火5", "火6", "火17", "火8"], "2": ["金6", "木9"], "3": ["水4", "土6", "土12", "金1"]},
    "laid": {"1": 4, "2": 2, "3": 3},
    "sword": "1",
}


def _rites(step: str, seats: Mapping[str, Any] = _RITES, *, sword: bool = False, **pending: Any) -> Mapping[str, Any]:
    """A position of three in this step, at two rites, and at a third one where there is a sword."""
    rites = [_SWORD, *_OPEN] if sword else _OPEN
    return {"turn": "1", "step": step, "seats": seats, "rites": rites, **({"pending": pending} if pending else {})}


class Played(Struct, frozen=True):
    """One game in these tests."""

    counts: range
    """How many may play."""

    ending: str
    """The act that brings the end near."""

    plain: str
    """An act that is a whole move at one press; whoever is in turn in `act` has it."""

    steps: Mapping[str, Mapping[str, Any]]
    """A position of three for each step in which somebody is waited for; seat 1 is in turn."""

    late: Callable[[int], Mapping[str, Any]] | None = None
    """A position of so many near the end, for games that are long."""


def _late_rites(count: int) -> Mapping[str, Any]:
    """Every tile but one is won, and everybody has four cards at the last one."""
    seats = [str(at) for at in range(1, count + 1)]
    rows = dict(zip(seats, _ROWS, strict=False))
    won = [tile for at in range(10) for tile in TILES[at::10]][1 : DRAWN_TILES[count]]  # a colour after the other
    have = {
        seat: {"hand": [f"土{at}", f"土{at + 5}"], "score": [f"金{at}"], "won": won[5 * at - 5 : 5 * at]}
        for at, seat in enumerate(seats, 1)
    }
    return {"turn": "1", "seats": have, "rites": [{"tile": TILES[0], "zones": rows}], "library": []}


PLAYED: Mapping[str, Played] = {
    "sins": Played(
        counts=range(2, 7),
        ending="accuse",
        plain="play",
        steps={
            "act": {"turn": "1", "seats": _SINS},
            "guess": {
                "turn": "1",
                "seats": _SINS,
                "markers": {"H": "1"},
                "skills_used": ["H"],
                "step": "guess",
                "pending": {"guess": "2"},
            },
            "transfer": {
                "turn": "1",
                "seats": _SINS,
                "markers": {"H": "1"},
                "skills_used": ["H"],
                "step": "transfer",
                "pending": {"transfer": "1", "to": "2"},
            },
            "mourn": {
                "turn": "1",
                "seats": _SINS,
                "accusations": 1,
                "step": "mourn",
                "pending": {"mourn": ["1", "2", "3"], "chosen": {}},
            },
        },
    ),
    "rites": Played(
        counts=range(2, 6),
        ending="place",
        plain="draw",
        steps={
            "act": _rites("act"),
            "discard": _rites(
                "discard", {**_RITES, "1": {"hand": ["木2", "木3", "火7", "火1", "金18", "haste"]}}, discard="1"
            ),
            "surrender": _rites("surrender", surrender=["2", "3"]),
            "assign": _rites("assign", {"1": {}, "2": {}, "3": {}}, assign="1", cards=["木2", "haste", "土3"]),
            "declare": _rites("declare", sword=True),
            "take": _rites("take", sword=True, take="1"),
            "score": _rites("score", score="1", up_to=2, place=1),
        },
        late=_late_rites,
    ),
}

STEPS = [(game, step) for game, played in PLAYED.items() for step in played.steps]
COUNTS = [(game, count) for game, played in PLAYED.items() for count in played.counts]
