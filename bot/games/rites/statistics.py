"""What a simulation counts of one match: how it ended, how long it took, what won the showdowns."""

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.games.rites.state import Showdown, State


def statistics(states: Sequence[State]) -> Mapping[str, Mapping[str, int]]:
    """Counts by heading and name, from the states at the beginning of each phase and at the end."""
    last = states[-1]
    showdowns = _showdowns(states)
    return {
        "ending": Counter([last.outcome.reason] if last.outcome else []),
        "place of the winner": Counter(
            str(last.seats.index(winner) + 1) for winner in (last.outcome.winners if last.outcome else ())
        ),
        "winning category": Counter(one.hands[one.winner].category for one in showdowns if one.winner is not None),
        "decided by": Counter(one.decided for one in showdowns),
        "phases": Counter([str(last.phase)]),
        "showdowns": Counter([str(len(showdowns))]),
    }


def _showdowns(states: Sequence[State]) -> list[Showdown]:
    """Every showdown once; each comes with a state of its own."""
    found: list[Showdown] = []
    for state in states:
        if state.last_showdown is not None and (not found or state.last_showdown is not found[-1]):
            found.append(state.last_showdown)
    return found
