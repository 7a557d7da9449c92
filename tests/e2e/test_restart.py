"""A new bot on the same file: what was sent before it still works, what was written meanwhile is read."""

import pytest

from bot.presentation.ids import custom_id
from bot.services import steps
from bot.services.listening import shard_name
from bot.transport import client
from tests.e2e import simworld
from tests.e2e.chat import SEND, Server
from tests.e2e.match import hosted_in
from tests.e2e.trials.trial import trial_of


async def test_buttons_menus_and_forms_of_before_work_after_a_restart(trial: Server) -> None:
    alice = trial.person("alice")
    await alice.slash("panel")
    form = await alice.clicks("bid")
    posted = await trial.posts_panel()
    await trial.restart()
    assert (await alice.clicks("hello")).text.startswith("hello alice")
    assert (await alice.chooses("pick", "2", on=posted)).text == "picked 2"
    assert (await alice.fills(form, amount="8", kind="a")).text.startswith("8 a")
    await alice.clicks("turn.one")
    assert "turned to one" in alice.reads()


async def test_a_restart_between_click_and_arrival_loses_nothing(trial: Server) -> None:
    alice = trial.person("alice")
    await alice.slash("panel")
    payload, result = alice.late_click("hello")
    await trial.restart()
    await simworld.deliver(trial.env, payload)
    assert result.response is not None
    assert [one.input for one in trial_of(trial.bot).asked] == [int(payload["id"])]


async def test_commands_are_given_to_discord_only_when_they_changed(
    trial: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    def syncs() -> int:
        return sum(one.method == "PUT" and one.path.endswith("/commands") for one in trial.env.http_requests)

    assert syncs() == 1
    await trial.restart()
    assert syncs() == 1
    alice = trial.person("alice")
    assert (await alice.slash("panel")).private
    monkeypatch.setattr(client, "payload_of", lambda tree, _: [tree.get_commands()[0].to_dict(tree)])
    await trial.restart()
    assert syncs() == 2


async def test_texts_written_while_the_bot_was_away_are_read_in_order(trial: Server) -> None:
    hosted = await hosted_in(trial, trial.channel())
    first, second, *_ = hosted.players
    await first.dm_says("before")
    async with trial.away():
        await trial.passes(minutes=1)
        await first.actor.send_dm("missile 8")
        await second.actor.send_dm("mine 2")
        await trial.passes(seconds=30)
        await first.actor.send_dm("missile 9")
        stranger = trial.person("stranger")
        await stranger.actor.send_dm("hello")
    heard = [(one.user, one.text) for one in trial_of(trial.bot).asked]
    assert [text for user, text in heard if user == first.id] == ["missile 8", "missile 9"]
    assert [text for user, text in heard if user == second.id] == ["mine 2"]
    assert len(heard) == 3, "only players of open matches are asked after"
    assert first.last_dm == "you said missile 9"


async def test_a_text_edited_meanwhile_counts_from_its_edit(trial: Server) -> None:
    hosted = await hosted_in(trial, trial.channel())
    first = hosted.players[0]
    async with trial.away():
        await trial.passes(minutes=1)
        sent = await first.actor.user.send_dm("missile 8")
        await trial.passes(seconds=30)
        await first.actor.user.edit(sent, "missile 9")
        edited = trial.clock.now()
        await trial.passes(seconds=30)
    [asked] = trial_of(trial.bot).asked
    assert (asked.text, asked.at) == ("missile 9", edited)


async def test_a_dm_that_cannot_be_read_holds_nothing_up(trial: Server) -> None:
    hosted = await hosted_in(trial, trial.channel())
    first, second, *_ = hosted.players
    async with trial.away():
        await trial.passes(minutes=1)
        await first.actor.send_dm("lost")
        await second.actor.send_dm("mine 2")
        trial.wire.refuse("GET", SEND.format(first.dm.id), 403, 50001)
    assert [one.text for one in trial_of(trial.bot).asked] == ["mine 2"]
    assert trial.services.listening.state(shard_name(0)).up


async def test_a_button_of_a_step_that_has_passed_is_answered_as_stale(trial: Server) -> None:
    hosted = await hosted_in(trial, trial.channel())
    await hosted.start()
    step = (await hosted.stored()).step
    await trial.restart()
    player = hosted.players[0]
    now, old = custom_id(hosted.match, "hello", step), custom_id(hosted.match, "hello", step + 1)
    posted = await trial.posts(now, old, custom_id(hosted.match, "anytime", step + 1))
    assert (await player.clicks("hello", on=posted)).text == f"hello an in en, step {step}"
    payload, result = simworld.late_click(trial.env, player.actor, posted, old)
    await simworld.deliver(trial.env, payload)
    assert result.response is not None
    assert result.response.ephemeral
    assert result.response.content == trial.hint("stale")
    assert (await player.clicks("anytime", on=posted)).text == "at any step"


async def test_an_input_counts_for_the_phase_that_its_button_was_made_for(trial: Server) -> None:
    hosted = await hosted_in(trial, trial.channel())
    await hosted.start()
    first = await hosted.stored()
    await trial.passes(days=2)
    later = await hosted.stored()
    assert later.step > first.step + 1

    async def phase(step: int) -> str:
        return await trial.as_bot(steps.phase_of(trial.services.storage, hosted.match, step))

    phases = [await phase(step) for step in range(first.step, later.step + 1)]
    assert phases[0] == first.phase == "1-day"
    assert phases[-1] == later.phase
    assert len(set(phases)) == len(phases)
    assert await phase(later.step + 1) == f"step {later.step + 1}", "one that never was"
