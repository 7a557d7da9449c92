"""What a simulation counts of one match: how it ended, how long it took, what was paid, who died of what."""

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.games.tycoon.actions import gold
from bot.games.tycoon.state import State

UNSOLD = "unsold"


def statistics(states: Sequence[State]) -> Mapping[str, Mapping[str, int]]:
    """Counts by heading and name, from the states after the deal and after each deadline."""
    last = states[-1]
    counts: dict[str, Counter[str]] = {
        "winner": Counter(),
        "days": Counter([str(last.day)]),
        "deaths": Counter(),
    }
    if last.outcome:
        counts["winner"][f"{last.outcome.winner} ({last.outcome.reason})"] += 1
    nights = {state.day: state for state in states if state.last_auction is not None and state.phase != "day"}
    for state in nights.values():
        for item, lot in (state.last_auction or {}).items():
            price = UNSOLD if lot.price is None else str(gold(lot.price))
            counts.setdefault(f"price of {item}", Counter())[price] += 1
    counts["deaths"].update(_causes(states))
    return counts


def _causes(states: Sequence[State]) -> list[str]:
    """The cause of every death: `last_night` grows until the next nightfall begins it anew."""
    causes: list[str] = []
    seen: tuple[object, ...] = ()
    for state in states:
        deaths = state.last_night or ()
        new = deaths[len(seen) :] if deaths[: len(seen)] == seen else deaths
        causes += [death.cause for death in new]
        seen = deaths
    return causes
