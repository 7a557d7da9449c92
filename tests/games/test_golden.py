"""Golden plays: whole matches as readable text. What changes in one is read line by line before it is accepted.

With GOLDEN=rewrite in the environment the texts are written anew.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import matchlog, presets
from bot.commands import readable
from bot.games.api import AnyGame
from bot.games.driver import play
from bot.games.record import Header, Turn, header, replay
from bot.games.rites.game import RITES
from bot.games.sins.game import SINS
from bot.games.tycoon.game import TYCOON

FOLDER = Path(__file__).resolve().parents[1] / "golden"
SEATS = tuple(str(number) for number in range(1, 17))


def robots(preset: str, seed: str, game: AnyGame = TYCOON, seats: int = 16) -> tuple[Header, Iterator[Turn]]:
    """A match among robots."""
    head = header(game, presets.preset(game, preset), SEATS[:seats], seed)
    return head, play(head)


def by_hand(name: str) -> tuple[Header, Iterator[Turn]]:
    """A match whose record was written by hand."""
    head, rows = matchlog.read(FOLDER / f"{name}.jsonl")
    return head, replay(head, rows)


def compare(name: str, head: Header, turns: Iterator[Turn]) -> None:
    path = FOLDER / f"{name}.txt"
    text = "".join(f"{line}\n" for line in readable.text(head, turns))
    if os.environ.get("GOLDEN") == "rewrite":
        path.write_text(text, encoding="utf-8")
        pytest.skip(f"{path.name} is written anew; read what has changed in it")
    assert text.splitlines() == path.read_text(encoding="utf-8").splitlines()


def test_robots_play_the_classic_preset() -> None:
    compare("tycoon-classic", *robots("classic", "golden/1"))


def test_robots_play_the_blind_preset() -> None:
    compare("tycoon-blind", *robots("blind", "golden/2"))


def test_robots_play_sins() -> None:
    compare("sins-standard", *robots("standard", "golden/1", SINS, 4))


def test_sins_with_odd_house_rules_deadlines_and_a_removal() -> None:
    compare("sins-odd", *by_hand("sins-odd"))


def test_robots_play_rites() -> None:
    compare("rites-standard", *robots("standard", "golden/1", RITES, 2))


def test_rites_with_odd_house_rules_and_time_outs() -> None:
    compare("rites-odd", *by_hand("rites-odd"))


def test_a_skirmish_with_a_second_ballot_open_effects_and_a_removal() -> None:
    compare("tycoon-skirmish", *by_hand("tycoon-skirmish"))
