"""Whom no DM reaches, and a channel that takes nothing: everybody is told what is everybody's, and no more."""

from pathlib import Path

import pytest

from bot.services.outgoing import Destination, DestinationKind
from bot.services.rows import Match as Row
from bot.services.rows import Status
from tests.e2e import simworld
from tests.e2e.chat import SEND, Person, Server
from tests.e2e.leaks import Exits, appearance
from tests.e2e.lobbies import opened
from tests.e2e.play import FOUR, Match, begun

UNREAD = "No DM reaches"


async def four_people(server: Server, *, closed: bool = True) -> tuple[Match, Person, Person]:
    """A match of four, the host beside it; the first seat's DMs are closed. The match, the host, the first seat."""
    host, an = server.person("host"), server.person("an")
    if closed:
        an.closes_dms()
    others = [server.person(name) for name in ("bo", "cy", "di")]
    return await begun(server, an, *others, host=host.id, rules=FOUR), host, an


def unread(match: Match) -> list[str]:
    return [text for text in match.public if UNREAD in text]


# --- people (C16)


async def test_c16_who_gets_no_dm_is_told_in_public_that_something_waits_once_a_phase(server: Server) -> None:
    match, _, an = await four_people(server)
    assert len(unread(match)) == 1
    [line] = [one for one in match.channel.history() if UNREAD in one.content]
    assert simworld.pinged(server.env, match.channel.id, line.id) == {an.id}
    assert line.content.splitlines()[0] == (
        'No DM reaches seat 1 an. What waits for you in private is behind "My role" and /me.'
    )
    assert "You are seat 1" in await an.clicks("me", on=line)
    await match.comes_to("dusk")
    assert len(unread(match)) == 1, "at the close of bids nobody gets a letter"
    await match.comes_to("night")
    assert [text.splitlines()[0] for text in unread(match)] == [line.content.splitlines()[0]] * 2
    assert an.dms == []


async def test_c16_the_host_sees_whom_no_dm_reaches(server: Server) -> None:
    match, host, _ = await four_people(server)
    assert "No DM arrives at seat 1 an" in await host.slash("host status", where=match.channel)


async def test_c16_dms_closed_in_the_middle_are_found_at_the_next_letter(server: Server) -> None:
    match, _, an = await four_people(server, closed=False)
    assert unread(match) == []
    an.closes_dms()
    await match.comes_to("night")
    await server.passes(minutes=1)
    assert len(unread(match)) == 1
    await match.goes_on()
    await match.comes_to("night")
    await server.passes(minutes=5)
    assert ((await match.row()).phase, len(unread(match))) == ("2-night", 2)


async def test_c16_a_substitute_whom_no_dm_reaches_is_told_in_public_where_his_part_is(server: Server) -> None:
    match, host, _ = await four_people(server, closed=False)
    newcomer = server.person("newcomer")
    newcomer.closes_dms()
    await host.slash("host substitute", where=match.channel, seat="2", person=newcomer.actor)
    await server.passes(minutes=1)
    assert [text.splitlines()[0] for text in unread(match)] == [
        'No DM reaches seat 2 newcomer. What waits for you in private is behind "My role" and /me.'
    ]


async def test_what_is_said_to_others_on_the_server_does_not_try_closed_dms_again(server: Server) -> None:
    match, _, an = await four_people(server)
    door = Destination(DestinationKind.PERSON, an.id)
    closed = await server.services.storage.breaker(door)
    assert closed is not None
    await an.says("good evening", where=match.channel)
    assert await server.services.storage.breaker(door) == closed
    assert (await an.slash("me", where=match.channel)).private
    assert await server.services.storage.breaker(door) is None


async def test_c16_a_refused_draft_is_no_word_to_the_table(server: Server) -> None:
    """A message that not everybody gets must not be given away by one that everybody reads."""
    match, _, an = await four_people(server, closed=False)
    await an.dm_says("missile 5")
    an.closes_dms()
    await match.comes_to("dusk")
    await server.passes(minutes=5)
    assert unread(match) == []


async def looks(folder: Path, bid: str) -> tuple[list[str], str]:
    """A day and its night with a bid of 4 and one of a seat whom no DM reaches: what the table saw, and what he won."""
    async with Server(folder) as server:
        match, host, an = await four_people(server)
        await match.people[1].dm_says("missile 4")
        with Exits(server) as exits:
            await an.slash("bid", item="missile", amount=bid, where=match.channel)
            await match.comes_to("night")
            await server.passes(minutes=5)
        assert len(unread(match)) == 2
        return appearance(exits.seen_by(host.id)), (await an.slash("why", where=match.channel)).text


async def test_p4_the_line_is_the_same_for_a_winner_and_a_loser(tmp_path: Path) -> None:
    (won, as_winner), (lost, as_loser) = [await looks(tmp_path / bid, bid) for bid in ("5", "4")]
    assert won == lost
    assert as_winner != as_loser


async def test_talk_of_a_side_that_reaches_nobody_is_no_word_to_the_table(server: Server) -> None:
    match = await opened(server.person("host"))
    people = [server.person(f"p{at}") for at in range(1, 11)]
    await match.joins(*people)
    await match.host.slash("match talk", where=match.home, how="relay")
    await match.starts()
    for one in people[1:]:
        one.closes_dms()
    await people[0].slash("team say", where=match.home, text="low bids tonight")
    await server.passes(minutes=5)
    assert match.posts(UNREAD) == []
    assert match.posts("low bids") == []


async def test_a_seat_that_leaves_the_server_and_comes_back_is_found_by_what_it_does(server: Server) -> None:
    match, _, an = await four_people(server, closed=False)
    server.guild.remove_member(an.actor)
    server.wire.refuse("POST", SEND.format(an.dm.id), 403, 50278, times=None)
    await match.comes_to("night")
    await server.passes(minutes=1)
    assert len(unread(match)) == 1
    server.wire.relent()
    server.guild.add_member(an.actor.user)
    door = Destination(DestinationKind.PERSON, an.id)
    assert await server.services.storage.breaker(door) is not None
    assert (await an.slash("me", where=match.channel)).private
    assert await server.services.storage.breaker(door) is None, "what comes now is tried at once"
    await match.comes_to("dusk")
    await match.comes_to("night")
    await server.passes(minutes=1)
    assert len(an.dms) == 2, "the deal, and this night's letter"
    await match.comes_to("dusk")
    await match.comes_to("night")
    assert len(an.dms) == 3
    assert len(unread(match)) == 2, "in his absence, and when it was not yet known that he is back"


# --- channels (C12)


async def comes_to_rest(server: Server, number: int) -> Row:
    """Hours pass until the match rests."""
    for _ in range(48):
        await server.passes(hours=1)
        stored = await server.services.storage.load(number)
        assert stored is not None
        if stored.match.status is Status.PAUSED:
            return stored.match
    raise AssertionError("it never rested")


@pytest.mark.parametrize(
    ("status", "code", "word"),
    [(403, 50013, "may not post"), (403, 50001, "may not post")],
)
async def test_c12_a_match_whose_channel_takes_nothing_rests_and_all_are_told_elsewhere(
    server: Server, status: int, code: int, word: str
) -> None:
    match, host, _ = await four_people(server, closed=False)
    server.wire.refuse("POST", SEND.format(match.channel.id), status, code, times=None)
    rests = await comes_to_rest(server, match.id)
    assert rests.due_at is None
    assert word in host.last_dm
    assert all("Nothing can be posted in the match's channel" in one.last_dm for one in match.people)
    assert "(by itself): pause" in await host.slash("host audit", where=match.channel)
    told = len(host.dms)
    await server.passes(days=1)
    assert len(host.dms) == told, "told once"


async def test_c12_a_locked_thread_is_told_as_what_it_is(server: Server) -> None:
    match = await opened(server.person("host"))
    await match.starts()
    server.wire.refuse("POST", SEND.format(match.home.id), 403, 160005, times=None)
    server.wire.refuse("PATCH", f"/channels/{match.home.id}", 403, 50013, times=None)
    await comes_to_rest(server, match.id)
    assert "is locked" in match.host.last_dm


async def test_c12_a_match_that_begins_where_nothing_arrived_before_rests_all_the_same(server: Server) -> None:
    match = await opened(server.person("host"))
    server.wire.refuse("POST", SEND.format(match.home.id), 403, 50013, times=None)
    await match.hosts("announce", text="soon")
    await server.passes(minutes=1)
    assert "may not post" in match.host.last_dm
    await match.starts()
    await comes_to_rest(server, match.id)


async def test_c12_when_posts_arrive_again_the_match_goes_on_with_its_time_given_back(server: Server) -> None:
    match, host, _ = await four_people(server, closed=False)
    server.wire.refuse("POST", SEND.format(match.channel.id), 403, 50013, times=None)
    rests = await comes_to_rest(server, match.id)
    assert rests.paused_at is not None
    assert rests.paused_due is not None
    server.wire.relent()
    await server.restart()
    await server.passes(hours=7)
    goes_on = await match.row()
    assert goes_on.status is Status.RUNNING
    assert goes_on.due_at is not None
    assert goes_on.due_at > rests.paused_due
    assert "nothing could be posted here" in "\n".join(match.public)
    assert "The match goes on" in "\n".join(match.public)
    assert "(by itself): resume" in await host.slash("host audit", where=match.channel)


async def test_c12_a_host_who_resumes_anyway_is_not_overruled(server: Server) -> None:
    match, host, _ = await four_people(server, closed=False)
    server.wire.refuse("POST", SEND.format(match.channel.id), 403, 50013, times=None)
    await comes_to_rest(server, match.id)
    await host.slash("host resume", where=match.channel)
    await server.passes(hours=6)
    assert (await match.row()).status is Status.RUNNING


async def test_c12_a_pause_of_the_hosts_is_his_to_end(server: Server) -> None:
    match, host, _ = await four_people(server, closed=False)
    server.wire.refuse("POST", SEND.format(match.channel.id), 403, 50013, times=None)
    await host.slash("host pause", where=match.channel, reason="supper")
    await server.passes(minutes=1)
    assert "may not post" in host.last_dm
    server.wire.relent()
    await server.passes(hours=7)
    assert (await match.row()).status is Status.PAUSED


async def test_c12_a_deleted_thread_of_a_match_is_told_to_its_host(server: Server) -> None:
    match = await opened(server.person("host"))
    alice = server.person("alice")
    await match.joins(alice)
    await match.starts()
    simworld.delete_channel(server.env, match.home.id)
    await comes_to_rest(server, match.id)
    assert "channel of your match" in match.host.last_dm
    assert "Nothing can be posted" in alice.last_dm
