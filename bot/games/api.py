"""What a game is: actions, offers, refusals, events, deadlines and the one object that bundles an engine.

Engines know seats, never people; hours as words, never clocks; chance from a seeded stream in the state. An `apply`
or `tick` takes a state and gives a new one with the events that tell what happened; states are never changed.

Structs here and in the games say `gc=False` where many are made: they hold plain data without cycles, and the garbage
collector need not look at them.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from bot.games.domains import Domain
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
        values: list[Any] = []
        for domain in self.domains.values():
            values.append(domain.sample(rng))
        return self.make(*values)

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


def _as_it_is(view: ViewT) -> ViewT:
    return view


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

    by_turns: bool = False
    """Whether phases are turns and answers that each have so many minutes, instead of hours of the day."""

    missed_for_robot: int = 0
    """After so many phases in a row in which a seat was waited for in vain a robot plays it; 0: never."""

    stand_in: Callable[[ViewT], ViewT] = _as_it_is
    """What a robot goes by that plays for a person who is away, where it is to play otherwise than in its own seat."""


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
