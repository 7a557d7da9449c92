"""Private threads of a match's sides: made at the start; who is in them follows the match by itself."""

from bot.presentation.games import GAMES
from bot.services import lobby, queries, talking
from bot.services.lobby import PARENT
from bot.services.messaging import Doubtful, RateLimited, RefusedByDestination, Rendered, Unreachable
from bot.services.sides import place_of
from bot.transport.asked import Asked
from bot.transport.places import Places
from cogs._saying import table_of


async def make_threads(places: Places, asked: Asked, match: int) -> str:
    """Make what is not there yet, and have everybody let in anew; what went wrong, as a sentence, or nothing.

    May be repeated at any time: a thread that is there is taken again.
    """
    table = await table_of(asked, match)
    if table.match.settings.team_talk != "threads":
        return ""
    try:
        for team in await queries.teams(asked.services.storage, match):
            if place_of(team) not in table.match.places:
                await _make(places, asked, match, team)
    except (RefusedByDestination, Doubtful, RateLimited, Unreachable):
        return asked.texts.text("threads-failed")
    await talking.gather(asked.services.rails, match)
    return ""


async def _make(places: Places, asked: Asked, match: int, team: str) -> None:
    table = await table_of(asked, match)
    texts, parent = asked.means.texts[table.match.language], table.match.places.get(PARENT, table.match.home)
    side = GAMES[table.match.game].team(team, texts)
    name = texts.text("team-thread", side=side, match=str(match))
    thread = await places.named(parent, name) or await places.thread(parent, name, private=True)
    await lobby.keep_place(asked.services.rails, match, place_of(team), thread)
    await places.say(thread, Rendered(text=texts.text("team-hello", side=side)), f"team{thread}")
