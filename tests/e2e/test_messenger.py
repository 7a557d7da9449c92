"""The messenger over Discord's API: what it sends, whom it pings, what each refusal means."""

from datetime import timedelta

import pytest

from bot.presentation.ids import custom_id
from bot.services.messaging import Button, Doubtful, Picture, RateLimited, RefusedByDestination, Rendered, Unreachable
from bot.transport.messenger import DiscordMessenger
from tests.e2e import simworld
from tests.e2e.chat import SEND, Server, custom_ids

NONCE = "ABCDEFGHIJKLMNOPQRSTUVWX"
PNG = b"\x89PNG\r\n\x1a\n" + bytes(16)
HELLO = Rendered(text="hello")


def buttons(*names: str) -> Rendered:
    row = tuple(Button(custom_id=custom_id(7, name, 3), label=name) for name in names)
    return Rendered(text="with buttons", rows=(row,))


async def test_a_message_says_all_it_has_and_pings_only_whom_it_names(trial: Server) -> None:
    alice, bob = trial.person("alice"), trial.person("bob")
    message = Rendered(
        text=f"<@{alice.id}> <@{bob.id}> @everyone",
        pictures=(Picture(name="table.png", png=PNG, alt="the table"),),
        ping=(alice.id,),
    )
    put = await trial.as_bot(trial.messenger.send(trial.channel().id, message, NONCE))
    [seen] = bob.sees()
    assert (seen.id, seen.content) == (put, message.text)
    assert [(one.filename, one.description) for one in seen.attachments] == [("table.png", "the table")]
    assert simworld.pinged(trial.env, seen.channel.id, put) == {alice.id}


async def test_an_edit_replaces_text_buttons_and_pictures(trial: Server) -> None:
    alice = trial.person("alice")
    channel = trial.channel().id
    first = Rendered(text="one", rows=buttons("join").rows, pictures=(Picture(name="a.png", png=PNG, alt="a"),))
    put = await trial.as_bot(trial.messenger.send(channel, first, NONCE))
    await trial.as_bot(trial.messenger.edit(channel, put, Rendered(text="two", ping=(alice.id,))))
    [seen] = alice.sees()
    assert (seen.content, custom_ids(seen), seen.attachments) == ("two", [], [])
    assert simworld.pinged(trial.env, channel, put) == frozenset()


async def test_a_message_is_deleted_and_one_that_is_gone_is_no_error(trial: Server) -> None:
    alice = trial.person("alice")
    channel = trial.channel().id
    put = await trial.as_bot(trial.messenger.send(channel, HELLO, NONCE))
    for _ in range(2):
        await trial.as_bot(trial.messenger.delete(channel, put))
    assert alice.sees() == []


async def test_the_same_nonce_is_the_same_message(trial: Server) -> None:
    alice = trial.person("alice")
    channel = trial.channel().id
    put = {await trial.as_bot(trial.messenger.send(channel, HELLO, NONCE)) for _ in range(3)}
    assert [one.id for one in alice.sees()] == list(put)


async def test_a_message_is_found_by_its_buttons_or_else_by_its_text(trial: Server) -> None:
    alice = trial.person("alice")
    channel = trial.channel().id
    before = await trial.as_bot(trial.messenger.send(channel, HELLO, "before"))
    await trial.passes(seconds=60)
    since = trial.clock.now() - timedelta(seconds=5)
    await alice.says("hello")
    by_text = await trial.as_bot(trial.messenger.send(channel, HELLO, "text"))
    by_buttons = await trial.as_bot(trial.messenger.send(channel, buttons("join", "leave"), "buttons"))
    changed = Rendered(text="other text", rows=buttons("join", "leave").rows)

    async def find(message: Rendered) -> int | None:
        return await trial.as_bot(trial.messenger.find(channel, message, "unknown", since))

    assert before != by_text
    assert await find(HELLO) == by_text
    assert await find(changed) == by_buttons
    assert await find(buttons("join")) is None
    assert await find(Rendered(text="never said")) is None
    pinged = await trial.as_bot(trial.messenger.send(channel, Rendered(text="dawn\n-# <@1> <@2>"), "pings"))
    for since_then in ("dawn\n-# <@2>", "dawn"):
        assert await find(Rendered(text=since_then)) == pinged, "who wants no pings may have said so meanwhile"


async def test_a_pin_that_is_refused_does_not_make_the_post_fail(trial: Server) -> None:
    alice = trial.person("alice")
    channel = trial.channel()
    pinned = await trial.as_bot(trial.messenger.send(channel.id, Rendered(text="panel", pin=True), "one"))
    assert [one.id for one in channel.pinned_messages()] == [pinned]
    trial.wire.refuse("PUT", "/channels/*/messages/pins/*", 403, 50013)
    again = await trial.as_bot(trial.messenger.send(channel.id, Rendered(text="again", pin=True), "two"))
    assert again in [one.id for one in alice.sees()]
    assert [one.id for one in channel.pinned_messages()] == [pinned]


async def test_an_archived_thread_is_opened(trial: Server) -> None:
    thread = await trial.as_bot(trial.bot.places.thread(trial.channel().id, "match 1"))
    simworld.archive(trial.env, thread)
    await trial.as_bot(trial.messenger.unarchive(thread))
    assert not simworld.archived(trial.env, thread)


REFUSALS = [
    (403, 50007, RefusedByDestination(50007)),
    (403, 50013, RefusedByDestination(50013)),
    (403, 50001, RefusedByDestination(50001)),
    (404, 10003, RefusedByDestination(10003)),
    (404, 10008, RefusedByDestination(10008)),
    (400, 50083, RefusedByDestination(50083)),
    (403, 50083, RefusedByDestination(50083)),
    (403, 160005, RefusedByDestination(50083)),
    (403, 40003, RateLimited(60.0)),
    (429, 0, RateLimited(60.0)),
    (500, 0, Doubtful()),
    (502, 0, Doubtful()),
    (401, 0, Unreachable()),
    (403, 0, Unreachable()),
    (404, 0, Unreachable()),
]


@pytest.mark.parametrize(("status", "code", "meant"), REFUSALS)
async def test_each_error_of_discord_has_its_meaning(trial: Server, status: int, code: int, meant: Exception) -> None:
    channel = trial.channel().id
    trial.wire.refuse("*", f"/channels/{channel}*", status, code, times=None)
    put = 1
    works = (
        trial.messenger.send(channel, HELLO, NONCE),
        trial.messenger.edit(channel, put, HELLO),
        trial.messenger.find(channel, HELLO, NONCE, trial.clock.now()),
        trial.messenger.unarchive(channel),
    )
    for work in works:
        with pytest.raises(type(meant)) as raised:
            await trial.as_bot(work)
        assert vars(raised.value) == vars(meant)


async def test_a_fault_of_ours_is_no_refusal(trial: Server) -> None:
    with pytest.raises(Exception, match="50035") as raised:
        await trial.as_bot(trial.messenger.send(trial.channel().id, Rendered(text="x" * 2001), NONCE))
    assert not isinstance(raised.value, RefusedByDestination | Doubtful | RateLimited | Unreachable)


@pytest.mark.parametrize("error", [ConnectionResetError(), TimeoutError()])
async def test_a_dropped_line_is_doubtful_and_the_nonce_clears_it_up(trial: Server, error: Exception) -> None:
    alice = trial.person("alice")
    channel = trial.channel().id
    trial.wire.lose_answer("POST", SEND.format(channel), error)
    with pytest.raises(Doubtful):
        await trial.as_bot(trial.messenger.send(channel, HELLO, NONCE))
    put = await trial.as_bot(trial.messenger.send(channel, HELLO, NONCE))
    assert [one.id for one in alice.sees()] == [put]


async def test_without_a_client_nothing_was_sent() -> None:
    with pytest.raises(Unreachable):
        await DiscordMessenger().send(1, HELLO, NONCE)
