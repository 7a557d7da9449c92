"""The house rules of sins, each key with its values, the default first; ids are the rulings that name them."""

from typing import Annotated

import msgspec

from bot.games import houserules
from bot.games.houserules import Choice, Hours, Switch, Whole

SEATS = range(2, 7)
"""How many seats a match may have (S1)."""

HAND = 5
"""Hand cards that everybody is dealt (S2)."""

REWARD = 3
"""Cards that a right accusation brings (S19)."""

YesNo = Annotated[bool, Switch("no", "yes")]


class Rules(msgspec.Struct, frozen=True):
    """One set of house rules."""

    limit: Annotated[int, Whole(10)] = 21  # S4: 10 is the least at which nobody without a sin can be bust
    voluntary_collect: YesNo = True  # S10
    empty_collect: Annotated[str, Choice(("allow", "only_if_no_play"))] = "allow"  # S10
    marker_tie: Annotated[str, Choice(("steal", "keep"))] = "steal"  # S12
    marker_scope: Annotated[str, Choice(("all_suits", "grown_suits"))] = "all_suits"  # S12
    marker_on_j: YesNo = True  # S12
    joker_guess: Annotated[str, Choice(("match", "miss"))] = "match"  # S16
    accusations_per_turn: Annotated[int, Whole(0)] = 0  # S19
    dead_cards: Annotated[str, Choice(("discard", "out_of_game"))] = "discard"  # S20
    two_player_end: Annotated[str, Choice(("last_card", "end_of_turn", "failed_draw"))] = "last_card"  # S23
    both_bust: Annotated[str, Choice(("draw", "lower_total"))] = "draw"  # S24
    max_turns: Annotated[int, Whole(0)] = 0  # S25
    turn_hours: Annotated[int, Hours()] = 12 * 60  # S26, in minutes here
    reply_hours: Annotated[int, Hours()] = 4 * 60  # S26, in minutes here


def read(data: object) -> Rules:
    """House rules from data; raises Malformed."""
    return houserules.read(Rules, data)


def seat_limits(_rules: Rules) -> range:
    """Two to six seats, whatever the house rules (S1)."""
    return SEATS
