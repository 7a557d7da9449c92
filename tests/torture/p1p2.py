"""P1 and P2 on real databases: lives of databases under SIGKILL, one after the other, until the figures are full."""

import asyncio
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from itertools import count
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from bot.services import answers
from bot.storage.store import open_storage
from tests.fakes.clock import FakeClock
from tests.storage.server import programs, running
from tests.torture import delivered, judge
from tests.torture.judge import Wrong
from tests.torture.story import Plan, Story

Backend = Literal["sqlite", "postgresql"]
PROCESSES: Mapping[Backend, int] = {"sqlite": 1, "postgresql": 2}
"""A file belongs to one process at a time; on a server two race."""

DELIVERED_EACH = 3
"""In every so manieth life messages are sent too."""

NewDatabase = Callable[[], str]


class Asked(Struct, frozen=True):
    """How much is to happen at least."""

    inputs: int = 100_000
    kills: int = 1_000
    phases: int = 10_000


LIFE = Asked(inputs=2_000, kills=20, phases=0)
"""What one database goes through."""


class Figures(Struct, frozen=True):
    """What happened, and each thing that was wrong, in words."""

    inputs: int = 0
    """Confirmed to the people who gave them, refusals included."""

    accepted: int = 0
    """Of these: acts and drafts that were taken."""

    kills: Mapping[str, int] = {}
    """By the place where they struck."""

    phases: int = 0
    """Ended by the clock."""

    matches: int = 0
    messages: int = 0
    """Delivered."""

    wrong: tuple[Wrong, ...] = ()

    def __add__(self, other: "Figures") -> "Figures":
        return Figures(
            inputs=self.inputs + other.inputs,
            accepted=self.accepted + other.accepted,
            kills=Counter(self.kills) + Counter(other.kills),
            phases=self.phases + other.phases,
            matches=self.matches + other.matches,
            messages=self.messages + other.messages,
            wrong=self.wrong + other.wrong,
        )

    def reach(self, asked: Asked) -> bool:
        """Whether all that was asked has happened."""
        killed = sum(self.kills.values())
        return self.inputs >= asked.inputs and killed >= asked.kills and self.phases >= asked.phases


def played(url: str, plan: Plan) -> Figures:
    """Live one life of a new, empty database and judge it."""
    story = Story(url, plan)
    story.play()
    return asyncio.run(_judged(story))


async def _judged(story: Story) -> Figures:
    wrong = [Wrong("P1", words) for words in story.wrong]
    async with await open_storage(story.url, FakeClock(story.now)) as storage:
        matches = await judge.gather(storage)
        panels = [panel for one in matches for panel in await storage.panels(one.match.id)]
    wrong += judge.opening_faults(matches, story.people.sent, story.answers)
    for one in matches:
        wrong += judge.faults_of(one, story.people.sent, story.answers)
    messages = [message for one in matches for message in one.messages] if story.plan.deliver else []
    panels = panels if story.plan.deliver else []
    wrong += [Wrong("P1", words) for words in delivered.faults_of(messages, panels, story.discord)]
    codes = Counter(answers.read(answer).code for answer in story.answers.values())
    return Figures(
        inputs=len(story.answers),
        accepted=codes["acted"] + codes["drafted"],
        kills=dict(story.kills),
        phases=sum(one.phases for one in matches),
        matches=len(matches),
        messages=len(messages),
        wrong=tuple(wrong),
    )


def full(
    backend: Backend, asked: Asked, progress: Callable[[Figures], None] | None = None, seed: int = 1
) -> Figures | None:
    """Live lives until all that was asked has happened; None where there is no such database."""
    found = Figures()
    with databases(backend) as new:
        if new is None:
            return None
        for number in count(seed):
            inputs = min(LIFE.inputs, max(asked.inputs - found.inputs, LIFE.inputs // 4))
            kills = min(LIFE.kills, max(asked.kills - sum(found.kills.values()), LIFE.kills // 4))
            deliver = number % DELIVERED_EACH == 0
            one = played(new(), Plan(number, PROCESSES[backend], inputs, kills, deliver=deliver))
            where = f"{backend}, seed {number}"
            found += replace(one, wrong=tuple(Wrong(it.promise, f"{where}: {it.words}") for it in one.wrong))
            if progress is not None:
                progress(found)
            if found.reach(asked):
                break
    return found


@contextmanager
def databases(backend: Backend) -> Iterator[NewDatabase | None]:
    """What makes new, empty databases; None where PostgreSQL is not installed."""
    numbers = count(1)
    if backend == "sqlite":
        with tempfile.TemporaryDirectory(prefix="duskbid-") as folder:
            yield lambda: f"sqlite+aiosqlite:///{folder}/{next(numbers)}/duskbid.db"
        return
    where = programs()
    if where is None:
        yield None
        return
    with running(where) as server:

        def new() -> str:
            name = f"torture_{next(numbers)}"
            server.sql(f"CREATE DATABASE {name} TEMPLATE template0")
            return server.url(name)

        yield new
