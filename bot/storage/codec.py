"""Rows of the tables from structs and back. What needs no word here goes field by field under its own name."""

from collections.abc import Sequence
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import RowMapping

from bot.services.outgoing import (
    Breaker,
    Destination,
    Message,
    MessageState,
    NewMessage,
    OldPanel,
    Panel,
    PanelWanted,
    Posted,
)
from bot.services.rows import SeatRow

Values: TypeAlias = dict[str, Any]
StructT = TypeVar("StructT", bound=Struct)

_OF_MESSAGE = ("id", "state", "revision", "attempted_at", "strike", "fault")
_NEW = ("match", "number", "seat", "language", "source", "events", "priority", "after_public")
_OF_PANEL = ("match", "panel", "revision", "shown", "channel", "message", "attempted_at")


def values(row: Struct) -> Values:
    """Return the columns of a struct whose fields are all columns of the same name."""
    return asdict(row)


def struct(kind: type[StructT], row: RowMapping) -> StructT:
    """Return the struct of a row whose columns are all fields of the same name."""
    return kind(**row)


def destination_values(destination: Destination) -> Values:
    """Return the two columns of a destination."""
    return {"destination_kind": destination.kind, "destination_id": destination.id}


def destination(row: RowMapping) -> Destination:
    """Return the destination in a row's two columns."""
    return Destination(row["destination_kind"], row["destination_id"])


def seat_values(seat: SeatRow) -> Values:
    """Return the columns of a seat, with the user who plays as one of its own."""
    row = asdict(seat)
    row["person_user"] = None if seat.person is None else seat.person.user
    return row


def seat(row: RowMapping) -> SeatRow:
    """Return the seat of a row."""
    fields = dict(row)
    del fields["person_user"]
    return SeatRow(**fields)


def message_values(new: NewMessage) -> Values:
    """Return the columns of a new outbox row, all but its id."""
    row = asdict(new)
    del row["destination"]
    row.update(
        destination_kind=new.destination.kind,
        destination_id=new.destination.id,
        state=MessageState.WAITING,
        revision=0,
        attempted_at=None,
        strike=False,
        fault="",
    )
    return row


def message(row: RowMapping, posted: Sequence[Posted]) -> Message:
    """Return the outbox row of a row and its parts."""
    new = NewMessage(destination=destination(row), **{name: row[name] for name in _NEW})
    return Message(new=new, posted=tuple(posted), **{name: row[name] for name in _OF_MESSAGE})


def panel_values(wanted: PanelWanted) -> Values:
    """Return the columns of a panel that is wanted for the first time."""
    return {
        "match": wanted.match,
        "panel": wanted.panel,
        "destination_kind": wanted.destination.kind,
        "destination_id": wanted.destination.id,
        "revision": 1,
        "shown": 0,
        "channel": None,
        "message": None,
        "attempted_at": None,
        "forgotten": None,
    }


def panel(row: RowMapping) -> Panel:
    """Return the panel of a row."""
    return Panel(destination=destination(row), **{name: row[name] for name in _OF_PANEL})


def old_panel(row: RowMapping) -> OldPanel:
    """Return a message that was a panel."""
    fields = {name: row[name] for name in ("match", "panel", "channel", "message")}
    return OldPanel(destination=destination(row), **fields)


def breaker_values(breaker: Breaker) -> Values:
    """Return the columns of a breaker."""
    row = asdict(breaker)
    del row["destination"]
    return row | destination_values(breaker.destination)


def breaker(row: RowMapping) -> Breaker:
    """Return the breaker of a row."""
    fields = {name: row[name] for name in ("code", "failures", "since", "retry_at")}
    return Breaker(destination=destination(row), **fields)
