"""What a simulation counts of one match: how it ended, how long it took, who died when, how accusations went."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise

from bot.games.sins.markers import total
from bot.games.sins.state import State


def statistics(states: Sequence[State]) -> Mapping[str, Mapping[str, int]]:
    """Counts by heading and name, from the states at the beginning of each phase and at the end."""
    last = states[-1]
    return {
        "end": Counter([_ending(last)] if last.outcome else []),
        "winner": Counter(f"seat {seat}" for seat in (last.outcome.winners if last.outcome else ())),
        "accusations": Counter(_accusations(states)),
        "length in turns": Counter([str(last.turns)]),
        "turn of a death": Counter(_deaths(states)),
        "sum of sins": Counter(_sums(last)),
        "hand cards": Counter(_hands(states)),
    }


def _ending(state: State) -> str:
    assert state.outcome is not None
    return f"{state.outcome.reason} ({'won' if state.outcome.winners else 'draw'})"


def _accusations(states: Sequence[State]) -> list[str]:
    """Each death by accusation: `right` where the seat in turn has lived to mourn it, else `wrong`."""
    counted = []
    for before, after in pairwise(states):
        if len(after.living) < len(before.living) and after.accusations > before.accusations:
            counted.append("right" if before.turn in after.living else "wrong")
    return counted


def _deaths(states: Sequence[State]) -> list[str]:
    return [str(before.turns) for before, after in pairwise(states) if len(after.living) < len(before.living)]


def _sums(state: State) -> list[str]:
    players = (state.players[seat] for seat in state.living)
    return [str(sum(map(total, player.sins.values()))) for player in players]


def _hands(states: Sequence[State]) -> list[str]:
    begun = {state.turns: state for state in reversed(states) if state.step == "act"}
    return [str(len(state.players[state.turn].hand)) for state in begun.values()]
