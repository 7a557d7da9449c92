"""Destinations that refuse: closed DMs (C16), lost permissions and channels (C12), archived threads, the budget."""

from datetime import timedelta

import pytest

from bot.services.delivery.refusals import unreachable
from bot.services.delivery.timing import Budget
from bot.services.outgoing import MessageState, Priority
from tests.fakes.clock import FakeClock
from tests.fakes.messenger import ARCHIVED, CHANNEL_GONE, DM_CLOSED, NO_PERMISSION, Fault, dm_of
from tests.fakes.office import Office, channel, person

A = person(7)
HOME = channel(100)


async def test_c16_closed_dms_are_reported_with_what_was_in_them_and_nobody_else_waits() -> None:
    office = Office()
    office.messenger.refusing[dm_of(7)] = DM_CLOSED
    for text in ("one", "two"):
        await office.post(text, A)
        await office.post(text, person(8))
    await office.deliver()
    assert office.seen(person(8)) == ["one", "two"]
    assert office.states() == ["refused", "sent", "refused", "sent"]
    [(breaker, rows)] = office.reports.refusals
    assert (breaker.destination, breaker.code, breaker.failures) == (A, DM_CLOSED, 1)
    assert [row.id for row in rows] == [1, 3]
    assert breaker.retry_at - breaker.since == timedelta(hours=1)
    assert office.row(1).fault == "refused with code 50007"
    assert await office.outbox.breaker(A) == breaker
    assert [await unreachable(office.outbox, user) for user in (7, 8)] == [True, False]


async def test_c16_closed_dms_are_not_tried_for_an_hour_and_taken_again_when_they_open() -> None:
    office = Office()
    office.messenger.refusing[dm_of(7)] = DM_CLOSED
    await office.post("one", A)
    await office.deliver()
    await office.post("two", A)
    before = office.messenger.calls_to[dm_of(7)]
    await office.deliver(60)
    assert office.messenger.calls_to[dm_of(7)] == before
    office.messenger.refusing.clear()
    await office.clock.advance(timedelta(hours=1))
    await office.deliver()
    assert (office.seen(A), office.states()) == (["two"], ["refused", "sent"])
    assert await office.outbox.breaker(A) is None


async def test_c16_what_a_refusal_means_is_said_before_it_is_stored_so_that_no_crash_swallows_it() -> None:
    told: list[str] = []

    async def reach(point: str) -> None:
        if point in ("before break", "before mend"):
            told.append(f"{point}: {len(office.doors.refusals)} {len(office.doors.openings)}")

    office = Office(reach)
    office.messenger.refusing[dm_of(7)] = DM_CLOSED
    await office.post("one", A)
    await office.deliver()
    office.messenger.refusing.clear()
    await office.post("two", A)
    await office.clock.advance(timedelta(hours=1))
    await office.deliver()
    assert told == ["before break: 1 0", "before mend: 1 1"]
    assert (office.doors.refusals, office.doors.openings) == ([(A, DM_CLOSED, 1)], [A])


async def test_somebody_can_ask_for_another_try() -> None:
    office = Office()
    office.messenger.refusing[100] = NO_PERMISSION
    await office.post("one")
    await office.deliver()
    office.messenger.refusing.clear()
    await office.outbox.mend(HOME)
    await office.deliver()
    assert office.seen() == ["one"]


@pytest.mark.parametrize("code", [NO_PERMISSION, 50001, 50035])
async def test_c12_a_channel_without_permission_is_held_and_takes_all_in_order_later(code: int) -> None:
    office = Office()
    office.messenger.refusing[100] = code
    await office.post("one")
    await office.want()
    await office.post("two")
    await office.deliver()
    assert office.states() == ["waiting", "waiting"]
    [(breaker, rows)] = office.reports.refusals
    assert (breaker.code, rows) == (code, ())
    office.messenger.refusing.clear()
    await office.clock.advance(timedelta(minutes=5))
    await office.deliver()
    assert office.seen() == ["one", "two", "table 4"]
    assert await office.outbox.breaker(HOME) is None


async def test_c12_each_refusal_makes_the_rest_longer() -> None:
    office = Office()
    office.messenger.refusing[100] = NO_PERMISSION
    await office.post("one")
    for _ in range(12):
        await office.deliver(2)
        await office.clock.set(max(office.clock.now(), office.outbox.breakers[HOME].retry_at))
    waits = [breaker.retry_at - breaker.since for breaker, _ in office.reports.refusals]
    assert [breaker.failures for breaker, _ in office.reports.refusals] == list(range(1, 13))
    assert waits[0] == timedelta(minutes=5)
    assert timedelta(hours=6) <= waits[-1] - waits[-2] < timedelta(hours=6, minutes=1)
    assert office.messenger.calls_to[100] == 12


async def test_c12_a_channel_that_can_only_be_read_rests_longer_each_time_too() -> None:
    office = Office()
    await office.post("one")
    office.messenger.script += [Fault.DROPPED]
    await office.deliver(1)
    await office.clock.advance(600)
    office.messenger.read_only.add(100)
    for _ in range(3):
        await office.deliver(2)
        await office.clock.set(office.outbox.breakers[HOME].retry_at)
    assert [breaker.failures for breaker, _ in office.reports.refusals] == [1, 2, 3]


async def test_c12_a_channel_that_is_gone_gives_its_rows_up_and_frees_the_private_ones() -> None:
    office = Office()
    office.messenger.refusing[100] = CHANNEL_GONE
    await office.post("nightfall")
    await office.want()
    await office.post("your result", A, priority=Priority.URGENT, after_public=True)
    await office.deliver()
    assert office.states() == ["refused", "sent"]
    assert office.seen(A) == ["your result"]
    [(breaker, rows)] = office.reports.refusals
    assert (breaker.code, [row.id for row in rows]) == (CHANNEL_GONE, [1])


async def test_c12_a_panel_in_a_channel_that_is_gone_is_dropped_until_its_next_revision() -> None:
    office = Office()
    await office.want()
    await office.deliver()
    office.messenger.refusing[100] = CHANNEL_GONE
    await office.want()
    await office.deliver()
    panel = office.panel()
    assert (panel.shown, panel.channel, panel.message) == (2, None, None)
    assert office.outbox.breakers[HOME].code == CHANNEL_GONE


async def test_private_rows_go_on_when_the_home_refuses_for_now() -> None:
    office = Office()
    office.messenger.refusing[100] = NO_PERMISSION
    await office.post("nightfall")
    await office.post("your result", A, priority=Priority.URGENT, after_public=True)
    await office.deliver()
    assert (office.states(), office.seen(A)) == (["waiting", "sent"], ["your result"])


async def test_an_archived_thread_is_opened_again() -> None:
    office = Office()
    await office.want()
    await office.deliver()
    office.messenger.refusing[100] = ARCHIVED
    await office.post("one")
    await office.want()
    await office.deliver()
    assert office.seen() == ["table 4", "one"]
    assert (office.messenger.calls["unarchive"], office.reports.refusals) == (1, [])


async def test_a_locked_thread_is_held() -> None:
    office = Office()
    office.messenger.refusing[100] = ARCHIVED
    office.messenger.locked.add(100)
    await office.post("one")
    await office.deliver()
    assert office.states() == ["waiting"]
    assert [breaker.code for breaker, _ in office.reports.refusals] == [ARCHIVED]


async def test_an_archived_thread_that_does_not_stay_open_is_held() -> None:
    office = Office()
    office.messenger.refusing[100] = ARCHIVED
    office.messenger.closes_again = True
    await office.post("one")
    await office.deliver()
    assert office.states() == ["waiting"]
    assert [breaker.code for breaker, _ in office.reports.refusals] == [ARCHIVED]


async def test_a_strike_that_is_refused_for_good_is_given_up() -> None:
    office = Office()
    await office.post("wrong", A)
    await office.deliver()
    office.messenger.refusing[dm_of(7)] = DM_CLOSED
    await office.undo(1)
    await office.deliver()
    assert office.states() == ["refused"]


async def test_an_undo_just_before_a_refusal_leaves_the_row_cancelled() -> None:
    office = Office(latency=0.5)
    office.messenger.refusing[100] = CHANNEL_GONE
    await office.post("wrong")
    await office.post("more")
    async with office.at_work():
        await office.go(0.25)
        assert office.row(1).state is MessageState.SENDING
        await office.undo(1)
        await office.undo(2)
        await office.go(5)
    assert office.states() == ["cancelled", "cancelled"]
    assert [rows for _, rows in office.reports.refusals] == [()]


async def test_c12_a_thousand_refusals_in_ten_minutes_stop_everything_for_a_while() -> None:
    clock = FakeClock()
    budget = Budget(clock, limit=3)
    assert budget.wait() == 0
    for _ in range(3):
        budget.spend()
        await clock.advance(60)
    assert budget.wait() == 420
    await clock.advance(420)
    assert budget.wait() == 0
    budget.spend()
    assert budget.wait() == 60


async def test_c12_while_the_budget_is_spent_nothing_is_sent() -> None:
    office = Office()
    for number in range(22):
        office.messenger.refusing[1000 + number] = NO_PERMISSION
        await office.post("one", channel(1000 + number))
    await office.post("last", channel(5000))
    async with office.at_work(at_once=1, refusals=20):
        await office.go(60)
        assert sum(office.messenger.calls.values()) == 20
        await office.go(530)
        assert sum(office.messenger.calls.values()) == 20
        office.messenger.refusing.clear()
        await office.go(20)
        assert office.seen(channel(5000)) == ["last"]
