"""What a seat can work out from all that it sees: which cards are out of sight, and who may be bust."""

from collections import Counter
from collections.abc import Iterator

from bot.games.api import Seat
from bot.games.sins.cards import ALL_CARDS, FATES, Card
from bot.games.sins.markers import total
from bot.games.sins.state import BySuit
from bot.games.sins.view import View

PACKS = Counter(ALL_CARDS)


def unseen(view: View) -> dict[Card, int]:
    """The cards that lie nowhere in sight of the viewer, with their number."""
    left = dict(PACKS)
    for card in _seen(view):
        left[card] -= 1
    return {card: count for card, count in left.items() if count > 0}


def _seen(view: View) -> Iterator[Card]:
    yield from view.discard
    for pile in view.piles.values():
        yield from pile
    for seen in view.seats.values():
        yield from seen.hand or ()
        if seen.fate is not None:
            yield seen.fate
        for sins in seen.sins.values():
            yield from sins


def bust_chance(view: View, seat: Seat, pool: dict[Card, int], sins: BySuit | None = None) -> float:
    """How likely a player is bust, with these sins or those he has, if any unseen card may be his fate."""
    seen = view.seats[seat]
    sums = {suit: total(cards) for suit, cards in (sins or seen.sins).items()}
    limit = view.rules.limit
    if max(sums.values()) <= limit - 10:
        return 0.0
    if seen.fate is not None:
        pool = {seen.fate: 1}
    over = {suit for suit, own in sums.items() if own > limit}
    count = bust = 0
    for card, times in pool.items():
        count += times
        change = FATES[card]
        if change is None:
            bust += times if over else 0
        elif over - {change[0]} or sums[change[0]] > limit + change[1]:
            bust += times
    return bust / count if count else 0.0
