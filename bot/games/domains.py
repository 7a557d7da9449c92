"""The values that an argument of an offered action may take: checked, sampled and listed from one description."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import permutations, product
from math import perm
from typing import Any, Protocol

import msgspec

from bot.games.rng import Stream


class Domain(Protocol):
    """The values that one argument of an offered action may take."""

    def contains(self, value: object) -> bool:
        """Whether the value is allowed."""
        ...

    def sample(self, rng: Stream) -> Any:
        """One allowed value, each equally likely."""
        ...

    def choices(self) -> Iterator[Any]:
        """Every allowed value in a fixed order; may be long."""
        ...


class OneOf(msgspec.Struct, frozen=True, gc=False):
    """One of the listed values."""

    values: tuple[Any, ...]

    def contains(self, value: object) -> bool:
        """Whether the value is listed; a value of another type is not."""
        return any(value == known and type(value) is type(known) for known in self.values)

    def sample(self, rng: Stream) -> Any:
        """One listed value; a single one needs no chance."""
        values = self.values
        return values[rng.below(len(values))] if len(values) > 1 else values[0]

    def choices(self) -> Iterator[Any]:
        """The listed values in their order."""
        return iter(self.values)


class Distinct(msgspec.Struct, frozen=True, gc=False):
    """`count` different values of the list, in an order that may matter."""

    values: tuple[Any, ...]
    count: int

    def contains(self, value: object) -> bool:
        """Whether it is a list or tuple of so many different listed values."""
        if not isinstance(value, (tuple, list)) or len(value) != self.count:
            return False
        return all(one in self.values and one not in value[:at] for at, one in enumerate(value))

    def sample(self, rng: Stream) -> tuple[Any, ...]:
        """So many different listed values in random order."""
        return rng.pick(self.values, self.count)

    def choices(self) -> Iterator[tuple[Any, ...]]:
        """Every ordered pick."""
        for picked in product(self.values, repeat=self.count):
            if len(set(picked)) == self.count:
                yield picked


class Picks(msgspec.Struct, frozen=True, gc=False):
    """From `low` to `high` of the listed values, each at most as often as listed, in an order that may matter."""

    values: tuple[Any, ...]
    low: int
    high: int

    def contains(self, value: object) -> bool:
        """Whether it is a list or tuple of so many listed values, none too often."""
        if not isinstance(value, (tuple, list)) or not self.low <= len(value) <= self.high:
            return False
        left = list(self.values)
        for one in value:
            if one not in left:
                return False
            left.remove(one)
        return True

    def sample(self, rng: Stream) -> tuple[Any, ...]:
        """One of the picks; which of equal values is taken makes no difference."""
        while True:
            count = self.low
            if self.high > count:
                ways = [perm(len(self.values), length) for length in range(self.low, self.high + 1)]
                rest = rng.below(sum(ways))
                while rest >= ways[count - self.low]:
                    rest -= ways[count - self.low]
                    count += 1
            places = rng.pick(range(len(self.values)), count)
            if self._plain(places):
                return tuple([self.values[at] for at in places])

    def choices(self) -> Iterator[tuple[Any, ...]]:
        """Every pick, the shortest first."""
        for count in range(self.low, self.high + 1):
            for places in permutations(range(len(self.values)), count):
                if self._plain(places):
                    yield tuple([self.values[at] for at in places])

    def _plain(self, places: tuple[int, ...]) -> bool:
        """Whether equal values are taken from the left, so that each pick comes from one choice of places."""
        values = self.values
        if len(set(values)) == len(values):
            return True
        taken = [values[at] for at in places]
        return all(values[:at].count(values[at]) == taken[:count].count(values[at]) for count, at in enumerate(places))


class Each(msgspec.Struct, frozen=True, gc=False):
    """A mapping of every name to a value of its own domain."""

    domains: Mapping[str, Domain]

    def contains(self, value: object) -> bool:
        """Whether it is a mapping of these names, and no others, to allowed values."""
        if not isinstance(value, Mapping) or value.keys() != self.domains.keys():
            return False
        return all(domain.contains(value[name]) for name, domain in self.domains.items())

    def sample(self, rng: Stream) -> dict[str, Any]:
        """Each value uniform in its domain."""
        return {name: domain.sample(rng) for name, domain in self.domains.items()}

    def choices(self) -> Iterator[dict[str, Any]]:
        """Every combination."""
        for values in product(*(domain.choices() for domain in self.domains.values())):
            yield dict(zip(self.domains, values, strict=True))


class Shares(msgspec.Struct, frozen=True, gc=False):
    """A mapping of every name to one of the listed values, which are as many and all given out."""

    names: tuple[str, ...]
    values: tuple[Any, ...]

    def contains(self, value: object) -> bool:
        """Whether it is a mapping of these names, and no others, that gives out the values."""
        return isinstance(value, Mapping) and value.keys() == set(self.names) and self._all.contains((*value.values(),))

    def sample(self, rng: Stream) -> dict[str, Any]:
        """The values shuffled among the names."""
        return dict(zip(self.names, self._all.sample(rng), strict=True))

    def choices(self) -> Iterator[dict[str, Any]]:
        """Every way to give the values out."""
        for values in self._all.choices():
            yield dict(zip(self.names, values, strict=True))

    @property
    def _all(self) -> Picks:
        return Picks(self.values, len(self.names), len(self.names))


class SomeOf(msgspec.Struct, frozen=True, gc=False):
    """One or more of the listed values, each at most as often as it is listed, in an order that may matter."""

    values: tuple[Any, ...]

    def contains(self, value: object) -> bool:
        """Whether it is a list or tuple of listed values, not empty and none too often."""
        return Picks(self.values, 1, len(self.values)).contains(value)

    def sample(self, rng: Stream) -> tuple[Any, ...]:
        """The values at some places of the list, each choice of places equally likely, in the list's order."""
        picked: tuple[Any, ...] = ()
        while not picked:
            picked = tuple([value for value in self.values if rng.below(2)])
        return picked

    def choices(self) -> Iterator[tuple[Any, ...]]:
        """Every such choice in one order; its number doubles with every value."""
        known = Counter(self.values)
        for counts in product(*(range(count + 1) for count in known.values())):
            if any(counts):
                yield tuple(value for value, count in zip(known, counts, strict=True) for _ in range(count))


class Ignored(msgspec.Struct, frozen=True, gc=False):
    """An argument that does not count: any value will do, None is usual."""

    def contains(self, value: object) -> bool:
        """Always."""
        return True

    def sample(self, rng: Stream) -> None:
        """None, without chance."""

    def choices(self) -> Iterator[None]:
        """None alone."""
        yield None


IGNORED = Ignored()
