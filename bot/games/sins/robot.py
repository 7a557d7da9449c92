"""A robot that plays to win, from its own view only.

It counts every card that it can see; the rest may be anybody's fate. From that it works out how likely each player is
bust, and accuses where that beats its share of the match. Its plays are weighed one turn ahead: own sins against what
its fate lets it bear, hand cards that will go on fitting, and piles that leave little room to the others.
"""

from typing import Any

from msgspec.structs import replace

from bot.games.api import Offer, Seat
from bot.games.rng import Stream
from bot.games.sins.actions import Accuse, Collect, Guess, Mourn, Play, Rob, SinsAction, Sleep, Swap, Transfer, Trick
from bot.games.sins.cards import NUMBERS, SUIT_OF, SUITS, VALUES, Card
from bot.games.sins.counting import bust_chance, unseen
from bot.games.sins.piles import playable, without
from bot.games.sins.state import Cards
from bot.games.sins.view import View
from bot.games.sins.weighing import Position, after, position, worth

SURE = 0.999
"""As certain as counting floats gets."""

ENOUGH = {2: 0.60, 3: 0.70, 4: 0.76, 5: 0.80, 6: 0.82}
"""How likely a player must be bust to be accused, by the number of those left."""

SLEEPING, IDLE = 0.3, 1.5
"""Taken off for sleeping, and for collecting nothing or sleeping when no card is left to wait for."""

HOPELESS = 0.65
"""The same for a robot that is bust itself, and so has little to lose."""


def robot(view: View, offers: tuple[Offer[Any], ...], rng: Stream) -> SinsAction | None:
    """What the robot of the view's seat does next; None when nothing is offered."""
    assert view.seat is not None
    if not offers:
        return None
    match view.step:
        case "guess":
            return _guess(view, rng)
        case "transfer":
            return _transfer(view, view.seat, offers)
        case "mourn":
            return _mourn(view, view.seat)
        case _:
            kinds = {offer.make: offer for offer in offers}
            return _accuse(view, view.seat, kinds) or _skill(view, view.seat, kinds) or _play(view, view.seat, offers)


def standing_in(view: View) -> View:
    """The view with the mark of a robot that stands in for a person, and so accuses only when certain (S27)."""
    assert view.seat is not None
    own = replace(view.seats[view.seat], robot=True)
    return replace(view, seats={**view.seats, view.seat: own})


def _others(view: View, seat: Seat) -> list[Seat]:
    return [other for other, seen in view.seats.items() if seen.alive and other != seat]


# --- accusing


def _accuse(view: View, seat: Seat, kinds: dict[Any, Offer[Any]]) -> SinsAction | None:
    """Accuse the likeliest to be bust, if likely enough; a robot that stands in for a person must be certain (S27)."""
    if Accuse not in kinds:
        return None
    others = _others(view, seat)
    pool = unseen(view)
    chances = {other: bust_chance(view, other, pool) for other in others}
    target = max(others, key=chances.__getitem__)
    enough = ENOUGH[len(others) + 1]
    if view.seats[seat].bust:
        enough = min(enough, HOPELESS)
    return Accuse(target) if chances[target] >= (SURE if view.seats[seat].robot else enough) else None


# --- skills


def _skill(view: View, seat: Seat, kinds: dict[Any, Offer[Any]]) -> SinsAction | None:
    """Rob and swap whenever it helps; trick when there is a sin worth giving."""
    if Rob in kinds:
        targets = [other for other in _others(view, seat) if view.seats[other].hand_count]
        return Rob(max(targets, key=lambda other: view.seats[other].hand_count))
    if Trick in kinds:
        target = _tricked(view, seat)
        if target is not None:
            return Trick(target)
    if Swap in kinds:
        stuck = _stuck(view, view.seats[seat].hand or ())
        if stuck:
            return Swap(stuck)
    return None


def _stuck(view: View, hand: Cards) -> Cards:
    """The number cards that fit nowhere, if few others do."""
    fits, _ = playable(hand, view.piles)
    stuck = tuple(card for card in hand if card in NUMBERS and card not in fits)
    return stuck if len(hand) - len(stuck) < 3 else ()


def _tricked(view: View, seat: Seat) -> Seat | None:
    """Who would be hurt most by the best sin that there is to give; None when there is none of weight."""
    pool = unseen(view)
    sins = [card for cards in view.seats[seat].sins.values() for card in cards]
    if max((VALUES[card] for card in sins), default=0) < 4:
        return None
    return max(_others(view, seat), key=lambda other: max(_harm(view, other, card, pool) for card in sins))


def _harm(view: View, target: Seat, sin: Card, pool: dict[Card, int]) -> float:
    """How much the sin brings a player near to being bust."""
    seen = view.seats[target]
    suit = next(suit for suit in SUITS if sin in view.seats[view.seat or ""].sins[suit])
    sins = {**seen.sins, suit: (*seen.sins[suit], sin)}
    return bust_chance(view, target, pool, sins) - bust_chance(view, target, pool) + VALUES[sin] / 100


def _transfer(view: View, seat: Seat, offers: tuple[Offer[Any], ...]) -> SinsAction:
    """Give the sin that hurts most and relieves most."""
    pool = unseen(view)
    target = view.asked or ""
    now = position(view, seat)
    gain: dict[Card | None, float] = {}
    for card in offers[0].domains["card"].choices():
        if card is not None and VALUES[card]:
            relieved = worth(view.rules, now.without_sin(card)) - worth(view.rules, now)
            gain[card] = relieved + 2 * _harm(view, target, card, pool)
    best = max(gain, key=gain.__getitem__, default=None)
    return Transfer(best if best is not None and gain[best] > 0 else None)


# --- answers


def _guess(view: View, rng: Stream) -> SinsAction:
    """The suit of which most cards are out of sight."""
    left = dict.fromkeys(SUITS, 0)
    for card, count in unseen(view).items():
        if card in SUIT_OF:
            left[SUIT_OF[card]] += count
    most = max(left.values())
    return Guess(rng.choice([suit for suit in SUITS if left[suit] == most]))


def _mourn(view: View, seat: Seat) -> SinsAction:
    """The card that is missed least."""
    now = position(view, seat)
    return Mourn(
        max(dict.fromkeys(now.hand), key=lambda card: worth(view.rules, now.with_hand(without(now.hand, card))))
    )


# --- plays


def _play(view: View, seat: Seat, offers: tuple[Offer[Any], ...]) -> SinsAction:
    """The play, collecting or sleep after which the robot stands best."""
    now = position(view, seat)
    choices: list[SinsAction] = [
        choice for offer in offers if offer.make in (Play, Collect, Sleep) for choice in offer.choices()
    ]
    return max(choices, key=lambda choice: _weight(view, now, choice))


def _weight(view: View, now: Position, choice: SinsAction) -> float:
    """What the position is worth after it; doing nothing costs something, so that no table of robots stands still."""
    idle = 0.0
    if isinstance(choice, Sleep):
        idle = SLEEPING if view.deck_count or view.discard else IDLE
    elif isinstance(choice, Collect) and not any(view.piles.values()):
        idle = IDLE
    return worth(view.rules, after(now, choice)) - idle
