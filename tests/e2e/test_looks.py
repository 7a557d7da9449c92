"""A host's look and a side's talk: seen by who looked and by the side alone; that there was a look, by everybody."""

from pathlib import Path

from bot.services import queries
from bot.services.messaging import Rendered
from bot.services.sides import TEAM
from tests.e2e import simworld
from tests.e2e.chat import Person, Server
from tests.e2e.leaks import Exits
from tests.e2e.lobbies import Opened, opened
from tests.e2e.match import Hosted
from tests.e2e.twins import Play, differing, seen

CANARY = "canary4711"
LOOKED = "has looked at the secrets"


def looks(bid: str) -> Play:
    """The first player drafts and seals a bid, and the host looks at all secrets, before and after the close."""

    async def play(hosted: Hosted) -> None:
        await hosted.players[0].dm_says(bid)
        await hosted.players[0].clicks("seal")
        for _ in range(2):
            asked = await hosted.host.slash("host look", where=hosted.home)
            said = await hosted.host.clicks("look.sure", on=asked.message)
            assert said.private
            assert "missile" in said
            await hosted.server.passes(days=1, hours=14)
        assert sum(LOOKED in one.content for one in hosted.players[1].sees(hosted.home)) == 2

    return play


async def test_p4_a_look_is_the_hosts_and_that_he_looked_is_everybodys(tmp_path: Path) -> None:
    one = await seen(tmp_path / "one", looks("missile 5"))
    other = await seen(tmp_path / "other", looks("missile 6"))
    assert differing(one, other) == {"an", "host"}


async def test_p4_who_may_not_look_sees_nothing_and_announces_nothing(tmp_path: Path) -> None:
    def peeps(bid: str) -> Play:
        async def play(hosted: Hosted) -> None:
            await hosted.players[0].dm_says(bid)
            for one in hosted.players[1:]:
                assert "Only a host" in await one.slash("host look", where=hosted.home)
            await hosted.server.passes(minutes=5)
            assert not any(LOOKED in one.content for one in hosted.host.sees(hosted.home))

        return play

    one, other = await seen(tmp_path / "one", peeps("missile 5")), await seen(tmp_path / "other", peeps("missile 6"))
    assert differing(one, other) == {"an"}


async def test_p4_a_host_who_plays_cannot_look(server: Server) -> None:
    match = await opened(server.person("host"))
    await match.joins(match.host)
    await match.starts()
    asked = await match.hosts("look")
    said = await match.host.clicks("look.sure", on=asked.message)
    assert "commoner" not in said
    assert match.posts(LOOKED) == []


# --- a side's talk


async def sided(server: Server, *, how: str = "threads") -> tuple[Opened, list[Person], frozenset[int]]:
    """A match of ten people, and the users of the first one's side."""
    match = await opened(server.person("host"))
    people = [server.person(f"p{at}") for at in range(1, 11)]
    await match.joins(*people)
    if how != "threads":
        await match.host.slash("match talk", where=match.home, how=how)
    await match.starts()
    teams = await server.as_bot(queries.teams(server.services.storage, match.id))
    own = next(rows for rows in teams.values() if any(row.seat == "1" for row in rows))
    return match, people, frozenset(row.person.user for row in own if row.person is not None)


async def test_p4_what_the_bot_carries_for_a_side_leaves_it_to_that_side_alone(server: Server) -> None:
    match, people, side = await sided(server, how="relay")
    with Exits(server) as exits:
        await people[0].slash("team say", where=match.home, text=CANARY)
        await server.passes(minutes=1)
        for one in (*people, match.host):
            for command in ("me", "why", "votes", "panel"):
                await one.slash(command, where=match.home)
        await match.hosts("audit")
        await match.comes_to("night")
    assert exits.leaks(CANARY, side) == []
    assert len(exits.leaks(CANARY)) == len(side) - 1
    assert frozenset().union(*(one.seers for one in exits.leaks(CANARY))) == side - {people[0].id}


async def test_p4_what_the_bot_posts_in_a_sides_thread_is_seen_by_its_living_alone(server: Server) -> None:
    match, people, side = await sided(server)
    thread = await thread_of(match, people[0])
    everybody = {match.host.id, *(one.id for one in people)}

    async def see(exits: Exits, words: str) -> frozenset[int]:
        """Who of them sees what is posted now; the server's owner sees all."""
        await server.as_bot(server.messenger.send(thread, Rendered(text=words), words))
        return frozenset().union(*(one.seers for one in exits.leaks(words))) & everybody

    with Exits(server) as exits:
        assert await see(exits, f"{CANARY} to all of the side") == side
        asked = await match.hosts("remove", seat="1")
        await match.host.clicks("remove.sure.1", on=asked.message)
        await server.restart()
        await server.passes(seconds=30)
        assert await see(exits, f"{CANARY} to the living") == side - {people[0].id}


async def thread_of(match: Opened, person: Person) -> int:
    """The thread that somebody has been let into."""
    places = (await match.stored()).places
    threads = [channel for name, channel in places.items() if name.startswith(TEAM)]
    return next(one for one in threads if person.id in simworld.members(match.server.env, one))
