"""The embedded database: SQLite, whose write-ahead log (WAL) is preallocated, and flushed by us."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from importlib import import_module
from pathlib import Path
from typing import Any

PAGE = 1_024
"""Bytes. A move has about a hundred, but every page that it changes is written whole to the WAL. That is 2.9 kB a move
at a hundred tables, and 6.6 with SQLite's default of 4,096. An existing database keeps its page size."""
CACHE_KB = 1_000
"""Of SQLite's pages in memory: at 500 tables as fast as its 2,000, and 3 kB less for each table."""
PAGES = 8_000
"""Of the WAL, before SQLite makes a checkpoint: it copies them into the database and starts the WAL from its beginning.

Everyone waits during a checkpoint, 5 ms on a fast disk and 50 on a slow one. With SQLite's default of 1,000 pages there
is one every few seconds at a hundred tables.
"""
ROOM = 32 + PAGES * (24 + PAGE)
"""Bytes of the WAL that are preallocated: its header, and each page with a header."""


def _syncing() -> Callable[[int], object]:
    """What flushes a file to the disk itself. On macOS `fsync` stops at the drive's cache, and this call does not."""
    with suppress(ImportError):  # Windows
        fcntl = import_module("fcntl")
        if hasattr(fcntl, "F_FULLFSYNC"):
            return lambda descriptor: fcntl.fcntl(descriptor, fcntl.F_FULLFSYNC)
    found: Callable[[int], object] = getattr(os, "fdatasync", os.fsync)  # the length is fixed; only Linux can skip it
    return found


_sync = _syncing()


def make_durable(connection: Any, _record: Any) -> None:
    """Set a new connection up; for SQLAlchemy's `connect` event."""
    try:
        _set_up(connection)
    except sqlite3.Error:
        connection.close()  # nobody else refers to it yet
        raise


def _set_up(connection: Any) -> None:
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA page_size={PAGE}")
    mode = cursor.execute("PRAGMA journal_mode=WAL").fetchone()[0]
    # NORMAL: a commit is in the WAL, where no crash of ours can undo it, and `WriteAhead.flush` makes it durable. Where
    # SQLite can have no WAL (some network disks) it flushes at every commit.
    cursor.execute(f"PRAGMA synchronous={'NORMAL' if mode == 'wal' else 'FULL'}")
    # No foreign keys: an append joins the table it is for, so they would check nothing, and cost half its time.
    cursor.execute("PRAGMA foreign_keys=OFF")
    cursor.execute("PRAGMA fullfsync=ON")  # for checkpoints on macOS; other systems ignore it
    cursor.execute(f"PRAGMA cache_size={-CACHE_KB}")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.execute(f"PRAGMA wal_autocheckpoint={PAGES}")
    cursor.close()


class WriteAhead:
    """The write-ahead log of an open database, as a file."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._opened = database.stat()
        self._path = Path(f"{database}-wal")
        self._log: int | None = None  # kept open: a flush must not fail because no file descriptor is left

    def preallocate(self) -> None:
        """Give the file its full length at once: flushing a file that grows takes several times as long.

        SQLite ignores zeros behind its last page, as it ignores what a crash leaves there: their checksum is wrong.
        Where there is no WAL none is made; on a full disk the file stays as it is.
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
        """Make everything that was written durable; raises `OSError` if that fails."""
        self._find_database()
        # SQLite reuses the same file, and makes a new one only after all its connections were closed. No other file can
        # have the inode number of the one that is held open here.
        try:
            if self._log is None or not os.path.samestat(self._path.stat(), os.fstat(self._log)):
                self.close()
                self._log = log = os.open(self._path, os.O_RDWR)
                _sync(log)
                sync_folder(self._path.parent)
            else:
                _sync(self._log)
        except FileNotFoundError:  # SQLite has made a checkpoint, or has no WAL: then it flushed itself
            self.close()
        except OSError:
            self.close()  # the next flush opens it again
            raise

    def _find_database(self) -> None:
        """Raise `OSError` if the database was deleted, moved away or replaced: the next start would find no write."""
        if not os.path.samestat(self._database.stat(), self._opened):
            raise FileNotFoundError("another file lies in the place of the database")

    def close(self) -> None:
        """Close the file."""
        if self._log is not None:
            log, self._log = self._log, None
            os.close(log)

    def checkpoint(self) -> None:
        """Copy all of it into the database, and flush that: pages of a failed flush may never reach the disk.

        Raises `OSError` or `sqlite3.Error` if that fails, too.
        """
        self._find_database()
        with closing(sqlite3.connect(self._database, timeout=5)) as connection:
            (busy, *_pages) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        if busy:
            raise OSError("the log is in use")


def sync_folder(folder: Path) -> None:
    """Make the names in a folder durable."""
    with suppress(PermissionError):  # Windows cannot open folders, and needs no flush of them
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
