"""The clock: how phases are called, how long they last, and what happens when one is out of time (R22).

A phase is what is waited for without a break: a seat's turn with the discards that its draws bring; the declarations
of a showdown; a taking; a scoring; all surrenders; all rounds of an astrology. When something comes in between, the
turn goes on as another phase, with a clock of its own. A time-out does all that is left of the phase.
"""

from bot.games.api import After, Deadline, Refused, Seat
from bot.games.rites.actions import NOTHING, Draw, Place, RitesAction, Score, Take, can_draw, is_full, others
from bot.games.rites.events import TimedOut
from bot.games.rites.offers import legal_actions
from bot.games.rites.play import apply, give_up
from bot.games.rites.robot import robot
from bot.games.rites.state import Discarding, Scoring, State, Taking, settled
from bot.games.rites.tiles import NUMBERS, SLOTS, Card, number_cards
from bot.games.rites.turns import Events, Step
from bot.games.rites.view import view
from bot.games.rng import Stream


def phase(state: State) -> str:
    """The present phase's name, once in a match: its number and what is waited for, such as `12-turn`."""
    return f"{state.phase}-{'turn' if in_turn(state) else state.step}"


def in_turn(state: State) -> bool:
    """Whether the seat on turn acts, or discards what it drew too many (R4, R5)."""
    pending = state.pending
    if state.outcome is not None:
        return False
    return pending is None or (isinstance(pending, Discarding) and pending.place is None)


def deadline(state: State) -> Deadline | None:
    """How long the phase lasts (R22)."""
    if state.outcome is not None:
        return None
    return After(state.rules.turn_hours if in_turn(state) else state.rules.reply_hours)


def tick(state: State, due: str) -> Step:
    """The phase of that name is out of time; raises Refused when another one is on."""
    if state.outcome is None and due != phase(state):
        raise Refused("wrong_step", step=state.step)
    return timeout(state)


def timeout(state: State) -> Step:
    """All that is left of the phase is done by default (R22)."""
    if state.outcome is not None:
        raise Refused("match_over")
    now = phase(state)
    told: Events = (TimedOut(None, state.awaited, state.step),)
    while phase(state) == now:
        seat = state.awaited[0]
        action = _default(state, seat)
        state, more = give_up(state) if action is None else apply(state, seat, action)
        told += more
    return state, told


def remove(state: State, seat: Seat) -> Step:
    """A robot plays on for the seat (R22): nothing changes in the match."""
    if state.outcome is not None:
        raise Refused("match_over")
    if seat not in state.hands:
        raise Refused("bad_target", seat=seat, allowed=state.seats)
    return state, ()


def _default(state: State, seat: Seat) -> RitesAction | None:
    """What is done for a seat that is out of time; None gives up the turn."""
    match state.pending:
        case None:
            return _in_turn(state, seat)
        case Taking():
            rite = state.rites[settled(state)]
            rows = {other: rite.zones[other].cards for other in others(state, rite, seat)}
            return Take({other: highest_slot(row) for other, row in rows.items()})
        case Scoring(up_to=up_to):
            numbers = number_cards(state.hands[seat])
            return Score(tuple(sorted(numbers, key=lambda card: -NUMBERS[card])[:up_to]))
        case _:
            chance = Stream(state.seed, "timeout", state.phase, seat)
            action = robot(view(state, seat), legal_actions(state, seat), chance)
            assert action is not None, "a robot does what it is asked for"
            return action


def highest_slot(row: tuple[Card | None, ...]) -> int:
    """The slot (from 1) of the highest printed number, the leftmost of equal ones."""
    return max(
        (slot for slot, card in enumerate(row, 1) if card is not None), key=lambda slot: NUMBERS[row[slot - 1] or ""]
    )


def _in_turn(state: State, seat: Seat) -> RitesAction | None:
    """Draw up to five, else place the first number card at the first rite with room, else draw; no special card."""
    hand = state.hands[seat]
    if len(hand) < SLOTS and can_draw(state):
        return Draw()
    card = next((card for card in hand if card in NUMBERS), None)
    for number, rite in enumerate(state.rites, 1):
        if card is not None and not is_full(rite.zones.get(seat, NOTHING)):
            return Place(card, number)
    return Draw() if can_draw(state) else None
