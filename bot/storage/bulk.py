"""One statement for many rows, compiled once: SQLAlchemy writes the SQL and says how values are bound, we only do that.

Beside `Connection.execute` with a list this saves working out the parameters of each row from a dictionary anew, which
was a third of the time of a commit of many inputs.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, TypeAlias

from sqlalchemy import Connection, Delete, Dialect, Insert, Update
from sqlalchemy.sql.compiler import SQLCompiler

from bot.storage.codec import Values

Statement: TypeAlias = Insert | Update | Delete


class Bulk:
    """A compiled INSERT, UPDATE or DELETE whose parameters are all in the rows."""

    def __init__(self, statement: Statement, dialect: Dialect, names: Sequence[str]) -> None:
        compiled = statement.compile(dialect=dialect, column_keys=list(names))
        assert isinstance(compiled, SQLCompiler)
        assert compiled.positiontup is not None
        self._sql = str(compiled)
        places = compiled.positiontup
        # What the statement itself says, such as the 1 in `revision + 1`, is the same for every row.
        self._constants = {name: compiled.params[name] for name in places if name not in names}
        self._places = tuple(places)
        self._binders: list[tuple[int, Callable[[Any], Any]]] = []
        for place, name in enumerate(places):
            binder = compiled.binds[name].type.dialect_impl(dialect).bind_processor(dialect)
            if binder is not None:
                self._binders.append((place, binder))

    def run(self, connection: Connection, rows: Sequence[Values]) -> None:
        """Execute it for each row, in order."""
        bound = []
        for row in rows:
            named = row | self._constants if self._constants else row
            values = [named[name] for name in self._places]
            for place, binder in self._binders:
                values[place] = binder(values[place])
            bound.append(tuple(values))
        connection.exec_driver_sql(self._sql, bound)


@cache
def bulk(statement: Statement, dialect: Dialect, names: tuple[str, ...]) -> Bulk:
    """Return the statement compiled for rows with these names, from the second time on the same one."""
    return Bulk(statement, dialect, names)


def write(connection: Connection, statement: Statement, rows: Sequence[Values]) -> None:
    """Execute a statement for rows that all have the same names; nothing for no rows."""
    if rows:
        bulk(statement, connection.dialect, tuple(rows[0])).run(connection, rows)
