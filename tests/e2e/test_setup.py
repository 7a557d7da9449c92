"""The self-test of a channel: each permission, and how to mend it."""

from typing import Any

import discord

from tests.e2e.chat import Person, Server
from tests.e2e.test_lobby import own_role


def manager(server: Server, language: str = "en") -> Person:
    staff = server.guild.create_role("staff", permissions=discord.Permissions(manage_guild=True))
    return server.person("manager", language=language, roles=[staff])


async def test_where_nothing_is_missing_all_is_ticked_and_the_test_post_is_gone(server: Server) -> None:
    said = await manager(server).slash("setup")
    assert said.private
    assert "✅ Create Private Threads" in said
    assert "✅ A test post arrived" in said
    assert "Dawn 08:00" in said
    assert [
        one.content for one in server.channel().history() if "A test" in one.content and not one.flags.ephemeral
    ] == []


async def test_each_missing_permission_is_named_with_what_it_is_for(server: Server) -> None:
    narrow: Any = {own_role(server): discord.PermissionOverwrite(create_private_threads=False, send_messages=False)}
    channel = server.guild.create_text_channel("narrow", overwrites=narrow)
    said = await manager(server, "zh-CN").slash("setup", channel=channel)
    assert "❌ 创建私密帖子：各城没有私密帖子" in said
    assert "❌ 发送消息" in said
    assert "❌ 试发的一条没能发出" in said
    assert "编辑频道" in said


async def test_a_forum_is_looked_at_without_a_post(server: Server) -> None:
    forum = server.guild.create_forum_channel("matches")
    said = await manager(server).slash("setup", channel=forum)
    assert "✅ Send Messages" in said
    assert "test post" not in said
    assert forum.threads == []


async def test_only_who_manages_the_server_sees_the_command(server: Server) -> None:
    alice = server.person("alice")
    assert "setup" not in alice.actor.available_commands(server.channel())
    assert "setup" in manager(server).actor.available_commands(server.channel())
