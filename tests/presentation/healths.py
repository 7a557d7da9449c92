"""The bot in every state that `/status` can tell of."""

from msgspec.structs import replace

from bot.presentation.health import Health
from bot.services.rows import Status
from tests.presentation import scenes

_LOBBY = scenes.lobby("en").table.match
_MATCHES = tuple(
    replace(_LOBBY, status=status, phase="1-day", due_at=scenes.AT if status is Status.RUNNING else None)
    for status in (Status.LOBBY, Status.RUNNING, Status.PAUSED, Status.OVER)
)
HEALTHS = tuple(
    Health(
        version="1",
        began=scenes.AT,
        connected=connected,
        since=scenes.AT,
        latency=0.1 if connected else None,
        matches=matches,
    )
    for connected in (True, False)
    for matches in (_MATCHES, (), None)
)
