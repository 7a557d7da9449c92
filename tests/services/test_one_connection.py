"""Services on real databases with a pool of one connection: whatever comes at once, nobody waits for ever."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.services import drafts
from bot.services.log import Asks
from bot.services.rows import Deadline, DeadlineKind, Status
from bot.storage.store import open_storage
from tests.fakes.clock import FakeClock
from tests.fakes.table import House
from tests.fakes.twin import Twin
from tests.storage.conftest import url

__all__ = ["url"]

SEATS = "1234"


@pytest.fixture
async def narrow(url: str) -> AsyncIterator[House]:
    """A house whose storage has one connection."""
    twin = Twin(lambda: open_storage(url, FakeClock(), pool_size=1))
    yield House(twin)
    await twin.close()


async def test_pool_size_1_never_deadlocks(narrow: House) -> None:
    """Acts, drafts, looks and ticks of several matches, also through the locks of two processes, all at once."""
    other = narrow.beside()
    matches = [await narrow.begun() for _ in range(3)]
    bid = Asks("bid", {"item": "mine", "amount": 4})
    due_at = narrow.match(matches[0]).due_at
    assert due_at is not None
    given = {(match, seat): (narrow.given(seat), other.given(seat)) for match in matches for seat in SEATS}
    await narrow.clock.set(next(row.run_at for row in await _ticks(narrow, matches[0])))
    votes = [narrow.act(match, seat, "vote", one, target="2") for (match, seat), (one, _) in given.items()]
    kept = [drafts.draft(other.rails, match, two, "one", bid) for (match, _), (_, two) in given.items()]
    looks = [narrow.storage.log(match) for match in matches * 4]
    rounds = [house.deadlines.run_due() for house in (narrow, other)]
    answers = await asyncio.gather(*votes, *kept)
    await asyncio.gather(*looks, *rounds, narrow.storage.matches((Status.RUNNING,)))
    assert [answer.refused for answer in answers] == [False] * 24
    assert {narrow.match(match).phase for match in matches} == {"1-dusk"}


async def _ticks(house: House, match: int) -> list[Deadline]:
    return [row for row in await house.storage.deadlines(match) if row.kind is DeadlineKind.TICK]
