"""P3, each announcement appears once: stories of posts, faults and deaths, played over fakes and judged at their end.

A story is a list of steps; what Discord does to the next call and where the next death strikes are steps too. At the
end faults and refusals stop, the workers empty the outbox, and everything that anybody ever saw is judged.
"""

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Sequence
from contextvars import ContextVar
from typing import TypeAlias

import msgspec
from msgspec import Struct

from bot.services.outgoing import OPEN, Destination, Message, MessageState, Priority
from tests.fakes.clock import settle
from tests.fakes.messenger import ARCHIVED, CHANNEL_GONE, DM_CLOSED, NO_PERMISSION, Fault, Put
from tests.fakes.office import Office, Told, channel, person, place, texts

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
    """So many labelled points from now the worker that reaches it dies, or its storage fails there."""

    after: int
    dies: bool = True


class Refuse(Struct, frozen=True, tag=True):
    """A destination refuses from now on (0: takes everything again)."""

    to: int
    code: int


class Vandal(Struct, frozen=True, tag=True):
    """A moderator deletes the message of a panel."""

    match: int
    panel: int


Step: TypeAlias = Post | Want | Undo | Pass | Away | Next | Trap | Refuse | Vandal

REFUSALS = (0, DM_CLOSED, NO_PERMISSION, CHANNEL_GONE, ARCHIVED)
_FOR_GOOD = frozenset({DM_CLOSED, CHANNEL_GONE})


class Figures(Struct, frozen=True):
    """What was played, and each thing that was wrong, in words."""

    stories: int
    rows: int
    deaths: int
    unclear: int
    """Answers of Discord that left open whether the message was stored."""

    wrong: tuple[str, ...]
    points: tuple[str, ...] = ()
    """Every labelled point at which a worker died."""


class _Storage(OSError):
    """The database failed here."""


class Stage:
    """Plays one story."""

    def __init__(self) -> None:
        self.office = Office(self._reach, latency=0.02)
        self.told: dict[int, Told] = {}
        self.died_at: list[str] = []
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
        if self._trap is None:
            return
        self._points += 1
        of_discord = point.split()[1] in _CALLS
        if self._points <= self._trap.after or (of_discord and not self._trap.dies):
            return
        dies, self._trap = self._trap.dies, None
        if not dies:
            raise _Storage(point)
        self.died_at.append(point)
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


_CALLS = frozenset({"open_dm", "send", "edit", "delete", "find", "unarchive"})


# --- judging


def faults_of(stage: Stage) -> list[str]:
    """Everything that is wrong at the end of a story, in words."""
    office = stage.office
    wrong = [f"{row.id}: {fault}" for row in office.matches.outbox for fault in _row_faults(stage, row)]
    for to in (*HOMES, *PEOPLE):
        wrong += _order_faults(stage, to)
    wrong += _public_first_faults(stage)
    wrong += _panel_faults(stage)
    pings = Counter(put.history[0].text for put in office.messenger.puts if put.history[0].ping)
    wrong += [f"{text} pinged {count} times" for text, count in pings.items() if count > 1]
    return wrong


def _row_faults(stage: Stage, row: Message) -> list[str]:
    told = stage.told[row.id]
    wanted = [] if told.faulty else texts(told)
    puts = _puts(stage, row)
    said = [put.history[0].text for put in puts]
    stands = [put.text for put in puts if not put.deleted]
    struck = [f"~~{told.text}~~"] if told.parts else []
    where = place(row.new.destination)
    found = [f"{text} appears {count} times" for text, count in Counter(said).items() if count > 1]
    if any(put.channel != where for put in puts):
        found.append("seen where it does not belong")
    match row.state:
        case MessageState.SENT if row.strike:
            found.append("undone, but not struck")
        case MessageState.SENT if stands != wanted:
            found.append(f"sent, but there is {stands}")
        case MessageState.STRUCK if stands != struck:
            found.append(f"struck, but there is {stands}")
        case MessageState.CANCELLED if said:
            found.append(f"cancelled, but there is {said}")
        case MessageState.REFUSED if row.new.destination not in stage.refused:
            found.append("refused by nobody")
        case MessageState.BROKEN if not told.faulty:
            found.append("broken without a fault")
        case state if state in OPEN:
            found.append(f"still {state}")
    return found


def _puts(stage: Stage, row: Message) -> list[Put]:
    told = stage.told[row.id]
    return [put for put in stage.office.messenger.puts if put.history[0].text in texts(told)]


def _order_faults(stage: Stage, to: Destination) -> list[str]:
    wanted = [
        text for row in stage.office.matches.outbox if row.new.destination == to for text in texts(stage.told[row.id])
    ]
    seen = [text for text in stage.office.messenger.ever(place(to)) if text in wanted]
    return [] if seen == sorted(seen, key=wanted.index) else [f"{to.kind} {to.id} saw {seen}"]


def _public_first_faults(stage: Stage) -> list[str]:
    """Private rows that came before a public one of their match, where the home never refused."""
    wrong = []
    for row in stage.office.matches.outbox:
        home = HOMES[row.new.match - 1]
        if not row.new.after_public or home in stage.refused:
            continue
        earlier = [other for other in stage.office.matches.outbox[: row.id - 1] if other.new.destination == home]
        public = [put.id for other in earlier if other.new.match == row.new.match for put in _puts(stage, other)]
        own = [put.id for put in _puts(stage, row)]
        if public and own and min(own) < max(public):
            wrong.append(f"{row.id} came before a public one")
    return wrong


def _panel_faults(stage: Stage) -> list[str]:
    wrong = []
    for panel in stage.office.matches.panel_rows.values():
        key = (panel.match, panel.panel)
        home = place(HOMES[panel.match - 1])
        posts = [text for text in stage.office.messenger.ever(home) if text.startswith(f"{panel.panel} ")]
        if len(posts) > 1 + stage.anew[key]:
            wrong.append(f"{panel.panel} of {panel.match} was posted {len(posts)} times")
        given_up = panel.destination in stage.refused and panel.message is None
        if panel.shown < panel.revision:
            wrong.append(f"{panel.panel} of {panel.match} shows {panel.shown}, not {panel.revision}")
        elif panel.message is None:
            wrong += [] if given_up else [f"{panel.panel} of {panel.match} is nowhere"]
        else:
            wrong += _newest_faults(stage, panel.match, panel.panel, stage.office.messenger.put(panel.message))
    return wrong


def _newest_faults(stage: Stage, match: int, panel: str, put: Put) -> list[str]:
    """A panel shows at least the version of the match that it was last wanted for."""
    wanted = stage.office.wanted[match, panel]
    shown = int(put.text.removeprefix(f"{panel} "))
    return [] if shown >= wanted else [f"{panel} of {match} shows {shown}, wanted {wanted}"]


# --- the full figures


def played(steps: Sequence[Step]) -> Figures:
    """Play a story in a loop of its own, and judge it."""
    stage = Stage()
    asyncio.run(stage.play(steps))
    wrong = faults_of(stage)
    story = msgspec.json.encode(list(steps)).decode() if wrong else ""
    return Figures(
        stories=1,
        rows=len(stage.told),
        deaths=len(stage.died_at),
        unclear=stage.office.messenger.unclear,
        wrong=tuple(f"{fault} in {story}" for fault in wrong),
        points=tuple(sorted(set(stage.died_at))),
    )


def story(rng: random.Random, length: int = 40) -> list[Step]:
    """A story by chance."""
    return [_step(rng) for _ in range(rng.randrange(5, length))]


def _step(rng: random.Random) -> Step:
    match rng.choices(range(9), (30, 10, 6, 24, 3, 20, 10, 3, 2))[0]:
        case 0:
            to = rng.choice((None, 0, 1, 2))
            return Post(rng.choice((1, 2)), to, rng.choice((1, 1, 1, 2, 3, 0)), rng.random() < 0.05)
        case 1:
            return Want(rng.choice((1, 2)), rng.randrange(2), rng.random() < 0.3)
        case 2:
            return Undo(rng.randrange(4))
        case 3:
            return Pass(rng.choice((0.02, 0.05, 0.5, 3.0, 20.0)))
        case 4:
            return Away(rng.choice((1.0, 60.0, 100.0, 150.0, 1000.0)))
        case 5:
            return Next(rng.choice((None, *(fault for fault in Fault if fault is not Fault.BUG))))
        case 6:
            return Trap(rng.randrange(25), rng.random() < 0.7)
        case 7:
            return Refuse(rng.randrange(5), rng.choice(REFUSALS))
        case _:
            return Vandal(rng.choice((1, 2)), rng.randrange(2))


def full_p3(count: int = 10_000, progress: Callable[[int, int], None] | None = None, seed: int = 1) -> Figures:
    """Play so many stories by chance; the same seed plays the same ones."""
    rng = random.Random(seed)
    found: list[Figures] = []
    for done in range(count):
        found.append(played(story(rng)))
        if progress is not None:
            progress(done + 1, count)
    return Figures(
        stories=count,
        rows=sum(one.rows for one in found),
        deaths=sum(one.deaths for one in found),
        unclear=sum(one.unclear for one in found),
        wrong=tuple(words for one in found for words in one.wrong),
        points=tuple(sorted({point for one in found for point in one.points})),
    )
