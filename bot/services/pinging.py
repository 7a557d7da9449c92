"""Whom announcements ping: everybody whom they concern, but for who wants none."""

from datetime import datetime

from bot.services.answers import Answer
from bot.services.ports import ChoiceStore


async def choose_pings(store: ChoiceStore, user: int, at: datetime, *, wanted: bool) -> Answer:
    """Keep whether somebody wants to be pinged in public, on whatever server: `pings_on` or `pings_off`.

    What is his own to do is written to him by DM all the same.
    """
    await store.set_quiet(user, quiet=not wanted)
    return Answer(code="pings_on" if wanted else "pings_off", at=at)
