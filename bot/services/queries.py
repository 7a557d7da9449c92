"""What people ask: the match as one may see it, one's own things, the ledger, the public audit. Nothing is changed."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from bot.games.api import AnyGame, Data, Event, Offer, Refused, Seat
from bot.games.notation import decoded
from bot.games.registry import find
from bot.services.log import taken_back
from bot.services.messaging import Shown, Table
from bot.services.owing import owing
from bot.services.ports import MatchStore, Stored, TableStore
from bot.services.replay import course, loaded, replay
from bot.services.rows import LIVE, AuditRow, Draft, LateState, Match, SeatRow, Status


class Mine(Struct, frozen=True, kw_only=True):
    """All that a player may know of a match: his seat, its view and what he has prepared."""

    table: Table
    seat: SeatRow
    view: Data
    drafts: tuple[Draft, ...]
    offers: tuple[Offer[Any], ...] = ()
    """What he may do now, by the rules; nothing in a match that rests."""
    pinged: bool = True
    """Whether announcements ping him."""


class Line(Struct, frozen=True, kw_only=True):
    """One thing that happened, as somebody may know it."""

    number: int
    at: datetime
    phase: str
    seat: Seat | None
    """Whose action it was."""

    event: Event


class LateLine(Struct, frozen=True, kw_only=True):
    """A late input as its host sees it: neither who nor what."""

    input: int
    phase: str
    input_at: datetime
    arrived_at: datetime
    state: LateState


class Standing(Struct, frozen=True, kw_only=True):
    """What a host needs at a glance; never night duties."""

    table: Table
    owing: tuple[Seat, ...]
    not_received: tuple[Seat, ...]
    late: tuple[LateLine, ...]
    undo_number: int
    """What `rewinding.undo` asks for."""


class Foreseen(Struct, frozen=True, kw_only=True):
    """What a dry run goes by: what everybody sees, and who still owes a public act."""

    shown: Shown
    owing: tuple[Seat, ...]


async def table(store: MatchStore, match: int) -> Table:
    """The match without its secrets, and its seats; refused as `no_match`."""
    stored = await _stored(store, match)
    return Table(match=without_secrets(stored.match), seats=stored.seats)


async def shown(store: MatchStore, match: int) -> Shown:
    """What the match's panel shows."""
    stored = await _stored(store, match)
    return Shown(
        table=Table(match=without_secrets(stored.match), seats=stored.seats),
        view=_view(stored, None),
    )


async def view(store: MatchStore, match: int) -> Data:
    """The match as everybody may see it; empty in a lobby."""
    return _view(await _stored(store, match), None)


async def me(store: TableStore, match: int, user: int) -> Mine:
    """A player's own match; refused as `not_seated`."""
    stored = await _stored(store, match)
    seat = _seat_of(stored, user)
    return Mine(
        table=Table(match=without_secrets(stored.match), seats=stored.seats),
        seat=seat,
        view=_view(stored, seat.seat),
        drafts=await store.drafts(match, seat.seat),
        offers=_offers(stored, seat.seat),
        pinged=not await store.quiet([user]),
    )


async def me_at(store: TableStore, match: int, user: int, number: int) -> Mine:
    """The same with view and offers of when the log's latest row was `number`: what was clicked is read by them.

    All that is in no log is as it is now. No view and no offers where that row cannot be replayed.
    """
    mine = await me(store, match, user)
    state = replay([row for row in await store.log(match) if row.number <= number])
    if state is None:
        return replace(mine, view={}, offers=())
    game, seat = find(mine.table.match.game), mine.seat.seat
    return replace(mine, view=game.view_data(game.view(state, seat)), offers=game.legal_actions(state, seat))


async def matches_of(store: MatchStore, user: int) -> tuple[SeatRow, ...]:
    """The seats that a person plays in live matches."""
    return await store.seats_of(user, LIVE)


async def ledger(store: MatchStore, match: int, seat: Seat | None = None) -> tuple[Line, ...]:
    """Everything that was told to everybody, and to this seat, in order; steps taken back are left out.

    What happened under older rules versions is not in it.
    """
    rows = await store.log(match)
    gone = taken_back(rows)
    _, told = course(rows)
    return tuple(
        Line(number=one.row.number, at=one.row.at, phase=one.row.phase, seat=one.row.seat, event=event)
        for one in told
        if one.row.number not in gone
        for event in one.events
        if event.audience is None or seat in event.audience
    )


async def audit(store: MatchStore, match: int) -> tuple[AuditRow, ...]:
    """The acts of the hosts; the table may read them."""
    return await store.audit(match)


async def standing(store: MatchStore, match: int) -> Standing:
    """A host's overview; who may ask is checked where it is asked."""
    stored = await _stored(store, match)
    late = [
        LateLine(input=one.input, phase=one.phase, input_at=one.input_at, arrived_at=one.arrived_at, state=one.state)
        for one in await store.late_inputs(match)
    ]
    owed: tuple[Seat, ...] = ()
    if stored.match.state:
        owed = owing(_game(stored), _state(stored), stored.seats)
    return Standing(
        table=Table(match=without_secrets(stored.match), seats=stored.seats),
        owing=owed,
        not_received=tuple(one.seat for one in stored.seats if one.person is not None and not one.received),
        late=tuple(late),
        undo_number=stored.match.head_number,
    )


async def foreseen(store: MatchStore, match: int) -> Foreseen:
    """What a dry run goes by; refused as `not_running`. Who may ask is checked where it is asked."""
    stored = await _stored(store, match)
    if stored.match.status not in LIVE:
        raise Refused("not_running")
    shown = Shown(table=Table(match=without_secrets(stored.match), seats=stored.seats), view=_view(stored, None))
    return Foreseen(shown=shown, owing=owing(_game(stored), _state(stored), stored.seats))


async def teams(store: MatchStore, match: int) -> Mapping[str, tuple[SeatRow, ...]]:
    """Who may talk together in private, by a word for each side. A secret: for whoever lets people into places."""
    stored = await _stored(store, match)
    if not stored.match.state:
        return {}
    rows = {row.seat: row for row in stored.seats}
    found = _game(stored).teams(_state(stored))
    return {team: tuple(rows[seat] for seat in seats) for team, seats in found.items()}


def without_secrets(match: Match) -> Match:
    """The match row as presenters may have it."""
    return replace(match, seed="", state=b"", asked=None)


async def _stored(store: MatchStore, match: int) -> Stored:
    stored = await store.load(match)
    if stored is None:
        raise Refused("no_match", match=match)
    return stored


def _seat_of(stored: Stored, user: int) -> SeatRow:
    seat = next((one for one in stored.seats if one.person is not None and one.person.user == user), None)
    if seat is None:
        raise Refused("not_seated")
    return seat


def _game(stored: Stored) -> AnyGame:
    return find(stored.match.game)


def _state(stored: Stored) -> Any:
    return loaded(_game(stored), decoded(stored.match.state))


def _offers(stored: Stored, seat: Seat) -> tuple[Offer[Any], ...]:
    if stored.match.status is not Status.RUNNING:
        return ()
    return _game(stored).legal_actions(_state(stored), seat)


def _view(stored: Stored, seat: Seat | None) -> Data:
    if not stored.match.state:
        return {}
    game = _game(stored)
    data: Data = game.view_data(game.view(_state(stored), seat))
    return data
