"""The sides' private threads: who is in them follows the match, whatever happens to a seat."""

from simcord.builders import ChannelHandle

from bot.services import queries
from tests.e2e import simworld
from tests.e2e.chat import Person, Server
from tests.e2e.lobbies import Opened, opened

NOBODY: frozenset[int] = frozenset()


class Sides:
    """A match of ten people, and the thread of the side that the first of them is on."""

    def __init__(self, match: Opened, people: list[Person], seats: list[str], thread: ChannelHandle) -> None:
        self.match = match
        self.people = people
        self.seats = seats
        self.thread = thread

    @property
    def own(self) -> list[Person]:
        """Who sat on the side at first."""
        return [self.people[int(seat) - 1] for seat in self.seats]

    def inside(self) -> frozenset[int]:
        return simworld.members(self.match.server.env, self.thread.id) & {one.id for one in self.people}

    async def host_removes(self, seat: str) -> None:
        asked = await self.match.hosts("remove", seat=seat)
        await self.match.host.clicks(f"remove.sure.{seat}", on=asked.message)
        await self.match.server.passes(seconds=30)


async def sides(server: Server) -> Sides:
    match = await opened(server.person("host"))
    people = [server.person(f"p{at}") for at in range(1, 11)]
    await match.joins(*people)
    await match.starts()
    teams = await server.as_bot(queries.teams(server.services.storage, match.id))
    team = next(team for team, rows in teams.items() if any(row.seat == "1" for row in rows))
    thread = (await match.stored()).places[f"team-{team}"]
    [place] = [one for one in server.channel().threads if one.id == thread]
    return Sides(match, people, [row.seat for row in teams[team]], place)


def ids(people: list[Person]) -> frozenset[int]:
    return frozenset(one.id for one in people)


async def test_t36_who_is_out_leaves_his_sides_thread_and_an_undo_brings_him_back(server: Server) -> None:
    side = await sides(server)
    out, *others = side.own
    assert side.inside() == ids(side.own)
    await side.host_removes(side.seats[0])
    assert side.inside() == ids(others)
    assert out.id not in simworld.seers(server.env, "POST", f"/channels/{side.thread.id}/messages", {})
    asked = await side.match.hosts("undo")
    await side.match.host.clicks("undo.sure.*", on=asked.message)
    await server.passes(seconds=30)
    assert side.inside() == ids(side.own)


async def test_a_substitute_takes_the_place_in_the_thread_and_a_robot_leaves_it_empty(server: Server) -> None:
    side = await sides(server)
    _, _, *others = side.own
    newcomer = server.person("newcomer")
    side.people.append(newcomer)
    await side.match.hosts("substitute", seat=side.seats[0], person=newcomer.actor)
    await side.match.hosts("robot", seat=side.seats[1])
    await server.passes(seconds=30)
    assert side.inside() == ids([newcomer, *others])


async def test_who_cannot_be_let_out_now_is_let_out_later_restarts_between(server: Server) -> None:
    side = await sides(server)
    out, *others = side.own
    path = f"/channels/{side.thread.id}/thread-members/{out.id}"
    server.wire.refuse("DELETE", path, 403, 50013, times=None)
    await side.host_removes(side.seats[0])
    assert side.inside() == ids(side.own)
    await server.restart()
    server.wire.relent()
    await server.passes(minutes=10)
    assert side.inside() == ids(others)


async def test_one_who_has_left_the_server_keeps_nobody_out(server: Server) -> None:
    side = await sides(server)
    gone, *others = side.own
    for one in side.own:
        await server.as_bot(server.messenger.let_out(side.thread.id, one.id))
    assert side.inside() == NOBODY
    server.wire.refuse("PUT", f"/channels/{side.thread.id}/thread-members/{gone.id}", 404, 10007, times=None)
    assert "ready" in await side.match.hosts("threads")
    await server.passes(seconds=30)
    assert side.inside() == ids(others)


async def test_one_who_changes_sides_leaves_the_thread_of_his_former_side(server: Server) -> None:
    side = await sides(server)
    mover, *others = side.own
    there = next(str(seat) for seat in range(1, 11) if str(seat) not in side.seats)
    path = f"/channels/{side.thread.id}/thread-members/{mover.id}"
    server.wire.refuse("DELETE", path, 403, 50013, times=None)
    await side.match.hosts("substitute", seat=side.seats[0], person=server.person("newcomer").actor)
    await side.match.hosts("substitute", seat=there, person=mover.actor)
    server.wire.relent()
    await server.passes(minutes=10)
    assert side.inside() == ids(others)


async def test_who_cannot_be_let_in_for_want_of_a_permission_is_let_in_later(server: Server) -> None:
    side = await sides(server)
    first, *_ = side.own
    await server.as_bot(server.messenger.let_out(side.thread.id, first.id))
    server.wire.refuse("PUT", f"/channels/{side.thread.id}/thread-members/{first.id}", 403, 50013, times=None)
    assert "ready" in await side.match.hosts("threads")
    await server.passes(seconds=30)
    assert first.id not in side.inside()
    server.wire.relent()
    await server.passes(minutes=10)
    assert side.inside() == ids(side.own)
