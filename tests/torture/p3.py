"""P3, each announcement appears once: stories of posts, faults and deaths, played over fakes and judged at their end.

A story is a list of steps; what Discord does to the next call and where the next death strikes are steps too. At the
end faults and refusals stop, the workers empty the outbox, and everything that anybody ever saw is judged.
"""

import asyncio
import random
from collections.abc import Callable, Sequence

import msgspec
from msgspec import Struct

from tests.fakes.messenger import Fault
from tests.torture.p3_judge import faults_of
from tests.torture.p3_stage import REFUSALS, Away, Next, Pass, Post, Refuse, Stage, Step, Trap, Undo, Vandal, Want


class Figures(Struct, frozen=True):
    """What was played, and each thing that was wrong, in words."""

    stories: int
    rows: int
    deaths: int
    unclear: int
    """Answers of Discord that left open whether the message was stored."""

    wrong: tuple[str, ...]
    points: tuple[str, ...] = ()
    """Every labelled point at which a worker died or its storage failed."""


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
