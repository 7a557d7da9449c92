"""Drawing, the course of turns, and how a match ends (S6, S22, S23, S25)."""

from typing import TypeAlias

from msgspec.structs import replace

from bot.games.api import Event, Seat
from bot.games.rng import Stream
from bot.games.sins.accusation import best, is_bust
from bot.games.sins.events import Drew, DrewCards, Ended, Reshuffled, TurnBegan
from bot.games.sins.markers import total
from bot.games.sins.state import Cards, Outcome, Player, Reason, State

Change: TypeAlias = tuple[State, tuple[Event, ...]]


def with_player(state: State, seat: Seat, player: Player) -> State:
    """The state with something else before that seat."""
    return replace(state, players={**state.players, seat: player})


def draw(state: State, seat: Seat, count: int) -> Change:
    """Draw cards one after another, fewer if they run out (S6); with two left that may end the match (S23)."""
    deck = state.deck
    if count >= len(deck):
        return _draw_out(state, seat, count)
    return _drawn(state, seat, deck[:count], deck[count:])


def _drawn(state: State, seat: Seat, cards: Cards, deck: Cards) -> Change:
    player = state.players[seat]
    players = {**state.players, seat: replace(player, hand=player.hand + cards)}
    drew = Drew(None, seat, len(cards), len(deck))
    told = (drew, DrewCards((seat,), seat, cards)) if cards else (drew,)
    return replace(state, players=players, deck=deck), told


def _draw_out(state: State, seat: Seat, count: int) -> Change:
    """The same where the deck runs out."""
    two = len(state.living) == 2
    end = state.rules.two_player_end
    told: tuple[Event, ...] = ()
    deck = state.deck
    cards: Cards = ()
    over = False
    while len(cards) < count and not over:
        if not deck and two:
            over = end != "end_of_turn"
            break
        if not deck:
            if not state.discard:
                break
            stream = Stream(state.seed, counter=state.drawn)
            deck = stream.shuffled(state.discard)
            state = replace(state, discard=(), drawn=stream.counter)
            told += (Reshuffled(None, len(deck)),)
        cards, deck = (*cards, deck[0]), deck[1:]
        over = two and not deck and end == "last_card"
    state, drew = _drawn(state, seat, cards, deck)
    if not over:
        return state, told + drew
    state, closing = finish(state, "deck_out")
    return state, told + drew + closing


def begin_turn(state: State, seat: Seat) -> Change:
    """The seat's turn begins, with its draw (S6)."""
    state = replace(state, turn=seat, turns=state.turns + 1, step="act", skills_used=(), accusations=0)
    began = TurnBegan(None, seat, state.turns)
    state, told = draw(state, seat, 1)
    return state, (began, *told)


def end_turn(state: State) -> Change:
    """What the end of a turn may end (S23, S25); else the next living seat's turn begins."""
    rules = state.rules
    if not state.deck and rules.two_player_end == "end_of_turn" and len(state.living) == 2:
        return finish(state, "deck_out")
    if rules.max_turns and state.turns >= rules.max_turns:
        return finish(state, "max_turns")
    return begin_turn(state, _next(state))


def _next(state: State) -> Seat:
    """The next living seat after the one in turn, which may be dead."""
    living = state.living
    if state.turn in living:
        return living[(living.index(state.turn) + 1) % len(living)]
    order = tuple(state.players)
    at = order.index(state.turn)
    return next(seat for seat in (*order[at:], *order[:at]) if seat in living)


def finish(state: State, reason: Reason) -> Change:
    """The match is over; a comparison opens the fates of all who are left (S22, S24)."""
    compared = reason != "last_alive"
    outcome = Outcome(best(state) if compared else state.living, reason)
    players = state.players
    if compared:
        opened = {seat: replace(players[seat], fate_open=True) for seat in state.living}
        players = {**players, **opened}
    state = replace(state, step="over", players=players, asked=None, mourning=(), chosen={}, outcome=outcome)
    left = {seat: players[seat] for seat in state.living}
    bust = tuple(seat for seat, one in left.items() if is_bust(state.rules, one.sins, one.fate)) if compared else None
    fates = {seat: one.fate for seat, one in left.items() if one.fate_open and one.fate is not None}
    sums = {seat: sum(map(total, one.sins.values())) for seat, one in left.items()}
    return state, (Ended(None, outcome.winners, reason, state.turns, fates, sums, bust),)
