"""Steps as cases and logs write them (the rules page, "Steps"), turned into actions and the clock's."""

from collections.abc import Mapping
from typing import Any

import msgspec

from bot.games.api import Data, Malformed, Seat, word
from bot.games.notation import converted
from bot.games.sins import phases
from bot.games.sins.actions import (
    Accuse,
    Collect,
    Guess,
    Mourn,
    Play,
    Rob,
    SinsAction,
    Sleep,
    Swap,
    Transfer,
    Trick,
)
from bot.games.sins.play import apply
from bot.games.sins.state import State
from bot.games.sins.turns import Change

ACTIONS: Mapping[str, type[SinsAction]] = {
    word(kind): kind for kind in (Play, Collect, Accuse, Sleep, Trick, Guess, Transfer, Swap, Rob, Mourn)
}
STEPS = (*ACTIONS, "timeout", "remove")


class _Seated(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat


def step(state: State, word: str, arguments: Data) -> Change:
    """Carry out one step; raises Refused, or Malformed for anything that is no step of this game."""
    if word == "timeout":
        if arguments:
            raise Malformed((), "timeout takes no arguments")
        return phases.timeout(state)
    if word == "remove":
        return phases.remove(state, _seat(state, converted(arguments, _Seated).seat))
    kind = ACTIONS.get(word)
    if kind is None:
        raise Malformed((), f"unknown step {word}; allowed: {', '.join(STEPS)}")
    seat = _seat(state, converted({key: arguments[key] for key in ("seat",) if key in arguments}, _Seated).seat)
    return apply(state, seat, _action(kind, arguments))


def _action(kind: type[SinsAction], arguments: Data) -> SinsAction:
    """The action; an argument that is left out names nothing, which the rules have a code for."""
    nothing: dict[str, Any] = {name: [] if name == "cards" else None for name in kind.__struct_fields__}
    given = {name: value for name, value in arguments.items() if name != "seat" and (name, value) != ("cards", None)}
    for name in given:
        if name not in nothing:
            raise Malformed((), f"unknown key '{name}'; allowed: {', '.join(('seat', *nothing))}", name)
    return converted({**nothing, **given}, kind)


def _seat(state: State, seat: Seat) -> Seat:
    if seat not in state.players:
        raise Malformed(("seat",), f"unknown seat {seat}; allowed: {', '.join(state.players)}")
    return seat
