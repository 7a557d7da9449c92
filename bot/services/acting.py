"""What players do: an action of their seat, judged by its own time."""

from datetime import datetime, timedelta
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.games.api import Malformed, Refused
from bot.services import log, notices
from bot.services.answers import Answer
from bot.services.decision import Decision
from bot.services.grace import Verdict, counts
from bot.services.host import Outcome, Rails
from bot.services.log import Acted, Asks, Ticked
from bot.services.replay import is_taken_back
from bot.services.rows import LateInput, LogRow, SeatRow, Status

ON_THE_WAY = timedelta(minutes=10)
"""How long before the present phase an input may have been sent that is still taken for it."""


class Input(Struct, frozen=True, kw_only=True):
    """Something that a person did on Discord."""

    id: int
    """Of the interaction or the message."""

    user: int
    at: datetime
    """Its own time, by Discord's clock."""

    phase: str | None = None
    """The phase that the button or form was made for; None where people type."""

    shown: int | None = None
    """The log's latest number when what was clicked was shown, if a second click on it is not to count."""


async def act(rails: Rails, match: int, given: Input, asks: Asks) -> Answer:
    """A player's action; answered `acted`, `acted_before` (an equal one that counts already), or a refusal."""

    async def decide(decision: Decision) -> Outcome:
        seat = decision.seat_of(given.user)
        late = await judge(decision, given, seat, asks)
        if late is not None:
            return late
        await _require_fresh(decision, given, seat)
        before = await _equal_before(decision, seat, asks)
        if before is not None and _changes_nothing(decision, seat, asks):
            return Outcome(code="acted_before", facts={"first": before.at.isoformat(), **asked(asks)}, unchanged=True)
        decision.act(seat.seat, asks, via="player", user=given.user, input_at=given.at, answered=True)
        present(decision, seat)
        return Outcome(code="acted", seat=seat.seat, facts=asked(asks))

    return await rails.change(match, decide, input_id=given.id)


async def judge(decision: Decision, given: Input, seat: SeatRow, asks: Asks | None) -> Outcome | None:
    """Whether an input counts now: None if so; raises Refused; an outcome when it was put on the host's list.

    An input of a phase that has ended is refused, but is listed if it was sent in time and says what it asks for.
    """
    match = decision.match
    tick = await _tick_missed(decision, given)
    if tick is not None and asks is not None:
        entry = log.read(tick)
        assert isinstance(entry, Ticked)
        in_time = entry.due_at is not None and counts(given.at, entry.due_at, True) is Verdict.LATE_IN_TIME
        if in_time and not _still_possible(decision, given, seat, asks):
            return _list(decision, given, seat, asks, tick, entry)
    decision.require_running()
    if given.phase not in (None, match.phase):
        raise Refused("stale_phase", phase=given.phase)
    if match.due_at is not None and counts(given.at, match.due_at, False) is Verdict.TOO_LATE:
        raise Refused("too_late", due_at=match.due_at.isoformat())
    return None


def asked(asks: Asks) -> dict[str, Any]:
    """What was asked for, as facts of its answer: a public act tells nothing to its seat alone."""
    return {"do": asks.do, "arguments": asks.arguments}


def _still_possible(decision: Decision, given: Input, seat: SeatRow, asks: Asks) -> bool:
    """Whether what somebody typed just before a phase ended may as well be done in the next one (a vote at dusk)."""
    match = decision.match
    if given.phase is not None or match.entered_at is None or given.at < match.entered_at - ON_THE_WAY:
        return False
    try:
        decision.game.step(decision.state, asks.do, {"seat": seat.seat, **asks.arguments})
    except (Refused, Malformed):
        return False
    return True


def _changes_nothing(decision: Decision, seat: SeatRow, asks: Asks) -> bool:
    """Whether the rules refuse it, or take it and leave everything as it is; a merchant's equal bid does count."""
    try:
        state, _ = decision.game.step(decision.state, asks.do, {"seat": seat.seat, **asks.arguments})
    except (Refused, Malformed):
        return True
    return bool(state == decision.state)


def present(decision: Decision, seat: SeatRow) -> None:
    """The seat's player is here: nothing is missed any more, and no robot helps; a seat without one stays a robot's."""
    if seat.person is None:
        return
    if seat.robot:
        decision.tell(notices.SeatChanged(seat=seat.seat, player=seat.person.name, why="back"))
    if seat.robot or seat.missed:
        decision.seat(replace(decision.row_of(seat.seat), robot=False, missed=0))


async def _tick_missed(decision: Decision, given: Input) -> LogRow | None:
    """The tick that this input came after although it was meant, or sent, for before it."""
    if given.phase == decision.match.phase or decision.match.status not in (Status.RUNNING, Status.OVER):
        return None
    tick = await decision.store.last_tick(decision.match.id, given.phase)
    if tick is None or tick.phase == decision.match.phase:
        return None
    return None if await is_taken_back(decision.store, tick) else tick


def _list(decision: Decision, given: Input, seat: SeatRow, asks: Asks, tick: LogRow, entry: Ticked) -> Outcome:
    late = LateInput(
        input=given.id,
        match=decision.match.id,
        seat=seat.seat,
        phase=tick.phase,
        action=log.write_asks(asks),
        input_at=given.at,
        arrived_at=decision.now,
    )
    decision.late.append(late)
    decision.tell(notices.LateArrived(to=notices.To.HOSTS, phase=tick.phase, input_at=given.at))
    due_at = entry.due_at.isoformat() if entry.due_at else ""
    facts = {"phase": tick.phase, "input_at": given.at.isoformat(), "due_at": due_at}
    return Outcome(code="arrived_late", facts=facts, refused=True)


async def _require_fresh(decision: Decision, given: Input, seat: SeatRow) -> None:
    """Refuse what was clicked where the seat's latest action does not show yet: a double click draws one card."""
    if given.shown is not None:
        row = await decision.store.last_action(decision.match.id, seat.seat)
        if row is not None and row.number > given.shown:
            raise Refused("stale_move")


async def _equal_before(decision: Decision, seat: SeatRow, asks: Asks) -> LogRow | None:
    """The seat's latest action, if it is of this phase, equal, and still counts."""
    row = await decision.store.last_action(decision.match.id, seat.seat)
    if row is None or row.phase != decision.match.phase:
        return None
    entry = log.read(row)
    assert isinstance(entry, Acted)
    if Asks(entry.do, entry.arguments) != log.read_asks(log.write_asks(asks)):
        return None
    return None if await is_taken_back(decision.store, row) else row
