"""The state of a rites match and the small structs in it; cards and tiles are their words."""

from collections.abc import Mapping
from typing import ClassVar, Literal, TypeAlias

import msgspec

from bot.games.api import Seat
from bot.games.rites.ranking import Category
from bot.games.rites.rules import Rules
from bot.games.rites.tiles import Card, Tile

Step = Literal["act", "discard", "surrender", "assign", "declare", "take", "score", "over"]
Decided = Literal["alone", "tile", "ranking", "earliest", "sword", "turn_order", "nobody"]
"""What decided a showdown: the only one there, the special tile, the ranking, or one of the ways out of a tie (R15)."""

ACTIONS = 3
"""Of a turn (R4)."""


class Zone(msgspec.Struct, frozen=True, gc=False):
    """One seat's cards at a rite, None for a free slot; faces: `1` open, `0` face down, `-` free."""

    cards: tuple[Card | None, ...]
    faces: str
    laid: int
    """When the last card was laid: zones with a smaller number were ready earlier."""


class Rite(msgspec.Struct, frozen=True, gc=False):
    """An open rite with a zone for each seat that has cards there."""

    tile: Tile
    zones: Mapping[Seat, Zone] = {}
    sword: Seat | None = None


class Discarding(msgspec.Struct, frozen=True, gc=False):
    """The seat discards down to five, in its turn (R5) or, with the place of the next rite, after a showdown (R18)."""

    seat: Seat
    place: int | None = None
    step: ClassVar[Step] = "discard"

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The one seat."""
        return (self.seat,)


class Surrendering(msgspec.Struct, frozen=True, gc=False):
    """These seats each give up a score card (R8)."""

    seats: tuple[Seat, ...]
    step: ClassVar[Step] = "surrender"


class Assigning(msgspec.Struct, frozen=True, gc=False):
    """The seat gives one of the drawn cards to everybody (R8); rounds count from 1."""

    seat: Seat
    cards: tuple[Card, ...]
    round: int = 1
    step: ClassVar[Step] = "assign"

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The one seat."""
        return (self.seat,)


class Declared(msgspec.Struct, frozen=True, gc=False):
    """A committed declaration (R11): the numbers by slot, or with `element_only` the element."""

    changes: Mapping[str, int] = {}
    element: str | None = None


class Declaring(msgspec.Struct, frozen=True, gc=False):
    """These seats still have to declare; what the others have declared is secret (R11)."""

    seats: tuple[Seat, ...]
    declared: Mapping[Seat, Declared] = {}
    step: ClassVar[Step] = "declare"


class Taking(msgspec.Struct, frozen=True, gc=False):
    """The winner takes a card of each other zone (R16)."""

    seat: Seat
    step: ClassVar[Step] = "take"

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The one seat."""
        return (self.seat,)


class Scoring(msgspec.Struct, frozen=True, gc=False):
    """The winner puts up to so many cards down as score (R17); `place` is the number of the rite that is gone."""

    seat: Seat
    up_to: int
    place: int
    step: ClassVar[Step] = "score"

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The one seat."""
        return (self.seat,)


Pending: TypeAlias = Discarding | Surrendering | Assigning | Declaring | Taking | Scoring


class Block(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A change that failed (R13): its slot, the number it was to give, the seat and the card that kept it from it."""

    slot: int
    number: int
    seat: Seat
    card: Card


class Hand(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A participant's zone in a showdown, slots from 1."""

    cards: tuple[Card, ...]
    """Effective, in slot order."""

    category: Category
    blocked: tuple[int, ...] = ()
    blocks: tuple[Block, ...] = ()
    printed: tuple[Card | None, ...] = ()
    changes: Mapping[str, int] = {}
    """What was declared, or with `element_only` what followed from it."""

    element: str | None = None
    """What was declared with `element_only`."""

    value: int = 0
    """What a special tile counts (R15)."""


class Showdown(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """How a sword was resolved; `winner` None under `tie: nobody`."""

    tile: Tile
    hands: Mapping[Seat, Hand]
    winner: Seat | None
    decided: Decided = "ranking"


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the match ended."""

    winners: tuple[Seat, ...]
    reason: Literal["five_of_a_colour", "seven_tiles", "library_empty", "stalled"]


class State(msgspec.Struct, frozen=True, gc=False):
    """A whole match. Mappings by seat that hold every seat are in seat order; none is ever changed."""

    rules: Rules
    seed: str
    drawn: int
    """Words drawn from the match's own stream of chance so far."""

    seats: tuple[Seat, ...]
    hands: Mapping[Seat, tuple[Card, ...]]
    scores: Mapping[Seat, tuple[Card, ...]]
    won: Mapping[Seat, tuple[Tile, ...]]
    turn: Seat
    rites: tuple[Rite, ...]
    library: tuple[Tile, ...]
    """First is next."""

    deck: tuple[Card, ...]
    """First is next."""

    discard: tuple[Card, ...] = ()
    """Last is on top."""

    removed: tuple[Card, ...] = ()
    actions_left: int = ACTIONS
    pending: Pending | None = None
    """What is waited for before the turn goes on."""

    last_showdown: Showdown | None = None
    outcome: Outcome | None = None
    phase: int = 1
    """Counts the phases of the match."""

    laid: int = 0
    """When the latest card was laid."""

    @property
    def step(self) -> Step:
        """The rules page's word for what is waited for."""
        if self.outcome is not None:
            return "over"
        return self.pending.step if self.pending is not None else "act"

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats that may act now, in seat order."""
        if self.outcome is not None:
            return ()
        return self.pending.seats if self.pending is not None else (self.turn,)


def in_seat_order(state: State, seats: Mapping[Seat, object]) -> tuple[Seat, ...]:
    """Those seats as the table has them."""
    return tuple([seat for seat in state.seats if seat in seats])


def turn_order(state: State, first: Seat) -> tuple[Seat, ...]:
    """Every seat, in the order of the turns, from that one on."""
    at = state.seats.index(first)
    return state.seats[at:] + state.seats[:at]


def settled(state: State) -> int:
    """Where (from 0) the oldest sword of the seat on turn lies among the rites (R4); ValueError when it has none."""
    turn = state.turn
    swords = [rite.sword for rite in state.rites]
    if swords.count(turn) == 1:
        return swords.index(turn)
    return min([at for at, sword in enumerate(swords) if sword == turn], key=lambda at: laid_by(state.rites[at], turn))


def laid_by(rite: Rite, seat: Seat) -> int:
    """When the seat laid its last card there; 0 if it has none."""
    zone = rite.zones.get(seat)
    return zone.laid if zone is not None else 0
