"""One panel: a message edited in place to what it should show now; posted when there is none or it was deleted.

Edits may be repeated freely. The first post is in doubt while `attempted_at` is set; its nonce goes by that instant and
not by what it shows, so that a repeated post finds the first one, and is then edited to the newest.

A panel that is wanted anew leaves its message behind as a row of its own. It is unpinned before the new one is posted,
since a channel holds only so many pins, and retired after it, since it then leads there. Both may be repeated.
"""

import logging
from datetime import datetime

from msgspec.structs import replace

from bot.services.delivery.desk import Desk, Hold
from bot.services.delivery.line import Line, Unsendable
from bot.services.delivery.nonces import NONCE_WINDOW, panel_nonce
from bot.services.delivery.sending import SLACK, rendered
from bot.services.delivery.tables import shown_of, table_of
from bot.services.messaging import Doubtful, RateLimited, RefusedByDestination, Rendered, Unreachable
from bot.services.outgoing import DestinationKind, OldPanel, Panel

_log = logging.getLogger(__name__)


class Panels:
    """Brings the panels of one claimed destination up to date."""

    def __init__(self, desk: Desk, hold: Hold, line: Line) -> None:
        self._desk = desk
        self._hold = hold
        self._line = line
        self._unpinned: set[int] = set()

    async def show(self, panel: Panel) -> None:
        """Show the newest; a fault of ours leaves the panel as it is until its next revision.

        Raises what `Messenger` raises when it has to wait.
        """
        if panel.destination.kind is DestinationKind.CHANNEL and panel.channel not in (None, panel.destination.id):
            panel = replace(panel, channel=None, message=None)
        try:
            content = await self._content(panel)
            if content is None:
                await self._clear(panel)
                return
            if panel.attempted_at is not None:
                panel = await self._resolve(panel, panel.attempted_at, content)
            if not await self._edit(panel, content):
                await self._post(panel, content)
        except Unsendable as fault:
            await self._hold.shown(panel, panel.revision)
            await self._desk.reports.panel_broken(
                panel, fault.__cause__ if isinstance(fault.__cause__, Exception) else fault
            )

    async def drop(self, panel: Panel) -> None:
        """Forget what cannot be shown where it belongs; the next revision tries again."""
        await self._hold.shown(replace(panel, channel=None, message=None), panel.revision)

    async def unpin(self, channel: int, message: int) -> None:
        """Take a message from the pins; where that cannot be now, nothing waits for it."""
        try:
            await self._unpin(channel, message)
        except (Doubtful, RateLimited, Unreachable) as fault:
            _log.warning("channel %d: a panel could not be unpinned now (%s)", channel, type(fault).__name__)

    async def retire(self, old: OldPanel) -> None:
        """Let a message that was a panel lead to the present one; what is gone or refused is given up.

        Raises what `Messenger` raises when it has to wait.
        """
        await self._unpin(old.channel, old.message)
        try:
            panels = await self._desk.outbox.panels(old.match)
            table = await table_of(self._desk.matches, old.match, panels)
            await self._line.retire(old.channel, old.message, await rendered(self._desk.renderer.way(table)))
        except (RefusedByDestination, Unsendable, LookupError) as fault:
            _log.warning("channel %d: an old panel stays as it is (%s)", old.channel, type(fault).__name__)
        await self._hold.retired(old)

    async def _unpin(self, channel: int, message: int) -> None:
        """Take a message from the pins, once; a pin that may not be taken away stays."""
        if message in self._unpinned:
            return
        try:
            await self._line.unpin(channel, message)
        except (RefusedByDestination, Unsendable) as fault:
            _log.warning("channel %d: a panel stays pinned (%s)", channel, type(fault).__name__)
        self._unpinned.add(message)

    async def _content(self, panel: Panel) -> Rendered | None:
        try:
            shown = await shown_of(self._desk.matches, panel.match)
        except LookupError as error:
            raise Unsendable from error
        return await rendered(self._desk.renderer.panel(panel.panel, shown))

    async def _clear(self, panel: Panel) -> None:
        if panel.channel is not None and panel.message is not None:
            await self._line.delete(panel.channel, panel.message)
        await self.drop(panel)

    async def _resolve(self, panel: Panel, attempted_at: datetime, content: Rendered) -> Panel:
        """Find out what became of the first post, and return the panel with its place or without one."""
        channel = await self._line.channel()
        nonce = panel_nonce(panel.match, panel.panel, attempted_at)
        now = self._desk.clock.now()
        if now - attempted_at < NONCE_WINDOW:
            put: int | None = await self._line.send(channel, content, nonce)
        else:
            put = await self._look(channel, content, nonce, attempted_at)
        if put is None:
            return replace(panel, channel=None, message=None, attempted_at=None)
        return replace(panel, channel=channel, message=put, attempted_at=None)

    async def _look(self, channel: int, content: Rendered, nonce: str, attempted_at: datetime) -> int | None:
        """Look for a panel as it is now, and else, since it may have said something else, for one with its buttons."""
        begun = attempted_at + (self._desk.time.now() - self._desk.clock.now())
        found = await self._line.find(channel, content, nonce, begun - SLACK)
        if found is None and content.rows:
            # No slack: the panel's message before this one may have the same buttons.
            found = await self._line.find(channel, Rendered(text="", rows=content.rows), nonce, begun)
        return found

    async def _edit(self, panel: Panel, content: Rendered) -> bool:
        """Edit the panel's message; False when there is none."""
        if panel.channel is None or panel.message is None:
            return False
        if not await self._line.edit(panel.channel, panel.message, content):
            return False
        if not content.pin:
            await self.unpin(panel.channel, panel.message)
        await self._hold.shown(panel, panel.revision)
        return True

    async def _post(self, panel: Panel, content: Rendered) -> None:
        channel = await self._line.channel()
        at = self._desk.clock.now()
        await self._hold.begun(panel, at)
        put = await self._line.send(channel, content, panel_nonce(panel.match, panel.panel, at))
        await self._hold.shown(replace(panel, channel=channel, message=put), panel.revision)
