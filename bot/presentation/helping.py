"""`/help` by situation: what somebody can do now, then the commands that are always there."""

from collections.abc import Iterator, Mapping

from bot.games.api import Seat
from bot.presentation.localizer import Localizer
from bot.presentation.posts import SMALL, TITLE
from bot.presentation.tycoon_acts import own_view
from bot.presentation.tycoon_table import Panel, house_rules, public_table
from bot.services.messaging import Table
from bot.services.queries import Mine
from bot.services.rows import LIVE, Status

COMMANDS = ("me", "panel", "votes", "why", "rules")
"""What helps in every situation, by the commands' English names."""


def commands_in(texts: Localizer, names: tuple[str, ...] = COMMANDS) -> Mapping[str, str]:
    """Commands as people of this language type them."""
    return {name: f"/{texts.text(f'command-{name}-name')}" for name in names}


def help_lines(table: Table | None, mine: Mine | None, texts: Localizer) -> Iterator[str]:
    """What to do: by the match here, and by the asker's own seat in it."""
    yield TITLE + texts.text("help-title")
    if table is None:
        yield texts.text("help-no_match", **commands_in(texts, ("rules",)))
        return
    if table.match.status is Status.LOBBY:
        yield texts.text("help-lobby")
    elif table.match.status is Status.PAUSED:
        yield texts.text("help-paused")
    elif table.match.status not in LIVE:
        yield texts.text("help-over", **commands_in(texts, ("votes", "why")))
    elif mine is None:
        yield texts.text("help-watching")
    else:
        yield from _playing(mine, mine.seat.seat, texts)
    yield SMALL + texts.text("help-commands", **commands_in(texts))


def _playing(mine: Mine, seat: Seat, texts: Localizer) -> Iterator[str]:
    view, match = own_view(mine.view), mine.table.match
    if not view.seats[seat].alive:
        yield texts.text("help-out")
        return
    shown = Panel(match, public_table(mine.view), house_rules(match), texts, {})
    if view.phase == "day":
        yield texts.text("help-bid", **commands_in(texts, ("bid", "seal", "withdraw")))
        yield texts.text("help-stand", **commands_in(texts, ("use",)))
    if shown.ballot:
        yield texts.text("help-vote", **commands_in(texts, ("vote",)))
    if view.phase == "night" and view.items:
        yield texts.text("help-use", **commands_in(texts, ("use",)))
    if view.phase == "night" and not view.items:
        yield texts.text("help-sleep")
    if view.phase == "dusk" and not shown.ballot:
        yield texts.text("help-sleep")
    yield from shown.hours()
