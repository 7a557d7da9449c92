"""Chance: a stream of numbers worked out from a seed and a counter, the same on every machine.

Word n of a stream is the n-th 32-bit little-endian word of the blocks BLAKE2b(key = BLAKE2b(seed, purpose), block
number). Numbers below n come from words by rejection, so that each is equally likely.
"""

from collections.abc import Sequence
from hashlib import blake2b
from struct import unpack
from typing import TypeVar

T = TypeVar("T")

WORDS_PER_BLOCK = 16
SPAN = 1 << 32


class Stream:
    """A cursor on the stream of a seed and a purpose; `counter` is the number of words drawn so far."""

    __slots__ = ("_keyed", "_words", "counter")

    def __init__(self, seed: str, *purpose: str | int, counter: int = 0) -> None:
        parts = [str(part).encode() for part in (seed, *purpose)]
        key = blake2b(b"".join(len(part).to_bytes(4, "little") + part for part in parts)).digest()
        self._keyed = blake2b(key=key)
        self.counter = counter
        self._words: tuple[int, ...] = self._block() if counter % WORDS_PER_BLOCK else ()

    def _block(self) -> tuple[int, ...]:
        block = self._keyed.copy()
        block.update((self.counter // WORDS_PER_BLOCK).to_bytes(8, "little"))
        return unpack("<16I", block.digest())

    def below(self, n: int) -> int:
        """A number from 0 to n-1; n is at least 1 and at most 2**32. Raises ValueError for any other n."""
        if not 0 < n <= SPAN:
            raise ValueError(f"cannot draw a number below {n}")
        limit = SPAN - SPAN % n
        while True:
            at = self.counter % WORDS_PER_BLOCK
            if not at:
                self._words = self._block()
            self.counter += 1
            drawn = self._words[at]
            if drawn < limit:
                return drawn % n

    def choice(self, values: Sequence[T]) -> T:
        """One of the values."""
        return values[self.below(len(values))]

    def shuffled(self, values: Sequence[T]) -> tuple[T, ...]:
        """All the values in random order (Fisher-Yates)."""
        return self.pick(values, len(values))

    def pick(self, values: Sequence[T], count: int) -> tuple[T, ...]:
        """`count` of the values in random order, none twice."""
        left = list(values)
        for at in range(count):
            other = at + self.below(len(left) - at)
            left[at], left[other] = left[other], left[at]
        return tuple(left[:count])
