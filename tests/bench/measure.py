"""Interleaved measurements: each round gives every contender one short turn, so that a busy machine hits all alike."""

from collections.abc import Callable, Mapping
from statistics import median
from time import process_time

import msgspec

ROUNDS = 15


class Row(msgspec.Struct, frozen=True):
    """One line of the report: ours beside theirs, in things per second, and the factor that is asked."""

    what: str
    ours: float
    theirs: float
    asked: float

    @property
    def factor(self) -> float:
        """Ours over theirs."""
        return self.ours / self.theirs

    @property
    def met(self) -> bool:
        """Whether it is what is asked."""
        return self.factor >= self.asked


class Limit(msgspec.Struct, frozen=True):
    """One line of the report that is compared with nothing: what was reached, and the most that is asked."""

    what: str
    reached: float
    most: float
    unit: str

    @property
    def met(self) -> bool:
        """Whether it is what is asked."""
        return self.reached <= self.most


def rates(
    contenders: Mapping[str, Callable[[], int]], rounds: int = ROUNDS, clock: Callable[[], float] = process_time
) -> dict[str, float]:
    """Things per second of each contender, the median over the rounds; a turn returns how many things it did.

    Seconds are the processor's, of which nothing else that runs takes any; contenders that wait need another clock.
    """
    seen: dict[str, list[float]] = {name: [] for name in contenders}
    for turn in contenders.values():  # warm up
        turn()
    for _ in range(rounds):
        for name, turn in contenders.items():
            began = clock()
            done = turn()
            seen[name].append(done / (clock() - began))
    return {name: median(values) for name, values in seen.items()}
