"""Text → `Document`: the parser's events put together one by one, so that depth, keys and lines are under control."""

import re
from collections.abc import Iterator, Mapping
from datetime import date
from pathlib import Path
from typing import TypeAlias

import msgspec
import yaml

from bot.errors import UserError
from bot.strict_yaml._scalars import BadScalar, resolve

YamlPath: TypeAlias = tuple[str | int, ...]
"""The way to a value from the top: keys of mappings, positions (from 0) in lists."""

MAX_DEPTH = 64
FILE_LIMIT = 64 * 1024

# libyaml's parser is some ten times faster; both give the same events.
_LOADER: type = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
# C0 without tab and line ends, DEL, C1, line ends of YAML alone, surrogates, BOM, no characters
_FORBIDDEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufeff\ufffe\uffff]|\r(?!\n)")
# The same for what an escape such as "\0" makes; here a separator is only a character.
_FORBIDDEN_ESCAPED = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")
# Words of which YAML 1.1 may make something else than a text.
_ODD = re.compile(r"[-+.]?[0-9]|[-+]?\.[in]|(yes|no|on|off)$", re.IGNORECASE)
_TAB_INDENT = re.compile(r"^ *\t", re.MULTILINE)
_SHOWN = 60
_TOO_DEEP = f"nested deeper than {MAX_DEPTH} levels"


class YamlError(UserError):
    """A file that cannot be used: `FILE:LINE: reason` in one line (`FILE: reason` where no line is to blame)."""

    def __init__(self, source: str, line: int | None, reason: str) -> None:
        super().__init__(source, line, reason)
        self.source = source
        self.line = line
        self.reason = reason

    def __str__(self) -> str:
        place = self.source if self.line is None else f"{self.source}:{self.line}"
        return "".join(c if c.isprintable() else " " for c in f"{place}: {self.reason}")


class Document(msgspec.Struct, frozen=True, eq=False):
    """Plain data (dict, list, str, int, float, bool, None) and the lines where its values stand."""

    data: object
    source: str
    value_lines: Mapping[YamlPath, int]
    key_lines: Mapping[YamlPath, int]

    def line_of(self, path: YamlPath) -> int:
        """The line (from 1) of the value at `path`, or of its nearest ancestor that is there."""
        return next(self.value_lines[p] for p in _upwards(path) if p in self.value_lines)

    def key_line_of(self, path: YamlPath) -> int:
        """The line (from 1) of the key that holds the value at `path`; in a list, the line of the value."""
        return next((self.key_lines[p] for p in _upwards(path) if p in self.key_lines), 1)


def _upwards(path: YamlPath) -> Iterator[YamlPath]:
    return (path[:length] for length in range(len(path), -1, -1))


def load(path: Path, *, limit: int = FILE_LIMIT, guess: bool = False) -> Document:
    """The document in the file at `path`, of `limit` bytes at most; `guess` as in `parse`. Raises YamlError."""
    source = str(path)
    try:
        with path.open("rb") as file:
            raw = file.read(limit + 1)
    except FileNotFoundError:
        raise YamlError(source, None, "there is no such file") from None
    except IsADirectoryError:
        raise YamlError(source, None, "this is a directory, not a file") from None
    except PermissionError:
        raise YamlError(source, None, "no permission to read this file") from None
    except (OSError, ValueError) as error:
        raise YamlError(source, None, f"cannot be read: {getattr(error, 'strerror', None) or error}") from None
    if len(raw) > limit:
        raise YamlError(source, None, f"the file is bigger than {limit} bytes")
    return parse(raw, source, guess=guess)


def parse(text: str | bytes, source: str, *, guess: bool = False) -> Document:
    """The document in `text` (bytes are UTF-8); `source` names it in messages. Raises YamlError.

    With `guess`, an odd word (`010`, `1e3`, `.inf`, `no`) is what YAML 1.1 makes of it, for files whose very subject
    may be odd values.
    """
    clean = _decoded(text, source).removeprefix("\ufeff")
    _check_characters(clean, source)
    builder = _Builder(source, _last_line(clean), guess=guess)
    try:
        for event in yaml.parse(clean, Loader=_LOADER):
            builder.take(event)
    except yaml.MarkedYAMLError as error:
        raise _syntax_error(error, clean, source) from None
    except yaml.YAMLError as error:
        raise YamlError(source, None, f"this is not YAML: {error}") from None
    return Document(builder.root, source, builder.value_lines, builder.key_lines)


def _decoded(text: str | bytes, source: str) -> str:
    if isinstance(text, str):
        return text
    try:
        return text.decode("utf-8")
    except UnicodeDecodeError as error:
        line = text.count(b"\n", 0, error.start) + 1
        raise YamlError(source, line, "the file is not UTF-8; save it as UTF-8") from None


def _check_characters(text: str, source: str) -> None:
    if found := _FORBIDDEN.search(text):
        raise YamlError(source, _line_at(text, found.start()), _character_reason(found.group()))
    if found := _TAB_INDENT.search(text):
        raise YamlError(source, _line_at(text, found.start()), "a tab in the indentation; use spaces")


def _line_at(text: str, position: int) -> int:
    return text.count("\n", 0, position) + 1


def _last_line(text: str) -> int:
    """The last line that holds something: the parsers place what is missing at the end behind it."""
    return _line_at(text.rstrip(), len(text))


def _character_reason(character: str) -> str:
    return f"the character U+{ord(character):04X} is not allowed"


def _syntax_error(error: yaml.MarkedYAMLError, text: str, source: str) -> YamlError:
    """The parser's own words, made complete where its two implementations leave out what helps."""
    mark = error.problem_mark or error.context_mark
    assert mark is not None, "the parsers give every error its mark"
    last_line = _last_line(text)
    line, problem = min(mark.line + 1, last_line), error.problem or "unknown problem"
    if "maximum nesting" in problem:  # libyaml reads ahead and may meet its own limit before we meet ours
        return YamlError(source, line, _TOO_DEEP)
    if "cannot start any token" in problem:
        return YamlError(source, line, f"a text that begins with {text[mark.index]!r} must be quoted")
    begun = min(error.context_mark.line + 1, last_line) if error.context and error.context_mark else line
    where = f" ({error.context}, begun in line {begun})" if begun != line else ""
    return YamlError(source, line, f"this is not YAML: {problem}{where}")


def _guessed(text: str) -> str | int | float | bool | date | None:
    """What YAML 1.1 makes of the unquoted word; None where that is no value at all (`2024-13-45`) or over 64 bits."""
    try:
        value = yaml.safe_load(text)
    except (ValueError, OverflowError, yaml.YAMLError):
        return None
    too_big = isinstance(value, int) and value.bit_length() > 63
    return value if isinstance(value, str | int | float | date) and not too_big else None


def _shown(value: object) -> str:
    text = repr(value)
    return text if len(text) <= _SHOWN else text[:_SHOWN] + "…"


class _Frame(msgspec.Struct):
    """A container that is still open; `key` is what the next value belongs to, None while a key is awaited."""

    container: dict[str | int, object] | list[object]
    path: YamlPath
    key: str | int | None = None


class _Builder:
    """Takes the parser's events in order; `root` and the lines are complete after the last."""

    def __init__(self, source: str, last_line: int, *, guess: bool) -> None:
        self.root: object = None
        self.value_lines: dict[YamlPath, int] = {(): 1}
        self.key_lines: dict[YamlPath, int] = {}
        self._source = source
        self._guess = guess
        self._last_line = last_line
        self._stack: list[_Frame] = []
        self._documents = 0

    def take(self, event: yaml.Event) -> None:
        """Put one event in its place; raises YamlError."""
        match event:
            case yaml.ScalarEvent():
                self._refuse_extras(event)
                self._scalar(event)
            case yaml.MappingStartEvent():
                self._refuse_extras(event)
                self._open({}, event)
            case yaml.SequenceStartEvent():
                self._refuse_extras(event)
                self._open([], event)
            case yaml.MappingEndEvent() | yaml.SequenceEndEvent():
                self._stack.pop()
            case yaml.AliasEvent():
                raise self._error(event, f"aliases are not allowed: *{event.anchor}; write the value out")
            case yaml.DocumentStartEvent():
                self._document(event)
            case _:
                pass  # the ends of the document and the marks of the stream carry nothing

    def _line(self, event: yaml.Event) -> int:
        assert event.start_mark is not None, "the parsers give every event its mark"
        return min(event.start_mark.line + 1, self._last_line)

    def _error(self, event: yaml.Event, reason: str) -> YamlError:
        return YamlError(self._source, self._line(event), reason)

    def _document(self, event: yaml.DocumentStartEvent) -> None:
        self._documents += 1
        if self._documents > 1:
            raise self._error(event, "a second document begins here; keep one document in a file")
        if event.version or event.tags:
            raise self._error(event, "directives (lines that begin with %) are not allowed")

    def _refuse_extras(self, event: yaml.ScalarEvent | yaml.CollectionStartEvent) -> None:
        if event.anchor is not None:
            raise self._error(
                event, f"anchors are not allowed: &{event.anchor}; write the value out where it is needed"
            )
        if event.tag is not None:
            raise self._error(event, f"tags are not allowed: {_shown(event.tag)}")

    def _scalar(self, event: yaml.ScalarEvent) -> None:
        text = event.value
        if found := _FORBIDDEN_ESCAPED.search(text):
            raise self._error(event, _character_reason(found.group()))
        frame = self._stack[-1] if self._stack else None
        in_key = frame is not None and isinstance(frame.container, dict) and frame.key is None
        if event.style:  # quoted, or a block of text
            value: object = text
        elif in_key and text == "<<":
            raise self._error(event, "merge keys (<<) are not allowed; write the values out")
        else:
            value = self._plain(event, guess=self._guess and not in_key)
        if frame is not None and in_key:
            self._key(frame, value, event)
        else:
            self._place(value, event)

    def _plain(self, event: yaml.ScalarEvent, *, guess: bool) -> object:
        """An unquoted word's value."""
        if guess and _ODD.match(event.value) and (guessed := _guessed(event.value)) is not None:
            return guessed
        try:
            return resolve(event.value)
        except BadScalar as error:
            raise self._error(event, str(error)) from None

    def _key(self, frame: _Frame, value: object, event: yaml.ScalarEvent) -> None:
        if isinstance(value, bool) or not isinstance(value, str | int):
            raise self._error(event, f"a key must be a text or a whole number; quote it: '{event.value}'")
        path = (*frame.path, value)
        if path in self.key_lines:
            raise self._error(event, f"duplicate key {_shown(value)}; it stands first in line {self.key_lines[path]}")
        self.key_lines[path] = self._line(event)
        frame.key = value

    def _open(self, container: dict[str | int, object] | list[object], event: yaml.CollectionStartEvent) -> None:
        frame = self._stack[-1] if self._stack else None
        if frame is not None and isinstance(frame.container, dict) and frame.key is None:
            raise self._error(event, "a key must be a text or a whole number, not a list or a mapping")
        if len(self._stack) == MAX_DEPTH:
            raise self._error(event, _TOO_DEEP)
        self._stack.append(_Frame(container, self._place(container, event)))

    def _place(self, value: object, event: yaml.NodeEvent) -> YamlPath:
        path: YamlPath = ()
        if not self._stack:
            self.root = value
        else:
            frame = self._stack[-1]
            if isinstance(frame.container, list):
                path = (*frame.path, len(frame.container))
                frame.container.append(value)
                self.key_lines[path] = self._line(event)
            elif frame.key is not None:
                path = (*frame.path, frame.key)
                frame.container[frame.key] = value
                frame.key = None
        self.value_lines[path] = self._line(event)
        return path
