"""The game of sins as one object: read `actions` and `play` for what seats do, then `turns` and `deaths`."""

from collections.abc import Mapping

from bot.games.api import Game, Seat
from bot.games.sins import phases
from bot.games.sins.actions import SinsAction, awaited, legal_actions
from bot.games.sins.invariants import faults
from bot.games.sins.notation import dump, load
from bot.games.sins.play import apply
from bot.games.sins.robot import robot, standing_in
from bot.games.sins.rules import Rules, read, seat_limits
from bot.games.sins.setup import setup
from bot.games.sins.state import Outcome, State
from bot.games.sins.statistics import statistics
from bot.games.sins.steps import STEPS, step
from bot.games.sins.view import View, view, view_data

REFUSALS = (
    "match_over",
    "dead",
    "wrong_step",
    "not_your_turn",
    "no_marker",
    "skill_used",
    "no_more_accusations",
    "bad_target",
    "hand_empty",
    "no_such_card",
    "pile_required",
    "unknown_suit",
    "pile_empty",
    "no_fitting_sin",
    "sin_required",
    "no_such_sin",
    "not_smaller",
    "collect_not_allowed",
)


def outcome(state: State) -> Outcome | None:
    """How the match ended, None while it goes on."""
    return state.outcome


def seats(state: State) -> tuple[Seat, ...]:
    """Every seat, in seat order."""
    return tuple(state.players)


def teams(_state: State) -> Mapping[str, tuple[Seat, ...]]:
    """Nobody has allies."""
    return {}


SINS: Game[State, SinsAction, View, Rules] = Game(
    name="sins",
    rules_version=1,
    seat_limits=seat_limits,
    rules=read,
    setup=setup,
    legal_actions=legal_actions,
    apply=apply,
    phase=phases.phase,
    tick=phases.tick,
    deadline=phases.deadline,
    remove=phases.remove,
    view=view,
    view_data=view_data,
    outcome=outcome,
    robot=robot,
    dump=dump,
    load=load,
    steps=STEPS,
    step=step,
    seats=seats,
    teams=teams,
    acting=awaited,
    awaited=awaited,
    owing=awaited,
    refusals=REFUSALS,
    faults=faults,
    statistics=statistics,
    by_turns=True,
    missed_for_robot=phases.TIMEOUTS,
    stand_in=standing_in,
)
