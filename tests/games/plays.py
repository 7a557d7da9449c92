"""Random matches for the suites that run over every registered game."""

from collections.abc import Iterator, Sequence
from typing import Any, cast

import msgspec

from bot.games import houserules
from bot.games.api import Action, AnyGame, Data, Event, Offer, Refused, Seat
from bot.games.registry import GAMES
from bot.games.rng import Stream
from bot.presets import names, preset

CONTRARY = "contrary"
TABLES: list[tuple[str, str]] = [(game.name, name) for game in GAMES.values() for name in (*names(game), CONTRARY)]
"""Every game with every preset, and with every house rule that has a few values at another one than its default."""


def house_rules(game: AnyGame, table: str) -> Data:
    """The house rules of a preset, or those contrary to the defaults."""
    if table != CONTRARY:
        return preset(game, table)
    defaults = game.rules({})
    kinds = houserules.kinds(cast("type[msgspec.Struct]", type(defaults)))
    return {key: value for key, kind in kinds.items() for value in _others(defaults, key, kind)}


def _others(defaults: Any, key: str, kind: houserules.Kind) -> list[Any]:
    """A value that is not the default, if the kind lists its values."""
    match kind:
        case houserules.Switch():
            return [not getattr(defaults, key)]
        case houserules.Choice(words=words):
            return [word for word in words if word != getattr(defaults, key)][-1:]
        case _:
            return []


class Moment(msgspec.Struct, frozen=True):
    """A state on the way, what was done to reach it, and what happened then."""

    state: Any
    seat: Seat | None
    action: Action | None
    events: tuple[Event, ...]


def seat_names(game: AnyGame, rules: Any) -> tuple[Seat, ...]:
    """As many seats as the rules take."""
    return tuple(str(number) for number in range(1, game.seat_limits(rules)[-1] + 1))


def random_play(game: AnyGame, preset_name: str, seed: str, *, pace: int = 3, most: int = 3_000) -> Iterator[Moment]:
    """A match of uniform random legal play, from the deal to its end or to `most` steps.

    Each seat acts about `pace` times in a phase; chance comes from a stream of its own.
    """
    rules = game.rules(house_rules(game, preset_name))
    state, events = game.setup(rules, seat_names(game, rules), seed)
    yield Moment(state, None, None, events)
    rng = Stream(seed, "random play")
    for _ in range(most):
        if game.outcome(state) is not None:
            return
        acting = game.acting(state)
        if acting and rng.below(1 + pace * len(acting)):
            seat: Seat | None = rng.choice(acting)
            assert seat is not None
            action: Action | None = rng.choice(game.legal_actions(state, seat)).sample(rng)
            state, events = game.apply(state, seat, action)
        else:
            seat = action = None
            state, events = game.tick(state, game.phase(state))
        yield Moment(state, seat, action, events)


def offered(game: AnyGame, state: Any, seat: Seat, action: Action) -> bool:
    """Whether some offer to the seat contains the action."""
    return any(offer.contains(action) for offer in game.legal_actions(state, seat))


def accepted(game: AnyGame, state: Any, seat: Seat, action: Action) -> bool:
    """Whether the engine takes the action."""
    try:
        game.apply(state, seat, action)
        code = None
    except Refused as refusal:
        code = refusal.code
    assert code is None or code in game.refusals
    return code is None


def bent(value: Any, rng: Stream) -> Any:
    """A list or mapping with one part gone, doubled or another; anything else as it is."""
    if isinstance(value, dict) and value:
        name = rng.choice(sorted(value))
        changed_part = {**value, name: rng.choice((*JUNK, *value.values()))}
        return rng.choice(({one: value[one] for one in value if one != name}, changed_part, {**value, "nobody": 1}))
    if isinstance(value, (list, tuple)) and value:
        value = list(value)
        at = rng.below(len(value))
        return rng.choice((value[:at] + value[at + 1 :], [*value, value[at]], [*value[:at], rng.choice(JUNK)]))
    return value


JUNK: tuple[Any, ...] = (None, "", "nobody", "x" * 50, -1, 0, 1, 2.25, 4.5, 10**6, True, (), ("nobody",), ("1", "1"))


def changed(action: Action, offers: Sequence[Offer[Any]], rng: Stream) -> Action | None:
    """The action with one argument changed to another value of its type; None when it has no argument."""
    fields = action.__struct_fields__
    if not fields:
        return None
    field = rng.choice(fields)
    pool = list(JUNK)
    for offer in offers:
        if field in offer.domains:
            pool += [offer.domains[field].sample(rng) for _ in range(3)]
    arguments = msgspec.to_builtins(action)
    name = next(one.encode_name for one in msgspec.structs.fields(action) if one.name == field)
    if isinstance(arguments.get(name), (dict, list, tuple)):
        pool = [*pool, *(bent(arguments[name], rng) for _ in range(len(pool)))]
    arguments[name] = rng.choice(pool)
    try:
        return msgspec.convert(arguments, type(action))
    except msgspec.ValidationError:
        return None
