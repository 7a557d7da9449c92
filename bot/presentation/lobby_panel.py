"""The lobby's panel: who has a place, who waits, the hours, the house rules, and the buttons."""

from collections.abc import Iterator
from datetime import date, datetime, time, timedelta

from bot.games.registry import find
from bot.presentation.buttons import Board, Verb
from bot.presentation.games import GAMES
from bot.presentation.localizer import Localizer
from bot.presentation.names import Names, safe_names, seat_label
from bot.presentation.people import mention, seats_listed
from bot.presentation.posts import SMALL, TITLE, Rows, fits
from bot.services.hours import Schedule
from bot.services.messaging import Button, Table
from bot.services.rows import SeatRow, Status


def lobby_panel(table: Table, texts: Localizer, names: Names) -> tuple[list[str], Rows]:
    """The panel's lines and buttons; without names where it would not fit with them."""
    match = table.match
    title = TITLE + texts.text(f"{match.game}-name")
    if match.status is Status.CLOSED:
        return [title, texts.text("lobby-closed")], ()
    if match.status is not Status.LOBBY:
        return [title, texts.text("lobby-begun")], ()
    lines = [title, *_lines(table, texts, names, waiting=True)]
    if not fits(lines):
        lines = [title, *_lines(table, texts, {}, waiting=False)]
    return lines, _rows(table, texts)


def _lines(table: Table, texts: Localizer, names: Names, *, waiting: bool) -> Iterator[str]:
    match = table.match
    yield texts.text("lobby-host", hosts=texts.listed(mention(host) for host in match.hosts))
    yield texts.text("lobby-seats", taken=len(table.seats), seats=match.seat_count)
    if table.seats:
        yield texts.listed(_seated(row, texts, names) for row in table.seats)
    yield from _marks(table, texts, names)
    if match.waiting and waiting:
        people = safe_names({str(at): person.name for at, person in enumerate(match.waiting)})
        yield texts.text("lobby-waiting", names=texts.listed(people.values()))
    elif match.waiting:
        yield texts.text("lobby-waiting-number", number=len(match.waiting))
    yield from GAMES[match.game].lobby(table, texts)
    if not find(match.game).by_turns:
        yield hours_line(match.schedule, texts)
        yield texts.text("lobby-first_nightfall", hours=match.schedule.first_nightfall_hours)


def _seated(row: SeatRow, texts: Localizer, names: Names) -> str:
    """A seat with a mark where a DM has arrived."""
    label = seat_label(texts, row.seat, names)
    return texts.text("lobby-reached", seat=label) if row.person is not None and row.person.reach == "open" else label


def _marks(table: Table, texts: Localizer, names: Names) -> Iterator[str]:
    """Whom no DM reaches, and who could read the sides' private talk: nobody is kept out for the first."""
    people = [(row.seat, row.person) for row in table.seats if row.person is not None]
    if any(person.reach == "open" for _, person in people):
        yield SMALL + texts.text("lobby-reached-means")
    closed = [seat for seat, person in people if person.reach == "closed"]
    if closed:
        yield texts.text("lobby-closed_dms", seats=seats_listed(texts, closed, names))
    reading = [seat for seat, person in people if person.reads_threads]
    if reading and table.match.settings.team_talk == "threads":
        yield texts.text("lobby-reads_threads", seats=seats_listed(texts, reading, names))


def hours_line(schedule: Schedule, texts: Localizer) -> str:
    """The daily hours as the clocks of the match's place show them."""
    day = date(2000, 1, 2)
    close = datetime.combine(day, schedule.nightfall) - timedelta(minutes=schedule.bids_close_minutes)
    return texts.text(
        "lobby-hours",
        dawn=_clock(schedule.dawn),
        bids_close=_clock(close.time()),
        nightfall=_clock(schedule.nightfall),
        zone=schedule.zone,
    )


def _clock(at: time) -> str:
    return f"{at:%H:%M}"


def _rows(table: Table, texts: Localizer) -> Rows:
    board = Board.of(table.match, texts)
    players = (board.button(Verb.JOIN, "success"), board.button(Verb.LEAVE), board.button(Verb.RULES))
    return (players, (*host_buttons(board), board.button(Verb.HOST)))


def host_buttons(board: Board) -> tuple[Button, ...]:
    """What a host does with a lobby."""
    start, close = board.button(Verb.START, "primary"), board.button(Verb.CLOSE, "danger")
    return (start, board.button(Verb.ROBOTS), board.button(Verb.KICK), close)
