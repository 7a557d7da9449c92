"""A match is opened, filled and started, as people do it."""

from typing import Any

import discord
import pytest
from simcord.builders import RoleHandle

from bot.services import queries
from bot.services.rows import Status
from tests.e2e import simworld
from tests.e2e.chat import Person, Server, custom_ids
from tests.e2e.lobbies import Opened, opened


def crowd(server: Server, count: int) -> list[Person]:
    return [server.person(f"p{at}", language=("en", "zh-CN", "zh-TW")[at % 3]) for at in range(1, count + 1)]


def own_role(server: Server) -> RoleHandle:
    """The bot's own role."""
    return next(role for role in server.guild.roles.values() if role.id != server.guild.default_role.id)


def team_threads(server: Server) -> list[str]:
    return sorted(one.name or "" for one in server.channel().threads if "private talk" in (one.name or ""))


# --- the set-up panel


async def test_the_set_up_panel_is_private_and_remembers_what_was_chosen(server: Server) -> None:
    host = server.person("host")
    panel = await host.slash("match open", game="tycoon")
    assert panel.private
    assert "08:00" in panel.text
    await host.chooses("open.p.*", "blind")
    await host.chooses("open.z.*", "Europe/London")
    form = await host.clicks("open.h.*")
    await host.fills(form, hours="07:30 / 19:00 / 20:15", zone="Europe/London")
    [shown] = host.sees()
    assert "Blind" in shown.content
    assert "07:30, bids close 19:00, nightfall 20:15 every day (Europe/London time)" in shown.content
    assert server.channel().threads == []


async def test_house_rules_are_changed_one_by_one(server: Server) -> None:
    host = server.person("host")
    await host.slash("match open", game="tycoon")
    await host.clicks("open.r.*")
    await host.chooses("open.k.*", "vote_tie")
    await host.chooses("open.v.*", "all")
    form = await host.chooses("open.k.*", "floors")
    assert form.form is not None
    await host.fills(form, missile="6", mine="3", alliance="2", red_card="2", black_card="2")
    await host.clicks("open.b.*")
    [shown] = host.sees()
    assert "On a tie all the tied are out." in shown.content
    assert "missile 6" in shown.content
    await host.clicks("open.g.*")
    [match] = await server.as_bot(server.services.storage.matches((Status.LOBBY,), guild=server.guild.id))
    assert b'"vote_tie":"all"' in match.house_rules
    [home] = server.channel().threads
    assert "On a tie all the tied are out." in host.reads(home)


@pytest.mark.parametrize(
    ("hours", "said"),
    [("8 to 9", "is not clear"), ("21:00 / 20:00 / 08:00", "dawn first"), ("25:00 / 26:00 / 27:00", "is not clear")],
)
async def test_hours_that_cannot_be_are_refused_and_the_panel_stays(server: Server, hours: str, said: str) -> None:
    host = server.person("host")
    await host.slash("match open", game="tycoon")
    form = await host.clicks("open.h.*")
    assert said in await host.fills(form, hours=hours, zone="UTC")
    assert "08:00" in host.sees()[0].content


async def test_a_set_up_panel_opens_one_lobby_however_often_it_is_pressed(server: Server) -> None:
    host = server.person("host")
    await host.slash("match open", game="tycoon")
    payload, _ = host.late_click("open.g.*")
    again, _ = host.late_click("open.g.*")
    await simworld.deliver(server.env, payload, again)
    assert len(server.channel().threads) == 1
    found = await server.as_bot(server.services.storage.matches((Status.LOBBY,), guild=server.guild.id))
    assert [one.id for one in found] == [1]


async def test_a_set_up_panel_works_after_a_restart(server: Server) -> None:
    host = server.person("host")
    await host.slash("match open", game="tycoon")
    form = await host.clicks("open.h.*")
    await server.restart()
    await host.fills(form, hours="09:00 / 20:00 / 21:00", zone="UTC")
    assert "of match 1 is open" in await host.clicks("open.g.*")


async def test_without_the_right_to_make_threads_it_says_which_one_is_missing(server: Server) -> None:
    host = server.person("host")
    narrow: Any = {own_role(server): discord.PermissionOverwrite(create_public_threads=False)}
    channel = server.guild.create_text_channel("narrow", overwrites=narrow)
    await host.slash("match open", game="tycoon")
    await host.chooses("open.c.*", channel)
    said = await host.clicks("open.g.*")
    assert "Create Public Threads" in said
    assert channel.threads == []


async def test_nobody_opens_a_match_where_he_may_not_write(server: Server) -> None:
    host = server.person("host")
    closed: Any = {
        server.guild.default_role: discord.PermissionOverwrite(send_messages=False),
        own_role(server): discord.PermissionOverwrite(send_messages=True),
    }
    channel = server.guild.create_text_channel("staff", overwrites=closed)
    await host.slash("match open", game="tycoon")
    await host.chooses("open.c.*", channel)
    assert "You may not post" in await host.clicks("open.g.*")
    assert channel.threads == []


# --- joining


async def test_sixteen_join_and_the_seventeenth_waits_and_moves_up(server: Server) -> None:
    lobby = await opened(server.person("host"), preset="classic")
    people = crowd(server, 17)
    said = await lobby.joins(*people)
    assert "You have seat 3" in said[2]
    assert "你是1号" in said[0]
    assert [len(one.dms) for one in people] == [1] * 17
    assert "候補第 1 位" in people[16].last_dm
    assert "Seats taken: 16 of 16" in lobby.panel
    assert "Waiting list: p17" in lobby.panel
    await people[4].clicks("leave", where=lobby.home)
    await server.passes(seconds=10)
    assert "seat 5 p17" in lobby.panel
    assert len(lobby.posts("p17 ")) == 2, "the panel, and the word that p17 has moved up"
    start = await lobby.host.clicks("start", where=lobby.home)
    assert "The match has begun" in start
    await server.passes(seconds=30)
    parts = [one for one in (*people[:4], *people[5:]) if any("#1" in dm.content for dm in one.dms[1:])]
    assert len(parts) == 16, "everybody who sits has his part"
    assert len(people[4].dms) == 1


async def test_who_joins_is_written_to_and_the_lobby_shows_that_it_arrived(server: Server) -> None:
    lobby = await opened(server.person("host"))
    alice, bob = server.person("alice", language="zh-CN"), server.person("bob")
    bob.closes_dms()
    said = await lobby.joins(alice, bob)
    assert "你是1号，出价发到这里" in alice.last_dm
    assert "Your DMs are closed to me" in said[1]
    assert "Seat 1 alice ✓" in lobby.panel
    assert "No DM arrives at seat 2 bob" in lobby.panel
    assert "seat 2 bob ✓" not in lobby.panel


async def test_a_double_click_joins_once(server: Server) -> None:
    lobby = await opened(server.person("host"))
    alice = server.person("alice")
    assert "You have seat 1" in (await lobby.joins(alice))[0]
    assert "joined already" in (await lobby.joins(alice))[0]
    assert len(alice.dms) == 1


async def test_the_host_takes_somebody_out_and_nobody_else_can(server: Server) -> None:
    lobby = await opened(server.person("host"))
    alice, bob = server.person("alice"), server.person("bob")
    await lobby.joins(alice, bob)
    form = await lobby.host.clicks("kick", where=lobby.home)
    assert "Taken out" in await lobby.host.fills(form, person=str(alice.id))
    assert "alice" not in lobby.panel
    assert "Only a host" in await alice.slash("match kick", where=lobby.home, person=bob.actor)
    assert "Seat 2 bob" in lobby.panel
    await lobby.host.slash("match kick", where=lobby.home, person=bob.actor)
    assert "Seats taken: 0" in lobby.panel


async def test_the_host_closes_the_lobby_when_asked_once_more(server: Server) -> None:
    lobby = await opened(server.person("host"))
    stranger = server.person("stranger")
    asked = await lobby.host.clicks("close", where=lobby.home)
    assert "no match" in asked
    assert (await lobby.stored()).status is Status.LOBBY
    assert "Only a host" in await stranger.slash("match start", where=lobby.home)
    await lobby.host.clicks("close.sure", on=asked.message)
    assert (await lobby.stored()).status is Status.CLOSED
    assert custom_ids(lobby.home.history()[1]) == []


async def test_commands_do_what_the_buttons_do(server: Server) -> None:
    lobby = await opened(server.person("host"))
    alice = server.person("alice")
    assert "You have seat 1" in await alice.slash("match join", where=lobby.home)
    assert "You have left" in await alice.slash("match leave", where=lobby.home)
    assert "robots: 3" in await lobby.host.slash("match robots", where=lobby.home, count=3)
    assert "still free: 7" in await lobby.host.slash("match start", where=lobby.home)
    assert "robots: 10" in await lobby.host.slash("match robots", where=lobby.home)
    assert "has begun" in await lobby.host.slash("match start", where=lobby.home)


async def test_a_restart_between_changes_nothing(server: Server) -> None:
    lobby = await opened(server.person("host"))
    alice, bob = server.person("alice"), server.person("bob")
    await lobby.joins(alice)
    await server.restart()
    await lobby.joins(bob)
    await server.restart()
    assert "has begun" in await lobby.starts()
    assert "seat 2 bob" in lobby.panel


# --- private talk


async def test_each_side_has_a_private_thread_with_its_people_alone(server: Server) -> None:
    lobby = await opened(server.person("host"))
    people = crowd(server, 10)
    await lobby.joins(*people)
    await lobby.starts()
    assert team_threads(server) == ["East, private talk #1", "West, private talk #1"]
    teams = [one for one in server.channel().threads if "private talk" in (one.name or "")]
    members = [simworld.members(server.env, one.id) & {who.id for who in people} for one in teams]
    assert [len(one) for one in members] == [5, 5]
    assert not members[0] & members[1]


async def test_who_could_read_the_threads_is_named_and_holds_up_the_start(server: Server) -> None:
    lobby = await opened(server.person("host"))
    mods = server.guild.create_role("mods", permissions=discord.Permissions(manage_threads=True))
    mod, alice = server.person("mod", roles=[mods]), server.person("alice")
    said = await lobby.joins(mod, alice)
    assert "You can read every private thread" in said[0]
    assert "Able to read every private thread: seat 1 mod" in lobby.panel
    assert "Able to read private threads" in await lobby.starts()
    assert (await lobby.stored()).status is Status.LOBBY
    await lobby.host.slash("match talk", where=lobby.home, how="relay")
    assert "Able to read every" not in lobby.panel
    assert "has begun" in await lobby.starts()
    assert team_threads(server) == []


async def test_somebody_whose_rights_grew_after_joining_is_found_at_the_start(server: Server) -> None:
    lobby = await opened(server.person("host"))
    alice = server.person("alice")
    await lobby.joins(alice)
    mods = server.guild.create_role("mods", permissions=discord.Permissions(administrator=True))
    server.guild.remove_member(alice.actor)
    server.guild.add_member(alice.actor.user, roles=[mods])
    assert "Able to read private threads" in await lobby.starts()


async def test_a_match_does_not_begin_unchecked(server: Server) -> None:
    lobby = await opened(server.person("host"))
    await lobby.joins(server.person("alice"))
    server.wire.refuse("GET", "/guilds/*/members/*", 500, 0, times=None)
    assert "cannot be seen now" in await lobby.starts()
    assert (await lobby.stored()).status is Status.LOBBY
    server.wire.relent()
    assert "has begun" in await lobby.starts()


async def test_a_forum_match_lives_in_its_post_and_carries_the_sides_talk(server: Server) -> None:
    forum = server.guild.create_forum_channel("matches")
    lobby = await opened(server.person("host"), at=forum)
    assert lobby.home.id in {one.id for one in forum.threads}
    people = crowd(server, 10)
    await lobby.joins(*people)
    await lobby.starts()
    assert "## Day 1" in lobby.panel
    assert len(server.channel().threads) == 0
    state = await _sides(lobby)
    east = [one for one, seat in zip(people, sorted(state, key=int), strict=True) if state[seat] == "east"]
    said = await east[0].slash("team say", dm=True, text="Let us bid low **tonight** @everyone")
    assert said.private
    heard = [one for one in people if "bid low" in one.last_dm]
    assert {one.id for one in heard} == {one.id for one in east[1:]}
    assert "@everyone" not in heard[0].last_dm
    assert lobby.posts("bid low") == []


async def test_a_match_without_private_talk_has_none(server: Server) -> None:
    lobby = await opened(server.person("host"), preset="blind")
    alice = server.person("alice")
    await lobby.joins(alice)
    await lobby.starts()
    assert team_threads(server) == []
    assert "do not carry" in await alice.slash("team say", where=lobby.home, text="hello")


async def _sides(lobby: Opened) -> dict[str, str]:
    teams = await lobby.server.as_bot(queries.teams(lobby.server.services.storage, lobby.id))
    return {row.seat: team for team, rows in teams.items() for row in rows}


async def test_again_opens_one_lobby_in_the_same_place(server: Server) -> None:
    lobby = await opened(server.person("host"))
    alice = server.person("alice")
    await lobby.joins(alice)
    await lobby.starts()
    form = await lobby.hosts("end")
    await lobby.host.fills(form, reason="supper")
    await server.passes(seconds=10)
    assert "of match 2 is open" in await alice.clicks("again", where=lobby.home)
    assert "open here already" in await lobby.host.clicks("again", where=lobby.home)
