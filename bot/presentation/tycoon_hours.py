"""The coming hours of a tycoon match, as far as its match row tells them."""

from datetime import datetime

from bot.games.api import Event, LocalHour
from bot.presentation.tycoon import NO_HOURS, Hours
from bot.services.due import Ended
from bot.services.planning import end_of
from bot.services.rows import Match


def phase_parts(phase: str) -> tuple[int, str]:
    """Day and word of a phase's name: `2-dusk`."""
    day, _, word = phase.partition("-")
    return int(day), word


def coming_hours(match: Match) -> Hours:
    """The hours that end the present phase and, by day, the vote; none while the match rests or is over."""
    if match.due_at is None or not match.phase:
        return NO_HOURS
    match phase_parts(match.phase)[1]:
        case "day":
            return Hours(bids_close=match.due_at, nightfall=_nightfall(match, match.due_at))
        case "dusk":
            return Hours(nightfall=match.due_at)
        case "revote":
            return Hours(revote=match.due_at)
        case "night":
            return Hours(dawn=match.due_at)
    return NO_HOURS


def hours_for(event: Event, match: Match) -> Hours:
    """The hours as far as they belong to what is told: an event of another day has none of today's."""
    day = getattr(event, "day", None)
    if day is not None and match.phase and day != phase_parts(match.phase)[0]:
        return NO_HOURS
    return coming_hours(match)


def _nightfall(match: Match, bids_close: datetime) -> datetime | None:
    closed = Ended(
        resolved_at=bids_close,
        deadline=LocalHour("bids_close"),
        due_at=bids_close,
        moved=match.moved_at is not None,
    )
    return end_of(LocalHour("nightfall"), match, closed)
