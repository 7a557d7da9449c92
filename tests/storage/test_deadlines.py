"""What is due, who was deaf, and who holds a named lease."""

from datetime import datetime

from bot.services.changes import Change
from bot.services.rows import Deadline, DeadlineKind, Deaf
from bot.storage.store import SqlStorage
from tests.storage.samples import MINUTE, NOW, SECOND, a_match


def a_deadline(match: int, run_at: datetime, kind: DeadlineKind = DeadlineKind.TICK) -> Deadline:
    return Deadline(match=match, kind=kind, phase="day-1", due_at=run_at - 10 * SECOND, run_at=run_at)


async def test_what_is_due_comes_by_its_time_over_all_matches(storage: SqlStorage) -> None:
    first, second, third = a_deadline(2, NOW), a_deadline(1, NOW + SECOND), a_deadline(1, NOW + MINUTE)
    robots = a_deadline(2, NOW + 2 * MINUTE, DeadlineKind.ROBOTS)
    await storage.commit(Change(match=a_match(), deadlines=(third, second)))
    await storage.commit(Change(match=a_match(2), deadlines=(robots, first)))
    assert await storage.due(NOW - SECOND) == ()
    assert await storage.due(NOW) == (first,)
    assert await storage.due(NOW + MINUTE) == (first, second, third)
    assert await storage.deadlines(1) == (second, third)
    assert await storage.deadlines(2) == (first, robots)


async def test_the_earliest_deadline(storage: SqlStorage) -> None:
    assert await storage.earliest() is None
    await storage.commit(Change(match=a_match(), deadlines=(a_deadline(1, NOW), a_deadline(1, NOW + SECOND))))
    assert await storage.earliest() == NOW
    assert await storage.earliest(NOW - SECOND) == NOW
    assert await storage.earliest(NOW) == NOW + SECOND
    assert await storage.earliest(NOW + SECOND) is None


async def test_the_latest_moment_heard_never_goes_back(storage: SqlStorage) -> None:
    assert await storage.last_heard("shard-0") is None
    await storage.heard("shard-0", NOW)
    await storage.heard("shard-1", NOW + MINUTE)
    await storage.heard("shard-0", NOW - SECOND)
    assert await storage.last_heard("shard-0") == NOW
    await storage.heard("shard-0", NOW + SECOND)
    assert await storage.last_heard("shard-0") == NOW + SECOND


async def test_deafness_begins_once_and_ends_when_something_is_heard(storage: SqlStorage) -> None:
    await storage.deaf("shard-0", NOW)
    await storage.deaf("shard-0", NOW + SECOND)
    assert await storage.outages("shard-0", NOW) == (Deaf(listener="shard-0", start=NOW, end=None),)
    await storage.heard("shard-1", NOW + 2 * SECOND)
    await storage.heard("shard-0", NOW + MINUTE)
    await storage.heard("shard-0", NOW + 2 * MINUTE)
    ended = Deaf(listener="shard-0", start=NOW, end=NOW + MINUTE)
    assert await storage.outages("shard-0", NOW) == (ended,)
    await storage.deaf("shard-0", NOW + 3 * MINUTE)
    assert [one.end for one in await storage.outages("shard-0", NOW)] == [NOW + MINUTE, None]
    assert [one.start for one in await storage.outages("shard-0", NOW + MINUTE)] == [NOW + 3 * MINUTE]
    assert await storage.outages("shard-1", NOW) == ()


async def test_deaf_again_since_the_same_moment(storage: SqlStorage) -> None:
    await storage.deaf("shard-0", NOW)
    await storage.heard("shard-0", NOW)
    await storage.deaf("shard-0", NOW)
    assert await storage.outages("shard-0", NOW) == (Deaf(listener="shard-0", start=NOW, end=None),)


async def test_a_lease_is_taken_kept_and_lost_only_when_it_ends(storage: SqlStorage) -> None:
    until = NOW + MINUTE
    assert await storage.take("sender", "a", NOW, until)
    assert not await storage.take("sender", "b", NOW + SECOND, until)
    assert await storage.take("other", "b", NOW, until)
    assert await storage.take("sender", "a", NOW + SECOND, until + SECOND)
    assert not await storage.take("sender", "b", until, until + MINUTE)
    assert await storage.take("sender", "b", until + SECOND, until + MINUTE)
    assert not await storage.take("sender", "a", until + SECOND, until + MINUTE)


async def test_only_the_holder_gives_a_lease_back(storage: SqlStorage) -> None:
    assert await storage.take("sender", "a", NOW, NOW + MINUTE)
    await storage.give_back("sender", "b")
    assert not await storage.take("sender", "b", NOW, NOW + MINUTE)
    await storage.give_back("sender", "a")
    assert await storage.take("sender", "b", NOW, NOW + MINUTE)
