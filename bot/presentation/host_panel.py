"""The host's panel: what he needs at a glance and every act of his; night duties are not in it."""

from collections.abc import Iterator

from bot.presentation.buttons import CHOICES, Board, Verb
from bot.presentation.games import GAMES
from bot.presentation.lobby_panel import host_buttons
from bot.presentation.localizer import Localizer, until
from bot.presentation.names import Names
from bot.presentation.people import seats_listed
from bot.presentation.posts import TITLE, Rows
from bot.presentation.wording import by_turns
from bot.services.messaging import Choice
from bot.services.queries import LateLine, Standing
from bot.services.rows import LIVE, LateState, Status

_RED = (Verb.TICK, Verb.UNDO, Verb.REMOVE, Verb.END)


def host_panel(standing: Standing, texts: Localizer, names: Names) -> tuple[list[str], Rows]:
    """The panel's lines and buttons; every act is asked about once more where it is dangerous."""
    return list(_lines(standing, texts, names)), _rows(standing, texts)


def _lines(standing: Standing, texts: Localizer, names: Names) -> Iterator[str]:
    match = standing.table.match
    yield TITLE + texts.text("host-title", match=str(match.id))
    yield texts.text("host-status", status=match.status.value)
    if match.status in LIVE:
        yield texts.text("host-phase", phase=GAMES[match.game].phase(match.phase, texts))
    if match.due_at is not None:
        yield texts.text("host-until", until=until(texts, match.due_at))
    if standing.owing:
        yield texts.text("host-owing", seats=seats_listed(texts, standing.owing, names))
    if standing.not_received and match.status in LIVE and not by_turns(match.game):
        yield texts.text("host-not_received", seats=seats_listed(texts, standing.not_received, names))
    closed = [row.seat for row in standing.table.seats if row.person is not None and row.person.reach == "closed"]
    if closed and match.status in LIVE:
        yield texts.text("lobby-closed_dms", seats=seats_listed(texts, closed, names))
    waiting = _open(standing)
    if waiting:
        yield texts.text("host-late", number=len(waiting))


def _rows(standing: Standing, texts: Localizer) -> Rows:
    match = standing.table.match
    board = Board.of(match, texts)
    if match.status is Status.LOBBY:
        return (host_buttons(board), (board.button(Verb.COHOST),))
    if match.status not in LIVE:
        return ((board.button(Verb.AGAIN, "success"), board.button(Verb.VOTES)),)
    clock = Verb.RESUME if match.status is Status.PAUSED else Verb.PAUSE
    rows = [
        tuple(map(board.button, (Verb.REMIND, Verb.ANNOUNCE, Verb.EXTEND, Verb.RESCHEDULE, clock))),
        tuple(map(board.button, (Verb.SUBSTITUTE, Verb.REPLACE, Verb.COHOST, Verb.LOOK, Verb.CORRECT))),
        (board.button(Verb.DRYRUN), *(board.button(verb, "danger") for verb in _RED)),
    ]
    late = tuple(_choice(one, standing, texts) for one in _open(standing)[:CHOICES])
    return (*rows, (board.menu(Verb.ENTER, late),)) if late else tuple(rows)


def late_labels(standing: Standing, texts: Localizer) -> list[tuple[LateLine, str]]:
    """The late inputs that wait for the host, as they are shown to him."""
    return [(one, _choice(one, standing, texts).label) for one in _open(standing)]


def _open(standing: Standing) -> list[LateLine]:
    return [one for one in standing.late if one.state is LateState.OPEN]


def _choice(late: LateLine, standing: Standing, texts: Localizer) -> Choice:
    """A late input, as its host may know it: neither whose nor what; times of day in the match's place."""
    match = standing.table.match
    at = late.input_at.astimezone(match.schedule.zone_info)
    phase = GAMES[match.game].phase(late.phase, texts)
    return Choice(str(late.input), texts.text("host-late-one", phase=phase, at=f"{at:%H:%M:%S}"))
