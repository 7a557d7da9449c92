"""A side's thread: whoever belongs in it is let in, and who does not is let out; a panel's row says when to look anew.

Those who go come first: somebody who is out must not read what his side says. Whoever cannot be let in (he has left the
server, or may not see the thread's channel) keeps nobody waiting; any other refusal is one of the thread, and is tried
again.
"""

import logging

from bot.games.notation import decoded
from bot.games.registry import find
from bot.services import sides
from bot.services.delivery.desk import Desk, Hold
from bot.services.delivery.line import Line
from bot.services.delivery.refusals import UNKNOWN_USER
from bot.services.messaging import RefusedByDestination
from bot.services.outgoing import Panel
from bot.services.replay import loaded
from bot.services.sides import Members

NOT_TO_BE_LET_IN = frozenset({10007, UNKNOWN_USER, 50001})
"""Discord's codes that speak of the person: no member of the server, nobody at all, no access to the channel."""

_log = logging.getLogger(__name__)


class Gathering:
    """Brings the threads among the panels of one claimed destination up to date."""

    def __init__(self, desk: Desk, hold: Hold, line: Line) -> None:
        self._desk = desk
        self._hold = hold
        self._line = line

    async def bring(self, panel: Panel) -> None:
        """Let out and in as things are now; raises what `Messenger` raises when it has to wait."""
        thread, wanted = panel.destination.id, await self._members(panel)
        for user in wanted.outside:
            await self._line.let_out(thread, user)
        for user in wanted.inside:
            await self._let_in(thread, user)
        await self._hold.shown(panel, panel.revision)

    async def _let_in(self, thread: int, user: int) -> None:
        try:
            await self._line.let_in(thread, user)
        except RefusedByDestination as refusal:
            if refusal.code not in NOT_TO_BE_LET_IN:
                raise
            _log.warning("thread %d: somebody could not be let in (code %d)", thread, refusal.code)

    async def _members(self, panel: Panel) -> Members:
        stored = await self._desk.matches.load(panel.match)
        if stored is None:
            return Members((), ())
        game = find(stored.match.game)
        state = loaded(game, decoded(stored.match.state))
        return sides.members(game, state, stored.seats).get(panel.panel, Members((), ()))


def is_thread(panel: Panel) -> bool:
    """Whether a panel stands for who is in a side's thread."""
    return panel.panel.startswith(sides.TEAM)
