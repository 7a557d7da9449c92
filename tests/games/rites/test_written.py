"""What a file may say of a state of rites, and what it is told when it says something else."""

from typing import Any

import pytest

from bot.games.api import Malformed
from bot.games.rites.game import RITES
from bot.games.rites.tiles import CARDS, DRAWN_TILES, TILES

SEATS = {"A": {"hand": ["木1"]}, "B": {}}
RITE = {"tile": "青11000", "sword": "A", "zones": {"A": ["木2", "木3"], "B": ["土1"]}, "laid": {"A": 1}}


def load(**parts: Any) -> Any:
    return RITES.load({"seats": SEATS, **parts}, {}, "1")


@pytest.mark.parametrize(
    ("parts", "place", "reason"),
    [
        ({"seats": {"A": {}}}, "seats", "1 seats; the game is for 2 to 5"),
        ({"seats": {"A": {"hand": ["木19"]}, "B": {}}}, "", "unknown card 木19"),
        ({"discard": ["joker"]}, "", "unknown card joker"),
        ({"library": ["青00000"]}, "", "unknown tile 青00000"),
        ({"rites": [{"tile": "青11000", "zones": {"A": ["swap"]}}]}, "rites.zones.A", "swap is no number card"),
        ({"rites": [{"tile": "青11000", "zones": {"A": ["木1"] * 6}}]}, "rites.0.zones.A", "6 cards; a zone holds 5"),
        ({"rites": [{**RITE, "faces": {"A": "1"}}]}, "rites.0.faces.A", "1 does not fit 2 slots"),
        ({"rites": [{**RITE, "faces": {"A": "1-"}}]}, "rites.0.faces.A", "1- does not fit 2 slots"),
        ({"rites": [{**RITE, "sword": "Z"}]}, "rites", "unknown seat Z; allowed: A, B"),
        ({"turn": "Z"}, "turn", "unknown seat Z"),
        ({"step": "declare", "rites": [{"tile": "青11000"}]}, "rites", "A is on turn and has no sword to resolve"),
        ({"step": "assign"}, "pending.cards", "0 cards for 2 seats"),
        ({"step": "over"}, "step", "a match is over when, and only when, it has an outcome"),
        (
            {"step": "declare", "rites": [RITE], "pending": {"declared": {"A": {"1": 3}}}},
            "pending.declared.A.1",
            "number_too_high",
        ),
        ({"weather": "fine"}, "", "unknown key 'weather'"),
        ({"actions_left": -1}, "actions_left", "allowed: 0 or more"),
        ({"seats": {"A": {"score": ["haste"]}, "B": {}}}, "seats.A.score", "haste is no number card"),
        ({"step": "surrender"}, "pending.surrender", "nobody is waited for"),
        ({"rites": [RITE], "pending": {"declare": []}}, "pending.declare", "nobody is waited for"),
        ({"step": "act", "pending": {"take": "A"}}, "pending", "'take' is not what step act waits for"),
        ({"pending": {"score": "A", "up_to": -1}}, "pending.up_to", "allowed: 0 or more"),
        ({"pending": {"discard": "A", "then": "tea"}}, "pending.then", "tea is not allowed; allowed: rite"),
        ({"outcome": {"winners": ["Z"], "reason": "stalled"}}, "outcome", "unknown seat Z"),
    ],
)
def test_a_start_that_says_nothing_is_told_where_and_why(parts: dict[str, Any], place: str, reason: str) -> None:
    with pytest.raises(Malformed) as fault:
        load(**parts)
    assert ".".join(map(str, fault.value.path)) == place
    assert reason in fault.value.reason


@pytest.mark.parametrize(
    ("data", "place"),
    [({"players": 6}, "players"), ({"players": 2, "turn": "C"}, "turn"), ({"players": 2, "deck": []}, "")],
)
def test_a_dealt_match_is_of_two_to_five_and_nothing_else(data: dict[str, Any], place: str) -> None:
    with pytest.raises(Malformed) as fault:
        RITES.load(data, {}, "1")
    assert ".".join(map(str, fault.value.path)) == place


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_r1_r2_r3_a_deal(seats: int) -> None:
    names = tuple("12345"[:seats])
    firsts = set()
    for seed in range(40):
        state, events = RITES.setup(RITES.rules({}), names, str(seed))
        firsts.add(state.turn)
        at = names.index(state.turn)
        assert [len(state.hands[seat]) for seat in names[at:] + names[:at]] == [3, 4, 5, 5, 5][:seats]
        assert sorted((*state.deck, *(card for hand in state.hands.values() for card in hand))) == sorted(CARDS)
        assert len(state.rites) + len(state.library) == DRAWN_TILES[seats]
        assert {rite.tile for rite in state.rites} | set(state.library) <= set(TILES)
        assert [event.audience for event in events] == [None, *((seat,) for seat in names), None]
    assert firsts == set(names)


def test_r1_a_seat_is_named_once_and_there_are_two_to_five() -> None:
    for names in (("1",), ("1", "1"), tuple("123456")):
        with pytest.raises(Malformed):
            RITES.setup(RITES.rules({}), names, "1")
