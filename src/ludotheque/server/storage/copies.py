"""Copies of the database. A copy is one SQLite file, whichever database it was made of.

SQLite is copied page by page, also while a server writes to it. PostgreSQL is copied row by row in one read
transaction. Every copy is made under another name and gets its own when it is complete and on the disk.
"""

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from time import time

from sqlalchemy import (
    Connection,
    Engine,
    MetaData,
    NullPool,
    Table,
    create_engine,
    event,
    func,
    insert,
    literal,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError

from ludotheque.server.storage.errors import NotCopied
from ludotheque.server.storage.migrations import HEAD, migrate
from ludotheque.server.storage.rows import LIVE
from ludotheque.server.storage.schema import endings, moves, seats, tables
from ludotheque.server.storage.sqlite import make_durable, sync_folder

ROWS = 1_000
"""Rows that are copied at once."""
EPOCHS = 1_000
"""By how much the epoch of a live table rises when it is restored: more than its server can have counted since."""
KEPT = (tables, seats, moves, endings)
"""What is copied, in an order in which every row finds the one that it belongs to."""
_ENDS = ("", "-wal", "-shm")


@contextmanager
def replacing(target: Path) -> Iterator[Path]:
    """A file to write to. Afterwards it is flushed and takes the name `target`; if anything fails it is removed."""
    part = target.with_name(f"{target.name}.part")
    _remove(part)
    part.touch(mode=0o600)  # it holds the secrets of running games
    try:
        yield part
        with part.open("r+b") as written:  # Windows flushes nothing that is open for reading only
            os.fsync(written.fileno())
        part.replace(target)
        sync_folder(target.absolute().parent)
    finally:
        _remove(part)


@contextmanager
def writing() -> Iterator[None]:
    """Whatever the disk of a copy refuses, as `NotCopied`; what PostgreSQL refuses stays as it is."""
    try:
        yield
    except (OSError, sqlite3.Error, DBAPIError) as error:
        if isinstance(error, DBAPIError) and not isinstance(error.orig, sqlite3.Error):
            raise
        why = error.strerror if isinstance(error, OSError) else str(getattr(error, "orig", error))
        raise NotCopied(why or type(error).__name__) from error


def _remove(file: Path) -> None:
    for end in (*_ENDS, "-journal"):
        Path(f"{file}{end}").unlink(missing_ok=True)


def copy_file(source: Path, target: Path) -> None:
    """Copy an SQLite database into one file: all that was committed before, and nothing later. Writers do not wait."""
    address = f"{source.absolute().as_uri()}?mode=rw"
    with closing(sqlite3.connect(address, uri=True, timeout=5)) as here, closing(sqlite3.connect(target)) as there:
        here.backup(there)
        there.execute("PRAGMA journal_mode=DELETE")


def copy_rows(source: Connection, target: Connection, wanted: Sequence[Table] = KEPT) -> None:
    """Copy every row into an empty database of the same schema."""
    reading = source.execution_options(yield_per=ROWS)
    for table in wanted:
        for part in reading.execute(select(table)).mappings().partitions():
            target.execute(insert(table), [dict(row) for row in part])
    if target.dialect.name == "postgresql":  # the ids were given: new tables get those behind them
        last = select(func.setval(func.pg_get_serial_sequence("tables", "id"), func.max(tables.c.id) + 1, False))
        target.execute(last)


def copy_old(source: Connection, revision: str, file: Path) -> None:
    """Copy a database of an earlier revision: ours make the same schema in an empty file, which takes every row."""
    with opened(file, revision) as copy, copy.begin() as target:
        schema = MetaData()
        schema.reflect(target)
        schema.remove(schema.tables["alembic_version"])  # it is written already
        copy_rows(source, target, schema.sorted_tables)


def clear(target: Connection) -> None:
    """Delete every row."""
    for table in reversed(KEPT):
        target.execute(table.delete())


def raise_epochs(connection: Connection) -> None:
    """Give live tables epochs that were never used: a client must not take a restored table for the one it knows."""
    connection.execute(update(tables).where(tables.c.phase.in_(LIVE)).values(epoch=tables.c.epoch + EPOCHS))


def note_endings(connection: Connection) -> None:
    """Games that ended, and of which the copy does not say when, count from now: else `--keep-days` never deletes them.

    Older copies of PostgreSQL held no endings.
    """
    known = select(endings.c.table_id)
    ended = select(tables.c.id, literal(int(time()))).where(tables.c.phase.not_in(LIVE), tables.c.id.not_in(known))
    connection.execute(insert(endings).from_select(["table_id", "ended"], ended))


@contextmanager
def opened(file: Path, revision: str = HEAD) -> Iterator[Engine]:
    """A copy as a database whose schema is at least of this revision; one file without a write-ahead log afterwards."""
    engine = create_engine(f"sqlite:///{file}", poolclass=NullPool)
    event.listen(engine, "connect", make_durable)
    try:
        with engine.begin() as connection:
            migrate(connection, to=revision)
        yield engine
    finally:
        engine.dispose()
    # Not where it failed: the copy is then thrown away. On a full disk the log may hold what has no room in the file.
    with closing(sqlite3.connect(file)) as alone:
        alone.execute("PRAGMA journal_mode=DELETE")


def is_sound(file: Path) -> bool:
    """Whether SQLite finds every page and index of a database in order."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True)) as connection:
            found = connection.execute("PRAGMA integrity_check(1)").fetchone()
            tables_there = connection.execute("SELECT count(*) FROM sqlite_schema WHERE name = 'alembic_version'")
            return bool(found == ("ok",) and tables_there.fetchone() == (1,))
    except sqlite3.DatabaseError:
        return False


def move_aside(file: Path, aside: Path) -> None:
    """Rename a database, and its write-ahead log along with it."""
    for end in reversed(_ENDS):
        with suppress(FileNotFoundError):
            Path(f"{file}{end}").replace(f"{aside}{end}")
