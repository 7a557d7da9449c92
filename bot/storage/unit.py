"""The unit of work: many Changes written in one transaction, table by table.

All is read and checked before anything is written: first the match rows, locked in the order of their ids, then the
answers. A Change that clashes or repeats is refused there and leaves nothing, so it cannot spoil the others. Reading
first also means a handful of statements for any number of Changes, which is where the speed comes from.
"""

from collections.abc import Sequence
from itertools import groupby

from sqlalchemy import Connection, Table, and_, bindparam, delete, insert, select, update

from bot.services.changes import Change, Undone
from bot.services.outgoing import MessageState
from bot.services.ports import Repeated, VersionClash
from bot.storage import codec
from bot.storage.bulk import write
from bot.storage.codec import Values, values
from bot.storage.models import answer, audit, deadline, draft, late_input, log, match, message, metadata, place, seat
from bot.storage.statements import leaving_of, panel_upsert_of, upsert

Refusal = VersionClash | Repeated

_INSERT = {table: insert(table) for table in metadata.sorted_tables}
_LOCK = (
    select(match.c.id, match.c.version)
    .where(match.c.id.in_(bindparam("matches", expanding=True)))
    .order_by(match.c.id)
    .with_for_update(key_share=True)
)
_ANSWERS = select(answer.c.input, answer.c.answer).where(answer.c.input.in_(bindparam("inputs", expanding=True)))
_UPDATE = update(match).where(match.c.id == bindparam("written"))
_DROP_PLACES = delete(place).where(place.c.match == bindparam("of"))
_DROP_SEATS = delete(seat).where(seat.c.match == bindparam("of"))
_DROP_DEADLINES = delete(deadline).where(deadline.c.match == bindparam("of"))
_DROP_DRAFTS = delete(draft).where(
    draft.c.match == bindparam("of"), draft.c.seat == bindparam("by"), draft.c.slot == bindparam("about")
)
_TAKEN_BACK = and_(message.c.match == bindparam("of"), message.c.number.between(bindparam("first"), bindparam("last")))
_UNSTRUCK = (MessageState.WAITING, MessageState.CANCELLED, MessageState.REFUSED, MessageState.BROKEN)
_STRIKE = update(message).where(_TAKEN_BACK, message.c.state.not_in(_UNSTRUCK)).values(strike=True)
_CANCEL = (
    update(message).where(_TAKEN_BACK, message.c.state == MessageState.WAITING).values(state=MessageState.CANCELLED)
)
_WAIT_AGAIN = (
    update(draft)
    .where(draft.c.match == bindparam("of"), draft.c.used.between(bindparam("first"), bindparam("last")))
    .values(used=None)
)


def check_shape(change: Change) -> None:
    """Raise ValueError for a Change that says of no match what its channels, seats, deadlines or undone rows are."""
    of_match = (change.channels, change.seats, change.deadlines, change.undone)
    if change.match is None and any(one is not None for one in of_match):
        raise ValueError("channels, seats, deadlines and what is undone belong to a match")


def write_changes(connection: Connection, changes: Sequence[Change]) -> list[Refusal | None]:
    """Write what can be written, in order; for each Change its refusal, or None when it was written."""
    unit = _Unit(connection, changes)
    outcomes = [unit.take(change) for change in changes]
    unit.flush()
    return outcomes


class _Unit:
    """One transaction's Changes: what is known of the matches and inputs, and what is still to be written."""

    def __init__(self, connection: Connection, changes: Sequence[Change]) -> None:
        self._connection = connection
        self._accepted: list[Change] = []
        self._touched: set[int] = set()
        matches = sorted({change.match.id for change in changes if change.match is not None})
        inputs = sorted({change.answer.input for change in changes if change.answer is not None})
        self._versions: dict[int, int] = {}
        self._answers: dict[int, bytes] = {}
        if matches:
            self._versions.update((row[0], row[1]) for row in connection.execute(_LOCK, {"matches": matches}))
        if inputs:
            self._answers.update((row[0], row[1]) for row in connection.execute(_ANSWERS, {"inputs": inputs}))

    def take(self, change: Change) -> Refusal | None:
        """Accept a Change, or say why it is refused."""
        if change.answer is not None and change.answer.input in self._answers:
            return Repeated(self._answers[change.answer.input])
        if change.match is not None:
            if change.match.version != self._versions.get(change.match.id, 0) + 1:
                return VersionClash()
            if change.match.id in self._touched:
                # Two Changes of one match cannot be mixed table by table: the first must be down before the second.
                self.flush()
            self._touched.add(change.match.id)
            self._versions[change.match.id] = change.match.version
        if change.answer is not None:
            self._answers[change.answer.input] = change.answer.answer
        self._accepted.append(change)
        return None

    def flush(self) -> None:
        """Write what was accepted, the match rows first."""
        changes, self._accepted = self._accepted, []
        self._touched.clear()
        self._write_matches(changes)
        for change in changes:
            if change.match is not None and change.undone is not None:
                self._take_back(change.match.id, change.undone)
        self._write_places(changes)
        self._write_seats(changes)
        self._write_deadlines(changes)
        self._insert(log, [values(row) for change in changes for row in change.log])
        self._write_drafts(changes)
        self._write_messages(changes)
        # In the order of the keys, so that two processes with the same inputs wait for each other in one direction.
        answered = sorted((change.answer for change in changes if change.answer is not None), key=lambda row: row.input)
        self._insert(answer, [values(row) for row in answered])
        self._insert(audit, [values(row) for change in changes for row in change.audit])
        upsert(self._connection, late_input, [values(row) for change in changes for row in change.late])

    def _insert(self, table: Table, rows: list[Values]) -> None:
        write(self._connection, _INSERT[table], rows)

    def _write_matches(self, changes: list[Change]) -> None:
        new: list[Values] = []
        old: list[Values] = []
        for change in changes:
            if change.match is not None:
                row = values(change.match)
                if change.match.version == 1:
                    new.append(row)
                else:
                    row["written"] = row.pop("id")
                    old.append(row)
        self._insert(match, new)
        write(self._connection, _UPDATE, old)

    def _take_back(self, of: int, undone: Undone) -> None:
        rows = {"of": of, "first": undone.first, "last": undone.last}
        for statement in (_STRIKE, _CANCEL, _WAIT_AGAIN):
            self._connection.execute(statement, rows)

    def _write_places(self, changes: list[Change]) -> None:
        moved = [change for change in changes if change.match is not None and change.channels is not None]
        rows = [
            {"match": change.match.id, "channel": one}
            for change in moved
            for one in change.channels or ()
            if change.match is not None
        ]
        write(self._connection, _DROP_PLACES, [{"of": change.match.id} for change in moved if change.match is not None])
        self._insert(place, rows)

    def _write_seats(self, changes: list[Change]) -> None:
        owners = [
            {"of": change.match.id} for change in changes if change.match is not None and change.seats is not None
        ]
        if owners:
            write(self._connection, _DROP_SEATS, owners)
            self._insert(seat, [codec.seat_values(row) for change in changes for row in change.seats or ()])

    def _write_deadlines(self, changes: list[Change]) -> None:
        owners = [
            {"of": change.match.id} for change in changes if change.match is not None and change.deadlines is not None
        ]
        if owners:
            write(self._connection, _DROP_DEADLINES, owners)
            self._insert(deadline, [values(row) for change in changes for row in change.deadlines or ()])

    def _write_drafts(self, changes: list[Change]) -> None:
        dropped = [
            {"of": row.match, "by": row.seat, "about": row.slot} for change in changes for row in change.dropped_drafts
        ]
        write(self._connection, _DROP_DRAFTS, dropped)
        upsert(self._connection, draft, [values(row) for change in changes for row in change.drafts])

    def _write_messages(self, changes: list[Change]) -> None:
        self._insert(message, [codec.message_values(row) for change in changes for row in change.messages])
        panels = (row for change in changes for row in change.panels)
        for anew, wanted in groupby(panels, key=lambda row: row.anew):
            dialect, rows = self._connection.dialect.name, [codec.panel_values(row) for row in wanted]
            for row in rows if anew else ():
                self._connection.execute(leaving_of(dialect), {"of": row["match"], "name": row["panel"]})
            write(self._connection, panel_upsert_of(dialect, anew=anew), rows)
