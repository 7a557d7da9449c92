"""Private threads of a match's sides: made at the start, and who plays a seat is let into its side's."""

from bot.presentation.games import GAMES
from bot.services import lobby, queries
from bot.services.lobby import PARENT
from bot.services.messaging import Doubtful, RateLimited, RefusedByDestination, Rendered, Unreachable
from bot.services.rows import SeatRow
from bot.transport.asked import Asked
from bot.transport.places import Places
from cogs._meant import table_of

FAILS = (RefusedByDestination, Doubtful, RateLimited, Unreachable)
"""What Discord may say to it."""


async def make_threads(places: Places, asked: Asked, match: int) -> str:
    """Make what is not there yet and let in who is not in; what went wrong, as a sentence, or nothing.

    May be repeated at any time: a thread that is there is taken again.
    """
    table = await table_of(asked, match)
    if table.match.settings.team_talk != "threads":
        return ""
    teams = await queries.teams(asked.services.storage, match)
    try:
        for team, rows in teams.items():
            thread = table.match.places.get(_key(team)) or await _made(places, asked, match, team)
            for row in rows:
                await _let_in(places, thread, row)
    except FAILS:
        return asked.texts.text("threads-failed")
    return ""


async def move_in(places: Places, asked: Asked, match: int, row: SeatRow) -> None:
    """Let whoever plays a seat now into its side's thread, and out of it who played it before; raises `FAILS`."""
    table = await table_of(asked, match)
    teams = await queries.teams(asked.services.storage, match)
    for team, rows in teams.items():
        thread = table.match.places.get(_key(team))
        if thread is not None and any(one.seat == row.seat for one in rows):
            if row.left is not None:
                await places.let_out(thread, row.left.user)
            await _let_in(places, thread, row)


async def _made(places: Places, asked: Asked, match: int, team: str) -> int:
    table = await table_of(asked, match)
    texts, parent = asked.means.texts[table.match.language], table.match.places.get(PARENT, table.match.home)
    side = GAMES[table.match.game].team(team, texts)
    name = texts.text("team-thread", side=side, match=str(match))
    thread = await places.named(parent, name) or await places.thread(parent, name, private=True)
    await lobby.keep_place(asked.services.rails, match, _key(team), thread)
    await places.say(thread, Rendered(text=texts.text("team-hello", side=side)), f"team{thread}")
    return thread


async def _let_in(places: Places, thread: int, row: SeatRow) -> None:
    if row.person is not None:
        await places.let_in(thread, row.person.user)


def _key(team: str) -> str:
    return f"team-{team}"
