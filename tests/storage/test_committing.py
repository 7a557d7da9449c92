"""Many at once: nothing lost, nothing twice, everybody is told his own result, and no pool is too small."""

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest
from sqlalchemy import Connection, event
from sqlalchemy.exc import DBAPIError, OperationalError

from bot.services.changes import Change
from bot.services.ports import LeaseLost, Repeated, VersionClash
from bot.services.rows import Match
from bot.storage import committer
from bot.storage.postgres import PostgresDatabase
from bot.storage.sqlite import SqliteDatabase
from bot.storage.store import SqlStorage, open_storage
from tests.fakes.clock import FakeClock
from tests.storage.conftest import on_postgresql
from tests.storage.samples import MINUTE, NOW, a_log_row, a_match, a_message, a_panel, a_seat, an_answer, an_input
from tests.storage.server import Server

RACERS = 20


async def load(storage: SqlStorage, number: int = 1) -> Match:
    stored = await storage.load(number)
    assert stored is not None
    return stored.match


async def add_one(storage: SqlStorage, input_id: int) -> int:
    """Read the match, write it with one more row, and again after each clash; return how often it clashed."""
    clashes = 0
    while True:
        try:
            await storage.commit(an_input(await load(storage), input_id))
        except VersionClash:
            clashes += 1
        else:
            return clashes


async def check_history(storage: SqlStorage, inputs: range) -> None:
    rows = await storage.log(1)
    assert [row.number for row in rows] == list(range(1, len(inputs) + 1))
    assert sorted(int(row.body) for row in rows) == list(inputs)
    match = await load(storage)
    assert (match.version, match.head_number) == (len(inputs) + 1, len(inputs))
    [panel] = await storage.panels(1)
    assert panel.revision == len(inputs)
    assert [message.new.number for message in await storage.messages(1)] == [row.number for row in rows]


async def test_c51_twenty_racing_tasks_all_count(storage: SqlStorage) -> None:
    await storage.commit(Change(match=a_match()))
    clashes = await asyncio.gather(*(add_one(storage, number) for number in range(RACERS)))
    assert sum(clashes) > 0
    await check_history(storage, range(RACERS))


async def test_of_twenty_with_one_version_one_wins_and_the_others_clash(storage: SqlStorage) -> None:
    await storage.commit(Change(match=a_match()))
    match = await load(storage)
    attempts = [storage.commit(an_input(match, number)) for number in range(RACERS)]
    outcomes = await asyncio.gather(*attempts, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [type(None)] + [VersionClash] * (RACERS - 1)
    assert [int(row.body) for row in await storage.log(1)] == [0]


async def test_the_same_input_twenty_times_at_once_counts_once(storage: SqlStorage) -> None:
    changes = [Change(answer=an_answer(5, answer=str(number).encode())) for number in range(RACERS)]
    outcomes = await asyncio.gather(*map(storage.commit, changes), return_exceptions=True)
    assert outcomes[0] is None
    assert [outcome.answer for outcome in outcomes if isinstance(outcome, Repeated)] == [b"0"] * (RACERS - 1)


async def test_two_changes_of_one_match_that_follow_one_another_at_once(storage: SqlStorage) -> None:
    first = an_input(a_match(version=1, head_number=0), 1)
    assert first.match is not None
    second = an_input(first.match, 2)
    seats = (a_seat("1"), a_seat("2"))
    third = Change(match=a_match(version=4, head_number=2), seats=seats)
    opening = Change(match=a_match(), seats=seats[:1])
    outcomes = await asyncio.gather(*map(storage.commit, (opening, first, second, third)), return_exceptions=True)
    assert outcomes == [None] * 4
    stored = await storage.load(1)
    assert stored is not None
    assert stored.seats == seats
    assert [int(row.body) for row in await storage.log(1)] == [1, 2]


async def test_more_callers_than_a_transaction_takes(storage: SqlStorage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(committer, "BATCH", 7)
    await asyncio.gather(*(storage.commit(Change(match=a_match(number))) for number in range(1, 101)))
    assert await storage.free_match_id() == 101


async def test_more_callers_than_may_wait(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(committer, "WAITING", 3)
    async with await open_storage(url, FakeClock()) as storage:
        await asyncio.gather(*(storage.commit(Change(match=a_match(number))) for number in range(1, 31)))
        assert await storage.free_match_id() == 31


async def test_a_pool_of_one_never_deadlocks(narrow: SqlStorage) -> None:
    await narrow.commit(Change(match=a_match(), messages=(a_message(),)))

    async def look() -> None:
        await narrow.load(1)
        await narrow.matches(())
        await narrow.next_work(NOW)

    async def deliver(worker: str) -> None:
        claim = await narrow.claim(worker, NOW, NOW + MINUTE)
        if claim is not None:
            await narrow.release(worker, claim.destination)

    works = [add_one(narrow, number) for number in range(RACERS)]
    await asyncio.gather(*works, *(look() for _ in range(RACERS)), *(deliver(str(n)) for n in range(RACERS)))
    assert len(await narrow.log(1)) == RACERS


async def test_a_caller_who_gives_up_harms_nobody(storage: SqlStorage) -> None:
    tasks = [asyncio.create_task(storage.commit(Change(match=a_match(number)))) for number in range(1, 11)]
    await asyncio.wait(tasks[:1], timeout=0)
    for task in tasks[::2]:
        task.cancel()
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [asyncio.CancelledError, type(None)] * 5
    for number in range(2, 11, 2):
        assert await storage.load(number) is not None


async def test_closing_writes_what_was_taken_and_takes_no_more(url: str) -> None:
    storage = await open_storage(url, FakeClock())
    tasks = [asyncio.create_task(storage.commit(Change(match=a_match(number)))) for number in range(1, 11)]
    await asyncio.wait(tasks[:1], timeout=0)
    await storage.close()
    await asyncio.gather(*tasks)
    with pytest.raises(RuntimeError, match="closed"):
        await storage.commit(Change(match=a_match(11)))
    async with await open_storage(url, FakeClock()) as again:
        assert await again.free_match_id() == 11


async def test_a_lost_lease_spoils_no_other_mark(storage: SqlStorage) -> None:
    await storage.commit(Change(match=a_match(), messages=(a_message(),)))
    claim = await storage.claim("one", NOW, NOW + MINUTE)
    assert claim is not None
    outcomes = await asyncio.gather(
        storage.renew("two", claim.destination, NOW),
        storage.renew("one", claim.destination, NOW + 2 * MINUTE),
        storage.release("two", claim.destination),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [LeaseLost, type(None), LeaseLost]


def fail_at(storage: SqlStorage, table: str) -> Callable[[], None]:
    """Let every statement that writes into a table fail as a full disk would; returns how to mend it."""
    database = storage._database
    assert isinstance(database, SqliteDatabase | PostgresDatabase)
    engine = database.writer if isinstance(database, SqliteDatabase) else database.engine.sync_engine

    def before(
        connection: Connection, cursor: object, statement: str, parameters: object, context: object, many: bool
    ) -> None:
        if statement.startswith(f"INSERT INTO {table} "):
            raise OperationalError(statement, None, OSError("no space left"))

    event.listen(engine, "before_cursor_execute", before)
    return lambda: event.remove(engine, "before_cursor_execute", before)


@pytest.mark.parametrize("step", ["log", "message", "panel", "answer"])
async def test_a_failure_at_any_step_leaves_nothing_of_anybody(storage: SqlStorage, step: str) -> None:
    await storage.commit(Change(match=a_match()))
    await storage.commit(Change(match=a_match(2)))
    mend = fail_at(storage, step)
    changes = [an_input(a_match(number), number) for number in (1, 2)]
    outcomes = await asyncio.gather(*map(storage.commit, changes), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [OperationalError] * 2
    for number in (1, 2):
        assert (await load(storage, number)).version == 1
        assert await storage.log(number) == ()
        assert await storage.messages(number) == ()
        assert await storage.panels(number) == ()
        assert await storage.answered(number) is None
    mend()
    await asyncio.gather(*map(storage.commit, changes))
    assert len(await storage.log(1)) == 1


class Overtaken(Exception):
    """What the server says to one of two who wait for each other."""

    sqlstate = "40P01"


async def test_who_was_in_a_deadlock_tries_again_alone(storage: SqlStorage) -> None:
    tries: list[int] = []

    def work(connection: Connection) -> str:
        tries.append(1)
        if len(tries) < 3:
            raise Overtaken
        return "done"

    assert await storage._committer.do(work) == "done"
    assert len(tries) == 3


async def test_who_is_always_overtaken_is_told(storage: SqlStorage) -> None:
    def work(connection: Connection) -> None:
        raise Overtaken

    with pytest.raises(Overtaken):
        await storage._committer.do(work)


@on_postgresql
async def test_connections_that_were_cut_are_made_anew(server: Server, server_url: str) -> None:
    async with await open_storage(server_url, FakeClock()) as storage:
        await asyncio.gather(*(storage.load(1) for _ in range(RACERS)))
        server.sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'duskbid'")
        await storage.commit(Change(match=a_match()))
        assert await storage.load(1) is not None


@on_postgresql
async def test_a_connection_cut_in_a_transaction_is_told_to_all_in_it(server_url: str) -> None:
    async with await open_storage(server_url, FakeClock()) as storage:

        def cut(connection: Connection) -> None:
            connection.exec_driver_sql("SELECT pg_terminate_backend(pg_backend_pid())")

        works = [storage.heard("shard-0", NOW), storage._committer.do(cut), storage.heard("shard-1", NOW)]
        outcomes = await asyncio.gather(*works, return_exceptions=True)
        assert all(isinstance(outcome, DBAPIError) and outcome.connection_invalidated for outcome in outcomes)
        assert await storage.last_heard("shard-0") is None
        await storage.heard("shard-0", NOW)
        assert await storage.last_heard("shard-0") == NOW


@pytest.fixture
async def pair(server_url: str) -> AsyncIterator[tuple[SqlStorage, SqlStorage]]:
    """Two engines on one PostgreSQL, as two processes have them."""
    async with await open_storage(server_url, FakeClock()) as one, await open_storage(server_url, FakeClock()) as two:
        yield one, two


@on_postgresql
async def test_two_engines_race_on_one_match(pair: tuple[SqlStorage, SqlStorage]) -> None:
    await pair[0].commit(Change(match=a_match()))
    await asyncio.gather(*(add_one(pair[number % 2], number) for number in range(2 * RACERS)))
    await check_history(pair[0], range(2 * RACERS))


@on_postgresql
async def test_two_engines_open_one_match(pair: tuple[SqlStorage, SqlStorage]) -> None:
    for number in range(1, 11):
        outcomes = await asyncio.gather(
            *(storage.commit(Change(match=a_match(number), seats=(a_seat(match=number),))) for storage in pair),
            return_exceptions=True,
        )
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["NoneType", "VersionClash"]


@on_postgresql
async def test_two_engines_get_the_same_inputs(pair: tuple[SqlStorage, SqlStorage]) -> None:
    """In opposite orders, beside inputs of their own: each input is kept once, and nobody's own is spoiled."""
    inputs = list(range(1, RACERS + 1))
    works = [pair[0].commit(Change(answer=an_answer(number, answer=b"0"))) for number in inputs]
    works += [pair[1].commit(Change(answer=an_answer(number, answer=b"1"))) for number in reversed(inputs)]
    works += [pair[number % 2].commit(Change(answer=an_answer(100 + number))) for number in inputs]
    outcomes = await asyncio.gather(*works, return_exceptions=True)
    repeated = [outcome for outcome in outcomes if isinstance(outcome, Repeated)]
    assert len(repeated) == RACERS
    assert outcomes.count(None) == 2 * RACERS


@on_postgresql
async def test_two_engines_lock_many_matches_in_one_order(pair: tuple[SqlStorage, SqlStorage]) -> None:
    numbers = list(range(1, RACERS + 1))
    for number in numbers:
        await pair[0].commit(Change(match=a_match(number)))
    works = [pair[0].commit(an_input(a_match(number), number)) for number in numbers]
    works += [pair[1].commit(an_input(a_match(number), 100 + number)) for number in reversed(numbers)]
    outcomes = await asyncio.gather(*works, return_exceptions=True)
    assert {type(outcome) for outcome in outcomes} == {type(None), VersionClash}
    assert outcomes.count(None) == RACERS


@on_postgresql
async def test_two_engines_serve_one_destination_one_at_a_time(pair: tuple[SqlStorage, SqlStorage]) -> None:
    await pair[0].commit(Change(match=a_match(), messages=(a_message(),), log=(a_log_row(),), panels=(a_panel(),)))
    claims = await asyncio.gather(
        *(pair[number % 2].claim(str(number), NOW, NOW + MINUTE) for number in range(RACERS)), return_exceptions=True
    )
    assert len([claim for claim in claims if claim is not None]) == 1
    taken = await asyncio.gather(*(pair[n % 2].take("sender", str(n), NOW, NOW + MINUTE) for n in range(RACERS)))
    assert sum(taken) == 1
