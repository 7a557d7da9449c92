"""Which seats are still waited for; private duties are never named."""

from collections.abc import Iterable
from typing import Any

from bot.games.api import AnyGame, Seat
from bot.services.rows import SeatRow


def owing(game: AnyGame, state: Any, seats: Iterable[SeatRow]) -> tuple[Seat, ...]:
    """The seats whose players still owe an act that everybody sees, in seat order; robots act in time by themselves."""
    people = {row.seat for row in seats if not row.robot}
    return tuple(seat for seat in game.owing(state) if seat in people)
