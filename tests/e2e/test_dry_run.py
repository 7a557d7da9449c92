"""A host's dry run: it tells what then happens, and nothing that the table could not see."""

import re
from collections.abc import Mapping
from typing import Any

import discord
import pytest

from tests.e2e.chat import Answer, Person, Server
from tests.e2e.play import FOUR, Match, begun

HOURS = re.compile(r"(Dawn|Nightfall|Bids close): <t:(\d+):F>")


async def hosted(server: Server, *people: Person, rules: Mapping[str, Any] = FOUR) -> tuple[Person, Match]:
    host = server.person("host")
    return host, await begun(server, *people, host=host.id, rules=rules)


async def dry_run(host: Person, match: Match) -> Answer:
    """The host asks; nothing is changed by it, and nothing is posted."""
    before, posts = (await match.row()).version, match.public
    said = await host.slash("host dryrun", where=match.channel)
    assert said.private
    assert ((await match.row()).version, match.public) == (before, posts)
    return said


def hours(said: Answer) -> dict[str, int]:
    """The hours after the next one, by name."""
    return {name: int(at) for name, at in HOURS.findall(said.text.partition("After that")[2])}


async def test_each_phase_foretells_its_end_and_the_hours_that_then_come(server: Server) -> None:
    an, bo, cy, di = (server.person(name) for name in ("an", "bo", "cy", "di"))
    host, match = await hosted(server, an, bo, cy, di)
    foretold = hours(await dry_run(host, match))
    await match.goes_on()
    for one in (an, bo, cy):
        await one.chooses("vote", "4", on=match.panel)
    said = await dry_run(host, match)
    assert "Still to act in public: seat 4 di" in said
    assert "> seat 4 di has 3 votes" in said
    assert "> Most votes: seat 4 di." in said
    due_at = (await match.row()).due_at
    assert due_at is not None
    assert due_at.timestamp() == foretold["Nightfall"]
    assert hours(said)["Dawn"] == foretold["Dawn"]
    await match.goes_on()
    assert any("seat 4 di" in one and "Most votes" in one for one in match.public)
    due_at = (await match.row()).due_at
    assert due_at is not None
    assert due_at.timestamp() == foretold["Dawn"]
    coming = hours(await dry_run(host, match))
    await match.goes_on()
    due_at = (await match.row()).due_at
    assert due_at is not None
    assert due_at.timestamp() == coming["Bids close"]
    assert coming["Nightfall"] == coming["Bids close"] + 3600


async def test_what_is_private_changes_nothing_in_it(server: Server) -> None:
    an, bo, cy, di = (server.person(name) for name in ("an", "bo", "cy", "di"))
    host, match = await hosted(server, an, bo, cy, di)
    before = await dry_run(host, match)
    await an.dm_says("missile 8")
    await an.clicks("seal")
    await bo.dm_says("mine 3")
    assert (await dry_run(host, match)).text == before.text
    await match.comes_to("night")
    before = await dry_run(host, match)
    await an.slash("use", item="missile", seat="2", where=match.channel)
    assert (await match.state())["orders"] != []
    assert (await dry_run(host, match)).text == before.text
    for secret in ("missile", "mine", "gold", "East", "West", "commoner"):
        assert secret not in before.text


async def test_a_secret_ballot_stays_one(server: Server) -> None:
    an, bo, cy, di = (server.person(name) for name in ("an", "bo", "cy", "di"))
    host, match = await hosted(server, an, bo, cy, di, rules={**FOUR, "votes_live": "off"})
    before = await dry_run(host, match)
    for one in (an, bo, cy):
        await one.chooses("vote", "4", on=match.panel)
    after = await dry_run(host, match)
    assert after.text == before.text
    assert "The ballot is secret" in after
    assert "seat 4" not in after.text


async def test_a_host_who_plays_is_told_the_same_as_one_who_does_not(server: Server) -> None:
    an, bo, cy, di = (server.person(name) for name in ("an", "bo", "cy", "di"))
    match = await begun(server, an, bo, cy, di, host=an.id, rules=FOUR)
    staff = server.guild.create_role("staff", permissions=discord.Permissions(manage_guild=True))
    other = server.person("other", roles=[staff])
    await an.dm_says("missile 8")
    await an.clicks("seal")
    await match.comes_to("night")
    assert (await dry_run(an, match)).text == (await dry_run(other, match)).text


async def test_a_paused_match_says_that_its_clock_stands_still(server: Server) -> None:
    host, match = await hosted(server, server.person("an"))
    await host.slash("host pause", where=match.channel)
    said = await dry_run(host, match)
    assert "the closing of bids on day 1 comes after it goes on" in said
    assert "<t:" not in said.text


# --- the way to it


@pytest.mark.parametrize("word", ["day", "night"])
async def test_hosts_find_their_panel_on_the_tables_and_others_are_refused(server: Server, word: str) -> None:
    an = server.person("an")
    host, match = await hosted(server, an)
    await match.comes_to(word)
    refused = await an.clicks("host", on=match.panel)
    assert refused.private
    assert "Only a host" in refused
    panel = await host.clicks("host", on=match.panel)
    assert panel.private
    assert "Host, match 1" in panel
    await server.restart()
    assert "Dry run" in await host.clicks("dryrun", on=panel.message)
    assert "Only a host" in await an.slash("host dryrun", where=match.channel)


async def test_while_a_match_is_paused_its_panel_leads_to_the_hosts_too(server: Server) -> None:
    host, match = await hosted(server, server.person("an"))
    await host.slash("host pause", where=match.channel)
    await server.passes(seconds=5)
    assert "The match is paused." in await host.clicks("host", on=match.panel)
