"""What anybody may ask again: his part, the panel, the rules, what to do; always for his eyes only, in his language."""

import pytest

from bot.presentation.localizer import LANGUAGES
from bot.transport.syncing import payload_of
from bot.transport.translator import NAMED, Payload
from tests.e2e.chat import TEXTS, Server, custom_ids
from tests.e2e.play import FOUR, Match, begun
from tests.presentation.texts import Noted

PLAYERS = ("bid", "seal", "withdraw", "vote", "votes", "use", "me", "panel", "why", "rules", "help")


def names_in(command: Payload, language: str) -> list[str]:
    """All words of a command that people of this language see."""
    own = command["name"] if language == "en" else command["name_localizations"][NAMED[language]]
    about = command["description"] if language == "en" else command["description_localizations"][NAMED[language]]
    return [own, about, *(one for option in command.get("options", ()) for one in names_in(option, language))]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_command_of_players_is_there_in_every_language(server: Server, language: str) -> None:
    payload = {str(one["name"]): one for one in payload_of(server.bot.tree, TEXTS)}
    assert set(PLAYERS) <= set(payload)
    for name in PLAYERS:
        words = names_in(payload[name], language)
        assert all(words)
        if language != "en":
            assert words[0] != name
            assert all(not part.isascii() for part in words), words


async def test_no_words_of_commands_are_left_over(server: Server) -> None:
    noted = {language: Noted(language) for language in LANGUAGES}
    payload_of(server.bot.tree, noted)
    for language, own in noted.items():
        asked = {message_id for message_id, _ in own.asked}
        left = {one for one in own.message_ids - asked if one.startswith(("command-", "choice-"))}
        # English names stand in the code: Discord takes them from there.
        assert {one for one in left if language != "en" or not one.endswith("-name")} == set()


async def test_english_names_are_those_in_the_code(server: Server) -> None:
    """`/help` tells commands by their names in the texts."""
    for command in payload_of(server.bot.tree, TEXTS):
        if command["name"] in PLAYERS:
            assert TEXTS["en"].text(f"command-{command['name']}-name") == command["name"]


async def test_my_role_is_shown_again_and_can_be_received(four: Match) -> None:
    an, _, cy, _ = four.people
    said = await cy.clicks("me", on=four.panel)
    assert said.private
    assert "水民" in said
    assert "你现在有 10 金" in said
    assert "截标" in said
    assert "收到身份" in [
        part.label for row in said.message.components for part in row.children if part.type.value == 2
    ]
    assert "主持人知道" in await cy.clicks("received", on=said.message)
    rows = (await four.server.services.storage.load(four.id)).seats  # type: ignore[union-attr]
    assert [row.received for row in rows] == [False, False, True, False]
    again = await cy.slash("me")
    assert "received" not in [one.split(":")[2] for one in custom_ids(again.message)]
    assert (await an.clicks("received", on=an.dms[-1])).private


async def test_the_panel_is_copied_for_whoever_asks_in_his_own_language(four: Match) -> None:
    cy, eve = four.people[2], four.server.person("eve", language="zh-TW")
    said = await cy.slash("panel")
    assert said.private
    assert "第 1 天白天" in said
    await cy.chooses("vote", "1", on=said.message)
    assert (await four.state())["votes"] == {"3": "1"}
    assert "第 1 天白天" in await eve.slash("panel")
    assert "這裡沒有你在玩的局" in await eve.slash("panel", dm=True)


async def test_the_rules_are_two_screens_with_this_matchs_house_rules_marked(server: Server) -> None:
    people = [server.person(name) for name in ("an", "bo", "cy", "di")]
    await begun(server, *people, rules={**FOUR, "self_vote": "off"})
    said = await people[0].slash("rules")
    assert said.private
    assert len(said.messages) == 2
    marked = [line for line in said.messages[1].content.splitlines() if line.startswith("★")]
    assert len(marked) == 2
    assert any("may not vote for yourself" in line for line in marked)
    usual = await server.person("eve").slash("rules", dm=True)
    assert "★" not in usual
    assert "as they usually are" in usual


async def test_help_goes_by_the_situation(four: Match) -> None:
    an = four.people[0]
    assert 'write "missile 8" in a DM' in await an.slash("help")
    assert "no seat in this match" in await four.server.person("eve").slash("help")
    assert "no match here" in await four.server.people["eve"].slash("help", dm=True)
    await an.dm_says("missile 5")
    await four.comes_to("dusk")
    said = await an.slash("help")
    assert "Vote:" in said
    assert "Bid:" not in said
    await four.comes_to("night")
    assert "You hold an item" in await an.slash("help")
    assert "nothing for you to do" in await four.people[1].slash("help")
    await an.slash("use", item="missile", seat="4")
    await four.comes_to("day")
    assert "第 2 天" not in await an.slash("help")
    assert "你已經出局" in await four.people[3].slash("help")


async def test_nothing_of_a_match_is_told_to_who_is_neither_in_it_nor_in_its_channel(four: Match) -> None:
    eve = four.server.person("eve")
    for command in ("panel", "votes", "why"):
        said = await eve.slash(command, where=four.server.channel("elsewhere"), match=four.id)
        assert said.private
        assert f"no match {four.id}" in said.text.lower()
