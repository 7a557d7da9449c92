"""P4 in the services: two matches that differ only in a secret look the same to everybody who may not know it."""

from typing import Any

from bot.services import drafts, log, rewinding
from bot.services.log import Asks
from bot.services.rows import Settings
from tests.fakes.table import HOST, House
from tests.services.test_deadlines import at

REMINDED = Settings(reminders=(30,))
CANARY = 7


def outside(house: House, match: int, seat: str) -> list[Any]:
    """All that leaves the house for anybody but this seat: rows in order, panels, hours."""
    rows: list[Any] = [
        (new.destination, new.seat, new.language, new.source, new.events, new.priority, new.after_public)
        for new in (one.new for one in house.messages(match))
        if new.seat != seat
    ]
    rows += [(panel.panel, panel.revision) for panel in house.storage.panel_rows.values()]
    return [*rows, house.storage.deadline_rows[match]]


async def house_with(secret: bool) -> tuple[House, int, list[list[Any]]]:
    """A match in which seat 1 perhaps bids, drafts, wins and orders; all it shows of it at each hour."""
    house = House()
    match = await house.begun(settings=REMINDED)
    shown = []
    if secret:
        await house.act(match, "1", "bid", item="missile", amount=CANARY)
        asks, order = Asks("bid", {"item": "mine", "amount": 3}), Asks("order", {"item": "mine", "targets": ["1"]})
        await drafts.draft(house.rails, match, house.given("1"), "mine", asks, standing=order)
    for hour in (at(2, 19, 45), at(2, 20, 1), at(2, 21, 1)):
        await house.go_to(hour)
        shown.append(outside(house, match, "1"))
    if secret:
        await house.act(match, "1", "order", item="missile", targets=["1"])
        await house.act(match, "1", "decline", item="missile")
        await house.act(match, "1", "decline", item="mine")
    await house.go_to(at(3, 8, 1))
    shown.append(outside(house, match, "1"))
    return house, match, shown


async def test_p4_a_secret_shows_in_nothing_that_others_get() -> None:
    _, _, with_it = await house_with(secret=True)
    _, _, without_it = await house_with(secret=False)
    assert with_it == without_it


async def test_p4_at_nightfall_every_living_seat_gets_exactly_one_private_message_in_seat_order() -> None:
    house, match, _ = await house_with(secret=True)
    letters = [one.new for one in house.messages(match) if b'"results"' in one.new.events]
    assert [new.seat for new in letters] == ["1", "2", "3", "4"]
    assert all(new.after_public for new in letters)


async def test_p4_the_canary_is_only_where_it_belongs() -> None:
    house, match, _ = await house_with(secret=True)
    canary = f'"amount":{CANARY}'.encode()
    assert [one.new.seat for one in house.messages(match) if canary in one.new.events] == []  # it was the answer
    assert all(canary not in row.facts for row in house.storage.audit_rows)
    assert sum(canary in row.body for row in house.storage.logs[match]) == 1


async def test_c36_the_hosts_list_of_late_inputs_tells_neither_who_nor_what() -> None:
    house = House()
    match = await house.begun()
    await house.next_phase(match)
    given = house.given("1", at=at(2, 19, 59), phase="1-day")
    await house.act(match, "1", "bid", given, item="missile", amount=CANARY)
    await rewinding.enter(house.rails, match, house.host(), given.id)
    for one in house.messages(match):
        if one.new.destination.id == HOST or one.new.source == "services":
            assert b"missile" not in one.new.events
            assert b'"seat":"1"' not in one.new.events
    assert isinstance(log.read(house.storage.logs[match][-2]), log.Acted)
