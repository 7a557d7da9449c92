"""The stage of P3: what the steps of a story do to workers over fakes."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from contextvars import ContextVar
from typing import TypeAlias

from msgspec import Struct

from bot.services.outgoing import Destination, Priority
from tests.fakes.clock import settle
from tests.fakes.messenger import ARCHIVED, CHANNEL_GONE, DM_CLOSED, NO_PERMISSION, Fault
from tests.fakes.office import Office, Told, channel, person, place

HOMES = (channel(100), channel(200))
PEOPLE = (person(7), person(8), person(9))
PANELS = ("table", "host")
WORKERS = ("a", "b")


class Post(Struct, frozen=True, tag=True):
    """A public message (`to` None) or a private one, after the public ones before it."""

    match: int
    to: int | None = None
    parts: int = 1
    faulty: bool = False


class Want(Struct, frozen=True, tag=True):
    """A panel of a match shows something new."""

    match: int
    panel: int
    anew: bool = False


class Undo(Struct, frozen=True, tag=True):
    """The row so many from the latest is undone."""

    back: int


class Pass(Struct, frozen=True, tag=True):
    """Time passes; seconds, in parts of which the workers work."""

    seconds: float


class Away(Struct, frozen=True, tag=True):
    """Every worker dies, and time passes without any."""

    seconds: float


class Next(Struct, frozen=True, tag=True):
    """What the next call of Discord that nothing is said about yet comes to."""

    fault: Fault | None


class Trap(Struct, frozen=True, tag=True):
    """So many labelled points (of that name, if one is given) from now the worker dies, or its storage fails there."""

    after: int
    dies: bool = True
    point: str = ""


class Refuse(Struct, frozen=True, tag=True):
    """A destination refuses from now on (0: takes everything again)."""

    to: int
    code: int


class Vandal(Struct, frozen=True, tag=True):
    """A moderator deletes the message of a panel."""

    match: int
    panel: int


Step: TypeAlias = Post | Want | Undo | Pass | Away | Next | Trap | Refuse | Vandal

_CALLS = ("open_dm", "send", "edit", "delete", "find", "unarchive", "unpin", "retire")
_MARKS = ("sending", "doubt", "waiting", "sent", "struck", "cancelled", "refused", "broken")
_WRITES = (
    "claim",
    "renew",
    "release",
    "posted",
    "panel_begun",
    "panel_shown",
    "panel_retired",
    "break",
    "mend",
    "take",
)
STORAGE_POINTS = tuple(
    f"{when} {what}" for what in (*_WRITES, *(f"mark {state}" for state in _MARKS)) for when in ("before", "after")
)
POINTS = (*STORAGE_POINTS, *(f"{when} {call}" for call in _CALLS for when in ("before", "after")))
"""Every labelled point of a worker."""

REFUSALS = (0, DM_CLOSED, NO_PERMISSION, CHANNEL_GONE, ARCHIVED)
_FOR_GOOD = frozenset({DM_CLOSED, CHANNEL_GONE})


class _Storage(OSError):
    """The database failed here."""


class Stage:
    """Plays one story."""

    def __init__(self) -> None:
        self.office = Office(self._reach, latency=0.02)
        self.told: dict[int, Told] = {}
        self.died_at: list[str] = []
        """The points at which a worker died or its storage failed."""

        self.refused: set[Destination] = set()
        self.anew: Counter[tuple[int, str]] = Counter()
        """How often each panel had a reason to be posted anew."""

        self._workers: dict[str, asyncio.Task[None]] = {}
        self._current: ContextVar[str] = ContextVar("worker")
        self._trap: Trap | None = None
        self._points = 0
        for match in (1, 2):
            self.office.match(match)

    async def _reach(self, point: str) -> None:
        if self._trap is None or self._trap.point not in ("", point):
            return
        self._points += 1
        of_discord = point.split()[1] in _CALLS
        if self._points <= self._trap.after or (of_discord and not self._trap.dies):
            return
        dies, self._trap = self._trap.dies, None
        self.died_at.append(point)
        if not dies:
            raise _Storage(point)
        self._workers[self._current.get()].cancel()
        await asyncio.Event().wait()

    # --- workers

    def _start(self) -> None:
        for name in WORKERS:
            if name not in self._workers or self._workers[name].done():
                self._workers[name] = asyncio.create_task(self._run(name))

    async def _run(self, name: str) -> None:
        self._current.set(name)
        await self.office.worker(name, at_once=3).run()

    async def _kill(self) -> None:
        for task in self._workers.values():
            task.cancel()
        if self._workers:
            await asyncio.wait(self._workers.values())

    async def _work(self, seconds: float) -> None:
        for _ in range(max(1, int(seconds * 2))):
            self._start()
            await self.office.clock.advance(seconds / max(1, int(seconds * 2)))
            self.office.messenger.arrive()

    async def _away(self, seconds: float) -> None:
        await self._kill()
        for part in (min(seconds, 25.0), max(0.0, seconds - 25.0)):
            await self.office.clock.advance(part)
            self.office.messenger.arrive()

    # --- the story

    async def play(self, steps: Sequence[Step]) -> None:
        try:
            for step in steps:
                await self._do(step)
            await self._end()
        finally:
            await self._kill()

    async def _do(self, step: Step) -> None:
        office = self.office
        match step:
            case Post():
                await self._post(step)
            case Want(match=number, panel=panel, anew=anew):
                self.anew[number, PANELS[panel]] += anew
                await office.want(PANELS[panel], HOMES[number - 1], match=number, anew=anew)
            case Undo(back=back):
                if back < len(office.matches.outbox):
                    await office.undo(len(office.matches.outbox) - back)
            case Pass(seconds=seconds):
                await self._work(seconds)
            case Away(seconds=seconds):
                await self._away(seconds)
            case Next(fault=fault):
                office.messenger.script.append(fault)
            case Trap():
                self._trap, self._points = step, 0
            case Refuse(to=to, code=code):
                self._refuse((*HOMES, *PEOPLE)[to], code)
            case Vandal(match=number, panel=panel):
                shown = office.matches.panel_rows.get((number, PANELS[panel]))
                if shown is not None and shown.message is not None:
                    office.messenger.remove(shown.message)
                    self.anew[number, PANELS[panel]] += 1

    async def _post(self, step: Post) -> None:
        told = Told(f"row {len(self.told) + 1}", parts=step.parts, faulty=step.faulty, ping=(7,))
        to = HOMES[step.match - 1] if step.to is None else PEOPLE[step.to]
        private = step.to is not None
        priority = Priority.URGENT if private else Priority.ANNOUNCEMENT
        row = await self.office.post(told, to, match=step.match, priority=priority, after_public=private)
        self.told[row] = told

    def _refuse(self, to: Destination, code: int) -> None:
        if code == 0:
            self.office.messenger.refusing.pop(place(to), None)
        else:
            self.office.messenger.refusing[place(to)] = code
            for match, home in enumerate(HOMES, 1):
                for panel in PANELS if home == to and code in _FOR_GOOD else ():
                    self.anew[match, panel] += 1
            self.refused.add(to)

    async def _end(self) -> None:
        """Everything takes everything again; wait until nothing is left to do."""
        office = self.office
        self._trap = None
        office.messenger.script.clear()
        office.messenger.refusing.clear()
        for _ in range(40):
            for destination in list(office.outbox.breakers):
                await office.outbox.mend(destination)
            await self._work(15)
            await settle()
            if await office.outbox.next_work(office.clock.now()) is None:
                return
