"""Tables, notices, answers and views that together take every turn that a rendering can take."""

from collections.abc import Mapping
from datetime import UTC, datetime, time, timedelta
from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from bot.games.api import Event, Seat
from bot.games.tycoon import events
from bot.games.tycoon.game import TYCOON
from bot.services import log
from bot.services.answers import Answer
from bot.services.hours import Schedule
from bot.services.log import Asks
from bot.services.messaging import Shown, Table
from bot.services.notices import (
    SOURCE,
    Announced,
    AnyNotice,
    Begun,
    Briefed,
    ClockJump,
    Closed,
    CorrectedParts,
    DeadlineMoved,
    DraftRefused,
    Entered,
    Finished,
    HostsChanged,
    LateArrived,
    Looked,
    Moved,
    Opened,
    Reminder,
    ResumeWished,
    SeatChanged,
    SecondHostNeeded,
    Stopped,
    TeamSaid,
    To,
    Undone,
)
from bot.services.outgoing import Destination, DestinationKind, NewMessage, Priority
from bot.services.queries import LateLine, Mine, Standing
from bot.services.rows import Draft, LateState, Match, Person, SeatRow, Status
from tests.presentation.resting import resting

AT = datetime(2026, 11, 29, 12, 0, tzinfo=UTC)
"""20:00 in Shanghai: bids close."""

HOME, GUILD, HOST = 9_000_000_000_000_000_001, 9_000_000_000_000_000_002, 8_000_000_000_000_000_001
NAMES = ("阿明", "Bob", "小雨", "老王", "Eve", "**石头**")
SCHEDULE = Schedule(zone="Asia/Shanghai", dawn=time(8), nightfall=time(21), bids_close_minutes=60)
HEX = "0f" * 32
SEATS = {
    "1": {"side": "east", "role": "miser"},
    "2": {"side": "east", "role": "trader"},
    "3": {"side": "east", "role": "commoner"},
    "4": {"side": "west", "role": "thief", "alive": False},
    "5": {"side": "west", "role": "commoner"},
    "6": {"side": "west", "role": "merchant"},
}
VOTES = {"1": "6", "2": "6", "3": "5", "5": None}
BIDS = {"1": {"missile": [8], "mine": [3]}, "2": {"missile": [6]}}

ACTS = (
    *("extend", "reschedule", "tick", "pause", "resume", "substitute", "robot"),
    *("remove", "drop_host", "undo", "correct", "enter", "dismiss", "end"),
)
WHYS = ("extended", "rescheduled", "resumed", "outage", "tick", "undone")


def user(seat: Seat) -> int:
    return 1_000_000_000_000_000_000 + int(seat)


def seats(*names: str, language: str = "zh-CN") -> tuple[SeatRow, ...]:
    """Seats of these people; the one behind them is a robot's."""
    rows = [
        SeatRow(
            match=12,
            place=at,
            seat=str(at),
            person=Person(user=user(str(at)), name=name, language=language),
            robot=False,
        )
        for at, name in enumerate(names, start=1)
    ]
    return (*rows, SeatRow(match=12, place=len(names) + 1, seat=str(len(names) + 1), person=None, robot=True))


def match(language: str = "zh-CN", **fields: Any) -> Match:
    """A match in its second day."""
    return replace(
        Match(
            id=12,
            version=7,
            status=Status.RUNNING,
            game="tycoon",
            guild=GUILD,
            home=HOME,
            hosts=(HOST,),
            language=language,
            schedule=SCHEDULE,
            house_rules=b"{}",
            seat_count=6,
            created_at=AT,
            phase="2-day",
            step=5,
            due_at=AT,
        ),
        **fields,
    )


def table(language: str = "zh-CN", **fields: Any) -> Table:
    """The table of that match; the sixth seat is a robot's."""
    return Table(match=match(language, **fields), seats=seats(*NAMES[:5]))


def view(seat: Seat | None = None, *, rules: Mapping[str, Any] | None = None, **state: Any) -> Mapping[str, object]:
    """What a seat, or everybody, may see of a state in these words."""
    whole = {"day": 2, "phase": "day", "seats": SEATS, "votes": VOTES, "bids": BIDS, **state}
    seen: Mapping[str, object] = TYCOON.view_data(TYCOON.view(TYCOON.load(whole, rules or {}, "1"), seat))
    return seen


def shown(language: str = "zh-CN", *, rules: Mapping[str, Any] | None = None, **state: Any) -> Shown:
    """The panel of a state in these words."""
    phase = f"{state.get('day', 2)}-{state.get('phase', 'day')}"
    house_rules = msgspec.json.encode(rules or {})
    here = table(language, phase=phase, house_rules=house_rules)
    return Shown(table=here, view=view(rules=rules, **state))


def lobby(language: str = "zh-CN", **fields: Any) -> Shown:
    """A lobby with a free place and somebody who waits."""
    waiting = (Person(user=user("9"), name="候补阿华", language=language),)
    chosen = {"status": Status.LOBBY, "phase": "", "due_at": None, "step": 0, "waiting": waiting, "seat_count": 16}
    return Shown(table=table(language, **{**chosen, **fields}), view={})


def marked(language: str) -> Shown:
    """A lobby with somebody whom DMs reach, and somebody whom they do not and who reads every thread."""
    here = lobby(language)
    first, second, *others = here.table.seats
    assert first.person is not None
    assert second.person is not None
    reached = replace(first, person=replace(first.person, reach="open"))
    closed = replace(second, person=replace(second.person, reach="closed", reads_threads=True))
    return replace(here, table=replace(here.table, seats=(reached, closed, *others)))


CROWD = tuple(Person(user=user(str(at)), name=f"候补候补候补候补{at}", language="zh-CN") for at in range(100, 250))
TIED: Mapping[str, Any] = {"last_tally": {"real": {"5": 2, "6": 2}, "adjusted": {"5": 2, "6": 2}, "out": []}}
OVER: Mapping[str, Any] = {"phase": "over", "outcome": {"winner": "east", "reason": "commoners"}}
CARDS: Mapping[str, Any] = {"red_card": ["5"], "black_card": ["6"], "alliance": [{"by": "3", "bound": ["1", "2"]}]}
LATER: Mapping[str, Any] = {"announce_effects": "at_dawn"}


def panels(language: str) -> tuple[tuple[str, Shown], ...]:
    """Every kind of panel."""
    day1: Mapping[str, Any] = {"day1_vote": "off"}
    resting = shown(language)
    paused = match(language, status=Status.PAUSED, due_at=None, paused_at=AT)
    ended = match(language, status=Status.ENDED, due_at=None)
    hidden: Mapping[str, Any] = {"death_reveal": "none", "team_knowledge": "none", "votes_live": "off"}
    return (
        ("lobby", lobby(language)),
        ("lobby", lobby(language, house_rules=msgspec.json.encode({"team_knowledge": "members", "self_vote": "off"}))),
        ("lobby", lobby(language, house_rules=msgspec.json.encode({"team_knowledge": "none"}))),
        ("lobby", lobby(language, waiting=CROWD)),
        ("lobby", marked(language)),
        ("lobby", lobby(language, status=Status.CLOSED)),
        ("lobby", lobby(language, status=Status.RUNNING)),
        ("table", shown(language)),
        ("table", shown(language, votes={**VOTES, "6": "5"}, effects=CARDS, rules=LATER)),
        ("table", shown(language, rules=hidden)),
        ("table", shown(language, rules={"death_reveal": "side"})),
        ("table", shown(language, rules=day1, day=1, votes={})),
        ("table", shown(language, phase="dusk")),
        ("table", shown(language, rules=day1, day=1, phase="dusk", votes={})),
        ("table", shown(language, phase="revote", votes={}, **TIED)),
        ("table", shown(language, phase="night")),
        ("table", shown(language, **OVER)),
        ("table", replace(resting, table=replace(resting.table, match=paused))),
        ("table", replace(resting, table=replace(resting.table, match=ended))),
    )


def _refused(standing: bool, do: str, **arguments: Any) -> AnyNotice:
    return DraftRefused(
        to=To.SEAT,
        for_seat="1",
        do=do,
        arguments=arguments,
        standing=standing,
        code="over_budget" if do == "bid" else "target_dead",
        facts={"purse": 2.5, "amount": 8} if do == "bid" else {"seat": "4"},
    )


NOTICES: tuple[AnyNotice, ...] = (
    Opened(game="tycoon", seats=16),
    Opened(game="tycoon", seats=8),
    Closed(),
    Moved(place=2, name="Bob"),
    Moved(place=3, name="@everyone"),
    Begun(commitment=HEX, due_at=AT),
    Begun(commitment="aa", due_at=None),
    Finished(seed=HEX, commitment="aa", head="bb", rows=1234),
    Finished(seed="cc", commitment="dd", head="ee", rows=12),
    Stopped(reason="没有人来了", seed=HEX, commitment="aa", head="bb"),
    Stopped(reason="", seed="cc", commitment="dd", head="ee"),
    *(DeadlineMoved(why=why, phase="2-day", was=AT, due_at=AT + timedelta(hours=1), lost_minutes=7) for why in WHYS),
    DeadlineMoved(why="outage", phase="2-dusk", was=None, due_at=None, lost_minutes=90),
    DeadlineMoved(why="outage", phase="2-revote", was=None, due_at=AT, lost_minutes=1),
    DeadlineMoved(why="resumed", phase="2-night", was=AT + timedelta(hours=2), due_at=AT),
    *resting(AT),
    ResumeWished(wished=2, needed=4),
    ResumeWished(wished=1, needed=3),
    Reminder(phase="2-day", due_at=AT, waiting=("2", "6")),
    Reminder(phase="2-dusk", due_at=AT + timedelta(hours=1), waiting=()),
    SeatChanged(seat="2", player="Bob", why="substituted"),
    SeatChanged(seat="3", player="小雨", why="substituted"),
    SeatChanged(seat="6", player=None, why="robot"),
    SeatChanged(seat="6", player=None, why="missed"),
    SeatChanged(seat="6", player=None, why="left"),
    SeatChanged(seat="6", player=None, why="away"),
    SeatChanged(seat="2", player="Bob", why="back"),
    HostsChanged(hosts=(HOST, 7)),
    HostsChanged(hosts=(HOST,)),
    Briefed(to=To.SEAT, for_seat="1", seat="1"),
    Briefed(to=To.SEAT, for_seat="2", seat="2"),
    _refused(False, "bid", item="missile", amount=8),
    _refused(False, "bid", item="[x](http://evil)", amount="八"),
    _refused(True, "order", item="alliance", targets=["4", "5"]),
    _refused(True, "decline", item="mine"),
    _refused(False, "vote", target="4"),
    _refused(False, "vote", target=None),
    _refused(False, "unvote"),
    _refused(False, "**fly**"),
    replace(_refused(False, "unvote"), code="not_seated", facts={}),
    replace(_refused(False, "bid", item="missile", amount=8), facts={"purse": 3, "amount": 8}),
    *(
        Undone(step=step, phase=phase)
        for step in ("tick", "action", "correct", "host")
        for phase in ("2-day", "2-night")
    ),
    CorrectedParts(parts=("seats.3.gold", "day"), reason="手滑"),
    CorrectedParts(parts=tuple(f"seats.{seat}.gold" for seat in range(24)), reason=""),
    Looked(by=HOST, what="state"),
    Looked(by=0, what="export"),
    TeamSaid(to=To.SEAT, for_seat="1", seat="2", text="**来** @everyone"),
    TeamSaid(to=To.SEAT, for_seat="1", seat="3", text="x"),
    Announced(text="夜深了。\n\n**谁**在说话？ <@1> https://x.example"),
    Announced(text=""),
    *(SecondHostNeeded(to=To.HOSTS, by=HOST, act=act) for act in ACTS),
    SecondHostNeeded(to=To.HOSTS, by=7, act="end"),
    LateArrived(to=To.HOSTS, phase="2-day", input_at=AT),
    LateArrived(to=To.HOSTS, phase="2-dusk", input_at=AT + timedelta(seconds=1)),
    Entered(phase="2-day"),
    Entered(phase="2-night"),
    ClockJump(to=To.HOSTS),
)

_SEALED = events.BidSealed(("1",), "1", "missile", 8, None, 2, None)
_TRADED = events.BidSealed(("1",), "1", "mine", 8.5, 6, 1.5, 1)
_STANDING = {"do": "order", "arguments": {"item": "missile", "targets": ["3"]}}


def answer(code: str, *told: Event, **facts: Any) -> Answer:
    events_data = Raw(msgspec.json.encode(told))
    return Answer(code=code, facts=facts, at=AT, number=9, phase="2-day", until=AT, source="tycoon", events=events_data)


ANSWERS: tuple[Answer, ...] = (
    answer("opened", match=1234, seats=16),
    answer("joined", place=7),
    answer("waiting", position=2),
    answer("said", heard=3),
    answer("words_kept"),
    *(answer("talk_set", how=how) for how in ("threads", "relay", "off")),
    answer("left"),
    answer("kicked"),
    answer("robots_seated", robots=3),
    answer("closed"),
    answer("started"),
    answer("acted", do="vote", arguments={"target": "3"}),
    answer("acted", do="vote", arguments={"target": None}),
    answer("acted", do="unvote", arguments={}),
    answer("acted", do="decline", arguments={"item": "mine"}),
    answer("acted", _SEALED, do="bid", arguments={"item": "missile", "amount": 8}),
    answer("acted", events.VoteCast(("1",), "1", "3"), do="vote", arguments={"target": "3"}),
    answer("acted", events.Ordered(("1",), "1", "mine", ("2",)), do="order", arguments={}),
    answer("acted_before", first=AT.isoformat(), do="vote", arguments={"target": "3"}),
    answer("drafted", _SEALED, slot="missile", standing=None),
    answer("drafted", _TRADED, slot="mine", standing=_STANDING),
    answer("standing_kept", slot="missile", **_STANDING),
    answer("sealed", _SEALED, _TRADED, slots=["missile", "mine"]),
    answer("withdrawn", slot="standing:mine"),
    answer("withdrawn", slot="missile#2"),
    answer("received"),
    answer("wished", wished=2, needed=4),
    *map(answer, ["resigned", "away", "back", "pings_on", "pings_off"]),
    *map(
        answer, ["extended", "rescheduled", "tick_soon", "paused", "resumed", "substituted", "robot_plays", "removed"]
    ),
    *map(answer, ["host_added", "host_dropped", "looked", "announced", "ended", "corrected", "dismissed"]),
    answer("second_host_needed", act="undo"),
    answer("reminded", waiting=["1", "6"]),
    answer("reminded", waiting=[]),
    answer("undone", first=1002, last=1003),
    answer("entered", phase="2-day"),
)


def draft(slot: str, do: str, arguments: Mapping[str, Any], *, standing: bool = False) -> Draft:
    return Draft(
        match=12,
        seat="2",
        slot=slot,
        phase="2-day",
        standing=standing,
        action=log.write_asks(Asks(do, arguments)),
        input_at=AT,
    )


def mine(language: str = "zh-CN", seat: Seat = "2", *drafts: Draft, **state: Any) -> Mine:
    """Everything of one's own in a state in these words."""
    here = table(language, phase=f"2-{state.get('phase', 'day')}")
    row = next(one for one in here.seats if one.seat == seat)
    return Mine(table=here, seat=row, view=view(seat, **state), drafts=drafts)


def owns(language: str) -> tuple[Mine, ...]:
    """What players may ask for again, by day, in the night and when they are out."""
    items = {"missile": "2", "mine": "2", "alliance": "2", "red_card": "2", "black_card": "2"}
    orders = [{"seat": "2", "item": "missile", "targets": ["5"]}]
    wanted = (draft("mine", "bid", {"item": "mine", "amount": 4}),)
    order = draft("standing:mine", "order", {"item": "mine", "targets": ["1"]}, standing=True)
    return (
        mine(language, "2", *wanted, order),
        replace(mine(language, "4"), pinged=False),
        mine(language, "2", phase="night", items=items, orders=orders),
        mine(language, "3", phase="night"),
    )


def standings(language: str) -> tuple[Standing, ...]:
    """Host panels of every status."""
    late = tuple(
        LateLine(input=77 + at, phase="2-day", input_at=AT, arrived_at=AT, state=state)
        for at, state in enumerate((LateState.OPEN, LateState.ENTERED))
    )
    live = Standing(table=table(language), owing=("1", "6"), not_received=("2",), late=late, undo_number=9)
    quiet = Standing(table=table(language), owing=(), not_received=(), late=(), undo_number=9)
    return (live, *(replace(quiet, table=table(language, status=status, due_at=None)) for status in Status))


PUBLIC = Destination(DestinationKind.CHANNEL, HOME)


def row(told: Event | AnyNotice, language: str = "zh-CN") -> NewMessage:
    """The outbox row that would tell it."""
    if isinstance(told, Event):
        to, seat, source = (To.SEAT if told.audience else To.TABLE), (told.audience or (None,))[0], "tycoon"
    else:
        to, seat, source = told.to, told.for_seat, SOURCE
    if to is To.TABLE:
        destination = PUBLIC
    else:
        destination = Destination(DestinationKind.PERSON, HOST if seat is None else user(seat))
    return rows(told, destination=destination, seat=seat, source=source, language=language)


def rows(
    *told: Event | AnyNotice,
    destination: Destination = PUBLIC,
    seat: Seat | None = None,
    source: str = "tycoon",
    language: str = "zh-CN",
) -> NewMessage:
    """An outbox row of several events."""
    return NewMessage(
        match=12,
        number=1,
        destination=destination,
        seat=seat,
        language=language,
        source=source,
        events=msgspec.json.encode(told),
        priority=Priority.ANNOUNCEMENT,
    )
