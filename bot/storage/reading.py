"""Outbox rows with the parts that were posted."""

from collections import defaultdict

from sqlalchemy import ColumnElement, Connection, bindparam, select

from bot.services.outgoing import Message, Posted
from bot.storage import codec
from bot.storage.models import message, posted

_PARTS = (
    select(posted)
    .where(posted.c.outbox.in_(bindparam("rows", expanding=True)))
    .order_by(posted.c.outbox, posted.c.part)
)
_MANY = 500


def messages_of(connection: Connection, *which: ColumnElement[bool], lock: bool = False) -> tuple[Message, ...]:
    """Return the rows that fulfil all conditions, by id; locked until the commit if so wanted."""
    wanted = select(message).where(*which).order_by(message.c.id)
    rows = connection.execute(wanted.with_for_update() if lock else wanted).mappings().all()
    parts = _parts_of(connection, [row["id"] for row in rows])
    return tuple(codec.message(row, parts.get(row["id"], ())) for row in rows)


def _parts_of(connection: Connection, ids: list[int]) -> dict[int, list[Posted]]:
    parts: dict[int, list[Posted]] = defaultdict(list)
    for start in range(0, len(ids), _MANY):
        for row in connection.execute(_PARTS, {"rows": ids[start : start + _MANY]}).mappings():
            parts[row["outbox"]].append(Posted(part=row["part"], channel=row["channel"], message=row["message"]))
    return parts
