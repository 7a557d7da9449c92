"""The second-lowest-unique rule on bids of robot matches, beside a `collections.Counter`."""

from collections import Counter
from collections.abc import Callable, Sequence

from bot.games.driver import play
from bot.games.record import header
from bot.games.tycoon.auction import second_lowest_unique
from bot.games.tycoon.game import TYCOON
from bot.presets import preset
from tests.bench.measure import Row, rates

MATCHES = 20
Rule = Callable[[Sequence[int]], int | None]


def with_counter(amounts: Sequence[int]) -> int | None:
    """The same rule as most people would write it."""
    unique = sorted(amount for amount, times in Counter(amounts).items() if times == 1)
    if not unique:
        return None
    return unique[1] if len(unique) > 1 else unique[0]


def bid_sets() -> list[list[int]]:
    """All bids on one item on one day, in half coins, for every item and day of some robot matches."""
    found = []
    seats = tuple(str(number) for number in range(1, 17))
    for number in range(MATCHES):
        for turn in play(header(TYCOON, preset(TYCOON, "classic"), seats, f"bench/{number}")):
            if turn.state.phase == "dusk" and turn.row is not None and turn.row.kind == "tick":
                bids = turn.state.bids.values()
                items = {item for mine in bids for item in mine}
                found += [[amount for mine in bids for amount in mine.get(item, ())] for item in sorted(items)]
    return found


def repeated(rule: Rule, sets: list[list[int]], times: int) -> Callable[[], int]:
    """A turn that works out every set so many times."""

    def turn() -> int:
        for _ in range(times):
            for amounts in sets:
                rule(amounts)
        return times * len(sets)

    return turn


def measure() -> list[Row]:
    """The engine's rule beside the usual one; both must agree on every set."""
    sets = bid_sets()
    differing = [amounts for amounts in sets if second_lowest_unique(amounts) != with_counter(amounts)]
    if differing:
        raise ArithmeticError(f"the two rules differ on {differing[0]}")
    seen = rates({"ours": repeated(second_lowest_unique, sets, 40), "counter": repeated(with_counter, sets, 40)})
    size = sum(map(len, sets)) / len(sets)
    return [Row(f"second-lowest unique/s ({size:.1f} bids), Counter", seen["ours"], seen["counter"], asked=2.5)]
