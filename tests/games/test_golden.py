"""Golden plays: whole matches as readable text. What changes in one is read line by line before it is accepted.

With GOLDEN=rewrite in the environment the texts are written anew.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import matchlog, presets
from bot.commands import readable
from bot.games.driver import play
from bot.games.record import Header, Turn, header, replay
from bot.games.tycoon.game import TYCOON

FOLDER = Path(__file__).resolve().parents[1] / "golden"
SEATS = tuple(str(number) for number in range(1, 17))


def robots(preset: str, seed: str) -> tuple[Header, Iterator[Turn]]:
    """A match of tycoon among robots."""
    head = header(TYCOON, presets.preset(TYCOON, preset), SEATS, seed)
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


def test_a_skirmish_with_a_second_ballot_open_effects_and_a_removal() -> None:
    compare("tycoon-skirmish", *by_hand("tycoon-skirmish"))
