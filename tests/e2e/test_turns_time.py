"""The clock of the games by turns at the table: time-outs, robots that stand in, being away, and restarts."""

import pytest

from tests.e2e.chat import Person, Server
from tests.e2e.positions import PLAYED, STEPS
from tests.e2e.turns import GAMES, Curious, Table, seated

NAMES = ("an", "bo", "cy")


async def standing(server: Server, game: str, step: str) -> Table:
    """Three people, all of whom read English, at a table that stands in this step."""
    table = await seated(server, game, [server.person(name) for name in NAMES])
    await table.stands(PLAYED[game].steps[step])
    assert await table.step() == step
    return table


@pytest.mark.parametrize(("game", "step"), STEPS)
async def test_out_of_time_the_table_is_told_and_it_goes_on(server: Server, game: str, step: str) -> None:
    table = await standing(server, game, step)
    late = await table.awaited()
    await table.goes_on()
    lines = [line for line in table.public[-1].split("\n") if line.endswith("ran out of time.")]
    assert all(line.startswith("Seat ") for line in lines)
    told = "\n".join(line.replace("Seat ", "seat ", 1) for line in lines)
    named = [f"seat {at} {person.actor.user.name}" for at, person in enumerate(table.people, 1)]
    assert [one for one in named if one in told] == [named[table.people.index(person)] for person in late]
    assert await table.awaited() != ()
    assert "back" not in await buttons(table, late[0]), "once is no reason for a robot"


@pytest.mark.parametrize(("game", "step"), STEPS)
async def test_a_restart_in_a_step_loses_nothing_and_buttons_of_before_work(
    server: Server, game: str, step: str
) -> None:
    table = await standing(server, game, step)
    before = await table.state()
    opened = [(person, await table.hand(person)) for person in await table.awaited()]
    await server.restart()
    assert await table.state() == before
    taste = Curious(1)
    for person, message in opened:
        said = await table.goes_through(person, message, taste)
        assert said.private
    assert await table.state() != before
    await server.passes(seconds=5)
    assert server.reports.faults == []


@pytest.mark.parametrize(("game", "step"), [one for one in STEPS if one[1] in ("act", "mourn", "declare")])
async def test_c16_whom_no_dm_reaches_is_named_after_the_deal_and_never_again(
    server: Server, game: str, step: str
) -> None:
    """What a time-out tells a seat alone would otherwise be given away, whatever it is."""
    an, bo, cy = (server.person(name) for name in NAMES)
    an.closes_dms()
    bo.closes_dms()
    table = await seated(server, game, [an, bo, cy])
    await server.passes(seconds=10)
    words = 'No DM reaches seat 1 an and seat 2 bo. Your cards are behind "My hand" and /me.'
    assert [one.split("\n")[0] for one in table.public if "No DM reaches" in one] == [words]
    await table.stands(PLAYED[game].steps[step])
    await table.goes_on()
    await server.passes(seconds=10)
    assert len([one for one in table.public if "No DM reaches" in one]) == 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("way", ["move", "button", "command"])
async def test_s27_after_two_a_robot_plays_until_one_is_back(server: Server, game: str, way: str) -> None:
    table = await seated(server, game, [server.person(name) for name in NAMES[:2]])
    an, bo = table.people
    taste = Curious(2)
    while not await robot(table, "1"):
        waited = await table.awaited()
        if an in waited:
            await table.goes_on()
        elif bo in waited:
            await table.acts(bo, taste)
    assert "Seat 1 an" in "\n".join(table.public[-2:])
    assert "robot" in "\n".join(table.public[-2:])
    assert await buttons(table, an) == {"back"}, "a hand that a robot plays has one button"
    while bo in await table.awaited():
        await table.acts(bo, taste)
    moves = len(await acts(table, "1"))
    await table.robots_act()
    assert len(await acts(table, "1")) > moves, "the robot has played for him"
    if way == "move":
        while bo in await table.awaited():
            await table.acts(bo, taste)
        [first, *_] = await an.actor.autocomplete(table.home, "move", "move", "")
        assert "is not possible" not in await an.slash("move", where=table.home, move=first["value"])
    elif way == "button":
        assert "you play yourself again" in await an.clicks("back", on=await table.hand(an))
    else:
        assert "you play yourself again" in await an.slash("back", where=table.home)
    assert not await robot(table, "1")
    await server.passes(seconds=5)
    assert "back" in "\n".join(table.public[-2:])


@pytest.mark.parametrize("game", GAMES)
async def test_who_goes_away_is_played_for_and_comes_back_by_a_word(server: Server, game: str) -> None:
    table = await seated(server, game, [server.person(name) for name in NAMES[:2]])
    [mover] = await table.awaited()
    [other] = [one for one in table.people if one is not mover]
    said = await mover.slash("away", where=table.home)
    assert said.private
    assert "A robot plays while you are away" in said
    await table.robots_act()
    seat = str(table.people.index(mover) + 1)
    assert await acts(table, seat) != [], "in his turn the robot plays at once"
    assert "is away for a while" in "\n".join(table.public)
    assert "A robot plays while you are away" in await mover.slash("away", where=table.home), "twice does no harm"
    assert await buttons(table, mover) == {"back"}
    await mover.slash("back", where=table.home)
    assert "away" in await buttons(table, mover)
    assert other in await table.awaited()


async def buttons(table: Table, person: Person) -> set[str]:
    """The verbs on somebody's hand that are no moves, but for the pings."""
    message = await table.hand(person)
    ids = [part.custom_id for row in message.components for part in row.children]
    return {one.split(":")[2].partition(".")[0] for one in ids} - {"pings", "move", "votes"}


async def robot(table: Table, seat: str) -> bool:
    """Whether a robot plays this seat now."""
    return next(one.robot for one in (await table.stored()).seats if one.seat == seat)


async def acts(table: Table, seat: str) -> list[int]:
    """The numbers of a seat's actions in the log."""
    rows = await table.server.services.storage.log(table.id)
    return [row.number for row in rows if row.seat == seat]
