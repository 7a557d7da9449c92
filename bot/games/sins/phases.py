"""The clock and the host: out of time (S26, S27), and a death without an accuser."""

from msgspec.structs import replace

from bot.games.api import After, Deadline, Event, Refused, Seat
from bot.games.rng import Stream
from bot.games.sins.actions import (
    Collect,
    Guess,
    Mourn,
    Play,
    SinsAction,
    Transfer,
    awaited,
    require_living,
    require_step,
)
from bot.games.sins.cards import FACES, NUMBERS, SUIT_OF, SUITS, Card
from bot.games.sins.deaths import die
from bot.games.sins.events import TimedOut
from bot.games.sins.piles import can_play, fitting_sins, joker_piles, may_collect
from bot.games.sins.play import carry_out
from bot.games.sins.state import Cards, Player, State
from bot.games.sins.turns import Change

TIMEOUTS = 2
"""So many running hand a seat to a robot (S27)."""


def phase(state: State) -> str:
    """The present phase's name, once in a match, such as `7-act-1`: turn, step, and what has broken this turn so far.

    The last number counts the deaths and this turn's trick, after each of which a turn goes on with a fresh clock.
    """
    broken = len(state.players) - len(state.living) + ("H" in state.skills_used)
    return f"{state.turns}-{state.step}-{broken}"


def deadline(state: State) -> Deadline | None:
    """What ends the present phase (S26)."""
    match state.step:
        case "act":
            return After(state.rules.turn_hours)
        case "guess" | "transfer" | "mourn":
            return After(state.rules.reply_hours)
        case "over":
            return None


def tick(state: State, due: str) -> Change:
    """The deadline of the phase of that name is reached (S27); raises Refused when another phase is on."""
    if state.step != "over" and due != phase(state):
        raise Refused("wrong_step", step=state.step)
    return timeout(state)


def timeout(state: State) -> Change:
    """Out of time: whoever is due is marked, and the page's default is done for him (S27)."""
    if state.step == "over":
        raise Refused("match_over")
    late = awaited(state)
    state, told = _marked(state, late)
    for seat in late:
        state, action = _default(state, seat)
        state, after = carry_out(state, seat, action)
        told += after
    return state, told


def _marked(state: State, late: tuple[Seat, ...]) -> Change:
    players = dict(state.players)
    told: tuple[Event, ...] = ()
    for seat in late:
        timeouts = players[seat].timeouts + 1
        robot = timeouts >= TIMEOUTS
        players[seat] = replace(players[seat], timeouts=timeouts, robot=robot)
        told += (TimedOut(None, seat, timeouts, robot),)
    return replace(state, players=players), told


def _default(state: State, seat: Seat) -> tuple[State, SinsAction]:
    """What is done for a seat that let the time pass; a guess takes its chance from the match."""
    player = state.players[seat]
    match state.step:
        case "act":
            return state, _default_play(state, player)
        case "guess":
            stream = Stream(state.seed, counter=state.drawn)
            suit = stream.choice(SUITS)
            return replace(state, drawn=stream.counter), Guess(suit)
        case "transfer":
            return state, Transfer(None)
        case "mourn":
            return state, Mourn(mourning_card(player.hand))
        case "over":
            raise Refused("match_over")


def _default_play(state: State, player: Player) -> SinsAction:
    """The largest number card that fits, else collect, else the first hand card that can be played (S10, S27)."""
    fitting = [card for card in player.hand if card in NUMBERS and can_play(player, state.piles, card)]
    if fitting:
        return Play(max(fitting, key=NUMBERS.__getitem__))
    if may_collect(state.rules, player, state.piles):
        return Collect()
    card = next(card for card in player.hand if can_play(player, state.piles, card))
    suit = SUIT_OF.get(card)
    if suit is None:
        return Play(card, pile=joker_piles(state.piles)[0])
    return Play(card, sin=fitting_sins(player, state.piles, suit)[0] if FACES[card] == "K" else None)


def mourning_card(hand: Cards) -> Card:
    """The highest number card, of equals the first, else the first function card, else the first joker (S27)."""
    numbers = [card for card in hand if card in NUMBERS]
    if numbers:
        return max(numbers, key=NUMBERS.__getitem__)
    return next((card for card in hand if card in FACES), hand[0])


def remove(state: State, seat: Seat) -> Change:
    """The host takes a living seat out: a death without an accuser, between two acts only."""
    require_living(state, seat)
    require_step(state, "act")
    return die(state, seat, "removed")
