"""Rule cases: numbered, machine-readable examples of what the rules must give, run against an engine.

Files and YAML stay outside: `read` takes one parsed case, `run` plays it.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from bot.games.api import AnyGame, Data, Malformed, Refused
from bot.games.notation import converted
from bot.games.registry import find

PUBLIC = "public"


class CaseStep(msgspec.Struct, frozen=True):
    """One step and, where it must be refused, the code."""

    word: str
    arguments: Data
    refused: str | None


class Case(msgspec.Struct, frozen=True):
    """One case, its steps still in the words of the rules page."""

    id: str
    title: str
    game: AnyGame
    rules: Data
    seed: str
    start: Data
    steps: tuple[CaseStep, ...]
    expect: Data
    expect_view: Mapping[str, Any]


class CaseResult(msgspec.Struct, frozen=True):
    """How a case went: what failed, the code of each step (None when accepted) and the whole final state."""

    id: str
    passed: bool
    failures: tuple[str, ...]
    refused: tuple[str | None, ...]
    state: Data


class _Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    game: str
    steps: tuple[Any, ...]
    title: str = ""
    rules: Mapping[str, Any] | None = None
    seed: int | str = 0
    start: Mapping[str, Any] | None = None
    expect: Mapping[str, Any] | None = None
    expect_view: Mapping[str, Any] | None = None


def read(data: object) -> Case:
    """One case from parsed data; raises Malformed with the path inside the case."""
    written = converted(_text_keys(data), _Written)
    game = find(written.game)
    case = Case(
        id=written.id,
        title=written.title,
        game=game,
        rules=written.rules or {},
        seed=str(written.seed),
        start=written.start or {},
        steps=tuple(_read_step(game, at, step) for at, step in enumerate(written.steps)),
        expect=written.expect or {},
        expect_view=written.expect_view or {},
    )
    known = game.seats(begin(case))
    for viewer in case.expect_view:
        if viewer != PUBLIC and viewer not in known:
            raise Malformed(("expect_view", viewer), f"unknown seat; allowed: {PUBLIC}, {', '.join(known)}")
    return case


def begin(case: Case) -> Any:
    """The state that the case starts from; raises Malformed."""
    try:
        case.game.rules(case.rules)
    except Malformed as fault:
        raise fault.under("rules") from None
    try:
        return case.game.load(case.start, case.rules, case.seed)
    except Malformed as fault:
        raise fault.under("start") from None


def run(case: Case) -> CaseResult:
    """Play the case and compare; raises Malformed for a step whose arguments say nothing."""
    state = begin(case)
    failures: list[str] = []
    codes: list[str | None] = []
    for number, step in enumerate(case.steps, start=1):
        code = None
        try:
            state, _ = case.game.step(state, step.word, step.arguments)
        except Refused as refusal:
            code = refusal.code
        except Malformed as fault:
            raise fault.under("steps", number - 1, step.word) from None
        codes.append(code)
        if code != step.refused:
            failures.append(f"step {number} ({step.word}): {_was(code)}, expected to be {_was(step.refused)}")
    final = case.game.dump(state)
    if case.expect:  # An empty `expect` has no key to compare; an empty value inside it means emptiness.
        failures += differences(case.expect, final, "state")
    for viewer, expected in case.expect_view.items():
        seen = case.game.view_data(case.game.view(state, None if viewer == PUBLIC else viewer))
        failures += differences(expected, seen, f"view of {viewer}")
    return CaseResult(case.id, not failures, tuple(failures), tuple(codes), final)


def differences(expected: Any, actual: Any, place: str) -> list[str]:
    """Where the actual value is not as expected: mappings by the keys given, lists item by item, scalars whole."""
    if expected is None or expected in ({}, []):
        return [] if is_empty(actual) else [f"{place}: expected nothing, got {_shown(actual)}"]
    if isinstance(expected, Mapping):
        if not isinstance(actual, Mapping) and actual is not None:
            return [f"{place}: expected a mapping, got {_shown(actual)}"]
        inside = actual or {}
        found = [differences(value, inside.get(key), f"{place}.{key}") for key, value in expected.items()]
        return [line for lines in found for line in lines]
    if isinstance(expected, list):
        if not isinstance(actual, Sequence) or isinstance(actual, str) or len(actual) != len(expected):
            return [f"{place}: expected {_shown(expected)}, got {_shown(actual)}"]
        found = [differences(value, actual[at], f"{place}[{at}]") for at, value in enumerate(expected)]
        return [line for lines in found for line in lines]
    if isinstance(expected, bool) == isinstance(actual, bool) and expected == actual:
        return []
    return [f"{place}: expected {_shown(expected)}, got {_shown(actual)}"]


def is_empty(value: Any) -> bool:
    """Null, an empty list, or a mapping that holds only empty values."""
    if isinstance(value, Mapping):
        return all(is_empty(inner) for inner in value.values())
    return value is None or (isinstance(value, (list, tuple)) and not value)


def _read_step(game: AnyGame, at: int, written: Any) -> CaseStep:
    """A step as a bare word, or as a mapping with one step's word and perhaps `refused`."""
    if isinstance(written, str):
        written = {written: None}
    if not isinstance(written, Mapping):
        raise Malformed(("steps", at), "a step is a word, or a mapping of a word to its arguments")
    words = [word for word in written if word != "refused"]
    if len(words) != 1 or words[0] not in game.steps:
        raise Malformed(("steps", at), f"a step has one of these words: {', '.join(game.steps)}")
    refused = written.get("refused")
    if "refused" in written and refused not in game.refusals:
        raise Malformed(("steps", at, "refused"), f"unknown code {refused}; allowed: {', '.join(game.refusals)}")
    arguments = written[words[0]]
    if not isinstance(arguments, Mapping | None):
        raise Malformed(("steps", at, words[0]), "a step's arguments are a mapping")
    return CaseStep(words[0], arguments or {}, refused)


def _text_keys(data: Any) -> Any:
    """The same data with every key a text: seats and slots may be written as numbers."""
    if isinstance(data, Mapping):
        return {str(key): _text_keys(value) for key, value in data.items()}
    return [_text_keys(value) for value in data] if isinstance(data, list) else data


def _was(code: str | None) -> str:
    return f"refused as {code}" if code else "accepted"


def _shown(value: Any) -> str:
    return msgspec.json.encode(value).decode()
