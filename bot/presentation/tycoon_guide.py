"""Tycoon's rules on two screens: how it is played, then the house rules, with those marked that are not the usual."""

from collections.abc import Iterator

from bot.games.tycoon.rules import ITEMS, Rules
from bot.presentation.localizer import Localizer
from bot.presentation.posts import TITLE
from bot.presentation.tycoon_rules import describe
from bot.presentation.tycoon_words import item_use

PARTS = ("sides", "gold", "bids", "auction", "refund", "votes", "night")
MORE = ("roles", "end")
MARK = "★ "
PLAIN = "· "


def guide(rules: Rules, texts: Localizer, *, of_match: int | None) -> tuple[list[str], list[str]]:
    """The two screens; `of_match`: whose house rules they are, None for the usual ones."""
    first = [TITLE + texts.text("tycoon-guide-title")]
    first += [texts.text(f"tycoon-guide-{part}") for part in PARTS]
    first += [PLAIN + item_use(texts, item) for item in ITEMS]
    first += [texts.text(f"tycoon-guide-{part}") for part in MORE]
    return first, list(_house(rules, texts, of_match))


def _house(rules: Rules, texts: Localizer, of_match: int | None) -> Iterator[str]:
    described = describe(rules, texts)
    if of_match is None:
        yield TITLE + texts.text("guide-house-usual")
    else:
        yield TITLE + texts.text("guide-house", match=str(of_match))
        changed = sum(rule.changed for rule in described)
        yield texts.text("guide-changed", mark=MARK.strip(), number=changed) if changed else texts.text("guide-same")
    for rule in described:
        mark = MARK if rule.changed else PLAIN
        yield mark + texts.text("guide-rule", title=rule.title, rule=rule.text)
