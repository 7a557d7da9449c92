"""The bundle of rows that one commit writes, all or nothing."""

from msgspec import Struct

from bot.services.outgoing import NewMessage, PanelWanted
from bot.services.rows import AuditRow, Deadline, Draft, LateInput, LogRow, Match, SeatRow, StoredAnswer


class Change(Struct, frozen=True, kw_only=True):
    """Everything that one decision writes, in one transaction, the match row first.

    Nothing of it is written when the match has another version than `match.version - 1` (`VersionClash`) or when
    `answer.input` was answered before (`Repeated`); of the two, `Repeated` is looked at first.
    """

    match: Match | None = None
    """The match as it will be: inserted when its version is 1, else updated. None: only the answer is kept."""

    channels: tuple[int, ...] | None = None
    """All channels that the match is looked for by from now on (`Match.channels`); None: as they were."""

    seats: tuple[SeatRow, ...] | None = None
    """All the seats of the match from now on; None: as they were."""

    log: tuple[LogRow, ...] = ()
    messages: tuple[NewMessage, ...] = ()
    panels: tuple[PanelWanted, ...] = ()
    deadlines: tuple[Deadline, ...] | None = None
    """All the deadlines of the match from now on; None: as they were."""

    answer: StoredAnswer | None = None
    drafts: tuple[Draft, ...] = ()
    """Upserts."""

    dropped_drafts: tuple[Draft, ...] = ()
    """Deleted, by their key."""

    undone: "Undone | None" = None
    """Done before this change's own rows are written."""

    audit: tuple[AuditRow, ...] = ()
    late: tuple[LateInput, ...] = ()
    """Upserts."""


class Undone(Struct, frozen=True):
    """Log rows `first` to `last` are taken back.

    Messages of the match with such a `number`: those still WAITING become CANCELLED, the others (but REFUSED and
    BROKEN) get `strike`. Drafts with such a `used` wait again.
    """

    first: int
    last: int
