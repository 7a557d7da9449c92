"""A deadline of a phase is reached: what waits for it is given, then the phase ends, once."""

from msgspec.structs import replace

from bot.games.api import Refused, Seat
from bot.services import drafts, notices
from bot.services.answers import Answer
from bot.services.decision import Decision
from bot.services.host import Outcome, Rails
from bot.services.hosting import record
from bot.services.log import taken_back
from bot.services.outage import Postponed
from bot.services.rows import Deadline, LogKind, Status


async def tick(rails: Rails, due: Deadline) -> Answer:
    """End the phase of this deadline; refused as `stale_phase` when it is over, moved, resting, or not yet due."""

    async def decide(decision: Decision) -> Outcome:
        _require_due(decision, due)
        await end_phase(decision)
        return Outcome(code="ticked", facts={"phase": due.phase})

    return await rails.change(due.match, decide)


async def postpone(rails: Rails, due: Deadline, postponed: Postponed) -> Answer:
    """Move the deadline instead of ending the phase: an outage took too much of it."""

    async def decide(decision: Decision) -> Outcome:
        _require_due(decision, due)
        lost = int(postponed.lost.total_seconds() // 60)
        decision.postpone(postponed.due_at, "outage", lost)
        record(decision, None, "outage", lost_minutes=lost)
        return Outcome(code="postponed", facts={"phase": due.phase})

    return await rails.change(due.match, decide)


async def end_phase(decision: Decision) -> None:
    """Give what waits for the end of the present phase, count who missed it, and end it."""
    phase = decision.match.phase
    await drafts.give_at_end(decision)
    if decision.match.phase == phase:  # an act may have ended it
        await _count_missed(decision)
        _tell_words(decision)
        decision.tick()


def _require_due(decision: Decision, due: Deadline) -> None:
    """The row may be older than the match: a host was quicker, or another process."""
    match = decision.match
    known = match.status is Status.RUNNING and match.phase == due.phase and match.due_at == due.due_at
    if not known or decision.now < due.due_at:
        raise Refused("stale_phase", phase=due.phase)


def _tell_words(decision: Decision) -> None:
    """The host's own words come before what happened."""
    settings = decision.match.settings
    if settings.words:
        decision.tell(notices.Announced(text=settings.words))
        decision.update(settings=replace(settings, words=""))


async def _count_missed(decision: Decision) -> None:
    """Seats that the phase waited for in vain: after so many in a row a robot helps until the player is back.

    Only seats of which everybody knows that they may act: else the public word of it would tell a secret.
    """
    limit = decision.match.settings.missed_for_robot
    if not limit:
        return
    # In games by turns whoever is waited for has not done it, whatever else he did (S27).
    acted = frozenset[Seat]() if decision.game.by_turns else await _acted(decision)
    for name in decision.game.awaited(decision.state):
        seat = decision.row_of(name)
        if name in acted or seat.robot or seat.person is None:
            continue
        missed = seat.missed + 1
        decision.seat(replace(seat, missed=missed, robot=missed >= limit))
        if missed >= limit:
            decision.tell(notices.SeatChanged(seat=name, player=None, why="missed"))


async def _acted(decision: Decision) -> frozenset[Seat | None]:
    """The seats that did anything in the present phase."""
    rows = await decision.store.log(decision.match.id)
    gone, phase = taken_back(rows), decision.match.phase
    return frozenset(
        row.seat for row in rows if row.kind is LogKind.ACTION and row.phase == phase and row.number not in gone
    )
