"""When nobody listened is kept, also over the end of a process; deadlines go by Discord's clock."""

from datetime import timedelta

from bot.services.discord_time import DiscordTime
from bot.services.listening import Listening
from tests.fakes.clock import FakeClock
from tests.fakes.table import GUILD, House
from tests.services.test_deadlines import at, ticks


async def test_a_lost_connection_is_deaf_until_it_resumes() -> None:
    house = House()
    listening = Listening(house.storage, house.time, 1)
    await listening.connected(0)
    assert listening.state("shard 0").up
    await house.go(minutes=5)
    await listening.lost(0)
    await house.go(minutes=20)
    await listening.lost(0)  # told twice: it is deaf since the first
    await listening.connected(0)
    deaf = await house.storage.outages("shard 0", at(1, 0))
    assert [(one.start, one.end) for one in deaf] == [(at(1, 12, 5), at(1, 12, 25))]


async def test_a_killed_process_was_deaf_since_its_last_beat() -> None:
    house = House()
    first = Listening(house.storage, house.time, 1)
    await first.began([0])
    await first.connected(0)
    await house.go(minutes=30)
    await first.beat()
    await house.go(hours=3)
    second = Listening(house.storage, house.time, 1)
    await second.began([0])
    assert not second.state("shard 0").up
    await second.beat()  # a connection that is not up keeps nothing
    await house.go(minutes=1)
    await second.connected(0)
    deaf = await house.storage.outages("shard 0", at(1, 0))
    assert [(one.start, one.end) for one in deaf] == [(at(1, 12, 30), at(1, 15, 31))]


async def test_p6_a_process_that_was_down_over_the_close_does_not_close() -> None:
    house = House()
    match = await house.begun()
    await house.clock.set(at(2, 19, 0))
    first = Listening(house.storage, house.time, 1)
    await first.connected(0)
    await house.clock.set(at(2, 20, 10))
    house = await house.restarted()
    second = Listening(house.storage, house.time, 1)
    await second.began([0])
    await second.connected(0)
    await house.go(minutes=6)
    assert ticks(house, match) == []
    assert house.told(match, "deadline_moved")[0]["why"] == "outage"


async def test_a_server_is_heard_by_its_shard() -> None:
    house = House()
    assert Listening(house.storage, house.time, 4).listener(GUILD) == f"shard {(GUILD >> 22) % 4}"


async def test_deadlines_go_by_discords_clock() -> None:
    clock = FakeClock()
    time = DiscordTime(clock, clock)
    time.note(clock.now() + timedelta(seconds=90))
    assert time.now() == clock.now() + timedelta(seconds=90)
    assert time.our_time(time.now()) == clock.now()


async def test_a_jump_of_our_clock_is_not_trusted_until_somebody_says_so() -> None:
    clock = FakeClock()
    time = DiscordTime(clock, clock)
    clock.jump(timedelta(minutes=4))
    assert time.trusted()
    clock.jump(timedelta(minutes=6))
    assert not time.trusted()
    time.trust()
    assert time.trusted()
