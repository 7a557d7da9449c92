"""Threads and forum posts, and who could read private ones."""

import discord
import pytest

from bot.presentation.ids import custom_id
from bot.services.messaging import Button, Doubtful, RefusedByDestination, Rendered
from tests.e2e import simworld
from tests.e2e.chat import Server, custom_ids

BUTTONS = Rendered(text="the lobby", rows=((Button(custom_id=custom_id(1, "hello", 0), label="hello"),),))


async def test_a_forum_post_has_its_buttons_and_they_work(trial: Server) -> None:
    alice = trial.person("alice")
    forum = trial.guild.create_forum_channel("matches")
    thread, message = await trial.as_bot(trial.bot.places.post(forum.id, "match " * 40, BUTTONS))
    [post] = forum.threads
    assert post.id == thread
    assert len(post.name or "") <= 100
    [first] = alice.sees(post)
    assert (first.id, first.content) == (message, "the lobby")
    assert custom_ids(first) == [custom_id(1, "hello", 0)]
    assert (await alice.clicks("hello", where=post)).text.startswith("hello alice")


async def test_a_private_thread_is_for_those_who_were_let_in(trial: Server) -> None:
    alice, bob = trial.person("alice"), trial.person("bob")
    channel = trial.channel()
    thread = await trial.as_bot(trial.bot.places.thread(channel.id, "east", private=True))
    await trial.as_bot(trial.messenger.let_in(thread, alice.id))
    with_secret = Rendered(text="secret talk")
    await trial.as_bot(trial.messenger.send(thread, with_secret, "talk"))
    place = next(one for one in channel.threads if one.id == thread)
    assert "secret talk" in alice.reads(place)
    assert bob.id not in simworld.seers(trial.env, "POST", f"/channels/{thread}/messages", {})
    await trial.as_bot(trial.messenger.let_out(thread, alice.id))
    assert alice.id not in simworld.seers(trial.env, "POST", f"/channels/{thread}/messages", {})


async def test_after_an_unclear_answer_the_same_thread_is_taken(trial: Server) -> None:
    channel = trial.channel()
    trial.wire.lose_answer("POST", "/channels/*/threads")
    thread = await trial.as_bot(trial.bot.places.thread(channel.id, "match 1"))
    assert [one.id for one in channel.threads] == [thread]


async def test_a_thread_that_was_not_made_is_doubtful(trial: Server) -> None:
    trial.wire.refuse("POST", "/channels/*/threads", 502, 0)
    with pytest.raises(Doubtful):
        await trial.as_bot(trial.bot.places.thread(trial.channel().id, "match 1"))


async def test_who_could_read_private_threads_is_named(trial: Server) -> None:
    channel = trial.channel()
    readers = trial.guild.create_role("readers", permissions=discord.Permissions(manage_threads=True))
    admins = trial.guild.create_role("admins", permissions=discord.Permissions(administrator=True))
    plain, mod, admin = (
        trial.person("plain"),
        trial.person("mod", roles=[readers]),
        trial.person("admin", roles=[admins]),
    )
    gone = trial.person("gone", roles=[admins])
    trial.guild.remove_member(gone.actor)
    people = [one.id for one in (plain, mod, admin, gone)]
    found = await trial.as_bot(trial.bot.places.watchers(trial.guild.id, channel.id, people))
    assert found == {mod.id, admin.id}
    thread = await trial.as_bot(trial.bot.places.thread(channel.id, "match 1"))
    assert await trial.as_bot(trial.bot.places.watchers(trial.guild.id, thread, people)) == found


async def test_what_the_bot_may_not_do_in_a_place_is_named(trial: Server) -> None:
    place = await trial.as_bot(trial.bot.places.look(trial.guild.id, trial.channel().id))
    assert (place.forum, place.thread) == (False, False)
    assert place.lacks(send_messages=True, view_channel=True) == ()
    assert place.lacks(administrator=True, send_messages=True) == ("administrator",)
    forum = trial.guild.create_forum_channel("matches")
    assert (await trial.as_bot(trial.bot.places.look(trial.guild.id, forum.id))).forum


async def test_a_place_that_is_gone_is_refused(trial: Server) -> None:
    channel = trial.guild.create_text_channel("gone").id
    simworld.delete_channel(trial.env, channel)
    for work in (
        trial.bot.places.look(trial.guild.id, channel),
        trial.bot.places.thread(channel, "match 1"),
        trial.bot.places.post(channel, "match 1", BUTTONS),
    ):
        with pytest.raises(RefusedByDestination):
            await trial.as_bot(work)
