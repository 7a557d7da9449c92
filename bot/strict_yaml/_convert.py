"""`Document` → msgspec Struct: every misfit is a YamlError with the line, the place and what is allowed."""

import re
from collections.abc import Callable, Iterator
from types import EllipsisType
from typing import TypeAlias, TypeVar

import msgspec
from msgspec import inspect

from bot.strict_yaml._document import Document, YamlError, YamlPath

T = TypeVar("T")
DecHook: TypeAlias = Callable[[type, object], object]
_Steps: TypeAlias = tuple[str | int | EllipsisType, ...]

_PLACE = re.compile(
    r"(?P<reason>.*) - at (?P<key>`key` in )?`\$(?P<steps>(?:\.[^`.\[\]]+|\[[0-9]+\]|\[\.\.\.\])*)`", re.DOTALL
)
_STEP = re.compile(r"\.([^`.\[\]]+)|\[([0-9]+)\]|\[(\.\.\.)\]")
_UNKNOWN = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
_MISSING = re.compile(r"Object missing required field `(.*)`", re.DOTALL)
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
    """For a Struct's `__post_init__`: one field does not go with the others; `convert` finds its line."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"{field}: {reason}")
        self.field = field
        self.reason = reason


def validation_path(message: str) -> tuple[YamlPath, str]:
    """Place and reason in a msgspec.ValidationError's text; the place ends where msgspec hides a key (`[...]`)."""
    steps, reason, _ = _split(message)
    return _known(steps), reason


def convert(document: Document, type_: type[T], *, dec_hook: DecHook | None = None) -> T:
    """The document's data as `type_`, strictly; raises YamlError at the line of the first misfit."""
    try:
        return msgspec.convert(document.data, type_, strict=True, dec_hook=dec_hook)
    except msgspec.ValidationError as error:
        raise _explained(error, document, type_, dec_hook) from None


def _explained(error: msgspec.ValidationError, document: Document, type_: type, dec_hook: DecHook | None) -> YamlError:
    steps, reason, of_key = _split(str(error))
    path = _found(document.data, steps, lambda data: _message(data, type_, dec_hook) == str(error))
    cause = error.__cause__
    if isinstance(cause, FieldError):
        path, reason = (*path, cause.field), cause.reason
    elif found := _UNKNOWN.fullmatch(reason):
        unknown = found[1]
        allowed = ", ".join(_field_names(_types_at(type_, path, document.data), _value_at(document.data, path)))
        line = document.key_line_of((*path, unknown))
        return YamlError(document.source, line, f"{_label(path)}unknown key '{unknown}'; allowed: {allowed}")
    elif found := _MISSING.fullmatch(reason):
        line = document.key_line_of(path)
        return YamlError(document.source, line, f"{_label(path)}the key '{found[1]}' is missing")
    else:
        reason = _plainly(reason)
        if allowed := ", ".join(_allowed_values(type_, path, document.data)):
            reason = f"{reason}; allowed: {allowed}"
        reason = f"a key: {reason}" if of_key else reason
    return YamlError(document.source, document.line_of(path), f"{_label(path)}{reason}")


def _message(data: object, type_: type, dec_hook: DecHook | None) -> str:
    try:
        msgspec.convert(data, type_, strict=True, dec_hook=dec_hook)
    except msgspec.ValidationError as error:
        return str(error)
    return ""


def _split(message: str) -> tuple[_Steps, str, bool]:
    found = _PLACE.fullmatch(message)
    if not found:
        return (), message, False
    steps = tuple(name or (... if dots else int(index)) for name, index, dots in _STEP.findall(found["steps"]))
    return steps, found["reason"], bool(found["key"])


def _known(steps: _Steps) -> YamlPath:
    path: list[str | int] = []
    for step in steps:
        if isinstance(step, EllipsisType):
            break
        path.append(step)
    return tuple(path)


def _found(data: object, steps: _Steps, fails_so: Callable[[object], bool]) -> YamlPath:
    """The path of `steps`; a hidden key is the one that fails alike when its mapping holds nothing else."""
    path: list[str | int] = []
    for step in steps:
        if not isinstance(step, EllipsisType):
            path.append(step)
            continue
        mapping = _value_at(data, tuple(path))
        keys = list(mapping) if isinstance(mapping, dict) else []
        key = next((k for k in keys if fails_so(_with(data, tuple(path), {k: mapping[k]}))), None)  # type: ignore[index]
        if key is None:
            break
        path.append(key)
    return tuple(path)


def _with(data: object, path: YamlPath, value: object) -> object:
    if not path:
        return value
    step, rest = path[0], path[1:]
    if isinstance(data, dict):
        return {**data, step: _with(data[step], rest, value)}
    assert isinstance(data, list)
    return [_with(item, rest, value) if i == step else item for i, item in enumerate(data)]


def _value_at(data: object, path: YamlPath) -> object:
    for step in path:
        if isinstance(data, dict):
            data = data.get(step)
        elif isinstance(data, list) and isinstance(step, int) and step < len(data):
            data = data[step]
        else:
            return None
    return data


def _label(path: YamlPath) -> str:
    text = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).removeprefix(".")
    return f"{text}: " if text else ""


def _plainly(reason: str) -> str:
    """msgspec's words in the words of somebody who edits a file."""
    reason = re.sub(r"^Expected ", "expected ", reason)
    reason = re.sub(r"^Invalid (?:enum )?value ", "unknown value ", reason)
    scalar_for_text = re.fullmatch(r"expected `str`, got `(int|float|bool)`", reason)
    reason = re.sub(
        r"`([a-z]+(?: \| [a-z]+)*)`", lambda m: " or ".join(_WORDS.get(w, w) for w in m[1].split(" | ")), reason
    )
    return f"{reason}; write it in quotes" if scalar_for_text else reason


def _flat(type_: inspect.Type) -> Iterator[inspect.Type]:
    if isinstance(type_, inspect.UnionType):
        for part in type_.types:
            yield from _flat(part)
    elif isinstance(type_, inspect.Metadata):
        yield from _flat(type_.type)
    else:
        yield type_


def _types_at(type_: type, path: YamlPath, data: object) -> tuple[inspect.Type, ...]:
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
    return type_.tag_field is None or (isinstance(data, dict) and data.get(type_.tag_field) == type_.tag)


def _field_names(types: tuple[inspect.Type, ...], data: object) -> Iterator[str]:
    for type_ in types:
        if isinstance(type_, inspect.StructType) and _tag_fits(type_, data):
            if type_.tag_field is not None:
                yield type_.tag_field
            yield from (field.encode_name for field in type_.fields)


def _allowed_values(type_: type, path: YamlPath, data: object) -> Iterator[str]:
    for t in _types_at(type_, path, data):
        if isinstance(t, inspect.LiteralType):
            yield from map(str, t.values)
        elif isinstance(t, inspect.EnumType):
            yield from (str(member.value) for member in t.cls)
    for t in _types_at(type_, path[:-1], data) if path else ():
        if isinstance(t, inspect.StructType) and t.tag_field == path[-1]:
            yield str(t.tag)
