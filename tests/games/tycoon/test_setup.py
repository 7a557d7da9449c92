"""Dealing: T1 to T4."""

from collections import Counter

import pytest

from bot.games.api import Malformed
from bot.games.tycoon.events import DayBegan, Dealt
from bot.games.tycoon.game import TYCOON
from bot.presets import preset

SEATS = tuple(str(number) for number in range(1, 17))


def test_t1_both_sides_have_the_roster() -> None:
    state, _ = TYCOON.setup(TYCOON.rules({}), SEATS, "1")
    for side in ("east", "west"):
        roles = Counter(part.role for part in state.parts.values() if part.side == side)
        assert roles == {"miser": 1, "merchant": 1, "trader": 1, "thief": 1, "commoner": 4}


@pytest.mark.parametrize(("name", "seats"), [("classic", 16), ("blind", 16), ("skirmish", 10)])
def test_t1_presets_take_their_number_of_seats(name: str, seats: int) -> None:
    rules = TYCOON.rules(preset(TYCOON, name))
    assert list(TYCOON.seat_limits(rules)) == [seats]
    with pytest.raises(Malformed, match=f"this roster is for {seats}"):
        TYCOON.setup(rules, SEATS[:4], "1")


def test_a_seat_is_named_once() -> None:
    with pytest.raises(Malformed, match="named twice"):
        TYCOON.setup(TYCOON.rules({}), (*SEATS[:15], "1"), "1")


def test_t2_each_seat_learns_its_part_and_its_mates() -> None:
    for knowledge in ("members_and_roles", "members", "none"):
        state, events = TYCOON.setup(TYCOON.rules({"team_knowledge": knowledge}), SEATS, "1")
        letters = [event for event in events if isinstance(event, Dealt)]
        assert [letter.audience for letter in letters] == [(seat,) for seat in SEATS]
        for letter in letters:
            assert (letter.side, letter.role) == (state.parts[letter.seat].side, state.parts[letter.seat].role)
            mates = {
                seat: part.role
                for seat, part in state.parts.items()
                if part.side == letter.side and seat != letter.seat
            }
            expected = {"members_and_roles": mates, "members": dict.fromkeys(mates), "none": {}}[knowledge]
            assert letter.mates == expected


def test_t3_the_seed_alone_deals() -> None:
    rules = TYCOON.rules({})
    first, _ = TYCOON.setup(rules, SEATS, "a")
    renamed, _ = TYCOON.setup(rules, tuple(f"seat {seat}" for seat in reversed(SEATS)), "a")
    other, _ = TYCOON.setup(rules, SEATS, "b")
    assert list(first.parts.values()) == list(renamed.parts.values())
    assert first.parts != other.parts


def test_t3_every_seat_gets_every_part_as_often() -> None:
    rules = TYCOON.rules({})
    dealt = Counter[tuple[str, str]]()
    for seed in range(800):
        state, _ = TYCOON.setup(rules, SEATS, str(seed))
        dealt.update((seat, part.role) for seat, part in state.parts.items() if part.role != "commoner")
    # 16 seats and 4 roles of 2 each: 100 times on average, with a standard deviation of 9.4.
    assert len(dealt) == 64
    assert all(60 < count < 140 for count in dealt.values())


def test_t4_everybody_begins_with_ten_gold() -> None:
    state, events = TYCOON.setup(TYCOON.rules({}), SEATS, "1")
    assert set(state.purses.values()) == {20}
    assert events[-1] == DayBegan(None, 1, SEATS, 10, ballot=True)
