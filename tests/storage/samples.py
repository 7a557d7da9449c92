"""Rows as the services write them, small but with every field used somewhere."""

from datetime import UTC, datetime, timedelta
from typing import Any

from msgspec.structs import replace

from bot.services.changes import Change
from bot.services.hours import Schedule
from bot.services.outgoing import Destination, DestinationKind, NewMessage, PanelWanted, Priority
from bot.services.rows import LogKind, LogRow, Match, Person, SeatRow, Status, StoredAnswer

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
SECOND = timedelta(seconds=1)
MINUTE = timedelta(minutes=1)
SNOWFLAKE = 1_234_567_890_123_456_789
HOME = Destination(DestinationKind.CHANNEL, 77)


def a_match(number: int = 1, version: int = 1, **fields: Any) -> Match:
    match = Match(
        id=number,
        version=version,
        status=Status.RUNNING,
        game="tycoon",
        guild=5,
        home=HOME.id,
        hosts=(SNOWFLAKE,),
        language="zh-CN",
        schedule=Schedule(zone="Asia/Shanghai"),
        house_rules=b"{}",
        seat_count=2,
        created_at=NOW,
        phase="day-1",
    )
    return replace(match, **fields)


def a_person(user: int = SNOWFLAKE, name: str = "小明") -> Person:
    return Person(user=user, name=name, language="zh-CN")


def a_seat(seat: str = "1", match: int = 1, **fields: Any) -> SeatRow:
    row = SeatRow(match=match, place=int(seat), seat=seat, person=a_person(), robot=False)
    return replace(row, **fields)


def a_log_row(number: int = 1, match: int = 1, **fields: Any) -> LogRow:
    row = LogRow(
        match=match,
        number=number,
        batch=number,
        kind=LogKind.ACTION,
        at=NOW,
        rules_version=1,
        phase="day-1",
        seat="1",
        body=b'{"word":"vote"}',
        salt=b"\x00" * 16,
        hash=b"\xff" * 32,
    )
    return replace(row, **fields)


def an_answer(input_id: int, match: int = 1, answer: bytes = b"{}", at: datetime = NOW) -> StoredAnswer:
    return StoredAnswer(input=input_id, match=match, at=at, answer=answer)


def a_message(match: int = 1, number: int = 1, to: Destination = HOME, **fields: Any) -> NewMessage:
    message = NewMessage(
        match=match,
        number=number,
        destination=to,
        seat=None,
        language="zh-CN",
        source="tycoon",
        events=b'[{"event":"voted"}]',
        priority=Priority.ANNOUNCEMENT,
    )
    return replace(message, **fields)


def a_panel(match: int = 1, panel: str = "main", to: Destination = HOME, anew: bool = False) -> PanelWanted:
    return PanelWanted(match=match, panel=panel, destination=to, anew=anew)


def after(match: Match, **fields: Any) -> Match:
    """The next version of a match."""
    return replace(match, version=match.version + 1, **fields)


def an_input(match: Match, input_id: int) -> Change:
    """What a confirmed click writes: the match, a log row, its answer, a message, a panel."""
    number = match.head_number + 1
    return Change(
        match=after(match, head_number=number),
        log=(a_log_row(number, match.id, body=str(input_id).encode()),),
        messages=(a_message(match.id, number),),
        panels=(a_panel(match.id),),
        answer=an_answer(input_id, match.id),
    )
