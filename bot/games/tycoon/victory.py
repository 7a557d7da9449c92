"""The end of a match (T32-T34)."""

from typing import Literal

from bot.games.tycoon.state import Outcome, State


def verdict(state: State, *, last_night_over: bool = False) -> Outcome | None:
    """The outcome after a batch of deaths, if that decides the match; `last_night_over` after T34's last night."""
    living = [state.parts[seat] for seat in state.living]
    with_commoners = {part.side for part in living if part.role == "commoner"}
    if len(with_commoners) == 1:
        return Outcome(with_commoners.pop(), "commoners")
    if with_commoners and not last_night_over:
        return None
    sides = [part.side for part in living]
    east, west = sides.count("east"), sides.count("west")
    if not with_commoners and (east != west or not east):
        return Outcome(_larger(east, west), "headcount")
    return Outcome(_larger(east, west), "max_days") if last_night_over else None


def _larger(east: int, west: int) -> Literal["east", "west", "draw"]:
    if east == west:
        return "draw"
    return "east" if east > west else "west"
