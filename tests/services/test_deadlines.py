"""Deadlines are rows: what is due takes the ordinary path, and happens once, never early."""

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from bot.services import pausing
from bot.services.grace import GatewayState
from bot.services.rows import DeadlineKind, LogKind, Settings, Status
from tests.fakes.storage import PowerCut
from tests.fakes.table import House


def at(day: int, hour: int, minute: int = 0, second: int = 0) -> datetime:
    return datetime(2026, 3, day, hour, minute, second, tzinfo=UTC)


def ticks(house: House, match: int) -> list[str]:
    return [row.phase for row in house.storage.logs[match] if row.kind is LogKind.TICK]


async def test_the_first_nightfall_leaves_eighteen_hours() -> None:
    house = House()  # noon
    match = await house.begun()
    assert house.match(match).due_at == at(2, 20)


async def test_phases_follow_the_local_hours() -> None:
    house = House()
    match = await house.begun()
    seen = []
    for _ in range(4):
        seen.append((house.match(match).phase, house.match(match).due_at))
        await house.next_phase(match)
    assert seen == [("1-day", at(2, 20)), ("1-dusk", at(2, 21)), ("1-night", at(3, 8)), ("2-day", at(3, 20))]
    assert ticks(house, match) == ["1-day", "1-dusk", "1-night", "2-day"]
    house.sound()


async def test_a_tick_waits_for_the_grace_and_counts_what_was_in_time() -> None:
    house = House()
    match = await house.begun()
    await house.go_to(at(2, 20, 0, 9))
    assert ticks(house, match) == []
    in_time = house.given("1", at=at(2, 19, 59, 59), phase="1-day")
    assert (await house.act(match, "1", "bid", in_time, item="missile", amount=5)).code == "acted"
    late = house.given("2", at=at(2, 20), phase="1-day")
    assert (await house.act(match, "2", "bid", late, item="missile", amount=5)).code == "too_late"
    await house.go_to(at(2, 20, 0, 10))
    assert ticks(house, match) == ["1-day"]


async def test_p2_two_processes_racing_resolve_a_phase_once() -> None:
    house = House()
    match = await house.begun()
    other = house.beside()
    await house.clock.set(at(2, 20, 0, 10))
    await asyncio.gather(*(one.deadlines.run_due() for one in (house, other, house, other)))
    assert ticks(house, match) == ["1-day"]
    house.sound()


@pytest.mark.parametrize("cut", ["before", "after"])
async def test_p2_a_crash_at_the_tick_resolves_the_phase_once(cut: str) -> None:
    house = House()
    match = await house.begun()
    house.storage.cut = cut
    with pytest.raises(PowerCut):
        await house.go_to(at(2, 20, 0, 10))
    house = await house.restarted()
    await house.go(minutes=1)
    assert ticks(house, match) == ["1-day"]
    assert len(house.told(match, "bids_closed")) == 1
    house.sound()


async def test_after_three_days_down_one_phase_at_most_is_resolved_at_once() -> None:
    house = House()
    match = await house.begun()
    await house.storage.heard("shard 0", at(2, 19, 59))
    await house.clock.set(at(5, 21, 30))
    house = await house.restarted()
    await house.storage.deaf("shard 0", at(2, 19, 59))
    await house.storage.heard("shard 0", house.clock.now())
    await house.go(minutes=30)
    assert ticks(house, match) == ["1-day"]
    due_at = house.match(match).due_at
    assert due_at is not None
    assert due_at - at(5, 21, 30) >= timedelta(hours=1)
    house.sound()


async def test_an_outage_before_the_deadline_moves_it_and_everybody_is_told() -> None:
    house = House()
    match = await house.begun()
    await house.clock.set(at(2, 19, 0))
    await house.storage.deaf("shard 0", house.clock.now())
    await house.clock.set(at(2, 20, 30))
    house = await house.restarted()
    await house.storage.heard("shard 0", house.clock.now())
    await house.go(minutes=6)
    assert ticks(house, match) == []
    told = house.told(match, "deadline_moved")
    assert [(one["why"], one["lost_minutes"]) for one in told] == [("outage", 60)]
    due_at = house.match(match).due_at
    assert due_at is not None
    assert due_at >= house.clock.now() + timedelta(minutes=54)
    assert (await house.act(match, "1", "bid", item="missile", amount=5)).code == "acted"
    await house.next_phase(match)
    assert ticks(house, match) == ["1-day"]
    house.sound()


async def test_while_the_gateway_is_down_a_tick_waits_five_minutes_at_most() -> None:
    house = House()
    match = await house.begun()
    await house.clock.set(at(2, 19, 59))
    house.gateway.now = GatewayState(up=False, since=house.clock.now())
    await house.go_to(at(2, 20, 4, 59))
    assert ticks(house, match) == []
    await house.go_to(at(2, 20, 5))
    assert ticks(house, match) == ["1-day"]


async def test_ten_seconds_after_the_gateway_resumed_a_tick_comes() -> None:
    house = House()
    match = await house.begun()
    await house.clock.set(at(2, 19, 59))
    house.gateway.now = GatewayState(up=False, since=house.clock.now())
    await house.go_to(at(2, 20, 1))
    house.gateway.now = GatewayState(up=True, since=house.clock.now())
    await house.deadlines.run_due()
    await house.go_to(at(2, 20, 1, 9))
    assert ticks(house, match) == []
    await house.go_to(at(2, 20, 1, 10))
    assert ticks(house, match) == ["1-day"]


async def test_a_jump_of_our_clock_stops_ticks_and_tells_the_hosts_once() -> None:
    house = House()
    match = await house.begun()
    house.time.sound = False
    await house.clock.set(at(2, 22))
    await house.deadlines.run_due()
    await house.deadlines.run_due()
    assert ticks(house, match) == []
    assert len(house.told(match, "clock_jump")) == 1
    house.time.sound = True
    await house.deadlines.run_due()
    assert len(ticks(house, match)) <= 1


async def test_reminders_move_with_the_deadline() -> None:
    house = House()
    match = await house.begun(settings=Settings(reminders=(30,)))
    await house.go_to(at(2, 19))
    await pausing.extend(house.rails, match, house.host(), 120)
    await house.go_to(at(2, 21, 29))
    assert house.told(match, "reminder") == []
    await house.go_to(at(2, 21, 30))
    reminders = house.told(match, "reminder")
    assert [one["phase"] for one in reminders] == ["1-day"]
    assert reminders[0]["due_at"] == "2026-03-02T22:00:00Z"
    await house.go(minutes=20)
    assert len(house.told(match, "reminder")) == 1


async def test_a_reminder_names_who_owes_a_vote_and_never_who_owes_an_order() -> None:
    house = House()
    match = await house.begun(settings=Settings(reminders=(30,)))
    await house.act(match, "1", "bid", item="missile", amount=5)
    await house.act(match, "2", "vote", target=None)
    await house.go_to(at(2, 19, 30))
    assert house.told(match, "reminder")[-1]["waiting"] == ["1", "3", "4"]
    await house.go_to(at(3, 7, 30))
    night = house.told(match, "reminder")[-1]
    assert (night["phase"], night["waiting"]) == ("1-night", [])
    assert house.state(match)["items"] == {"missile": "1"}


async def test_nothing_ticks_in_a_pause_and_its_time_is_given_back() -> None:
    house = House()
    match = await house.begun()
    await house.go_to(at(2, 19))
    await pausing.pause(house.rails, match, house.host(), "a break")
    assert (await house.act(match, "1", "vote", target=None)).code == "match_paused"
    await house.go_to(at(2, 23))
    assert ticks(house, match) == []
    await pausing.resume(house.rails, match, house.host())
    assert house.match(match).due_at == at(3, 0)
    await house.go_to(at(3, 0, 1))
    assert ticks(house, match) == ["1-day"]


async def test_the_longest_pause_ends_by_itself() -> None:
    house = House()
    match = await house.begun(settings=Settings(reminders=(), pause_hours=5))
    await pausing.pause(house.rails, match, house.host(), "")
    await house.go(hours=5)
    assert house.match(match).status is Status.RUNNING
    assert house.match(match).due_at == at(3, 1)


async def test_one_matchs_fault_does_not_stop_the_others() -> None:
    house = House()
    broken = await house.begun()
    sound = await house.begun()
    house.storage.rows[broken] = type(house.match(broken))(
        **{
            **{name: getattr(house.match(broken), name) for name in house.match(broken).__struct_fields__},
            "state": b"{}",
        }
    )
    await house.go_to(at(2, 20, 1))
    assert ticks(house, broken) == []
    assert ticks(house, sound) == ["1-day"]


async def test_a_bid_its_close_and_an_outage_in_one_minute() -> None:
    """The bid was confirmed, then everything went dark at the very minute of the closing."""
    house = House()
    match = await house.begun()
    await house.go_to(at(2, 19, 59, 30))
    bid = await house.act(match, "1", "bid", item="missile", amount=5)
    await house.storage.deaf("shard 0", at(2, 19, 59, 40))
    house.gateway.now = GatewayState(up=False, since=at(2, 19, 59, 40))
    await house.go_to(at(2, 20, 0, 20))
    assert ticks(house, match) == []
    on_the_way = house.given("2", at=at(2, 19, 59, 35), phase="1-day")
    house.gateway.now = GatewayState(up=True, since=at(2, 20, 0, 20))
    await house.storage.heard("shard 0", at(2, 20, 0, 20))
    await house.deadlines.run_due()
    assert (await house.act(match, "2", "bid", on_the_way, item="missile", amount=6)).code == "acted"
    await house.go_to(at(2, 20, 0, 30))
    assert ticks(house, match) == ["1-day"]
    assert bid.code == "acted"
    assert house.state(match)["bids"] == {"1": {"missile": [5]}, "2": {"missile": [6]}}
    house.sound()


async def test_no_row_of_a_finished_match_is_left() -> None:
    house = House()
    match = await house.begun(house_rules={"roster": {"commoner": 2}, "max_days": 1})
    for _ in range(3):
        await house.next_phase(match)
    assert house.match(match).status is Status.OVER
    assert house.storage.deadline_rows[match] == ()
    finished = house.told(match, "finished")[0]
    assert finished["seed"] == house.match(match).seed
    assert finished["head"] == house.match(match).head_hash.hex()
    assert all(row.kind is not DeadlineKind.TICK for row in await house.storage.due(at(30, 0)))
    house.sound()
