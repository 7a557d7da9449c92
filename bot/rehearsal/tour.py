"""What a newcomer is shown first: steps that every game has, and each game's own in the middle.

A new game is one more entry of `TOURS`, and its texts `tour-GAME-STEP` in `data/rehearsal/`.
"""

from collections.abc import Mapping

from msgspec import Struct

FIRST = ("tour-join", "tour-start")
LAST = ("tour-restart",)


class Tour(Struct, frozen=True):
    """A game's own steps, and by what the first of them are known to be done."""

    steps: tuple[str, ...] = ()
    reads: bool = False
    """Whether the first one is to read one's own DM."""

    phases: tuple[int, ...] = ()
    """How many phases have ended when each of the next ones is done."""


TOURS: Mapping[str, Tour] = {
    # The day is over with its third phase: the bids, the vote, the night.
    "tycoon": Tour(("role", "bid", "night", "vote"), reads=True, phases=(1, 3)),
    # The first turn is one's own; a few turns on everybody has had one, and later on something happens.
    "sins": Tour(("hand", "robots", "accuse"), phases=(1, 4, 9)),
    "rites": Tour(("hand", "robots", "showdown"), phases=(1, 4, 12)),
}


def steps(game: str) -> tuple[str, ...]:
    """All steps of a game's tour, by the names of their texts."""
    return (*FIRST, *(f"tour-{game}-{step}" for step in TOURS.get(game, Tour()).steps), *LAST)


def done(game: str, *, seated: bool, live: bool, read: bool, ended: int) -> int:
    """How many steps somebody has done who sits there, of a match that is on, in which phases have ended."""
    if not live:
        return int(seated)
    tour = TOURS.get(game, Tour())
    if tour.reads and not read and not ended:
        return len(FIRST)
    return len(FIRST) + int(tour.reads) + sum(ended >= phases for phases in tour.phases)
