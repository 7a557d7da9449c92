"""Delivery in order, once, and what becomes of rows that cannot be made or are undone."""

import pytest

from bot.services.delivery.nonces import message_nonce, panel_nonce
from bot.services.outgoing import Message, MessageState, NewMessage, Priority
from tests.fakes.messenger import Fault
from tests.fakes.office import NOON, Office, RenderingFault, Told, channel, person, place

A = person(7)


async def test_rows_go_out_in_order_for_each_destination() -> None:
    office = Office()
    for text in ("one", "two", "three"):
        await office.post(text)
        await office.post(f"{text} for you", A)
    await office.deliver()
    assert office.seen() == ["one", "two", "three"]
    assert office.seen(A) == ["one for you", "two for you", "three for you"]
    assert set(office.states()) == {"sent"}
    assert [posted.channel for posted in office.row(2).posted] == [place(A)]
    assert office.messenger.calls["open_dm"] == 1
    assert office.reports.faults == []


async def test_what_comes_while_a_worker_waits_is_sent_at_once_when_it_is_woken() -> None:
    office = Office()
    async with office.at_work() as delivery:
        await office.go(60)
        before = office.clock.now()
        await office.post("news")
        delivery.wake()
        await office.go(0.001)
        assert office.seen() == ["news"]
        assert (office.clock.now() - before).total_seconds() < 0.01


async def test_what_another_process_wants_sent_is_found_within_two_seconds() -> None:
    office = Office()
    async with office.at_work():
        await office.go(30)
        await office.post("news")
        await office.go(2)
        assert office.seen() == ["news"]


async def test_a_renderer_never_gets_seed_or_state() -> None:
    office = Office()
    await office.post("one")
    await office.deliver()
    assert [(table.match.seed, table.match.state) for table in office.renderer.tables] == [("", b"")]
    assert office.match().seed


async def test_the_parts_of_a_long_message_stay_in_order_before_the_next_one() -> None:
    office = Office()
    await office.post(Told("long", parts=3))
    await office.post("next")
    office.messenger.script += [None, Fault.LIMITED, Fault.STORED_502, Fault.DROPPED]
    await office.deliver(60)
    assert office.messenger.ever(100) == ["long (1/3)", "long (2/3)", "long (3/3)", "next"]
    assert [posted.part for posted in office.row(1).posted] == [0, 1, 2]


async def test_a_row_with_nothing_to_show_is_sent_without_a_message() -> None:
    office = Office()
    await office.post(Told("nothing", parts=0))
    await office.post("next")
    await office.deliver()
    assert (office.seen(), office.states()) == (["next"], ["sent", "sent"])


async def test_a_rendering_fault_marks_the_row_is_reported_and_blocks_nothing() -> None:
    office = Office()
    await office.post("before")
    await office.post(Told("secret", faulty=True))
    await office.post("after")
    await office.deliver()
    assert office.seen() == ["before", "after"]
    assert office.states() == ["sent", "broken", "sent"]
    [(row, error)] = office.reports.broken_rows
    assert row.id == 2
    assert isinstance(error, RenderingFault)
    assert office.row(2).fault.startswith("RenderingFault at office.py:")
    assert "secret" not in office.row(2).fault


async def test_a_message_that_the_messenger_chokes_on_blocks_nothing() -> None:
    office = Office()
    await office.post("odd")
    await office.post("after")
    office.messenger.script.append(Fault.BUG)
    await office.deliver()
    assert (office.seen(), office.states()) == (["after"], ["broken", "sent"])
    assert [type(error) for _, error in office.reports.broken_rows] == [KeyError]


async def test_a_row_of_a_match_that_is_gone_is_broken() -> None:
    office = Office()
    await office.post("odd", match=2, to=channel(100))
    await office.post("after")
    async with office.at_work():
        home = office.matches.rows.pop(2)
        await office.go(5)
        office.matches.rows[2] = home
    assert (office.seen(), office.states()) == (["after"], ["broken", "sent"])


async def test_each_ping_comes_once() -> None:
    office = Office()
    await office.post(Told("wake up", ping=(7,)))
    office.messenger.script += [Fault.STORED_502, Fault.STORED_502, Fault.STORED_502]
    await office.deliver(60)
    assert office.messenger.pings == [(100, 7)]


# --- urgency


async def test_urgent_rows_first_then_announcements_then_panels() -> None:
    office = Office()
    await office.want("table", channel(1))
    await office.post("announced", channel(2), priority=Priority.ANNOUNCEMENT)
    await office.post("urgent", A, priority=Priority.URGENT)
    await office.want("lobby", channel(3))
    async with office.at_work(at_once=1):
        await office.go(10)
    assert [put.text for put in office.messenger.puts] == ["urgent", "announced", "table 5", "lobby 5"]


async def test_a_panel_waits_for_its_turn_even_behind_rows_of_its_own_channel() -> None:
    office = Office(latency=0.1)
    await office.want()
    await office.post("first")
    async with office.at_work(at_once=1):
        await office.go(0.05)
        await office.post("elsewhere", A, priority=Priority.URGENT)
        await office.go(10)
    assert [put.text for put in office.messenger.puts] == ["first", "elsewhere", "table 4"]


async def test_private_rows_wait_for_the_public_one_before_them() -> None:
    office = Office()
    await office.post("nightfall")
    await office.post("your result", A, priority=Priority.URGENT, after_public=True)
    office.messenger.script += [Fault.LIMITED]
    async with office.at_work():
        await office.go(1)
        assert office.messenger.puts == []
        await office.go(10)
    assert [put.text for put in office.messenger.puts] == ["nightfall", "your result"]


async def test_a_destination_that_is_rate_limited_holds_nobody_else_back() -> None:
    office = Office()
    office.messenger.slow[100] = 5.0
    for number in range(4):
        await office.post(f"home {number}")
        await office.post(f"you {number}", A)
    async with office.at_work(at_once=1):
        await office.go(1)
        assert office.seen(A) == ["you 0", "you 1", "you 2", "you 3"]
        assert office.seen() == ["home 0"]
        await office.go(20)
    assert office.seen() == ["home 0", "home 1", "home 2", "home 3"]
    # It waited for as long as it was told, instead of knocking.
    assert office.messenger.calls_to[100] == 7


async def test_no_more_than_forty_calls_a_second_and_a_few_at_once() -> None:
    office = Office()
    for number in range(60):
        await office.post("hello", channel(1000 + number))
    async with office.at_work():
        await office.go(0.01, steps=10)
        assert len(office.messenger.puts) == 10
        await office.go(1, steps=100)
        assert 45 <= len(office.messenger.puts) <= 51


# --- undoing


async def test_a_row_undone_before_it_was_sent_never_goes_out() -> None:
    office = Office()
    await office.post("wrong")
    await office.undo(1)
    await office.post("right")
    await office.deliver()
    assert (office.seen(), office.states()) == (["right"], ["cancelled", "sent"])


async def test_a_sent_row_that_is_undone_is_struck_through() -> None:
    office = Office()
    await office.post(Told("wrong", parts=3))
    await office.post("more")
    await office.deliver()
    await office.undo(1)
    await office.deliver()
    assert office.seen() == ["~~wrong~~", "more"]
    assert office.states() == ["struck", "sent"]


async def test_a_message_that_is_gone_counts_as_struck() -> None:
    office = Office()
    await office.post("wrong")
    await office.deliver()
    office.messenger.remove(office.row(1).posted[0].message)
    await office.undo(1)
    await office.deliver()
    assert office.states() == ["struck"]


@pytest.mark.parametrize("fault", [None, Fault.STORED_502, Fault.DROPPED, Fault.HANGS_STORED, Fault.LIMITED])
async def test_a_row_undone_while_it_is_sent_ends_struck_or_unsent(fault: Fault | None) -> None:
    office = Office(latency=0.5)
    await office.post(Told("wrong", parts=2))
    office.messenger.script.append(fault)
    async with office.at_work():
        await office.go(0.25)
        assert office.row(1).state is MessageState.SENDING
        await office.undo(1)
        await office.go(60)
    if fault is Fault.LIMITED:
        assert (office.states(), office.messenger.puts) == (["cancelled"], [])
    else:
        assert (office.states(), office.seen()) == (["struck"], ["~~wrong~~"])


async def test_a_long_message_undone_in_its_middle_is_struck_as_far_as_it_got() -> None:
    office = Office()
    await office.post(Told("wrong", parts=3))
    office.messenger.script += [None, Fault.LIMITED]
    async with office.at_work():
        await office.go(1)
        await office.undo(1)
        await office.go(20)
    assert (office.states(), office.seen()) == (["struck"], ["~~wrong~~"])
    assert office.messenger.ever(100) == ["wrong (1/3)", "wrong (2/3)"]


async def test_a_row_undone_while_in_doubt_is_not_sent_when_it_is_not_found_later() -> None:
    office = Office()
    await office.post("wrong")
    office.messenger.script += [Fault.DROPPED]
    await office.deliver(1)
    assert office.states() == ["doubt"]
    await office.undo(1)
    await office.clock.advance(600)
    await office.deliver()
    assert (office.states(), office.messenger.puts) == (["cancelled"], [])


# --- nonces


def test_nonces_are_24_characters_and_differ_by_row_revision_part_and_tale() -> None:
    rows = [_row(1, 0, b"[]"), _row(2, 0, b"[]"), _row(1, 1, b"[]"), _row(1, 0, b"[1]")]
    nonces = [message_nonce(row, part) for row in rows for part in (0, 1)]
    nonces += [panel_nonce(1, "table", NOON), panel_nonce(2, "table", NOON), panel_nonce(1, "lobby", NOON)]
    assert {len(nonce) for nonce in nonces} == {24}
    assert len(set(nonces)) == len(nonces)
    assert message_nonce(rows[0], 0) == message_nonce(_row(1, 0, b"[]"), 0)


def _row(number: int, revision: int, events: bytes) -> Message:
    new = NewMessage(
        match=1,
        number=1,
        destination=A,
        seat=None,
        language="en",
        source="test",
        events=events,
        priority=Priority.URGENT,
    )
    return Message(id=number, new=new, state=MessageState.WAITING, revision=revision)
