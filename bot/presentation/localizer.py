"""Texts of one language, written in Fluent; nothing is ever shown half."""

from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from typing import TypeAlias

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

LANGUAGES = ("zh-CN", "zh-TW", "en")

Value: TypeAlias = str | int | float
"""What a text can have in it; numbers are written, and plurals chosen, as the language has it (Babel)."""


def closest(language: str) -> str:
    """The language of ours nearest to a Discord locale or whatever else is kept of a person: never fails."""
    if language in LANGUAGES:
        return language
    start, _, rest = language.replace("_", "-").partition("-")
    if start.lower() != "zh":
        return "en"
    return "zh-TW" if rest.upper() in ("HK", "MO", "TW") or rest.lower().startswith("hant") else "zh-CN"


class BrokenLocale(ValueError):
    """A folder of texts that cannot be used: none there, a syntax error, one id twice."""


class MissingText(LookupError):
    """A message or variable that is not there, or a text that cannot be put together; callers decide what to show."""


class Localizer:
    """The texts of one language."""

    def __init__(self, language: str, locales: Path) -> None:
        """Read every .ftl of `locales/<language>`; raises BrokenLocale."""
        if language not in LANGUAGES:
            raise BrokenLocale(f"no language {language}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self._locale = Locale.parse(language, sep="-")
        self._bundle = FluentBundle([language], use_isolating=False)
        files = sorted((locales / language).glob("*.ftl"))
        if not files:
            raise BrokenLocale(f"no texts in {locales / language}")
        known: set[str] = set()
        for file in files:
            known |= self._read(file, known)
        self.message_ids = frozenset(known)

    def _read(self, file: Path, known: set[str]) -> set[str]:
        resource = FluentResource(file.read_text(encoding="utf-8"))
        found: set[str] = set()
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                reason = "; ".join(str(note.message) for note in entry.annotations)
                raise BrokenLocale(f"{file}: {reason}: {str(entry.content).strip()[:60]}")
            if isinstance(entry, ast.Message):
                if entry.id.name in known | found:
                    raise BrokenLocale(f"{file}: {entry.id.name} is there twice")
                found.add(entry.id.name)
        self._bundle.add_resource(resource)
        return found

    def text(self, message_id: str, **variables: Value) -> str:
        """The message with its variables put in; raises MissingText."""
        return self._formatted(message_id, None, variables)

    def words(self, message_id: str) -> tuple[str, ...]:
        """The words that people may type for this thing: the message's attribute `words`, separated by commas."""
        return tuple(word.strip() for word in self._formatted(message_id, "words", {}).split(","))

    def has(self, message_id: str) -> bool:
        """Whether there is such a message."""
        return message_id in self.message_ids

    def listed(self, parts: Iterable[str]) -> str:
        """The parts as a list in a sentence."""
        return format_list(list(parts), style="standard", locale=self._locale)

    def _formatted(self, message_id: str, attribute: str | None, variables: dict[str, Value]) -> str:
        if not self.has(message_id):
            raise MissingText(f"{self.language}: no message {message_id}")
        message = self._bundle.get_message(message_id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingText(f"{self.language}: {message_id} has no {attribute or 'text'}")
        text, faults = self._bundle.format_pattern(pattern, variables)
        if faults or not isinstance(text, str):
            raise MissingText(f"{self.language}: {message_id}: {'; '.join(map(str, faults))}")
        return text


def load(locales: Path) -> dict[str, Localizer]:
    """The texts of every language, by language; raises BrokenLocale."""
    return {language: Localizer(language, locales) for language in LANGUAGES}


def moment(at: datetime, style: str = "F") -> str:
    """An instant (with its zone) as Discord's timestamp, which everybody reads in his own zone and language."""
    if at.tzinfo is None:
        raise ValueError("an instant needs a zone")
    return f"<t:{int(at.timestamp())}:{style}>"


def until(texts: Localizer, at: datetime) -> str:
    """A coming instant: when it is, and how long it is until then."""
    return texts.text("until", at=moment(at), rest=moment(at, "R"))
