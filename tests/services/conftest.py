"""Games that only tests know."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games import registry
from bot.games.api import AnyGame, Offer
from bot.games.rng import Stream
from bot.games.tycoon.game import TYCOON
from bot.games.tycoon.view import View
from tests.fakes.counting import COUNTING


@pytest.fixture
def counting(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """The tiny game in turns, registered."""
    monkeypatch.setattr(registry, "GAMES", {**registry.GAMES, COUNTING.name: COUNTING})
    return COUNTING


@pytest.fixture
def voting_robots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tycoon with robots that bid the least on a random item and vote at random, once a day each."""
    monkeypatch.setattr(registry, "GAMES", {**registry.GAMES, TYCOON.name: replace(TYCOON, robot=_robot)})


def _robot(view: View, offers: tuple[Offer[Any], ...], rng: Stream) -> Any:
    bids = [offer for offer in offers if offer.kind == "bid"]
    if bids and not view.bids:
        return rng.choice(bids).sample(rng)
    votes = [offer for offer in offers if offer.kind == "vote"]
    if votes and view.seat not in view.votes:
        return votes[0].sample(rng)
    return None
