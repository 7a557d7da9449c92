"""Two processes of one bot on one PostgreSQL: one sends, each phase ends once, and the other takes over."""

from datetime import timedelta
from pathlib import Path

from bot.services.outgoing import MessageState
from bot.services.rows import LogKind
from tests.fakes.running import Running
from tests.storage.conftest import on_postgresql
from tests.test_app import HOME, started


async def announced(bot: Running, match: int) -> None:
    """Every row for the match's home was sent, once and in order."""
    rows = [row for row in await bot.messages(match) if row.new.destination.id == HOME]
    assert {row.state for row in rows} == {MessageState.SENT}
    said = [text for text in bot.messenger.ever(HOME) if text.startswith("[")]
    assert said == [row.new.events.decode() for row in rows]


@on_postgresql
async def test_two_apps_on_one_server(server_url: str, tmp_path: Path) -> None:
    one = Running(tmp_path, server_url)
    two = Running(tmp_path, server_url, beside=one)
    await one.start()
    await two.start()
    match = await started(two)
    await one.quiet()
    await announced(one, match)

    before = await one.match(match)
    assert before.due_at is not None
    await one.go_to(before.due_at + timedelta(seconds=30))
    assert (await two.match(match)).phase != before.phase
    await announced(one, match)

    await one.stop()
    later = await two.match(match)
    assert later.due_at is not None
    await two.go_to(later.due_at + timedelta(seconds=30))
    ticks = [row for row in await two.services.storage.log(match) if row.kind is LogKind.TICK]
    assert [row.phase for row in ticks] == [before.phase, later.phase]
    await two.quiet()
    await announced(two, match)
    await two.stop()
