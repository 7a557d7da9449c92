"""Who takes which marker, and when (S12, S13)."""

from collections.abc import Mapping
from functools import lru_cache

from msgspec.structs import replace

from bot.games.api import Seat
from bot.games.sins.cards import SUITS, VALUES, Suit
from bot.games.sins.events import MarkerMoved
from bot.games.sins.state import Cards, State


@lru_cache(maxsize=1 << 12)
def total(sins: Cards) -> int:
    """The worth of some sins."""
    return sum(map(VALUES.__getitem__, sins))


def claim(state: State, seat: Seat, grown: tuple[Suit, ...]) -> tuple[State, tuple[MarkerMoved, ...]]:
    """Give the seat the markers of the suits in which nobody has more; `grown`: in which its total has grown (S12)."""
    suits = SUITS if state.rules.marker_scope == "all_suits" else grown
    taken: dict[Suit, Seat | None] = {}
    own = state.players[seat].sins
    for suit in suits:
        holder = state.markers[suit]
        if own[suit] and holder != seat and _leads(state, seat, suit, holder):
            taken[suit] = seat
    if not taken:
        return state, ()
    told = tuple(MarkerMoved(None, suit, seat, state.markers[suit]) for suit in taken)
    return replace(state, markers={**state.markers, **taken}), told


def _leads(state: State, seat: Seat, suit: Suit, holder: Seat | None) -> bool:
    own = total(state.players[seat].sins[suit])
    if not own:
        return False
    for other in state.living:
        if other != seat:
            sins = state.players[other].sins[suit]
            theirs = total(sins) if sins else 0
            if theirs > own or (theirs == own and other == holder and state.rules.marker_tie == "keep"):
                return False
    return True


def given_back(markers: Mapping[Suit, Seat | None], dead: Seat) -> Mapping[Suit, Seat | None]:
    """The markers once a seat is dead (S13)."""
    return {suit: None if holder == dead else holder for suit, holder in markers.items()}
