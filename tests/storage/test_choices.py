"""What servers and people have chosen is kept, each change alone, and none is lost where two are made at once."""

import asyncio

from msgspec.structs import replace

from bot.services.rows import DailyHours, Server
from bot.storage.store import SqlStorage, open_storage
from tests.fakes.clock import FakeClock

GUILD = 9_007_199_254_740_993
HOURS = DailyHours(dawn=450, bids_close=1140, nightfall=1215)


async def test_a_server_that_has_chosen_nothing_has_nothing(storage: SqlStorage) -> None:
    assert await storage.server(GUILD) == Server(guild=GUILD)


async def test_choices_of_a_server_survive_a_restart(url: str) -> None:
    chosen = Server(guild=GUILD, channel=77, language="zh-TW", zone="Asia/Taipei", hours=HOURS, host_role=2**62)
    async with await open_storage(url, FakeClock()) as storage:
        assert await storage.change_server(GUILD, lambda _: chosen) == chosen
    async with await open_storage(url, FakeClock()) as storage:
        assert await storage.server(GUILD) == chosen
        assert await storage.server(GUILD + 1) == Server(guild=GUILD + 1)


async def test_two_processes_that_change_different_things_lose_neither(storage: SqlStorage, url: str) -> None:
    async with await open_storage(url, FakeClock(), alone=False) as other:
        await asyncio.gather(
            *(storage.change_server(GUILD, lambda one: replace(one, channel=one.channel + 1)) for _ in range(20)),
            *(other.change_server(GUILD, lambda one: replace(one, host_role=one.host_role + 1)) for _ in range(20)),
        )
    assert await storage.server(GUILD) == Server(guild=GUILD, channel=20, host_role=20)


async def test_who_wants_no_pings_is_known_among_any_people(storage: SqlStorage) -> None:
    assert await storage.quiet(()) == frozenset()
    for user in (1, 2, 2):
        await storage.set_quiet(user, quiet=True)
    await storage.set_quiet(1, quiet=False)
    await storage.set_quiet(3, quiet=False)
    assert await storage.quiet(range(10)) == {2}
