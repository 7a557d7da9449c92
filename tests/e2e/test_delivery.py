"""From a commit to what people see, over Discord's faults: everything once, in order, or later by another way."""

import pytest
import pytest_asyncio

from bot.services.outgoing import Destination, DestinationKind, MessageState
from tests.e2e import simworld
from tests.e2e.chat import SEND, Server
from tests.e2e.match import Hosted, hosted_in

CHANNEL_ERRORS = [(403, 50013), (403, 50001)]


@pytest_asyncio.fixture
async def hosted(trial: Server) -> Hosted:
    return await hosted_in(trial, trial.channel())


async def test_the_lobby_is_one_panel_edited_in_place(hosted: Hosted) -> None:
    panels = [one.content for one in hosted.host.sees() if "lobby of match" in one.content]
    assert panels == [f"lobby of match {hosted.match}: lobby"]


async def test_an_announcement_whose_answer_was_lost_stands_there_once(hosted: Hosted) -> None:
    path = SEND.format(hosted.server.channel().id)
    hosted.server.wire.lose_answer("POST", path)
    await hosted.announce("first words")
    await hosted.announce("second words")
    await hosted.server.passes(minutes=2)
    first, second = hosted.announced()
    assert "first words" in first
    assert "second words" in second


@pytest.mark.parametrize(("status", "code"), CHANNEL_ERRORS)
async def test_what_a_channel_refuses_for_a_while_comes_later_in_order(hosted: Hosted, status: int, code: int) -> None:
    hosted.server.wire.refuse("POST", SEND.format(hosted.server.channel().id), status, code, times=None)
    await hosted.announce("first words")
    await hosted.announce("second words")
    await hosted.server.passes(minutes=1)
    assert hosted.announced() == []
    hosted.server.wire.relent()
    await hosted.server.passes(hours=7)
    assert [text.partition("text")[2][3:8] for text in hosted.announced()] == ["first", "secon"]


async def test_with_dms_closed_the_table_goes_on_and_it_is_reported(hosted: Hosted) -> None:
    closed, *others = hosted.players
    closed.closes_dms()
    await hosted.start()
    await hosted.server.passes(seconds=30)
    assert closed.dms == []
    assert all(one.dms for one in others)
    [(breaker, rows)] = hosted.server.reports.refusals
    assert breaker.destination == Destination(DestinationKind.PERSON, closed.id)
    assert breaker.code == 50007
    assert {row.state for row in rows} == {MessageState.REFUSED}


async def test_a_deleted_channel_gives_its_rows_up(hosted: Hosted) -> None:
    simworld.delete_channel(hosted.server.env, hosted.server.channel().id)
    await hosted.announce("to nobody")
    await hosted.server.passes(minutes=1)
    messages = await hosted.server.as_bot(hosted.server.services.storage.messages(hosted.match))
    home = Destination(DestinationKind.CHANNEL, hosted.home.id)
    assert [one.state for one in messages if one.new.destination == home][-1] is MessageState.REFUSED
    assert hosted.server.reports.refusals[0][0].code in (10003, 50001)


async def test_a_panel_that_somebody_deleted_is_posted_anew(hosted: Hosted) -> None:
    [panel] = [one for one in hosted.host.sees() if "lobby of match" in one.content]
    simworld.delete_message(hosted.server.env, panel.channel.id, panel.id)
    await hosted.start()
    await hosted.server.passes(seconds=30)
    lobbies = [one.id for one in hosted.host.sees() if "lobby of match" in one.content]
    assert len(lobbies) == 1
    assert lobbies[0] != panel.id


async def test_an_archived_thread_is_opened_to_take_a_message(trial: Server) -> None:
    channel = trial.channel()
    thread = await trial.as_bot(trial.bot.places.thread(channel.id, "match 1"))
    hosted = await hosted_in(trial, next(one for one in channel.threads if one.id == thread))
    simworld.archive(trial.env, thread)
    trial.wire.refuse("POST", SEND.format(thread), 400, 50083)
    await hosted.announce("still here")
    await trial.passes(minutes=1)
    assert not simworld.archived(trial.env, thread)
    assert len(hosted.announced()) == 1


async def test_a_locked_thread_is_tried_again_later(trial: Server) -> None:
    channel = trial.channel()
    thread = await trial.as_bot(trial.bot.places.thread(channel.id, "match 1"))
    hosted = await hosted_in(trial, next(one for one in channel.threads if one.id == thread))
    trial.wire.refuse("POST", SEND.format(thread), 403, 160005, times=None)
    trial.wire.refuse("PATCH", f"/channels/{thread}", 403, 50013, times=None)
    await hosted.announce("still here")
    await trial.passes(minutes=1)
    assert hosted.announced() == []
    trial.wire.relent()
    await trial.passes(hours=7)
    assert len(hosted.announced()) == 1


async def test_what_was_not_sent_before_a_restart_comes_after_it_once(hosted: Hosted) -> None:
    server = hosted.server
    server.wire.refuse("POST", SEND.format(server.channel().id), 503, 0, times=None)
    await hosted.announce("through the night")
    await server.passes(seconds=20)
    assert hosted.announced() == []
    await server.restart()
    server.wire.relent()
    await server.passes(minutes=5)
    assert len(hosted.announced()) == 1


async def test_deadlines_come_by_the_worlds_clock(hosted: Hosted) -> None:
    await hosted.start()
    await hosted.server.passes(days=3)
    assert (await hosted.stored()).phase not in ("1-day", "")
