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
)

HEAD = "0001"
"""The newest revision in `migrations/`."""

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
    UniqueConstraint("code", name="one_table_per_code"),
    Index("tables_by_phase", "phase"),
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
