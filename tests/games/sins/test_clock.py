"""Phases, deadlines, default acts (S26, S27)."""

from typing import Any

import pytest

from bot.games.api import After, Refused
from bot.games.driver import play
from bot.games.record import header
from bot.games.sins.actions import Guess, Rob, Trick
from bot.games.sins.game import SINS
from bot.games.sins.state import State
from bot.presets import names, preset
from tests.games.plays import random_play


def table(**parts: Any) -> State:
    return SINS.load({"seats": {"A": {"hand": ["C5", "C6"]}, "B": {"hand": ["H2"]}, "C": {}}, **parts}, {}, "1")


@pytest.mark.parametrize(("name", "turn", "reply"), [("standard", 720, 240), ("live", 3, 1), ("slow", 1440, 720)])
def test_s26_a_turn_and_an_answer_have_clocks_of_their_own(name: str, turn: int, reply: int) -> None:
    assert set(names(SINS)) == {"standard", "live", "slow"}
    rules = preset(SINS, name)
    for moment in random_play(SINS, name, "clock"):
        deadline = SINS.deadline(moment.state)
        over = moment.state.outcome is not None
        assert deadline == (None if over else After(turn if moment.state.step == "act" else reply))
    assert SINS.rules(rules).turn_hours == turn


def test_s26_a_turn_goes_on_with_a_fresh_clock_after_a_trick_and_not_after_a_robbery() -> None:
    state = table(markers={"H": "A", "S": "A"})
    robbed, _ = SINS.apply(state, "A", Rob("B"))
    tricked, _ = SINS.apply(robbed, "A", Trick("B"))
    answered, _ = SINS.apply(tricked, "B", Guess("S"))
    phases = [SINS.phase(one) for one in (state, robbed, tricked, answered)]
    assert phases == ["1-act-0", "1-act-0", "1-guess-1", "1-act-1"]


def test_s27_a_tick_of_a_phase_that_is_gone_does_nothing() -> None:
    state = table()
    after, _ = SINS.tick(state, SINS.phase(state))
    with pytest.raises(Refused):
        SINS.tick(after, SINS.phase(state))


def test_s27_out_of_time_again_and_again_comes_to_an_end() -> None:
    """Nobody ever acts: every seat is handed to a robot, nobody accuses, and the match does not stand still."""
    state, _ = SINS.setup(SINS.rules({"max_turns": 60}), ("A", "B", "C"), "1")
    while state.outcome is None:
        assert state.accusations == 0
        state, _ = SINS.tick(state, SINS.phase(state))
    assert state.turns == 60
    assert all(player.robot and player.timeouts == 20 for player in state.players.values())


def test_the_robot_never_lets_a_deadline_pass() -> None:
    for number in range(5):
        turns = list(play(header(SINS, {}, ("A", "B", "C"), f"in time/{number}")))
        assert all(turn.row is None or turn.row.kind == "action" for turn in turns)
