"""`/help` by situation: what somebody can do now, then the commands that are always there."""

from collections.abc import Iterator

from bot.presentation.commands import commands_in
from bot.presentation.games import GAMES
from bot.presentation.localizer import Localizer
from bot.presentation.people import names_of
from bot.presentation.posts import SMALL, TITLE
from bot.presentation.wording import said_for
from bot.services.messaging import Table
from bot.services.queries import Mine
from bot.services.rows import LIVE, Status


def help_lines(table: Table | None, mine: Mine | None, texts: Localizer) -> Iterator[str]:
    """What to do: by the match here, and by the asker's own seat in it."""
    yield TITLE + texts.text("help-title")
    if table is None:
        yield texts.text("help-no_match", **commands_in(texts, ("rules",)))
        return
    if table.match.status is Status.LOBBY:
        yield said_for(table.match, texts, "help-lobby")
    elif table.match.status is Status.PAUSED:
        yield texts.text("help-paused")
    elif table.match.status not in LIVE:
        yield said_for(table.match, texts, "help-over", **commands_in(texts, ("votes", "why")))
    elif mine is None:
        yield texts.text("help-watching")
    else:
        yield from GAMES[table.match.game].help(mine, texts, names_of(table, texts))
    yield SMALL + said_for(table.match, texts, "help-commands", **commands_in(texts))
