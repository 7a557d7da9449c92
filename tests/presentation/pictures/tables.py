"""Tables of both games as everybody sees them, made up by chance; the busiest ones too."""

from random import Random
from typing import Any

SUITS = "CHDS"
RANKS = ("A", *map(str, range(2, 11)))
COURT = ("J", "Q", "K")
TILES = ("青11000", "白01110", "红10101", "黑00110", "青特1", "白特2", "红特3", "黑特2")
COLOURS = "青白红黑"
ELEMENTS = "金木水火土"

View = dict[str, Any]


def sins_view(seats: int, seed: int) -> View:
    """A table of sins in full swing: long piles, many sins, every marker held, hands up to 30 cards."""
    chance = Random(seed)
    names = [str(number + 1) for number in range(seats)]
    shown = {name: _sinner(chance) for name in names}
    piles = {suit: _pile(chance, suit) for suit in SUITS}
    return {
        "turn": chance.choice(names),
        "step": "act",
        "seats": shown,
        "piles": piles,
        "deck": None,
        "deck_count": chance.randint(0, 99),
        "discard": [f"{chance.choice(SUITS)}{chance.choice(RANKS + COURT)}" for _ in range(chance.randint(1, 40))],
        "markers": {suit: chance.choice(names) for suit in SUITS},
        "skills_used": [],
        "accusations": 0,
        "turns": chance.randint(1, 200),
        "pending": {},
        "outcome": None,
    }


def _sinner(chance: Random) -> View:
    sins = {suit: [f"{suit}{chance.choice(RANKS)}" for _ in range(chance.randint(1, 6))] for suit in SUITS}
    open_fate = chance.random() < 0.5
    return {
        "alive": True,
        "hand": None,
        "hand_count": chance.randint(0, 30),
        "sins": sins,
        "fate": f"{chance.choice(SUITS)}{chance.choice(RANKS + COURT)}" if open_fate else None,
        "fate_open": open_fate,
        "bust": None,
        "timeouts": 0,
        "robot": False,
    }


def _pile(chance: Random, suit: str) -> list[str]:
    ranks = sorted(chance.sample(range(10), chance.randint(4, 9)), reverse=True)
    joker = [chance.choice("xX")] if chance.random() < 0.25 else []
    return [*(f"{suit}{RANKS[rank]}" for rank in ranks), *joker]


def rites_view(seats: int, seed: int, rites: int = 4, full: bool = True) -> View:
    """A table of rites; `full`: every slot has its card, and three in four lie open."""
    chance = Random(seed)
    names = [str(number + 1) for number in range(seats)]
    return {
        "turn": chance.choice(names),
        "step": "act",
        "actions_left": chance.randint(1, 9),
        "seats": {name: _adept(chance) for name in names},
        "rites": [_rite(chance, tile, names, full) for tile in chance.sample(TILES, rites)],
        "library": ["?"] * chance.randint(0, 21),
        "deck": ["?"] * chance.randint(0, 84),
        "discard": [],
        "removed": [],
        "pending": {},
        "last_showdown": None,
        "outcome": None,
    }


def _adept(chance: Random) -> View:
    return {
        "hand": ["?"] * chance.randint(0, 5),
        "score": ["?"] * chance.randint(0, 14),
        "won": [f"{chance.choice(COLOURS)}11000" for _ in range(chance.randint(0, 6))],
    }


def _rite(chance: Random, tile: str, names: list[str], full: bool) -> View:
    zones = {name: [_card(chance) for _ in range(5 if full else chance.randint(0, 5))] for name in names}
    filled = [name for name in names if len(zones[name]) == 5]
    faces = {name: "".join("0" if card == "?" else "1" for card in zone) for name, zone in zones.items()}
    sword = chance.choice(filled) if filled else None
    laid = {name: at for at, name in enumerate(names)}
    return {"tile": tile, "zones": zones, "faces": faces, "sword": sword, "laid": laid}


def _card(chance: Random) -> str:
    return "?" if chance.random() < 0.25 else f"{chance.choice(ELEMENTS)}{chance.randint(1, 18)}"
