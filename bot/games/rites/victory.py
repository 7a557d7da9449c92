"""Who has won (R19-R21)."""

from collections.abc import Sequence
from typing import Literal

from bot.games.rites.rules import Rules
from bot.games.rites.state import Outcome, State
from bot.games.rites.tiles import COLOURS, NUMBERS, Card, Tile

OF_A_COLOUR = 5
OF_ALL = 7


def by_tiles(won: Sequence[Tile], rules: Rules) -> Literal["five_of_a_colour", "seven_tiles"] | None:
    """How these tiles win at once, if they do (R19)."""
    colours = [tile[0] for tile in won]
    if len(won) >= OF_A_COLOUR and any(colours.count(colour) >= OF_A_COLOUR for colour in COLOURS):
        return "five_of_a_colour"
    enough = len(won) >= OF_ALL and (len(set(colours)) == len(COLOURS) or not rules.seven_needs_four_colours)
    return "seven_tiles" if enough else None


def by_score(state: State, reason: Literal["library_empty", "stalled"]) -> Outcome:
    """The highest score wins, then more tiles, then all of them (R20)."""
    standing = {seat: (score_sum(state.scores[seat]), len(state.won[seat])) for seat in state.seats}
    best = max(standing.values())
    return Outcome(tuple([seat for seat in state.seats if standing[seat] == best]), reason)


def score_sum(cards: Sequence[Card]) -> int:
    """The printed numbers of score cards added up."""
    return sum([NUMBERS[card] for card in cards])
