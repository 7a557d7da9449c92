"""A second, slow and plain book of everybody's gold, in exact fractions, to hold against the engine's."""

from collections import Counter
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction

from bot.games.api import Action, Seat
from bot.games.tycoon.actions import Bid
from bot.games.tycoon.rules import ITEMS
from bot.games.tycoon.state import State

Bids = dict[Seat, dict[str, list[Fraction]]]


def half_up(value: Fraction) -> Fraction:
    """To whole gold, a half upwards (T6)."""
    exact = Decimal(value.numerator) / Decimal(value.denominator)
    return Fraction(int(exact.quantize(Decimal(1), ROUND_HALF_UP)))


def won_at(amounts: list[Fraction]) -> Fraction | None:
    """The second-lowest unique amount (T13)."""
    unique = sorted(amount for amount, times in Counter(amounts).items() if times == 1)
    return unique[:2][-1] if unique else None


class Ledger:
    """What each seat's purse must hold, from what was done alone; for default money rules of the presets."""

    def __init__(self, state: State) -> None:
        self.roles = {seat: part.role for seat, part in state.parts.items()}
        self.purses = dict.fromkeys(state.parts, Fraction(10))
        self.bids: Bids = {}
        self.dead: set[Seat] = set()

    def acted(self, seat: Seat, action: Action) -> None:
        if isinstance(action, Bid):
            amount = Fraction(action.amount)
            self.bids.setdefault(seat, {}).setdefault(action.item, []).append(amount)
            self.purses[seat] -= amount

    def removed(self, seat: Seat) -> None:
        self.dead.add(seat)
        self.purses[seat] = Fraction(0)

    def ticked(self, before: State, after: State) -> None:
        if before.phase in ("dusk", "revote") and after.phase in ("night", "over"):
            self._settle()
        if before.phase == "night":
            self.bids = {}
        for seat in self.purses:
            if seat not in after.living:
                self.removed(seat)
        if before.phase == "night" and after.phase == "day":
            for seat in after.living:
                self.purses[seat] += 10

    def _settle(self) -> None:
        winners: dict[str, Seat | None] = {}
        for item in ITEMS:
            offers = [(amount, seat) for seat, mine in self.bids.items() for amount in mine.get(item, [])]
            price = won_at([amount for amount, _ in offers])
            winners[item] = next((seat for amount, seat in offers if amount == price), None)
            for amount, seat in offers:
                if amount != price:
                    share = Fraction(2, 3) if self.roles[seat] == "miser" else Fraction(1, 2)
                    self.purses[seat] += half_up(amount * share)
        for robbed, winner in winners.items():
            for thief, role in self.roles.items():
                if winner and role == "thief" and thief != winner and self.bids.get(thief, {}).get(robbed):
                    loot = min(Fraction(1), self.purses[winner])
                    self.purses[winner] -= loot
                    self.purses[thief] += loot

    def check(self, state: State) -> None:
        """The engine's purses are these."""
        assert {seat: Fraction(coins, 2) for seat, coins in state.purses.items()} == self.purses
