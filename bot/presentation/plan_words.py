"""A planned match as one short word, so that the set-up panel remembers it in its buttons and nowhere else."""

from base64 import urlsafe_b64encode
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from hashlib import blake2b
from string import ascii_letters, digits
from typing import Any
from zoneinfo import available_timezones

from msgspec.structs import replace

from bot.games import registry
from bot.games.houserules import Choice, Hours, Kind, Switch, Table, Whole
from bot.presentation.localizer import LANGUAGES
from bot.presets import names
from bot.services.opening import Plan, rule_kinds

_DIGITS = ascii_letters + digits + "-_"
_PLACE, _HOUR, _WHOLE, _MINUTES = 11, 2, 2, 4
_SEATS = _DIGITS[-2]
"""Stands where a house rule's place could, before the number of seats; no game has so many house rules."""

_GAME, _PRESET, _ZONE = 2, 2, 4


def write(plan: Plan) -> str:
    """The plan as letters, digits, - and _."""
    parts = [
        _mark(plan.game, _GAME),
        _mark(plan.preset, _PRESET),
        _mark(plan.zone, _ZONE),
        _DIGITS[LANGUAGES.index(plan.language)],
        _number(plan.place, _PLACE),
        *(_number(minutes, _HOUR) for minutes in (plan.dawn, plan.bids_close, plan.nightfall)),
    ]
    kinds = rule_kinds(plan.game)
    for at, (key, kind) in enumerate(kinds.items()):
        if key in plan.rules:
            parts += [_DIGITS[at], *_value(kind, plan.rules[key])]
    if plan.seats:
        parts += [_SEATS, _number(plan.seats, 1)]
    return "".join(parts)


def read(word: str) -> Plan | None:
    """A plan from its word; None where games, presets or rules are not any more what they were."""
    taken = iter(word)

    def take(count: int) -> str:
        return "".join(next(taken) for _ in range(count))

    try:
        game = _marked(take(_GAME), registry.GAMES)
        plan = Plan(
            game=game,
            preset=_marked(take(_PRESET), names(registry.find(game))),
            zone=_zones()[take(_ZONE)],
            language=LANGUAGES[_DIGITS.index(take(1))],
            place=_whole(take(_PLACE)),
            dawn=_whole(take(_HOUR)),
            bids_close=_whole(take(_HOUR)),
            nightfall=_whole(take(_HOUR)),
        )
        plan = _with_rest(plan, taken)
    except (LookupError, ValueError, RuntimeError, StopIteration):  # the last two: the word ends too soon
        return None
    return plan


def _with_rest(plan: Plan, taken: Iterator[str]) -> Plan:
    """The plan with what stands behind its fixed part: house rules by their places, and the number of seats."""
    kinds = rule_kinds(plan.game)
    keys = list(kinds)
    seats, found = 0, {}
    for sign in taken:
        if sign == _SEATS:
            seats = _whole(next(taken))
        else:
            key = keys[_DIGITS.index(sign)]
            found[key] = _read(kinds[key], taken)
    return replace(plan, seats=seats, rules=found)


def _value(kind: Kind, value: Any) -> Iterator[str]:
    match kind:
        case Switch(off=off, on=on):
            yield _DIGITS[(off, on).index(value)]
        case Choice(words=words):
            yield _DIGITS[words.index(value)]
        case Whole():
            yield _number(value, _WHOLE)
        case Hours():
            yield _number(kind.read(value, None), _MINUTES)
        case Table(names=parts):
            yield from (_number(value[part], 1) for part in parts)


def _read(kind: Kind, taken: Iterator[str]) -> Any:
    match kind:
        case Switch(off=off, on=on):
            return (off, on)[_whole(next(taken))]
        case Choice(words=words):
            return words[_whole(next(taken))]
        case Whole():
            return _whole("".join(next(taken) for _ in range(_WHOLE)))
        case Hours():
            return kind.write(_whole("".join(next(taken) for _ in range(_MINUTES))))
        case Table(names=parts):
            return {part: _whole(next(taken)) for part in parts}
    raise LookupError(type(kind).__name__)


def _number(value: int, length: int) -> str:
    signs = []
    for _ in range(length):
        value, sign = divmod(value, len(_DIGITS))
        signs.append(_DIGITS[sign])
    if value:
        raise ValueError("the number is too large for a plan")
    return "".join(reversed(signs))


def _whole(signs: str) -> int:
    value = 0
    for sign in signs:
        value = value * len(_DIGITS) + _DIGITS.index(sign)
    return value


def _mark(name: str, length: int) -> str:
    """A few letters that stand for a name whatever other names there are."""
    return urlsafe_b64encode(blake2b(name.encode(), digest_size=6).digest()).decode()[:length]


def _marked(mark: str, known: Iterable[str]) -> str:
    return {_mark(name, len(mark)): name for name in known}[mark]


@cache
def _zones() -> Mapping[str, str]:
    return {_mark(zone, _ZONE): zone for zone in sorted(available_timezones())}
