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
    """A cursor on the stream of a seed and a purpose."""

    __slots__ = ("_blocks", "_keyed", "_left")

    def __init__(self, seed: str, *purpose: str | int, counter: int = 0) -> None:
        parts = [str(part).encode() for part in (seed, *purpose)]
        key = blake2b(b"".join(len(part).to_bytes(4, "little") + part for part in parts)).digest()
        self._keyed = blake2b(key=key)
        self._blocks, used = divmod(counter, WORDS_PER_BLOCK)
        self._left: list[int] = []
        if used:
            self._next_block()
            del self._left[WORDS_PER_BLOCK - used :]

    @property
    def counter(self) -> int:
        """The number of words drawn so far."""
        return self._blocks * WORDS_PER_BLOCK - len(self._left)

    def _next_block(self) -> None:
        block = self._keyed.copy()
        block.update(self._blocks.to_bytes(8, "little"))
        self._left = list(unpack("<16I", block.digest()))
        self._left.reverse()  # words are taken from the end
        self._blocks += 1

    def below(self, n: int) -> int:
        """A number from 0 to n-1; n is at least 1 and at most 2**32. Raises ValueError for any other n."""
        if not 0 < n <= SPAN:
            raise ValueError(f"cannot draw a number below {n}")
        while True:
            if not self._left:
                self._next_block()
            drawn = self._left.pop()
            # Words from the last whole multiple of n on are left out; all but the last n words are below it for sure.
            if drawn < SPAN - n or drawn < SPAN - SPAN % n:
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
        size = len(left)
        sure = SPAN - size
        for at in range(count):
            n = size - at
            while True:  # as in `below`, without its call: a deal is a hundred of them
                if not self._left:
                    self._next_block()
                drawn = self._left.pop()
                if drawn < sure or drawn < SPAN - SPAN % n:
                    break
            other = at + drawn % n
            left[at], left[other] = left[other], left[at]
        return tuple(left[:count])
