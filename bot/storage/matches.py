"""Matches and all that belongs to them: `MatchStore`."""

from collections.abc import Sequence
from datetime import datetime
from functools import partial

from sqlalchemy import Connection, Select, delete, func, select

from bot.games.api import Seat
from bot.services.changes import Change
from bot.services.ports import Stored
from bot.services.rows import AuditRow, Draft, LateInput, LogKind, LogRow, Match, SeatRow, Status
from bot.storage import codec, models
from bot.storage.part import Part

_AUDIT = [column for column in models.audit.c if column.name != "id"]


class Matches(Part):
    """Matches, their seats, log, drafts, late inputs, host acts and answers."""

    async def commit(self, change: Change) -> None:
        """Write the bundle durably; raises VersionClash or Repeated, and then nothing was written."""
        await self._committer.commit(change)

    async def free_match_id(self) -> int:
        """Return the lowest id above all matches; two callers may get the same: one of them will clash."""
        return await self._read(_free_match_id)

    async def load(self, match: int) -> Stored | None:
        """Return a match and its seats; None if there is none."""
        return await self._read(partial(_load, number=match))

    async def matches(
        self, statuses: Sequence[Status], *, guild: int | None = None, channel: int | None = None
    ) -> tuple[Match, ...]:
        """Return the matches in one of the statuses, by id; of one server, or of one channel (home or place)."""
        wanted = select(models.match).where(models.match.c.status.in_(statuses)).order_by(models.match.c.id)
        if guild is not None:
            wanted = wanted.where(models.match.c.guild == guild)
        if channel is not None:
            there = select(models.place.c.match).where(models.place.c.channel == channel)
            wanted = wanted.where(models.match.c.id.in_(there))
        return await self._read(
            lambda connection: tuple(codec.struct(Match, row) for row in connection.execute(wanted).mappings())
        )

    async def seats_of(self, user: int, statuses: Sequence[Status]) -> tuple[SeatRow, ...]:
        """Return the seats that a person plays in matches of these statuses, by match."""
        wanted = (
            select(models.seat)
            .join(models.match, models.match.c.id == models.seat.c.match)
            .where(models.seat.c.person_user == user, models.match.c.status.in_(statuses))
            .order_by(models.seat.c.match, models.seat.c.place)
        )
        return await self._read(
            lambda connection: tuple(codec.seat(row) for row in connection.execute(wanted).mappings())
        )

    async def log(self, match: int, *, after: int = 0) -> tuple[LogRow, ...]:
        """Return the log rows with a higher number than `after`, in order."""
        return await self._log_rows(
            select(models.log)
            .where(models.log.c.match == match, models.log.c.number > after)
            .order_by(models.log.c.number)
        )

    async def last_action(self, match: int, seat: Seat) -> LogRow | None:
        """Return the seat's latest row of kind `action`."""
        return await self._latest(
            select(models.log).where(
                models.log.c.match == match, models.log.c.kind == LogKind.ACTION, models.log.c.seat == seat
            )
        )

    async def last_tick(self, match: int, phase: str | None = None) -> LogRow | None:
        """Return the latest row of kind `tick`, of that phase if one is named."""
        wanted = select(models.log).where(models.log.c.match == match, models.log.c.kind == LogKind.TICK)
        return await self._latest(wanted if phase is None else wanted.where(models.log.c.phase == phase))

    async def drafts(self, match: int, seat: Seat | None = None) -> tuple[Draft, ...]:
        """Return the drafts that wait (`used` is None), of one seat or of all, by `input_at`."""
        wanted = (
            select(models.draft)
            .where(models.draft.c.match == match, models.draft.c.used.is_(None))
            .order_by(models.draft.c.input_at, models.draft.c.seat, models.draft.c.slot)
        )
        if seat is not None:
            wanted = wanted.where(models.draft.c.seat == seat)
        return await self._read(
            lambda connection: tuple(codec.struct(Draft, row) for row in connection.execute(wanted).mappings())
        )

    async def late_inputs(self, match: int) -> tuple[LateInput, ...]:
        """Return the whole list, by `input_at`, then `input`."""
        wanted = (
            select(models.late_input)
            .where(models.late_input.c.match == match)
            .order_by(models.late_input.c.input_at, models.late_input.c.input)
        )
        return await self._read(
            lambda connection: tuple(codec.struct(LateInput, row) for row in connection.execute(wanted).mappings())
        )

    async def audit(self, match: int) -> tuple[AuditRow, ...]:
        """Return the host acts in order."""
        wanted = select(*_AUDIT).where(models.audit.c.match == match).order_by(models.audit.c.id)
        return await self._read(
            lambda connection: tuple(codec.struct(AuditRow, row) for row in connection.execute(wanted).mappings())
        )

    async def answered(self, input_id: int) -> bytes | None:
        """Return what an input was answered; None if it is new."""
        wanted = select(models.answer.c.answer).where(models.answer.c.input == input_id)
        return await self._read(lambda connection: connection.execute(wanted).scalar_one_or_none())

    async def forget_answers(self, before: datetime) -> None:
        """Delete the answers older than that; Discord repeats an interaction for minutes only."""
        old = delete(models.answer).where(models.answer.c.at < before)
        await self._committer.do(lambda connection: connection.execute(old).rowcount)

    async def _log_rows(self, wanted: Select[tuple[object, ...]]) -> tuple[LogRow, ...]:
        return await self._read(
            lambda connection: tuple(codec.struct(LogRow, row) for row in connection.execute(wanted).mappings())
        )

    async def _latest(self, wanted: Select[tuple[object, ...]]) -> LogRow | None:
        rows = await self._log_rows(wanted.order_by(models.log.c.number.desc()).limit(1))
        return rows[0] if rows else None


def _free_match_id(connection: Connection) -> int:
    highest = connection.execute(select(func.max(models.match.c.id))).scalar_one()
    return 1 if highest is None else int(highest) + 1


def _load(connection: Connection, number: int) -> Stored | None:
    found = connection.execute(select(models.match).where(models.match.c.id == number)).mappings().one_or_none()
    if found is None:
        return None
    seats = connection.execute(
        select(models.seat).where(models.seat.c.match == number).order_by(models.seat.c.place)
    ).mappings()
    return Stored(match=codec.struct(Match, found), seats=tuple(codec.seat(row) for row in seats))
