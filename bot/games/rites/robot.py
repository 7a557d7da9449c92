"""A robot that plays to win, from its own view only."""

from typing import Any

from bot.games.api import Offer
from bot.games.rites.actions import RitesAction
from bot.games.rites.view import View
from bot.games.rng import Stream


def robot(view: View, offers: tuple[Offer[Any], ...], rng: Stream) -> RitesAction | None:
    """What the robot of the view's seat does next; None when it is done for this phase."""
    return rng.choice(offers).sample(rng) if offers else None
