"""The house rules of rites, each key with its values, the default first; ids are the rulings that name them."""

from typing import Annotated

import msgspec

from bot.games import houserules
from bot.games.houserules import Choice, Hours, Switch
from bot.games.rites.tiles import DRAWN_TILES

NoYes = Annotated[bool, Switch("no", "yes")]


class Rules(msgspec.Struct, frozen=True):
    """One set of house rules."""

    allow_pass: NoYes = False  # R4
    free_slots: NoYes = False  # R6
    min_cards_to_win: Annotated[int, Choice((1, 5))] = 1  # R10
    declare: Annotated[str, Choice(("full", "element_only"))] = "full"  # R11
    ranking: Annotated[str, Choice(("chicago", "poker"))] = "chicago"  # R14
    tie: Annotated[str, Choice(("earliest", "sword_then_turn_order", "nobody"))] = "earliest"  # R15
    seven_needs_four_colours: NoYes = True  # R19
    turn_hours: Annotated[int, Hours()] = 12 * 60  # R22; in minutes
    reply_hours: Annotated[int, Hours()] = 4 * 60  # R22; in minutes


def read(data: object) -> Rules:
    """House rules from data; raises Malformed."""
    return houserules.read(Rules, data)


def seat_limits(_: Rules) -> range:
    """Two to five seats (R1)."""
    return range(min(DRAWN_TILES), max(DRAWN_TILES) + 1)
