"""The lobby: places, the waiting list, robots, and a deal that nobody could foresee and anybody can check."""

import asyncio

import msgspec
import pytest

from bot.services import lobby, log
from bot.services.rows import Settings, Status
from tests.fakes.storage import PowerCut
from tests.fakes.table import House, person, user


async def join(house: House, match: int, name: str) -> str:
    answer = await lobby.join(house.rails, match, house.input_id(), person(name))
    return answer.code


def places(house: House, match: int) -> dict[str, int | None]:
    return {row.seat: row.person.user if row.person else None for row in house.storage.seats[match]}


async def test_who_comes_too_late_waits_and_moves_up() -> None:
    house = House()
    match = await house.lobby()
    assert [await join(house, match, name) for name in "123456"] == ["joined"] * 4 + ["waiting"] * 2
    await lobby.leave(house.rails, match, house.input_id(), user("2"))
    assert places(house, match) == {"1": user("1"), "2": user("5"), "3": user("3"), "4": user("4")}
    assert [one["name"] for one in house.told(match, "moved")] == ["player 5"]
    await lobby.leave(house.rails, match, house.input_id(), user("6"))
    assert house.match(match).waiting == ()


async def test_nobody_joins_twice() -> None:
    house = House()
    match = await house.lobby()
    assert await join(house, match, "1") == "joined"
    assert await join(house, match, "1") == "already_joined"
    answer = await lobby.leave(house.rails, match, house.input_id(), user("9"))
    assert answer.code == "not_joined"


async def test_everybody_who_joins_at_once_gets_a_place_of_his_own() -> None:
    house = House()
    match = await house.lobby()
    other = house.beside()
    calls = [lobby.join((house if int(name) % 2 else other).rails, match, int(name), person(name)) for name in "123456"]
    codes = [answer.code for answer in await asyncio.gather(*calls)]
    assert sorted(codes) == ["joined"] * 4 + ["waiting"] * 2
    assert len(set(places(house, match).values())) == 4


async def test_two_lobbies_opened_at_once_have_two_numbers() -> None:
    house = House()
    other = house.beside()
    numbers = await asyncio.gather(house.lobby(), other.lobby(), house.lobby())
    assert sorted(numbers) == [1, 2, 3]


async def test_the_host_kicks_and_robots_fill() -> None:
    house = House()
    match = await house.lobby()
    await join(house, match, "1")
    await join(house, match, "2")
    assert (await lobby.kick(house.rails, match, house.host(), user("1"))).code == "kicked"
    await lobby.fill_with_robots(house.rails, match, house.host(), 1)
    assert places(house, match) == {"1": None, "2": user("2")}
    await lobby.fill_with_robots(house.rails, match, house.host(), 0)
    assert places(house, match) == {"2": user("2")}
    answer = await lobby.start(house.rails, match, house.host())
    assert (answer.code, answer.facts["count"]) == ("places_empty", 3)


async def test_the_deal_keeps_its_promise() -> None:
    house = House()
    match = await house.begun()
    begun = house.match(match)
    assert len(bytes.fromhex(begun.seed)) == 32
    assert house.told(match, "begun")[0]["commitment"] == log.commitment(begun.seed).hex()
    assert begun.seed.encode() not in b"".join(one.new.events for one in house.messages(match))
    house.sound()


async def test_the_table_hears_first_then_each_seat_once_in_seat_order() -> None:
    house = House()
    match = await house.begun()
    dealt = [one.new for one in house.messages(match) if b'"dealt"' in one.new.events]
    assert [one.seat for one in dealt] == ["1", "2", "3", "4"]
    assert all(one.after_public for one in dealt)
    public = [at for at, one in enumerate(house.messages(match)) if b"day_began" in one.new.events]
    assert public < [at for at, one in enumerate(house.messages(match)) if b'"dealt"' in one.new.events]
    for one in dealt:
        assert [event["seat"] for event in msgspec.json.decode(one.events)] == [one.seat]


async def test_who_could_read_private_threads_hinders_a_start_with_them() -> None:
    house = House()
    match = await house.lobby()
    for name in "1234":
        await join(house, match, name)
    watchers = frozenset((user("3"), 8))
    answer = await lobby.start(house.rails, match, house.host(), watchers=watchers)
    assert (answer.code, answer.facts["seats"]) == ("could_read_threads", ["3"])
    relayed = await house.lobby(settings=Settings(team_talk="relay"))
    for name in "1234":
        await join(house, relayed, name)
    answer = await lobby.start(house.rails, relayed, house.host(), watchers=watchers)
    assert answer.code == "started"


@pytest.mark.parametrize("cut", ["before", "after"])
async def test_a_crash_at_the_start_deals_once(cut: str) -> None:
    house = House()
    match = await house.lobby()
    for name in "1234":
        await join(house, match, name)
    caller = house.host()
    house.storage.cut = cut
    with pytest.raises(PowerCut):
        await lobby.start(house.rails, match, caller)
    house = await house.restarted()
    answer = await lobby.start(house.rails, match, caller)
    assert answer.code == "started"
    assert len(house.told(match, "begun")) == 1
    assert house.match(match).head_number == 1
    house.sound()


async def test_wrong_choices_are_refused_before_anything_is_kept() -> None:
    house = House()
    opening = {"game": "tycoon", "guild": 1, "home": 2, "host": 3, "language": "en"}
    schedule = {"zone": "UTC"}
    for wrong, code in (
        ({"game": "chess"}, "malformed"),
        ({"house_rules": {"colour": "red"}}, "malformed"),
        ({"seat_count": 3}, "seat_count"),
    ):
        data = {**opening, "schedule": schedule, **wrong}
        answer = await lobby.open_lobby(house.rails, house.input_id(), msgspec.convert(data, lobby.Opening))
        assert (answer.code, answer.refused) == (code, True)
    assert house.storage.rows == {}


async def test_a_lobby_opened_by_the_same_interaction_twice_is_one() -> None:
    house = House()
    first = house.match(await house.begun(house_rules={"roster": {"commoner": 2}, "max_days": 1}))
    early = await lobby.again(house.rails, first.id, house.input_id(), user("1"))
    assert early.code == "match_live"
    for _ in range(3):
        await house.next_phase(first.id)
    input_id = house.input_id()
    calls = [lobby.again(one.rails, first.id, input_id, user("1")) for one in (house, house.beside(), house)]
    answers = await asyncio.gather(*calls)
    assert [answer.facts["match"] for answer in answers] == [2, 2, 2]
    assert sorted(house.storage.rows) == [1, 2]
    again = house.match(2)
    assert (again.house_rules, again.hosts, again.status) == (first.house_rules, (user("1"),), Status.LOBBY)
    stranger = await lobby.again(house.rails, first.id, house.input_id(), 5)
    assert stranger.code == "not_seated"


async def test_a_closed_lobby_takes_nobody() -> None:
    house = House()
    match = await house.lobby()
    assert (await lobby.close(house.rails, match, house.host())).code == "closed"
    assert await join(house, match, "1") == "not_in_lobby"
    assert house.match(match).status is Status.CLOSED
