"""A database file with live matches of sixteen people each, as they rest between inputs: everything has been sent."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from msgspec.structs import replace

from bot.app import Secrets
from bot.clock import SystemClock
from bot.services import lobby
from bot.services.changes import Change
from bot.services.discord_time import DiscordTime
from bot.services.host import Rails
from bot.services.hosting import Caller
from bot.services.hours import Schedule
from bot.services.rows import Person, SeatRow
from bot.storage.store import SqlStorage, open_storage

SEATS = 16
HOST = 1
AT_ONCE = 64


class _NoAlarm:
    def wake_at(self, at: object) -> None:
        """Nobody is woken."""


def prepare(file: Path, matches: int) -> None:
    """Make the file, with so many matches that have just begun."""
    asyncio.run(fill(f"sqlite+aiosqlite:///{file}", matches))
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE message SET state = 'sent'")
        database.execute("UPDATE panel SET shown = revision")


async def fill(url: str, matches: int) -> None:
    """Put so many matches that have just begun into a database; all that they tell waits to be sent."""
    clock = SystemClock()
    async with await open_storage(url, clock) as storage:
        rails = Rails(storage, DiscordTime(clock, clock), _NoAlarm(), Secrets(), lambda: None)
        for first in range(1, matches + 1, AT_ONCE):
            numbers = range(first, min(first + AT_ONCE, matches + 1))
            await asyncio.gather(*(_begin(storage, rails, number) for number in numbers))


async def _begin(storage: SqlStorage, rails: Rails, number: int) -> None:
    opening = lobby.Opening(
        game="tycoon",
        guild=1_000_000_000_000_000_000 + number,
        home=2_000_000_000_000_000_000 + number,
        host=HOST,
        language="zh-CN",
        schedule=Schedule(zone="Asia/Shanghai"),
    )
    match = int((await lobby.open_lobby(rails, 20_000_000 + number, opening)).facts["match"])
    stored = await storage.load(match)
    assert stored is not None
    # All sit down at once, which saves sixteen commits.
    seats = tuple(_seat(match, place) for place in range(1, SEATS + 1))
    await storage.commit(Change(match=replace(stored.match, version=stored.match.version + 1), seats=seats))
    answer = await lobby.start(rails, match, Caller(user=HOST, input=10_000_000 + match))
    assert answer.code == "started", answer


def _seat(match: int, place: int) -> SeatRow:
    person = Person(user=3_000_000_000_000_000_000 + match * SEATS + place, name=f"player {place}", language="zh-CN")
    return SeatRow(match=match, place=place, seat=str(place), person=person, robot=False)
