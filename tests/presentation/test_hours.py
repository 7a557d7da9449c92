"""The hours that messages promise are the hours that the services keep."""

from datetime import timedelta

import pytest

from bot.presentation.tycoon import NO_HOURS
from bot.presentation.tycoon_hours import coming_hours
from bot.services import pausing
from tests.fakes.table import House

GRACE = timedelta(seconds=10)


@pytest.mark.parametrize("minutes", [0, 20, 90, 300])
async def test_t7_the_nightfall_promised_by_day_is_the_one_that_comes(minutes: int) -> None:
    """Also after the host has moved the closing of bids."""
    house = House()
    match = await house.begun()
    if minutes:
        await pausing.extend(house.rails, match, house.host(), minutes)
    said = coming_hours(house.match(match))
    assert said.bids_close == house.match(match).due_at
    await house.next_phase(match)
    assert house.match(match).phase == "1-dusk"
    nightfall = house.match(match).due_at
    assert nightfall is not None
    assert said.nightfall is not None
    # A moved closing is resolved some seconds after its hour, and nightfall keeps its distance from that.
    assert timedelta(0) <= nightfall - said.nightfall <= GRACE


async def test_a_match_that_rests_promises_no_hours() -> None:
    house = House()
    match = await house.begun()
    await pausing.pause(house.rails, match, house.host(), "rest")
    assert coming_hours(house.match(match)) == NO_HOURS
