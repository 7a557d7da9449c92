"""What servers and people have chosen for good: `ChoiceStore`."""

from collections.abc import Callable, Iterable
from functools import partial

from sqlalchemy import Connection, delete, select

from bot.services.rows import Quiet, Server
from bot.storage import codec
from bot.storage.models import quiet, server
from bot.storage.part import Part
from bot.storage.statements import insert_of, upsert_of


class Choices(Part):
    """Choices by server and by person."""

    async def server(self, guild: int) -> Server:
        """Return what a server has chosen; nothing, where it is not known."""
        return await self._read(partial(_server, guild=guild))

    async def change_server(self, guild: int, change: Callable[[Server], Server]) -> Server:
        """Read a server's choices, change them and keep them, in one transaction; return them. `change` is pure."""
        return await self._committer.do(partial(_change, guild=guild, change=change))

    async def quiet(self, users: Iterable[int]) -> frozenset[int]:
        """Return those of the people who want no pings in public."""
        wanted = select(quiet.c.user).where(quiet.c.user.in_(list(users)))
        return await self._read(lambda connection: frozenset(connection.execute(wanted).scalars()))

    async def set_quiet(self, user: int, *, quiet: bool) -> None:
        """Keep whether somebody wants no pings in public."""
        await self._committer.do(partial(_hush if quiet else _unhush, user=user))


def _server(connection: Connection, guild: int, *, lock: bool = False) -> Server:
    wanted = select(server).where(server.c.guild == guild)
    row = connection.execute(wanted.with_for_update() if lock else wanted).mappings().first()
    return Server(guild=guild) if row is None else codec.struct(Server, row)


def _change(connection: Connection, guild: int, change: Callable[[Server], Server]) -> Server:
    dialect = connection.dialect.name
    # There must be a row to be locked: two processes that make the first change would not see each other.
    new = codec.values(Server(guild=guild))
    connection.execute(insert_of(dialect, server).on_conflict_do_nothing(), new)
    changed = change(_server(connection, guild, lock=True))
    connection.execute(upsert_of(dialect, server), codec.values(changed))
    return changed


def _hush(connection: Connection, user: int) -> None:
    statement = insert_of(connection.dialect.name, quiet)
    connection.execute(statement.on_conflict_do_nothing(), codec.values(Quiet(user=user)))


def _unhush(connection: Connection, user: int) -> None:
    connection.execute(delete(quiet).where(quiet.c.user == user))
