"""Accusing, dying, and mourning (S19-S22)."""

from itertools import chain

from msgspec.structs import replace

from bot.games.api import Event, Seat
from bot.games.sins.accusation import capacities, over, totals
from bot.games.sins.actions import Accuse, Mourn
from bot.games.sins.events import Accused, Died, MarkerMoved, Mourned, MourningBegan, MourningNamed
from bot.games.sins.markers import given_back
from bot.games.sins.piles import without
from bot.games.sins.rules import REWARD
from bot.games.sins.state import Cause, Player, State
from bot.games.sins.turns import Change, draw, end_turn, finish, with_player


def accuse(state: State, seat: Seat, action: Accuse) -> Change:
    """Show the target's fate; it dies, or the accuser (S19)."""
    target = action.target
    assert target is not None
    player = state.players[target]
    assert player.fate is not None
    sums, bears = totals(player.sins), capacities(state.rules, player.fate)
    bust = over(sums, bears)
    shown = Accused(None, seat, target, player.fate, sums, bears, bust)
    state = replace(state, accusations=state.accusations + 1)
    if bust:
        state, told = die(state, target, "accused", rewarded=seat)
    else:
        state = with_player(state, target, replace(player, fate_open=True))
        state, told = die(state, seat, "accuser")
    return state, (shown, *told)


def die(state: State, seat: Seat, cause: Cause, rewarded: Seat | None = None) -> Change:
    """A seat is out: its cards and markers go (S13, S20), then the match ends (S22, S23) or is mourned (S21)."""
    player = state.players[seat]
    assert player.fate is not None
    cards = (*player.hand, *chain.from_iterable(player.sins.values()), player.fate)
    discarded = cards if state.rules.dead_cards == "discard" else ()
    told: list[Event] = [Died(None, seat, cause, discarded)]
    markers = state.markers
    if seat in markers.values():
        told += [MarkerMoved(None, suit, None, seat) for suit, holder in markers.items() if holder == seat]
        markers = given_back(markers, seat)
    state = replace(
        state,
        players={**state.players, seat: Player(timeouts=player.timeouts, robot=player.robot)},
        living=without(state.living, seat),
        markers=markers,
        discard=state.discard + discarded,
    )
    state, after = _after_death(state, rewarded)
    return state, (*told, *after)


def _after_death(state: State, rewarded: Seat | None) -> Change:
    left = len(state.living)
    if left == 1:
        return finish(state, "last_alive")
    if left == 2 and not state.deck and state.rules.two_player_end == "last_card":
        return finish(state, "deck_out")
    told: tuple[Event, ...] = ()
    if rewarded is not None:
        state, told = draw(state, rewarded, REWARD)
        if state.outcome is not None:
            return state, told
    mourning = tuple([seat for seat in state.living if state.players[seat].hand])
    if not mourning:
        state, after = _go_on(state)
        return state, told + after
    return replace(state, step="mourn", mourning=mourning), (*told, MourningBegan(None, mourning))


def mourn(state: State, seat: Seat, action: Mourn) -> Change:
    """Name a card; when the last one is named, all are shown and discarded in seat order (S21)."""
    card = action.card
    assert card is not None
    named = MourningNamed((seat,), seat, card)
    left = without(state.mourning, seat)
    so_far = {**state.chosen, seat: card}
    chosen = {other: so_far[other] for other in state.living if other in so_far}
    if left:
        return replace(state, mourning=left, chosen=chosen), (named,)
    players = dict(state.players)
    for other, given in chosen.items():
        players[other] = replace(players[other], hand=without(players[other].hand, given))
    discard = (*state.discard, *chosen.values())
    state = replace(state, players=players, discard=discard, mourning=(), chosen={})
    turn = state.turn if state.turn in state.living else None
    state, told = _go_on(state)
    return state, (named, Mourned(None, chosen, turn), *told)


def _go_on(state: State) -> Change:
    """After the mourning the turn goes on, unless its seat is the dead one (S21)."""
    if state.turn in state.living:
        return replace(state, step="act"), ()
    return end_turn(state)
