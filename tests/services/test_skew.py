"""Discord's time and ours, and a clock that jumps."""

from datetime import datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from bot.services.skew import JUMP, ClockJumped, Skew
from tests.fakes.clock import FakeClock

SECOND = timedelta(seconds=1)


def skew_of(clock: FakeClock) -> Skew:
    return Skew(clock.now(), clock.monotonic())


async def hear(skew: Skew, clock: FakeClock, ahead: timedelta, took: float) -> None:
    """Something stamped by a Discord that is ahead of us by `ahead` arrives `took` seconds later."""
    stamped = clock.now() + ahead
    await clock.advance(took)
    skew.note(stamped, clock.monotonic())


async def test_before_anything_is_heard_discord_has_our_time() -> None:
    clock = FakeClock()
    skew = skew_of(clock)
    await clock.advance(60)
    assert skew.difference == timedelta(0)
    assert skew.discord_now(clock.monotonic()) == clock.now()


async def test_deadlines_go_by_discords_clock() -> None:
    clock = FakeClock()
    skew = skew_of(clock)
    await hear(skew, clock, ahead=30 * SECOND, took=0.125)
    assert skew.difference == 30 * SECOND - timedelta(milliseconds=125)
    assert skew.discord_now(clock.monotonic()) == clock.now() + skew.difference
    due = clock.now() + timedelta(hours=1)
    assert skew.our_time(due) == due - skew.difference


async def test_events_repeated_after_a_reconnect_do_not_spoil_it() -> None:
    clock = FakeClock()
    skew = skew_of(clock)
    await hear(skew, clock, ahead=2 * SECOND, took=0.25)
    for _ in range(20):
        skew.note(clock.now() - timedelta(minutes=3), clock.monotonic())
    assert skew.difference == timedelta(seconds=1.75)


async def test_only_recent_samples_count() -> None:
    clock = FakeClock()
    skew = skew_of(clock)
    await hear(skew, clock, ahead=2 * SECOND, took=0)
    await clock.advance(601)
    assert skew.difference == 2 * SECOND
    await hear(skew, clock, ahead=SECOND, took=0)
    assert skew.difference == SECOND


@given(
    ahead=st.timedeltas(timedelta(minutes=-4), timedelta(minutes=4)),
    took=st.lists(st.integers(0, 90_000).map(lambda ms: ms / 1000), min_size=1, max_size=80),
)
def test_p2_discords_time_is_never_taken_for_later_than_it_is(ahead: timedelta, took: list[float]) -> None:
    clock = FakeClock()
    skew = skew_of(clock)
    for seconds in took:
        skew.note(clock.now() + ahead - timedelta(seconds=seconds), clock.monotonic())
    assert skew.discord_now(clock.monotonic()) <= clock.now() + ahead
    assert skew.difference == ahead - timedelta(seconds=min(took[-64:]))


async def test_a_jump_over_five_minutes_stops_ticks_until_it_is_set_right() -> None:
    clock = FakeClock()
    skew = skew_of(clock)
    await clock.advance(3600)
    assert skew.check(clock.now(), clock.monotonic()) is None
    clock.jump(JUMP)
    assert skew.check(clock.now(), clock.monotonic()) is None  # five minutes exactly
    clock.jump(-JUMP - SECOND)
    seen_at = clock.now()
    jumped = skew.check(clock.now(), clock.monotonic())
    assert jumped == skew.jumped == ClockJumped(-JUMP - SECOND, seen_at)
    await clock.advance(60)
    assert skew.check(clock.now(), clock.monotonic()) == jumped  # the same one, told once
    clock.jump(JUMP)
    assert skew.check(clock.now(), clock.monotonic()) is None
    assert skew.jumped is None


async def test_a_host_may_trust_the_clock_as_it_is() -> None:
    clock = FakeClock()
    skew = skew_of(clock)
    clock.jump(timedelta(hours=2))
    assert skew.check(clock.now(), clock.monotonic()) is not None
    skew.trust(clock.now(), clock.monotonic())
    assert skew.jumped is None
    assert skew.check(clock.now(), clock.monotonic()) is None


async def test_a_jump_of_our_clock_does_not_move_discords_time() -> None:
    clock = FakeClock()
    skew = skew_of(clock)
    await hear(skew, clock, ahead=timedelta(0), took=0)
    really: datetime = clock.now()
    for step in (timedelta(minutes=-4), timedelta(hours=3)):
        clock.jump(step)
        skew.check(clock.now(), clock.monotonic())
        assert skew.discord_now(clock.monotonic()) == really


async def test_time_that_passes_evenly_is_no_jump() -> None:
    clock = FakeClock()
    skew = skew_of(clock)
    for _ in range(100):
        await clock.advance(timedelta(days=3))
        assert skew.check(clock.now(), clock.monotonic()) is None
