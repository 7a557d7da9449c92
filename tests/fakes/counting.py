"""A tiny game in turns, to show that the services know no game: each seat in its turn names a number for everybody.

A turn lasts so many minutes; who lets it pass says nothing. After `rounds` rounds it is over.
"""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from bot.games.api import Action, After, Data, Deadline, Event, Game, Malformed, Offer, Refused, Seat
from bot.games.domains import OneOf
from bot.games.notation import converted
from bot.games.rng import Stream

NUMBERS = (1, 2, 3)


class Say(Action, frozen=True):
    number: int


class Said(Event, frozen=True):
    seat: Seat
    number: int | None


class Over(Event, frozen=True):
    numbers: tuple[int, ...]


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: int = 2
    minutes: int = 60


class State(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rules: Rules
    seed: str
    seats: tuple[Seat, ...]
    turn: int = 0
    numbers: tuple[int, ...] = ()

    @property
    def over(self) -> bool:
        return self.turn >= self.rules.rounds * len(self.seats)

    @property
    def mover(self) -> Seat:
        return self.seats[self.turn % len(self.seats)]


Step = tuple[State, tuple[Event, ...]]


def _rules(data: object) -> Rules:
    return converted(data, Rules)


def _setup(rules: Rules, seats: Sequence[Seat], seed: str) -> Step:
    return State(rules, seed, tuple(seats)), ()


def _moved(state: State, number: int | None) -> Step:
    numbers = state.numbers if number is None else (*state.numbers, number)
    events: tuple[Event, ...] = (Said(None, state.mover, number),)
    state = replace(state, turn=state.turn + 1, numbers=numbers)
    return state, (*events, Over(None, numbers)) if state.over else events


def _apply(state: State, seat: Seat, action: Say) -> Step:
    if state.over:
        raise Refused("match_over")
    if seat != state.mover:
        raise Refused("not_your_turn")
    if action.number not in NUMBERS:
        raise Refused("no_such_number", number=action.number)
    return _moved(state, action.number)


def _step(state: State, word: str, arguments: Data) -> Step:
    if word != "say":
        raise Malformed((), "a step is `say`")
    if set(arguments) != {"seat", "number"}:
        raise Malformed((), "say takes a number")
    return _apply(state, arguments["seat"], Say(arguments["number"]))


def _phase(state: State) -> str:
    return "over" if state.over else f"turn-{state.turn + 1}"


def _tick(state: State, due: str) -> Step:
    if state.over or due != _phase(state):
        raise Refused("wrong_phase")
    return _moved(state, None)


def _remove(state: State, seat: Seat) -> Step:
    raise Refused("unknown_seat", seat=seat)


def _offers(state: State, seat: Seat) -> tuple[Offer[Say], ...]:
    return () if state.over or seat != state.mover else (Offer(Say, {"number": OneOf(NUMBERS)}),)


def _deadline(state: State) -> Deadline | None:
    return None if state.over else After(state.rules.minutes)


def _robot(view: State, offers: tuple[Offer[Say], ...], rng: Stream) -> Say | None:
    return offers[0].sample(rng) if offers else None


def _dump(state: State) -> Data:
    data: Data = msgspec.to_builtins(state)
    return data


def _load(data: Data, rules: Data, seed: str) -> State:
    return converted(data, State)


def _public(state: State, seat: Seat | None) -> State:
    return replace(state, seed="")


COUNTING: Game[State, Say, State, Rules] = Game(
    name="counting",
    rules_version=1,
    seat_limits=lambda _: range(2, 5),
    rules=_rules,
    setup=_setup,
    legal_actions=_offers,
    apply=_apply,
    phase=_phase,
    tick=_tick,
    deadline=_deadline,
    remove=_remove,
    view=_public,
    view_data=_dump,
    outcome=lambda state: state.numbers if state.over else None,
    robot=_robot,
    dump=_dump,
    load=_load,
    steps=("say",),
    step=_step,
    seats=lambda state: state.seats,
    teams=lambda _state: {},
    acting=lambda state: () if state.over else (state.mover,),
    awaited=lambda state: () if state.over else (state.mover,),
    owing=lambda state: () if state.over else (state.mover,),
    refusals=("match_over", "not_your_turn", "no_such_number", "wrong_phase", "unknown_seat"),
    faults=lambda _: (),
    statistics=lambda _: {},
)
