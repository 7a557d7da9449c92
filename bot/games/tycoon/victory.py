"""The end of a match (T32-T34)."""

from typing import Literal

from bot.games.tycoon.rules import SIDES
from bot.games.tycoon.state import Outcome, State


def verdict(state: State, *, last_night_over: bool = False) -> Outcome | None:
    """The outcome after a batch of deaths, if that decides the match; `last_night_over` after T34's last night."""
    without = [side for side in SIDES if not _count(state, side, commoners=True)]
    if len(without) == 1:
        return Outcome("east" if without == ["west"] else "west", "commoners")
    east, west = _count(state, "east"), _count(state, "west")
    if without and (east != west or not east):
        return Outcome(_larger(east, west), "headcount")
    if last_night_over:
        return Outcome(_larger(east, west), "max_days")
    return None


def _count(state: State, side: str, *, commoners: bool = False) -> int:
    parts = (state.parts[seat] for seat in state.living)
    return sum(part.side == side and (not commoners or part.role == "commoner") for part in parts)


def _larger(east: int, west: int) -> Literal["east", "west", "draw"]:
    if east == west:
        return "draw"
    return "east" if east > west else "west"
