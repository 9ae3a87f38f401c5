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

# One statement for a whole batch: the writer's thread then gives up the interpreter's lock once, not once a row. A row
# is written only if its writer still owns the table (its epoch), and only once (the primary key).
APPEND = {
    "sqlite": """
        INSERT INTO moves (table_id, number, epoch, act, payload)
        SELECT json_extract(row.value, '$[0]'), json_extract(row.value, '$[1]'), json_extract(row.value, '$[2]'),
               json_extract(row.value, '$[3]'), json_extract(row.value, '$[4]')
        FROM json_each(?) AS row
        JOIN tables ON tables.id = json_extract(row.value, '$[0]') AND tables.epoch = json_extract(row.value, '$[2]')
    """,
    "postgresql": """
        INSERT INTO moves (table_id, number, epoch, act, payload)
        SELECT (r.v->>0)::bigint, (r.v->>1)::int, (r.v->>2)::int, r.v->>3, r.v->>4
        FROM json_array_elements(%s::json) AS r(v)
        JOIN tables ON tables.id = (r.v->>0)::bigint AND tables.epoch = (r.v->>2)::int
    """,
}
