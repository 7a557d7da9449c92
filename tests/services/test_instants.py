"""Instants as integers, and the time in a Discord id."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.services.instants import from_epoch_ms, snowflake_time, to_epoch_ms, utc


def test_the_time_in_a_discord_id() -> None:
    """The id that Discord's own documentation takes apart."""
    assert snowflake_time(175928847299117063) == datetime(2016, 4, 30, 11, 18, 25, 796_000, tzinfo=UTC)


@given(milliseconds=st.integers(0, 2**42 - 1), rest=st.integers(0, 2**22 - 1))
def test_an_id_gives_its_millisecond_exactly(milliseconds: int, rest: int) -> None:
    snowflake = (milliseconds << 22) + rest
    if snowflake:
        assert to_epoch_ms(snowflake_time(snowflake)) == milliseconds + 1_420_070_400_000


@pytest.mark.parametrize("number", [0, -1])
def test_no_id_has_no_time(number: int) -> None:
    with pytest.raises(ValueError, match="is no Discord id"):
        snowflake_time(number)


@given(milliseconds=st.integers(-(2**44), 2**45))
def test_c53_milliseconds_come_back(milliseconds: int) -> None:
    assert to_epoch_ms(from_epoch_ms(milliseconds)) == milliseconds
    assert to_epoch_ms(from_epoch_ms(milliseconds) + timedelta(microseconds=999)) == milliseconds


@pytest.mark.parametrize("fold", [0, 1])
def test_c47_both_halves_of_a_fold_are_different_instants(fold: int) -> None:
    local = datetime(2026, 10, 25, 1, 30, tzinfo=UTC).replace(tzinfo=ZoneInfo("Europe/London"), fold=fold)
    assert utc(local) == datetime(2026, 10, 25, fold, 30, tzinfo=UTC)
    assert from_epoch_ms(to_epoch_ms(local)) == utc(local)


def test_c53_a_naive_instant_is_refused() -> None:
    naive = datetime(2026, 10, 25, 1, 30, tzinfo=UTC).replace(tzinfo=None)
    for function in (utc, to_epoch_ms):
        with pytest.raises(ValueError, match="has no zone"):
            function(naive)
