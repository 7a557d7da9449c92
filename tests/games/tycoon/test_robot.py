"""The robot plays to win, from its view only."""

from collections import Counter
from math import sqrt
from typing import Any

import pytest

from bot.games.driver import Player, play
from bot.games.record import header
from bot.games.rng import Stream
from bot.games.tycoon.game import TYCOON
from bot.games.tycoon.robot import mark
from bot.presets import preset
from tests.games.players import random_player, simple_player

MATCHES = 400
SEATS = tuple(str(number) for number in range(1, 17))


def matches_against(player: Player) -> tuple[int, Counter[float]]:
    """How many of MATCHES matches a side of robots wins against a side of such players, and its missile bids."""
    wins = 0
    missiles: Counter[float] = Counter()
    for number in range(MATCHES):
        side = ("east", "west")[number % 2]
        others: dict[str, Player] = {}
        turns = play(header(TYCOON, preset(TYCOON, "classic"), SEATS, f"strength/{number}"), others)
        dealt = next(turns).state.parts
        others.update({seat: player for seat, part in dealt.items() if part.side != side})
        for turn in turns:
            step: dict[str, Any] = (turn.row.step or {}) if turn.row else {}
            bid = step.get("bid")
            if bid and bid["item"] == "missile" and dealt[bid["seat"]].side == side:
                missiles[bid["amount"]] += 1
        wins += turn.state.outcome is not None and turn.state.outcome.winner == side
    return wins, missiles


def lower_bound(wins: int, matches: int) -> float:
    """The lower end of the 95 % Wilson interval of a share."""
    z = 1.959964
    share = wins / matches
    middle = share + z * z / (2 * matches)
    spread = z * sqrt(share * (1 - share) / matches + z * z / (4 * matches * matches))
    return (middle - spread) / (1 + z * z / matches)


@pytest.mark.parametrize(("player", "least"), [(random_player, 0.95), (simple_player, 0.60)])
def test_a_side_of_robots_wins(player: Player, least: float) -> None:
    wins, missiles = matches_against(player)
    assert wins / MATCHES >= least
    assert lower_bound(wins, MATCHES) >= (0.92 if player is random_player else 0.60 - 0.05)
    assert max(missiles.values()) <= 0.4 * missiles.total()


def test_the_robot_sees_its_view_only() -> None:
    """Two matches that differ only in what the seat cannot know: it does the same."""
    rules = TYCOON.rules(preset(TYCOON, "classic"))
    state, _ = TYCOON.setup(rules, SEATS, "view")
    seat = SEATS[0]
    side = state.parts[seat].side
    foes = [other for other, part in state.parts.items() if part.side != side]
    shuffled = dict(zip(foes, Stream("other parts").shuffled([state.parts[foe] for foe in foes]), strict=True))
    twin = TYCOON.load(
        {**TYCOON.dump(state), "seats": {**TYCOON.dump(state)["seats"], **_seats(state, shuffled)}}, {}, "view"
    )
    assert twin.parts != state.parts
    for number in range(50):
        choices = [
            TYCOON.robot(TYCOON.view(one, seat), TYCOON.legal_actions(one, seat), Stream("robot", number))
            for one in (state, twin)
        ]
        assert choices[0] == choices[1]


def _seats(state: Any, parts: dict[str, Any]) -> dict[str, Any]:
    return {seat: {"side": part.side, "role": part.role} for seat, part in parts.items()}


def test_the_mark_stays_when_others_die() -> None:
    marked = mark(3, SEATS)
    assert marked is not None
    for gone in SEATS:
        if gone != marked:
            assert mark(3, tuple(seat for seat in SEATS if seat != gone)) == marked
    assert len({mark(day, SEATS) for day in range(1, 40)}) > 8
