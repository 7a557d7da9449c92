"""The robot plays to win, from its view only."""

from collections import Counter

import pytest

from bot.games.driver import Player, play
from bot.games.record import header
from bot.games.rites.game import RITES
from bot.games.rites.state import State
from bot.games.rng import Stream
from bot.presets import preset
from tests.games.rites.players import random_player, simple_player

MATCHES = 40
SEATS = ("1", "2", "3")


def wins_against(player: Player) -> float:
    """The share of matches that a robot wins against two such players, a shared win in parts."""
    wins = 0.0
    for number in range(MATCHES):
        mine = SEATS[number % len(SEATS)]
        others = {seat: player for seat in SEATS if seat != mine}
        *_, last = play(header(RITES, preset(RITES, "standard"), SEATS, f"strength/{number}"), others)
        assert last.state.outcome is not None
        wins += (mine in last.state.outcome.winners) / len(last.state.outcome.winners)
    return wins / MATCHES


@pytest.mark.parametrize(("player", "least"), [(random_player, 0.9), (simple_player, 0.75)])
def test_the_robot_wins_against_two_others(player: Player, least: float) -> None:
    """A fair share is a third. The simple player draws to four, gathers equal numbers, declares one change."""
    assert wins_against(player) >= least


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_robots_among_themselves_finish(seats: int) -> None:
    for number in range(4):
        names = tuple("12345"[:seats])
        *_, last = play(header(RITES, {}, names, f"among/{number}"))
        assert last.state.outcome is not None


def twin(state: State, seat: str, rng: Stream) -> State:
    """A match that looks the same to the seat: what it cannot see lies elsewhere."""
    data = {**RITES.dump(state)}
    others = [other for other in state.seats if other != seat]
    hidden = rng.shuffled((*state.deck, *(card for other in others for card in state.hands[other])))
    seats = {name: dict(one) for name, one in data["seats"].items()}
    for other in others:
        count = len(state.hands[other])
        seats[other]["hand"], hidden = list(hidden[:count]), hidden[count:]
    return RITES.load({**data, "seats": seats, "deck": list(hidden), "library": rng.shuffled(state.library)}, {}, "")


def test_the_robot_sees_its_view_only() -> None:
    steps: Counter[str] = Counter()
    for number in range(3):
        rng = Stream("twins", number)
        for turn in play(header(RITES, {}, SEATS, f"view/{number}")):
            for seat in RITES.acting(turn.state)[:1]:
                other = twin(turn.state, seat, rng)
                assert RITES.view(other, seat) == RITES.view(turn.state, seat)
                choices = [
                    RITES.robot(RITES.view(one, seat), RITES.legal_actions(one, seat), Stream("robot", number))
                    for one in (turn.state, other)
                ]
                assert choices[0] == choices[1]
                steps[turn.state.step] += 1
    assert steps.keys() >= {"act", "declare", "take", "score"}
