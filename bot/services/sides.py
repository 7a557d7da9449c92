"""The private threads of a match's sides: which channel is whose, and who belongs in it as things are now.

Who is out belongs nowhere: `Game.teams` names the living alone. Delivery brings it about, and
is told by a panel of the thread's name in `Match.places`; so it outlives restarts and refusals.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from bot.games.api import AnyGame, Seat
from bot.services.rows import Match, SeatRow

TEAM = "team-"
"""In `Match.places`, before a side's word: its thread."""


class Members(Struct, frozen=True):
    """Users who belong in a thread, and those of the match who may be in it and do not."""

    inside: tuple[int, ...]
    outside: tuple[int, ...]


def place_of(team: str) -> str:
    """The name of a side's thread in `Match.places`."""
    return f"{TEAM}{team}"


def threads(match: Match) -> dict[str, int]:
    """The threads that there are, by their names in `Match.places`."""
    return {name: channel for name, channel in match.places.items() if name.startswith(TEAM)}


def members(game: AnyGame, state: Any, seats: Sequence[SeatRow]) -> dict[str, Members]:
    """Who belongs in each side's thread, by its name in `Match.places`. A secret."""
    teams: Mapping[str, Sequence[Seat]] = game.teams(state)
    inside = {place_of(team): _users(seats, of) for team, of in teams.items()}
    known = {one.user: None for row in seats for one in (row.person, row.left) if one is not None}
    return {name: Members(users, tuple(user for user in known if user not in users)) for name, users in inside.items()}


def _users(seats: Sequence[SeatRow], of: Sequence[Seat]) -> tuple[int, ...]:
    return tuple(row.person.user for row in seats if row.person is not None and row.seat in of)
