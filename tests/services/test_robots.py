"""Robots act in batches of their own shortly before a local hour, or soon in a turn; and help out who is away."""

from datetime import timedelta

import pytest

from bot.games.api import AnyGame
from bot.services import log, seating
from bot.services.log import Acted
from bot.services.rows import LogKind, Settings, Status
from tests.fakes.storage import PowerCut
from tests.fakes.table import House, user
from tests.services.test_deadlines import at

QUICK = Settings(reminders=(), missed_for_robot=2)


def by_robots(house: House, match: int) -> list[tuple[str | None, str]]:
    rows = [row for row in house.storage.logs[match] if row.kind is LogKind.ACTION]
    return [(row.seat, entry.do) for row in rows if isinstance(entry := log.read(row), Acted) and entry.via == "robot"]


@pytest.mark.usefixtures("voting_robots")
async def test_robots_act_ten_minutes_before_the_hour_each_in_one_batch() -> None:
    house = House()
    match = await house.begun(robots=2)
    await house.go_to(at(2, 19, 49))
    assert by_robots(house, match) == []
    await house.go_to(at(2, 19, 50))
    assert by_robots(house, match) == [("3", "bid"), ("3", "vote"), ("4", "bid"), ("4", "vote")]
    batches = [row.batch for row in house.storage.logs[match] if row.kind is LogKind.ACTION]
    assert batches == [2, 2, 4, 4]
    await house.go_to(at(2, 19, 59))
    assert len(by_robots(house, match)) == 4
    house.sound()


@pytest.mark.usefixtures("voting_robots")
@pytest.mark.parametrize("cut", ["before", "after"])
async def test_a_crash_between_two_robots_lets_each_act_once(cut: str) -> None:
    house = House()
    match = await house.begun(robots=2)
    house.storage.cut = cut
    with pytest.raises(PowerCut):
        await house.go_to(at(2, 19, 50))
    house = await house.restarted()
    await house.go_to(at(2, 19, 51))
    assert [seat for seat, _ in by_robots(house, match)] == ["3", "3", "4", "4"]
    house.sound()


@pytest.mark.usefixtures("voting_robots")
async def test_a_robots_choice_follows_from_seed_seat_and_log_number() -> None:
    """The same house plays the same match; robots draw from streams of their own, not from the match's."""
    states = []
    for _ in range(2):
        house = House()
        match = await house.begun(robots=4)
        drawn = house.state(match)["drawn"]
        await house.go_to(at(2, 19, 50))
        assert house.state(match)["drawn"] == drawn
        states.append(house.match(match).state)
    assert states[0] == states[1]


@pytest.mark.usefixtures("voting_robots")
async def test_a_match_of_robots_plays_to_its_end_and_replays() -> None:
    house = House()
    match = await house.begun(robots=4, house_rules={"roster": {"commoner": 2}, "max_days": 3})
    await house.go(days=6)
    assert house.match(match).status is Status.OVER
    house.sound()


async def test_robots_move_soon_in_a_turn(counting: AnyGame) -> None:
    house = House()
    match = await house.begun(game=counting.name, house_rules={}, seat_count=3, robots=2)
    assert (await house.act(match, "1", "say", number=2)).code == "acted"
    await house.go(seconds=11)
    assert by_robots(house, match) == [("2", "say"), ("3", "say")]
    assert house.match(match).phase == "turn-4"
    house.sound()


async def test_a_turn_lasts_its_elapsed_minutes(counting: AnyGame) -> None:
    house = House()
    match = await house.begun(game=counting.name, house_rules={"minutes": 45}, seat_count=2)
    begun = house.clock.now()
    assert house.match(match).due_at == begun + timedelta(minutes=45)
    await house.next_phase(match)
    assert house.match(match).phase == "turn-2"
    assert [one["number"] for one in house.told(match, "said")] == [None]
    assert house.match(match).due_at == house.clock.now() + timedelta(minutes=45)  # the whole time, grace or not
    house.sound()


async def test_a_stale_button_of_another_turn_is_refused(counting: AnyGame) -> None:
    house = House()
    match = await house.begun(game=counting.name, house_rules={}, seat_count=2)
    given = house.given("1", phase="turn-1")
    assert (await house.act(match, "1", "say", given, number=1)).code == "acted"
    stale = house.given("2", phase="turn-1")
    assert (await house.act(match, "2", "say", stale, number=1)).code == "stale_phase"
    assert (await house.act(match, "1", "say", number=1)).code == "not_your_turn"


async def test_after_two_missed_turns_a_robot_helps_until_the_player_is_back(counting: AnyGame) -> None:
    house = House()
    match = await house.begun(game=counting.name, house_rules={"rounds": 6}, seat_count=2, settings=QUICK)
    for _ in range(2):
        assert (await house.act(match, "1", "say", number=1)).code == "acted"
        await house.next_phase(match)
    assert house.seat(match, "2").robot
    assert [one["why"] for one in house.told(match, "seat_changed")] == ["missed"]
    await house.act(match, "1", "say", number=1)
    await house.go(seconds=6)
    assert by_robots(house, match) == [("2", "say")]
    await house.act(match, "1", "say", number=1)
    assert (await house.act(match, "2", "say", number=3)).code == "acted"
    assert (house.seat(match, "2").robot, house.seat(match, "2").missed) == (False, 0)
    assert house.told(match, "seat_changed")[-1]["why"] == "back"
    house.sound()


async def test_a_robot_put_into_the_seat_whose_turn_it_is_moves(counting: AnyGame) -> None:
    house = House()
    match = await house.begun(game=counting.name, house_rules={}, seat_count=2)
    await seating.robot(house.rails, match, house.host(), "1")
    await house.go(seconds=6)
    assert house.match(match).phase == "turn-2"
    assert (await house.act(match, "1", "say", number=1)).code == "not_seated"
    house.sound()


async def test_the_end_by_an_act_finishes_the_match(counting: AnyGame) -> None:
    house = House()
    match = await house.begun(game=counting.name, house_rules={"rounds": 1}, seat_count=2)
    await house.act(match, "1", "say", number=1)
    await house.act(match, "2", "say", number=2)
    assert house.match(match).status is Status.OVER
    assert house.storage.deadline_rows[match] == ()
    assert len(house.told(match, "finished")) == 1
    assert (await house.storage.seats_of(user("1"), (Status.RUNNING,))) == ()
    house.sound()
