"""Why a showdown of rites went as it did: the ranking, each change and each block explained with its ruling."""

from collections.abc import Iterator, Sequence

from bot.games.rites import events
from bot.games.rites.tiles import special_kind
from bot.presentation.localizer import Localizer
from bot.presentation.names import Names
from bot.presentation.posts import SMALL, TITLE
from bot.presentation.rites import lines
from bot.presentation.rites_words import rite_name
from bot.services.queries import Line
from bot.services.rows import Match

ENDS = {
    "five_of_a_colour": "R19",
    "seven_tiles": "R19",
    "library_empty": "R20",
    "stalled": "R20, R21",
}
DECIDED = {"nobody": "R15", "earliest": "R15", "sword": "R15", "turn_order": "R15", "tile": "R15", "alone": "R10"}


def why(told: Sequence[Line], _match: Match, texts: Localizer, names: Names) -> Iterator[str]:
    """The latest showdown and the end explained; `told`: what everybody was told."""
    shown = next((one.event for one in reversed(told) if isinstance(one.event, events.Revealed)), None)
    ended = next((one.event for one in reversed(told) if isinstance(one.event, events.Ended)), None)
    if shown is None and ended is None:
        yield texts.text("rites-why-nothing")
    if shown is not None:
        yield from _showdown(shown, texts, names)
    if ended is not None:
        yield TITLE + texts.text("rites-why-end")
        yield from lines(ended, texts, names)
        yield _by(texts, ENDS[ended.reason])


def _showdown(event: events.Revealed, texts: Localizer, names: Names) -> Iterator[str]:
    first, *rest = lines(event, texts, names)
    yield TITLE + first
    yield from rest
    used = ["R14"]
    hands = event.showdown.hands.values()
    if any(hand.changes for hand in hands):
        yield texts.text("rites-why-generation")
        used.insert(0, "R12")
    if any(hand.blocks for hand in hands):
        yield texts.text("rites-why-overcoming")
        used.insert(-1, "R13")
    if special_kind(event.showdown.tile):
        yield texts.text("rites-why-tile", rite=rite_name(texts, event.showdown.tile))
    yield texts.text("rites-why-ranking")
    decided = DECIDED.get(event.showdown.decided)
    yield _by(texts, ", ".join([*used, *([decided] if decided else [])]))


def _by(texts: Localizer, rulings: str) -> str:
    return SMALL + texts.text("why-by", rules=rulings)
