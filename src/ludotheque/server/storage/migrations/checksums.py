"""Revision 0002: a checksum of every table and its seats, so that damage is noticed."""

from collections import defaultdict
from typing import Any

import sqlalchemy as sa

from ludotheque.server.storage.rows import TableRow, assemble, checksum, raw
from ludotheque.server.storage.schema import seats, tables


def upgrade(connection: sa.Connection) -> None:
    """Add the column. Tables that can be read get their checksum; one that cannot stays without, and is damaged."""
    if not any(column["name"] == "checksum" for column in sa.inspect(connection).get_columns("tables")):
        connection.exec_driver_sql("ALTER TABLE tables ADD COLUMN checksum TEXT")
    chairs: defaultdict[Any, list[sa.RowMapping]] = defaultdict(list)
    for chair in raw(connection, seats, sa.true(), seats):
        chairs[chair["table_id"]].append(chair)
    now = sa.Table("tables", sa.MetaData(), autoload_with=connection)  # later revisions have more columns
    found = [assemble(row, chairs[row["id"]]) for row in raw(connection, now, sa.true(), now)]
    sums = [{"table": row.id, "sum": checksum(row)} for row in found if isinstance(row, TableRow)]
    if sums:
        one = sa.update(tables).where(tables.c.id == sa.bindparam("table"))
        connection.execute(one.values(checksum=sa.bindparam("sum")), sums)
