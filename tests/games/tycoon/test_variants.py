"""What the conformance suite asks of the presets, asked of random house rules with removals in every phase."""

import pytest

from bot.games.api import Malformed, Refused
from bot.games.notation import decoded, encoded
from bot.games.rng import Stream
from bot.games.tycoon.actions import Bid
from bot.games.tycoon.game import TYCOON
from bot.games.tycoon.state import State
from tests.games.plays import accepted, changed, offered
from tests.games.tycoon.variants import CHOICES, house_rules, variant_play

MATCHES = 60
SEATED = {"A": {"side": "east", "role": "commoner"}, "C": {"side": "west", "role": "trader"}}
SIDES = {**SEATED, "D": {"side": "west", "role": "commoner"}}


def moments(name: str) -> list[State]:
    return [state for number in range(MATCHES) for state in list(variant_play(f"{name}/{number}"))[::5]]


def test_offers_and_acceptance_agree_under_all_house_rules() -> None:
    rng = Stream("variants", "offers")
    for state in moments("offers"):
        for seat in TYCOON.acting(state)[:2]:
            offers = TYCOON.legal_actions(state, seat)
            for offer in offers:
                action = offer.sample(rng)
                assert accepted(TYCOON, state, seat, action), (seat, action)
                other = changed(action, offers, rng)
                if other is not None:
                    assert offered(TYCOON, state, seat, other) == accepted(TYCOON, state, seat, other), (seat, other)


def test_load_of_dump_is_the_same_state_in_every_phase() -> None:
    phases = set()
    for state in moments("load"):
        phases.add(state.phase)
        data = decoded(encoded(TYCOON.dump(state)))
        assert TYCOON.load(data, {}, "another") == state
        assert TYCOON.faults(state) == ()
    assert phases == {"day", "dusk", "revote", "night", "over"}


def test_every_value_of_every_rule_comes_up() -> None:
    drawn = [house_rules(Stream(f"values/{number}")) for number in range(100)]
    for key, values in CHOICES.items():
        assert all(any(rules[key] == value for rules in drawn) for value in values), key


@pytest.mark.parametrize("amount", [10**400, -(10**400), 1e308, 10**19])
def test_t9_a_number_beyond_all_measure_is_still_a_number(amount: float) -> None:
    state = TYCOON.load({"seats": SIDES}, {}, "1")
    for seat in ("A", "C"):
        with pytest.raises(Refused) as refusal:
            TYCOON.apply(state, seat, Bid("mine", amount))
        assert refusal.value.code == ("over_budget" if amount > 0 else "below_floor")


@pytest.mark.parametrize("amount", [float("inf"), float("nan"), float("-inf")])
def test_t9_what_is_no_number_is_not_a_number(amount: float) -> None:
    state = TYCOON.load({"seats": SIDES}, {}, "1")
    with pytest.raises(Refused) as refusal:
        TYCOON.apply(state, "A", Bid("mine", amount))
    assert refusal.value.code == "not_a_number"


@pytest.mark.parametrize("gold", [-1, 0.25, 1e300, float("inf"), float("nan")])
def test_t5_a_purse_holds_whole_or_half_gold(gold: float) -> None:
    with pytest.raises(Malformed) as fault:
        TYCOON.load({"seats": {**SIDES, "A": {**SIDES["A"], "gold": gold}}}, {}, "1")
    assert fault.value.path == ("seats", "A", "gold")


def test_t34_a_start_after_the_last_day_ends_with_its_night() -> None:
    state = TYCOON.load({"seats": SIDES, "phase": "night", "day": 5}, {"max_days": 3}, "1")
    state, _ = TYCOON.step(state, "dawn", {})
    assert state.outcome is not None
    assert (state.outcome.winner, state.outcome.reason, state.day) == ("west", "max_days", 5)


def test_a_dump_after_nightfall_has_all_five_items() -> None:
    state = TYCOON.load({"seats": SIDES}, {}, "1")
    state, _ = TYCOON.step(state, "nightfall", {})
    unsold = {"winner": None, "price": None}
    dumped = TYCOON.dump(state)["last_auction"]
    assert dumped == dict.fromkeys(("missile", "mine", "alliance", "red_card", "black_card"), unsold)


def test_refunds_of_a_seat_that_is_not_there_are_malformed() -> None:
    with pytest.raises(Malformed) as fault:
        TYCOON.load({"seats": SIDES, "last_auction": {}, "last_refunds": {"mine": {"Z": 2}}}, {}, "1")
    assert "unknown seat Z" in fault.value.reason
