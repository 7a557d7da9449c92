"""What the end of the present phase will do, as far as everybody can see: for a host's dry run.

It is made of the public view alone, so that it cannot tell more: no bid, no order, no part, no end of the match.
"""

from collections.abc import Iterator, Mapping

from bot.games.api import Seat
from bot.games.tycoon.events import Tallied
from bot.games.tycoon.state import Effects
from bot.games.tycoon.vote import Ballot, counted
from bot.presentation.localizer import Localizer, until
from bot.presentation.names import Names
from bot.presentation.people import seats_listed
from bot.presentation.posts import QUOTE
from bot.presentation.tycoon import Hours, leaders, lines
from bot.presentation.tycoon_hours import later_hours
from bot.presentation.tycoon_table import BALLOTS, Panel, house_rules, public_table
from bot.services.rows import Match


def foreseen(match: Match, view: Mapping[str, object], texts: Localizer, names: Names) -> Iterator[str]:
    """What the present phase's end does in public, then the hours after it."""
    shown = Panel(match, public_table(view), house_rules(match), texts, names)
    if shown.table.phase == "over":
        return
    no_vote = "-no_vote" if shown.table.phase in BALLOTS and not shown.ballot else ""
    yield texts.text(f"tycoon-foreseen-{shown.table.phase}{no_vote}")
    if shown.ballot:
        yield from _count(shown)
    yield from _hours(later_hours(match), texts)


def _count(shown: Panel) -> Iterator[str]:
    """The ballot as it would be counted now (T21, T23), by votes and cards that everybody knows (T20, T24)."""
    texts, table, rules = shown.texts, shown.table, shown.rules
    if not rules.votes_live:
        yield texts.text("tycoon-panel-votes-secret")
        return
    effects = Effects() if table.effects is None else table.effects
    tally = counted(Ballot(rules, tuple(table.seats), table.living, table.votes, effects))
    tied = tuple(seat for seat in table.seats if seat in leaders(tally.adjusted))
    yield texts.text("tycoon-foreseen-count")
    if len(tied) > 1 and rules.vote_tie == "random":
        yield QUOTE + texts.text("tycoon-foreseen-lot", seats=seats_listed(texts, tied, shown.names))
    else:
        yield from (QUOTE + line for line in lines(_told(shown, tally.real, tally.adjusted, tied), texts, shown.names))
    if table.effects is None and table.day > 1:
        yield texts.text("tycoon-foreseen-cards")


def _told(shown: Panel, real: Mapping[Seat, int], adjusted: Mapping[Seat, int], tied: tuple[Seat, ...]) -> Tallied:
    """What would be announced of it (T23)."""
    rules, effects = shown.rules, shown.table.effects or Effects()
    again = len(tied) > 1 and rules.vote_tie == "revote_then_none" and shown.table.phase != "revote"
    return Tallied(
        None,
        day=shown.table.day,
        real=real,
        adjusted=adjusted,
        red_card=effects.red_card,
        black_card=effects.black_card,
        alliance=effects.alliance,
        out=tied if len(tied) <= 1 or rules.vote_tie == "all" else (),
        again=tied if again else (),
        minutes=rules.revote_minutes if again else None,
    )


def _hours(hours: Hours, texts: Localizer) -> Iterator[str]:
    coming = {"bids_close": hours.bids_close, "nightfall": hours.nightfall, "dawn": hours.dawn}
    known = {hour: at for hour, at in coming.items() if at is not None}
    if known:
        yield texts.text("dryrun-then")
        yield from (texts.text(f"tycoon-panel-{hour}", until=until(texts, at)) for hour, at in known.items())
