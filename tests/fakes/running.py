"""A whole app on a database file, with a clock that a test moves and a fake Discord; both outlive its restarts."""

import asyncio
from datetime import datetime, timedelta
from pathlib import Path
from types import TracebackType
from typing import Self

from bot.app import App, Ports, text_renderer
from bot.config import Config, DatabaseUrl
from bot.services.access import Services
from bot.services.hosting import Caller
from bot.services.messaging import Link, Rendered, Shown, Table
from bot.services.outgoing import OPEN, Message, NewMessage
from bot.services.ports import Storage
from bot.services.rows import LIVE, Match, Status
from bot.storage.store import SqlStorage
from tests.fakes.clock import FakeClock, settle
from tests.fakes.messenger import FakeMessenger
from tests.fakes.office import FakeReports
from tests.fakes.table import NOON, FakeEntropy

STEP = 0.25
LOOKS = 30
BREATH = 20
EVERY = tuple(Status)


class PlainRenderer:
    """Shows the events as they are, if the real renderer can show them too; a panel shows its match's phase."""

    def __init__(self) -> None:
        self._real = text_renderer()

    async def message(self, message: NewMessage, table: Table) -> tuple[Rendered, ...]:
        await self._real.message(message, table)
        return (Rendered(text=message.events.decode()),)

    async def struck(self, message: NewMessage, table: Table) -> Rendered:
        await self._real.struck(message, table)
        return Rendered(text=f"~~{message.events.decode()}~~")

    async def panel(self, panel: str, shown: Shown) -> Rendered | None:
        assert await self._real.panel(panel, shown) is not None
        return Rendered(text=f"{panel}: {shown.table.match.phase}")

    async def way(self, table: Table) -> Link | None:
        return await self._real.way(table)


class Running:
    """`async with Running(folder) as bot`; `restart` begins a new App on the same file.

    `beside`: another process of the same bot, whose clock and Discord this one shares.
    """

    def __init__(self, folder: Path, url: str = "", *, beside: "Running | None" = None) -> None:
        self.config = Config(data_dir=folder, database=DatabaseUrl(url))
        self.clock: FakeClock = beside.clock if beside else FakeClock(NOON)
        self.messenger: FakeMessenger = beside.messenger if beside else FakeMessenger(self.clock)
        self.renderer = PlainRenderer()
        self.reports = FakeReports()
        self.entropy = FakeEntropy()
        self.app = self.new_app()
        self._inputs = 0
        self._storage: Storage | None = None

    def new_app(self) -> App:
        return App(
            self.config,
            Ports(
                messenger=self.messenger,
                renderer=self.renderer,
                clock=self.clock,
                entropy=self.entropy,
                reports=self.reports,
            ),
        )

    @property
    def services(self) -> Services:
        return self.app.services

    async def start(self) -> None:
        """Begin, and be connected at once."""
        await self.app.start()
        self._storage = self.services.storage
        await self.services.connected(0)

    async def stop(self) -> None:
        """Stop; time passes meanwhile where something is under way."""
        stopping = asyncio.ensure_future(self.app.stop())
        await self.breathe()
        while not stopping.done():
            await self.clock.advance(STEP)
            await self.breathe()
        await stopping

    async def restart(self, down: timedelta = timedelta(0)) -> None:
        """Stop, stay down for so long, and begin anew."""
        await self.stop()
        await self.clock.advance(down)
        self.app = self.new_app()
        await self.start()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.stop()

    # --- time

    async def breathe(self) -> None:
        """Let tasks and the storage's threads work on while no time passes."""
        for _ in range(BREATH):
            await asyncio.to_thread(int)
            await settle()
            while isinstance(self._storage, SqlStorage) and self._storage._committer._draining is not None:
                await asyncio.to_thread(int)

    async def quiet(self) -> None:
        """Let time pass until all that is due is done, and all that is wanted is sent."""
        while await self._due() or await self._unsent():
            await self.clock.advance(STEP)

    async def go_to(self, instant: datetime) -> None:
        """Let time pass to an instant, with all that becomes due on the way; by leaps where nothing does."""
        await self.quiet()
        while self.clock.now() < instant:
            due = await self.services.storage.earliest(self.clock.now())
            await self.clock.leap(instant if due is None else min(due, instant))
            await self.quiet()

    async def _due(self) -> bool:
        """Whether something is due, and still is after a while without time passing: then it waits for some."""
        for _ in range(LOOKS):
            earliest = await self.services.storage.earliest()
            if earliest is None or earliest > self.clock.now():
                return False
        return True

    async def _unsent(self) -> bool:
        storage = self.services.storage
        at = await storage.next_work(self.clock.now())
        if at is not None and at <= self.clock.now():
            return True
        for match in await storage.matches(EVERY):
            if any(row.state in OPEN or row.strike for row in await storage.messages(match.id)):
                return True
            if any(panel.shown < panel.revision for panel in await storage.panels(match.id)):
                return True
        return False

    # --- people and looking

    def input_id(self) -> int:
        self._inputs += 1
        return 6_000_000_000_000_000_000 + self._inputs

    def caller(self, user: int) -> Caller:
        return Caller(user=user, input=self.input_id())

    async def match(self, match: int) -> Match:
        stored = await self.services.storage.load(match)
        assert stored is not None
        return stored.match

    async def live(self, match: int) -> bool:
        return (await self.match(match)).status in LIVE

    async def messages(self, match: int) -> tuple[Message, ...]:
        return await self.services.storage.messages(match)
