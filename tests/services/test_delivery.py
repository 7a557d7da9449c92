"""Delivery in order, once, and what becomes of rows that cannot be sent or are undone."""

from bot.services.outgoing import MessageState, Priority
from tests.fakes.messenger import Fault
from tests.fakes.office import Office, RenderingFault, Told, channel, person, place


async def test_rows_go_out_in_order_for_each_destination() -> None:
    office = Office()
    for text in ("one", "two", "three"):
        await office.post(text)
        await office.post(f"{text} for you", person(7))
    await office.deliver()
    assert office.seen() == ["one", "two", "three"]
    assert office.seen(person(7)) == ["one for you", "two for you", "three for you"]
    assert set(office.states()) == {"sent"}
    assert [posted.channel for posted in office.row(2).posted] == [place(person(7))]
    assert office.reports.faults == []
