"""Who may talk together in private (T2), as `Game.teams` has it; and who is written to at once."""

import pytest

from bot.games.api import Seat
from bot.games.tycoon.game import TYCOON
from bot.games.tycoon.state import State
from tests.games.plays import random_play

SEATS = tuple(str(seat) for seat in range(1, 17))


def dealt(**rules: str) -> State:
    state, _ = TYCOON.setup(TYCOON.rules(rules), SEATS, "5")
    return state


@pytest.mark.parametrize("knowledge", ["members_and_roles", "members"])
def test_t2_each_side_is_a_team(knowledge: str) -> None:
    state = dealt(team_knowledge=knowledge)
    teams = TYCOON.teams(state)
    assert list(teams) == ["east", "west"]
    assert all(state.parts[seat].side == side for side, seats in teams.items() for seat in seats)
    assert sorted((*teams["east"], *teams["west"]), key=int) == list(SEATS)


@pytest.mark.parametrize("rules", [{"team_knowledge": "none"}, {"team_chat": "off"}])
def test_t2_without_a_private_place_there_are_none(rules: dict[str, str]) -> None:
    assert TYCOON.teams(dealt(**rules)) == {}


def test_t2_who_is_out_is_in_no_team() -> None:
    state, _ = TYCOON.remove(dealt(), "7")
    assert all("7" not in seats for seats in TYCOON.teams(state).values())
    assert sum(map(len, TYCOON.teams(state).values())) == 15


def test_a_deal_or_a_phases_end_writes_to_all_the_living_or_to_nobody() -> None:
    """Who gets a letter says nothing, so that it may be said in public that one waits for somebody."""
    written: list[tuple[Seat, ...]] = []
    for number in range(20):
        for moment in random_play(TYCOON, "skirmish", f"letters/{number}"):
            if moment.action is None:
                seats = tuple(seat for event in moment.events for seat in event.audience or ())
                assert seats in ((), moment.state.living)
                written.append(seats)
    assert () in written
    assert any(written)
