"""Revision 0005: the origins of a what-if, so that its first moves can be replayed. Frozen, as all revisions.

The checksum of a row without origins is the same as before, so rows are not written again.
"""

import sqlalchemy as sa


def upgrade(connection: sa.Connection) -> None:
    """Add the column if it is missing."""
    there = {column["name"] for column in sa.inspect(connection).get_columns("tables")}
    if "origins" not in there:
        connection.exec_driver_sql("ALTER TABLE tables ADD COLUMN origins JSON DEFAULT '[]' NOT NULL")
