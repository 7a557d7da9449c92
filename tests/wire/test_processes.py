"""`duskbid run` as a process on real sockets: it logs in, hears, stops in order, and is killed without loss (P3)."""

import signal
from pathlib import Path

import pytest

from bot.services.outgoing import MessageState
from tests.storage.conftest import on_postgresql
from tests.wire import payloads
from tests.wire.faults import CALLBACK, CREATE, Held, Pass
from tests.wire.lives import HOME, a_minute_passes, address, begun, kept, living
from tests.wire.standin import Standin


async def everything_is_out_once(standin: Standin, url: str) -> None:
    """Each row was sent, and what stands in Discord is what was sent: nothing twice, nothing besides."""
    rows, panels = await kept(url)
    assert {row.state for row in rows} == {MessageState.SENT}
    assert all(panel.shown == panel.revision for panel in panels)
    posted = [one.message for row in rows for one in row.posted] + [panel.message for panel in panels]
    assert sorted(int(one["id"]) for one in standin.world.all_messages()) == sorted(one for one in posted if one)


async def test_a_wrong_token_is_one_line_and_exit_2(standin: Standin, tmp_path: Path) -> None:
    wrong = "another.to.ken"
    async with living(standin, tmp_path, token=wrong) as bot:
        code, out, log = await bot.end()
    assert (code, out) == (2, "")
    assert log[-1].startswith("error: Discord does not know this token")
    assert wrong not in "".join(log)


async def test_a_signal_stops_a_connected_bot_in_order(standin: Standin, tmp_path: Path) -> None:
    async with living(standin, tmp_path) as bot:
        await standin.until(lambda: standin.gateway.identified == 1, unless=bot.over)
        code, out, log = await bot.end(signal.SIGTERM)
    assert (code, out) == (0, "")
    assert [line.split(": ", 1)[1] for line in log] == [
        "connecting to Discord; Ctrl-C ends the bot",
        "stopping",
        "the bot has stopped; what is left to do is done after its next start",
    ]
    # It took its leave, so that Discord shows it as gone at once.
    assert standin.gateway.ended == [1000]


async def test_commands_are_given_once_and_a_click_is_answered(standin: Standin, tmp_path: Path) -> None:
    for times in (1, 2):
        async with living(standin, tmp_path) as bot:
            await standin.until(lambda times=times: standin.gateway.identified == times, unless=bot.over)  # type: ignore[misc]
            channel = int(standin.world.direct(7)["id"])
            click = payloads.click(standin.world.interaction(), 7, channel, "v1:1:gone:0")
            await standin.gateway.tell("INTERACTION_CREATE", click)
            await standin.until(
                lambda times=times: len(standin.asked(CALLBACK)) == times,  # type: ignore[misc]
                unless=bot.over,
            )
            assert (await bot.end(signal.SIGTERM))[0] == 0
    assert standin.statuses(("PUT", "/applications/{application_id}/commands")) == [200]
    assert standin.statuses(CALLBACK) == [200, 200]


@pytest.mark.parametrize(
    ("place", "number", "exit_code", "left"),
    [(9, signal.SIGTERM, 0, MessageState.DOUBT), (0, signal.SIGKILL, -signal.SIGKILL, MessageState.SENDING)],
)
async def test_p3_a_bot_that_ends_while_a_message_is_stored_sends_it_once(
    standin: Standin, tmp_path: Path, place: int, number: signal.Signals, exit_code: int, left: MessageState
) -> None:
    posts = await begun(address(tmp_path), standin)
    held = Held()
    standin.next(CREATE, *[Pass()] * place, held)
    async with living(standin, tmp_path) as bot:
        await standin.until(lambda: held.reached, unless=bot.over)
        code, _, log = await bot.end(number)
    assert (code, [line for line in log if " ERROR " in line]) == (exit_code, [])
    rows, _ = await kept(address(tmp_path))
    assert left in {row.state for row in rows} <= {left, MessageState.SENT, MessageState.WAITING}
    held.let_go.set()
    a_minute_passes(tmp_path)
    async with living(standin, tmp_path) as bot:
        await standin.until(lambda: standin.world.created == posts, unless=bot.over)
        assert (await bot.end(signal.SIGTERM))[0] == 0
    await everything_is_out_once(standin, address(tmp_path))


async def test_p3_what_the_library_dies_of_costs_a_client_and_no_message(standin: Standin, tmp_path: Path) -> None:
    posts = await begun(address(tmp_path), standin)
    held = Held()
    standin.next(CREATE, *[Pass()] * 3, held)
    async with living(standin, tmp_path) as bot:
        await standin.until(lambda: standin.gateway.identified == 1, unless=bot.over)
        await standin.until(lambda: held.reached, unless=bot.over)
        # No server: nothing that discord.py could read.
        await standin.gateway.tell("GUILD_CREATE", {})
        await standin.until(lambda: len(standin.gateway.ended) == 1, unless=bot.over)
        held.let_go.set()
        await standin.until(lambda: standin.world.created == posts, unless=bot.over)
        code, _, log = await bot.end(signal.SIGTERM)
    assert code == 0
    assert standin.gateway.identified == 2
    [error] = [line.split(": ", 1)[1] for line in log if " ERROR " in line]
    assert error.endswith("in the connection: KeyError")
    await everything_is_out_once(standin, address(tmp_path))


@on_postgresql
async def test_c50_of_two_processes_on_one_database_one_sends(
    standin: Standin, server_url: str, tmp_path: Path
) -> None:
    posts = await begun(server_url, standin)
    held = Held()
    standin.next(CREATE, held)
    first, second = tmp_path / "first", tmp_path / "second"
    first.mkdir()
    second.mkdir()
    async with Standin() as other, living(standin, first, url=server_url) as bot:
        other.world.channel(HOME)
        await standin.until(lambda: held.reached, unless=bot.over)
        async with living(other, second, url=server_url) as beside:
            await other.until(lambda: other.gateway.identified == 1, unless=beside.over)
            held.let_go.set()
            await standin.until(lambda: standin.world.created == posts, unless=bot.over)
            assert (await bot.end(signal.SIGTERM))[0] == (await beside.end(signal.SIGTERM))[0] == 0
        assert other.world.created == 0
    await everything_is_out_once(standin, server_url)
