"""Whether the bot hears Discord: told to the services, which hold a tick while it does not."""

from datetime import timedelta

from bot.services.listening import shard_name
from tests.e2e.chat import Server
from tests.e2e.match import hosted_in

ZERO = shard_name(0)


def is_up(server: Server) -> bool:
    return server.services.listening.state(ZERO).up


async def test_a_bot_that_has_connected_hears(trial: Server) -> None:
    assert is_up(trial)
    assert trial.services.listening.state(ZERO).since == trial.clock.now()


async def test_a_lost_connection_is_kept_and_ended_when_it_is_back(trial: Server) -> None:
    await trial.happens("shard_disconnect", 0)
    lost = trial.clock.now()
    assert not is_up(trial)
    await trial.passes(minutes=20)
    await trial.happens("shard_resumed", 0)
    assert is_up(trial)
    [outage] = await trial.as_bot(trial.services.storage.outages(ZERO, lost - timedelta(hours=1)))
    assert (outage.start, outage.end) == (lost, trial.clock.now())


async def test_a_tick_waits_for_the_gateway_and_ten_seconds_more(trial: Server) -> None:
    hosted = await hosted_in(trial, trial.channel())
    await hosted.start()
    before = await hosted.stored()
    assert before.due_at is not None
    await trial.passes(seconds=(before.due_at - trial.clock.now()).total_seconds() - 30)
    await trial.happens("shard_disconnect", 0)
    await trial.passes(minutes=2)
    assert (await hosted.stored()).phase == before.phase
    await trial.happens("shard_resumed", 0)
    await trial.passes(seconds=9)
    assert (await hosted.stored()).phase == before.phase
    await trial.passes(seconds=2)
    assert (await hosted.stored()).phase != before.phase


async def test_a_gateway_that_never_comes_back_holds_a_tick_for_five_minutes(trial: Server) -> None:
    hosted = await hosted_in(trial, trial.channel())
    await hosted.start()
    before = await hosted.stored()
    assert before.due_at is not None
    await trial.passes(seconds=(before.due_at - trial.clock.now()).total_seconds() - 30)
    await trial.happens("shard_disconnect", 0)
    await trial.passes(minutes=5, seconds=29)
    assert (await hosted.stored()).phase == before.phase
    await trial.passes(seconds=2)
    assert (await hosted.stored()).phase != before.phase


async def test_an_outage_over_the_last_hours_moves_the_deadline_and_says_so(trial: Server) -> None:
    hosted = await hosted_in(trial, trial.channel())
    await hosted.start()
    before = await hosted.stored()
    assert before.due_at is not None
    await trial.passes(seconds=(before.due_at - trial.clock.now()).total_seconds() - 3600)
    async with trial.away():
        await trial.passes(hours=2)
    await trial.passes(minutes=10)
    after = await hosted.stored()
    assert after.phase == before.phase
    assert after.due_at is not None
    assert after.due_at > trial.clock.now() + timedelta(minutes=40)
    assert any("deadline_moved" in one.content and "outage" in one.content for one in hosted.host.sees())


async def test_deaf_in_the_world_is_no_clicks_lost_after_the_restart(trial: Server) -> None:
    """A click made while the bot was away is Discord's to fail; the same button works afterwards."""
    alice = trial.person("alice")
    posted = await trial.posts_panel()
    async with trial.away():
        await trial.passes(minutes=3)
    assert (await alice.clicks("hello", on=posted)).text.startswith("hello alice")
