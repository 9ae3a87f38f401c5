"""The embedded database: SQLite, durable at every commit, with room for its log made in advance."""

from contextlib import suppress
from pathlib import Path
from time import perf_counter
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

PAGES = 8_000
"""Of the write-ahead log, before SQLite carries them over into the database and begins it anew.

Everyone waits meanwhile, 50 ms on a slow disk: with SQLite's own thousand every ten seconds at a hundred tables.
"""
ROOMS = (4_000_000, 4_000 * PAGES)
"""Bytes of it that are there from the start: a little, and all of it where the disk is quick."""
QUICK_S = 0.1
"""For the little; what is slower, a card in a small computer for instance, would hold up the start for seconds."""


def make_durable(connection: Any, _record: Any) -> None:
    """Set a new connection up; for SQLAlchemy's `connect` event."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # the flush that survives a power cut, not only a crash
    # No foreign keys: an append joins the table it is for, so they would prove nothing, and cost half its time.
    cursor.execute("PRAGMA foreign_keys=OFF")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.execute(f"PRAGMA wal_autocheckpoint={PAGES}")
    cursor.close()


def make_room(connection: Connection) -> None:
    """Let the log have its length at once: to flush a file that grows takes several times as long.

    The pages stay with the database, and moves will use them. On a full disk there is no room, and no harm. After a
    crash the log is as long as it was.
    """
    log = Path(f"{connection.engine.url.database}-wal")
    if log.exists() and log.stat().st_size > ROOMS[0]:
        return
    with suppress(SQLAlchemyError):
        for length in ROOMS:
            started = perf_counter()
            with connection.begin():
                connection.exec_driver_sql("CREATE TABLE room (bytes BLOB)")
                connection.exec_driver_sql("INSERT INTO room VALUES (zeroblob(?))", (length,))
                connection.exec_driver_sql("DROP TABLE room")
            connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
            connection.rollback()
            if perf_counter() - started > QUICK_S:
                return
