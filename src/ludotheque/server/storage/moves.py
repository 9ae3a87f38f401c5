"""Appending moves to the log: a whole batch is one statement, so that the writer thread releases the GIL once.

A row is written only if its writer still owns the table (its epoch), and only once (the primary key).
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain

import msgspec
from msgspec import Struct
from msgspec.structs import astuple
from sqlalchemy import Connection

from ludotheque.server.storage.errors import Stale

MOST = 64
"""Rows in one statement of SQLite: few enough variants that Python caches all of them as prepared statements."""


class Row(Struct, frozen=True, array_like=True, gc=False):
    """One move on its way to the log."""

    table: int
    number: int
    epoch: int
    act: str | None
    payload: str


def append(connection: Connection, rows: Sequence[Row]) -> None:
    """Write moves, all of them or none; raises if another writer owns a table, or if a number is there already."""
    if connection.dialect.name == "sqlite":
        for start in range(0, len(rows), MOST):
            part = rows[start : start + MOST]
            written = connection.exec_driver_sql(_sqlite(len(part)), tuple(chain(*map(astuple, part))))
            if written.rowcount != len(part):
                raise Stale("another writer owns this table")
    else:
        tables = list({row.table for row in rows})
        connection.exec_driver_sql(_POSTGRESQL, (msgspec.json.encode(rows).decode(), tables))


# “OR FAIL” saves SQLite a journal for each statement, which costs more than the rows. A failure may leave half a
# statement behind, but then the whole transaction is rolled back.
@lru_cache
def _sqlite(count: int) -> str:
    rows = ", ".join(["(?, ?, ?, ?, ?)"] * count)
    return f"""
        INSERT OR FAIL INTO moves (table_id, number, epoch, act, payload)
        SELECT column1, column2, column3, column4, column5
        FROM (VALUES {rows}) JOIN tables ON tables.id = column1 AND tables.epoch = column3
    """  # noqa: S608 — only place-holders are put in


# The lock excludes a take-over (`jobs.take_over` locks FOR UPDATE) between this check of the epoch and the commit. One
# that is under way is waited for, and then its epoch is seen. A row of another owner gets NULL as its table, which the
# database refuses. The statement commits by itself, so it must write all or nothing.
_POSTGRESQL = """
    WITH given AS (
        SELECT (v->>0)::bigint AS id, (v->>1)::int AS number, (v->>2)::int AS epoch, v->>3 AS act, v->>4 AS payload
        FROM json_array_elements(%s::json) AS rows(v)
    ), owned AS (
        SELECT id, epoch FROM tables WHERE id = ANY(%s) FOR KEY SHARE
    )
    INSERT INTO moves (table_id, number, epoch, act, payload)
    SELECT owned.id, given.number, given.epoch, given.act, given.payload
    FROM given LEFT JOIN owned ON owned.id = given.id AND owned.epoch = given.epoch
"""
