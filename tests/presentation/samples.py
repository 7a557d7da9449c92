"""Events of tycoon that together take every turn that a message can take."""

from datetime import UTC, datetime

from bot.games.tycoon.events import (
    BidsClosed,
    BidSealed,
    DayBegan,
    Dealt,
    Declined,
    Died,
    EffectsShown,
    Ended,
    NightFell,
    Ordered,
    OwnLot,
    Results,
    Tallied,
    VoteCast,
    VoteWithdrawn,
)
from bot.games.tycoon.rules import ITEMS, ROLES
from bot.games.tycoon.state import Alliance, Part
from bot.presentation.tycoon import NO_HOURS, Hours, TycoonEvent

_AT = datetime(2026, 11, 29, 13, 0, tzinfo=UTC)
HOURS = Hours(bids_close=_AT, nightfall=_AT, revote=_AT, dawn=_AT)
BOTH_HOURS = (NO_HOURS, HOURS)

_BOUND = (Alliance("3", ("1", "4")),)
_PARTS = {"1": Part("east", "commoner"), "2": Part("west", "thief"), "3": Part("west", "miser")}
_OTHER_PARTS = {"1": Part("west", "trader"), "2": Part("east", "commoner")}

EVENTS: tuple[TycoonEvent, ...] = (
    *(Dealt(("1",), "1", "east", role, {"2": "thief"}) for role in ROLES),
    Dealt(("1",), "1", "west", "thief", {"2": None, "3": None}),
    Dealt(("4",), "4", "west", "thief", {}),
    DayBegan(None, 1, ("1",), 10, ballot=True),
    DayBegan(None, 2, ("1", "2", "3"), 9.5, ballot=False),
    EffectsShown(None, ("1",), (), ()),
    EffectsShown(None, ("2",), ("3",), _BOUND),
    BidSealed(("1",), "1", "missile", 8, None, 2, None),
    BidSealed(("1",), "1", "mine", 8.5, 6, 1.5, 1),
    BidSealed(("1",), "1", "mine", 8.5, 5, 1.5, 2),
    VoteCast(None, "1", "2"),
    VoteCast(None, "2", None),
    VoteCast(("1",), "1", "2"),
    VoteCast(("1",), "1", None),
    VoteWithdrawn(None, "1"),
    VoteWithdrawn(None, "2"),
    VoteWithdrawn(("1",), "1"),
    BidsClosed(None, 1),
    BidsClosed(None, 2),
    Tallied(None, 1, {}, {}, (), (), (), (), (), None),
    Tallied(None, 2, {"1": 3, "2": 1}, {"1": 2, "2": 2}, ("2",), ("1",), (), (), (), None),
    Tallied(None, 2, {"1": 3, "2": 1}, {"1": 3, "2": 1}, (), (), (), ("1",), (), None),
    Tallied(None, 2, {"1": 2, "2": 2}, {"1": 2, "2": 2}, (), (), (), ("1",), (), None),
    Tallied(None, 2, {"1": 2, "2": 2}, {"1": 2, "2": 2}, (), (), (), ("1", "2"), (), None),
    Tallied(None, 2, {"1": 2}, {"1": 2, "3": 2}, (), (), _BOUND, (), ("1", "3"), 60),
    Tallied(None, 2, {"1": 2}, {"1": 2, "3": 2}, (), (), _BOUND, (), ("1", "2"), 1),
    Died(None, "1", "missile", "trader", "east", "silent"),
    Died(None, "2", "mine", "thief", "west", "last_words"),
    Died(None, "3", "vote", None, "west", "free"),
    Died(None, "4", "removed", None, None, "silent"),
    Died(None, "4", None, None, None, "silent"),
    NightFell(None, 1),
    NightFell(None, 2),
    Results(("1",), "1", 1, (), 10),
    Results(("1",), "1", 2, (OwnLot("missile", 6, None), OwnLot("mine", None, 2)), 4.5),
    Results(("1",), "1", 2, (OwnLot("red_card", 5, 4), OwnLot("mine", None, 0)), 4),
    *(Results(("1",), "1", 2, (OwnLot(item, 5, None),), 4) for item in ITEMS),
    *(Ordered(("1",), "1", item, ("1", "2") if item == "alliance" else ("2",)) for item in ITEMS),
    *(Declined(("1",), "1", item) for item in ITEMS),
    Ended(None, "east", "commoners", 3, _PARTS, ("1",)),
    Ended(None, "west", "commoners", 4, _OTHER_PARTS, ("2",)),
    *(
        Ended(None, winner, reason, 5, _PARTS, ())
        for winner in ("west", "draw")
        for reason in ("headcount", "max_days")
    ),
)
