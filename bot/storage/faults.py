"""Errors of the database: whom they concern, and in what words a person is told."""

from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError, StatementError
from sqlalchemy.exc import TimeoutError as NoConnection

_DEADLOCK = "40P01"


def hits_all(error: Exception) -> bool:
    """Whether the database itself fails, so that doing each work alone would only fail again."""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    return isinstance(error, OperationalError | NoConnection | OSError)


def may_pass(error: Exception) -> bool:
    """Whether another process was just quicker, so that a second look will decide differently."""
    return isinstance(error, IntegrityError) or sqlstate(error) == _DEADLOCK


def plain(error: Exception) -> Exception:
    """Return what was wrong with a value (a naive datetime: ValueError) without SQLAlchemy's wrapping."""
    if isinstance(error, StatementError) and isinstance(error.orig, ValueError | TypeError | AttributeError):
        return error.orig
    return error


def sqlstate(error: BaseException | None) -> str:
    """Return PostgreSQL's five-letter code of an error, however deeply wrapped; empty if there is none."""
    while error is not None:
        code = getattr(error, "sqlstate", None)
        if isinstance(code, str):
            return code
        error = getattr(error, "orig", None) or error.__cause__
    return ""
