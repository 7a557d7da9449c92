"""When a phase ends is the host's to change: extend, reschedule, tick soon, pause and resume."""

import re
from collections.abc import Sequence
from datetime import date, datetime, time, timedelta

from msgspec.structs import replace

from bot.games.api import Refused
from bot.services import grace, notices
from bot.services.answers import Answer
from bot.services.decision import Decision
from bot.services.host import Outcome, Rails
from bot.services.hosting import Caller, hosted, record
from bot.services.hours import Schedule, instant_on
from bot.services.rows import Asked, AuditRow, Deadline, Status

WISH = "resume"
"""What stands as the act of `Asked` when players wish to end a pause."""

_WHEN = re.compile(r"(?:(?P<day>\d{4}-\d{2}-\d{2})[ T]+)?(?P<hour>\d{1,2})[:：](?P<minute>\d{2})", re.ASCII)

UNPOSTED = "unposted"
"""In the audit: the match's channel takes nothing."""

POSTED = "posted"
"""In the audit: it does again."""

TOLD_AGAIN = timedelta(days=1)
"""So long after it was told that a channel takes nothing it is told again."""

FURTHEST = timedelta(days=14)
"""How far away a deadline may be put."""


async def extend(rails: Rails, match: int, caller: Caller, minutes: int) -> Answer:
    """Give the present phase so many more minutes."""

    async def do(decision: Decision) -> Outcome:
        due_at = _require_deadline(decision)
        if minutes < 1:
            raise Refused("not_later", minutes=minutes)
        _move(decision, due_at + timedelta(minutes=minutes), "extended")
        return Outcome(code="extended")

    return await hosted(rails, match, caller, "extend", do, minutes=minutes)


async def reschedule(rails: Rails, match: int, caller: Caller, due_at: datetime) -> Answer:
    """Let the present phase end at this instant; earlier than planned only with the notice of a host's tick."""

    async def do(decision: Decision) -> Outcome:
        _require_deadline(decision)
        _move(decision, due_at, "rescheduled")
        return Outcome(code="rescheduled")

    return await hosted(rails, match, caller, "reschedule", do, due_at=due_at)


def instant_meant(text: str, schedule: Schedule, now: datetime) -> datetime:
    """The next instant that `21:30` or `2026-11-29 21:30` means in the match's zone; refused as `hours_unreadable`."""
    found = _WHEN.fullmatch(text.strip())
    try:
        at = time(int(found["hour"]), int(found["minute"])) if found else None
        day = date.fromisoformat(found["day"]) if found and found["day"] else None
    except ValueError:
        at = None
    if at is None:
        raise Refused("hours_unreadable", text=text)
    zone = schedule.zone_info
    today = now.astimezone(zone).date()
    for local in (day,) if day else (today, today + timedelta(days=1), today + timedelta(days=2)):
        instant = instant_on(zone, local, at)
        if instant is not None and (day or instant > now):
            return instant
    raise Refused("hours_unreadable", text=text)


async def tick_soon(rails: Rails, match: int, caller: Caller) -> Answer:
    """End the present phase after the announced notice (ten minutes), if it would not end before."""

    async def do(decision: Decision) -> Outcome:
        decision.require_running()
        soon = decision.now + timedelta(minutes=decision.match.settings.tick_notice)
        if decision.match.due_at is not None and decision.match.due_at <= soon:
            raise Refused("not_later", due_at=decision.match.due_at)
        _move(decision, soon, "tick")
        return Outcome(code="tick_soon")

    return await hosted(rails, match, caller, "tick", do)


async def pause(rails: Rails, match: int, caller: Caller, reason: str) -> Answer:
    """Stop the clock; it goes on by itself after the longest pause."""

    async def do(decision: Decision) -> Outcome:
        decision.require_running()
        _rest(decision, why="host", reason=reason)
        return Outcome(code="paused")

    return await hosted(rails, match, caller, "pause", do, reason=reason)


async def resume(rails: Rails, match: int, caller: Caller) -> Answer:
    """Let the clock go on; the time of the pause is given back."""

    async def do(decision: Decision) -> Outcome:
        _go_on(decision)
        return Outcome(code="resumed")

    return await hosted(rails, match, caller, "resume", do)


async def wish_to_resume(rails: Rails, match: int, input_id: int, user: int) -> Answer:
    """A player wants the pause to end; it ends when more than half of the players do: `resumed`, else `wished`."""

    async def decide(decision: Decision) -> Outcome:
        if decision.match.status is not Status.PAUSED:
            raise Refused("not_paused")
        decision.seat_of(user)
        players = {seat.person.user for seat in decision.seats if seat.person is not None}
        asked = decision.match.asked
        if asked is None or asked.act != WISH:
            asked = Asked(by=user, at=decision.now, act=WISH)
        elif user not in (asked.by, *asked.seconded):
            asked = replace(asked, seconded=(*asked.seconded, user))
        wished = len(players & {asked.by, *asked.seconded})
        needed = len(players) // 2 + 1
        if wished < needed:
            decision.update(asked=asked)
            decision.tell(notices.ResumeWished(wished=wished, needed=needed))
            return Outcome(code="wished", facts={"wished": wished, "needed": needed})
        decision.update(asked=None)
        _go_on(decision)
        record(decision, None, "resume", wished=wished)
        return Outcome(code="resumed")

    return await rails.change(match, decide, input_id=input_id)


async def resume_at_last(rails: Rails, row: Deadline) -> Answer:
    """The longest pause is over: the clock goes on without the host."""

    async def decide(decision: Decision) -> Outcome:
        if decision.match.phase != row.phase or decision.now < row.due_at:
            raise Refused("not_paused")
        _go_on(decision)
        record(decision, None, "resume")
        return Outcome(code="resumed")

    return await rails.change(row.match, decide)


async def told_of_unposted(decision: Decision, *, first: bool) -> bool:
    """Whether it is known that nothing can be posted, and has not ended by itself since.

    So a host who lets the match go on all the same is not overruled, and nobody is told at every attempt; only a
    refusal that is the `first` after posts arrived is told again a day later. What was told in the lobby is told again
    to a match that has begun since.
    """
    told_at, began_at = _unposted_since(await decision.store.audit(decision.match.id)), decision.match.started_at
    if told_at is None or (began_at is not None and told_at < began_at):
        return False
    return not first or decision.now - told_at < TOLD_AGAIN


def rest_by_itself(decision: Decision) -> datetime:
    """Nothing can be posted where the match is played, so it rests; at most until the instant returned."""
    until = _rest(decision, why="home")
    record(decision, None, "pause")
    return until


async def posts_again(decision: Decision) -> bool:
    """What could be posted nowhere is posted now: a match that rested for that goes on; whether anything changed."""
    acts = await decision.store.audit(decision.match.id)
    if _unposted_since(acts) is None:
        return False
    record(decision, None, POSTED)
    pauses = [row for row in acts if row.act == "pause"]
    if decision.match.status is Status.PAUSED and pauses and pauses[-1].by is None:
        _go_on(decision)
        record(decision, None, "resume")
    return True


def _unposted_since(acts: Sequence[AuditRow]) -> datetime | None:
    """When it was last found that nothing can be posted; None where that has ended."""
    latest = next((row for row in reversed(acts) if row.act in (UNPOSTED, POSTED)), None)
    return latest.at if latest is not None and latest.act == UNPOSTED else None


def _rest(decision: Decision, *, why: str, reason: str = "") -> datetime:
    decision.update(status=Status.PAUSED, paused_at=decision.now, paused_due=decision.match.due_at, due_at=None)
    until = decision.now + timedelta(hours=decision.match.settings.pause_hours)
    decision.tell(notices.Paused(until=until, reason=reason, why=why))
    decision.replan()
    return until


def _go_on(decision: Decision) -> None:
    match = decision.match
    if match.status is not Status.PAUSED or match.paused_at is None:
        raise Refused("not_paused")
    maximum = timedelta(hours=match.settings.pause_hours)
    due_at = (
        None if match.paused_due is None else grace.resume(match.paused_due, match.paused_at, decision.now, maximum)
    )
    # After a long downtime the given-back time may be over already: nothing ends unannounced.
    if due_at is not None:
        due_at = max(due_at, decision.now + timedelta(minutes=match.settings.tick_notice))
    decision.update(status=Status.RUNNING, paused_at=None, paused_due=None)
    decision.postpone(due_at, "resumed")


def _require_deadline(decision: Decision) -> datetime:
    decision.require_running()
    if decision.match.due_at is None:
        raise Refused("no_deadline")
    return decision.match.due_at


def _move(decision: Decision, due_at: datetime, why: str) -> None:
    was = decision.match.due_at
    soonest = decision.now + timedelta(minutes=decision.match.settings.tick_notice)
    if due_at < soonest and (was is None or due_at <= was or due_at <= decision.now):
        raise Refused("not_later", due_at=due_at, soonest=soonest)
    if due_at > decision.now + FURTHEST:
        raise Refused("too_far", days=FURTHEST.days)
    decision.postpone(due_at, why)
