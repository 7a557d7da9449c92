"""Bids and orders leave no trace where others look: matches that differ in one secret look the same to everybody."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec import Struct

from tests.e2e.chat import Person, Server, custom_ids
from tests.e2e.leaks import LOG, Exit, Exits, appearance
from tests.e2e.play import FOUR, Match, begun

Act = Callable[[Match, Person, str], Awaitable[object]]


class Seen(Struct, frozen=True):
    """What left the bot in a match, and who acted in secret."""

    exits: list[Exit]
    actor: int

    def by_others(self) -> list[Exit]:
        """What anybody but the one who acted could see, the log included."""
        return [one for one in self.exits if one.seers - {self.actor}]


async def form(match: Match, an: Person, secret: str) -> object:
    return await an.fills(await an.clicks("bid", on=match.panel), missile=secret)


async def text(match: Match, an: Person, secret: str) -> object:
    return await an.dm_says(f"missile {secret}")


async def command(match: Match, an: Person, secret: str) -> object:
    return await an.slash("bid", item="missile", amount=secret)


async def sealed(match: Match, an: Person, secret: str) -> object:
    await an.slash("bid", item="missile", amount=secret)
    await an.slash("me")
    return await an.clicks("seal", on=match.panel)


async def asks_for_suggestions(match: Match, person: Person) -> None:
    """Begin to type every command of players that suggests something."""
    for command, option in (("vote", "seat"), ("use", "seat"), ("use", "second"), ("move", "move")):
        await person.actor.autocomplete(match.channel, command, option, "")


async def played_by_day(folder: Path, act: Act, secret: str) -> Seen:
    """A day up to the close, with one secret bid."""
    async with Server(folder) as server:
        people = [server.person(name) for name in ("an", "bo", "cy", "di")]
        match = await begun(server, *people, rules=FOUR)
        with Exits(server) as exits:
            await act(match, people[0], secret)
            await people[1].slash("me")
            await people[1].slash("panel")
            await people[1].slash("votes")
            await asks_for_suggestions(match, people[1])
            await match.comes_to("dusk")
            await people[1].slash("why")
        return Seen(exits.all, people[0].id)


async def played_by_night(folder: Path, secret: str) -> Seen:
    """A night up to dawn, with one secret order."""
    async with Server(folder) as server:
        people = [server.person(name) for name in ("an", "bo", "cy", "di")]
        match = await begun(server, *people, rules=FOUR)
        await people[0].dm_says("missile 5")
        await match.comes_to("night")
        with Exits(server) as exits:
            menus = await people[0].clicks("order", on=match.panel)
            await people[0].chooses("use_missile", secret, on=menus.message)
            await people[1].clicks("order", on=match.panel)
            await people[1].slash("me")
            await people[1].slash("why")
            await asks_for_suggestions(match, people[1])
            await server.passes(minutes=5)
        return Seen(exits.all, people[0].id)


@pytest.mark.parametrize("act", [form, text, command, sealed])
async def test_a_bid_shows_nowhere_but_to_its_seat(tmp_path: Path, act: Act) -> None:
    one = await played_by_day(tmp_path / "one", act, "7")
    two = await played_by_day(tmp_path / "two", act, "9")
    assert appearance(one.by_others()) == appearance(two.by_others())
    assert appearance(one.exits) != appearance(two.exits), "the seat itself sees the difference"


async def test_an_order_shows_nowhere_but_to_its_seat(tmp_path: Path) -> None:
    one, two = [await played_by_night(tmp_path / secret, secret) for secret in ("3", "4")]
    assert appearance(one.by_others()) == appearance(two.by_others())
    assert appearance(one.exits) != appearance(two.exits)


async def test_custom_ids_hold_neither_bids_nor_orders(four: Match) -> None:
    """They are the same for everybody: match, verb and step."""
    an, bo, *_ = four.people
    await an.dm_says("missile 7")
    await an.clicks("stand", on=an.dms[-1])
    await an.chooses("stand_missile", "3")
    own = {one for message in [*an.dms, *an.sees(four.channel)] for one in custom_ids(message)}
    assert own
    assert all(one.split(":")[1::2] == [str(four.id), "1"] for one in own)
    await bo.dm_says("missile 4")
    await bo.clicks("stand", on=bo.dms[-1])
    others = {one for message in [*bo.dms, *bo.sees(four.channel)] for one in custom_ids(message)}
    assert own == others


async def test_the_scanner_would_see_a_bid_in_a_public_post(four: Match) -> None:
    """The comparison above is no empty one."""
    server, an = four.server, four.people[0]
    looks = []
    for secret in ("7", "9"):
        with Exits(server) as exits:
            await four.people[1].slash("vote", seat="3")
            await an.says("nothing", four.channel)
            said = (await an.slash("bid", item="missile", amount=secret)).text
            exits.all.append(Exit(at=server.clock.now(), place="", where="planted", text=said, seers=LOG))
        looks.append(appearance(one for one in exits.all if one.seers - {an.id}))
    assert looks[0] != looks[1]
