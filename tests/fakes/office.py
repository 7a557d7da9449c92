"""A post office: delivery over fakes at all its ports, with short words for what is posted and what happens to it."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime, time

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.games.api import Seat
from bot.services.changes import Change, Undone
from bot.services.delivery.desk import Desk
from bot.services.delivery.worker import Delivery
from bot.services.hours import Schedule
from bot.services.messaging import Button, Link, Picture, Rendered, Shown, Table
from bot.services.outgoing import (
    Breaker,
    Destination,
    DestinationKind,
    Message,
    NewMessage,
    Panel,
    PanelWanted,
    Priority,
)
from bot.services.rows import Match, Status
from tests.fakes.clock import FakeClock, settle
from tests.fakes.messenger import FakeMessenger, dm_of
from tests.fakes.outbox import FakeOutbox, Reach, go_on
from tests.fakes.storage import FakeMatches
from tests.fakes.table import FakeTime

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


class Told(Struct, frozen=True):
    """What the rows of these tests tell."""

    text: str
    parts: int = 1
    faulty: bool = False
    ping: tuple[int, ...] = ()


class RenderingFault(Exception):
    """What a renderer raises that a test has made faulty."""


class FakeRenderer:
    """Tells what a `Told` says; a panel shows its match's version."""

    def __init__(self) -> None:
        self.faulty_panels: set[str] = set()
        self.empty_panels: set[str] = set()
        self.tables: list[Table] = []
        self.panels = 0
        self.pictures: tuple[Picture, ...] = ()

    async def message(self, message: NewMessage, table: Table) -> tuple[Rendered, ...]:
        self.tables.append(table)
        [told] = msgspec.json.decode(message.events, type=list[Told])
        if told.faulty:
            raise RenderingFault(told.text)
        return tuple(Rendered(text=part, ping=told.ping) for part in texts(told))

    async def struck(self, message: NewMessage, table: Table) -> Rendered:
        [told] = msgspec.json.decode(message.events, type=list[Told])
        return Rendered(text=f"~~{told.text}~~")

    async def panel(self, panel: str, shown: Shown) -> Rendered | None:
        self.panels += 1
        if panel in self.faulty_panels:
            raise RenderingFault(panel)
        if panel in self.empty_panels:
            return None
        match = shown.table.match
        button = Button(custom_id=f"v1:{match.id}:{panel}:{match.step}", label=panel)
        return Rendered(text=f"{panel} {match.version}", rows=((button,),), pictures=self.pictures, pin=True)

    async def way(self, table: Table) -> Link | None:
        return None if table.panel is None else Link(f"{table.panel[1]}", "the panel")


def texts(told: Told) -> list[str]:
    """What the parts of a message say."""
    if told.parts == 1:
        return [told.text]
    return [f"{told.text} ({part}/{told.parts})" for part in range(1, told.parts + 1)]


class FakeReports:
    """Keeps what was reported."""

    def __init__(self) -> None:
        self.broken_rows: list[tuple[Message, Exception]] = []
        self.broken_panels: list[tuple[Panel, Exception]] = []
        self.refusals: list[tuple[Breaker, tuple[Message, ...]]] = []
        self.faults: list[Exception] = []

    async def broken(self, row: Message, error: Exception) -> None:
        self.broken_rows.append((row, error))

    async def panel_broken(self, panel: Panel, error: Exception) -> None:
        self.broken_panels.append((panel, error))

    async def refused(self, breaker: Breaker, rows: tuple[Message, ...]) -> None:
        self.refusals.append((breaker, rows))

    async def failed(self, error: Exception) -> None:
        self.faults.append(error)


class FakeDoors:
    """Keeps what destinations did, and which of them it was told before that was stored."""

    def __init__(self) -> None:
        self.refusals: list[tuple[Destination, int, int]] = []
        """Destination, code, and how many rows will never be sent."""

        self.openings: list[Destination] = []

    async def refused(self, breaker: Breaker, rows: tuple[Message, ...]) -> None:
        self.refusals.append((breaker.destination, breaker.code, len(rows)))

    async def opened(self, destination: Destination) -> None:
        self.openings.append(destination)


class Office:
    """Outbox, Discord and clock outlive the workers that a test starts and ends."""

    def __init__(self, reach: Reach = go_on, *, latency: float = 0.0) -> None:
        self.clock = FakeClock(NOON)
        self.matches = FakeMatches()
        self.outbox = FakeOutbox(self.matches, reach)
        self.messenger = FakeMessenger(self.clock, reach, latency=latency)
        self.renderer = FakeRenderer()
        self.reports = FakeReports()
        self.doors = FakeDoors()
        self.wanted: dict[tuple[int, str], int] = {}
        """The version of the match that each panel was last wanted for."""

    # --- what is wanted

    def match(self, number: int = 1) -> Match:
        """The match as it is; a new one has its home in channel 100 times its number."""
        if number not in self.matches.rows:
            self.matches.rows[number] = _match(number)
            self.matches.seats[number] = ()
        return self.matches.rows[number]

    async def post(
        self,
        told: Told | str,
        to: Destination | None = None,
        *,
        match: int = 1,
        seat: Seat | None = None,
        priority: Priority = Priority.ANNOUNCEMENT,
        after_public: bool = False,
    ) -> int:
        """Post a row (to the match's home, if nothing else is said), and return its id."""
        now = self.match(match)
        new = NewMessage(
            match=match,
            number=now.version + 1,
            destination=to or channel(now.home),
            seat=seat,
            language="en",
            source="test",
            events=msgspec.json.encode([Told(told) if isinstance(told, str) else told]),
            priority=priority,
            after_public=after_public,
        )
        await self.commit(match, messages=(new,))
        return len(self.matches.outbox)

    async def want(
        self, panel: str = "table", to: Destination | None = None, *, match: int = 1, anew: bool = False
    ) -> None:
        """Want a panel to show what is now."""
        destination = to or channel(self.match(match).home)
        self.wanted[match, panel] = self.match(match).version + 1
        await self.commit(match, panels=(PanelWanted(match=match, panel=panel, destination=destination, anew=anew),))

    async def undo(self, row: int) -> None:
        """Undo what a row tells."""
        new = self.row(row).new
        await self.commit(new.match, undone=Undone(new.number, new.number))

    async def commit(
        self,
        match: int,
        messages: tuple[NewMessage, ...] = (),
        panels: tuple[PanelWanted, ...] = (),
        undone: Undone | None = None,
    ) -> None:
        """Commit a change of the match."""
        now = self.match(match)
        new = replace(now, version=now.version + 1)
        await self.matches.commit(Change(match=new, messages=messages, panels=panels, undone=undone))

    # --- workers

    def worker(self, name: str = "only", *, at_once: int = 16, refusals: int = 1_000) -> Delivery:
        desk = Desk(
            outbox=self.outbox,
            leases=self.outbox,
            matches=self.matches,
            renderer=self.renderer,
            messenger=self.messenger,
            clock=self.clock,
            time=FakeTime(self.clock),
            reports=self.reports,
            doors=self.doors,
        )
        return Delivery(desk, name, at_once=at_once, refusals=refusals)

    @asynccontextmanager
    async def at_work(self, name: str = "only", *, at_once: int = 16, refusals: int = 1_000) -> AsyncIterator[Delivery]:
        """A worker that runs in this block and is stopped after it."""
        delivery = self.worker(name, at_once=at_once, refusals=refusals)
        task = asyncio.ensure_future(delivery.run())
        try:
            yield delivery
        finally:
            delivery.stop()
            await self.until_done(task)

    async def until_done(self, task: "asyncio.Future[None]") -> None:
        """Let time pass until a task is done."""
        for _ in range(200):
            await settle()
            if task.done():
                break
            await self.clock.advance(0.5)
        await task

    async def go(self, seconds: float, steps: int = 0) -> None:
        """Let time pass, in steps (four a second) that leave time to work."""
        steps = steps or max(1, int(seconds * 4))
        for _ in range(steps):
            await self.clock.advance(seconds / steps)
        self.messenger.arrive()

    async def deliver(self, seconds: float = 10.0) -> None:
        """Let a worker work for so long."""
        async with self.at_work():
            await self.go(seconds)

    # --- looking

    def row(self, row: int) -> Message:
        return self.matches.outbox[row - 1]

    def states(self) -> list[str]:
        return [row.state.value for row in self.matches.outbox]

    def panel(self, panel: str = "table", *, match: int = 1) -> Panel:
        return self.matches.panel_rows[match, panel]

    def seen(self, to: Destination | None = None) -> Sequence[str]:
        """What stands at a destination (the first match's home)."""
        return self.messenger.seen(place(to or channel(100)))


def channel(number: int) -> Destination:
    return Destination(DestinationKind.CHANNEL, number)


def person(user: int) -> Destination:
    return Destination(DestinationKind.PERSON, user)


def place(to: Destination) -> int:
    """The channel of a destination."""
    return to.id if to.kind is DestinationKind.CHANNEL else dm_of(to.id)


def _match(number: int) -> Match:
    return Match(
        id=number,
        version=1,
        status=Status.RUNNING,
        game="tycoon",
        guild=1,
        home=100 * number,
        hosts=(1,),
        language="en",
        schedule=Schedule(zone="UTC", dawn=time(8), nightfall=time(21)),
        house_rules=b"{}",
        seat_count=4,
        created_at=NOON,
        seed="5" * 64,
    )
