"""What a message may be made of beside its events: the table as everybody sees it, and where its panel is."""

import msgspec
import pytest

from bot.services.delivery.tables import table_of
from bot.services.outgoing import Destination, DestinationKind, Panel
from tests.fakes.table import HOME, House


def panel(match: int, name: str, message: int | None) -> Panel:
    home = Destination(DestinationKind.CHANNEL, HOME)
    channel = None if message is None else HOME
    return Panel(match=match, panel=name, destination=home, revision=1, channel=channel, message=message)


async def test_p4_a_table_holds_the_public_view_and_no_secret() -> None:
    house = House()
    match = await house.begun()
    await house.act(match, "1", "bid", item="missile", amount=7)
    table = await table_of(house.storage, match)
    assert (table.match.seed, table.match.state) == ("", b"")
    assert table.view["phase"] == "day"
    assert b"missile" not in msgspec.json.encode(table.view)


async def test_a_lobby_has_no_view() -> None:
    house = House()
    match = await house.lobby()
    assert (await table_of(house.storage, match)).view == {}


async def test_the_panel_is_the_tables_and_only_once_it_is_posted() -> None:
    house = House()
    match = await house.begun()
    for panels, place in (
        ((), None),
        ((panel(match, "lobby", 5),), None),
        ((panel(match, "table", None),), None),
        ((panel(match, "lobby", 5), panel(match, "table", 6)), (HOME, 6)),
    ):
        assert (await table_of(house.storage, match, panels)).panel == place


async def test_a_table_of_no_match_is_a_lookup_error() -> None:
    with pytest.raises(LookupError):
        await table_of(House().storage, 404)
