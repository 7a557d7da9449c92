"""Matches that differ in nothing that one seat may know."""

from msgspec.structs import replace

from bot.games.api import Seat
from bot.games.rng import Stream
from bot.games.sins.state import Player, State


def twin_for(state: State, viewer: Seat | None, seed: int) -> State:
    """The match with the cards exchanged that the viewer does not see: other hands, fates face down, the deck."""
    others = {seat: player for seat, player in state.players.items() if seat != viewer}
    hidden = [*state.deck]
    for player in others.values():
        hidden += player.hand
        if player.fate is not None and not player.fate_open:
            hidden.append(player.fate)
    mixed = list(Stream(str(seed), "twin").shuffled(hidden))

    def dealt(player: Player) -> Player:
        hand = tuple(mixed.pop() for _ in player.hand)
        hides = player.fate is not None and not player.fate_open
        return replace(player, hand=hand, fate=mixed.pop() if hides else player.fate)

    players = {seat: dealt(player) if seat != viewer else player for seat, player in state.players.items()}
    chosen = {seat: players[seat].hand[0] if seat != viewer else card for seat, card in state.chosen.items()}
    return replace(state, players=players, deck=tuple(mixed), chosen=chosen)
