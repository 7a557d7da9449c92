"""`/status`: how the bot itself is, for everybody; of matches only when their next hour is."""

from collections.abc import Iterator, Sequence
from datetime import datetime

from msgspec import Struct

from bot.presentation.games import GAMES
from bot.presentation.localizer import Localizer, moment, until
from bot.presentation.posts import TITLE
from bot.services.rows import Match, Status


class Health(Struct, frozen=True, kw_only=True):
    """What somebody may know of the bot, from where he asks."""

    version: str
    began: datetime
    connected: bool
    since: datetime
    """Since when it is connected, or is not."""

    latency: float | None
    """Seconds from here to Discord and back; None where it is not known."""

    matches: Sequence[Match] | None
    """The matches that are meant here; None where the database does not answer."""


def health_lines(health: Health, texts: Localizer) -> Iterator[str]:
    """The whole answer."""
    yield TITLE + texts.text("status-title", version=health.version)
    yield texts.text("status-began", began=moment(health.began, "R"))
    since = moment(health.since, "R")
    yield texts.text("status-connected" if health.connected else "status-lost", since=since)
    if health.latency is not None:
        yield texts.text("status-latency", milliseconds=int(health.latency * 1000))
    if health.matches is None:
        yield texts.text("status-database-silent")
        return
    yield texts.text("status-database")
    for match in health.matches:
        game = texts.text(f"{match.game}-name")
        yield texts.text("status-match", match=str(match.id), game=game, next=_next(match, texts))
    if not health.matches:
        yield texts.text("status-no_match")


def _next(match: Match, texts: Localizer) -> str:
    if match.status is Status.LOBBY:
        return texts.text("status-lobby")
    if match.status is Status.PAUSED:
        return texts.text("status-paused")
    if match.due_at is None:
        return texts.text("status-over")
    return texts.text("status-next", end=GAMES[match.game].phase_end(match.phase, texts), at=until(texts, match.due_at))
