"""The edges of a deadline: inputs by their own time, grace, a gateway that is down, pauses."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.services.grace import GatewayState, Verdict, counts, may_tick_at, resume

DUE = datetime(2026, 3, 10, 20, tzinfo=UTC)
YESTERDAY = DUE - timedelta(days=1)
MS = timedelta(milliseconds=1)


def after(seconds: float) -> datetime:
    return DUE + timedelta(seconds=seconds)


@pytest.mark.parametrize(
    ("sent", "resolved", "verdict"),
    [
        (-MS, False, Verdict.ACCEPTED),
        (-MS, True, Verdict.LATE_IN_TIME),
        (0 * MS, False, Verdict.TOO_LATE),
        (0 * MS, True, Verdict.TOO_LATE),
        (MS, False, Verdict.TOO_LATE),
        (MS, True, Verdict.TOO_LATE),
    ],
)
def test_an_input_counts_by_its_own_time_to_the_millisecond(sent: timedelta, resolved: bool, verdict: Verdict) -> None:
    assert counts(DUE + sent, DUE, resolved) is verdict


@pytest.mark.parametrize(
    ("up", "since", "running_since", "seconds"),
    [
        (True, YESTERDAY, YESTERDAY, 10),  # grace
        (True, after(-10), YESTERDAY, 10),
        (True, after(-2), YESTERDAY, 10),
        (True, after(5), YESTERDAY, 15),  # ten seconds after it resumed
        (True, after(289), YESTERDAY, 299),
        (True, after(295), YESTERDAY, 300),  # five minutes at most
        (True, after(9000), YESTERDAY, 300),
        (False, YESTERDAY, YESTERDAY, 300),
        (False, after(200), YESTERDAY, 300),
        (True, after(7203), after(7200), 7213),  # the process was down when it was due: what was missed is read first
        (False, after(7200), after(7200), 7500),
    ],
)
def test_p2_a_tick_waits_for_grace_and_gateway(
    up: bool, since: datetime, running_since: datetime, seconds: int
) -> None:
    assert may_tick_at(DUE, GatewayState(up, since), running_since=running_since) == after(seconds)


def test_p2_a_tick_is_never_early_whatever_the_grace() -> None:
    gateway = GatewayState(up=False, since=YESTERDAY)
    assert may_tick_at(DUE, gateway, running_since=YESTERDAY, grace=timedelta(minutes=7)) == after(420)
    gateway = GatewayState(up=True, since=YESTERDAY)
    assert may_tick_at(DUE, gateway, running_since=YESTERDAY, grace=timedelta(0)) == DUE


@pytest.mark.parametrize(
    ("paused_hours", "maximum", "later"),
    [(5, 24, 5), (24, 24, 24), (50, 24, 24), (0, 24, 0), (-1, 24, 0)],
)
def test_a_pause_gives_the_time_back_up_to_its_maximum(paused_hours: int, maximum: int, later: int) -> None:
    paused_at = DUE - timedelta(hours=3)
    now = paused_at + timedelta(hours=paused_hours)
    assert resume(DUE, paused_at, now, timedelta(hours=maximum)) == DUE + timedelta(hours=later)
