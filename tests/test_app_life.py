"""The app's life: a clean start and stop, faults that are told and got over, outages that decide nothing."""

import asyncio
import logging
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from bot.app import ANSWERS_KEPT, App, Ports, beside
from bot.config import Config, DatabaseUrl
from bot.errors import UserError
from bot.games.api import Refused
from bot.services import lobby, records
from bot.services.listening import BEAT, Listening
from bot.services.outgoing import Destination, DestinationKind, MessageState
from bot.services.rows import Deadline
from bot.storage.store import SqlStorage
from tests.fakes.clock import settle
from tests.fakes.messenger import DM_CLOSED, Fault, dm_of
from tests.fakes.running import Running
from tests.test_app import HOME, HUMAN, started

SECRET = "the seed is 42"


def tasks() -> list[str]:
    """The names of all tasks but this one."""
    return [task.get_name() for task in asyncio.all_tasks() if task is not asyncio.current_task()]


async def test_it_starts_and_stops_and_leaves_nothing_behind(tmp_path: Path) -> None:
    bot = Running(tmp_path)
    with pytest.raises(RuntimeError):
        _ = bot.services
    await bot.start()
    assert tasks()
    await bot.stop()
    await settle()
    assert tasks() == []
    assert bot.clock.sleepers == 0
    with pytest.raises(RuntimeError):
        _ = bot.services
    await bot.stop()
    async with Running(tmp_path):
        pass


async def test_by_the_machines_own_clock_it_starts_and_stops_too(tmp_path: Path) -> None:
    fakes = Running(tmp_path)
    async with App(fakes.config, Ports(messenger=fakes.messenger)) as app:
        await app.services.connected(0)
        assert await app.services.storage.last_heard("shard 0") is not None
    await settle()
    assert tasks() == []


async def test_a_second_app_on_the_same_file_says_so_and_disturbs_nothing(tmp_path: Path) -> None:
    async with Running(tmp_path) as bot:
        with pytest.raises(UserError, match="another process already uses the database"):
            await Running(tmp_path).start()
        await started(bot)


async def test_a_start_that_fails_gives_the_database_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(listening: Listening, shards: object) -> None:
        raise OSError("no disk")

    with monkeypatch.context() as patched:
        patched.setattr(Listening, "began", broken)
        with pytest.raises(OSError, match="no disk"):
            await Running(tmp_path).start()
    async with Running(tmp_path):
        pass


async def test_config_gives_hours_grace_and_zone(tmp_path: Path) -> None:
    async with Running(tmp_path) as bot:
        assert bot.services.schedule.zone == "Asia/Shanghai"
        match = await bot.match(await started(bot))
        assert match.settings.grace_seconds == 10
        # Noon UTC, and bids close at 20:00 in Shanghai, a nightfall at least 18 hours later: the next day.
        assert match.due_at is not None
        assert match.due_at.isoformat() == "2026-03-02T12:00:00+00:00"


async def test_a_fault_of_the_deadlines_is_told_without_its_words_and_got_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    due, times = SqlStorage.due, 0

    async def broken_twice(storage: SqlStorage, now: datetime) -> tuple[Deadline, ...]:
        nonlocal times
        times += 1
        if times <= 2:
            raise OSError(SECRET)
        return await due(storage, now)

    async with Running(tmp_path) as bot:
        match = await started(bot)
        await bot.quiet()
        monkeypatch.setattr(SqlStorage, "due", broken_twice)
        before = await bot.match(match)
        assert before.due_at is not None
        with caplog.at_level(logging.ERROR):
            await bot.go_to(before.due_at + timedelta(seconds=60))
        assert (await bot.match(match)).phase != before.phase
    assert [record.message.partition(":")[0] for record in caplog.records] == ["deadlines failed and begins again"] * 2
    assert SECRET not in caplog.text


async def test_stopping_waits_for_what_is_being_sent_and_cuts_off_what_hangs(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    bot = Running(tmp_path)
    await bot.start()
    bot.messenger.script.append(Fault.HANGS_STORED)
    match = await started(bot)
    while not bot.messenger.calls["send"]:
        await bot.clock.advance(0.01)
    with caplog.at_level(logging.WARNING):
        await bot.stop()
    assert caplog.records == []  # the attempt is given up after 15 seconds, which the stop waits for
    bot.app = bot.new_app()
    await bot.start()
    await bot.quiet()
    assert {row.state for row in await bot.messages(match)} == {MessageState.SENT}
    rows = [row for row in await bot.messages(match) if row.new.destination.id == HOME]
    said = [text for text in bot.messenger.ever(HOME) if text.startswith("[")]
    assert said == [row.new.events.decode() for row in rows]
    await bot.stop()


async def test_p6_an_outage_over_the_deadline_moves_it_and_everybody_is_told(tmp_path: Path) -> None:
    async with Running(tmp_path) as bot:
        match = await started(bot)
        before = await bot.match(match)
        assert before.due_at is not None
        await bot.go_to(before.due_at - timedelta(hours=1))
        await bot.restart(timedelta(hours=2))
        await bot.go_to(bot.clock.now() + timedelta(minutes=1))
        after = await bot.match(match)
        assert after.phase == before.phase
        assert after.due_at is not None
        assert after.due_at >= bot.clock.now() + timedelta(minutes=55)
        assert any('"event":"deadline_moved"' in text for text in bot.messenger.seen(HOME))


async def test_p6_a_short_outage_changes_nothing(tmp_path: Path) -> None:
    async with Running(tmp_path) as bot:
        match = await started(bot)
        before = await bot.match(match)
        assert before.due_at is not None
        await bot.go_to(before.due_at - timedelta(minutes=5))
        await bot.restart(timedelta(minutes=1))
        await bot.go_to(before.due_at + timedelta(seconds=30))
        assert (await bot.match(match)).phase != before.phase
        assert not any('"event":"deadline_moved"' in text for text in bot.messenger.seen(HOME))


async def test_while_the_gateway_is_down_nothing_ticks_until_it_has_been_back_for_ten_seconds(tmp_path: Path) -> None:
    async with Running(tmp_path) as bot:
        match = await started(bot)
        before = await bot.match(match)
        assert before.due_at is not None
        await bot.go_to(before.due_at - timedelta(seconds=30))
        await bot.services.lost(0)
        await bot.clock.leap(before.due_at + timedelta(minutes=2))
        await bot.breathe()
        assert (await bot.match(match)).phase == before.phase
        await bot.services.connected(0)
        await bot.breathe()
        assert (await bot.match(match)).phase == before.phase
        await bot.clock.advance(10)
        while (await bot.match(match)).phase == before.phase:  # and not only with the sweep, up to a minute later
            await settle()
        assert bot.clock.now() == before.due_at + timedelta(minutes=2, seconds=10)


async def test_how_long_we_hear_is_kept_while_we_do_and_when_we_stop(tmp_path: Path) -> None:
    async with Running(tmp_path) as bot:
        began = bot.clock.now()
        await bot.breathe()
        await bot.clock.advance(BEAT)
        while await bot.services.storage.last_heard("shard 0") == began:
            await settle()
        assert await bot.services.storage.last_heard("shard 0") == began + BEAT
        await bot.breathe()
        await bot.clock.advance(7)
        await bot.stop()
        bot.app = bot.new_app()
        await bot.app.start()
        [deaf] = await bot.services.storage.outages("shard 0", began)
        assert began + BEAT + timedelta(seconds=7) <= deaf.start <= bot.clock.now()
        assert deaf.end is None


async def test_old_answers_are_forgotten(tmp_path: Path) -> None:
    async with Running(tmp_path) as bot:
        match = await started(bot)
        given = bot.input_id()
        await lobby.leave(bot.services.rails, match, given, HUMAN.user)
        assert await bot.services.storage.answered(given) is not None
        await bot.clock.leap(bot.clock.now() + ANSWERS_KEPT + timedelta(minutes=1))
        while await bot.services.storage.answered(given) is not None:
            await bot.clock.advance(1)


async def test_somebody_who_opens_his_direct_messages_again_gets_them_at_once(tmp_path: Path) -> None:
    async with Running(tmp_path) as bot:
        bot.messenger.refusing[dm_of(HUMAN.user)] = DM_CLOSED
        await started(bot)
        await bot.quiet()
        to = Destination(DestinationKind.PERSON, HUMAN.user)
        assert await bot.services.storage.breaker(to) is not None
        await bot.services.try_again(to)
        assert await bot.services.storage.breaker(to) is None


async def test_a_command_beside_the_bot_tells_the_table_through_it(tmp_path: Path) -> None:
    async with Running(tmp_path) as bot:
        match = await started(bot)
        async with beside(bot.config) as rails:
            with pytest.raises(Refused, match="match_live"):
                await records.export(rails, match)
            data = await records.export(rails, match, reveal_by=0)
        assert records.verify(data) is None
        await bot.clock.advance(2)
        await bot.quiet()
        assert any('"event":"looked"' in text for text in bot.messenger.seen(HOME))


async def test_a_command_beside_no_database_says_so(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="there is no database"):
        async with beside(Config(data_dir=tmp_path)):
            pass
    with pytest.raises(UserError, match="cannot be reached"):
        async with beside(Config(database=DatabaseUrl("postgresql+asyncpg://bot@127.0.0.1:1/bot"))):
            pass
