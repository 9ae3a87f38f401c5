"""Revision 0003: what a node that takes a table over must know (pause, autostart, last seen), and a row for each node.

The checksum of a row without pause and autostart is the same as before, so rows are not written again.
"""

import sqlalchemy as sa

_COLUMNS = {
    "paused": "BOOLEAN DEFAULT false NOT NULL",
    "autostart": "BOOLEAN DEFAULT false NOT NULL",
    "seen": "BIGINT DEFAULT 0 NOT NULL",
}


def upgrade(connection: sa.Connection) -> None:
    """Add what is missing of it."""
    there = {column["name"] for column in sa.inspect(connection).get_columns("tables")}
    for name, kind in _COLUMNS.items():
        if name not in there:
            connection.exec_driver_sql(f"ALTER TABLE tables ADD COLUMN {name} {kind}")
    connection.exec_driver_sql("DROP INDEX IF EXISTS tables_by_phase")
    connection.exec_driver_sql("CREATE INDEX tables_by_phase ON tables (phase, seen)")
    connection.exec_driver_sql(
        "CREATE TABLE IF NOT EXISTS nodes (name TEXT NOT NULL PRIMARY KEY, asked BIGINT NOT NULL)"
    )
