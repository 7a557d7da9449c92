"""The hosts' acts as the table reads them."""

from collections.abc import Iterator, Sequence

import msgspec

from bot.games.api import Data
from bot.presentation.localizer import Localizer, moment
from bot.presentation.names import safe_text
from bot.presentation.people import mention, number
from bot.presentation.posts import TITLE, posts
from bot.services.messaging import Rendered
from bot.services.rows import AuditRow

LAST = 60
"""So many of the latest acts are shown."""

_REASON = 100


def audit(rows: Sequence[AuditRow], texts: Localizer) -> tuple[Rendered, ...]:
    """The latest acts, the newest last, in as many messages as they need."""
    lines = [TITLE + texts.text("audit-title"), *(_line(row, texts) for row in rows[-LAST:])]
    if not rows:
        lines.append(texts.text("audit-none"))
    return posts(lines)


def _line(row: AuditRow, texts: Localizer) -> str:
    facts: Data = msgspec.json.decode(row.facts)
    by = texts.text("audit-bot") if row.by is None else mention(row.by)
    asked, _, act = row.act.rpartition(":")
    told = texts.text(f"act-{act}")
    if asked:
        told = texts.text("audit-asked", act=told)
    details = texts.listed(_details(facts, texts))
    at = moment(row.at, "f")
    if details:
        return texts.text("audit-line-more", at=at, host=by, act=told, details=details)
    return texts.text("audit-line", at=at, host=by, act=told)


def _details(facts: Data, texts: Localizer) -> Iterator[str]:
    """What else is said of an act; only what is known by name."""
    if "seat" in facts:
        yield number(texts, str(facts["seat"]))
    if str(facts.get("user", "")).isdecimal():
        yield mention(int(facts["user"]))
    if isinstance(facts.get("minutes"), int):
        yield texts.text("audit-minutes", minutes=facts["minutes"])
    for name in ("reason", "text"):
        if str(facts.get(name, "")).strip():
            yield safe_text(str(facts[name]), _REASON, _REASON)
    if facts.get("parts"):
        yield texts.listed(safe_text(str(part), _REASON, _REASON) for part in facts["parts"])
