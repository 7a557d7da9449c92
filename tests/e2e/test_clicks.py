"""Buttons, menus, forms and commands: each input is handled once and answered privately, in its own language."""

import asyncio

import pytest

from bot.presentation.ids import custom_id
from tests.e2e import simworld
from tests.e2e.chat import TEXTS, Server, custom_ids
from tests.e2e.trials.trial import SECRET, trial_of


async def test_a_click_is_answered_privately_in_ones_own_language(trial: Server) -> None:
    alice, bob = trial.person("alice"), trial.person("bob", language="zh-TW")
    assert (await alice.slash("panel")).private
    said = await alice.clicks("hello")
    assert said.text == "hello alice in en, step 0"
    assert said.private
    await bob.slash("panel")
    assert (await bob.clicks("hello")).text == "hello bob in zh-TW, step 0"
    assert "hello alice" not in bob.reads()


async def test_commands_and_buttons_work_in_dms_too(trial: Server) -> None:
    alice = trial.person("alice", language="zh-CN")
    assert (await alice.slash("bid", dm=True, item="mine", amount=3)).text == "mine 3"
    await alice.slash("panel", dm=True)
    assert (await alice.clicks("hello", where=alice.dm)).text == "hello alice in zh-CN, step 0"


async def test_a_menu_brings_what_was_chosen(trial: Server) -> None:
    alice = trial.person("alice")
    await alice.slash("panel")
    assert (await alice.chooses("pick", "3", "24")).text == "picked 3, 24"


async def test_a_form_brings_what_was_filled_in(trial: Server) -> None:
    alice, bob = trial.person("alice"), trial.person("bob")
    await alice.slash("panel")
    form = await alice.clicks("bid")
    assert form.form is not None
    assert len(form.form["title"]) <= 45
    said = await alice.fills(form, amount="8", kind="b", whom=[bob.actor])
    assert said.text == f"8 b ('{bob.id}',)"
    assert said.private


async def test_two_people_fill_in_the_same_form_at_the_same_time(trial: Server) -> None:
    alice, bob = trial.person("alice"), trial.person("bob")
    await alice.slash("panel")
    await bob.slash("panel")
    first, second = await alice.clicks("bid"), await bob.clicks("bid")
    assert (await alice.fills(first, amount="1", kind="a")).text.startswith("1 a")
    assert (await bob.fills(second, amount="2", kind="b")).text.startswith("2 b")


async def test_a_private_panel_is_edited_in_place(trial: Server) -> None:
    alice = trial.person("alice")
    panel = await alice.slash("panel")
    await alice.clicks("turn.one")
    assert [one.content for one in alice.sees()] == ["turned to one"]
    assert alice.sees()[0].id == panel.message.id
    assert custom_ids(alice.sees()[0]) == [custom_id(0, "turn.two")]
    assert (await alice.clicks("turn.two")).result.acknowledged
    assert alice.reads() == "turned to two"


async def test_a_panel_that_others_see_is_not_edited_by_a_click(trial: Server) -> None:
    alice = trial.person("alice")
    posted = await trial.posts_panel()
    said = await alice.clicks("turn.one", on=posted)
    assert said.private
    assert said.text == "turned to one"
    assert alice.sees()[0].content == "a panel"


async def test_long_answers_come_in_parts_all_private(trial: Server) -> None:
    alice = trial.person("alice")
    await alice.slash("panel")
    said = await alice.clicks("long")
    assert [one.content for one in said.messages] == ["one", "two"]
    assert said.private


async def test_a_handler_may_have_nothing_to_say(trial: Server) -> None:
    alice = trial.person("alice")
    await alice.slash("panel")
    said = await alice.clicks("quiet")
    assert simworld.answer_kind(said.result) == "deferred_update"
    assert said.result.followups == []
    assert alice.reads() == "a panel"


async def test_nothing_after_a_second_is_deferred_privately_and_answered_later(trial: Server) -> None:
    alice, bob = trial.person("alice"), trial.person("bob")
    posted = await trial.posts_panel()
    payload, result = alice.late_click("slow", on=posted)
    await simworld.deliver(trial.env, payload)
    assert not result.acknowledged
    await trial.passes(seconds=0.999)
    assert not result.acknowledged
    await trial.passes(seconds=0.001)
    assert result.deferred
    trial_of(trial.bot).gate.set()
    await trial.passes(seconds=2)
    assert "at last" in alice.reads()
    assert "at last" not in bob.reads()


async def test_a_deferred_update_edits_the_private_panel(trial: Server) -> None:
    alice = trial.person("alice")
    await alice.slash("panel")
    payload, result = alice.late_click("slowturn")
    await simworld.deliver(trial.env, payload)
    await trial.passes(seconds=1)
    assert result.acknowledged
    trial_of(trial.bot).gate.set()
    await trial.passes(seconds=1)
    assert alice.reads() == "turned at last"


async def test_a_form_that_comes_too_late_says_so(trial: Server) -> None:
    alice = trial.person("alice")
    await alice.slash("panel")
    payload, _ = alice.late_click("slowform")
    await simworld.deliver(trial.env, payload)
    await trial.passes(seconds=1)
    trial_of(trial.bot).gate.set()
    await trial.passes(seconds=1)
    assert "Please click once more" in alice.reads()


async def test_a_click_that_discord_has_forgotten_counts_all_the_same(
    trial: Server, caplog: pytest.LogCaptureFixture
) -> None:
    alice = trial.person("alice")
    await alice.slash("panel")
    payload, result = alice.late_click("hello")
    await trial.passes(seconds=7)
    await simworld.deliver(trial.env, payload)
    assert not result.acknowledged
    assert [one.input for one in trial_of(trial.bot).asked[1:]] == [int(payload["id"])]
    assert f"interaction {payload['id']}: the answer is lost (code 10062)" in caplog.messages


async def test_a_click_delivered_twice_is_answered_once(trial: Server, caplog: pytest.LogCaptureFixture) -> None:
    alice = trial.person("alice")
    await alice.slash("panel")
    payload, result = alice.late_click("hello")
    await simworld.deliver(trial.env, payload, payload)
    assert result.acknowledged
    asked = trial_of(trial.bot).asked[1:]
    assert len({one.input for one in asked}) == 1, "by its id the services know it"
    assert alice.reads().count("hello alice") == 1
    assert f"interaction {payload['id']}: the answer is lost (code 40060)" in caplog.messages


@pytest.mark.parametrize("path", ["/interactions/*/*/callback"])
async def test_an_answer_lost_on_the_way_is_a_warning(
    trial: Server, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    alice = trial.person("alice")
    await alice.slash("panel")
    trial.wire.lose_answer("POST", path, ConnectionResetError())
    await alice.clicks("hello")
    assert [one for one in caplog.messages if one.endswith("the answer is lost (ConnectionResetError)")] != []


async def test_a_refusal_without_words_and_a_fault_show_an_id_and_nothing_else(
    trial: Server, caplog: pytest.LogCaptureFixture, faults: list[str]
) -> None:
    faults.append("fault ")
    alice = trial.person("alice")
    await alice.slash("panel")
    on = await trial.posts(*(custom_id(0, verb) for verb in ("refuse.worse", "boom", "broken")))
    for verb in ("refuse.worse", "boom", "broken"):
        said = await alice.clicks(verb, on=on)
        assert said.private
        [fault] = [one for one in caplog.messages[::-1] if one.startswith("fault ")][:1]
        assert fault.split(" ")[1] in said
        assert verb in fault
    assert SECRET not in caplog.text + alice.reads()


async def test_a_refusal_is_told_in_its_own_words(trial: Server) -> None:
    alice = trial.person("alice", language="zh-CN")
    await alice.slash("panel")
    said = await alice.clicks("refuse")
    assert said.private
    assert said.text == TEXTS["zh-CN"].text("refused-not_host")


async def test_what_a_handler_raises_is_no_error_of_the_connection(trial: Server, faults: list[str]) -> None:
    faults.append("fault ")
    alice = trial.person("alice")
    await alice.slash("panel")
    await alice.clicks("boom")
    assert simworld.errors(trial.env) == []


async def test_a_button_without_a_handler_says_that_it_is_dead(trial: Server) -> None:
    alice = trial.person("alice")
    posted = await trial.posts(custom_id(0, "unheard_of"))
    for dead in (custom_id(0, "unheard_of"), "v0:some:old:id"):
        payload, result = simworld.late_click(trial.env, alice.actor, posted, dead)
        await simworld.deliver(trial.env, payload)
        assert result.response is not None
        assert "no longer works" in result.response.content
        assert result.response.ephemeral


async def test_autocomplete_offers_at_most_25_and_nothing_when_it_fails(
    trial: Server, faults: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    alice = trial.person("alice", language="zh-TW")
    offered = await alice.actor.autocomplete(trial.channel(), "bid", "item", "mi")
    assert len(offered) == 25
    assert all(len(one["name"]) <= 100 and one["name"].startswith("zh-TW mi") for one in offered)
    faults.append("autocomplete")
    assert await alice.actor.autocomplete(trial.channel(), "bid", "item", "boom") == []
    assert SECRET not in caplog.text


async def test_nothing_is_remembered_of_what_was_sent(trial: Server) -> None:
    alice = trial.person("alice")
    tasks = len(asyncio.all_tasks())
    for _ in range(3):
        await alice.slash("panel")
        await alice.clicks("bid")
    assert trial.bot.persistent_views == []
    assert simworld.remembered(trial.bot) == 0
    assert len(asyncio.all_tasks()) == tasks, "nothing waits for a private message to grow old"


async def test_discords_time_is_noted_with_each_input(trial: Server) -> None:
    alice = trial.person("alice")
    await alice.slash("panel")
    [asked] = trial_of(trial.bot).asked
    assert asked.at == trial.clock.now()
    assert trial.services.time.now() == trial.clock.now()
