"""What a picture of rites shows, read from the public view in the words of cases and exports."""

from collections.abc import Mapping

from msgspec import Struct

from bot.games.api import Seat
from bot.shapes import convert

HIDDEN = "?"
"""What a view has in place of a card or tile that its viewer may not see."""

SLOTS = 5
MOST_RITES = 4


class SeatShown(Struct, frozen=True):
    """A seat as everybody knows it: of hand and score only how many cards they are is used."""

    hand: tuple[str, ...] = ()
    score: tuple[str, ...] = ()
    won: tuple[str, ...] = ()

    def tiles(self, colour: str) -> int:
        """How many tiles of the colour it has won."""
        return sum(tile[0] == colour for tile in self.won)


class RiteShown(Struct, frozen=True):
    """An open rite; zones by seat, from left to right, `null` where a slot was left out."""

    tile: str
    zones: Mapping[Seat, tuple[str | None, ...]] = {}
    faces: Mapping[Seat, str] = {}
    sword: Seat | None = None

    def card(self, seat: Seat, slot: int) -> str | None:
        """The card in a seat's slot (from 0): HIDDEN while it lies face down, whoever's view this is; None if free."""
        zone, faces = self.zones.get(seat, ()), self.faces.get(seat, "")
        if slot >= len(zone) or zone[slot] is None:
            return None
        return HIDDEN if faces[slot : slot + 1] == "0" else zone[slot]

    @property
    def special(self) -> str | None:
        """The number of a special tile."""
        return self.tile[2:] if self.tile[1:].startswith("特") else None

    def pattern(self) -> str:
        """For each slot `1` open, `0` face down, `?` the player's choice (R6, R7)."""
        return HIDDEN * SLOTS if self.special else self.tile[1:]


class Awaited(Struct, frozen=True):
    """Who owes something; what was declared or is dealt out is not read."""

    declare: tuple[Seat, ...] = ()
    surrender: tuple[Seat, ...] = ()
    take: Seat | None = None
    score: Seat | None = None
    discard: Seat | None = None
    assign: Seat | None = None


class Ended(Struct, frozen=True):
    """How it ended."""

    winners: tuple[Seat, ...]


class RitesTable(Struct, frozen=True):
    """A table of rites."""

    turn: Seat
    step: str
    actions_left: int
    seats: Mapping[Seat, SeatShown]
    rites: tuple[RiteShown, ...]
    library: tuple[str, ...]
    deck: tuple[str, ...]
    pending: Awaited = Awaited()
    outcome: Ended | None = None

    @property
    def awaited(self) -> frozenset[Seat]:
        """The seats that owe something."""
        owing = self.pending
        one = (owing.take, owing.score, owing.discard, owing.assign)
        return frozenset((*owing.declare, *owing.surrender, *(seat for seat in one if seat is not None)))


def read(view: Mapping[str, object]) -> RitesTable:
    """The table in a public view; raises Misfit."""
    return convert(dict(view), RitesTable)
