"""A match as text that people read: a heading for each phase, a line for each step, what happened and who may see it.

It is made of the structs and words of any game and knows none of them.
"""

import textwrap
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from bot.games import houserules
from bot.games.api import After, AnyGame, Event, LocalHour, word
from bot.games.record import Header, Row, Turn
from bot.games.registry import find

WIDTH = 116
JOINT = "\N{NO-BREAK SPACE}"
"""Stands between a name and its value until the lines are broken; no value holds it, since it is not printable."""

STEP_WIDTH = 50
"""Where the events of a step begin."""

LEGEND = "The number of a step is its row in the record. [all]: everybody sees it; [3 7]: only these seats see it."


def text(head: Header, turns: Iterable[Turn]) -> Iterator[str]:
    """A whole match, line by line; raises Malformed for a game that there is not."""
    game = find(head.game)
    yield from _introduction(game, head)
    phase, outcome = "", None
    for number, turn in enumerate(turns):
        yield from _turn(number, turn)
        outcome = game.outcome(turn.state)
        if outcome is None and phase != game.phase(turn.state):
            phase = game.phase(turn.state)
            yield from _headed(_phase(game, turn.state))
    yield from _headed(
        f"the record ends in {phase}; the match is not over" if outcome is None else f"the end: {flow(outcome)}"
    )


def flow(value: Any) -> str:
    """A value in one line: `side east, role thief` for a struct, `A: 4, B: 5` for a mapping, `A B` for a list."""
    if isinstance(value, msgspec.Struct):
        return fields({name: getattr(value, name) for name in value.__struct_fields__})
    if isinstance(value, Mapping):
        return ", ".join(f"{flow(key)}:{JOINT}{_inner(one)}" for key, one in value.items())
    if isinstance(value, (list, tuple)):
        return " ".join(map(_inner, value)) or "–"
    if value is None:
        return "–"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "".join(c if c.isprintable() else " " for c in str(value))


def fields(values: Mapping[str, Any]) -> str:
    """Named values in one line, `item mine, amount 5`; what is null or empty is left out."""
    return ", ".join(f"{_plain(name)}{JOINT}{_inner(one)}" for name, one in values.items() if not _empty(one))


def _introduction(game: AnyGame, head: Header) -> Iterator[str]:
    usual = houserules.write(game.rules({}))
    special = {key: one for key, one in houserules.write(game.rules(head.rules)).items() if one != usual[key]}
    yield f"{head.game}, rules version {head.rules_version}, seed {flow(head.seed)}"
    yield from _wrapped(f"seats: {flow(head.seats)}")
    yield from _wrapped(f"house rules: {flow(special) + '; all else by default' if special else 'all by default'}")
    yield LEGEND
    yield ""


def _headed(heading: str) -> Iterator[str]:
    yield ""
    yield f"── {_spaced(heading)} ".ljust(WIDTH, "─")


def _phase(game: AnyGame, state: Any) -> str:
    """A phase's name and what ends it."""
    match game.deadline(state):
        case LocalHour(name):
            return f"{game.phase(state)}, until {_plain(name)}"
        case After(minutes):
            return f"{game.phase(state)}, for {minutes} minutes"
        case None:
            return game.phase(state)


def _turn(number: int, turn: Turn) -> Iterator[str]:
    """The step, and beside or below it what happened."""
    arguments = _arguments(turn.row)
    step = f"{number:5}  {_step(turn.row, arguments)}"
    events = [_event(event, arguments) for event in turn.events]
    line = " ".join([step.ljust(STEP_WIDTH), *events])
    if len(events) == 1 and len(line) <= WIDTH:
        yield from _wrapped(line)
        return
    yield from _wrapped(step)
    for event in events:
        yield from _wrapped(f"         {event}")


def _arguments(row: Row | None) -> Mapping[str, Any]:
    return next(iter(row.step.values())) if row and row.step else {}


def _step(row: Row | None, arguments: Mapping[str, Any]) -> str:
    if row is None:
        return "the deal"
    if row.step is None:
        return f"{row.phase} ends"
    [act] = row.step
    if row.kind == "host":
        return f"the host: {act} {_given(arguments)}".rstrip()
    others = {name: one for name, one in arguments.items() if name != "seat"}
    return f"{flow(arguments.get('seat'))}: {act} {_given(others)}".rstrip()


def _given(arguments: Mapping[str, Any]) -> str:
    """A step's arguments; here nothing is left out, since null may be what was asked for."""
    return ", ".join(f"{_plain(name)}{JOINT}{_inner(one)}" for name, one in arguments.items())


def _event(event: Event, arguments: Mapping[str, Any]) -> str:
    """Who may see it, its word, and what neither the step nor the audience has said already."""
    told = {name: getattr(event, name) for name in event.__struct_fields__ if name != "audience"}
    known = dict(arguments)
    if event.audience is not None and len(event.audience) == 1:
        known["seat"] = event.audience[0]
    rest = fields({name: one for name, one in told.items() if name not in known or flow(one) != flow(known[name])})
    happened = _plain(word(type(event)))
    audience = "all" if event.audience is None else flow(event.audience)
    return f"[{audience}] {happened}: {rest}" if rest else f"[{audience}] {happened}"


def _inner(value: Any) -> str:
    return f"({flow(value)})" if isinstance(value, (msgspec.Struct, Mapping)) else flow(value)


def _empty(value: Any) -> bool:
    return value is None or (isinstance(value, (Mapping, list, tuple)) and not value)


def _plain(name: str) -> str:
    return name.replace("_", " ")


def _wrapped(line: str) -> Iterator[str]:
    """The line in pieces of WIDTH, none broken between a name and its value."""
    for piece in textwrap.wrap(line, WIDTH, subsequent_indent=" " * 11, break_long_words=False, break_on_hyphens=False):
        yield _spaced(piece)


def _spaced(piece: str) -> str:
    return piece.replace(JOINT, " ")
