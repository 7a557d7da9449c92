"""Workers: only one process sends, a second one takes over; stopping, ending, and faults of storage."""

import asyncio

import pytest

from bot.services.delivery.reports import LoggedReports, fault_of
from bot.services.outgoing import Breaker, MessageState
from bot.services.ports import LeaseLost
from tests.fakes.clock import settle
from tests.fakes.messenger import NO_PERMISSION, Fault
from tests.fakes.office import NOON, Office, Told, channel, person

A = person(7)


async def test_two_workers_one_sends_and_the_other_stands_by() -> None:
    office = Office(latency=0.1)
    async with office.at_work("a"), office.at_work("b"):
        for number in range(5):
            await office.post(f"{number}")
            await office.go(1)
        assert office.outbox.named["sender"].holder == "a"
    assert office.seen() == ["0", "1", "2", "3", "4"]
    assert office.outbox.named == {}


async def test_when_the_sender_dies_the_other_takes_over_after_its_lease() -> None:
    office = Office(latency=0.1)
    await office.post("one")
    dead = asyncio.ensure_future(office.worker("a").run())
    async with office.at_work("b"):
        await office.go(0.05)
        dead.cancel()
        await asyncio.wait({dead})
        assert office.row(1).state is MessageState.SENDING
        await office.go(90)
        assert office.seen() == ["one"]
        assert office.outbox.named["sender"].holder == "b"


async def test_a_restarted_process_of_the_same_name_does_not_wait() -> None:
    office = Office()
    dead = asyncio.ensure_future(office.worker().run())
    await office.go(1)
    dead.cancel()
    await asyncio.wait({dead})
    await office.post("one")
    async with office.at_work():
        await office.go(1)
        assert office.seen() == ["one"]


async def test_a_worker_whose_lease_was_taken_stops_sending() -> None:
    office = Office()
    async with office.at_work("a"):
        await office.go(1)
        del office.outbox.named["sender"]
        await office.outbox.take("sender", "b", office.clock.now(), office.clock.now().replace(year=2027))
        await office.go(11)
        await office.post("one")
        await office.go(60)
        assert office.messenger.puts == []


async def test_a_worker_that_lost_a_destination_writes_nothing_more() -> None:
    office = Office(latency=0.5)
    await office.post("one")
    await office.post("two")
    async with office.at_work():
        await office.go(0.25)
        await office.outbox.release("only/1", channel(100))
        await office.go(10)
    assert office.seen() == ["one", "two"]
    assert office.reports.faults == []


async def test_stopping_finishes_the_row_in_hand_and_leaves_the_rest() -> None:
    office = Office(latency=0.5)
    await office.post("one")
    await office.post("two")
    async with office.at_work():
        await office.go(0.25)
    assert (office.seen(), office.states()) == (["one"], ["sent", "waiting"])
    assert (office.outbox.leases, office.outbox.named, office.clock.sleepers) == ({}, {}, 0)
    await office.deliver()
    assert office.seen() == ["one", "two"]


async def test_a_cancelled_worker_leaves_no_task_behind() -> None:
    office = Office(latency=0.5)
    await office.post("one")
    await office.post("for you", A)
    before = asyncio.all_tasks()
    task = asyncio.ensure_future(office.worker().run())
    await office.go(0.25)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert asyncio.all_tasks() == before
    assert office.clock.sleepers == 0


async def test_a_fault_in_one_destination_stops_no_other_and_is_tried_again() -> None:
    office = Office(Failing(["before mark sending"]))
    await office.post("one")
    await office.post("for you", A)
    async with office.at_work(at_once=1):
        await office.go(5)
        assert (office.seen(), office.seen(A)) == ([], ["for you"])
        assert [str(fault) for fault in office.reports.faults] == ["before mark sending"]
        await office.go(60)
        assert office.seen() == ["one"]


@pytest.mark.parametrize("point", ["before claim", "after claim", "before take", "after take"])
async def test_a_worker_begins_again_when_storage_fails(point: str) -> None:
    office = Office(Failing([point]))
    await office.post("one")
    async with office.at_work():
        await office.go(60)
        assert office.seen() == ["one"]
    assert len(office.reports.faults) == 1


class Failing:
    """Storage fails once at each of the points."""

    def __init__(self, points: list[str]) -> None:
        self._points = points

    async def __call__(self, point: str) -> None:
        if point in self._points:
            self._points.remove(point)
            raise OSError(point)


async def test_the_log_names_ids_and_places_but_no_text(caplog: pytest.LogCaptureFixture) -> None:
    office = Office()
    await office.post(Told("secret", faulty=True))
    await office.want()
    office.renderer.faulty_panels.add("table")
    await office.deliver()
    log = LoggedReports()
    for row, error in office.reports.broken_rows:
        await log.broken(row, error)
    for panel, error in office.reports.broken_panels:
        await log.panel_broken(panel, error)
    breaker = Breaker(destination=A, code=NO_PERMISSION, failures=1, since=NOON, retry_at=NOON)
    await log.refused(breaker, ())
    await log.failed(ExceptionGroup("secret", [OSError("secret")]))
    assert len(caplog.records) == 4
    assert "outbox row 1 of match 1 is broken: RenderingFault at office.py:" in caplog.text
    assert "person 7 refuses with code 50013" in caplog.text
    assert "secret" not in caplog.text


def test_a_fault_that_was_never_raised_has_no_place() -> None:
    assert fault_of(LeaseLost("secret")) == "LeaseLost"


async def test_nothing_is_done_while_there_is_nothing_to_do() -> None:
    office = Office()
    async with office.at_work():
        await office.go(3600, steps=60)
        await settle()
    assert (office.outbox.claims, sum(office.messenger.calls.values())) == ([], 0)


async def test_destinations_are_served_at_the_same_time() -> None:
    office = Office(latency=1.0)
    office.messenger.script += [Fault.HANGS]
    for number in range(8):
        await office.post("hello", channel(1000 + number))
    async with office.at_work():
        await office.go(1.5)
        assert len(office.messenger.puts) == 7
