"""Which destination is served next.

Rows of a destination go out in the order of their ids, so only the first open one counts (its head); struck ones are
edits of what is out already and wait for nobody. A head may have to wait for an earlier public message of its match,
and the rows behind it wait with it.
"""

from datetime import datetime
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    FromClause,
    Select,
    Subquery,
    and_,
    bindparam,
    delete,
    exists,
    func,
    literal,
    or_,
    select,
    union_all,
)

from bot.services.outgoing import OPEN, Destination, DestinationKind, MessageState
from bot.services.ports import Claim
from bot.storage import codec, models
from bot.storage.columns import Instant
from bot.storage.leases import take_lease
from bot.storage.reading import messages_of

MOST = 200
"""The most open rows in one claim; the others come with the next."""

_ROW = models.message
_EARLIER = models.message.alias("earlier")
_NOW = bindparam("now", type_=Instant)


def _is_open(row: FromClause) -> ColumnElement[bool]:
    # Written into the statement: a partial index is used only where its condition stands there word for word.
    return row.c.state.in_(bindparam("open", OPEN, row.c.state.type, expanding=True, literal_execute=True))


_IS_STRUCK = and_(
    _ROW.c.state == literal(MessageState.SENT, _ROW.c.state.type, literal_execute=True),
    _ROW.c.strike,
)
_TO_SHOW = models.panel.c.shown < models.panel.c.revision


def _at(place: FromClause, other: FromClause) -> ColumnElement[bool]:
    """Whether two rows have the same destination."""
    return and_(place.c.destination_kind == other.c.destination_kind, place.c.destination_id == other.c.destination_id)


def _is_home(row: FromClause) -> ColumnElement[bool]:
    return and_(row.c.destination_kind == DestinationKind.CHANNEL, row.c.destination_id == models.match.c.home)


_HOME_REFUSES = exists().where(_is_home(models.breaker)).correlate(models.match)
# A row for the home itself is in order there anyway.
_IS_HELD = and_(
    _ROW.c.after_public,
    exists()
    .where(
        models.match.c.id == _ROW.c.match,
        _EARLIER.c.match == _ROW.c.match,
        _EARLIER.c.id < _ROW.c.id,
        _is_home(_EARLIER),
        _is_open(_EARLIER),
        ~_is_home(_ROW),
        ~_HOME_REFUSES,
    )
    .correlate(_ROW),
)


def _wanted(*which: ColumnElement[bool]) -> Select[Any]:
    return select(_ROW.c.priority, _ROW.c.id, _ROW.c.destination_kind, _ROW.c.destination_id).where(*which)


def _ready() -> Subquery:
    """Rows that could go out now, as far as they themselves are concerned."""
    heads = select(func.min(_ROW.c.id)).where(_is_open(_ROW)).group_by(_ROW.c.destination_kind, _ROW.c.destination_id)
    return union_all(_wanted(_ROW.c.id.in_(heads), ~_IS_HELD), _wanted(_IS_STRUCK)).subquery("ready")


def _is_free(place: FromClause) -> ColumnElement[bool]:
    """Whether a destination is neither leased nor broken until after `now`."""
    leased = exists().where(_at(models.claim, place), models.claim.c.until > _NOW)
    broken = exists().where(_at(models.breaker, place), models.breaker.c.retry_at > _NOW)
    return ~or_(leased, broken)


_READY = _ready()
_NEXT_MESSAGE = select(_READY).where(_is_free(_READY)).order_by(_READY.c.priority, _READY.c.id).limit(1)
_NEXT_PANEL = (
    select(models.panel.c.destination_kind, models.panel.c.destination_id)
    .where(_TO_SHOW, _is_free(models.panel))
    .order_by(models.panel.c.match, models.panel.c.panel)
    .limit(1)
)
_NEXT_OLD = (
    select(models.old_panel.c.destination_kind, models.old_panel.c.destination_id)
    .where(_is_free(models.old_panel))
    .order_by(models.old_panel.c.match, models.old_panel.c.message)
    .limit(1)
)


def claim_next(connection: Connection, worker: str, now: datetime, until: datetime) -> Claim | None:
    """Lease the destination whose first row is most urgent; None when there is no work now."""
    while (destination := _next(connection, now)) is not None:
        key = codec.destination_values(destination)
        if not take_lease(connection, models.claim, key, worker, now, until, renewing=False):
            continue  # another process was quicker; its lease is seen now
        claim = _content(connection, destination, until)
        if claim.messages or claim.panels or claim.old:
            return claim
        # Another process did the work between our look and our lease.
        connection.execute(delete(models.claim).where(*_here(models.claim, destination)))
    return None


def next_work(connection: Connection, now: datetime) -> datetime | None:
    """Return when there may be work: `now` itself, or when a lease or a breaker ends; None: nothing waits."""
    found: datetime | None = None
    for place, which in ((_READY, None), (models.panel, _TO_SHOW), (models.old_panel, None)):
        wanted = _waits(place)
        for until, retry_at in connection.execute(wanted if which is None else wanted.where(which)):
            at = max(instant for instant in (now, until, retry_at) if instant is not None)
            if at == now:
                return now
            found = at if found is None else min(found, at)
    return found


def _waits(place: FromClause) -> Select[Any]:
    """When the lease and the breaker of each row's destination end."""
    return select(models.claim.c.until, models.breaker.c.retry_at).select_from(
        place.outerjoin(models.claim, _at(models.claim, place)).outerjoin(models.breaker, _at(models.breaker, place))
    )


def _next(connection: Connection, now: datetime) -> Destination | None:
    for wanted in (_NEXT_MESSAGE, _NEXT_PANEL, _NEXT_OLD):
        found = connection.execute(wanted, {"now": now}).mappings().one_or_none()
        if found is not None:
            return codec.destination(found)
    return None


def _here(table: FromClause, destination: Destination) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return table.c.destination_kind == destination.kind, table.c.destination_id == destination.id


def _content(connection: Connection, destination: Destination, until: datetime) -> Claim:
    """Return a destination's work: open rows up to the first that must wait, struck rows, panels, and old ones."""
    here = _here(_ROW, destination)
    ids: list[int] = []
    open_rows = select(_ROW.c.id, _IS_HELD.label("held")).where(*here, _is_open(_ROW)).order_by(_ROW.c.id).limit(MOST)
    for number, held in connection.execute(open_rows):
        if held:
            break
        ids.append(number)
    ids += connection.execute(select(_ROW.c.id).where(*here, _IS_STRUCK).order_by(_ROW.c.id).limit(MOST)).scalars()
    panels = (
        select(models.panel)
        .where(*_here(models.panel, destination), _TO_SHOW)
        .order_by(models.panel.c.match, models.panel.c.panel)
    )
    old = select(models.old_panel).where(*_here(models.old_panel, destination)).order_by(models.old_panel.c.message)
    return Claim(
        destination=destination,
        until=until,
        messages=messages_of(connection, _ROW.c.id.in_(ids)),
        panels=tuple(codec.panel(row) for row in connection.execute(panels).mappings()),
        old=tuple(codec.old_panel(row) for row in connection.execute(old).mappings()),
    )
