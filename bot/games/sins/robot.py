"""A robot that plays to win, from its own view only."""

from typing import Any

from bot.games.api import Offer
from bot.games.rng import Stream
from bot.games.sins.actions import Accuse, SinsAction
from bot.games.sins.view import View


def robot(view: View, offers: tuple[Offer[Any], ...], rng: Stream) -> SinsAction | None:
    """What the robot of the view's seat does next; None when it has nothing to do."""
    offers = tuple(offer for offer in offers if offer.make is not Accuse)
    return rng.choice(offers).sample(rng)
