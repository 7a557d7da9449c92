"""The robot plays to win, from its view only."""

import pytest

from bot.games.driver import Player, play
from bot.games.record import header
from bot.games.rng import Stream
from bot.games.sins.actions import Accuse, Play
from bot.games.sins.game import SINS
from bot.games.sins.state import State
from tests.games.plays import random_play
from tests.games.sins.hidden import twin_for
from tests.games.sins.players import random_player, simple_player

SEATS = ("1", "2", "3", "4")
MATCHES = 60


def share_against(player: Player, matches: int) -> float:
    """The share of matches that one robot wins against three such players; it sits in each place alike."""
    wins = 0
    for number in range(matches):
        robot = SEATS[number % len(SEATS)]
        *_, last = play(
            header(SINS, {}, SEATS, f"strength/{number}"), {seat: player for seat in SEATS if seat != robot}
        )
        wins += robot in last.state.outcome.winners
    return wins / matches


@pytest.mark.parametrize(("player", "least"), [(random_player, 0.60), (simple_player, 0.40)])
def test_one_robot_wins_more_than_its_share_against_three(player: Player, least: float) -> None:
    assert share_against(player, MATCHES) >= least


@pytest.mark.parametrize("seats", range(2, 7))
def test_robots_come_to_an_end_at_every_seat_count(seats: int) -> None:
    names = tuple(str(number) for number in range(1, seats + 1))
    for number in range(6):
        for turn in play(header(SINS, {}, names, f"ends/{seats}/{number}")):
            assert SINS.faults(turn.state) == ()
        assert turn.state.outcome is not None


def test_s27_the_robot_sees_its_view_only() -> None:
    """Where only what the seat cannot know is different, it does the same."""
    for number in range(20):
        for moment in list(random_play(SINS, "standard", f"robot/{number}"))[::3]:
            for seat in SINS.acting(moment.state):
                chosen = [
                    SINS.robot(SINS.view(one, seat), SINS.legal_actions(one, seat), Stream("robot", number))
                    for one in (moment.state, twin_for(moment.state, seat, number))
                ]
                assert chosen[0] == chosen[1]


def accuses(sins: str, *, robot: bool, fate: str = "x", open_fate: bool = False) -> bool:
    """Whether the robot of seat A accuses B, who has those sins of H."""
    state: State = SINS.load(
        {
            "seats": {
                "A": {"hand": ["C2"], "robot": robot},
                "B": {"sins": {"H": sins.split()}, "fate": fate, "fate_open": open_fate},
                "C": {},
            }
        },
        {},
        "1",
    )
    return SINS.robot(SINS.view(state, "A"), SINS.legal_actions(state, "A"), Stream("1")) == Accuse("B")


def test_s19_the_robot_accuses_where_it_pays() -> None:
    assert accuses("H10 H9 H8", robot=False)
    assert not accuses("H10 H9", robot=False)
    assert not accuses("H10 H9 H8", robot=False, fate="H9", open_fate=True)


def test_s27_a_robot_that_stands_in_for_somebody_accuses_only_when_it_is_certain() -> None:
    assert not accuses("H10 H9 H8", robot=True)
    assert accuses("H10 H9 H8", robot=True, fate="C9", open_fate=True)
    assert accuses("H10 H10 H9 H9", robot=True)  # 38: no fate bears that


def test_s15_the_robot_does_not_sleep_for_ever_when_no_card_is_left_to_wait_for() -> None:
    """All cards are in hands: if the drunkard slept on, nothing would ever happen again."""
    seats = {"A": {"hand": ["C9", "C8"], "sins": {"C": ["C2"]}}, "B": {}, "C": {}}
    state = SINS.load({"seats": seats, "markers": {"C": "A"}, "deck": []}, {}, "1")
    action = SINS.robot(SINS.view(state, "A"), SINS.legal_actions(state, "A"), Stream("1"))
    assert isinstance(action, Play)
