"""Drafts are replaced freely, sealed for good, and sealed by the close at their own time; standing orders wait."""

from datetime import timedelta

import pytest

from bot.services import drafts, log, rewinding
from bot.services.log import Acted, Asks
from bot.services.rows import LogKind
from tests.fakes.storage import PowerCut
from tests.fakes.table import House
from tests.services.test_deadlines import at

ALSO_ON = ("sqlite",)

RICH = {"roster": {"commoner": 2}, "day1_vote": "off"}


def bid(item: str, amount: float) -> Asks:
    return Asks("bid", {"item": item, "amount": amount})


def order(item: str, *targets: str) -> Asks:
    return Asks("order", {"item": item, "targets": list(targets)})


def acted(house: House, match: int) -> list[tuple[str | None, Acted]]:
    rows = [row for row in house.storage.logs[match] if row.kind is LogKind.ACTION]
    return [(row.seat, entry) for row in rows if isinstance(entry := log.read(row), Acted)]


async def test_a_draft_is_shown_back_with_the_rest_of_the_purse_and_changes_nothing() -> None:
    house = House()
    match = await house.begun()
    await drafts.draft(house.rails, match, house.given("1"), "mine", bid("mine", 4))
    answer = await drafts.draft(house.rails, match, house.given("1"), "missile", bid("missile", 5))
    assert answer.code == "drafted"
    assert b'"purse":1' in bytes(answer.events)
    assert house.state(match)["bids"] == {}
    assert house.match(match).head_number == 1


async def test_a_draft_is_refused_as_the_bid_would_be() -> None:
    house = House()
    match = await house.begun()
    await drafts.draft(house.rails, match, house.given("1"), "mine", bid("mine", 7))
    answer = await drafts.draft(house.rails, match, house.given("1"), "missile", bid("missile", 4))
    assert (answer.code, answer.refused) == ("over_budget", True)


async def test_a_later_draft_replaces_an_unsealed_one() -> None:
    house = House()
    match = await house.begun()
    await drafts.draft(house.rails, match, house.given("1"), "missile", bid("missile", 9))
    await drafts.draft(house.rails, match, house.given("1"), "missile", bid("missile", 6))
    answer = await drafts.seal(house.rails, match, house.given("1"))
    assert answer.code == "sealed"
    assert house.state(match)["bids"] == {"1": {"missile": [6]}}
    assert await house.storage.drafts(match) == ()
    again = await drafts.draft(house.rails, match, house.given("1"), "missile", bid("missile", 7))
    assert again.code == "already_bid"


async def test_bids_close_seals_valid_drafts_at_their_own_time() -> None:
    house = House()
    match = await house.begun()
    await drafts.draft(house.rails, match, house.given("2"), "missile", bid("missile", 6))
    drafted_at = house.clock.now()
    await house.go(hours=1)
    await drafts.draft(house.rails, match, house.given("1"), "missile", bid("missile", 5))
    await house.next_phase(match)
    assert house.state(match)["bids"] == {"2": {"missile": [6]}, "1": {"missile": [5]}}
    seat, entry = acted(house, match)[0]
    assert (seat, entry.via, entry.input_at) == ("2", "draft", drafted_at)
    assert [one["seat"] for one in house.told(match, "bid_sealed")] == ["1", "2"]
    house.sound()


async def test_a_draft_that_is_no_longer_valid_is_told_to_its_seat_only() -> None:
    house = House()
    match = await house.begun()
    await drafts.draft(house.rails, match, house.given("1"), "missile", bid("missile", 6))
    await house.act(match, "1", "bid", item="mine", amount=8)
    await house.next_phase(match)
    assert house.state(match)["bids"] == {"1": {"mine": [8]}}
    told = [one for one in house.messages(match) if b"draft_refused" in one.new.events]
    assert [one.new.seat for one in told] == ["1"]
    house.sound()


@pytest.mark.parametrize("cut", ["before", "after"])
async def test_p1_a_crash_at_the_close_seals_each_draft_once(cut: str) -> None:
    house = House()
    match = await house.begun()
    for seat in "123":
        await drafts.draft(house.rails, match, house.given(seat), "missile", bid("missile", 4 + int(seat)))
    house.storage.cut = cut
    with pytest.raises(PowerCut):
        await house.next_phase(match)
    house = await house.restarted()
    await house.go(minutes=1)
    assert [entry.via for _, entry in acted(house, match)] == ["draft"] * 3
    assert house.match(match).phase == "1-dusk"
    house.sound()


async def test_an_undone_close_lets_its_drafts_wait_again() -> None:
    house = House()
    match = await house.begun()
    await drafts.draft(house.rails, match, house.given("1"), "missile", bid("missile", 6))
    await house.next_phase(match)
    await rewinding.undo(house.rails, match, house.host(), house.match(match).head_number)
    assert house.state(match)["bids"] == {}
    assert [one.slot for one in await house.storage.drafts(match)] == ["missile"]
    await house.next_phase(match)
    assert house.state(match)["bids"] == {"1": {"missile": [6]}}
    house.sound()


async def test_a_standing_order_is_used_at_dawn() -> None:
    house = House()
    match = await house.begun(house_rules=RICH)
    given = house.given("1")
    await drafts.draft(house.rails, match, given, "mine", bid("mine", 6), standing=order("mine", "3"))
    await house.next_phase(match)
    await house.next_phase(match)
    assert house.state(match)["items"] == {"mine": "1"}
    await house.next_phase(match)
    seat, entry = acted(house, match)[-1]
    assert (seat, entry.do, entry.via) == ("1", "order", "standing")
    assert len(house.told(match, "ordered")) == 1
    assert await house.storage.drafts(match) == ()
    house.sound()


async def test_a_standing_order_gives_way_to_what_was_ordered() -> None:
    house = House()
    match = await house.begun(house_rules=RICH)
    given = house.given("1")
    await drafts.draft(house.rails, match, given, "mine", bid("mine", 6), standing=order("mine", "3"))
    await house.next_phase(match)
    await house.next_phase(match)
    await house.act(match, "1", "decline", item="mine")
    await house.next_phase(match)
    assert [entry.via for _, entry in acted(house, match)] == ["draft", "player"]
    house.sound()


async def test_a_standing_order_that_is_illegal_at_dawn_is_told_to_its_seat() -> None:
    house = House()
    match = await house.begun(house_rules=RICH)
    await drafts.stand(house.rails, match, house.given("1"), "mine", order("mine", "3"))
    for _ in range(3):
        await house.next_phase(match)
    assert acted(house, match) == []
    assert [one["code"] for one in house.told(match, "draft_refused")] == ["not_holder"]
    assert house.match(match).phase == "2-day"


async def test_a_draft_can_be_withdrawn() -> None:
    house = House()
    match = await house.begun()
    await drafts.draft(house.rails, match, house.given("1"), "mine", bid("mine", 6), standing=order("mine", "3"))
    assert (await drafts.withdraw(house.rails, match, house.given("1"), "mine")).code == "withdrawn"
    assert await house.storage.drafts(match) == ()
    assert (await drafts.withdraw(house.rails, match, house.given("1"), "mine")).code == "no_such_draft"
    assert (await drafts.seal(house.rails, match, house.given("1"))).code == "no_such_draft"


async def test_a_draft_that_arrives_after_the_close_goes_on_the_hosts_list() -> None:
    house = House()
    match = await house.begun()
    await house.next_phase(match)
    late = house.given("1", at=at(2, 19, 59), phase="1-day")
    answer = await drafts.draft(house.rails, match, late, "mine", bid("mine", 6))
    assert (answer.code, answer.refused) == ("arrived_late", True)
    assert len(await house.storage.late_inputs(match)) == 1


async def test_a_draft_shows_its_standing_order_back_and_a_refusal_has_its_facts_as_they_were() -> None:
    house = House()
    match = await house.begun()
    answer = await drafts.draft(
        house.rails, match, house.given("1"), "mine", bid("mine", 6), standing=order("mine", "3")
    )
    assert answer.facts["standing"] == {"do": "order", "arguments": {"item": "mine", "targets": ["3"]}}
    kept = await drafts.stand(house.rails, match, house.given("1"), "mine", order("mine", "4"))
    assert (kept.facts["do"], kept.facts["arguments"]["targets"]) == ("order", ["4"])
    await house.act(match, "1", "bid", item="missile", amount=10)  # nothing is left for the draft
    await house.next_phase(match)
    [told] = house.told(match, "draft_refused")
    assert told["facts"] == {"amount": 6, "purse": 0}


async def test_several_drafts_are_kept_together_or_not_at_all() -> None:
    house = House()
    match = await house.begun()
    await drafts.draft(house.rails, match, house.given("1"), "mine", bid("mine", 7))
    wanted = {"missile": bid("missile", 5), "red_card": bid("red_card", 2)}
    refused = await drafts.draft_all(house.rails, match, house.given("1"), wanted)
    assert (refused.code, refused.refused) == ("over_budget", True)
    assert [one.slot for one in await house.storage.drafts(match, "1")] == ["mine"]
    answer = await drafts.draft_all(house.rails, match, house.given("1"), wanted, dropped=("mine",))
    assert answer.code == "drafted"
    assert bytes(answer.events).count(b"bid_sealed") == 2
    assert {one.slot for one in await house.storage.drafts(match, "1")} == {"missile", "red_card"}


async def test_dropping_drafts_drops_their_standing_orders_and_nothing_is_refused() -> None:
    house = House()
    match = await house.begun()
    await drafts.draft(house.rails, match, house.given("1"), "mine", bid("mine", 4), standing=order("mine", "2"))
    answer = await drafts.draft_all(house.rails, match, house.given("1"), {}, dropped=("mine", "mine#2"))
    assert (answer.code, answer.facts["slot"]) == ("withdrawn", "mine")
    assert await house.storage.drafts(match) == ()
    again = await drafts.draft_all(house.rails, match, house.given("1"), {}, dropped=("mine",))
    assert (again.code, again.refused) == ("no_such_draft", True)


async def test_several_bids_that_come_late_are_all_on_the_hosts_list() -> None:
    house = House()
    match = await house.begun()
    phase = house.match(match).phase
    due_at = house.match(match).due_at
    assert due_at is not None
    given = house.given("1", at=due_at - timedelta(milliseconds=1), phase=phase)
    await house.next_phase(match)
    wanted = {"missile": bid("missile", 4), "mine": bid("mine", 3)}
    answer = await drafts.draft_all(house.rails, match, given, wanted)
    assert (answer.code, answer.refused) == ("arrived_late", True)
    late = await house.storage.late_inputs(match)
    assert {log.read_asks(one.action).arguments["item"] for one in late} == {"missile", "mine"}
    assert sorted(one.input == given.id for one in late) == [False, True]
    assert await drafts.draft_all(house.rails, match, given, wanted) == answer
    assert len(await house.storage.late_inputs(match)) == 2
