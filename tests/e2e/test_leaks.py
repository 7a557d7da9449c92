"""The scanner finds a leak at every exit; what is for one person alone is none for him."""

import logging
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.presentation.forms import Field, Form
from bot.presentation.ids import custom_id
from bot.services.messaging import Button, Choice, Menu, Picture, Rendered
from bot.transport.replies import Reply, Update
from tests.e2e.chat import Server
from tests.e2e.leaks import LOG, Exits
from tests.e2e.trials.trial import trial_of

CANARY = "canary4711"
BUTTON = Button(custom_id=custom_id(0, "say"), label="say")

POSTS = {
    "text": Rendered(text=CANARY),
    "label": Rendered(text="x", rows=((Button(custom_id=custom_id(0, "say"), label=CANARY),),)),
    "custom id": Rendered(text="x", rows=((Button(custom_id=custom_id(0, f"say.{CANARY}"), label="say"),),)),
    "option": Rendered(
        text="x",
        rows=((Menu(custom_id=custom_id(0, "pick"), placeholder="p", choices=(Choice(value=CANARY, label="a"),)),),),
    ),
    "file name": Rendered(text="x", pictures=(Picture(name=f"{CANARY}.png", png=b"png", alt="alt"),)),
    "alternative text": Rendered(text="x", pictures=(Picture(name="a.png", png=b"png", alt=CANARY),)),
}


@pytest.mark.parametrize("post", POSTS.values(), ids=POSTS)
async def test_a_leak_in_a_post_or_an_edit_is_found(trial: Server, post: Rendered) -> None:
    alice, bob = trial.person("alice"), trial.person("bob")
    channel = trial.channel().id
    with Exits(trial) as exits:
        put = await trial.as_bot(trial.messenger.send(channel, Rendered(text="clean"), "clean"))
        assert exits.leaks(CANARY) == []
        await trial.as_bot(trial.messenger.edit(channel, put, post))
        await trial.as_bot(trial.messenger.edit(channel, put, Rendered(text="clean again")))
        assert len(exits.leaks(CANARY, {alice.id})) == 1, "what an edit has shown was seen"
        await trial.as_bot(trial.messenger.send(channel, post, "leak"))
    assert len(exits.leaks(CANARY, {alice.id})) == 2
    assert all(bob.id in one.seers for one in exits.leaks(CANARY))


@pytest.mark.parametrize("post", POSTS.values(), ids=POSTS)
async def test_a_leak_in_a_dm_is_found_and_what_is_for_him_is_none(trial: Server, post: Rendered) -> None:
    alice, bob = trial.person("alice"), trial.person("bob")
    with Exits(trial) as exits:
        dm = await trial.as_bot(trial.messenger.open_dm(alice.id))
        await trial.as_bot(trial.messenger.send(dm, post, "dm"))
    assert len(exits.leaks(CANARY, {bob.id})) == 1
    assert exits.leaks(CANARY, {alice.id}) == []


ANSWERS: dict[str, Reply] = {
    **{f"answer: {name}": post for name, post in POSTS.items()},
    "update": Update(Rendered(text=CANARY)),
    "form title": Form(custom_id=custom_id(0, "f"), title=CANARY, fields=(Field(name="a", label="l"),)),
    "form field": Form(custom_id=custom_id(0, "f"), title="t", fields=(Field(name="a", label="l", value=CANARY),)),
    "second part": (Rendered(text="x"), Rendered(text=CANARY)),
}


@pytest.mark.parametrize("reply", ANSWERS.values(), ids=ANSWERS)
async def test_a_private_answer_is_seen_by_its_reader_only(trial: Server, reply: Reply) -> None:
    alice, bob = trial.person("alice"), trial.person("bob")
    await alice.slash("panel")
    trial_of(trial.bot).says = reply
    with Exits(trial) as exits:
        await alice.clicks("say")
    assert exits.leaks(CANARY, {alice.id}) == []
    assert len(exits.leaks(CANARY, {bob.id})) == 1


async def test_a_public_answer_is_a_leak(trial: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """If answers were not ephemeral, the scanner would know."""
    alice, bob = trial.person("alice"), trial.person("bob")
    await alice.slash("panel")
    trial_of(trial.bot).says = Rendered(text=CANARY)
    original: Any = discord.InteractionResponse.send_message

    async def loud(self: object, **given: object) -> object:
        return await original(self, **{**given, "ephemeral": False})

    monkeypatch.setattr(discord.InteractionResponse, "send_message", loud)
    with Exits(trial) as exits:
        await alice.clicks("say")
    [leak] = exits.leaks(CANARY, {alice.id})
    assert bob.id in leak.seers


async def test_a_leak_in_suggestions_is_found(trial: Server) -> None:
    alice, bob = trial.person("alice"), trial.person("bob")
    with Exits(trial) as exits:
        await alice.actor.autocomplete(trial.channel(), "bid", "item", CANARY)
    assert len(exits.leaks(CANARY, {bob.id})) == 1
    assert exits.leaks(CANARY, {alice.id}) == []


async def test_a_leak_in_the_name_of_a_thread_is_found(trial: Server) -> None:
    alice = trial.person("alice")
    with Exits(trial) as exits:
        await trial.as_bot(trial.bot.places.thread(trial.channel().id, CANARY))
    assert exits.leaks(CANARY, {alice.id}) != []


async def test_a_leak_in_the_log_or_a_traceback_is_found(trial: Server) -> None:
    alice = trial.person("alice")
    with Exits(trial) as exits:
        logging.getLogger("bot.services").warning("bid %s", CANARY)
        try:
            raise ValueError(CANARY)
        except ValueError:
            logging.getLogger("bot.services").warning("a fault", exc_info=True)
    assert [one.seers for one in exits.leaks(CANARY, {alice.id})] == [LOG, LOG]


async def test_what_a_fault_says_never_reaches_the_log(trial: Server, faults: list[str]) -> None:
    faults.append("fault ")
    alice = trial.person("alice")
    await alice.slash("panel")
    trial_of(trial.bot).says = app_commands.AppCommandError(CANARY)
    with Exits(trial) as exits:
        await alice.clicks("say")
        await alice.dm_says("say")
    assert exits.leaks(CANARY) == []
    assert sum(one.where == "log bot.transport.replying" for one in exits.all) == 2


async def test_the_scanner_outlives_a_restart(trial: Server) -> None:
    with Exits(trial) as exits:
        await trial.restart()
        await trial.as_bot(trial.messenger.send(trial.channel().id, Rendered(text=CANARY), "after"))
    assert len(exits.leaks(CANARY)) == 1
