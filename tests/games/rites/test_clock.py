"""R22: how phases are called and how long they last; a time-out in every step ends the phase."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from bot.games.api import After, Refused
from bot.games.rites.events import TimedOut
from bot.games.rites.game import RITES
from bot.games.rites.state import State
from bot.presets import preset
from tests.games.plays import random_play

TABLE = {
    "turn": "A",
    "seats": {"A": {"hand": ["木1", "木2", "木3", "木4", "木5"]}, "B": {"score": ["火1"]}},
    "rites": [{"tile": "青11000", "zones": {"A": ["土1"]}, "laid": {"A": 1}}],
    "library": [],
}


def after(*steps: dict[str, dict[str, Any]], **parts: Any) -> State:
    state = RITES.load({**TABLE, **parts}, {}, "1")
    for step in steps:
        [(word, arguments)] = step.items()
        state, _ = RITES.step(state, word, arguments)
    return state


def test_r22_a_turn_is_one_phase_with_the_discards_that_its_draws_bring() -> None:
    draw = {"draw": {"seat": "A"}}
    states = [after(*steps) for steps in ((), (draw,), (draw, {"discard": {"seat": "A", "cards": ["木1"]}}))]
    assert [state.step for state in states] == ["act", "discard", "act"]
    assert {RITES.phase(state) for state in states} == {"1-turn"}
    assert {RITES.deadline(state) for state in states} == {After(12 * 60)}


def test_r22_the_turn_goes_on_as_another_phase_when_others_had_to_act() -> None:
    hand = {"A": {"hand": ["ascension", "木1"]}, "B": {"score": ["火1"]}}
    steps: list[dict[str, dict[str, Any]]] = [
        {"special": {"seat": "A", "card": "ascension"}},
        {"surrender": {"seat": "B", "card": "火1"}},
    ]
    states = [after(*steps[:count], seats=hand) for count in range(3)]
    assert [RITES.phase(state) for state in states] == ["1-turn", "2-surrender", "3-turn"]
    assert [RITES.deadline(state) for state in states] == [After(720), After(240), After(720)]


@pytest.mark.parametrize(("name", "turn", "reply"), [("standard", 720, 240), ("live", 3, 1), ("slow", 1440, 720)])
def test_r22_the_presets_clocks(name: str, turn: int, reply: int) -> None:
    state = RITES.load(TABLE, preset(RITES, name), "1")
    assert RITES.deadline(state) == After(turn)
    state = RITES.load({**TABLE, "step": "surrender"}, preset(RITES, name), "1")
    assert RITES.deadline(state) == After(reply)


def test_r22_a_time_out_in_every_step_ends_the_phase_and_nothing_else() -> None:
    steps: Counter[str] = Counter()
    for number in range(12):
        for moment in random_play(RITES, "standard", f"late/{number}"):
            state: State = moment.state
            if state.outcome is not None or steps[state.step] > 60:
                continue
            steps[state.step] += 1
            late, events = RITES.tick(state, RITES.phase(state))
            assert events[0] == TimedOut(None, state.awaited, state.step)
            assert RITES.phase(late) != RITES.phase(state)
            assert RITES.faults(late) == ()
            assert late.removed == state.removed, "no special card is used"
            with pytest.raises(Refused):
                RITES.tick(late, RITES.phase(state))
    assert steps.keys() == {"act", "discard", "surrender", "assign", "declare", "take", "score"}


def test_r22_the_same_state_is_late_in_the_same_way() -> None:
    for moment in list(random_play(RITES, "standard", "same"))[:-1:9]:
        phase = RITES.phase(moment.state)
        assert RITES.tick(moment.state, phase) == RITES.tick(moment.state, phase)


def test_phases_are_counted_upwards() -> None:
    numbers = [int(RITES.phase(moment.state).partition("-")[0]) for moment in random_play(RITES, "slow", "count")]
    assert all(later - earlier in range(2) for earlier, later in pairwise(numbers) if later != earlier + 2)
    assert numbers == sorted(numbers)
