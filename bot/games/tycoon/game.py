"""The game of tycoon as one object: read `actions` for what seats do and `phases` for what the clock does."""

from collections.abc import Mapping

from bot.games.api import After, Deadline, Game, LocalHour, Refused, Seat
from bot.games.tycoon import phases
from bot.games.tycoon.actions import VOTING, TycoonAction, ballot_open, legal_actions
from bot.games.tycoon.invariants import faults
from bot.games.tycoon.notation import dump, load
from bot.games.tycoon.phases import Step
from bot.games.tycoon.play import apply
from bot.games.tycoon.robot import robot
from bot.games.tycoon.rules import SIDES, Rules, read, seat_limits
from bot.games.tycoon.setup import setup
from bot.games.tycoon.state import Outcome, State
from bot.games.tycoon.statistics import statistics
from bot.games.tycoon.steps import STEPS, step
from bot.games.tycoon.view import View, view, view_data

REFUSALS = (
    "match_over",
    "wrong_phase",
    "no_vote_today",
    "unknown_seat",
    "dead",
    "unknown_item",
    "not_a_number",
    "not_holder",
    "not_whole",
    "no_half_bids_left",
    "below_floor",
    "already_bid",
    "over_budget",
    "wrong_target_count",
    "same_target_twice",
    "target_dead",
    "self_target",
    "self_vote",
    "not_in_revote",
)


def phase(state: State) -> str:
    """The present phase's name, once in a match: its day and the rules page's word, such as `2-dusk`."""
    return f"{state.day}-{state.phase}"


def tick(state: State, due: str) -> Step:
    """End the phase of that name (T7); raises Refused when another phase is on."""
    if state.phase == "over":
        raise Refused("match_over")
    if due != phase(state):
        raise Refused("wrong_phase", phase=state.phase)
    match state.phase:
        case "day":
            return phases.close_bids(state)
        case "dusk" | "revote":
            return phases.nightfall(state)
        case "night":
            return phases.dawn(state)


def deadline(state: State) -> Deadline | None:
    """What ends the present phase (T7, T23)."""
    match state.phase:
        case "day":
            return LocalHour("bids_close")
        case "dusk":
            return LocalHour("nightfall")
        case "revote":
            return After(state.rules.revote_minutes)
        case "night":
            return LocalHour("dawn")
        case "over":
            return None


def outcome(state: State) -> Outcome | None:
    """How the match ended, None while it goes on."""
    return state.outcome


def seats(state: State) -> tuple[Seat, ...]:
    """Every seat, in seat order."""
    return tuple(state.parts)


def teams(state: State) -> Mapping[str, tuple[Seat, ...]]:
    """The living of each side, where the sides know themselves and may talk in private (T2)."""
    if not state.rules.team_chat or state.rules.team_knowledge == "none":
        return {}
    return {side: tuple(seat for seat in state.living if state.parts[seat].side == side) for side in SIDES}


def acting(state: State) -> tuple[Seat, ...]:
    """The seats that are offered anything now, in seat order."""
    if state.phase == "night":
        return tuple(seat for seat in state.living if seat in state.items.values())
    if state.phase == "over":
        return ()
    if ballot_open(state):
        return state.living
    return tuple(seat for seat in state.living if legal_actions(state, seat))


def awaited(state: State) -> tuple[Seat, ...]:
    """The seats that vote today, as everybody knows; who holds an item at night is a secret (T17)."""
    return state.living if state.phase in VOTING and ballot_open(state) else ()


def owing(state: State) -> tuple[Seat, ...]:
    """The seats without a vote today, abstaining is one; nobody while single votes are secret (T20)."""
    return tuple(seat for seat in awaited(state) if seat not in state.votes) if state.rules.votes_live else ()


TYCOON: Game[State, TycoonAction, View, Rules] = Game(
    name="tycoon",
    rules_version=1,
    seat_limits=seat_limits,
    rules=read,
    setup=setup,
    legal_actions=legal_actions,
    apply=apply,
    phase=phase,
    tick=tick,
    deadline=deadline,
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
    acting=acting,
    awaited=awaited,
    owing=owing,
    refusals=REFUSALS,
    faults=faults,
    statistics=statistics,
)
