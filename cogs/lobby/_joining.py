"""Joining and leaving a lobby; whoever joins is written to at once, so that everybody knows whether DMs arrive."""

from collections.abc import Iterable

from msgspec.structs import replace

from bot.presentation.greeting import greeting
from bot.services import lobby
from bot.services.messaging import Doubtful, RateLimited, RefusedByDestination, Table, Unreachable
from bot.transport.asked import Asked
from bot.transport.places import Places
from bot.transport.replies import Reply
from cogs._saying import said, table_of


async def join(places: Places, asked: Asked, match: int) -> Reply:
    """Take a place, or one on the waiting list."""
    rails = asked.services.rails
    answer = await lobby.join(rails, match, asked.input, asked.person)
    if answer.refused:
        return await said(asked, match, answer)
    table = await table_of(asked, match)
    reading = asked.user in (await watchers(places, table, [asked.user]) or ())
    arrived = await places.greet(asked.user, greeting(answer, table, asked.texts), f"join{asked.input}")
    found = replace(asked.person, reach="open" if arrived else "closed", reads_threads=reading)
    await lobby.mark(rails, match, found if arrived is not None else replace(found, reach=""))
    more = [asked.texts.text("hint-no_dm")] if arrived is False else []
    if reading:
        more.append(asked.texts.text("join-reads_threads"))
    return await said(asked, match, answer, *more)


async def leave(asked: Asked, match: int) -> Reply:
    """Give the place up."""
    return await said(asked, match, await lobby.leave(asked.services.rails, match, asked.input, asked.user))


async def watchers(places: Places, table: Table, users: Iterable[int]) -> frozenset[int] | None:
    """Those who could read the sides' private threads: None where it cannot be seen now."""
    match = table.match
    if match.settings.team_talk != "threads":
        return frozenset()
    try:
        return await places.watchers(match.guild, match.home, users)
    except (RefusedByDestination, Doubtful, RateLimited, Unreachable):
        return None
