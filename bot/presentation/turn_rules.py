"""House rules of the games by turns in words, for `/rules`, the lobby and the set-up panel."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

from bot.games import houserules
from bot.games.registry import find
from bot.presentation.localizer import Localizer
from bot.presentation.posts import TITLE
from bot.presentation.wording import house_rules_of
from bot.services.rows import Match

HOURS = ("turn_hours", "reply_hours")
MARK = "★ "
PLAIN = "· "


def rule_title(game: str, key: str, texts: Localizer) -> str:
    """What a house rule is called; raises MissingText for an unknown key."""
    return texts.text(f"turns-rule-{key}" if key in HOURS else f"{game}-rule-{key}")


def value_text(game: str, key: str, value: Any, texts: Localizer) -> str:
    """What a value of that house rule means; the value as data has it. Raises MissingText for an unknown one."""
    if key in HOURS:
        return span(value, texts)
    if isinstance(value, int):
        return texts.text(f"{game}-rule-{key}-value", value=value)
    return texts.text(f"{game}-rule-{key}-{value}")


def span(value: int | str, texts: Localizer) -> str:
    """A length of time as house rules write it: whole hours, or a text such as `3 minutes`."""
    if isinstance(value, int):
        return texts.text("turns-hours", hours=value)
    return texts.text("turns-minutes", minutes=int(re.sub(r"\D", "", value)))


def enough(match: Match, texts: Localizer) -> str:
    """How many seats a match needs to begin."""
    game = find(match.game)
    return texts.text("turns-enough", seats=game.seat_limits(game.rules(house_rules_of(match)))[0])


def changed(match: Match, texts: Localizer) -> Iterator[str]:
    """The turn's time, and every house rule that is not the usual one."""
    usual = houserules.write(find(match.game).rules({}))
    for key, value in house_rules_of(match).items():
        if key in HOURS or value != usual[key]:
            title, rule = rule_title(match.game, key, texts), value_text(match.game, key, value, texts)
            yield texts.text("turns-rule", title=title, rule=rule)


def guide(
    game: str, parts: Sequence[str], more: Sequence[str], match: Match | None, texts: Localizer
) -> tuple[list[str], list[str]]:
    """The rules on two screens: how it is played, then the rest with the house rules, changed ones marked."""
    first = [TITLE + texts.text(f"{game}-guide-title"), *(texts.text(f"{game}-guide-{part}") for part in parts)]
    second = [texts.text(f"{game}-guide-{part}") for part in more]
    return first, [*second, *_house(game, match, texts)]


def _house(game: str, match: Match | None, texts: Localizer) -> Iterator[str]:
    usual = houserules.write(find(game).rules({}))
    own = usual if match is None else house_rules_of(match)
    if match is None:
        yield TITLE + texts.text("guide-house-usual")
    else:
        yield TITLE + texts.text("guide-house", match=str(match.id))
        other = sum(own[key] != usual[key] for key in usual)
        yield texts.text("guide-changed", mark=MARK.strip(), number=other) if other else texts.text("guide-same")
    for key, value in own.items():
        mark = MARK if value != usual[key] else PLAIN
        title, rule = rule_title(game, key, texts), value_text(game, key, value, texts)
        yield mark + texts.text("guide-rule", title=title, rule=rule)
