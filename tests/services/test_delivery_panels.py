"""Panels and their pins: one for each phase, the old ones lead to it, and no pin holds anything up."""

import pytest

from bot.services.messaging import Link, Picture
from tests.fakes.messenger import NO_PERMISSION, UNKNOWN_MESSAGE, Put
from tests.fakes.office import Office, channel


async def phases(office: Office, count: int) -> list[Put]:
    """So many panels, each wanted anew; all that was ever posted."""
    for _ in range(count):
        await office.want(anew=True)
        await office.deliver()
    return office.messenger.puts


async def test_the_old_panel_is_unpinned_loses_its_buttons_and_leads_to_the_new_one() -> None:
    office = Office()
    old, new = await phases(office, 2)
    assert (old.text, old.history[-1].rows, old.pinned) == ("table 2", (), False)
    assert old.way == Link(str(new.id), "the panel")
    assert (new.pinned, bool(new.history[-1].rows), new.way) == (True, True, None)


async def test_many_phases_leave_one_pin() -> None:
    office = Office()
    await phases(office, 9)
    assert [put.pinned for put in office.messenger.puts] == [False] * 8 + [True]


async def test_in_a_channel_full_of_pins_the_new_panel_takes_the_place_of_the_old_one() -> None:
    office = Office()
    office.messenger.most_pins = 1
    old, new = await phases(office, 2)
    assert (old.pinned, new.pinned) == (False, True)


@pytest.mark.parametrize("code", [NO_PERMISSION, UNKNOWN_MESSAGE, 30003])
async def test_a_pin_that_cannot_be_taken_away_holds_nothing_up(code: int) -> None:
    office = Office()
    await phases(office, 1)
    office.messenger.refusing_calls["unpin"] = office.messenger.refusing_calls["retire"] = code
    await phases(office, 1)
    await office.post("night falls")
    await office.deliver()
    assert office.seen() == ["table 2", "table 3", "night falls"]
    assert (office.reports.refusals, office.matches.old_panels) == ([], [])


async def test_a_panel_that_moved_to_another_channel_is_retired_where_it_was() -> None:
    office = Office()
    await phases(office, 1)
    await office.want(to=channel(200), anew=True)
    await office.deliver()
    old, new = office.messenger.puts
    assert (old.channel, old.pinned, new.channel, new.pinned) == (100, False, 200, True)
    assert old.history[-1].rows == ()


async def test_where_nothing_may_be_attached_panels_go_without_their_pictures() -> None:
    office = Office()
    office.renderer.pictures = (Picture("table.png", b"png", "a table"),)
    office.messenger.no_files = True
    await phases(office, 1)
    await office.want()
    await office.deliver()
    [put] = office.messenger.puts
    assert [(shown.text, shown.pictures) for shown in put.history] == [("table 2", ()), ("table 3", ())]
    assert office.reports.refusals == []
    office.messenger.no_files = False
    await office.want()
    await office.deliver()
    assert put.history[-1].pictures == office.renderer.pictures
