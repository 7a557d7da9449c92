"""What each notice of the services says, made of its own fields and the table alone."""

from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import assert_never

from msgspec import Struct

from bot.games.api import Refused, Seat
from bot.presentation.commands import commands_in
from bot.presentation.games import GAMES, GameTexts
from bot.presentation.localizer import Localizer, Value, moment, until
from bot.presentation.names import Names, safe_lines, safe_name, safe_text, seat_label
from bot.presentation.people import mention, number, seats_listed
from bot.presentation.posts import QUOTE, SMALL
from bot.presentation.refusals import quoted
from bot.presentation.service_refusals import any_refusal_text
from bot.presentation.wording import said_for
from bot.services import notices
from bot.services.messaging import Table

REASON = 300
"""Columns, and UTF-16 units, of the reason that a host gives."""

_PARTS = 10
"""How many corrected parts are named."""

Lines = Iterator[str]


class Herald(Struct, frozen=True):
    """Tells notices of one match in one language."""

    table: Table
    texts: Localizer
    names: Names

    def lines(self, notice: notices.AnyNotice) -> Lines:
        """The notice's message; raises MissingText."""
        match notice:
            case notices.Opened() | notices.Closed() | notices.Moved() | notices.Begun():
                return self._start(notice)
            case notices.Finished() | notices.Stopped():
                return self._end(notice)
            case notices.DeadlineMoved() | notices.Paused() | notices.ResumeWished() | notices.Reminder():
                return self._time(notice)
            case notices.SeatChanged() | notices.HostsChanged() | notices.Briefed() | notices.DraftRefused():
                return self._people(notice)
            case notices.Unread() | notices.HomeRefuses():
                return self._unreached(notice)
            case notices.TeamSaid(seat=seat, text=text):
                return self._team(seat, text)
            case notices.Undone() | notices.CorrectedParts() | notices.Looked() | notices.Announced():
                return self._host(notice)
            case notices.SecondHostNeeded() | notices.LateArrived() | notices.Entered() | notices.ClockJump():
                return self._to_hosts(notice)
        assert_never(notice)

    # --- pieces

    @property
    def _game(self) -> GameTexts:
        return GAMES[self.table.match.game]

    def _said(self, message_id: str, **variables: Value) -> str:
        return said_for(self.table.match, self.texts, message_id, **variables)

    def _phase(self, phase: str) -> str:
        return self._game.phase(phase, self.texts)

    def _end_of(self, phase: str) -> str:
        return self._game.phase_end(phase, self.texts)

    def _seat(self, seat: Seat) -> str:
        return number(self.texts, seat)

    def _hosts(self, users: Iterable[int]) -> str:
        return self.texts.listed(mention(user) for user in users)

    def _reason(self, reason: str) -> Lines:
        if reason.strip():
            yield self.texts.text("notice-reason", reason=safe_text(reason, REASON, REASON))

    # --- the course of a match

    def _start(self, notice: notices.Opened | notices.Closed | notices.Moved | notices.Begun) -> Lines:
        texts = self.texts
        match notice:
            case notices.Opened(game=game, seats=seats):
                yield self._said("notice-opened", game=texts.text(f"{game}-name"), seats=seats)
            case notices.Closed():
                yield texts.text("notice-closed")
            case notices.Moved(place=place, name=name):
                yield texts.text("notice-moved", name=safe_name(name), seat=self._seat(str(place)))
            case notices.Begun(commitment=commitment, due_at=due_at):
                yield self._said("notice-begun")
                if due_at is not None:
                    yield self._said("notice-begun-until", until=until(texts, due_at))
                yield SMALL + self._said("notice-begun-commitment", commitment=_code(commitment))

    def _end(self, notice: notices.Finished | notices.Stopped) -> Lines:
        texts = self.texts
        seed, commitment, head = map(_code, (notice.seed, notice.commitment, notice.head))
        if isinstance(notice, notices.Stopped):
            yield texts.text("notice-stopped")
            yield from self._reason(notice.reason)
            yield SMALL + texts.text("notice-proof", seed=seed, commitment=commitment, head=head)
        else:
            yield texts.text("notice-finished")
            rows = str(notice.rows)
            yield SMALL + texts.text("notice-proof-rows", seed=seed, commitment=commitment, head=head, rows=rows)

    def _time(self, notice: notices.DeadlineMoved | notices.Paused | notices.ResumeWished | notices.Reminder) -> Lines:
        texts = self.texts
        match notice:
            case notices.DeadlineMoved():
                yield from self._moved(notice)
            case notices.Paused(until=latest, reason=reason, why=why):
                yield texts.text("notice-paused", why=why)
                yield from self._reason(reason)
                yield texts.text("notice-paused-until", until=until(texts, latest))
            case notices.ResumeWished(wished=wished, needed=needed):
                yield texts.text("notice-wished", wished=wished, needed=needed)
            case notices.Reminder(phase=phase, due_at=due_at, waiting=waiting):
                yield texts.text("notice-reminder", end=self._end_of(phase), until=until(texts, due_at))
                if waiting:
                    seats = seats_listed(texts, waiting, self.names)
                    yield texts.text("notice-reminder-waiting", seats=seats)

    def _moved(self, notice: notices.DeadlineMoved) -> Lines:
        texts, end = self.texts, self._end_of(notice.phase)
        if notice.why == "outage":
            yield texts.text("notice-moved-outage", minutes=notice.lost_minutes)
        else:
            yield texts.text(f"notice-moved-{notice.why}")
        if notice.due_at is None:
            yield texts.text("notice-deadline-none", end=end)
        else:
            yield texts.text("notice-deadline", end=end, until=until(texts, notice.due_at))
        if notice.was is not None:
            yield texts.text("notice-deadline-was", was=moment(notice.was))

    # --- people

    def _people(
        self, notice: notices.SeatChanged | notices.HostsChanged | notices.Briefed | notices.DraftRefused
    ) -> Lines:
        texts = self.texts
        match notice:
            case notices.SeatChanged(seat=seat, player=None, why=why):
                yield texts.text(f"notice-seat-{why}", seat=self._seat(seat))
            case notices.SeatChanged(seat=seat, player=player, why=why):
                yield texts.text(f"notice-seat-{why}", seat=self._seat(seat), player=safe_name(player or ""))
            case notices.HostsChanged(hosts=hosts):
                yield texts.text("notice-hosts", hosts=self._hosts(hosts))
            case notices.Briefed(seat=seat):
                yield self._said("notice-briefed", seat=self._seat(seat))
            case notices.DraftRefused():
                yield from self._refused(notice)

    def _unreached(self, notice: notices.Unread | notices.HomeRefuses) -> Lines:
        texts = self.texts
        match notice:
            case notices.Unread(seats=seats):
                told = seats_listed(texts, seats, self.names)
                yield self._said("notice-unread", seats=told, **commands_in(texts, ("me",)))
            case notices.HomeRefuses(to=to, why=why, until=latest):
                hosts = to is notices.To.HOSTS
                yield texts.text("notice-home-hosts", why=why) if hosts else texts.text("notice-home-seat")
                if latest is not None:
                    yield texts.text("notice-home-until", until=until(texts, latest))

    def _refused(self, notice: notices.DraftRefused) -> Lines:
        asked = self._game.asked(notice.do, notice.arguments, self.table, self.texts, self.names)
        yield self.texts.text(f"notice-{'standing' if notice.standing else 'draft'}-refused", asked=asked)
        refused = Refused(notice.code, **notice.facts)
        yield any_refusal_text(refused, self.table, self.texts, self.names)

    def _team(self, seat: Seat, text: str) -> Lines:
        yield self.texts.text("notice-team_said", seat=seat_label(self.texts, seat, self.names))
        yield from (QUOTE + line for line in safe_lines(text))

    # --- hosts

    def _host(self, notice: notices.Undone | notices.CorrectedParts | notices.Looked | notices.Announced) -> Lines:
        texts = self.texts
        match notice:
            case notices.Undone(step=step, phase=phase):
                yield texts.text("notice-undone", step=step, phase=self._phase(phase), end=self._end_of(phase))
            case notices.CorrectedParts(parts=parts, reason=reason):
                shown_parts = [quoted(part) for part in parts[:_PARTS]] + ["⋯"] * (len(parts) > _PARTS)
                yield texts.text("notice-corrected", parts=texts.listed(shown_parts))
                yield from self._reason(reason)
            case notices.Looked(by=by, what=what):
                host = mention(by) if by else texts.text("owner")
                yield texts.text("notice-looked", host=host, what=what)
            case notices.Announced(text=text):
                yield texts.text("notice-announced")
                yield from (QUOTE + line for line in safe_lines(text))

    def _to_hosts(
        self,
        notice: notices.SecondHostNeeded | notices.LateArrived | notices.Entered | notices.ClockJump,
    ) -> Lines:
        texts = self.texts
        match notice:
            case notices.SecondHostNeeded(by=by, act=act):
                yield texts.text("notice-second_host", host=mention(by), act=texts.text(f"act-{act}"))
            case notices.LateArrived(phase=phase, input_at=at):
                yield texts.text("notice-late", phase=self._phase(phase), at=_second(at))
            case notices.Entered(phase=phase):
                yield texts.text("notice-entered", phase=self._phase(phase))
            case notices.ClockJump():
                yield texts.text("notice-clock_jump")


def pinged(notice: notices.AnyNotice) -> tuple[Seat, ...]:
    """The seats that a public notice pings: who still owes something, has got a place, or has something to read."""
    match notice:
        case notices.Reminder(waiting=waiting):
            return waiting
        case notices.Moved(place=place):
            return (str(place),)
        case notices.Unread(seats=seats):
            return seats
    return ()


def _code(hexadecimal: str) -> str:
    return f"`{hexadecimal}`"


def _second(at: datetime) -> str:
    return moment(at, "T")
