"""Revision 0004: when each game ended, so that old ones can be deleted. Frozen: later changes are later revisions."""

from time import time

import sqlalchemy as sa

_ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")
_here = sa.MetaData()
_tables = sa.Table("tables", _here, sa.Column("id", _ID, primary_key=True), sa.Column("phase", sa.Text))
_endings = sa.Table(
    "endings",
    _here,
    sa.Column("table_id", _ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    sa.Column("ended", sa.BigInteger, nullable=False),
    sa.Index("endings_by_time", "ended"),
)


def upgrade(connection: sa.Connection) -> None:
    """Make the table. Nobody knows when earlier games ended: they count from now, so that none is deleted too early."""
    _endings.create(connection, checkfirst=True)
    known = sa.select(_endings.c.table_id)
    ended = sa.select(_tables.c.id, sa.literal(int(time()))).where(
        _tables.c.phase.not_in(("open", "playing")), _tables.c.id.not_in(known)
    )
    connection.execute(sa.insert(_endings).from_select(["table_id", "ended"], ended))
