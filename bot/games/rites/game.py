"""The game of rites as one object: read `actions` for what seats do, `turns` and `showdown` for what follows."""

from collections.abc import Mapping

from bot.games.api import Game, Seat
from bot.games.rites.actions import RitesAction
from bot.games.rites.invariants import faults
from bot.games.rites.notation import dump, load
from bot.games.rites.offers import legal_actions
from bot.games.rites.phases import deadline, phase, remove, tick
from bot.games.rites.play import apply
from bot.games.rites.robot import robot
from bot.games.rites.rules import Rules, read, seat_limits
from bot.games.rites.setup import setup
from bot.games.rites.state import Outcome, State
from bot.games.rites.statistics import statistics
from bot.games.rites.steps import STEPS, step
from bot.games.rites.view import View, view, view_data

REFUSALS = (
    "match_over",
    "not_your_turn",
    "must_discard",
    "wrong_step",
    "deck_empty",
    "pass_not_allowed",
    "no_such_card",
    "not_a_number_card",
    "not_scorable",
    "no_such_rite",
    "bad_target",
    "zone_full",
    "no_such_slot",
    "two_elements",
    "not_generating",
    "number_too_high",
    "face_not_free",
    "too_many_face_down",
    "wrong_count",
    "too_many_scored",
)


def outcome(state: State) -> Outcome | None:
    """How the match ended, None while it goes on."""
    return state.outcome


def seats(state: State) -> tuple[Seat, ...]:
    """Every seat, in seat order."""
    return state.seats


def teams(_: State) -> Mapping[str, tuple[Seat, ...]]:
    """Nobody has a private place to talk together."""
    return {}


def acting(state: State) -> tuple[Seat, ...]:
    """Who is waited for; everybody can see it, and that they have not done it yet."""
    return state.awaited


RITES: Game[State, RitesAction, View, Rules] = Game(
    name="rites",
    rules_version=1,
    seat_limits=seat_limits,
    rules=read,
    setup=setup,
    legal_actions=legal_actions,
    apply=apply,
    phase=phase,
    tick=tick,
    deadline=deadline,
    remove=remove,
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
    acting=acting,
    awaited=acting,
    owing=acting,
    refusals=REFUSALS,
    faults=faults,
    statistics=statistics,
    by_turns=True,
    missed_for_robot=2,
)
