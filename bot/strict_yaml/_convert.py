"""`Document` → msgspec Struct: every misfit is a YamlError with the line, the place and what is allowed."""

from typing import TypeVar

from bot import shapes
from bot.shapes import DecHook, Misfit
from bot.strict_yaml._document import Document, YamlError, YamlPath

T = TypeVar("T")


def convert(document: Document, type_: type[T], *, dec_hook: DecHook | None = None) -> T:
    """The document's data as `type_`, strictly; raises YamlError at the line of the first misfit."""
    try:
        return shapes.convert(document.data, type_, dec_hook=dec_hook)
    except Misfit as misfit:
        path = misfit.path
        line = document.line_of(path) if misfit.key is None else document.key_line_of((*path, misfit.key))
        raise YamlError(document.source, line, f"{_label(path)}{misfit.reason}") from None


def _label(path: YamlPath) -> str:
    text = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).removeprefix(".")
    return f"{text}: " if text else ""
