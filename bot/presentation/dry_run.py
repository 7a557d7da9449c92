"""A host's dry run: what the next tick will do, in public terms; nobody learns by it what the table could not see."""

from collections.abc import Iterator

from bot.presentation.games import GAMES
from bot.presentation.localizer import Localizer, until
from bot.presentation.names import Names
from bot.presentation.people import seats_listed
from bot.presentation.posts import SMALL, TITLE
from bot.services.queries import Foreseen
from bot.services.rows import Status


def dry_run(foreseen: Foreseen, texts: Localizer, names: Names) -> Iterator[str]:
    """The dry run's lines."""
    table = foreseen.shown.table
    match, game = table.match, GAMES[table.match.game]
    yield TITLE + texts.text("dryrun-title")
    end = game.phase_end(match.phase, texts)
    if match.status is Status.PAUSED:
        yield texts.text("dryrun-paused", end=end)
    elif match.due_at is None:
        yield texts.text("dryrun-no_deadline")
    else:
        yield texts.text("dryrun-next", end=end, until=until(texts, match.due_at))
    if foreseen.owing:
        yield texts.text("host-owing", seats=seats_listed(texts, foreseen.owing, names))
    if match.settings.words:
        yield texts.text("dryrun-words")
    yield from game.foreseen(match, foreseen.shown.view, texts, names)
    yield SMALL + texts.text("dryrun-hint")
