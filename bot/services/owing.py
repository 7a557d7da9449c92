"""Which seats still owe a public act of the present phase; private duties are never named."""

from collections.abc import Sequence
from typing import Any

from bot.games.api import AnyGame, Refused, Seat
from bot.games.notation import action_step
from bot.services.log import Acted, read, taken_back
from bot.services.rows import LogKind, LogRow


def owing(game: AnyGame, state: Any, rows: Sequence[LogRow]) -> tuple[Seat, ...]:
    """The seats, in seat order, that could do something that everybody sees and have not in this phase."""
    phase = game.phase(state)
    gone = taken_back(rows)
    done = {
        (row.seat, entry.do)
        for row in rows
        if row.kind is LogKind.ACTION and row.phase == phase and row.number not in gone
        if isinstance(entry := read(row), Acted)
    }
    owed = []
    for seat in game.seats(state):
        kinds = public_kinds(game, state, seat)
        if kinds and not any((seat, kind) in done for kind in kinds):
            owed.append(seat)
    return tuple(owed)


def public_kinds(game: AnyGame, state: Any, seat: Seat) -> frozenset[str]:
    """The kinds of acts of a seat now that everybody is told of: known by trying the first of each kind."""
    kinds = set()
    for offer in game.legal_actions(state, seat):
        if offer.kind in kinds:
            continue
        action = next(iter(offer.choices()), None)
        if action is None:
            continue
        do, arguments = action_step(action)
        try:
            _, events = game.step(state, do, {"seat": seat, **arguments})
        except Refused:
            continue  # an offer that cannot be carried out owes nothing
        if any(event.audience is None for event in events):
            kinds.add(offer.kind)
    return frozenset(kinds)
