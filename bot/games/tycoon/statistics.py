"""What a simulation counts of one match: how it ended, how long it took, what was paid, who died of what."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from bot.games.tycoon.actions import gold
from bot.games.tycoon.rules import ITEMS
from bot.games.tycoon.state import Death, State

UNSOLD = "unsold"


def statistics(states: Sequence[State]) -> Mapping[str, Mapping[str, int]]:
    """Counts by heading and name, from the states after the deal and after each deadline."""
    last = states[-1]
    ending = [f"{last.outcome.winner} ({last.outcome.reason})"] if last.outcome else []
    return {
        "winner (reason)": Counter(ending),
        "length in days": Counter([str(last.day)]),
        "cause of death": Counter(_causes(states)),
        **_prices(states),
    }


def _prices(states: Sequence[State]) -> dict[str, Counter[str]]:
    """What each item went for, once for each auction that was settled."""
    prices: dict[str, Counter[str]] = {f"price of {item}": Counter() for item in ITEMS}
    # A night, or the end that a vote or a dawn brought, holds the auction of its own day; earlier phases still hold
    # the one of the day before.
    settled = {state.day: state for state in states if state.phase in ("night", "over")}
    for state in settled.values():
        for item, lot in (state.last_auction or {}).items():
            prices[f"price of {item}"][UNSOLD if lot.price is None else str(gold(lot.price))] += 1
    return prices


def _causes(states: Sequence[State]) -> Iterator[str]:
    """The cause of every death: `last_night` grows until the next nightfall begins it anew."""
    seen: tuple[Death, ...] = ()
    for state in states:
        deaths = state.last_night or ()
        new = deaths[len(seen) :] if deaths[: len(seen)] == seen else deaths
        yield from (death.cause for death in new)
        seen = deaths
