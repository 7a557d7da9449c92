"""One decision about one match: what the engine says to it, gathered into the rows of one Change.

A decision is made of a match as it was read, without I/O but for reads; if the match has changed meanwhile, storage
refuses its Change and it is made anew.
"""

from collections.abc import Mapping
from datetime import datetime
from typing import Any, Literal

from msgspec.structs import replace

from bot.games.api import AnyGame, Deadline, Event, Malformed, Refused, Seat
from bot.games.notation import decoded, encoded
from bot.games.registry import find
from bot.services import log, notices, planning, posting, sides
from bot.services.changes import Change, Undone
from bot.services.due import Ended
from bot.services.log import Asks, Entry
from bot.services.outgoing import Destination, DestinationKind, PanelWanted
from bot.services.planning import end_of, ended
from bot.services.ports import Entropy, Reading, Stored
from bot.services.posting import Told
from bot.services.replay import loaded
from bot.services.rows import AuditRow, Draft, LateInput, LogRow, SeatRow, Status, StoredAnswer
from bot.services.rows import Deadline as DeadlineRow

LOBBY = "lobby"
TABLE = "table"


class Decision:
    """What is being decided; `now` is Discord's time. The match and the seats are as they will be."""

    def __init__(self, store: Reading, entropy: Entropy, stored: Stored, now: datetime) -> None:
        self.store = store
        self.entropy = entropy
        self.now = now
        self.match = stored.match
        self.seats = stored.seats
        self.game: AnyGame = find(stored.match.game)
        self.told: list[Told] = []
        self.drafts: list[Draft] = []
        self.dropped: list[Draft] = []
        self.late: list[LateInput] = []
        self._stored = stored
        self._state: Any = None
        self._before: Any = None
        self._log: list[LogRow] = []
        self._audit: list[AuditRow] = []
        self._undone: Undone | None = None
        self._replan = False
        self._left: tuple[DeadlineRow, ...] | None = None
        self._panel_changed = False
        self._gather = False
        self._letters: set[Seat] = set()

    # --- looking

    @property
    def state(self) -> Any:
        """The engine's state; only in a match that has begun."""
        if self._state is None:
            self._state = self._before = loaded(self.game, decoded(self.match.state))
        return self._state

    @property
    def deadline(self) -> Deadline | None:
        """What ends the present phase, in the game's words."""
        deadline: Deadline | None = self.game.deadline(self.state)
        return deadline

    def seat_of(self, user: int) -> SeatRow:
        """The seat that this person plays; raises Refused."""
        for seat in self.seats:
            if seat.person is not None and seat.person.user == user:
                return seat
        raise Refused("not_seated")

    def row_of(self, seat: Seat) -> SeatRow:
        """The row of a seat; raises Refused."""
        for row in self.seats:
            if row.seat == seat:
                return row
        raise Refused("unknown_seat", seat=seat)

    def require_running(self) -> None:
        """Refuse what needs a match that is under way."""
        match self.match.status:
            case Status.RUNNING:
                return
            case Status.PAUSED:
                raise Refused("match_paused")
            case Status.OVER | Status.ENDED:
                raise Refused("match_over")
            case _:
                raise Refused("not_running")

    # --- changing

    def update(self, **fields: Any) -> None:
        """Set fields of the match."""
        self.match = replace(self.match, **fields)

    def seat(self, row: SeatRow) -> None:
        """Put a seat's row in the place of its old one."""
        self.seats = tuple(row if other.seat == row.seat else other for other in self.seats)
        self._panel_changed = True
        self._replan = True

    def reach(self, row: SeatRow, reach: Literal["open", "closed"]) -> None:
        """Keep whether DMs reach the player of a seat; only a lobby's panel shows it."""
        assert row.person is not None, "nobody plays this seat"
        found = replace(row, person=replace(row.person, reach=reach))
        self.seats = tuple(found if other.seat == row.seat else other for other in self.seats)
        self._panel_changed = self._panel_changed or self.match.status is Status.LOBBY

    def reseat(self, seats: tuple[SeatRow, ...]) -> None:
        """Set all the seats."""
        self.seats = seats
        self._panel_changed = True

    def tell(self, notice: notices.Notice) -> None:
        """Tell a notice with this change."""
        self.told.append(Told(notice))

    def audit(self, by: int | None, act: str, **facts: Any) -> None:
        """Keep a host's act where the table can read it."""
        facts_data = encoded(facts)
        self._audit.append(AuditRow(match=self.match.id, at=self.now, by=by, act=act, facts=facts_data))

    def write(self, entry: Entry, *, phase: str | None = None, seat: Seat | None = None) -> LogRow:
        """Add a log row; the first one of a newer engine is preceded by a checkpoint."""
        if self.match.rules_version not in (0, self.game.rules_version):
            self.update(rules_version=self.game.rules_version)
            self.write(log.Checkpoint(state=log.plain(self.game.dump(self.state))))
        number = self.match.head_number + 1
        row = LogRow(
            match=self.match.id,
            number=number,
            batch=self._log[0].number if self._log else number,
            kind=log.KINDS[type(entry)],
            at=self.now,
            rules_version=self.game.rules_version,
            phase=self.match.phase if phase is None else phase,
            seat=seat,
            body=log.write(entry),
            salt=self.entropy.token_bytes(log.SALT),
            hash=b"",
        )
        row = replace(row, hash=log.row_hash(self.match.head_hash, row))
        self._log.append(row)
        self.update(head_number=number, head_hash=row.hash)
        return row

    @property
    def logged(self) -> bool:
        """Whether this decision has written to the log."""
        return bool(self._log)

    def begin(self, state: Any, events: tuple[Event, ...]) -> None:
        """The deal: the first phase begins now."""
        self._state = state
        self.told += [Told(event) for event in events]
        self._note_letters(events)
        self.update(status=Status.RUNNING, started_at=self.now, rules_version=self.game.rules_version)
        self._enter(Ended(resolved_at=self.now))

    def act(
        self,
        seat: Seat,
        asks: Asks,
        *,
        via: str,
        user: int | None,
        input_at: datetime,
        answered: bool = False,
    ) -> LogRow:
        """A seat's action; raises Refused. `answered`: the seat hears its own part of it as an answer."""
        try:
            state, events = self.game.step(self.state, asks.do, {"seat": seat, **asks.arguments})
        except Malformed as fault:
            raise Refused("malformed", reason=str(fault)) from None
        name = None if user is None else str(user)
        entry = log.Acted(do=asks.do, arguments=asks.arguments, via=via, user=name, input_at=input_at)
        row = self.write(entry, seat=seat)
        self._turn_to(state, events, seat if answered else None)
        return row

    def tick(self) -> LogRow:
        """The present phase ends now; raises Refused."""
        state, events = self.game.tick(self.state, self.match.phase)
        row = self.write(log.Ticked(due_at=self.match.due_at))
        if not self.game.by_turns:  # the end of a turn brings nobody a letter: what changed shows on the hand
            self._note_letters(events)
        hours = planning.hours_passed(self.deadline, self.match, self.now)
        self._turn_to(state, events, None, hours)
        return row

    def remove(self, seat: Seat, by: int) -> None:
        """The host takes a seat out; raises Refused."""
        state, events = self.game.remove(self.state, seat)
        self.write(log.Removed(seat=seat, by=str(by)))
        self._turn_to(state, events, None)

    def restore(self, undone: Undone, state: Any, due_at: datetime | None, by: int) -> None:
        """Take rows back: the state is again what it was before them; a phase that is back ends at `due_at`."""
        dump = self.game.dump(state)
        self.write(log.TakenBack(first=undone.first, last=undone.last, state=log.plain(dump), by=str(by)))
        self._undone = undone
        self._state = state
        self._panel_changed = self._replan = True
        phase = self.game.phase(state)
        paused_at = self.match.paused_at
        self.update(ended_at=None, step=self.match.step + 1)
        if paused_at is None:
            self.update(status=Status.RUNNING)
        if phase != self.match.phase:
            self.update(phase=phase, entered_at=self.now, moved_at=self.now)
            if paused_at is None:
                self.update(due_at=due_at)
            else:  # the pause goes on, and gives its time back from when it began
                self.update(paused_due=None if due_at is None else due_at - (self.now - paused_at))

    def correct(self, patch: Mapping[str, Any], state: Any, by: int) -> None:
        """The host set parts of the state; the phase may be another one now."""
        whole = log.plain(self.game.dump(state))
        self.write(log.Corrected(patch=log.plain(patch), state=whole, by=str(by)))
        self._turn_to(state, (), None)

    def postpone(self, due_at: datetime | None, why: str, lost_minutes: int = 0) -> None:
        """The present phase ends at another time; the hours after a later one keep their distance from it."""
        was = self.match.due_at
        self.update(due_at=due_at)
        if due_at is not None and (was is None or due_at > was):
            self.update(moved_at=self.now)
        self._replan = self._panel_changed = True
        phase = self.match.phase
        self.tell(notices.DeadlineMoved(why=why, phase=phase, was=was, due_at=due_at, lost_minutes=lost_minutes))

    async def done(self, deadline: DeadlineRow) -> None:
        """This deadline row is dealt with; the others stay unless the phase changes."""
        rows = await self.store.deadlines(self.match.id)
        self._left = tuple(row for row in rows if row != deadline)

    def gather(self) -> None:
        """Whoever belongs in a side's thread is to be let in anew, and who does not let out."""
        self._gather = True

    def replan(self) -> None:
        """The deadline rows are to be made anew, and the panel with them."""
        self._replan = self._panel_changed = True

    def _note_letters(self, events: tuple[Event, ...]) -> None:
        """Remember whom the deal or a phase's end tells something privately: everybody who is in, or nobody."""
        self._letters.update(seat for event in events for seat in event.audience or ())

    def _tell_unread(self) -> None:
        """Say in public, with what everybody hears, for whom something private waits that no DM brings."""
        letters = (row for row in self.seats if row.seat in self._letters and row.person is not None)
        seats = tuple(row.seat for row in letters if row.person is not None and row.person.reach == "closed")
        if seats:
            self.tell(notices.Unread(seats=seats))

    def _turn_to(
        self, state: Any, events: tuple[Event, ...], answered: Seat | None, hours: Mapping[str, datetime] | None = None
    ) -> None:
        """The engine went on to this state."""
        how = ended(self.deadline, self.match, self.now)
        self._state = state
        self.told += [Told(event, answered) for event in events]
        if hours is not None:
            self.update(last_hours=hours)
        if self.game.phase(state) != self.match.phase:
            self._enter(how)
        if self.game.outcome(state) is not None and self.match.status is not Status.OVER:
            self.update(status=Status.OVER, ended_at=self.now, due_at=None)
            self.tell(self._finished())
            self.replan()

    def _enter(self, how: Ended) -> None:
        """A new phase begins."""
        self.update(phase=self.game.phase(self.state), entered_at=self.now, step=self.match.step + 1, moved_at=None)
        self.update(due_at=end_of(self.deadline, self.match, how))
        self._replan = self._panel_changed = True

    def _finished(self) -> notices.Finished:
        match = self.match
        return notices.Finished(
            seed=match.seed,
            commitment=match.commitment.hex(),
            head=match.head_hash.hex(),
            rows=match.head_number,
        )

    # --- the rows

    def change(self, answer: StoredAnswer | None) -> Change:
        """Everything decided, as one bundle with the match's next version."""
        if self._state is not None:
            self.update(state=encoded(self.game.dump(self._state)))
        self._tell_unread()
        deadlines = self._left
        if self._replan:
            deadlines = planning.rows(self.match, self.seats, self._deadline(), self.now)
        return Change(
            match=replace(self.match, version=self._stored.match.version + 1),
            channels=None if self.match.channels == self._stored.match.channels else self.match.channels,
            seats=None if self.seats == self._stored.seats else self.seats,
            log=tuple(self._log),
            messages=posting.messages(self.match, self.seats, self.told, self.match.head_number if self._log else 0),
            panels=(*self._panels(), *self._sides()),
            deadlines=deadlines,
            answer=answer,
            drafts=tuple(self.drafts),
            dropped_drafts=tuple(self.dropped),
            undone=self._undone,
            audit=tuple(self._audit),
            late=tuple(self.late),
        )

    def _deadline(self) -> Deadline | None:
        return self.deadline if self.match.state else None

    def _panels(self) -> tuple[PanelWanted, ...]:
        """The lobby's panel, or the table's: a new one for each phase, else an edit where everybody sees a change.

        Where phases are turns, the table stays one message; how it ended is shown anew, below all that was said since.
        """
        home = Destination(DestinationKind.CHANNEL, self.match.home)
        before = self._stored.match
        if before.status is Status.LOBBY:
            lobby = PanelWanted(match=self.match.id, panel=LOBBY, destination=home)
            table = PanelWanted(match=self.match.id, panel=TABLE, destination=home, anew=True)
            return (lobby, table) if self.match.state else (lobby,)
        entered = self.match.step != before.step and self.match.status is not Status.OVER
        ended = self.match.status is Status.OVER and before.status is not Status.OVER
        anew = ended if self.game.by_turns else entered
        changed = self._panel_changed or self.match.status is not before.status
        if not changed and self._state is not self._before:
            changed = self._public(self._state) != self._public(self._before)
        wanted = PanelWanted(match=self.match.id, panel=TABLE, destination=home, anew=anew)
        return (wanted,) if changed or entered else ()

    def _sides(self) -> tuple[PanelWanted, ...]:
        """The sides' threads in which somebody else belongs than before."""
        if not self.match.state:
            return ()
        found, before = sides.threads(self.match), self._stored.match
        alike = self._state is self._before and self.seats == self._stored.seats
        if not found or (alike and self.match.places == before.places and not self._gather):
            return ()
        known = sides.threads(before)
        was = self._before if self._before is not None else loaded(self.game, decoded(before.state))
        now, old = (sides.members(self.game, *at) for at in ((self.state, self.seats), (was, self._stored.seats)))
        return tuple(
            PanelWanted(match=self.match.id, panel=name, destination=Destination(DestinationKind.CHANNEL, channel))
            for name, channel in found.items()
            if self._gather or known.get(name) != channel or now.get(name) != old.get(name)
        )

    def _public(self, state: Any) -> bytes:
        return encoded(self.game.view_data(self.game.view(state, None)))
