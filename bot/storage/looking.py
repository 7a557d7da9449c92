"""A look at a database from outside, while a bot may use it: nothing is made, moved or locked."""

import asyncio
from pathlib import Path

from msgspec import Struct
from sqlalchemy import URL, Connection, func, select, text

from bot.errors import UserError
from bot.storage.migrate import HEAD, check_known, revision_of
from bot.storage.models import match
from bot.storage.moving import others
from bot.storage.opening import clear_file_errors, clear_server_errors, parsed
from bot.storage.postgres import server_engine
from bot.storage.sqlite import FileLock, file_engine


class Condition(Struct, frozen=True, kw_only=True):
    """How a database is."""

    place: str
    """Where it is, without its password."""

    exists: bool
    revision: str | None = None
    """Of its tables; None where there are none yet."""

    head: str = HEAD
    """The revision that this program makes of it."""

    in_use: bool = False
    """Whether another process has it open."""

    matches: int = 0


async def condition(url: str) -> Condition:
    """How the database at a URL is; UserError, one line, where it cannot be used."""
    place = parsed(url)
    if place.get_backend_name() == "sqlite":
        return await asyncio.get_running_loop().run_in_executor(None, _of_file, place)
    return await _of_server(place)


def _of_file(url: URL) -> Condition:
    path = Path(url.database or "")
    with clear_file_errors(path):
        if not path.exists():
            return Condition(place=str(path), exists=False)
        engine = file_engine(url, pool_size=1, begin="BEGIN", read_only=True)
        try:
            with engine.begin() as connection:
                said = connection.execute(text("PRAGMA quick_check(1)")).scalar_one()
                if said != "ok":
                    raise UserError(f"the database {path} is damaged: {said}")
                return _condition(connection, str(path), FileLock(path).held())
        finally:
            engine.dispose()


async def _of_server(url: URL) -> Condition:
    with clear_server_errors(url):
        engine = server_engine(url, 1)
        place = f"'{url.database}' at {url.host or 'the local server'}"
        try:
            async with engine.connect() as connection:
                return await connection.run_sync(lambda plain: _condition(plain, place, others(plain) > 0))
        finally:
            await engine.dispose()


def _condition(connection: Connection, place: str, in_use: bool) -> Condition:
    revision = revision_of(connection)
    check_known(revision)
    matches = 0 if revision is None else connection.execute(select(func.count()).select_from(match)).scalar_one()
    return Condition(place=place, exists=True, revision=revision, in_use=in_use, matches=matches)
