"""Players to hold the robot against: one that does anything legal, one that plays like a beginner."""

from typing import Any

from bot.games.api import Action, Offer
from bot.games.rng import Stream
from bot.games.sins.actions import Accuse, Collect, Guess, Mourn, Play, Transfer
from bot.games.sins.cards import NUMBERS, SUITS, VALUES
from bot.games.sins.markers import total
from bot.games.sins.view import View


def random_player(view: Any, offers: tuple[Offer[Any], ...], rng: Stream) -> Action:
    """Any offered action, uniformly by offer."""
    action: Action = rng.choice(offers).sample(rng)
    return action


def simple_player(view: View, offers: tuple[Offer[Any], ...], rng: Stream) -> Action:
    """Accuses whoever has more than 21 in a suit; plays its largest number card that fits, else the first other card
    that can be played, else collects. Uses no skills; if tricked, guesses at random; mourns with its oldest card.
    """
    assert view.seat is not None
    if view.step == "mourn":
        hand = view.seats[view.seat].hand
        assert hand
        return Mourn(hand[0])
    if view.step == "guess":
        return Guess(rng.choice(SUITS))
    choices = [choice for offer in offers if offer.make in (Accuse, Play, Transfer) for choice in offer.choices()]
    if view.step == "transfer":
        given = [choice for choice in choices if isinstance(choice, Transfer)]
        return max(given, key=lambda choice: VALUES[choice.card] if choice.card else -1)
    for choice in choices:
        if isinstance(choice, Accuse) and _over(view, choice.target):
            return choice
    plays = [choice for choice in choices if isinstance(choice, Play)]
    numbers = [play for play in plays if play.card in NUMBERS]
    if numbers:
        return max(numbers, key=lambda play: NUMBERS[play.card or ""])
    return plays[0] if plays else Collect()


def _over(view: View, seat: str | None) -> bool:
    return any(total(sins) > view.rules.limit for sins in view.seats[seat or ""].sins.values())
