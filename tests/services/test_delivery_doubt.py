"""Rows and panels in doubt, and panels altogether: nothing twice, nothing lost, the newest shown (P3)."""

from datetime import timedelta

import pytest

from bot.services.delivery.nonces import NONCE_WINDOW
from tests.fakes.messenger import NONCES_KEPT, Fault, dm_of
from tests.fakes.office import Office, Told, channel, person

A = person(7)
UNCLEAR = [Fault.STORED_502, Fault.DROPPED, Fault.HANGS_STORED, Fault.HANGS, Fault.LATE]


@pytest.mark.parametrize("fault", UNCLEAR)
async def test_p3_an_unclear_answer_is_asked_again_with_the_same_nonce(fault: Fault) -> None:
    office = Office()
    await office.post("one")
    await office.post("two")
    office.messenger.script += [fault, fault]
    await office.deliver(120)
    assert office.seen() == ["one", "two"]
    assert office.row(1).revision == 0
    assert office.messenger.calls["find"] == 0


@pytest.mark.parametrize("fault", UNCLEAR)
@pytest.mark.parametrize("away", [NONCE_WINDOW, NONCES_KEPT + timedelta(seconds=1), timedelta(hours=9)])
async def test_p3_after_a_long_silence_the_row_is_looked_for_first(fault: Fault, away: timedelta) -> None:
    office = Office()
    await office.post("one")
    await office.post("two")
    office.messenger.script += [fault]
    await office.deliver(1)
    assert office.states() == ["doubt", "waiting"]
    await office.clock.advance(away)
    office.messenger.arrive()
    await office.deliver(30)
    assert office.seen() == ["one", "two"]
    assert office.messenger.calls["find"] == 1
    assert office.row(1).revision == (1 if fault in (Fault.DROPPED, Fault.HANGS) else 0)


async def test_p3_the_time_of_a_nonce_counts_from_the_first_attempt() -> None:
    office = Office()
    await office.post("one")
    office.messenger.script += [Fault.STORED_502] * 40
    await office.deliver(600)
    office.messenger.script.clear()
    await office.deliver(120)
    assert office.seen() == ["one"]
    assert office.row(1).attempted_at == office.messenger.puts[0].at


async def test_p3_an_equal_message_that_went_out_before_is_not_taken_for_the_lost_one() -> None:
    office = Office(latency=0.1)
    await office.post("the same")
    await office.post("the same")
    office.messenger.script += [None, Fault.DROPPED]
    await office.deliver(1)
    assert office.states() == ["sent", "doubt"]
    await office.clock.advance(600)
    await office.deliver(30)
    assert office.seen() == ["the same", "the same"]


@pytest.mark.parametrize("ahead", [timedelta(seconds=-20), timedelta(seconds=20)])
async def test_p3_a_message_is_found_though_the_clocks_differ(ahead: timedelta) -> None:
    office = Office()
    await office.post("one")
    office.messenger.script += [Fault.STORED_502]
    await office.deliver(1)
    office.messenger.puts[0].at += ahead
    await office.clock.advance(600)
    await office.deliver(30)
    assert office.seen() == ["one"]


async def test_p3_no_connection_is_no_doubt() -> None:
    office = Office()
    await office.post("one")
    office.messenger.script += [Fault.NO_LINE] * 3
    await office.deliver(1)
    assert office.states() == ["waiting"]
    await office.clock.advance(600)
    await office.deliver(60)
    assert (office.seen(), office.messenger.calls["find"]) == (["one"], 0)


async def test_p3_doubt_remains_when_the_next_attempt_is_only_put_off() -> None:
    office = Office()
    await office.post("one")
    office.messenger.script += [Fault.STORED_502, Fault.LIMITED]
    await office.deliver(5)
    assert office.states() == ["doubt"]
    await office.clock.advance(600)
    await office.deliver(30)
    assert office.seen() == ["one"]


async def test_p3_a_long_silence_in_the_middle_of_a_long_message() -> None:
    office = Office(latency=0.1)
    await office.post(Told("long", parts=3), A)
    office.messenger.script += [None, None, Fault.STORED_502]
    await office.deliver(1)
    await office.clock.advance(600)
    await office.deliver(30)
    assert office.messenger.ever(dm_of(7)) == ["long (1/3)", "long (2/3)", "long (3/3)"]


# --- panels


async def test_only_the_newest_revision_of_a_panel_is_shown() -> None:
    office = Office()
    for _ in range(5):
        await office.want()
    await office.deliver()
    assert office.seen() == ["table 6"]
    assert (office.panel().shown, office.renderer.panels) == (5, 1)
    for _ in range(5):
        await office.want()
    await office.deliver()
    assert [edit.text for edit in office.messenger.puts[0].history] == ["table 6", "table 11"]
    assert office.messenger.calls["send"] == 1


async def test_a_panel_whose_message_was_deleted_is_posted_again() -> None:
    office = Office()
    await office.want()
    await office.deliver()
    office.messenger.remove(office.messenger.puts[0].id)
    await office.want()
    await office.deliver()
    assert office.seen() == ["table 3"]
    assert office.panel().message == office.messenger.puts[1].id


async def test_a_panel_wanted_anew_is_another_message() -> None:
    office = Office()
    await office.want()
    await office.deliver()
    await office.want(anew=True)
    await office.deliver()
    await office.want()
    await office.deliver()
    assert office.seen() == ["table 2", "table 4"]


async def test_a_panel_wanted_anew_while_it_is_edited_is_posted_anew() -> None:
    office = Office(latency=0.5)
    await office.want()
    await office.deliver()
    await office.want()
    async with office.at_work():
        await office.go(0.25)
        await office.want(anew=True)
        await office.go(5)
    assert office.seen() == ["table 3", "table 4"]
    assert office.panel().message == office.messenger.puts[1].id


async def test_a_panel_that_moves_is_posted_in_its_new_place() -> None:
    office = Office()
    await office.want()
    await office.deliver()
    await office.want(to=channel(200))
    await office.deliver()
    assert (office.seen(), office.seen(channel(200))) == (["table 2"], ["table 3"])


@pytest.mark.parametrize("fault", UNCLEAR)
async def test_a_panel_whose_first_post_is_in_doubt_is_found_and_shows_the_newest(fault: Fault) -> None:
    office = Office()
    await office.want()
    office.messenger.script += [fault]
    await office.deliver(1)
    await office.want()
    await office.deliver(30)
    assert office.seen() == ["table 3"]


@pytest.mark.parametrize("fault", UNCLEAR)
async def test_a_panel_in_doubt_for_long_is_looked_for_first(fault: Fault) -> None:
    office = Office()
    await office.want()
    office.messenger.script += [fault]
    await office.deliver(1)
    await office.clock.advance(600)
    office.messenger.arrive()
    await office.deliver(30)
    assert office.seen() == ["table 2"]
    assert office.messenger.calls["find"] == (2 if fault in (Fault.DROPPED, Fault.HANGS) else 1)


async def test_a_panel_in_doubt_for_long_is_found_by_its_buttons_when_it_said_something_else() -> None:
    office = Office()
    await office.want()
    office.messenger.script += [Fault.STORED_502]
    await office.deliver(1)
    await office.want()
    await office.clock.advance(600)
    await office.deliver(30)
    assert office.seen() == ["table 3"]
    assert office.messenger.calls["find"] == 2


async def test_a_panel_in_doubt_for_long_is_not_taken_for_the_one_before_it() -> None:
    office = Office(latency=0.1)
    await office.want()
    await office.deliver(1)
    await office.want(anew=True)
    office.messenger.script += [Fault.DROPPED]
    await office.deliver(1)
    await office.clock.advance(600)
    await office.deliver(30)
    assert office.seen() == ["table 2", "table 3"]
    assert office.panel().message == office.messenger.puts[1].id


@pytest.mark.parametrize("fault", UNCLEAR)
async def test_an_edit_with_an_unclear_answer_is_repeated(fault: Fault) -> None:
    office = Office()
    await office.want()
    await office.deliver()
    await office.want()
    office.messenger.script += [fault]
    await office.deliver(60)
    assert (office.seen(), office.panel().shown) == (["table 3"], 2)


async def test_a_panel_that_cannot_be_rendered_blocks_nothing_and_is_tried_with_its_next_revision() -> None:
    office = Office()
    await office.want()
    await office.want("odd")
    await office.deliver()
    office.renderer.faulty_panels.add("odd")
    await office.want("odd")
    await office.want()
    await office.post("one")
    await office.deliver()
    assert [panel.panel for panel, _ in office.reports.broken_panels] == ["odd"]
    assert office.seen() == ["table 6", "odd 3", "one"]
    office.renderer.faulty_panels.clear()
    await office.want("odd")
    await office.deliver()
    assert office.seen() == ["table 6", "odd 7", "one"]


async def test_a_panel_that_the_messenger_chokes_on_keeps_its_place() -> None:
    office = Office()
    await office.want()
    await office.deliver()
    await office.want()
    office.messenger.script += [Fault.BUG]
    await office.deliver()
    await office.want()
    await office.deliver()
    assert office.seen() == ["table 4"]
    assert [type(error) for _, error in office.reports.broken_panels] == [KeyError]


async def test_a_panel_with_nothing_to_show_any_more_is_deleted() -> None:
    office = Office()
    await office.want()
    await office.deliver()
    office.renderer.empty_panels.add("table")
    await office.want()
    await office.deliver()
    assert (office.seen(), office.panel().message, office.panel().shown) == ([], None, 2)
