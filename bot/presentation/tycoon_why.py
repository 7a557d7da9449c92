"""Why a tycoon result is what it is, with the rulings; made of what the asker was told, and of the house rules.

What is said of a lost bid depends on the asker's own role and refund alone, so it is the same for sold and unsold.
"""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from bot.games.houserules import write
from bot.games.tycoon import events
from bot.games.tycoon.rules import Rules
from bot.presentation.localizer import Localizer
from bot.presentation.names import Names
from bot.presentation.posts import SMALL, TITLE
from bot.presentation.tycoon import leaders, lines
from bot.presentation.tycoon_hours import phase_parts
from bot.presentation.tycoon_rules import value_text
from bot.presentation.tycoon_table import house_rules
from bot.presentation.tycoon_words import phase_title
from bot.services.messaging import Table
from bot.services.queries import Line

CAUSES: Mapping[str | None, str] = {
    "missile": "T28, T31",
    "mine": "T29, T31",
    "vote": "T23, T31",
    "removed": "T35, T31",
    None: "T31",
}
REASONS: Mapping[str, str] = {"commoners": "T32", "headcount": "T33", "max_days": "T34"}


class Latest(Struct, frozen=True):
    """The latest results that somebody was told."""

    tally: events.Tallied | None
    results: events.Results | None
    night: Sequence[tuple[str, events.Died]]
    """Deaths since the latest nightfall, each with the phase that it ended."""

    ended: events.Ended | None


def latest(told: Sequence[Line]) -> Latest:
    """The latest of each kind in what somebody was told."""
    tally: events.Tallied | None = None
    results: events.Results | None = None
    ended: events.Ended | None = None
    deaths: list[tuple[str, events.Died]] = []
    for line in told:
        match line.event:
            case events.Tallied() as tally:
                deaths.clear()
            case events.Results() as results:
                pass
            case events.Died() as died:
                deaths.append((line.phase, died))
            case events.Ended() as ended:
                pass
    return Latest(tally, results, deaths, ended)


def why(told: Sequence[Line], table: Table, texts: Localizer, names: Names) -> Iterator[str]:
    """The latest results explained; `told`: what the asker was told."""
    found, rules = latest(told), house_rules(table.match)
    if found == Latest(None, None, [], None):
        yield texts.text("tycoon-why-nothing")
        return
    if found.tally is not None:
        yield from _tally(found.tally, rules, texts, names)
    if found.results is not None:
        yield from _results(found.results, rules, texts, names)
    for phase, died in found.night:
        day, word = phase_parts(phase)
        yield TITLE + phase_title(texts, day, word)
        yield from lines(died, texts, names)[:-1]
        yield _by(texts, CAUSES[died.cause])
    if found.ended is not None:
        yield TITLE + texts.text("tycoon-why-end")
        yield lines(found.ended, texts, names)[0]
        yield _by(texts, REASONS[found.ended.reason])


def _by(texts: Localizer, rulings: str) -> str:
    return SMALL + texts.text("why-by", rules=rulings)


def _tally(event: events.Tallied, rules: Rules, texts: Localizer, names: Names) -> Iterator[str]:
    first, *rest = lines(event, texts, names)
    yield TITLE + first
    yield from rest
    yield texts.text("tycoon-why-tally")
    used = ["T19", "T20", "T21", "T23"]
    if event.alliance:
        used.insert(3, "T22")
        yield value_text(texts, "alliance_dead_user", write(rules)["alliance_dead_user"])
    if len(leaders(event.adjusted)) > 1:
        yield value_text(texts, "vote_tie", write(rules)["vote_tie"])
    yield _by(texts, ", ".join(used))


def _results(event: events.Results, rules: Rules, texts: Localizer, names: Names) -> Iterator[str]:
    first, *rest = lines(event, texts, names)
    yield TITLE + first
    yield from rest
    if not event.lots:
        return
    yield texts.text("tycoon-why-winner")
    yield texts.text("tycoon-why-refund")
    if rules.unsold_refund == "full":
        yield value_text(texts, "unsold_refund", write(rules)["unsold_refund"])
    used = ["T6", "T13", "T14", "T17"]
    if any(lot.price is not None and lot.refund is not None for lot in event.lots):
        yield value_text(texts, "merchant_second_bid_refund", write(rules)["merchant_second_bid_refund"])
        used.insert(1, "T11")
    if any(lot.price is not None for lot in event.lots):
        yield texts.text("tycoon-why-thief")
        used.insert(-1, "T15")
    yield _by(texts, ", ".join(used))
