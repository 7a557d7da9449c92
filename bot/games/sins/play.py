"""What a seat's action does to a sins match (S8-S18)."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from bot.games.api import Event, Seat
from bot.games.rng import Stream
from bot.games.sins.accusation import totals
from bot.games.sins.actions import (
    MARKER_OF,
    Accuse,
    Collect,
    Guess,
    Mourn,
    Play,
    Rob,
    SinsAction,
    Sleep,
    Swap,
    Transfer,
    Trick,
    verify,
)
from bot.games.sins.cards import FACES, SUIT_BY_NAME, SUIT_OF, VALUES, Card, Suit
from bot.games.sins.deaths import accuse, mourn
from bot.games.sins.events import (
    Atoned,
    Collected,
    Confessed,
    Guessed,
    Played,
    Reflected,
    Robbed,
    RobbedCard,
    SinGiven,
    SinKept,
    Slept,
    Swapped,
    Tricked,
)
from bot.games.sins.markers import claim, total
from bot.games.sins.piles import sin_suit, without
from bot.games.sins.state import NO_CARDS, Cards, Player, State
from bot.games.sins.turns import Change, draw, end_turn, with_player


def apply(state: State, seat: Seat, action: SinsAction) -> Change:
    """The state after a seat's action and what happened; raises Refused and then nothing has changed."""
    verify(state, seat, action)
    player = state.players[seat]
    if player.timeouts or player.robot:  # whoever acts is back (S27)
        state = with_player(state, seat, replace(player, timeouts=0, robot=False))
    return carry_out(state, seat, action)


def carry_out(state: State, seat: Seat, action: SinsAction) -> Change:
    """The same for an action that is known to be legal, whoever decided it."""
    kind = type(action)
    if kind in MARKER_OF:
        state = replace(state, skills_used=(*state.skills_used, MARKER_OF[kind]))
    return _EFFECTS[kind](state, seat, action)


def _named(name: str | None) -> str:
    """A name that `verify` has seen to be there."""
    assert name is not None
    return name


def _ended(state: State, *told: Event) -> Change:
    """What a play, or sleep, has come to; it ends the turn (S7)."""
    state, after = end_turn(state)
    return state, told + after


# --- plays


def _play(state: State, seat: Seat, play: Play) -> Change:
    card = _named(play.card)
    player = state.players[seat]
    player = replace(player, hand=without(player.hand, card))
    match FACES.get(card):
        case None:
            suit = SUIT_OF.get(card) or SUIT_BY_NAME[play.pile]
            players = {**state.players, seat: player}
            piles = {**state.piles, suit: (*state.piles[suit], card)}
            return _ended(replace(state, players=players, piles=piles), Played(None, seat, card, suit))
        case "J":
            return _confess(state, seat, player, card)
        case "Q":
            return _reflect(state, seat, player, card)
        case _:
            return _atone(state, seat, player, play)


def _with_sin(player: Player, suit: Suit, sin: Card) -> Player:
    return replace(player, sins={**player.sins, suit: (*player.sins[suit], sin)})


def _without_sin(player: Player, suit: Suit, sin: Card) -> Player:
    return replace(player, sins={**player.sins, suit: without(player.sins[suit], sin)})


def _taking_top(state: State, seat: Seat, player: Player, card: Card) -> State:
    """The function card is discarded, the top of its pile taken, and this now lies before the seat."""
    suit = SUIT_OF[card]
    piles = {**state.piles, suit: state.piles[suit][:-1]}
    return replace(state, players={**state.players, seat: player}, piles=piles, discard=(*state.discard, card))


def _confess(state: State, seat: Seat, player: Player, card: Card) -> Change:
    """J: the top of its pile is a sin now (S9)."""
    suit = SUIT_OF[card]
    top = state.piles[suit][-1]
    player = _with_sin(player, suit, top)
    state = _taking_top(state, seat, player, card)
    told = Confessed(None, seat, card, suit, top, total(player.sins[suit]))
    if not state.rules.marker_on_j:
        return _ended(state, told)
    state, moved = claim(state, seat, (suit,) if VALUES[top] else ())
    return _ended(state, told, *moved)


def _reflect(state: State, seat: Seat, player: Player, card: Card) -> Change:
    """Q: the top of its pile goes into the hand (S9)."""
    suit = SUIT_OF[card]
    top = state.piles[suit][-1]
    player = replace(player, hand=(*player.hand, top))
    return _ended(_taking_top(state, seat, player, card), Reflected(None, seat, card, suit, top))


def _atone(state: State, seat: Seat, player: Player, play: Play) -> Change:
    """K: a sin goes on its pile (S9); no marker moves (S13)."""
    card, sin = _named(play.card), _named(play.sin)
    pile = SUIT_OF[card]
    suit = sin_suit(player, sin, first=pile) or pile
    player = _without_sin(player, suit, sin)
    players = {**state.players, seat: player}
    piles = {**state.piles, pile: (*state.piles[pile], sin)}
    told = Atoned(None, seat, card, pile, sin, suit, total(player.sins[suit]))
    return _ended(replace(state, players=players, piles=piles, discard=(*state.discard, card)), told)


def _collect(state: State, seat: Seat, _action: Collect) -> Change:
    """The tops become sins, the rest is discarded from the bottom up, C H D S (S10); then the markers (S12)."""
    player = state.players[seat]
    taken: dict[Suit, Card] = {}
    sins = dict(player.sins)
    rest: Cards = ()
    for suit, pile in state.piles.items():
        if pile:
            taken[suit] = pile[-1]
            sins[suit] += pile[-1:]
            rest += pile[:-1]
    if taken:
        players = {**state.players, seat: replace(player, sins=sins)}
        state = replace(state, players=players, piles=NO_CARDS, discard=state.discard + rest)
    state, moved = claim(state, seat, tuple([suit for suit, card in taken.items() if VALUES[card]]))
    return _ended(state, Collected(None, seat, taken, len(rest), totals(sins)), *moved)


# --- skills


def _sleep(state: State, seat: Seat, _action: Sleep) -> Change:
    """Nothing is played (S15)."""
    return _ended(state, Slept(None, seat))


def _trick(state: State, seat: Seat, trick: Trick) -> Change:
    """A player is asked for a suit (S16)."""
    return replace(state, step="guess", asked=trick.target), (Tricked(None, seat, _named(trick.target)),)


def _guess(state: State, seat: Seat, guess: Guess) -> Change:
    """A random card of the lecher's hand is shown and goes over; a miss lets him give a sin (S16)."""
    suit = SUIT_BY_NAME[guess.suit]
    giver = state.players[state.turn]
    stream = Stream(state.seed, counter=state.drawn)
    card = stream.choice(giver.hand)
    own = state.players[seat]
    players = {
        **state.players,
        state.turn: replace(giver, hand=without(giver.hand, card)),
        seat: replace(own, hand=(*own.hand, card)),
    }
    shown = SUIT_OF.get(card)
    match = shown == suit if shown is not None else state.rules.joker_guess == "match"
    asked = not match and any(giver.sins.values())
    state = replace(
        state,
        players=players,
        drawn=stream.counter,
        step="transfer" if asked else "act",
        asked=seat if asked else None,
    )
    return state, (Guessed(None, state.turn, seat, suit, card, match, asked),)


def _transfer(state: State, seat: Seat, transfer: Transfer) -> Change:
    """A sin goes over to the same suit, and perhaps a marker with it (S12, S16)."""
    target = _named(state.asked)
    state = replace(state, step="act", asked=None)
    sin = transfer.card
    if sin is None:
        return state, (SinKept(None, seat, target),)
    giver, receiver = state.players[seat], state.players[target]
    suit = sin_suit(giver, sin) or "C"
    receiver = _with_sin(receiver, suit, sin)
    players = {**state.players, seat: _without_sin(giver, suit, sin), target: receiver}
    state, moved = claim(replace(state, players=players), target, (suit,) if VALUES[sin] else ())
    return state, (SinGiven(None, seat, target, sin, suit, total(receiver.sins[suit])), *moved)


def _swap(state: State, seat: Seat, swap: Swap) -> Change:
    """Discard in the order named, then draw as many (S17)."""
    player = state.players[seat]
    cards, hand = swap.cards, player.hand
    for card in cards:
        hand = without(hand, card)
    state = replace(with_player(state, seat, replace(player, hand=hand)), discard=state.discard + cards)
    state, told = draw(state, seat, len(cards))
    return state, (Swapped(None, seat, cards), *told)


def _rob(state: State, seat: Seat, rob: Rob) -> Change:
    """A random hand card changes hands, seen by the two only (S18)."""
    target = _named(rob.target)
    robber, robbed = state.players[seat], state.players[target]
    stream = Stream(state.seed, counter=state.drawn)
    card = stream.choice(robbed.hand)
    players = {
        **state.players,
        seat: replace(robber, hand=(*robber.hand, card)),
        target: replace(robbed, hand=without(robbed.hand, card)),
    }
    both = tuple(one for one in state.players if one in (seat, target))
    told = (Robbed(None, seat, target), RobbedCard(both, seat, target, card))
    return replace(state, players=players, drawn=stream.counter), told


_EFFECTS: Mapping[type[SinsAction], Callable[[State, Seat, Any], Change]] = {
    Play: _play,
    Collect: _collect,
    Accuse: accuse,
    Sleep: _sleep,
    Trick: _trick,
    Guess: _guess,
    Transfer: _transfer,
    Swap: _swap,
    Rob: _rob,
    Mourn: mourn,
}
