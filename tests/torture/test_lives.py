"""P1, P2 and P10 on real databases, shortly; and that the judge would notice what it is there for."""

import asyncio
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.games.api import AnyGame
from bot.services import log
from bot.services.log import Ticked
from bot.services.outgoing import MessageState
from bot.services.rows import LogKind, LogRow
from bot.storage.store import open_storage
from tests.fakes.clock import FakeClock
from tests.storage.conftest import on_postgresql
from tests.storage.server import Server
from tests.torture import delivered, judge, p1p2
from tests.torture.judge import Found
from tests.torture.orders import Act
from tests.torture.story import Plan, Story

SHORT = Plan(seed=1, inputs=120, kills=5, matches=5)


def test_p1_p2_p10_killed_and_reopened_on_sqlite(counting: AnyGame, tmp_path: Path) -> None:
    figures = p1p2.played(_file(tmp_path), SHORT)
    assert figures.wrong == ()
    assert figures.inputs >= SHORT.inputs
    assert figures.accepted > 30
    assert sum(figures.kills.values()) >= SHORT.kills
    assert figures.phases > 0


@on_postgresql
def test_p1_p2_p10_two_processes_race_and_are_killed_on_postgresql(server: Server, counting: AnyGame) -> None:
    server.sql("CREATE DATABASE torture TEMPLATE template0")
    figures = p1p2.played(server.url("torture"), replace(SHORT, processes=2))
    assert figures.wrong == ()
    assert sum(figures.kills.values()) >= SHORT.kills
    assert figures.phases > 0


def _file(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'duskbid.db'}"


# --- the judge


@pytest.fixture(scope="module")
def story(tmp_path_factory: pytest.TempPathFactory) -> Story:
    """A life without any death."""
    told = Story(_file(tmp_path_factory.mktemp("life")), Plan(seed=5, inputs=200, kills=0, matches=3))
    told.play()
    return told


@pytest.fixture(scope="module")
def matches(story: Story) -> list[Found]:
    """What is in its database."""

    async def read() -> list[Found]:
        async with await open_storage(story.url, FakeClock(story.now)) as storage:
            return await judge.gather(storage)

    return asyncio.run(read())


@pytest.fixture
def ended(counting: AnyGame, matches: list[Found]) -> Found:
    """A match in which phases of tycoon have ended by the clock."""
    return max((one for one in matches if one.match.game == "tycoon"), key=lambda one: one.phases)


def _without(found: Found, row: LogRow) -> Found:
    """The same with a log that is whole again after one of its rows was taken out."""
    rows = [one for one in found.rows if one.number != row.number]
    return _chained(found, rows)


def _chained(found: Found, rows: list[LogRow]) -> Found:
    chain: list[LogRow] = []
    head = b""
    for number, row in enumerate(rows, 1):
        moved = replace(row, number=number)
        moved = replace(moved, hash=log.row_hash(head, moved))
        head = moved.hash
        chain.append(moved)
    return replace(found, rows=tuple(chain), match=replace(found.match, head_number=len(chain), head_hash=head))


def _action_lost(found: Found) -> Found:
    return _without(found, next(row for row in reversed(found.rows) if row.kind is LogKind.ACTION))


def _action_twice(found: Found) -> Found:
    row = next(row for row in found.rows if row.kind is LogKind.ACTION and b'"vote"' in row.body)
    return _chained(found, [*found.rows[: row.number], row, *found.rows[row.number :]])


def _tick_lost(found: Found) -> Found:
    return _without(found, next(row for row in reversed(found.rows) if row.kind is LogKind.TICK))


def _tick_early(found: Found) -> Found:
    row = next(row for row in found.rows if row.kind is LogKind.TICK)
    entry = log.read(row)
    assert isinstance(entry, Ticked)
    later = Ticked(due_at=row.at - timedelta(seconds=found.match.settings.grace_seconds - 1))
    return _chained(found, [replace(one, body=log.write(later)) if one is row else one for one in found.rows])


def _byte_changed(found: Found) -> Found:
    last = found.rows[-1]
    return replace(found, rows=(*found.rows[:-1], replace(last, salt=bytes(16))))


def _state_changed(found: Found) -> Found:
    return replace(found, match=replace(found.match, state=found.match.state + b" "))


def _message_lost(found: Found) -> Found:
    row = next(row for row in found.messages if row.new.source == "tycoon")
    return replace(found, messages=tuple(one for one in found.messages if one is not row))


def _message_twice(found: Found) -> Found:
    row = next(row for row in found.messages if row.new.source == "services" and row.new.number)
    return replace(found, messages=(*found.messages, row))


def _deadline_wrong(found: Found) -> Found:
    return replace(found, ticks_planned=(*found.ticks_planned, ("9-day", found.match.created_at)))


@pytest.mark.parametrize(
    ("mistake", "promise"),
    [
        (_action_lost, "P1"),
        (_action_twice, "P1"),
        (_tick_lost, "P10"),
        (_tick_early, "P2"),
        (_byte_changed, "P10"),
        (_state_changed, "P10"),
        (_message_lost, "P1"),
        (_message_twice, "P1"),
        (_deadline_wrong, "P2"),
    ],
)
def test_the_judge_notices(mistake: Callable[[Found], Found], promise: str, story: Story, ended: Found) -> None:
    assert judge.faults_of(ended, story.people.sent, story.answers) == []
    wrong = judge.faults_of(mistake(ended), story.people.sent, story.answers)
    assert promise in {one.promise for one in wrong}


def test_the_judge_notices_what_nobody_asked_for_and_what_nobody_answered(story: Story, ended: Found) -> None:
    acted = next(number for number, one in _acts(story, ended) if b'"acted"' in story.answers[number])
    sent = {number: one for number, one in story.people.sent.items() if number != acted}
    assert any("nobody asked" in one.words for one in judge.faults_of(ended, sent, story.answers))
    answers = {number: answer for number, answer in story.answers.items() if number != acted}
    assert any("never answered" in one.words for one in judge.faults_of(ended, story.people.sent, answers))


def _acts(story: Story, found: Found) -> Iterator[tuple[int, Act]]:
    for number, one in story.people.sent.items():
        if isinstance(one, Act) and one.match == found.match.id:
            yield number, one


def test_the_judge_notices_messages_that_came_twice_or_never(story: Story, ended: Found, matches: list[Found]) -> None:
    messages = [message for one in matches for message in one.messages]
    assert delivered.faults_of(messages, [], story.discord) == []
    first = story.discord.puts[0]
    row = next(row for row in messages if [one.message for one in row.posted] == [first.id])
    waiting = [replace(one, state=MessageState.WAITING) if one is row else one for one in messages]
    assert delivered.faults_of(waiting, [], story.discord) == [f"message {row.id}: a public one is still waiting"]
    story.discord.puts.append(replace(first, id=len(story.discord.puts) + 1))
    try:
        assert delivered.faults_of(messages, [], story.discord) != []
    finally:
        story.discord.puts.pop()
