"""A match's turns as text that people read: one line for each step, one below it for each event."""

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from bot.games.api import Event, word
from bot.games.record import Header, Turn


def heading(header: Header) -> Iterator[str]:
    """What the match started from."""
    yield f"{header.game}, rules version {header.rules_version}, seed {header.seed}"
    yield f"seats: {' '.join(header.seats)}"
    yield f"house rules: {flow(header.rules)}"


def lines(number: int, turn: Turn) -> Iterator[str]:
    """One turn: its number and step, then what happened and who may see it."""
    row = turn.row
    if row is None:
        yield f"{number:4} deal"
    elif row.step is None:
        yield f"{number:4} {row.kind} {row.phase}"
    else:
        [(step, arguments)] = row.step.items()
        yield f"{number:4} {row.kind} {step} {flow(arguments)}"
    for event in turn.events:
        yield f"       {_audience(event)}: {word(type(event))} {flow(_fields(event))}"


def flow(value: Any) -> str:
    """A value in one line, mappings and lists in YAML's flow style."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {flow(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(flow, value)) + "]"
    if isinstance(value, str):
        return value
    return msgspec.json.encode(value).decode()


def _audience(event: Event) -> str:
    return "all" if event.audience is None else f"to {' '.join(event.audience)}"


def _fields(event: Event) -> dict[str, Any]:
    fields: dict[str, Any] = msgspec.to_builtins(event)
    return {name: value for name, value in fields.items() if name not in ("event", "audience")}
