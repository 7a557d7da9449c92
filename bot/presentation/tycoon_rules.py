"""A match's house rules in words, for `/rules` and the set-up panel."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import msgspec

from bot.games import houserules
from bot.games.tycoon.rules import ITEMS, ROLES, Item, Role, Rules
from bot.presentation.localizer import Localizer
from bot.presentation.tycoon_words import item_name, role_name

Name = TypeVar("Name", Item, Role)


class RuleText(msgspec.Struct, frozen=True):
    """One house rule: its key in data, what it is called, what its value means, and whether that is not the default."""

    key: str
    title: str
    text: str
    changed: bool


def describe(rules: Rules, texts: Localizer) -> tuple[RuleText, ...]:
    """Every house rule of the match, in the order of the rules page; raises MissingText."""
    usual = houserules.write(Rules())
    return tuple(
        RuleText(key, rule_title(texts, key), value_text(texts, key, value), changed=value != usual[key])
        for key, value in houserules.write(rules).items()
    )


def rule_title(texts: Localizer, key: str) -> str:
    """What a house rule is called; raises MissingText for an unknown key."""
    return texts.text(f"tycoon-rule-{key}")


def value_text(texts: Localizer, key: str, value: Any) -> str:
    """What a value of that house rule means; the value as data has it. Raises MissingText for an unknown one."""
    if key == "roster":
        parts = _parts(texts, value, ROLES, role_name)
        return texts.text("tycoon-rule-roster-value", total=sum(value.values()), parts=parts)
    if key == "floors":
        return texts.text("tycoon-rule-floors-value", parts=_parts(texts, value, ITEMS, item_name))
    if isinstance(value, int):
        return texts.text(f"tycoon-rule-{key}-value", value=value)
    return texts.text(f"tycoon-rule-{key}-{value}")


def _parts(
    texts: Localizer, table: Mapping[str, int], names: tuple[Name, ...], called: Callable[[Localizer, Name], str]
) -> str:
    """The numbers of the table with their names, without those that are 0."""
    return texts.listed(
        texts.text("tycoon-rule-part", name=called(texts, name), number=table[name]) for name in names if table[name]
    )
