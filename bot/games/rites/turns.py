"""How turns follow each other: swords first, then actions, skipping who cannot act, until the match ends (R4, R21).

A phase of the match is what one seat, or several at once, have to do without anybody else in between: a turn with
the discards that its draws bring, a showdown's declarations, all rounds of an astrology.
"""

from msgspec.structs import replace

from bot.games.api import Event, Seat
from bot.games.rites.events import Ended, OnTurn, RiteOpened, ShowdownBegan
from bot.games.rites.offers import can_act
from bot.games.rites.state import ACTIONS, Declaring, Outcome, Pending, Rite, State, in_seat_order, settled
from bot.games.rites.tiles import Tile
from bot.games.rites.victory import by_score, score_sum

Events = tuple[Event, ...]
Step = tuple[State, Events]


def goes_on(state: State, told: Events) -> Step:
    """After an action: the turn goes on while there are actions left and one of them is possible."""
    if state.actions_left > 0 and (state.deck or can_act(state, state.turn)):
        return state, told
    return passes_on(state, told)


def resumes(state: State, told: Events) -> Step:
    """After others had to act in between, or swords were resolved: the turn's actions, a phase of their own."""
    if state.actions_left > 0 and can_act(state, state.turn):
        return _on_turn(state, state.turn, state.actions_left, told)
    return passes_on(replace(state, pending=None), told)


def passes_on(state: State, told: Events) -> Step:
    """The next seat that has a sword or can act begins its turn; without any the match ends (R21)."""
    swords = [rite.sword for rite in state.rites if rite.sword is not None]
    seats = state.seats
    at = seats.index(state.turn) + 1
    for seat in seats[at:] + seats[:at]:
        if seat in swords:
            return asks_to_declare(replace(state, turn=seat, actions_left=ACTIONS), told)
        if can_act(state, seat):
            return _on_turn(state, seat, ACTIONS, told)
    return ends(state, by_score(state, "stalled"), told)


def _on_turn(state: State, seat: Seat, actions: int, told: Events) -> Step:
    state = replace(state, turn=seat, actions_left=actions, pending=None, phase=state.phase + 1)
    return state, (*told, OnTurn(None, seat, actions))


def waits(state: State, pending: Pending, told: Events) -> Step:
    """Something is asked in between: a phase of its own."""
    return replace(state, pending=pending, phase=state.phase + 1), told


def asks_to_declare(state: State, told: Events) -> Step:
    """The oldest sword of the seat on turn is resolved: all who have cards there are asked (R4, R10, R11)."""
    at = settled(state)
    rite = state.rites[at]
    participants = in_seat_order(state, rite.zones)
    began = ShowdownBegan(None, state.turn, at + 1, rite.tile, participants)
    return waits(state, Declaring(participants), (*told, began))


def opens_next(state: State, place: int, told: Events) -> Step:
    """After a showdown: a new rite in the place of the old one, if there is one, then on with the turn (R18, R20)."""
    tile: Tile | None = None
    if state.library:
        tile = state.library[0]
        rites = (*state.rites[: place - 1], Rite(tile), *state.rites[place - 1 :])
        state = replace(state, rites=rites, library=state.library[1:])
    told = (*told, RiteOpened(None, place, tile, len(state.library)))
    if not state.rites:
        return ends(state, by_score(state, "library_empty"), told)
    if any(rite.sword == state.turn for rite in state.rites):
        return asks_to_declare(state, told)
    return resumes(state, told)


def ends(state: State, outcome: Outcome, told: Events) -> Step:
    """The match is over; score cards stay hidden (R17) unless they decide (R20)."""
    scores = state.scores if outcome.reason in ("library_empty", "stalled") else {}
    sums = {seat: score_sum(cards) for seat, cards in scores.items()}
    ended = Ended(None, outcome.winners, outcome.reason, scores, sums, state.won)
    return replace(state, outcome=outcome, pending=None, phase=state.phase + 1), (*told, ended)
