"""The rank of five cards beside treys and eval7, each on cards of its own deck in its own form; declarations beside a
search through all of them."""

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from time import perf_counter
from typing import Any

import eval7
import treys

from bot.games.rites import generation
from bot.games.rites.generation import Row
from bot.games.rites.ranking import CODES, Ranks, ranks
from bot.games.rites.tiles import ELEMENTS, NUMBERS
from tests.bench.measure import Limit, rates
from tests.bench.measure import Row as Line
from tests.games.rites import naive

HANDS = 20_000
ZONES = 60
WORST = ("金18", "金17", "金16", "金15", "金14")
"""Two million declarations."""


def hands(deck: Sequence[Any]) -> list[list[Any]]:
    """Random fives of a deck."""
    rng = random.Random(1)
    return [rng.sample(deck, 5) for _ in range(HANDS)]


def ranked(rank: Callable[[Any], Any], fives: Sequence[Any]) -> Callable[[], int]:
    """A turn that ranks every five, one call each."""

    def turn() -> int:
        for five in fives:
            rank(five)
        return len(fives)

    return turn


def contenders() -> dict[str, Callable[[], int]]:
    """Each library's own call for five cards; treys is asked below its public wrapper, which costs it more."""
    words = [rank + suit for rank in "23456789TJQKA" for suit in "shdc"]
    evaluator = treys.Evaluator()
    return {
        "ours": ranked(ranks("chicago").rank, hands(list(CODES.values()))),
        "treys": ranked(evaluator._five, hands([treys.Card.new(word) for word in words])),
        "eval7": ranked(eval7.evaluate, hands([eval7.Card(word) for word in words])),
    }


def every(row: Row) -> Iterator[dict[int, int]]:
    """All declarations of a zone."""
    for element in ELEMENTS:
        slots = [slot for slot, card in enumerate(row, 1) if card and card[0] == element]
        most = [range(NUMBERS[card] + 1) for card in row if card and card[0] == element]
        for numbers in product(*most):
            yield {slot: number for slot, number in zip(slots, numbers, strict=True) if number}


def searched(row: Row, other: Row, tables: Ranks) -> int:
    """The best rank by trying every declaration, with our tables."""
    best = tables.of(row)
    for changes in every(row):
        cards = list(row)
        for slot, number in changes.items():
            card = row[slot - 1]
            assert card is not None
            if not generation.blocks(other[slot - 1], card, number):
                cards[slot - 1] = generation.generated(card, number)
        best = max(best, tables.of(cards))
    return best


def zones() -> list[tuple[Row, Row]]:
    """Random zones, each against another one that lies open."""
    rng = random.Random(2)
    dealt = [rng.sample(sorted(NUMBERS), 10) for _ in range(ZONES)]
    return [(cards[:5], cards[5:]) for cards in dealt]


def seconds(work: Callable[[], Any], times: int = 1) -> float:
    """The shortest of some runs."""
    taken = []
    for _ in range(times):
        began = perf_counter()
        work()
        taken.append(perf_counter() - began)
    return min(taken)


def measure() -> list[Line | Limit]:
    """Ranking and declarations; both searches must find the same."""
    tables = ranks("chicago")
    random_zones = zones()
    for row, other in random_zones:
        if generation.best(row, [other], tables).changes != naive.best(row, [other]):
            raise ArithmeticError(f"the two searches differ on {row} against {other}")
    seen = rates(contenders())
    declared = rates(
        {
            "ours": lambda: sum(bool(generation.best(row, [other], tables).cards) for row, other in random_zones),
            "search": lambda: sum(len(naive.best(row, [other])) < 6 for row, other in random_zones),
        },
        rounds=3,
    )
    free: Row = (None,) * len(WORST)
    ours = seconds(lambda: generation.best(WORST, [free], tables), 20)
    return [
        Line("five-card ranks/s: rites, treys", seen["ours"], seen["treys"], asked=1.1),
        Line("five-card ranks/s: rites, eval7", seen["ours"], seen["eval7"], asked=0.8),
        Line("best declarations/s, plain search through all", declared["ours"], declared["search"], asked=100),
        Limit(
            "worst zone, of the time of a search with our tables",
            1000 * ours / seconds(lambda: searched(WORST, free, tables)),
            1.0,
            "‰",
        ),
    ]
