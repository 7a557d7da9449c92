"""What people type: heard in DMs and when the bot is mentioned, answered in the same place."""

import pytest

from tests.e2e import simworld
from tests.e2e.chat import Server
from tests.e2e.trials.trial import SECRET, trial_of


async def test_a_dm_is_heard_and_answered(trial: Server) -> None:
    alice = trial.person("alice")
    assert await alice.dm_says("飞弹8") == "you said 飞弹8"
    [asked] = trial_of(trial.bot).asked
    assert (asked.user, asked.text, asked.guild) == (alice.id, "飞弹8", 0)
    assert asked.at == trial.clock.now()


async def test_a_fault_shows_an_id_in_the_dm(
    trial: Server, faults: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    faults.append("fault ")
    alice = trial.person("alice")
    said = await alice.dm_says("boom")
    [fault] = [one.split(" ")[1] for one in caplog.messages if one.startswith("fault ")]
    assert fault in said
    assert SECRET not in caplog.text
    assert simworld.errors(trial.env) == []


async def test_posts_are_not_heard_unless_they_mention_the_bot(trial: Server) -> None:
    alice, bob = trial.person("alice"), trial.person("bob")
    await alice.says("I vote for 3")
    assert [one.author.id for one in bob.sees()] == [alice.id]
    assert trial.bot.user is not None
    await alice.says(f"<@{trial.bot.user.id}> I vote for 3")
    last = bob.sees()[-1]
    assert last.content == "Posts do not count. @everyone"
    assert simworld.pinged(trial.env, last.channel.id, last.id) == frozenset()


async def test_an_edited_dm_is_not_heard_again(trial: Server) -> None:
    alice = trial.person("alice")
    sent = await alice.actor.user.send_dm("missile 8")
    await trial.passes(seconds=5)
    await alice.actor.user.edit(sent, "missile 9")
    assert [one.text for one in trial_of(trial.bot).asked] == ["missile 8"]


async def test_an_answer_that_cannot_be_delivered_is_a_warning(trial: Server) -> None:
    alice = trial.person("alice")
    alice.closes_dms()
    await alice.actor.send_dm("missile 8")
    assert [one.text for one in trial_of(trial.bot).asked] == ["missile 8"]
    assert alice.dms == []
