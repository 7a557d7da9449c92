"""Plain data → typed data, strictly: each misfit has its place, and a reason in the words of who edits a file.

msgspec alone hides the keys of mappings in its places, and never says what is allowed. Pure, and below everything else,
so that files and games speak alike: imports msgspec and nothing of bot. Start reading at `convert`.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from types import EllipsisType
from typing import TypeAlias, TypeVar

import msgspec
from msgspec import inspect

T = TypeVar("T")
DecHook: TypeAlias = Callable[[type, object], object]
Path: TypeAlias = tuple[str | int, ...]
"""The way to a value from the top: keys of mappings, positions (from 0) in lists."""

_Steps: TypeAlias = tuple[str | int | EllipsisType, ...]
_Types: TypeAlias = tuple[inspect.Type, ...]

_PLACE = re.compile(
    r"(?P<reason>.*) - at (?P<key>`key` in )?`\$(?P<steps>(?:\.[^`.\[\]]+|\[[0-9]+\]|\[\.\.\.\])*)`", re.DOTALL
)
_STEP = re.compile(r"\.([^`.\[\]]+)|\[([0-9]+)\]|\[(\.\.\.)\]")
_UNKNOWN = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
_MISSING = re.compile(r"Object missing required field `(.*)`", re.DOTALL)
_TYPE_NAMES = re.compile(r"`([a-z]+(?: \| [a-z]+)*)`")
_WORDS = {
    "str": "a text",
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "array": "a list",
    "object": "a mapping",
    "null": "nothing",
}


class FieldError(ValueError):
    """For a Struct's `__post_init__`: one field does not go with the others; `convert` finds its place."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"{field}: {reason}")
        self.field = field
        self.reason = reason


class Misfit(ValueError):
    """Data that is not of its type; `key` is the unknown, missing or bad key of the mapping at `path`, if any."""

    def __init__(self, path: Path, reason: str, key: str | int | None = None) -> None:
        super().__init__(f"{'.'.join(map(str, path))}: {reason}" if path else reason)
        self.path = path
        self.reason = reason
        self.key = key


def convert(data: object, type_: type[T], *, dec_hook: DecHook | None = None) -> T:
    """Plain data (dict, list, str, int, float, bool, None) as `type_`, strictly; raises Misfit at the first misfit."""
    try:
        return msgspec.convert(data, type_, strict=True, dec_hook=dec_hook)
    except msgspec.ValidationError as error:
        raise _explained(error, data, type_, dec_hook) from None


def _explained(error: msgspec.ValidationError, data: object, type_: type, dec_hook: DecHook | None) -> Misfit:
    steps, reason, of_key = _split(str(error))

    def fails_so(changed: object) -> bool:
        return _message(changed, type_, dec_hook) == str(error)

    if of_key:
        path = _found(data, (*steps, ...), fails_so)
        return _bad_key(path, reason, type_, data) if len(path) > len(steps) else Misfit(path, _plainly(reason))
    path = _found(data, steps, fails_so)
    if isinstance(error.__cause__, FieldError):
        return Misfit((*path, error.__cause__.field), error.__cause__.reason)
    types = _types_at(type_, path, data)
    if found := _UNKNOWN.fullmatch(reason):
        allowed = ", ".join(_field_names(types, _value_at(data, path)))
        return Misfit(path, f"unknown key '{found[1]}'; allowed: {allowed}", found[1])
    if found := _MISSING.fullmatch(reason):
        return Misfit(path, f"the key '{found[1]}' is missing", found[1])
    return Misfit(path, _with_allowed(_plainly(reason), (*_values(types), *_tags(type_, path, data))))


def _bad_key(path: Path, reason: str, type_: type, data: object) -> Misfit:
    """A key that is not of its mapping's type; `path` leads to its value."""
    mappings = _types_at(type_, path[:-1], data)
    if allowed := ", ".join(_field_names(mappings, _value_at(data, path[:-1]))):
        return Misfit(path[:-1], f"unknown key '{path[-1]}'; allowed: {allowed}", path[-1])
    plainly = _plainly(reason)
    unknown = plainly.startswith("unknown value ")
    said = plainly.replace("unknown value ", "unknown key ", 1) if unknown else f"a key: {plainly}"
    keys = tuple(flat for t in mappings if isinstance(t, inspect.DictType) for flat in _flat(t.key_type))
    return Misfit(path[:-1], _with_allowed(said, tuple(_values(keys))), path[-1])


def _message(data: object, type_: type, dec_hook: DecHook | None) -> str:
    try:
        msgspec.convert(data, type_, strict=True, dec_hook=dec_hook)
    except msgspec.ValidationError as error:
        return str(error)
    return ""


def _split(message: str) -> tuple[_Steps, str, bool]:
    """The steps of the place (`...` where msgspec hides a key), the reason, and whether a key is to blame."""
    found = _PLACE.fullmatch(message)
    if not found:
        return (), message, False
    steps = tuple(name or (... if dots else int(index)) for name, index, dots in _STEP.findall(found["steps"]))
    return steps, found["reason"], bool(found["key"])


def _found(data: object, steps: _Steps, fails_so: Callable[[object], bool]) -> Path:
    """The path of `steps`; a hidden key is the one that fails alike when its mapping holds nothing else."""
    path: list[str | int] = []
    for step in steps:
        if not isinstance(step, EllipsisType):
            path.append(step)
            continue
        mapping = _value_at(data, tuple(path))
        alone = {} if not isinstance(mapping, Mapping) else {k: _with(data, path, {k: mapping[k]}) for k in mapping}
        key = next((k for k in alone if fails_so(alone[k])), None)
        if key is None:
            break
        path.append(key)
        data = alone[key]  # Another key's value may fail alike further in.
    return tuple(path)


def _with(data: object, path: list[str | int], value: object) -> object:
    if not path:
        return value
    step, rest = path[0], path[1:]
    if isinstance(data, Mapping):
        return {**data, step: _with(data[step], rest, value)}
    assert isinstance(data, list | tuple), "a path leads through mappings and lists"
    return [_with(item, rest, value) if i == step else item for i, item in enumerate(data)]


def _value_at(data: object, path: Path) -> object:
    for step in path:
        if isinstance(data, Mapping):
            data = data.get(step)
        elif isinstance(data, list | tuple) and isinstance(step, int) and step < len(data):
            data = data[step]
        else:
            return None
    return data


def _plainly(reason: str) -> str:
    """msgspec's words in the words of somebody who edits a file."""
    reason = re.sub(r"^Expected ", "expected ", reason)
    reason = re.sub(r"^Invalid (?:enum )?value ", "unknown value ", reason)
    scalar_for_text = re.fullmatch(r"expected `str`, got `(int|float|bool)`", reason)
    reason = _TYPE_NAMES.sub(lambda found: _in_words(found[1].split(" | ")), reason)
    return f"{reason}; write it in quotes" if scalar_for_text else reason


def _in_words(names: list[str]) -> str:
    return " or ".join(_WORDS.get(name, name) for name in names if name != "int" or "float" not in names)


def _with_allowed(reason: str, allowed: tuple[str, ...]) -> str:
    return f"{reason}; allowed: {', '.join(allowed)}" if allowed else reason


def _flat(type_: inspect.Type) -> Iterator[inspect.Type]:
    if isinstance(type_, inspect.UnionType):
        for part in type_.types:
            yield from _flat(part)
    elif isinstance(type_, inspect.Metadata):
        yield from _flat(type_.type)
    else:
        yield type_


def _types_at(type_: type, path: Path, data: object) -> _Types:
    """The types that the schema allows at `path`; of tagged structs those that the data names."""
    types = tuple(_flat(inspect.type_info(type_)))
    for step in path:
        types = tuple(flat for t in types for inner in _inner(t, step, data) for flat in _flat(inner))
        data = _value_at(data, (step,))
    return types


def _inner(type_: inspect.Type, step: str | int, data: object) -> Iterator[inspect.Type]:
    match type_:
        case inspect.StructType():
            if _tag_fits(type_, data):
                yield from (field.type for field in type_.fields if field.encode_name == step)
        case inspect.DictType():
            yield type_.value_type
        case inspect.ListType() | inspect.VarTupleType() | inspect.SetType() | inspect.FrozenSetType():
            yield type_.item_type
        case inspect.TupleType() if isinstance(step, int) and step < len(type_.item_types):
            yield type_.item_types[step]
        case _:
            pass  # a leaf


def _tag_fits(type_: inspect.StructType, data: object) -> bool:
    return type_.tag_field is None or (isinstance(data, Mapping) and data.get(type_.tag_field) == type_.tag)


def _field_names(types: _Types, data: object) -> Iterator[str]:
    for type_ in types:
        if isinstance(type_, inspect.StructType) and _tag_fits(type_, data):
            if type_.tag_field is not None:
                yield type_.tag_field
            yield from (field.encode_name for field in type_.fields)


def _values(types: _Types) -> Iterator[str]:
    """What may stand there word by word: an enum's values in their order, a Literal's sorted (msgspec sorts them)."""
    for type_ in types:
        if isinstance(type_, inspect.LiteralType):
            yield from map(str, type_.values)
        elif isinstance(type_, inspect.EnumType):
            yield from (str(member.value) for member in type_.cls)


def _tags(type_: type, path: Path, data: object) -> Iterator[str]:
    for t in _types_at(type_, path[:-1], data) if path else ():
        if isinstance(t, inspect.StructType) and t.tag_field == path[-1]:
            yield str(t.tag)
