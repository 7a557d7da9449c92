"""Whole matches of the games by turns as chats: people act by their hands alone, robots sit between them."""

import pytest

from bot.services.rows import Status
from tests.e2e import simworld
from tests.e2e.chat import Server, custom_ids
from tests.e2e.positions import COUNTS, PLAYED
from tests.e2e.turns import GAMES, Curious, Table, seated

NAMES = ("an", "bo", "cy", "di")
WHILE = 16
"""Presses for curiosity's sake before everybody hurries to the end."""


def test_every_game_by_turns_is_played_here() -> None:
    assert set(PLAYED) == set(GAMES)


@pytest.mark.parametrize(("game", "count"), COUNTS)
async def test_a_whole_match_from_the_lobby_to_the_rematch_button(server: Server, game: str, count: int) -> None:
    """Everybody's every move is a press on his own hand; half of the seats are robots."""
    table = await seated(server, game, NAMES[: (count + 1) // 2 + 1 if count > 2 else 2], seats=count)
    taste = Curious(count, PLAYED[game].ending, WHILE)
    await table.plays(taste, WHILE)
    await comes_late(table)
    await table.to_the_end(taste)
    assert sum(taste.done.values()) >= len(table.people)
    await over(table)


async def comes_late(table: Table) -> None:
    """In a long game the host sets the end near."""
    late = PLAYED[(await table.match()).game].late
    if late is not None and await table.live():
        await table.stands(late(len((await table.state())["seats"])))


async def over(table: Table) -> None:
    """The match is over, and everybody can see how it went and play again."""
    await table.server.passes(seconds=10)
    assert (await table.match()).status is Status.OVER
    assert {one.split(":")[2] for one in custom_ids(table.panel)} == {"again", "votes", "why"}
    assert len(table.tables) == 2, "one that was edited, and one for the end"
    assert table.server.reports.faults == []
    assert "seed" in "\n".join(table.public[-2:]), "the deal can be checked"
    for person in table.people:
        assert "1" in await person.clicks("votes", on=table.panel)
        assert (await person.clicks("why", on=table.panel)).private


@pytest.mark.parametrize("game", PLAYED)
async def test_with_all_dms_closed_nothing_is_missing(server: Server, game: str) -> None:
    people = [server.person(name) for name in NAMES[:2]]
    for one in people:
        one.closes_dms()
    table = await seated(server, game, people)
    assert all(one.dms == [] for one in people)
    taste = Curious(5, PLAYED[game].ending)
    await table.plays(taste, 3)
    await comes_late(table)
    await table.to_the_end(taste)
    await over(table)
    assert all(one.dms == [] for one in people)


@pytest.mark.parametrize("game", PLAYED)
async def test_in_a_forum_it_lives_in_its_post(server: Server, game: str) -> None:
    forum = server.guild.create_forum_channel("forum")
    table = await seated(server, game, NAMES[:2], at=forum)
    assert table.home.id in [one.id for one in forum.threads]
    await comes_late(table)
    await table.to_the_end(Curious(6, PLAYED[game].ending))
    await over(table)


@pytest.mark.parametrize("game", GAMES)
async def test_each_turn_pings_its_player_once_and_the_table_stays_one_message(server: Server, game: str) -> None:
    table = await seated(server, game, NAMES[:3])
    first = table.panel.id
    taste = Curious(7)
    for _ in range(9):
        [person, *_] = await table.awaited()
        before = {one.id for one in table.home.history()}
        await table.acts(person, taste)
        await server.passes(seconds=5)
        new = [one for one in table.home.history() if one.id not in before]
        pings = [simworld.pinged(server.env, table.home.id, one.id) for one in new]
        waiting = {one.id for one in await table.awaited()}
        assert frozenset().union(*pings) in ({*waiting}, set()), "whom the match waits for, or nobody new"
        assert sum(map(len, pings)) <= len(waiting)
    assert [one.id for one in table.tables] == [first]
