"""What a game is: actions, offers, refusals, events, deadlines and the one object that bundles an engine.

Engines know seats, never people; hours as words, never clocks; chance from a seeded stream in the state. An `apply`
or `tick` takes a state and gives a new one with the events that tell what happened; states are never changed.

Structs here and in the games say `gc=False` where many are made: they hold plain data without cycles, and the garbage
collector need not look at them.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import permutations, product
from math import perm
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from bot.games.rng import Stream

Seat: TypeAlias = str
"""A place in a match; its name is what cases and players call it ("A", "7")."""

Data: TypeAlias = Mapping[str, Any]
"""Plain data in the words of a rules page: texts, numbers, booleans, lists, mappings."""


class Refused(Exception):
    """An action that the rules do not allow; `code` is the message id, `facts` what the message tells."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


class Malformed(ValueError):
    """Data that is no state, action or house rule; `path` leads to the place, `reason` says what is allowed.

    `key` is the unknown, missing or bad key of the mapping at `path`, if any.
    """

    def __init__(self, path: Sequence[str | int], reason: str, key: str | int | None = None) -> None:
        super().__init__(f"{'.'.join(map(str, path))}: {reason}" if path else reason)
        self.path = tuple(path)
        self.reason = reason
        self.key = key

    def under(self, *path: str | int) -> "Malformed":
        """The same complaint, seen from further out."""
        return Malformed((*path, *self.path), self.reason, self.key)


def _snake(name: str) -> str:
    """`DayBegan` as `day_began`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name.rpartition(".")[2]).lower()


class Action(msgspec.Struct, frozen=True, gc=False, tag_field="do", tag=_snake):
    """What a seat asks for; each game has one subclass for each thing that can be asked."""


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag=_snake):
    """Something that happened, with all that its message shows.

    `audience` names the seats that may see it; None means everybody. There is no audience for hosts.
    """

    audience: tuple[Seat, ...] | None


class LocalHour(msgspec.Struct, frozen=True, gc=False):
    """A phase ends at a time of day of the match's place: `dawn`, `bids_close` or `nightfall`."""

    name: str


class After(msgspec.Struct, frozen=True, gc=False):
    """A phase ends so many elapsed minutes after it began."""

    minutes: int


Deadline: TypeAlias = LocalHour | After


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


ActionT = TypeVar("ActionT", bound=Action)


class Offer(msgspec.Struct, Generic[ActionT], frozen=True, gc=False):
    """One kind of legal action with a domain for each argument; every combination is legal."""

    make: type[ActionT]
    domains: Mapping[str, Domain]

    @property
    def kind(self) -> str:
        """The action's word, as in cases and logs."""
        return word(self.make)

    def contains(self, action: Action) -> bool:
        """Whether the action is one of those offered."""
        return type(action) is self.make and all(
            domain.contains(getattr(action, name)) for name, domain in self.domains.items()
        )

    def sample(self, rng: Stream) -> ActionT:
        """One offered action, each argument uniform in its domain."""
        domains = self.domains
        return self.make(*[domain.sample(rng) for domain in domains.values()]) if domains else self.make()

    def choices(self) -> Iterator[ActionT]:
        """Every offered action in a fixed order; may be long."""
        for values in product(*(domain.choices() for domain in self.domains.values())):
            yield self.make(*values)


def word(kind: type[Action] | type[Event]) -> str:
    """The word of an action or event class in cases, logs and messages: its msgspec tag."""
    return str(kind.__struct_config__.tag)


StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT")
RulesT = TypeVar("RulesT")


class Game(msgspec.Struct, Generic[StateT, ActionT, ViewT, RulesT], frozen=True):
    """One game as one plain object; all its functions are pure.

    `apply`, `tick`, `remove` and `step` raise `Refused` and then change nothing; `load`, `rules` and `step` raise
    `Malformed` for data that says nothing in the words of the rules page.
    """

    name: str
    rules_version: int
    """Counts up whenever the same log would replay to another state."""

    seat_limits: Callable[[RulesT], range]
    """How many seats a match under these house rules may have."""

    rules: Callable[[object], RulesT]
    """House rules from data; what is left out has its default."""

    setup: Callable[[RulesT, Sequence[Seat], str], tuple[StateT, tuple[Event, ...]]]
    """A dealt match: house rules, seats in order, seed."""

    legal_actions: Callable[[StateT, Seat], tuple[Offer[ActionT], ...]]
    apply: Callable[[StateT, Seat, ActionT], tuple[StateT, tuple[Event, ...]]]
    phase: Callable[[StateT], str]
    """Names the present phase so that no other of the match has the same name."""

    tick: Callable[[StateT, str], tuple[StateT, tuple[Event, ...]]]
    """The deadline of the named phase is reached; refused as stale when another phase is on."""

    deadline: Callable[[StateT], Deadline | None]
    remove: Callable[[StateT, Seat], tuple[StateT, tuple[Event, ...]]]
    """The host takes a seat out of the match."""

    view: Callable[[StateT, Seat | None], ViewT]
    """All that a seat may know, or everybody (None)."""

    view_data: Callable[[ViewT], Data]
    outcome: Callable[[StateT], Any]
    """The result once the match is over, else None."""

    robot: Callable[[ViewT, tuple[Offer[ActionT], ...], Stream], ActionT | None]
    """What a robot does next, from its view only; None when it has nothing more to do in this phase."""

    dump: Callable[[StateT], Data]
    load: Callable[[Data, Data, str], StateT]
    """A state from any part of its dump, house rules as data and a seed; the rest has its defaults."""

    steps: tuple[str, ...]
    """The words of the steps that cases and logs may use."""

    step: Callable[[StateT, str, Data], tuple[StateT, tuple[Event, ...]]]
    """Carry out a step as cases and logs write it."""

    seats: Callable[[StateT], tuple[Seat, ...]]
    teams: Callable[[StateT], Mapping[str, tuple[Seat, ...]]]
    """The seats that have a private place to talk together, by a word for each; empty where nobody has. A secret."""

    acting: Callable[[StateT], tuple[Seat, ...]]
    """The seats that may act now, in seat order. Who they are may be a secret."""

    awaited: Callable[[StateT], tuple[Seat, ...]]
    """Of those that may act, the seats of which everybody knows that they may, in seat order."""

    owing: Callable[[StateT], tuple[Seat, ...]]
    """Of those, the seats that everybody can see have not done what is waited for."""

    refusals: tuple[str, ...]
    """Every refusal code, in the order in which they are looked at."""

    faults: Callable[[StateT], tuple[str, ...]]
    """The invariants that a state breaks, as sentences for engineers; empty when it is sound."""

    statistics: Callable[[Sequence[StateT]], Mapping[str, Mapping[str, int]]]
    """What a simulation counts, by heading and name, from the states at the beginning of each phase and at the end."""


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
