"""What the services need from outside, as protocols: storage, alarm, gateway, chance; for messages see `messaging`.

Time comes from `bot.clock.Clock`. Every method may be called by several tasks at once.
"""

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from typing import Protocol

from msgspec import Struct

from bot.games.api import Seat
from bot.services.changes import Change
from bot.services.grace import GatewayState
from bot.services.outgoing import Breaker, Destination, Message, MessageState, OldPanel, Panel, Posted
from bot.services.rows import AuditRow, Deadline, Deaf, Draft, LateInput, LogRow, Match, SeatRow, Server, Status

# --- storage


class VersionClash(Exception):
    """The match has been changed since it was read; nothing was written."""


class Repeated(Exception):
    """The input was answered before; nothing was written. `answer` is what it was answered."""

    def __init__(self, answer: bytes) -> None:
        super().__init__("answered before")
        self.answer = answer


class Stored(Struct, frozen=True, kw_only=True):
    """A match and its seats in their order, read at one moment."""

    match: Match
    seats: tuple[SeatRow, ...]


class MatchStore(Protocol):
    """Matches and all that belongs to them."""

    async def commit(self, change: Change) -> None:
        """Write the bundle durably; raises VersionClash or Repeated, and then nothing was written."""
        ...

    async def free_match_id(self) -> int:
        """Return the lowest id above all matches; two callers may get the same: one of them will clash."""
        ...

    async def load(self, match: int) -> Stored | None:
        """Return a match and its seats; None if there is none."""
        ...

    async def matches(
        self, statuses: Sequence[Status], *, guild: int | None = None, channel: int | None = None
    ) -> tuple[Match, ...]:
        """Return the matches in one of the statuses, by id; of one server, or of one channel (home or place)."""
        ...

    async def seats_of(self, user: int, statuses: Sequence[Status]) -> tuple[SeatRow, ...]:
        """Return the seats that a person plays in matches of these statuses, by match."""
        ...

    async def log(self, match: int, *, after: int = 0) -> tuple[LogRow, ...]:
        """Return the log rows with a higher number than `after`, in order."""
        ...

    async def last_action(self, match: int, seat: Seat) -> LogRow | None:
        """Return the seat's latest row of kind `action`."""
        ...

    async def last_tick(self, match: int, phase: str | None = None) -> LogRow | None:
        """Return the latest row of kind `tick`, of that phase if one is named."""
        ...

    async def drafts(self, match: int, seat: Seat | None = None) -> tuple[Draft, ...]:
        """Return the drafts that wait (`used` is None), of one seat or of all, by `input_at`."""
        ...

    async def late_inputs(self, match: int) -> tuple[LateInput, ...]:
        """Return the whole list, by `input_at`, then `input`."""
        ...

    async def audit(self, match: int) -> tuple[AuditRow, ...]:
        """Return the host acts in order."""
        ...

    async def answered(self, input_id: int) -> bytes | None:
        """Return what an input was answered; None if it is new."""
        ...

    async def forget_answers(self, before: datetime) -> None:
        """Delete the answers older than that; Discord repeats an interaction for minutes only."""
        ...


class DeadlineStore(Protocol):
    """What is due, and when somebody was deaf."""

    async def due(self, now: datetime) -> tuple[Deadline, ...]:
        """Return the deadlines of all matches with `run_at` at or before `now`, by `run_at`."""
        ...

    async def deadlines(self, match: int) -> tuple[Deadline, ...]:
        """Return the deadlines of a match, by `run_at`."""
        ...

    async def earliest(self, after: datetime | None = None) -> datetime | None:
        """Return the earliest `run_at` (strictly after an instant, if given); None when there is none."""
        ...

    async def heard(self, listener: str, at: datetime) -> None:
        """Keep that the listener is connected at this moment; ends its deafness if it has one."""
        ...

    async def last_heard(self, listener: str) -> datetime | None:
        """Return the latest moment kept by `heard`; after a restart nothing was heard since then."""
        ...

    async def deaf(self, listener: str, start: datetime) -> None:
        """Keep that the listener hears nothing since `start`; does nothing if it is deaf already."""
        ...

    async def outages(self, listener: str, since: datetime) -> tuple[Deaf, ...]:
        """Return the deafness that ended after `since` or still goes on, by start."""
        ...


class ChoiceStore(Protocol):
    """What servers and people have chosen for good, whatever the match."""

    async def server(self, guild: int) -> Server:
        """Return what a server has chosen; nothing, where it is not known."""
        ...

    async def change_server(self, guild: int, change: Callable[[Server], Server]) -> Server:
        """Read a server's choices, change them and keep them, in one transaction; return them. `change` is pure."""
        ...

    async def quiet(self, users: Iterable[int]) -> frozenset[int]:
        """Return those of the people who want no pings in public."""
        ...

    async def set_quiet(self, user: int, *, quiet: bool) -> None:
        """Keep whether somebody wants no pings in public."""
        ...


class TableStore(MatchStore, ChoiceStore, Protocol):
    """What messages are made of."""


class Reading(TableStore, DeadlineStore, Protocol):
    """What use cases read and commit."""


class Claim(Struct, frozen=True, kw_only=True):
    """A destination that one worker serves until its lease ends."""

    destination: Destination
    until: datetime
    messages: tuple[Message, ...]
    """By id: rows in an OPEN state, and SENT ones with `strike`; none that must still wait for a public one."""

    panels: tuple[Panel, ...]
    """Those with `shown < revision`."""

    old: tuple[OldPanel, ...] = ()
    """What was left behind there by panels wanted anew."""


class Outbox(Protocol):
    """What is to be sent. Every mark is a short commit of its own and raises `LeaseLost` for another's destination."""

    async def claim(self, worker: str, now: datetime, until: datetime) -> Claim | None:
        """Lease the destination whose first row is most urgent (priority, then id; panels come last).

        Left out: destinations leased until after `now`, and those whose breaker says later. None: no work now.
        """
        ...

    async def next_work(self, now: datetime) -> datetime | None:
        """Return when there may be work: `now` itself, or when a lease or a breaker ends; None: nothing waits."""
        ...

    async def renew(self, worker: str, destination: Destination, until: datetime) -> None:
        """Keep the lease for longer."""
        ...

    async def release(self, worker: str, destination: Destination) -> None:
        """Give the lease back."""
        ...

    async def mark(
        self, worker: str, message: int, state: MessageState, at: datetime, *, revision: int = 0, fault: str = ""
    ) -> Message:
        """Set the state of a row, with `attempted_at = at` when it becomes SENDING; return the row as it then is.

        CANCELLED stays CANCELLED: look at the returned state before sending.
        """
        ...

    async def posted(self, worker: str, message: int, posted: Posted, *, last: bool) -> Message:
        """Keep where a part of a row was put, and with the last one set it to SENT; return the row."""
        ...

    async def panel_begun(self, worker: str, match: int, panel: str, at: datetime) -> None:
        """Keep that a panel's first post is tried."""
        ...

    async def panel_shown(
        self, worker: str, match: int, panel: str, revision: int, channel: int | None, message: int | None
    ) -> None:
        """Keep what a panel shows and where; None: the message is gone, the next revision posts it anew."""
        ...

    async def panel_retired(self, worker: str, old: OldPanel) -> None:
        """Forget a message that was a panel once."""
        ...

    async def messages(self, match: int) -> tuple[Message, ...]:
        """Return every row of a match, by id."""
        ...

    async def panels(self, match: int) -> tuple[Panel, ...]:
        """Return the panels of a match, by name."""
        ...

    async def break_(self, breaker: Breaker) -> None:
        """Upsert a breaker."""
        ...

    async def mend(self, destination: Destination) -> None:
        """Delete a breaker: the destination took something, or somebody asks for another try."""
        ...

    async def breaker(self, destination: Destination) -> Breaker | None:
        """Return the breaker of a destination that refuses."""
        ...


class LeaseLost(Exception):
    """Another worker has the destination by now; nothing was written."""


class Leases(Protocol):
    """Who does something that only one process may do."""

    async def take(self, name: str, holder: str, now: datetime, until: datetime) -> bool:
        """Take or renew a lease unless somebody else holds it until after `now`; whether it is the holder's."""
        ...

    async def give_back(self, name: str, holder: str) -> None:
        """End the holder's lease."""
        ...


class Storage(TableStore, DeadlineStore, Outbox, Leases, Protocol):
    """The whole of storage; a service asks for the part it needs."""


# --- time


class Alarm(Protocol):
    """Wakes the deadlines; holds no truth."""

    def wake_at(self, at: datetime) -> None:
        """Wake at this instant (now, if it has passed); replaces the one asked for before. Sweeps come on their own."""
        ...


class Gateway(Protocol):
    """Whether events of Discord reach this process."""

    def listener(self, guild: int) -> str:
        """Return the name of the connection that hears this server."""
        ...

    def state(self, listener: str) -> GatewayState:
        """Return whether it is up, and since when."""
        ...


class Skewed(Protocol):
    """Discord's time and ours."""

    def now(self) -> datetime:
        """Return what time it is at Discord."""
        ...

    def our_time(self, discord_time: datetime) -> datetime:
        """Return what our clock will show when it is that time at Discord."""
        ...

    def trusted(self) -> bool:
        """Whether our clock can be trusted; while it cannot, nothing ticks."""
        ...


# --- chance


class Entropy(Protocol):
    """Random bytes that nobody can foresee; the standard library's `secrets` in earnest."""

    def token_bytes(self, count: int) -> bytes:
        """Return so many random bytes."""
        ...
