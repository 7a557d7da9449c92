"""Instants: aware UTC datetimes, whole milliseconds since 1970 in storage, and the time in a Discord id."""

from datetime import UTC, datetime, timedelta

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
DISCORD_EPOCH_MS = 1_420_070_400_000
MILLISECOND = timedelta(milliseconds=1)


def utc(instant: datetime) -> datetime:
    """Return the same instant in UTC; ValueError for a naive one, which Python would take for the machine's zone."""
    if instant.tzinfo is None:
        raise ValueError(f"{instant.isoformat()} has no zone")
    return instant.astimezone(UTC)


def to_epoch_ms(instant: datetime) -> int:
    """Return whole milliseconds since 1970, cut down; exact for every instant; ValueError for a naive one."""
    return (utc(instant) - EPOCH) // MILLISECOND


def from_epoch_ms(milliseconds: int) -> datetime:
    """Return the UTC instant so many milliseconds after 1970; never through a float."""
    return EPOCH + timedelta(milliseconds=milliseconds)


def snowflake_time(snowflake: int) -> datetime:
    """Return when Discord made this id: its upper 42 bits are milliseconds since 2015; ValueError for 0 or less."""
    if snowflake <= 0:
        raise ValueError(f"{snowflake} is no Discord id")
    return from_epoch_ms((snowflake >> 22) + DISCORD_EPOCH_MS)
