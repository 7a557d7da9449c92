"""When a phase ends, and the deadline rows that follow from it: tick, robots, reminders."""

from datetime import datetime, timedelta
from typing import assert_never

from bot.games import api
from bot.services import due
from bot.services.due import Ended
from bot.services.rows import Deadline, DeadlineKind, Match, SeatRow, Status

UNDONE_AT_LEAST = timedelta(hours=1)
"""How long a phase goes on at least that an undo has brought back."""


def end_of(deadline: api.Deadline | None, match: Match, ended: Ended) -> datetime | None:
    """When the phase that follows `ended` ends; None when only an act ends it."""
    if deadline is None:
        return None
    return due.due_after(
        deadline,
        match.schedule,
        ended,
        started_at=match.started_at,
        last=match.last_hours.get(_hour(deadline)),
    )


def ended(deadline: api.Deadline | None, match: Match, now: datetime) -> Ended:
    """How the match's present phase ends if it ends now."""
    return Ended(
        resolved_at=now,
        deadline=deadline,
        due_at=match.due_at,
        moved=match.moved_at is not None,
    )


def after_undo(due_at: datetime | None, now: datetime) -> datetime | None:
    """When a phase ends that an undo has brought back: as before, if there is still time."""
    return None if due_at is None else max(due_at, now + UNDONE_AT_LEAST)


def hours_passed(deadline: api.Deadline | None, match: Match, now: datetime) -> dict[str, datetime]:
    """`last_hours` once the present phase has ended by this deadline."""
    passed = dict(match.last_hours)
    if isinstance(deadline, api.LocalHour) and deadline.name != "bids_close":
        passed[deadline.name] = min(match.due_at or now, now)
    return passed


def rows(
    match: Match, seats: tuple[SeatRow, ...], deadline: api.Deadline | None, now: datetime
) -> tuple[Deadline, ...]:
    """All deadline rows of a match whose present phase has this deadline."""
    if match.status is Status.PAUSED and match.paused_at is not None:
        return (_row(match, DeadlineKind.RESUME, match.paused_at + timedelta(hours=match.settings.pause_hours)),)
    if match.status is not Status.RUNNING:
        return ()
    planned = []
    if any(seat.robot for seat in seats):
        planned.append(_row(match, DeadlineKind.ROBOTS, _robots_at(match, deadline, now)))
    if match.due_at is not None:
        grace = timedelta(seconds=match.settings.grace_seconds)
        planned.append(_row(match, DeadlineKind.TICK, match.due_at, match.due_at + grace))
        if isinstance(deadline, api.LocalHour):
            times = (match.due_at - timedelta(minutes=minutes) for minutes in set(match.settings.reminders))
            planned += [_row(match, DeadlineKind.REMINDER, at) for at in times if at > now]
    return tuple(sorted(planned, key=lambda row: row.run_at))


def _robots_at(match: Match, deadline: api.Deadline | None, now: datetime) -> datetime:
    soon = now + timedelta(seconds=match.settings.robot_delay_seconds)
    if isinstance(deadline, api.LocalHour) and match.due_at is not None:
        return max(soon, match.due_at - timedelta(minutes=match.settings.robots_before))
    return soon


def _row(match: Match, kind: DeadlineKind, due_at: datetime, run_at: datetime | None = None) -> Deadline:
    return Deadline(match=match.id, kind=kind, phase=match.phase, due_at=due_at, run_at=run_at or due_at)


def _hour(deadline: api.Deadline) -> str:
    """The hour that a deadline goes by; bids close with nightfall."""
    match deadline:
        case api.LocalHour(name=name):
            return "nightfall" if name == "bids_close" else name
        case api.After():
            return ""
        case _:
            assert_never(deadline)
