"""The house rules of tycoon, each key with its values, the default first; ids are the rulings that name them."""

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import field

from bot.games import houserules
from bot.games.api import Malformed
from bot.games.houserules import Choice, Switch, Table, Whole

Item = Literal["missile", "mine", "alliance", "red_card", "black_card"]
ITEMS: tuple[Item, ...] = ("missile", "mine", "alliance", "red_card", "black_card")
"""In the order of T16."""

TARGETS: Mapping[Item, int] = {"missile": 1, "mine": 1, "alliance": 2, "red_card": 1, "black_card": 1}
"""How many seats each item names (T26)."""

Role = Literal["miser", "merchant", "trader", "thief", "commoner"]
ROLES: tuple[Role, ...] = ("miser", "merchant", "trader", "thief", "commoner")

Side = Literal["east", "west"]
SIDES: tuple[Side, ...] = ("east", "west")

FLOORS: Mapping[str, int] = {"missile": 4, "mine": 3, "alliance": 2, "red_card": 2, "black_card": 2}
CLASSIC: Mapping[str, int] = {"miser": 1, "merchant": 1, "trader": 1, "thief": 1, "commoner": 4}

HALF_BIDS = 3
"""The x.5 bids of a trader in one match (T12)."""

INCOME = 20
"""Half coins that a living seat gets at each dawn (T4)."""

NoYes = Annotated[bool, Switch("no", "yes")]
OffOn = Annotated[bool, Switch("off", "on")]


class Rules(msgspec.Struct, frozen=True):
    """One set of house rules."""

    roster: Annotated[Mapping[str, int], Table(ROLES, Whole(0, 12), complete=True)] = field(
        default_factory=lambda: CLASSIC
    )  # T1
    team_knowledge: Annotated[str, Choice(("members_and_roles", "members", "none"))] = "members_and_roles"  # T2
    team_chat: OffOn = True  # T2
    floors: Annotated[Mapping[str, int], Table(ITEMS, Whole(1))] = field(default_factory=lambda: FLOORS)  # T8
    revise_bids: NoYes = False  # T10
    merchant_second_bid_refund: Annotated[str, Choice(("half", "none"))] = "half"  # T11
    unsold_refund: Annotated[str, Choice(("half", "full"))] = "half"  # T14
    thief_spares_team: NoYes = False  # T15
    dead_winner: Annotated[str, Choice(("item_lost", "rerun_without_them"))] = "item_lost"  # T18
    day1_vote: OffOn = True  # T19
    self_vote: OffOn = True  # T19
    votes_live: OffOn = True  # T20
    alliance_dead_user: Annotated[str, Choice(("abstain", "lapse"))] = "abstain"  # T22
    vote_tie: Annotated[str, Choice(("none", "revote_then_none", "random", "all"))] = "none"  # T23
    revote_minutes: Annotated[int, Whole(1)] = 60  # T23
    announce_effects: Annotated[str, Choice(("at_tally", "at_dawn"))] = "at_tally"  # T24
    self_target: OffOn = True  # T26
    mine_hits_layer: NoYes = False  # T29
    reveal_cause: OffOn = True  # T31
    death_reveal: Annotated[str, Choice(("role", "side", "none"))] = "role"  # T31
    dead_talk: Annotated[str, Choice(("silent", "last_words", "free"))] = "silent"  # T36
    max_days: Annotated[int, Whole(0)] = 0  # T34


def read(data: object) -> Rules:
    """House rules from data (T1: 2 to 12 seats a side, at least one commoner); raises Malformed."""
    rules = houserules.read(Rules, data)
    if not 2 <= sum(rules.roster.values()) <= 12:
        raise Malformed(("roster",), "a side has 2 to 12 seats")
    if not rules.roster["commoner"]:
        raise Malformed(("roster",), "a side needs at least one commoner")
    return rules


def seat_limits(rules: Rules) -> range:
    """The one number of seats that fits the roster: both sides (T1)."""
    seats = 2 * sum(rules.roster.values())
    return range(seats, seats + 1)
