"""Mending a match: undo the latest step, correct the state, enter what was sent in time and arrived late."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.games.api import Data, Malformed, Refused
from bot.services import log, notices
from bot.services.acting import present
from bot.services.answers import Answer
from bot.services.changes import Undone
from bot.services.decision import Decision
from bot.services.due import Ended
from bot.services.host import Outcome, Rails
from bot.services.hosting import Caller, hosted
from bot.services.log import Ticked
from bot.services.planning import after_undo, end_of
from bot.services.replay import Batch, history, latest_batch, loaded
from bot.services.rows import LateInput, LateState, LogKind, Status
from bot.services.ticking import end_phase


class Latest(Struct, frozen=True):
    """The step that an undo would take back, and the state before it."""

    batch: Batch
    before: Any
    due_at: datetime | None
    """When the phase was due that it ended, or that it is in."""


async def undo(rails: Rails, match: int, caller: Caller, number: int) -> Answer:
    """Take the latest step back; `number` is the log row that the host saw as the latest one.

    Refused as `stale_step` when something has happened since. Messages not yet sent are cancelled, others struck
    through; drafts that the step used wait again.
    """

    async def do(decision: Decision) -> Outcome:
        if number != decision.match.head_number:
            raise Refused("stale_step", number=decision.match.head_number)
        latest = await _latest(decision)
        _take_back(decision, latest, after_undo(latest.due_at, decision.now), caller.user)
        step = latest.batch.rows[-1]
        decision.tell(notices.Undone(step=step.kind.value, phase=step.phase))
        if decision.match.phase != step.phase or step.kind is LogKind.TICK:
            due_at = decision.match.due_at
            decision.tell(notices.DeadlineMoved(why="undone", phase=decision.match.phase, was=None, due_at=due_at))
        return Outcome(code="undone", facts={"first": latest.batch.first, "last": latest.batch.last})

    return await hosted(rails, match, caller, "undo", do, number=number)


async def correct(rails: Rails, match: int, caller: Caller, patch: Data, reason: str) -> Answer:
    """Set parts of the state, as `Game.dump` writes it: mappings are merged, everything else is replaced.

    Refused as `malformed`, or as `unsound` when the engine's invariants would be broken.
    """

    async def do(decision: Decision) -> Outcome:
        decision.require_running()
        try:
            state = loaded(decision.game, merged(decision.game.dump(decision.state), patch))
        except Malformed as fault:
            raise Refused("malformed", reason=str(fault)) from None
        faults = decision.game.faults(state)
        if faults:
            raise Refused("unsound", reason=faults[0])
        decision.correct(patch, state, caller.user)
        decision.tell(notices.CorrectedParts(parts=tuple(paths(patch)), reason=reason))
        return Outcome(code="corrected")

    return await hosted(rails, match, caller, "correct", do, secret=patch, parts=paths(patch), reason=reason)


async def enter(rails: Rails, match: int, caller: Caller, input_id: int) -> Answer:
    """Enter a late input from the list, at its own time.

    If its phase is on (again), it is given now. If that phase's end is the latest step, the end is taken back and
    worked out anew with it. Otherwise `too_much_happened`.
    """

    async def do(decision: Decision) -> Outcome:
        late = await _open_late(decision, input_id)
        if decision.match.status is not Status.OVER:
            decision.require_running()
        if decision.match.phase == late.phase:
            _give(decision, late, caller.user)
        else:
            await _end_anew(decision, late, caller.user)
        decision.late.append(replace(late, state=LateState.ENTERED))
        decision.tell(notices.Entered(phase=late.phase))
        return Outcome(code="entered", facts={"phase": late.phase})

    return await hosted(rails, match, caller, "enter", do, input=str(input_id))


async def dismiss(rails: Rails, match: int, caller: Caller, input_id: int) -> Answer:
    """Leave a late input out for good."""

    async def do(decision: Decision) -> Outcome:
        late = await _open_late(decision, input_id)
        decision.late.append(replace(late, state=LateState.DISMISSED))
        return Outcome(code="dismissed")

    return await hosted(rails, match, caller, "dismiss", do, input=str(input_id))


def read_patch(text: str) -> Data:
    """A patch from lines such as `seats.3.gold = 12`, values as JSON or bare words; refused as `malformed`."""
    patch: dict[str, Any] = {}
    for line in filter(str.strip, text.splitlines()):
        path, sign, value = line.partition("=")
        *above, last = [part.strip() for part in path.split(".")]
        if not sign or not all((*above, last)):
            raise Refused("malformed", reason=line.strip())
        inner = patch
        for part in above:
            inner = inner.setdefault(part, {})
            if not isinstance(inner, dict):
                raise Refused("malformed", reason=line.strip())
        inner[last] = _value(value.strip())
    if not patch:
        raise Refused("malformed", reason=text.strip())
    return patch


def _value(text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text


def merged(data: Any, patch: Any) -> Any:
    """The data with the patch in it: mappings key by key, anything else whole."""
    if not isinstance(data, Mapping) or not isinstance(patch, Mapping):
        return patch
    return {**data, **{key: merged(data.get(key), value) for key, value in patch.items()}}


def paths(patch: Any, *before: str) -> list[str]:
    """What a patch sets, as paths with dots, without the values."""
    if not isinstance(patch, Mapping) or not patch:
        return [".".join(before)]
    return [path for key, value in patch.items() for path in paths(value, *before, str(key))]


async def _latest(decision: Decision) -> Latest:
    if not decision.match.state:
        raise Refused("nothing_to_undo")
    rows = await decision.store.log(decision.match.id)
    batch = latest_batch(rows)
    if batch is None:
        raise Refused("nothing_to_undo")
    before = history(rows[: batch.first - 1])[-1]
    if before is None:  # older than the running rules: it cannot be played any more
        raise Refused("nothing_to_undo")
    return Latest(batch, before, _due_before(decision, batch, before))


def _due_before(decision: Decision, batch: Batch, before: Any) -> datetime | None:
    """When the phase before this batch is due: as it was told; anew, where an act or a removal had ended it."""
    ended = [entry.due_at for row in batch.rows if isinstance(entry := log.read(row), Ticked)]
    if ended:
        return ended[0]
    game, match = decision.game, decision.match
    if game.phase(before) == match.phase:
        return match.due_at or match.paused_due
    return end_of(game.deadline(before), match, Ended(resolved_at=decision.now))


def _take_back(decision: Decision, latest: Latest, due_at: datetime | None, by: int) -> None:
    decision.restore(Undone(latest.batch.first, latest.batch.last), latest.before, due_at, by)


async def _open_late(decision: Decision, input_id: int) -> LateInput:
    for late in await decision.store.late_inputs(decision.match.id):
        if late.input == input_id and late.state is LateState.OPEN:
            return late
    raise Refused("no_late_input")


def _give(decision: Decision, late: LateInput, by: int) -> None:
    asks = log.read_asks(late.action)
    decision.act(late.seat, asks, via="host", user=by, input_at=late.input_at)
    present(decision, decision.row_of(late.seat))


async def _end_anew(decision: Decision, late: LateInput, by: int) -> None:
    """Take back the end of the late input's phase, give the input, and end the phase again.

    The next phase keeps the deadline that players were told, if it is the same phase.
    """
    latest = await _latest(decision)
    tick = latest.batch.rows[-1]
    if tick.kind is not LogKind.TICK or tick.phase != late.phase:
        raise Refused("too_much_happened", phase=late.phase)
    phase, due_at = decision.match.phase, decision.match.due_at
    _take_back(decision, latest, latest.due_at, by)
    _give(decision, late, by)
    await end_phase(decision)
    if decision.match.phase == phase and due_at is not None and due_at > decision.now:
        decision.update(due_at=due_at)
