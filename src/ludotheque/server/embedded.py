"""The embedded database: SQLite, whose log we flush ourselves, with room for it made in advance."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
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

_sync: Callable[[int], None] = getattr(os, "fdatasync", os.fsync)  # the length is fixed; only Linux can leave it out


def make_durable(connection: Any, _record: Any) -> None:
    """Set a new connection up; for SQLAlchemy's `connect` event."""
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA page_size={PAGE}")
    mode = cursor.execute("PRAGMA journal_mode=WAL").fetchone()[0]
    # NORMAL: a commit is in the log, where no crash of ours can undo it, and `WriteAhead.flush` lets it survive a power
    # cut. Where SQLite can have no such log (some network disks) it flushes at every commit.
    cursor.execute(f"PRAGMA synchronous={'NORMAL' if mode == 'wal' else 'FULL'}")
    # No foreign keys: an append joins the table it is for, so they would prove nothing, and cost half its time.
    cursor.execute("PRAGMA foreign_keys=OFF")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.execute(f"PRAGMA wal_autocheckpoint={PAGES}")
    cursor.close()


class WriteAhead:
    """The write-ahead log of an open database, as a file."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._path = Path(f"{database}-wal")
        self._listed = -1  # the file whose entry in the folder is on the disk

    def make_room(self) -> None:
        """Let it have its length at once: to flush a file that grows takes several times as long.

        SQLite takes zeros behind its last page for what a crash left there: their checksum is wrong. Where there is no
        log none is made, and on a full disk there is no room, and no harm.
        """
        if not self._path.exists():
            return
        with self._path.open("ab", buffering=0) as log:
            length = log.tell()
            zeros = bytes(max(0, ROOM - length))
            try:
                enough = log.write(zeros) == len(zeros)
                os.fsync(log.fileno())
            except OSError:
                enough = False
            if not enough:
                log.truncate(length)

    def flush(self) -> None:
        """Let everything that was written survive a power cut; raises `OSError` if it may not."""
        try:
            log = os.open(self._path, os.O_RDWR)
        except FileNotFoundError:  # SQLite carried it over, or never had one: then it flushed
            return
        try:
            _sync(log)
            if (found := os.fstat(log).st_ino) != self._listed:
                _sync_folder(self._path.parent)
                self._listed = found
        finally:
            os.close(log)

    def carry_over(self) -> None:
        """Write all of it into the database, and flush that: what a failed flush left behind may never reach the disk.

        Raises `OSError` or `sqlite3.Error` if that fails, too.
        """
        with closing(sqlite3.connect(self._database, timeout=5)) as connection:
            (busy, *_pages) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        if busy:
            raise OSError("the log is in use")


def _sync_folder(folder: Path) -> None:
    with suppress(PermissionError):  # Windows opens no folders, and keeps them itself
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
