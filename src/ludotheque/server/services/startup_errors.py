"""What can keep a server from starting, each as one sentence that says what to do."""

import errno
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from shutil import disk_usage
from typing import IO

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError

from ludotheque.core import Spoken
from ludotheque.server.services import platform
from ludotheque.server.services.settings import Settings, database_url
from ludotheque.server.storage.errors import Down, NotCopied, NotUnicode, TooNew
from ludotheque.server.storage.sqlite import ROOM

LOCK = "server.lock"
"""The file in the data folder that one server locks."""
_FOLDER = {
    errno.EACCES: "serve-folder-closed",
    errno.EPERM: "serve-folder-closed",
    errno.EROFS: "serve-folder-closed",
    errno.ENOTDIR: "serve-folder-is-file",
    errno.EEXIST: "serve-folder-is-file",
    errno.ENOSPC: "serve-disk-full",
    errno.EDQUOT: "serve-disk-full",
}
_SQLITE = {
    "SQLITE_READONLY": "serve-folder-closed",
    "SQLITE_CANTOPEN": "serve-folder-closed",
    "SQLITE_PERM": "serve-folder-closed",
    "SQLITE_FULL": "serve-disk-full",
    "SQLITE_NOTADB": "serve-database-damaged",
    "SQLITE_CORRUPT": "serve-database-damaged",
}
_PORT = {errno.EADDRINUSE: "serve-port-used", errno.EACCES: "serve-port-closed", errno.EPERM: "serve-port-closed"}


class Obstacle(Spoken):
    """The server cannot start; the text says why, and what to do."""


class Locked(Obstacle):
    """Another server uses this data folder."""


@contextmanager
def at_folder(folder: Path) -> Iterator[None]:
    """Whatever the disk refuses, in words."""
    try:
        yield
    except OSError as error:
        raise _of_folder(error, folder) from error


def take_folder(settings: Settings) -> IO[str] | None:
    """Make the data folder and lock it for this process until the file is closed; nothing to do for PostgreSQL."""
    if settings.database:
        return None
    folder = Path(settings.data)
    with at_folder(folder):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # it holds the secrets of running games
        file = (folder / LOCK).open("a")  # "w" would cut off a file that is locked, which Windows refuses
    try:
        platform.lock(file)
    except OSError:
        file.close()
        raise Locked("serve-locked", folder=str(folder)) from None
    return file


@contextmanager
def at_port(host: str, port: int, *, ops: bool = False) -> Iterator[None]:
    """Whatever the network refuses, in words, with the flag that says where to listen."""
    unknown = Obstacle("serve-host-unknown", host=host, flag="--ops" if ops else "--host")
    try:
        yield
    except socket.gaierror as error:
        raise unknown from error
    except OSError as error:
        if (key := _PORT.get(error.errno or 0)) is None:
            raise unknown from error
        raise Obstacle(key, port=str(port), flag="--ops" if ops else "--port") from error


@contextmanager
def at_database(settings: Settings) -> Iterator[None]:
    """Whatever the database refuses, in words."""
    folder = Path(settings.data)
    try:
        yield
    except TooNew as error:
        raise Obstacle("serve-database-newer") from error
    except NotUnicode as error:
        raise Obstacle("serve-database-encoding", encoding=str(error)) from error
    except NotCopied as error:
        raise Obstacle("serve-database-not-copied", folder=settings.data, why=str(error)) from error
    except OSError as error:
        raise _of_folder(error, folder) from error
    except (SQLAlchemyError, sqlite3.Error, Down) as error:
        raise _of_database(error, settings) from error


def check_address(settings: Settings) -> None:
    """Whether the address of the database is one at all, and the packages for these settings are here."""
    try:
        make_url(database_url(settings))
    except (ArgumentError, ValueError) as error:
        raise Obstacle("serve-database-address") from error
    if settings.database and find_spec("psycopg") is None:
        raise Obstacle("serve-database-driver")
    if settings.mdns and find_spec("zeroconf") is None:
        raise Obstacle("serve-mdns-package")


def _of_folder(error: OSError, folder: Path) -> Obstacle:
    key = _FOLDER.get(error.errno or 0, "serve-folder-failed")
    return Obstacle(key, folder=str(folder), why=error.strerror or type(error).__name__)


def _of_database(error: Exception, settings: Settings) -> Obstacle:
    first = error.__cause__ if isinstance(error, Down) else error
    origin = first.orig if isinstance(first, DBAPIError) else first
    if settings.database:
        why = str(origin).strip().splitlines()
        return Obstacle("serve-database-unreachable", why=why[0] if why else type(origin).__name__)
    name = origin.sqlite_errorname if isinstance(origin, sqlite3.Error) and hasattr(origin, "sqlite_errorname") else ""
    key = next((key for family, key in _SQLITE.items() if name.startswith(family)), "serve-folder-failed")
    if name.startswith("SQLITE_IOERR") and disk_usage(settings.data).free < ROOM:
        key = "serve-disk-full"  # SQLite does not always know why it could not write
    file = str(Path(settings.data) / "ludotheque.sqlite")
    return Obstacle(key, folder=settings.data, file=file, why=str(origin))
