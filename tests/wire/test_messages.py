"""Messages over real sockets: whatever becomes of the line, each appears once (P3)."""

import asyncio
from collections.abc import Awaitable, Callable

import discord
import pytest

from bot.presentation.ids import custom_id
from bot.services.messaging import Button, Doubtful, Picture, RateLimited, RefusedByDestination, Rendered, Unreachable
from bot.transport.messenger import DiscordMessenger
from bot.transport.places import Places
from tests.wire.faults import CREATE, DELETE, EDIT, OPEN_DM, PIN, THREAD, Dropped, Fault, Limited, Lost, Refused, Route
from tests.wire.standin import Standin

NONCE = "ABCDEFGHIJKLMNOPQRSTUVWX"
HELLO = Rendered(text="hello")
SINCE = discord.utils.snowflake_time(0)
PNG = b"\x89PNG\r\n\x1a\n" + bytes(16)
LASTING = 5
"""How often the library tries a request itself."""


def said(standin: Standin, channel: int) -> list[str]:
    return [one["content"] for one in standin.world.messages(channel)]


async def test_p3_a_message_stored_and_then_502_appears_once(
    standin: Standin, messenger: DiscordMessenger, pauses: list[float]
) -> None:
    channel = standin.world.channel()
    standin.next(CREATE, Lost())
    put = await messenger.send(channel, HELLO, NONCE)
    assert [one["id"] for one in standin.world.messages(channel)] == [str(put)]
    assert (standin.statuses(CREATE), pauses) == ([502, 200], [1])


@pytest.mark.parametrize("done", [True, False])
async def test_p3_a_server_error_that_lasts_is_doubtful_and_the_same_nonce_clears_it_up(
    standin: Standin, messenger: DiscordMessenger, pauses: list[float], done: bool
) -> None:
    channel = standin.world.channel()
    standin.next(CREATE, *(Lost(status, done) for status in (500, 502, 504, 502, 502)))
    with pytest.raises(Doubtful):
        await messenger.send(channel, HELLO, NONCE)
    assert standin.world.created == done
    await messenger.send(channel, HELLO, NONCE)
    assert said(standin, channel) == ["hello"]
    assert len(pauses) == LASTING


@pytest.mark.parametrize("done", [True, False])
async def test_p3_a_dropped_line_is_doubtful_and_the_same_nonce_clears_it_up(
    standin: Standin, messenger: DiscordMessenger, done: bool
) -> None:
    channel = standin.world.channel()
    standin.next(CREATE, Dropped(done))
    with pytest.raises(Doubtful):
        await messenger.send(channel, HELLO, NONCE)
    assert standin.world.created == done
    await messenger.send(channel, HELLO, NONCE)
    assert said(standin, channel) == ["hello"]


async def test_p3_after_the_nonces_time_a_message_is_found_by_looking(
    standin: Standin, messenger: DiscordMessenger
) -> None:
    channel = standin.world.channel()
    standin.next(CREATE, Dropped())
    with pytest.raises(Doubtful):
        await messenger.send(channel, HELLO, NONCE)
    [there] = standin.world.messages(channel)
    assert await messenger.find(channel, HELLO, "another", SINCE) == int(there["id"])
    assert await messenger.find(channel, Rendered(text="never said"), "another", SINCE) is None


@pytest.mark.parametrize("everywhere", [False, True])
async def test_a_rate_limit_is_waited_out_and_nothing_is_lost(
    standin: Standin, messenger: DiscordMessenger, everywhere: bool
) -> None:
    channels = [standin.world.channel() for _ in range(4)]
    standin.next(CREATE, Limited(0.05, everywhere=everywhere))
    await messenger.send(channels[0], HELLO, "first")
    await asyncio.gather(*(messenger.send(channel, HELLO, NONCE) for channel in channels))
    assert [said(standin, channel) for channel in channels] == [["hello"] * 2] + [["hello"]] * 3
    # The stand-in refuses whatever comes too early: nothing did.
    assert standin.statuses(CREATE) == [429, *[200] * 5]


async def test_a_limit_on_everything_holds_other_requests_back(standin: Standin, messenger: DiscordMessenger) -> None:
    channel = standin.world.channel()
    standin.next(CREATE, Limited(0.05, everywhere=True))
    sending = asyncio.create_task(messenger.send(channel, HELLO, NONCE))
    await standin.until(lambda: standin.statuses(CREATE) == [429])
    # The answer is read before anything else is asked; both then wait for the same instant.
    await asyncio.gather(sending, *(messenger.open_dm(user) for user in (7, 8)))
    assert set(standin.statuses(OPEN_DM)) <= {200, 429}
    assert standin.statuses(OPEN_DM).count(200) == 2
    assert said(standin, channel) == ["hello"]


async def test_a_limit_that_does_not_end_is_told_with_its_time(
    standin: Standin, messenger: DiscordMessenger, pauses: list[float]
) -> None:
    standin.next(CREATE, Limited(3_600.0))
    with pytest.raises(RateLimited) as raised:
        await messenger.send(standin.world.channel(), HELLO, NONCE)
    assert 3_590 < raised.value.seconds <= 3_600
    assert standin.world.created == 0
    assert len(pauses) == LASTING


async def test_c16_a_closed_dm_is_refused_with_its_code(standin: Standin, messenger: DiscordMessenger) -> None:
    channel = await messenger.open_dm(7)
    assert await messenger.open_dm(7) == channel
    standin.world.closed.add(7)
    with pytest.raises(RefusedByDestination) as raised:
        await messenger.send(channel, HELLO, NONCE)
    assert raised.value.code == 50007
    standin.world.closed.clear()
    await messenger.send(channel, HELLO, NONCE)
    assert said(standin, channel) == ["hello"]


async def test_dms_opened_too_quickly_are_a_limit(standin: Standin, messenger: DiscordMessenger) -> None:
    standin.next(OPEN_DM, Refused(403, 40003))
    with pytest.raises(RateLimited):
        await messenger.open_dm(7)


@pytest.mark.parametrize("route", [CREATE, EDIT, DELETE])
@pytest.mark.parametrize(("status", "code"), [(403, 50001), (403, 50013), (404, 10003)])
async def test_a_refusal_is_told_with_its_code(
    standin: Standin, messenger: DiscordMessenger, route: Route, status: int, code: int
) -> None:
    channel = standin.world.channel()
    put = await messenger.send(channel, HELLO, NONCE)
    standin.next(route, Refused(status, code))
    work: dict[Route, Callable[[], Awaitable[object]]] = {
        CREATE: lambda: messenger.send(channel, HELLO, "another"),
        EDIT: lambda: messenger.edit(channel, put, HELLO),
        DELETE: lambda: messenger.delete(channel, put),
    }
    with pytest.raises(RefusedByDestination) as raised:
        await work[route]()
    assert raised.value.code == code


async def test_a_message_is_edited_pinned_and_deleted(standin: Standin, messenger: DiscordMessenger) -> None:
    channel = standin.world.channel()
    row = (Button(custom_id=custom_id(7, "join", 3), label="Join"),)
    first = Rendered(
        text="<@7> one", rows=(row,), pictures=(Picture(name="a.png", png=PNG, alt="a"),), ping=(7,), pin=True
    )
    put = await messenger.send(channel, first, NONCE)
    [shown] = standin.world.messages(channel)
    assert [one["filename"] for one in shown["attachments"]] == ["a.png"]
    assert [one["id"] for one in shown["mentions"]] == ["7"]
    assert shown["pinned"]
    assert await messenger.find(channel, Rendered(text="", rows=(row,)), "another", SINCE) == put
    await messenger.edit(channel, put, Rendered(text="two"))
    [shown] = standin.world.messages(channel)
    assert (shown["content"], shown["components"], shown["attachments"]) == ("two", [], [])
    for _ in range(2):
        await messenger.delete(channel, put)
    assert standin.world.messages(channel) == []
    assert standin.statuses(DELETE) == [204, 404]


@pytest.mark.parametrize("fault", [Refused(403, 50013), Lost(503), Dropped()])
async def test_a_post_whose_pin_fails_is_posted(standin: Standin, messenger: DiscordMessenger, fault: Fault) -> None:
    channel = standin.world.channel()
    standin.next(PIN, fault)
    put = await messenger.send(channel, Rendered(text="panel", pin=True), NONCE)
    assert [one["id"] for one in standin.world.messages(channel)] == [str(put)]


async def test_c11_a_thread_is_made_archived_refused_and_opened(
    standin: Standin, client: discord.Client, messenger: DiscordMessenger
) -> None:
    thread = await Places(client).thread(standin.world.channel(), "match 1", private=True)
    await messenger.let_in(thread, 7)
    await messenger.let_out(thread, 7)
    standin.world.change_thread(thread, {"archived": True})
    with pytest.raises(RefusedByDestination) as raised:
        await messenger.send(thread, HELLO, NONCE)
    assert raised.value.code == 50083
    await messenger.unarchive(thread)
    await messenger.send(thread, HELLO, NONCE)
    assert said(standin, thread) == ["hello"]
    assert [one.call.asked["type"] for one in standin.asked(THREAD)] == [12]


async def test_a_discord_that_nobody_answers_for_was_sent_nothing(
    standin: Standin, messenger: DiscordMessenger
) -> None:
    channel = standin.world.channel()
    await standin.silent()
    # On the line that was there before, who knows; on a new one, surely not.
    with pytest.raises((Doubtful, Unreachable)):
        await messenger.send(channel, HELLO, NONCE)
    with pytest.raises(Unreachable):
        await messenger.send(channel, HELLO, NONCE)


async def test_a_client_that_has_been_closed_sends_nothing_and_says_so(
    standin: Standin, client: discord.Client, messenger: DiscordMessenger
) -> None:
    channel = standin.world.channel()
    await client.close()
    with pytest.raises(Unreachable):
        await messenger.send(channel, HELLO, NONCE)
    with pytest.raises(Unreachable):
        await messenger.open_dm(7)
    assert standin.world.created == 0
