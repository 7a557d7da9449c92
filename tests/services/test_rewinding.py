"""Undo, correct and enter: a host mends a match, and the log still leads to the same bytes."""

import asyncio
from datetime import timedelta

import pytest

from bot.services import pausing, rewinding, seating
from bot.services.outgoing import MessageState
from bot.services.rows import LateState, LogKind, Status
from tests.fakes.storage import PowerCut
from tests.fakes.table import HOST, SECOND_HOST, House, user
from tests.services.test_deadlines import at, ticks

ALSO_ON = ("sqlite",)


async def undo(house: House, match: int) -> str:
    answer = await rewinding.undo(house.rails, match, house.host(), house.match(match).head_number)
    return answer.code


async def test_undo_restores_the_state_and_the_counter() -> None:
    house = House()
    match = await house.begun(house_rules={"roster": {"commoner": 2}, "vote_tie": "random"})
    await house.next_phase(match)
    await house.act(match, "1", "vote", target="2")
    await house.act(match, "2", "vote", target="1")
    before = house.match(match).state
    await house.next_phase(match)
    out = house.state(match)["last_tally"]["out"]
    assert await undo(house, match) == "undone"
    assert house.match(match).state == before
    await house.next_phase(match)
    assert house.state(match)["last_tally"]["out"] == out  # chance too begins where it was
    house.sound()


async def test_undo_cancels_what_was_not_sent_and_strikes_what_was() -> None:
    house = House()
    match = await house.begun()
    await house.next_phase(match)
    sent = next(one for one in house.messages(match) if b"bids_closed" in one.new.events)
    house.storage.outbox[sent.id - 1] = type(sent)(id=sent.id, new=sent.new, state=MessageState.SENT)
    await undo(house, match)
    assert house.storage.outbox[sent.id - 1].strike
    await house.next_phase(match)
    await undo(house, match)
    states = [one.state for one in house.messages(match) if b"bids_closed" in one.new.events]
    assert states == [MessageState.SENT, MessageState.CANCELLED]
    assert len(house.told(match, "undone")) == 2
    assert all(not one.strike for one in house.messages(match) if b'"undone"' in one.new.events)


async def test_an_undone_phase_gets_an_hour_at_least() -> None:
    house = House()
    match = await house.begun()
    await house.next_phase(match)
    await house.go_to(at(2, 20, 30))
    await undo(house, match)
    assert (house.match(match).phase, house.match(match).due_at) == ("1-day", at(2, 21, 30))
    await house.next_phase(match)
    assert (house.match(match).phase, house.match(match).due_at) == ("1-dusk", at(2, 22, 30, 10))
    house.sound()


async def test_undo_goes_back_step_by_step_to_the_deal_and_no_further() -> None:
    house = House()
    match = await house.begun()
    dealt = house.match(match).state
    for target in ("2", "3"):
        await house.act(match, "1", "vote", target=target)
    assert await undo(house, match) == "undone"
    assert house.state(match)["votes"] == {"1": "2"}
    assert await undo(house, match) == "undone"
    assert house.match(match).state == dealt
    assert await undo(house, match) == "nothing_to_undo"
    await house.act(match, "1", "vote", target="4")
    assert await undo(house, match) == "undone"
    assert house.match(match).state == dealt
    house.sound()


async def test_undo_of_a_step_that_the_host_did_not_see_is_refused() -> None:
    house = House()
    match = await house.begun()
    number = house.match(match).head_number
    await house.act(match, "1", "vote", target="2")
    answer = await rewinding.undo(house.rails, match, house.host(), number)
    assert (answer.code, answer.refused) == ("stale_step", True)


@pytest.mark.parametrize("first", ["undo", "tick"])
async def test_undo_and_a_tick_in_the_same_second(first: str) -> None:
    """Whoever comes first, the other sees it: the undo never takes back a tick that its host has not seen."""
    house = House()
    match = await house.begun()
    await house.act(match, "1", "vote", target="2")
    await house.clock.set(at(2, 20, 0, 10))
    undo_call = rewinding.undo(house.rails, match, house.host(), house.match(match).head_number)
    tick_call = house.beside().deadlines.run_due()
    calls = (undo_call, tick_call) if first == "undo" else (tick_call, undo_call)
    undone = next(answer for answer in await asyncio.gather(*calls) if answer is not None)
    kinds = [row.kind for row in house.storage.logs[match]]
    if undone.code == "undone":
        assert house.state(match)["votes"] == {}
        assert kinds.index(LogKind.UNDO) < kinds.index(LogKind.TICK)
    else:
        assert undone.code == "stale_step"
        assert LogKind.UNDO not in kinds
    assert ticks(house, match) == ["1-day"]
    house.sound()


@pytest.mark.parametrize("cut", ["before", "after"])
async def test_a_crash_at_an_undo_leaves_nothing_or_everything(cut: str) -> None:
    house = House()
    match = await house.begun()
    await house.act(match, "1", "vote", target="2")
    caller, number = house.host(), house.match(match).head_number
    house.storage.cut = cut
    with pytest.raises(PowerCut):
        await rewinding.undo(house.rails, match, caller, number)
    house = await house.restarted()
    house.sound()
    answer = await rewinding.undo(house.rails, match, caller, number)
    assert answer.code == "undone"
    assert house.state(match)["votes"] == {}
    assert len([row for row in house.storage.logs[match] if row.kind is LogKind.UNDO]) == 1
    house.sound()


async def test_an_input_made_before_an_undo_for_a_phase_that_is_back_counts() -> None:
    house = House()
    match = await house.begun()
    await house.next_phase(match)
    await undo(house, match)
    given = house.given("1", at=at(2, 19, 59), phase="1-day")
    assert (await house.act(match, "1", "bid", given, item="missile", amount=5)).code == "acted"


async def test_undo_brings_a_finished_match_back() -> None:
    house = House()
    match = await house.begun(house_rules={"roster": {"commoner": 2}, "max_days": 1})
    for _ in range(3):
        await house.next_phase(match)
    assert house.match(match).status is Status.OVER
    assert await undo(house, match) == "undone"
    assert house.match(match).status is Status.RUNNING
    assert house.match(match).phase == "1-night"
    await house.next_phase(match)
    assert house.match(match).status is Status.OVER
    house.sound()


async def test_undo_of_a_removal_that_ended_the_match_brings_its_deadline_back() -> None:
    house = House()
    match = await house.begun()
    sides = {seat: part["side"] for seat, part in house.state(match)["seats"].items()}
    east = [seat for seat, side in sides.items() if side == "east"]
    for seat in east:
        await seating.remove(house.rails, match, house.host(), seat)
    assert house.match(match).status is Status.OVER
    assert await undo(house, match) == "undone"
    assert house.match(match).due_at == at(2, 20)
    await house.next_phase(match)
    assert ticks(house, match) == ["1-day"]
    house.sound()


async def test_an_undo_in_a_pause_lets_the_pause_go_on() -> None:
    house = House()
    match = await house.begun()
    await house.next_phase(match)
    await pausing.pause(house.rails, match, house.host(), "")
    assert await undo(house, match) == "undone"
    assert (house.match(match).status, house.match(match).phase) == (Status.PAUSED, "1-day")
    await house.go(hours=5)
    await pausing.resume(house.rails, match, house.host())
    assert house.match(match).due_at == house.clock.now() + timedelta(hours=1)
    house.sound()


async def test_correct_sets_parts_and_tells_which_but_not_what() -> None:
    house = House()
    match = await house.begun()
    answer = await rewinding.correct(house.rails, match, house.host(), {"seats": {"1": {"gold": 7}}}, "a slip")
    assert answer.code == "corrected"
    assert house.state(match)["seats"]["1"]["gold"] == 7
    assert house.told(match, "corrected_parts")[0]["parts"] == ["seats.1.gold"]
    house.sound()
    assert await undo(house, match) == "undone"
    assert house.state(match)["seats"]["1"]["gold"] == 10
    house.sound()


async def test_a_correction_that_says_nothing_or_breaks_the_rules_is_refused() -> None:
    house = House()
    match = await house.begun()
    for patch, code in (({"seats": {"1": {"gold": "much"}}}, "malformed"), ({"nonsense": 1}, "malformed")):
        answer = await rewinding.correct(house.rails, match, house.host(), patch, "")
        assert (answer.code, answer.refused) == (code, True)
    assert house.match(match).head_number == 1


async def late_bid(house: House, match: int) -> int:
    """A bid of seat 1 that was sent a second before the close and arrives a minute after it."""
    await house.next_phase(match)
    await house.go(minutes=1)
    given = house.given("1", at=at(2, 19, 59, 59), phase="1-day")
    answer = await house.act(match, "1", "bid", given, item="missile", amount=5)
    assert (answer.code, answer.refused) == ("arrived_late", True)
    assert answer.facts["due_at"] == at(2, 20).isoformat()
    again = await house.act(match, "1", "bid", given, item="missile", amount=5)
    assert again == answer
    return given.id


async def test_a_click_in_time_that_arrives_after_the_tick_goes_on_the_hosts_list() -> None:
    house = House()
    match = await house.begun()
    input_id = await late_bid(house, match)
    assert [one.input for one in await house.storage.late_inputs(match)] == [input_id]
    told = house.told(match, "late_arrived")
    assert len(told) == 1
    assert told[0]["for_seat"] is None  # who was late at night, or at all, is not for the host


async def test_a_late_input_is_entered_and_the_phases_end_worked_out_anew() -> None:
    house = House()
    match = await house.begun()
    input_id = await late_bid(house, match)
    due_at = house.match(match).due_at
    answer = await rewinding.enter(house.rails, match, house.host(), input_id)
    assert answer.code == "entered"
    assert house.state(match)["bids"] == {"1": {"missile": [5]}}
    assert (house.match(match).phase, house.match(match).due_at) == ("1-dusk", due_at)
    kinds = [row.kind.value for row in house.storage.logs[match]]
    assert kinds == ["host", "tick", "undo", "action", "tick"]
    assert (await house.storage.late_inputs(match))[0].state is LateState.ENTERED
    assert (await rewinding.enter(house.rails, match, house.host(), input_id)).code == "no_late_input"
    house.sound()
    assert await undo(house, match) == "undone"
    assert house.state(match)["bids"] == {}
    assert house.match(match).phase == "1-dusk"
    house.sound()


async def test_a_late_input_is_given_at_once_when_its_phase_is_back() -> None:
    house = House()
    match = await house.begun()
    input_id = await late_bid(house, match)
    await undo(house, match)
    assert (await rewinding.enter(house.rails, match, house.host(), input_id)).code == "entered"
    assert house.match(match).phase == "1-day"
    assert house.state(match)["bids"] == {"1": {"missile": [5]}}
    house.sound()


async def test_a_late_input_is_not_entered_over_what_others_have_done_since() -> None:
    house = House()
    match = await house.begun()
    input_id = await late_bid(house, match)
    await house.act(match, "2", "vote", target="3")
    answer = await rewinding.enter(house.rails, match, house.host(), input_id)
    assert (answer.code, answer.refused) == ("too_much_happened", True)
    assert (await rewinding.dismiss(house.rails, match, house.host(), input_id)).code == "dismissed"
    assert (await house.storage.late_inputs(match))[0].state is LateState.DISMISSED


async def test_a_vote_typed_just_before_the_close_counts_at_dusk() -> None:
    house = House()
    match = await house.begun()
    await house.next_phase(match)
    typed = house.given("1", at=at(2, 19, 59, 59))
    assert (await house.act(match, "1", "vote", typed, target="2")).code == "acted"


async def test_a_host_who_plays_undoes_only_with_a_second_host() -> None:
    house = House()
    match = await house.begun(host=user("1"))
    await house.act(match, "2", "vote", target="1")
    number = house.match(match).head_number
    first = await rewinding.undo(house.rails, match, house.host(user("1")), number)
    assert first.code == "second_host_needed"
    assert house.state(match)["votes"] == {"2": "1"}
    again = await rewinding.undo(house.rails, match, house.host(user("1")), number)
    assert again.code == "second_host_needed"
    stranger = await rewinding.undo(house.rails, match, house.host(HOST), number)
    assert stranger.code == "not_host"
    second = house.host(SECOND_HOST)
    by_role = type(second)(user=second.user, input=second.input, guild=second.guild, host_role=True)
    assert (await rewinding.undo(house.rails, match, by_role, number)).code == "undone"
    assert house.state(match)["votes"] == {}
