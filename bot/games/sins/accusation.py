"""How much sin a player can bear, who is bust, and who wins a comparison (S4, S5, S24, S25)."""

from collections.abc import Mapping
from functools import lru_cache
from operator import gt

from bot.games.api import Seat
from bot.games.sins.cards import FATES, SUITS, Card, Suit
from bot.games.sins.markers import total
from bot.games.sins.rules import Rules
from bot.games.sins.state import BySuit, State


def capacities(rules: Rules, fate: Card | None) -> Mapping[Suit, int]:
    """The most that the fate card lets its owner bear in each suit (S4)."""
    return _capacities(rules.limit, fate)


@lru_cache(maxsize=1 << 10)
def _capacities(limit: int, fate: Card | None) -> Mapping[Suit, int]:
    bears = dict.fromkeys(SUITS, limit)
    change = FATES[fate] if fate is not None else None
    if change is not None:
        bears[change[0]] += change[1]
    return bears


def totals(sins: BySuit) -> Mapping[Suit, int]:
    """The worth of the sins of each suit."""
    return {suit: total(cards) if cards else 0 for suit, cards in sins.items()}


def over(sums: Mapping[Suit, int], bears: Mapping[Suit, int]) -> bool:
    """Whether some suit's total is more than can be borne; both in the order of SUITS."""
    return any(map(gt, sums.values(), bears.values()))


def is_bust(rules: Rules, sins: BySuit, fate: Card | None) -> bool:
    """Whether some suit's total is over the capacity (S5)."""
    return over(totals(sins), capacities(rules, fate))


def best(state: State) -> tuple[Seat, ...]:
    """Who wins when all who are left compare (S24, S25); nobody when all of them tie."""
    players = state.players
    sound = [seat for seat in state.living if not is_bust(state.rules, players[seat].sins, players[seat].fate)]
    if not sound and state.rules.both_bust == "draw":
        return ()
    sums = {seat: sum(map(total, players[seat].sins.values())) for seat in sound or state.living}
    lowest = min(sums.values())
    winners = tuple(seat for seat, own in sums.items() if own == lowest)
    return winners if len(winners) < len(state.living) else ()
