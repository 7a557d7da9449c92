"""What a player of tycoon can do now."""

from collections.abc import Iterator

from bot.presentation.commands import commands_in
from bot.presentation.localizer import Localizer
from bot.presentation.tycoon_acts import own_view
from bot.presentation.tycoon_table import Panel, house_rules, public_table
from bot.services.queries import Mine


def help_lines(mine: Mine, texts: Localizer) -> Iterator[str]:
    """What a player can do in this phase, and until when."""
    view, match = own_view(mine.view), mine.table.match
    if not view.seats[mine.seat.seat].alive:
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
