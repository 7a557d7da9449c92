"""Each thing that everybody may know changes the picture; nothing that is secret does."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from bot.presentation.pictures import rites_picture, sins_picture
from tests.presentation.pictures.tables import View
from tests.presentation.texts import texts

Change = Callable[[View], object]


def _sins() -> View:
    """Three seats in the middle of a game, the second with its fate open."""
    hand: dict[str, Any] = {"hand": None, "timeouts": 0, "robot": False, "bust": None}
    none: dict[str, list[str]] = {"C": [], "H": [], "D": [], "S": []}
    return {
        "turn": "1",
        "step": "act",
        "seats": {
            "1": {
                **hand,
                "alive": True,
                "hand_count": 5,
                "sins": {**none, "C": ["C9", "x"]},
                "fate": None,
                "fate_open": False,
            },
            "2": {
                **hand,
                "alive": True,
                "hand_count": 30,
                "sins": {**none, "S": ["S2"]},
                "fate": "HK",
                "fate_open": True,
            },
            "3": {**hand, "alive": True, "hand_count": 0, "sins": none, "fate": None, "fate_open": False},
        },
        "piles": {"C": ["C9", "C8", "C6", "C5", "C2"], "H": ["H10", "X"], "D": [], "S": ["S4"]},
        "deck": None,
        "deck_count": 40,
        "discard": ["H9", "D3"],
        "markers": {"C": "1", "H": None, "D": None, "S": "2"},
        "skills_used": [],
        "accusations": 0,
        "turns": 7,
        "pending": {},
        "outcome": None,
    }


def _rites() -> View:
    """Two seats, one ordinary and one special rite."""
    zones = {"1": ["木5", "火7", "?"], "2": ["土9"]}
    return {
        "turn": "1",
        "step": "act",
        "actions_left": 3,
        "seats": {
            "1": {"hand": ["?", "?"], "score": ["?"], "won": ["青11000"]},
            "2": {"hand": ["?"], "score": [], "won": []},
        },
        "rites": [
            {
                "tile": "青11000",
                "zones": zones,
                "faces": {"1": "110", "2": "1"},
                "sword": None,
                "laid": {"1": 2, "2": 1},
            },
            {"tile": "黑特1", "zones": {}, "faces": {}, "sword": None, "laid": {}},
        ],
        "library": ["?"] * 9,
        "deck": ["?"] * 50,
        "discard": [],
        "removed": [],
        "pending": {},
        "last_showdown": None,
        "outcome": None,
    }


def _over(view: View) -> None:
    view.update(step="over", outcome={"winners": ["1"], "reason": "stalled"})


def _dead(view: View) -> None:
    view["seats"]["3"].update(alive=False)


SINS_SHOWN: dict[str, Change] = {
    "whose turn": lambda view: view.update(turn="2"),
    "who owes a mourning card": lambda view: view.update(step="mourn", pending={"mourn": ["2"], "chosen": {}}),
    "who owes a guess": lambda view: view.update(step="guess", pending={"guess": "3"}),
    "who won": _over,
    "who is out": _dead,
    "a hand's size": lambda view: view["seats"]["1"].update(hand_count=6),
    "a sum": lambda view: view["seats"]["1"]["sins"].update(C=["C8", "x"]),
    "how many sins": lambda view: view["seats"]["1"]["sins"].update(C=["C9", "x", "x"]),
    "an open fate": lambda view: view["seats"]["2"].update(fate="SK"),
    "that a fate is open": lambda view: view["seats"]["2"].update(fate=None, fate_open=False),
    "who holds a marker": lambda view: view["markers"].update(C="2"),
    "that nobody holds it": lambda view: view["markers"].update(C=None),
    "a pile's top": lambda view: view["piles"].update(C=["C9", "C8", "C6", "C5", "CA"]),
    "what is under it": lambda view: view["piles"].update(C=["C9", "C8", "C7", "C5", "C2"]),
    "how many lie there": lambda view: view["piles"].update(C=["C8", "C6", "C5", "C2"]),
    "which joker": lambda view: view["piles"].update(H=["H10", "x"]),
    "the deck": lambda view: view.update(deck_count=39),
    "the discards' top": lambda view: view.update(discard=["H9", "D4"]),
    "how many are discarded": lambda view: view.update(discard=["D3"]),
}

SINS_SECRET: dict[str, Change] = {
    "a hand": lambda view: view["seats"]["1"].update(hand=["C5", "X", "HQ", "S2", "D9"]),
    "a closed fate": lambda view: view["seats"]["1"].update(fate="S10"),
    "who is bust": lambda view: view["seats"]["1"].update(bust=True),
    "the deck": lambda view: view.update(deck=["C5"] * 40),
    "a mourning card": lambda view: view.update(pending={"chosen": {"1": "C5"}}),
}

RITES_SHOWN: dict[str, Change] = {
    "whose turn": lambda view: view.update(turn="2"),
    "the actions left": lambda view: view.update(actions_left=2),
    "who owes a declaration": lambda view: view.update(step="declare", pending={"declare": ["2"], "declared": {}}),
    "who takes": lambda view: view.update(step="take", pending={"take": "2"}),
    "who won": _over,
    "a hand's size": lambda view: view["seats"]["2"].update(hand=["?"] * 5),
    "a score's size": lambda view: view["seats"]["2"].update(score=["?"] * 11),
    "the tiles won": lambda view: view["seats"]["2"].update(won=["红特3"]),
    "an open card's number": lambda view: view["rites"][0]["zones"].update({"2": ["土8"]}),
    "an open card's element": lambda view: view["rites"][0]["zones"].update({"2": ["金9"]}),
    "that a card lies face down": lambda view: view["rites"][0]["zones"].update({"2": ["?"]}),
    "another card": lambda view: view["rites"][0]["zones"].update({"2": ["土9", "水1"]}),
    "a slot left out": lambda view: view["rites"][0]["zones"].update({"2": [None, "土9"]}),
    "the sword": lambda view: view["rites"][0].update(sword="2"),
    "a tile's pattern": lambda view: view["rites"][0].update(tile="青10101"),
    "a tile's colour": lambda view: view["rites"][0].update(tile="红11000"),
    "a special tile": lambda view: view["rites"][1].update(tile="黑特2"),
    "one rite less": lambda view: view["rites"].pop(),
    "the library": lambda view: view.update(library=["?"] * 8),
    "the deck": lambda view: view.update(deck=["?"] * 49),
}

RITES_SECRET: dict[str, Change] = {
    "a hand": lambda view: view["seats"]["1"].update(hand=["金18", "haste"]),
    "a score": lambda view: view["seats"]["1"].update(score=["金18"]),
    "the deck": lambda view: view.update(deck=["金18"] * 50),
    "the library": lambda view: view.update(library=["黑特1"] * 9),
    "a card face down": lambda view: view["rites"][0]["zones"].update({"1": ["木5", "火7", "水3"]}),
    "a declaration": lambda view: view.update(pending={"declared": {"1": {1: 4}}}),
}


def changed(view: View, change: Change) -> View:
    other = deepcopy(view)
    change(other)
    assert other != view
    return other


@pytest.mark.parametrize("what", SINS_SHOWN)
def test_sins_shows(what: str) -> None:
    view = changed(_sins(), SINS_SHOWN[what])
    assert sins_picture(view, texts("en")) != sins_picture(_sins(), texts("en"))


@pytest.mark.parametrize("what", SINS_SECRET)
def test_sins_hides(what: str) -> None:
    view = changed(_sins(), SINS_SECRET[what])
    assert sins_picture(view, texts("en")) == sins_picture(_sins(), texts("en"))


@pytest.mark.parametrize("what", RITES_SHOWN)
def test_rites_shows(what: str) -> None:
    view = changed(_rites(), RITES_SHOWN[what])
    assert rites_picture(view, texts("en")) != rites_picture(_rites(), texts("en"))


@pytest.mark.parametrize("what", RITES_SECRET)
def test_rites_hides(what: str) -> None:
    view = changed(_rites(), RITES_SECRET[what])
    assert rites_picture(view, texts("en")) == rites_picture(_rites(), texts("en"))


def test_every_language_has_its_own_words() -> None:
    for picture, view in ((sins_picture, _sins()), (rites_picture, _rites())):
        assert len({picture(view, texts(language)).png for language in ("zh-CN", "zh-TW", "en")}) == 3
