"""Robots act in batches of their own, each seat's in one commit, from its own view and a stream of its own."""

import logging

from bot.games.api import Refused, Seat
from bot.games.notation import action_step
from bot.games.rng import Stream
from bot.services.decision import Decision
from bot.services.host import Outcome, Rails
from bot.services.log import Asks
from bot.services.rows import Deadline, Status

MOST_ACTIONS = 64
"""Of one seat in one phase: a robot that wants more is at fault."""

_log = logging.getLogger(__name__)


async def act_all(rails: Rails, due: Deadline) -> None:
    """Let every robot of the match act in this phase, then strike the deadline row off.

    A crash in between does no harm: the row is still there, and a robot goes on from what it has done.
    """
    stored = await rails.storage.load(due.match)
    for row in stored.seats if stored else ():
        if row.robot:
            await _act(rails, due, row.seat)
    await _strike_off(rails, due)


async def _act(rails: Rails, due: Deadline, seat: Seat) -> None:
    async def decide(decision: Decision) -> Outcome:
        _require_phase(decision, due)
        if not decision.row_of(seat).robot:
            raise Refused("not_seated")
        acted = sum(1 for _ in range(MOST_ACTIONS) if _act_once(decision, due, seat))
        return Outcome(code="robot_acted", facts={"actions": acted}, unchanged=not acted)

    await rails.change(due.match, decide)


def _act_once(decision: Decision, due: Deadline, seat: Seat) -> bool:
    """One action; False when the robot has nothing more to do in this phase."""
    game, state, match = decision.game, decision.state, decision.match
    offers = game.legal_actions(state, seat)
    if match.phase != due.phase or match.status is not Status.RUNNING or not offers:
        return False
    rng = Stream(match.seed, "robot", seat, match.head_number + 1)
    view = game.view(state, seat)
    if decision.row_of(seat).person is not None:
        view = game.stand_in(view)
    action = game.robot(view, offers, rng)
    if action is None:
        return False
    do, arguments = action_step(action)
    try:
        decision.act(seat, Asks(do, arguments), via="robot", user=None, input_at=decision.now)
    except Refused as refused:
        # The robot is at fault, the match is not: it goes on without this act.
        _log.error("match %s: the robot of %s was refused as %s", match.id, match.game, refused.code)
        return False
    return True


async def _strike_off(rails: Rails, due: Deadline) -> None:
    async def decide(decision: Decision) -> Outcome:
        _require_phase(decision, due)
        await decision.done(due)
        return Outcome(code="robots_done")

    await rails.change(due.match, decide)


def _require_phase(decision: Decision, due: Deadline) -> None:
    if decision.match.status is not Status.RUNNING or decision.match.phase != due.phase:
        raise Refused("stale_phase", phase=due.phase)
