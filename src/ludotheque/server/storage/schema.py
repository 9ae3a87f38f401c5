"""The database: tables of people, and the log of every move. The log is the table; everything else describes it."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()
_Id = BigInteger().with_variant(Integer, "sqlite")  # SQLite numbers rows only in a plain INTEGER

tables = Table(
    "tables",
    metadata,
    Column("id", _Id, primary_key=True, autoincrement=True),
    Column("code", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("phase", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("secret", Text, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("nonces", JSON, nullable=False),
    Column("host_hash", Text, nullable=False),
    Column("outcome", JSON),
    Column("next", Text),
    Column("epoch", Integer, nullable=False),
    Column("checksum", Text),
    Column("paused", Boolean, nullable=False, server_default=false()),
    Column("autostart", Boolean, nullable=False, server_default=false()),
    Column("seen", BigInteger, nullable=False, server_default="0"),
    Column("origins", JSON, nullable=False, server_default="[]"),
    UniqueConstraint("code", name="one_table_per_code"),
    Index("tables_by_phase", "phase", "seen"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", _Id, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("avatar", Text, nullable=False),
    Column("level", Text),
    Column("token_hash", Text),
    Column("nonce", Text),
    sqlite_with_rowid=False,
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", _Id, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("epoch", Integer, nullable=False),
    Column("act", Text),
    Column("payload", Text, nullable=False),
    sqlite_with_rowid=False,
)

nodes = Table(
    "nodes",
    metadata,
    Column("name", Text, primary_key=True),
    Column("asked", BigInteger, nullable=False),
)
"""One row for each server process, which nobody else writes: whether the database takes writes (`/readyz`)."""

endings = Table(
    "endings",
    metadata,
    Column("table_id", _Id, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("ended", BigInteger, nullable=False),
    Index("endings_by_time", "ended"),
)
"""When a game ended, in seconds since 1970: finished games are deleted by it."""
