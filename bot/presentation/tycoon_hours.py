"""The coming hours of a tycoon match, as far as its match row tells them."""

from datetime import datetime

from bot.games.api import Event, LocalHour
from bot.presentation.tycoon import NO_HOURS, Hours
from bot.services.due import Ended
from bot.services.planning import end_of
from bot.services.rows import Match

_DAWN, _CLOSE, _NIGHTFALL = LocalHour("dawn"), LocalHour("bids_close"), LocalHour("nightfall")


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
    return end_of(_NIGHTFALL, match, _ended(_CLOSE, bids_close, moved=match.moved_at is not None))


def later_hours(match: Match) -> Hours:
    """The hours after the present phase, if nothing moves them; none while the match rests or is over."""
    at = match.due_at
    if at is None or not match.phase:
        return NO_HOURS
    match phase_parts(match.phase)[1]:
        case "day":
            nightfall = _nightfall(match, at)
            dawn = None if nightfall is None else end_of(_DAWN, match, _ended(_NIGHTFALL, nightfall))
            return Hours(nightfall=nightfall, dawn=dawn)
        case "dusk" | "revote":
            return Hours(dawn=end_of(_DAWN, match, _ended(_NIGHTFALL, at, moved=match.moved_at is not None)))
        case "night":
            close = end_of(_CLOSE, match, _ended(_DAWN, at, moved=match.moved_at is not None))
            nightfall = None if close is None else end_of(_NIGHTFALL, match, _ended(_CLOSE, close))
            return Hours(bids_close=close, nightfall=nightfall)
    return NO_HOURS


def _ended(deadline: LocalHour, at: datetime, *, moved: bool = False) -> Ended:
    return Ended(resolved_at=at, deadline=deadline, due_at=at, moved=moved)
