"""What a check has found."""

from enum import StrEnum

from msgspec import Struct


class Level(StrEnum):
    """How bad it is."""

    OK = "ok"
    WARNING = "warning"
    """The bot runs, but something is missing or will be."""

    FAULT = "fault"
    """The bot does not start, or nothing works."""

    NOT = "-"
    """Not looked at: something else comes first, or nobody wanted it."""


class Finding(Struct, frozen=True):
    """One line: what was looked at, what was found, how to mend it (empty: nothing to mend)."""

    what: str
    level: Level
    said: str
    mend: str = ""

    @property
    def line(self) -> str:
        """The whole line, for reading."""
        mend = f" → {self.mend}" if self.mend else ""
        return f"{self.level.value:<8} {self.what:<9} {self.said}{mend}"


def ok(what: str, said: str) -> Finding:
    """All is well."""
    return Finding(what, Level.OK, said)


def warning(what: str, said: str, mend: str) -> Finding:
    """It works so far."""
    return Finding(what, Level.WARNING, said, mend)


def fault(what: str, said: str, mend: str) -> Finding:
    """It does not work."""
    return Finding(what, Level.FAULT, said, mend)


def left_out(what: str, why: str) -> Finding:
    """Not looked at."""
    return Finding(what, Level.NOT, f"not looked at: {why}")
