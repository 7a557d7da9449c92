"""The start of a match, with the private threads of its sides; and the end of a lobby without one."""

from bot.presentation.buttons import Verb
from bot.presentation.host_forms import SURE
from bot.services import lobby
from bot.services.messaging import Rendered
from bot.transport.asked import Asked
from bot.transport.places import Places
from bot.transport.replies import Reply, Update
from cogs._hosts import asks, caller
from cogs._saying import said, table_of
from cogs._threads import make_threads
from cogs.lobby._joining import watchers


async def start(places: Places, asked: Asked, match: int) -> Reply:
    """Deal and begin, unless somebody who plays could read what the other side says in its thread."""
    table = await table_of(asked, match)
    users = [row.person.user for row in table.seats if row.person is not None]
    reading = await watchers(places, table, users)
    if reading is None:
        return Rendered(text=asked.texts.text("start-unchecked"))
    answer = await lobby.start(asked.services.rails, match, caller(asked), watchers=reading)
    if answer.refused:
        return await said(asked, match, answer)
    problem = await make_threads(places, asked, match)
    return await said(asked, match, answer, *([problem] if problem else []))


async def close(asked: Asked, match: int) -> Reply:
    """Close the lobby, when the red button was pressed."""
    if asked.target.word == SURE:
        return Update(await said(asked, match, await lobby.close(asked.services.rails, match, caller(asked))))
    return (await asks(asked, match)).sure(Verb.CLOSE)
