"""Storage in memory, strict like the real one, that can lose its power at a chosen commit."""

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from bot.games.api import Seat
from bot.services.changes import Change, Undone
from bot.services.outgoing import OPEN, Message, MessageState, OldPanel, Panel, PanelWanted
from bot.services.ports import Repeated, Stored, VersionClash
from bot.services.rows import (
    AuditRow,
    Deadline,
    Deaf,
    Draft,
    LateInput,
    LogKind,
    LogRow,
    Match,
    SeatRow,
    Server,
    Status,
    StoredAnswer,
)
from tests.fakes.clock import settle

T = TypeVar("T")


class PowerCut(BaseException):
    """The process ended here; no `except Exception` may survive it."""


class FakeMatches:
    """`TableStore` and `DeadlineStore`. Rows go through msgpack, so that nothing is kept that could not be stored.

    `cut`: "before" or "after" makes the next commit end the process there. `commits` counts those written.
    """

    def __init__(self) -> None:
        self.rows: dict[int, Match] = {}
        self.seats: dict[int, tuple[SeatRow, ...]] = {}
        self.logs: dict[int, list[LogRow]] = {}
        self.outbox: list[Message] = []
        self.panel_rows: dict[tuple[int, str], Panel] = {}
        self.old_panels: list[OldPanel] = []
        self.channels: dict[int, tuple[int, ...]] = {}
        self.deadline_rows: dict[int, tuple[Deadline, ...]] = {}
        self.answers: dict[int, StoredAnswer] = {}
        self.draft_rows: dict[tuple[int, Seat, str], Draft] = {}
        self.audit_rows: list[AuditRow] = []
        self.late: dict[int, LateInput] = {}
        self.servers: dict[int, Server] = {}
        self.hushed: set[int] = set()
        self.heard_at: dict[str, datetime] = {}
        self.deaf_rows: list[Deaf] = []
        self.commits = 0
        self.cut: str | None = None

    # --- commits

    async def commit(self, change: Change) -> None:
        await settle()
        if self.cut == "before":
            self.cut = None
            raise PowerCut
        self._check(change)
        self._take(change)
        if self.cut == "after":
            self.cut = None
            raise PowerCut

    def _take(self, change: Change) -> None:
        if change.match is not None:
            self._write(change, change.match)
        if change.answer is not None:
            self.answers[change.answer.input] = kept(change.answer)
        self.commits += 1

    def _check(self, change: Change) -> None:
        if change.answer is not None and change.answer.input in self.answers:
            raise Repeated(self.answers[change.answer.input].answer)
        if change.match is not None:
            stored = self.rows.get(change.match.id)
            if (stored.version if stored else 0) != change.match.version - 1:
                raise VersionClash

    def _write(self, change: Change, match: Match) -> None:
        self.rows[match.id] = kept(match)
        if change.channels is not None:
            self.channels[match.id] = change.channels
        if change.seats is not None:
            self.seats[match.id] = tuple(map(kept, change.seats))
        if change.undone is not None:
            self._undo(match.id, change.undone)
        log = self.logs.setdefault(match.id, [])
        for row in change.log:
            assert row.number == len(log) + 1, "a gap in the log"
            log.append(kept(row))
        for new in change.messages:
            self.outbox.append(Message(id=len(self.outbox) + 1, new=kept(new), state=MessageState.WAITING))
        for wanted in change.panels:
            self._want(wanted)
        if change.deadlines is not None:
            keys = {(row.kind, row.due_at) for row in change.deadlines}
            assert len(keys) == len(change.deadlines), "two deadlines with one key"
            self.deadline_rows[match.id] = tuple(map(kept, change.deadlines))
        for draft in change.dropped_drafts:
            self.draft_rows.pop((draft.match, draft.seat, draft.slot), None)
        for draft in change.drafts:
            self.draft_rows[draft.match, draft.seat, draft.slot] = kept(draft)
        self.audit_rows += map(kept, change.audit)
        self.late.update((late.input, kept(late)) for late in change.late)

    def _undo(self, match: int, undone: Undone) -> None:
        numbers = range(undone.first, undone.last + 1)
        for at, message in enumerate(self.outbox):
            if message.new.match == match and message.new.number in numbers:
                if message.state is MessageState.WAITING:
                    self.outbox[at] = replace(message, state=MessageState.CANCELLED)
                elif message.state in (*OPEN, MessageState.SENT):
                    self.outbox[at] = replace(message, strike=True)
        for key, draft in self.draft_rows.items():
            if draft.match == match and draft.used in numbers:
                self.draft_rows[key] = replace(draft, used=None)

    def _want(self, wanted: PanelWanted) -> None:
        key = (wanted.match, wanted.panel)
        old = self.panel_rows.get(key)
        if old is None:
            self.panel_rows[key] = Panel(
                match=wanted.match, panel=wanted.panel, destination=wanted.destination, revision=1
            )
            return
        if wanted.anew and old.channel is not None and old.message is not None:
            left = OldPanel(
                match=old.match,
                panel=old.panel,
                destination=old.destination,
                channel=old.channel,
                message=old.message,
            )
            self.old_panels.append(left)
        new = replace(old, destination=wanted.destination, revision=old.revision + 1)
        self.panel_rows[key] = replace(new, channel=None, message=None) if wanted.anew else new

    # --- reading matches

    async def free_match_id(self) -> int:
        free = max(self.rows, default=0) + 1
        await settle()
        return free

    async def load(self, match: int) -> Stored | None:
        stored = Stored(match=self.rows[match], seats=self.seats[match]) if match in self.rows else None
        await settle()
        return stored

    async def matches(
        self, statuses: Sequence[Status], *, guild: int | None = None, channel: int | None = None
    ) -> tuple[Match, ...]:
        found = (match for _, match in sorted(self.rows.items()) if match.status in statuses)
        there = (match for match in found if channel is None or channel in self.channels.get(match.id, ()))
        return tuple(match for match in there if guild in (None, match.guild))

    async def seats_of(self, user: int, statuses: Sequence[Status]) -> tuple[SeatRow, ...]:
        live = await self.matches(statuses)
        rows = (row for match in live for row in self.seats[match.id])
        return tuple(row for row in rows if row.person is not None and row.person.user == user)

    async def log(self, match: int, *, after: int = 0) -> tuple[LogRow, ...]:
        return tuple(self.logs.get(match, ())[after:])

    async def last_action(self, match: int, seat: Seat) -> LogRow | None:
        rows = [row for row in self.logs.get(match, ()) if row.kind is LogKind.ACTION and row.seat == seat]
        return rows[-1] if rows else None

    async def last_tick(self, match: int, phase: str | None = None) -> LogRow | None:
        rows = [row for row in self.logs.get(match, ()) if row.kind is LogKind.TICK and phase in (None, row.phase)]
        return rows[-1] if rows else None

    async def drafts(self, match: int, seat: Seat | None = None) -> tuple[Draft, ...]:
        waiting = [row for row in self.draft_rows.values() if row.match == match and row.used is None]
        rows = [row for row in waiting if seat in (None, row.seat)]
        return tuple(sorted(rows, key=lambda row: row.input_at))

    async def late_inputs(self, match: int) -> tuple[LateInput, ...]:
        rows = (row for row in self.late.values() if row.match == match)
        return tuple(sorted(rows, key=lambda row: (row.input_at, row.input)))

    async def audit(self, match: int) -> tuple[AuditRow, ...]:
        return tuple(row for row in self.audit_rows if row.match == match)

    async def answered(self, input_id: int) -> bytes | None:
        answer = self.answers.get(input_id)
        await settle()
        return answer.answer if answer else None

    async def forget_answers(self, before: datetime) -> None:
        self.answers = {key: row for key, row in self.answers.items() if row.at >= before}

    # --- choices

    async def server(self, guild: int) -> Server:
        return self.servers.get(guild, Server(guild=guild))

    async def change_server(self, guild: int, change: Callable[[Server], Server]) -> Server:
        self.servers[guild] = kept(change(self.servers.get(guild, Server(guild=guild))))
        return self.servers[guild]

    async def quiet(self, users: Iterable[int]) -> frozenset[int]:
        return frozenset(users) & self.hushed

    async def set_quiet(self, user: int, *, quiet: bool) -> None:
        (self.hushed.add if quiet else self.hushed.discard)(user)

    # --- deadlines

    async def due(self, now: datetime) -> tuple[Deadline, ...]:
        return tuple(row for row in self._by_hour() if row.run_at <= now)

    async def deadlines(self, match: int) -> tuple[Deadline, ...]:
        return tuple(row for row in self._by_hour() if row.match == match)

    async def earliest(self, after: datetime | None = None) -> datetime | None:
        return next((row.run_at for row in self._by_hour() if after is None or row.run_at > after), None)

    def _by_hour(self) -> list[Deadline]:
        return sorted((row for rows in self.deadline_rows.values() for row in rows), key=lambda row: row.run_at)

    async def heard(self, listener: str, at: datetime) -> None:
        self.heard_at[listener] = at
        self.deaf_rows = [
            replace(row, end=at) if row.listener == listener and row.end is None else row for row in self.deaf_rows
        ]

    async def last_heard(self, listener: str) -> datetime | None:
        return self.heard_at.get(listener)

    async def deaf(self, listener: str, start: datetime) -> None:
        if all(row.listener != listener or row.end is not None for row in self.deaf_rows):
            self.deaf_rows.append(Deaf(listener=listener, start=start, end=None))

    async def outages(self, listener: str, since: datetime) -> tuple[Deaf, ...]:
        rows = (row for row in self.deaf_rows if row.listener == listener)
        return tuple(row for row in rows if row.end is None or row.end > since)


def kept(row: T) -> T:
    """The row as it comes back from a database."""
    return msgspec.msgpack.decode(msgspec.msgpack.encode(row), type=type(row))
