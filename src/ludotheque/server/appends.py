"""Moves into the log, a whole batch as one statement: the writer's thread then gives up the interpreter's lock once.

A row is written only if its writer still owns the table (its epoch), and only once (the primary key).
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain

import msgspec
from msgspec import Struct
from msgspec.structs import astuple
from sqlalchemy import Connection

MOST = 64
"""Rows in one statement of SQLite: few enough kinds of it that Python keeps them all prepared."""


class Row(Struct, frozen=True, array_like=True, gc=False):
    """One move on its way to the log."""

    table: int
    number: int
    epoch: int
    act: str | None
    payload: str


def append(connection: Connection, rows: Sequence[Row]) -> int:
    """Write moves; how many were: fewer than given if another writer owns a table. A number that is there raises."""
    if connection.dialect.name == "sqlite":
        parts = (rows[start : start + MOST] for start in range(0, len(rows), MOST))
        return sum(_written(connection, _sqlite(len(part)), tuple(chain(*map(astuple, part)))) for part in parts)
    return _written(connection, _POSTGRESQL, (msgspec.json.encode(rows).decode(),))


def _written(connection: Connection, statement: str, values: tuple[object, ...]) -> int:
    return connection.exec_driver_sql(statement, values).rowcount


# “OR FAIL” spares SQLite a journal for each statement, which costs more than the rows. It may leave half a statement
# behind, but whoever fails here goes back to before the whole transaction.
@lru_cache
def _sqlite(count: int) -> str:
    rows = ", ".join(["(?, ?, ?, ?, ?)"] * count)
    return f"""
        INSERT OR FAIL INTO moves (table_id, number, epoch, act, payload)
        SELECT column1, column2, column3, column4, column5
        FROM (VALUES {rows}) JOIN tables ON tables.id = column1 AND tables.epoch = column3
    """  # noqa: S608 — only place-holders are put in


_POSTGRESQL = """
    INSERT INTO moves (table_id, number, epoch, act, payload)
    SELECT (r.v->>0)::bigint, (r.v->>1)::int, (r.v->>2)::int, r.v->>3, r.v->>4
    FROM json_array_elements(%s::json) AS r(v)
    JOIN tables ON tables.id = (r.v->>0)::bigint AND tables.epoch = (r.v->>2)::int
"""
