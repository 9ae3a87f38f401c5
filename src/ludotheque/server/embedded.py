"""The embedded database: SQLite, durable at every commit, with room for its log made in advance."""

import os
from pathlib import Path
from typing import Any

PAGE = 1_024
"""Bytes. A move is a hundred, but every page it changes goes whole to the log: 2.9 kB a move at a hundred tables, with
SQLite's own 4,096 it was 6.6. A database that is there keeps what it has."""
PAGES = 8_000
"""Of the write-ahead log, before SQLite carries them over into the database and begins it anew.

Everyone waits meanwhile, 5 ms on a quick disk and 50 on a slow one: with SQLite's own thousand every few seconds at
a hundred tables.
"""
ROOM = 32 + PAGES * (24 + PAGE)
"""Bytes of it that are there from the start: its head, and every page with a head of its own."""


def make_durable(connection: Any, _record: Any) -> None:
    """Set a new connection up; for SQLAlchemy's `connect` event."""
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA page_size={PAGE}")
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # the flush that survives a power cut, not only a crash
    # No foreign keys: an append joins the table it is for, so they would prove nothing, and cost half its time.
    cursor.execute("PRAGMA foreign_keys=OFF")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.execute(f"PRAGMA wal_autocheckpoint={PAGES}")
    cursor.close()


def make_room(database: Path) -> None:
    """Let the log of an open database have its length at once: to flush a file that grows takes several times as long.

    SQLite takes zeros behind its last page for what a crash left there: their checksum is wrong. Where it could open no
    such log (some network disks) none is made, and on a full disk there is no room, and no harm.
    """
    path = Path(f"{database}-wal")
    if not path.exists():
        return
    with path.open("ab", buffering=0) as log:
        length = log.tell()
        zeros = bytes(max(0, ROOM - length))
        try:
            enough = log.write(zeros) == len(zeros)
            os.fsync(log.fileno())
        except OSError:
            enough = False
        if not enough:
            log.truncate(length)
