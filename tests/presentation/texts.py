"""The project's texts, what they are made of, and a localizer that notes what is asked of it."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.presentation.localizer import LANGUAGES, Localizer, Value
from bot.presentation.names import Names, safe_names

LOCALES = Path(__file__).resolve().parents[2] / "data" / "locales"
NAMES: Names = safe_names({"1": "阿明", "2": "Bob", "3": "小雨", "4": "dawn_lover"})


class Noted(Localizer):
    """A localizer that remembers every message asked for, with the names of its variables."""

    def __init__(self, language: str) -> None:
        super().__init__(language, LOCALES)
        self.asked: set[tuple[str, frozenset[str]]] = set()

    def text(self, message_id: str, **variables: Value) -> str:
        self.asked.add((message_id, frozenset(variables)))
        return super().text(message_id, **variables)


@cache
def texts(language: str) -> Localizer:
    return Localizer(language, LOCALES)


ALL = tuple(texts(language) for language in LANGUAGES)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """Every message of the language as it is written."""
    resources = [FluentParser().parse(file.read_text(encoding="utf-8")) for file in (LOCALES / language).glob("*.ftl")]
    entries = [entry for resource in resources for entry in resource.body if isinstance(entry, ast.Message)]
    return {entry.id.name: entry for entry in entries}


class _Pieces(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.said: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's own names
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.said.append(node.value)


def variables(language: str, message_id: str) -> frozenset[str]:
    """The variables that the message has in this language."""
    return frozenset(_pieces(language, message_id).variables)


def said(language: str, message_id: str) -> str:
    """The words of the message, variants one after another, without its attributes."""
    return "\n".join(_pieces(language, message_id).said)


def _pieces(language: str, message_id: str) -> _Pieces:
    pieces = _Pieces()
    value = messages(language)[message_id].value
    assert value is not None, f"{message_id} has no text"
    pieces.visit(value)
    return pieces
