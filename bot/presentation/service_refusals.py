"""What the services' own refusals say, and a game's; one text for each code and each set of facts it may come with."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from bot.games.api import Refused
from bot.presentation.games import GAMES
from bot.presentation.localizer import Localizer, Value, moment, until
from bot.presentation.names import Names, safe_text
from bot.presentation.people import seats_listed
from bot.presentation.refusals import quoted, refusal_text
from bot.presentation.wording import worded
from bot.services.messaging import Table

_REASON = 200
_VARIANTS: Mapping[tuple[str, frozenset[str]], str] = {
    ("not_later", frozenset({"due_at"})): "-due",
    ("not_later", frozenset({"due_at", "soonest"})): "-soonest",
}


def any_refusal_text(refused: Refused, table: Table | None, texts: Localizer, names: Names) -> str:
    """A refusal of the match's game or of a service, by its code; raises MissingText."""
    game = table.match.game if table is not None else ""
    if texts.has(f"{game}-refused-{refused.code}"):
        return refusal_text(refused, game, texts, names, GAMES[game].fact)
    facts = {name: fact for name, fact in refused.facts.items() if fact is not None}
    variant = _VARIANTS.get((refused.code, frozenset(facts)), "")
    if refused.code == "no_such_draft" and not facts:
        variant = "-any"
    shown = {name: _shown(name, fact, game, texts, names) for name, fact in facts.items()}
    message_id = f"refused-{refused.code}{variant}"
    return texts.text(message_id if table is None else worded(message_id, table.match, texts), **shown)


def instant(fact: Any) -> datetime:
    """An instant in a refusal's facts, or in an answer's, where it is text."""
    return fact if isinstance(fact, datetime) else datetime.fromisoformat(fact)


def _shown(name: str, fact: Any, game: str, texts: Localizer, names: Names) -> Value:
    """One fact by its name; what is not known by name may be anybody's text."""
    match name:
        case "due_at" | "soonest":
            return until(texts, instant(fact))
        case "input_at":
            return moment(instant(fact), "T")
        case "phase" if game in GAMES:
            return GAMES[game].phase(str(fact), texts)
        case "slot" if game in GAMES:
            return GAMES[game].slot(str(fact), texts)
        case "seats":
            return seats_listed(texts, fact, names)
        case "reason":
            return safe_text(str(fact), _REASON, _REASON)
        case "matches":
            return texts.listed(f"#{match}" for match in fact)
        case "match" | "number":
            return quoted(str(fact))
    return fact if isinstance(fact, int) else quoted(str(fact))
