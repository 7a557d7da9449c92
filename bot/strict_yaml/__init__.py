"""Strict YAML for presets, configuration and rule cases: one clear error with file and line, or plain data.

PyYAML reads the text, but nothing is guessed: what YAML 1.1 turns into something else without a word (times, `010`,
`1_000`, dates, yes/no, doubled keys, aliases) is either an error that says how to write it, or stays the text it is.
May import `bot.errors`, `bot.shapes` and libraries only. Start reading at `_document.parse`, then `_convert.convert`.
"""

from bot.shapes import FieldError
from bot.strict_yaml._convert import convert
from bot.strict_yaml._document import Document, YamlError, YamlPath, load, parse

__all__ = ["Document", "FieldError", "YamlError", "YamlPath", "convert", "load", "parse"]
