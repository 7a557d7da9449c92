"""Notices of matches that rest, and of whom nothing reaches."""

from datetime import datetime, timedelta

from bot.services.notices import AnyNotice, HomeRefuses, Paused, To, Unread


def resting(at: datetime) -> tuple[AnyNotice, ...]:
    """All that can be told of it."""
    return (
        Paused(until=at, reason="过节"),
        Paused(until=at + timedelta(days=1), reason=" "),
        Paused(until=at, reason="", why="home"),
        *(HomeRefuses(to=To.HOSTS, why=why, until=at) for why in ("gone", "forbidden", "locked")),
        HomeRefuses(to=To.HOSTS, why="locked", until=None),
        HomeRefuses(to=To.SEAT, for_seat="1", why="gone", until=at),
        Unread(seats=("2",)),
        Unread(seats=("1", "3")),
    )
