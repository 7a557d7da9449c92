"""A robot's choices, from its own view only."""

from typing import Any

from bot.games.api import Offer
from bot.games.rng import Stream
from bot.games.tycoon.actions import TycoonAction
from bot.games.tycoon.view import View


def robot(view: View, offers: tuple[Offer[Any], ...], rng: Stream) -> TycoonAction | None:
    """What the robot of the view's seat does next; None when it is done for this phase."""
    return None
