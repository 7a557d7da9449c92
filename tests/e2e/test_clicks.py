"""Buttons, menus, forms and commands: each input is handled once and answered privately, in its own language."""

from tests.e2e.chat import Server


async def test_a_click_is_answered_privately_in_ones_own_language(trial: Server) -> None:
    alice, bob = trial.person("alice"), trial.person("bob", language="zh-TW")
    await alice.slash("panel")
    assert alice.last is not None
    assert alice.last.private
    said = await alice.clicks("hello")
    assert said.text == "hello alice in en, step 0"
    assert said.private
    await bob.slash("panel")
    assert (await bob.clicks("hello")).text == "hello bob in zh-TW, step 0"
    assert "hello alice" not in bob.reads()
