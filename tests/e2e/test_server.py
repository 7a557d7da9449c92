"""What a server chooses with `/setup`: kept at once, where matches then begin, and changed by its managers alone."""

from typing import Any

import discord
import pytest

from bot.services.rows import DailyHours, Match, Server, Status
from tests.e2e.chat import Person
from tests.e2e.chat import Server as World
from tests.e2e.test_host import begun
from tests.e2e.test_lobby import own_role
from tests.e2e.test_setup import manager


async def chosen(server: World) -> Server:
    return await server.as_bot(server.services.storage.server(server.guild.id))


async def lobby(server: World) -> Match:
    """The only match that is open."""
    [match] = await server.as_bot(server.services.storage.matches((Status.LOBBY,), guild=server.guild.id))
    return match


async def test_a_server_is_set_up_and_its_matches_begin_with_that_after_a_restart(server: World) -> None:
    staff, host = manager(server, "zh-CN"), server.person("host")
    forum = server.guild.create_forum_channel("matches")
    said = await staff.slash("setup")
    assert said.private
    assert "地点：用 /局 报名 的地方" in said
    assert "主持身份组：没有" in said
    await staff.chooses("setup.c", forum)
    await staff.chooses("setup.l", "zh-TW")
    await staff.chooses("setup.z", "Asia/Taipei")
    form = await staff.clicks("setup.h")
    await server.restart()
    await staff.fills(form, hours="07:30 / 19:00 / 20:15", zone="Asia/Tokyo")
    [_, panel] = staff.sees()
    assert (
        f"地点：<#{forum.id}>\n语言：繁体中文\n每天天亮 07:30，截标 19:00，天黑 20:15（Asia/Tokyo 时间）"
        in panel.content
    )
    assert "记于" in panel.content
    await server.restart()
    opening = await host.slash("match open", game="tycoon")
    assert f"Place: <#{forum.id}>" in opening
    assert "Dawn 07:30, bids close 19:00, nightfall 20:15 every day (Asia/Tokyo time)" in opening
    await host.clicks("open.g.*")
    [post] = forum.threads
    assert "瘋狂大富翁" in host.reads(post)
    assert (await lobby(server)).schedule.zone == "Asia/Tokyo"


async def test_a_set_up_panel_opens_what_it_shows_whatever_was_chosen_since(server: World) -> None:
    staff, host = manager(server), server.person("host")
    await host.slash("match open", game="tycoon")
    await staff.slash("setup")
    await staff.chooses("setup.l", "zh-CN")
    await staff.chooses("setup.z", "Asia/Tokyo")
    await staff.chooses("setup.c", server.guild.create_forum_channel("matches"))
    await host.clicks("open.g.*")
    match = await lobby(server)
    assert (match.language, match.schedule.zone) == ("en", server.services.schedule.zone)
    assert [one.id for one in server.channel().threads] == [match.home]


@pytest.mark.parametrize(
    ("hours", "zone", "said"),
    [
        ("8 to 9", "UTC", '"8 to 9" is not clear. Write 08:00 / 20:00 / 21:00'),
        ("25:00 / 26:00 / 27:00", "UTC", "is not clear"),
        ("21:00 / 20:00 / 08:00", "UTC", "dawn first, then bids close, then nightfall"),
        ("07:00 / 20:00 / 21:00", "Mars/Olympus", "Write a name such as Europe/London"),
        ("07:00 / 20:00 / 21:00", "posix/Europe/London", "There is no zone"),
    ],
)
async def test_bad_hours_are_told_what_is_wrong_and_change_nothing(
    server: World, hours: str, zone: str, said: str
) -> None:
    staff = manager(server)
    await staff.slash("setup")
    form = await staff.clicks("setup.h")
    await staff.fills(form, hours="07:00 / 20:00 / 21:00", zone="Asia/Taipei")
    form = await staff.clicks("setup.h")
    assert said in await staff.fills(form, hours=hours, zone=zone)
    kept = DailyHours(dawn=420, bids_close=1200, nightfall=1260)
    assert await chosen(server) == Server(guild=server.guild.id, zone="Asia/Taipei", hours=kept)


async def test_a_channel_where_no_match_could_be_held_is_not_taken(server: World) -> None:
    staff = manager(server)
    narrow: Any = {own_role(server): discord.PermissionOverwrite(create_public_threads=False)}
    channel = server.guild.create_text_channel("narrow", overwrites=narrow)
    await staff.slash("setup")
    said = await staff.chooses("setup.c", channel)
    assert "I lack these permissions: Create Public Threads" in said
    assert await chosen(server) == Server(guild=server.guild.id)


async def test_a_channel_or_role_that_was_deleted_is_forgotten(server: World) -> None:
    staff, host = manager(server), server.person("host")
    channel, role = server.guild.create_text_channel("matches"), server.guild.create_role("hosts")
    await staff.slash("setup")
    await staff.chooses("setup.c", channel)
    await staff.chooses("setup.r", role)
    assert f"Host role: <@&{role.id}>" in staff.sees()[-1].content
    server.env.backend.delete_channel(channel.id)
    server.env.backend.delete_role(server.guild.id, role.id)
    await server.env.settle()
    assert "Place: here" in await host.slash("match open", game="tycoon")
    assert "Host role: none" in await staff.slash("setup")
    assert await chosen(server) == Server(guild=server.guild.id)


async def test_a_test_is_posted_where_matches_are_opened_and_told_about(server: World) -> None:
    staff, channel = manager(server), server.guild.create_text_channel("matches")
    await staff.slash("setup")
    await staff.chooses("setup.c", channel)
    await staff.chooses("setup.l", "zh-CN")
    said = await staff.clicks("setup.p")
    [post] = channel.history()
    assert post.content == "试发一条：以后可以在这里开局。"
    assert said.private
    assert f"✅ A test has been posted in <#{channel.id}>" in said
    assert f"/{channel.id}/{post.id}" in said


async def test_a_test_that_is_refused_says_which_permission_is_missing(server: World) -> None:
    staff = manager(server)
    narrow: Any = {own_role(server): discord.PermissionOverwrite(send_messages=False)}
    channel = server.guild.create_text_channel("silent", overwrites=narrow)
    await staff.slash("setup", where=channel)
    said = await staff.clicks("setup.p", where=channel)
    assert "❌ Send Messages" in said
    assert "❌ A test post was refused" in said


async def test_a_test_without_a_clear_answer_is_not_called_arrived(server: World) -> None:
    staff = manager(server)
    await staff.slash("setup")
    server.wire.refuse("POST", f"/channels/{server.channel().id}/messages", 500, 0, times=None)
    assert "cannot be seen now" in await staff.clicks("setup.p")


async def test_who_does_not_manage_the_server_any_more_changes_nothing(server: World) -> None:
    staff = manager(server)
    await staff.slash("setup")
    form = await staff.clicks("setup.h")
    role = next(one for one in server.guild.roles.values() if one.name == "staff")
    server.env.backend.delete_role(server.guild.id, role.id)
    await server.env.settle()
    said = [
        await staff.chooses("setup.r", server.guild.create_role("hosts")),
        await staff.chooses("setup.l", "zh-CN"),
        await staff.fills(form, hours="07:00 / 20:00 / 21:00", zone="UTC"),
        await staff.clicks("setup.p"),
    ]
    assert all(one.private and "Only whoever manages the server" in one for one in said)
    assert await chosen(server) == Server(guild=server.guild.id)


# --- the host role


async def with_host_role(server: World, name: str) -> Person:
    """Somebody with the server's host role."""
    role = server.guild.create_role("hosts")
    staff = manager(server)
    await staff.slash("setup")
    await staff.chooses("setup.r", role)
    return server.person(name, roles=[role])


async def test_who_has_the_host_role_hosts_every_match_until_it_is_taken_back(server: World) -> None:
    match, _ = await begun(server, "alice")
    helper = await with_host_role(server, "helper")
    await server.restart()
    assert "The match is under way." in await helper.slash("host status", where=match.home)
    assert "More time" in await helper.slash("host extend", where=match.home, minutes=30)
    staff = server.people["manager"]
    await staff.slash("setup")
    await staff.chooses("setup.r")
    for command in ("status", "remind", "look"):
        assert "Only a host" in await helper.slash(f"host {command}", where=match.home)


async def test_the_role_that_everybody_has_is_no_host_role(server: World) -> None:
    staff = manager(server)
    await staff.slash("setup")
    assert "Everybody has this role" in await staff.chooses("setup.r", server.guild.default_role)
    assert await chosen(server) == Server(guild=server.guild.id)


async def test_a_player_with_the_host_role_decides_nothing_alone(server: World) -> None:
    player = await with_host_role(server, "player")
    match, _ = await begun(server, "player")
    due_at = (await match.stored()).due_at
    assert "another host has to do the same" in await player.slash("host extend", where=match.home, minutes=30)
    assert (await match.stored()).due_at == due_at
