"""What hosts do, each act once, as a chat; and that nobody else can."""

from typing import Any

import discord
import pytest

from bot.services.rows import Status
from tests.e2e import simworld
from tests.e2e.chat import Person, Server
from tests.e2e.lobbies import Opened, opened


async def begun(
    server: Server, *names: str, host: Person | None = None, preset: str = "skirmish"
) -> tuple[Opened, list[Person]]:
    """A match under way, with these people in its first seats."""
    lobby = await opened(host or server.person("host"), preset=preset)
    people = [server.people.get(name) or server.person(name) for name in names]
    await lobby.joins(*people)
    await lobby.starts()
    return lobby, people


# --- looking on


async def test_the_panel_is_private_and_says_who_still_owes_a_public_act(server: Server) -> None:
    match, [alice] = await begun(server, "alice")
    said = await match.hosts("status")
    assert said.private
    assert "The match is under way." in said
    assert "Still to act in public: seat 1 alice" in said
    await alice.clicks("received", where=alice.dm)
    assert "not pressed yet" not in await match.hosts("status")


OTHERS = ("status", "remind", "look", "tick", "resume", "threads", "correct", "undo", "late", "end", "pause")


@pytest.mark.parametrize("command", OTHERS)
async def test_what_a_host_does_is_refused_to_everybody_else(server: Server, command: str) -> None:
    match, [alice] = await begun(server, "alice")
    before = (await match.stored()).version
    said = await alice.slash(f"host {command}", where=match.home)
    assert said.private
    assert said.form is None
    assert "Only a host" in said
    assert (await match.stored()).version == before


async def test_acts_with_an_argument_are_refused_to_everybody_else_too(server: Server) -> None:
    match, [alice] = await begun(server, "alice")
    wanted: tuple[tuple[str, dict[str, Any]], ...] = (
        ("extend", {"minutes": 5}),
        ("reschedule", {"at": "21:30"}),
        ("substitute", {"seat": "2", "person": alice.actor}),
        ("robot", {"seat": "2"}),
        ("remove", {"seat": "2"}),
        ("cohost", {"person": alice.actor}),
        ("drop", {"person": alice.actor}),
        ("announce", {"text": "hello"}),
        ("words", {"text": "hello"}),
    )
    before = (await match.stored()).version
    for command, options in wanted:
        assert "Only a host" in await alice.slash(f"host {command}", where=match.home, **options), command
    assert (await match.stored()).version == before


async def test_whoever_manages_the_server_counts_as_a_host(server: Server) -> None:
    match, _ = await begun(server, "alice")
    staff = server.guild.create_role("staff", permissions=discord.Permissions(manage_guild=True))
    helper = server.person("helper", roles=[staff])
    assert "More time" in await helper.slash("host extend", where=match.home, minutes=30)


async def test_the_audit_is_for_everybody(server: Server) -> None:
    match, [alice] = await begun(server, "alice")
    await match.hosts("extend", minutes=30)
    said = await alice.slash("host audit", where=match.home)
    assert "30 minutes" in said
    assert "start the match" in said
    assert f"<@{match.host.id}>" in said


async def test_a_look_is_asked_about_once_more_and_told_to_the_table(server: Server) -> None:
    match, _ = await begun(server, "alice")
    await match.hosts("look")
    assert match.posts("has looked") == [], "nothing is seen or told before the red button"
    said = await match.host.clicks("look.sure", where=match.home)
    await server.passes(seconds=5)
    assert said.private
    assert "Seat 1 alice: " in said
    assert " of East, 10 gold" in said
    assert " of West, 10 gold" in said
    assert len(match.posts(f"<@{match.host.id}> has")) == 1


# --- time


async def test_time_is_given_by_command_and_by_form(server: Server) -> None:
    match, _ = await begun(server, "alice")
    due_at = (await match.stored()).due_at
    assert due_at is not None
    await match.hosts("extend", minutes=30)
    await match.hosts("status")
    form = await match.host.clicks("extend", where=match.home)
    assert "More time" in await match.host.fills(form, minutes="60")
    await match.hosts("status")
    form = await match.host.clicks("extend", where=match.home)
    assert "whole number" in await match.host.fills(form, minutes="soon")
    later = (await match.stored()).due_at
    assert later is not None
    assert (later - due_at).total_seconds() == 90 * 60
    await server.passes(seconds=5)
    assert len(match.posts("more time")) == 2


async def test_the_hour_is_changed_in_the_clocks_of_the_matchs_place(server: Server) -> None:
    match, _ = await begun(server, "alice")
    assert "hour is changed" in await match.hosts("reschedule", at="22:45")
    due_at = (await match.stored()).due_at
    assert due_at is not None
    assert f"{due_at.astimezone((await match.stored()).schedule.zone_info):%H:%M}" == "22:45"
    assert "is not clear" in await match.hosts("reschedule", at="tonight")
    await match.hosts("status")
    form = await match.host.clicks("reschedule", where=match.home)
    assert "hour is changed" in await match.host.fills(form, at="2026-01-03 06:00")


async def test_a_phase_is_ended_early_with_notice(server: Server) -> None:
    match, _ = await begun(server, "alice")
    asked = await match.hosts("tick")
    assert "10 minutes" in asked
    assert "ends early" in await match.host.clicks("tick.sure", on=asked.message)
    await server.passes(minutes=9)
    assert (await match.stored()).phase == "1-day"
    await server.passes(minutes=2)
    assert (await match.stored()).phase == "1-dusk"


async def test_a_pause_stops_the_clock_and_a_resume_gives_the_time_back(server: Server) -> None:
    match, [alice] = await begun(server, "alice")
    due_at = (await match.stored()).due_at
    assert due_at is not None
    await match.hosts("pause", reason="holiday")
    await server.passes(hours=40)
    assert (await match.stored()).phase == "1-day"
    assert len(match.posts("holiday")) == 1
    assert "The match is paused" in await alice.slash("vote", where=match.home, seat="2")
    await match.hosts("resume")
    resumed = (await match.stored()).due_at
    assert resumed is not None
    assert abs((resumed - due_at).total_seconds() - 40 * 3600) < 60


async def test_more_than_half_of_the_players_end_a_pause(server: Server) -> None:
    match, [alice, bob] = await begun(server, "alice", "bob")
    await match.hosts("pause")
    await server.passes(seconds=10)
    assert "2" in await alice.clicks("wish", where=match.home)
    assert (await match.stored()).status is Status.PAUSED
    await bob.clicks("wish", where=match.home)
    assert (await match.stored()).status is Status.RUNNING


async def test_reminding_names_only_public_duties(server: Server) -> None:
    match, _ = await begun(server, "alice", preset="classic")
    assert "Reminded. Still missing: seat 1 alice" in await match.hosts("remind")
    await match.comes_to("night")
    said = await match.hosts("remind")
    assert "Nobody owes a public act" in said


# --- people


async def test_a_substitute_takes_over_with_the_sides_thread(server: Server) -> None:
    match, [alice] = await begun(server, "alice")
    bob = server.person("bob")
    offered = await match.host.actor.autocomplete(match.home, "host substitute", "seat", "ali")
    assert [(one["name"], one["value"]) for one in offered] == [("seat 1 alice", "1")]
    assert "substitute plays" in await match.hosts("substitute", seat="seat 1 alice", person=bob.actor)
    await server.passes(seconds=5)
    assert [row.person.name for row in await match.seats() if row.person] == ["bob"]
    assert "seat 1" in bob.last_dm
    side = next(one for one in server.channel().threads if bob.id in simworld.members(server.env, one.id))
    assert alice.id not in simworld.members(server.env, side.id)


async def test_a_substitute_is_chosen_in_a_form(server: Server) -> None:
    match, _ = await begun(server, "alice")
    bob = server.person("bob", shown="Bobby")
    await match.hosts("status")
    form = await match.host.clicks("substitute", where=match.home)
    await match.host.fills(form, seat="3", person=[bob.actor])
    assert [row.person.name for row in await match.seats() if row.person] == ["alice", "Bobby"]


async def test_a_seat_is_never_guessed(server: Server) -> None:
    match, _ = await begun(server, "alice", "alina")
    for typed in ("17", "seat 99", " ", "seat", "ali"):
        assert "There is no seat" in await match.hosts("robot", seat=typed)
    assert [row.robot for row in await match.seats()][:2] == [False, False]
    for typed in ("seat 1", "seat 2 ali"):
        assert "robot plays" in await match.hosts("robot", seat=typed)
    assert [row.robot for row in await match.seats()][:2] == [True, True]


async def test_a_removed_seat_is_out_after_the_red_button(server: Server) -> None:
    match, _ = await begun(server, "alice")
    asked = await match.hosts("remove", seat="1")
    assert "Remove seat 1 alice?" in asked
    assert "Removed" in await match.host.clicks("remove.sure.1", on=asked.message)
    await server.passes(seconds=5)
    assert match.posts("removed by the host") != []


async def test_co_hosts_come_and_go_and_the_last_host_stays(server: Server) -> None:
    match, _ = await begun(server, "alice")
    helper = server.person("helper")
    await match.hosts("cohost", person=helper.actor)
    assert "More time" in await helper.slash("host extend", where=match.home, minutes=5)
    await helper.slash("host drop", where=match.home, person=match.host.actor)
    assert "Only a host" in await match.hosts("extend", minutes=5)
    assert "last one cannot go" in await helper.slash("host drop", where=match.home, person=helper.actor)


# --- mending


async def test_an_undone_nightfall_is_struck_through_and_the_day_goes_on(server: Server) -> None:
    match, [alice] = await begun(server, "alice", preset="classic")
    await match.comes_to("night")
    told = match.posts("Nightfall of day 1")
    assert len(told) == 1
    asked = await match.hosts("undo")
    assert (await match.stored()).phase == "1-night"
    await server.restart()
    said = await match.host.clicks("undo.sure.*", on=asked.message)
    assert "are taken back" in said
    await server.passes(seconds=30)
    assert (await match.stored()).phase == "1-dusk"
    assert any("~~" in one for one in match.posts("Nightfall of day 1"))
    assert any("no longer counts" in one.content for one in alice.dms)


async def test_an_undo_of_something_else_than_was_seen_is_refused(server: Server) -> None:
    match, _ = await begun(server, "alice")
    asked = await match.hosts("undo")
    await match.hosts("extend", minutes=5)
    assert "Something new has happened" in await match.host.clicks("undo.sure.*", on=asked.message)


async def test_a_correction_names_its_parts_and_not_their_values(server: Server) -> None:
    match, _ = await begun(server, "alice")
    form = await match.hosts("correct")
    said = await match.host.fills(form, parts="seats.1.gold = 37", reason="a slip")
    assert "Corrected" in said
    await server.passes(seconds=5)
    [post] = match.posts("a slip")
    assert "seats.1.gold" in post
    assert "37" not in post
    form = await match.hosts("correct")
    assert "not written as it should be" in await match.host.fills(form, parts="nonsense", reason="x")


async def test_words_of_the_host_come_first_when_the_phase_ends(server: Server) -> None:
    match, _ = await begun(server, "alice")
    await match.hosts("announce", text="Good evening, **everybody** @everyone")
    await server.passes(seconds=5)
    [post] = match.posts("Good evening")
    assert "@everyone" not in post
    await match.hosts("words", text="The gong sounds.")
    assert match.posts("gong") == []
    await match.comes_to("dusk")
    assert len(match.posts("The gong sounds.")) == 1


async def test_the_end_is_asked_about_and_opens_the_seed(server: Server) -> None:
    match, _ = await begun(server, "alice")
    form = await match.hosts("end")
    assert form.form is not None
    assert (await match.stored()).status is Status.RUNNING
    assert "ended" in await match.host.fills(form, reason="supper")
    await server.passes(seconds=5)
    [post] = match.posts("supper")
    assert (await match.stored()).seed in post


# --- a host who plays


async def test_a_host_who_plays_decides_nothing_alone_and_sees_no_secrets(server: Server) -> None:
    host, second = server.person("host"), server.person("second")
    match, _ = await begun(server, "host", host=host)
    await match.hosts("cohost", person=second.actor)
    assert "another host has to do the same" in await match.hosts("extend", minutes=30)
    due_at = (await match.stored()).due_at
    assert "More time" in await second.slash("host extend", where=match.home, minutes=30)
    assert (await match.stored()).due_at != due_at
    asked = await match.hosts("look")
    said = await host.clicks("look.sure", on=asked.message)
    assert "cannot see its secrets" in said
    assert " of East, " not in said


# --- old panels


async def test_a_button_of_a_past_phase_does_nothing(server: Server) -> None:
    match, _ = await begun(server, "alice")
    panel = await match.hosts("status")
    asked = await match.hosts("tick")
    await match.comes_to("dusk")
    before = (await match.stored()).version
    assert "of the past" in await match.host.clicks("extend", on=panel.message)
    assert "of the past" in await match.host.clicks("tick.sure", on=asked.message)
    assert (await match.stored()).version == before
