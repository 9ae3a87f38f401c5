"""Revision 0001: tables, seats and the log of moves. Frozen: later changes are later revisions."""

import sqlalchemy as sa

_ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")
_first = sa.MetaData()

sa.Table(
    "tables",
    _first,
    sa.Column("id", _ID, primary_key=True, autoincrement=True),
    sa.Column("code", sa.Text, nullable=False),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("phase", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("secret", sa.Text, nullable=False),
    sa.Column("commitment", sa.Text, nullable=False),
    sa.Column("nonces", sa.JSON, nullable=False),
    sa.Column("host_hash", sa.Text, nullable=False),
    sa.Column("outcome", sa.JSON),
    sa.Column("next", sa.Text),
    sa.Column("epoch", sa.Integer, nullable=False),
    sa.UniqueConstraint("code", name="one_table_per_code"),
    sa.Index("tables_by_phase", "phase"),
)
sa.Table(
    "seats",
    _first,
    sa.Column("table_id", _ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("avatar", sa.Text, nullable=False),
    sa.Column("level", sa.Text),
    sa.Column("token_hash", sa.Text),
    sa.Column("nonce", sa.Text),
    sqlite_with_rowid=False,
)
sa.Table(
    "moves",
    _first,
    sa.Column("table_id", _ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("epoch", sa.Integer, nullable=False),
    sa.Column("act", sa.Text),
    sa.Column("payload", sa.Text, nullable=False),
    sqlite_with_rowid=False,
)


def upgrade(connection: sa.Connection) -> None:
    """Make what is missing of the three tables."""
    _first.create_all(connection)
