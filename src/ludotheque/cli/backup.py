"""`ludotheque backup` and `ludotheque restore`: a copy of every table in one file, checked by replaying every log."""

import os
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import strftime

from sqlalchemy import Connection, NullPool, create_engine, select

from ludotheque.server.services import platform
from ludotheque.server.services.services import speech
from ludotheque.server.services.settings import Settings, database_url, settings
from ludotheque.server.services.startup_errors import LOCK, Obstacle, at_database, check_address, take_folder
from ludotheque.server.storage import copies
from ludotheque.server.storage.checking import Checked, check
from ludotheque.server.storage.database import UNICODE
from ludotheque.server.storage.errors import NotCopied, TooNew
from ludotheque.server.storage.migrations import migrate, outdated
from ludotheque.server.storage.schema import tables
from ludotheque.texts import Lang

OK, DAMAGED, WRONG = 0, 1, 2
BROKEN = "serve-database-damaged"
_DAMAGE = ("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_IOERR_SHORT_READ")
_CLOSED = ("SQLITE_CANTOPEN", "SQLITE_READONLY", "SQLITE_PERM")


def backup(file: Path, lang: Lang, *, data: str | None, database: str | None, force: bool) -> int:
    """Copy the database into a file, also while a server runs, and check the copy."""

    def work(chosen: Settings) -> Checked:
        with _writing(file):
            if file.exists() and not (force and file.is_file()):
                raise Obstacle("backup-exists", file=str(file))
        with _writing(file), copies.replacing(file) as part:
            if chosen.database:
                _copy_rows(chosen, part, file)
            else:
                _copy_file(
                    _file_of(chosen), part, missing=Obstacle("backup-nothing", folder=chosen.data), damaged=BROKEN
                )
            return _checked(part, Obstacle(BROKEN, file=str(_file_of(chosen))))

    return _reported("backup-done", file, lang, _chosen(data, database), work)


def _copy_file(source: Path, part: Path, *, missing: Obstacle, damaged: str) -> None:
    """Copy a file. What is wrong with the source is said here, what with the copy by `_writing`: they differ."""
    closed = Obstacle("backup-closed", file=str(source))
    try:
        with source.open("rb"):
            pass
    except PermissionError:
        raise closed from None
    except OSError:
        raise missing from None
    try:
        copies.copy_file(source, part)
    except sqlite3.DatabaseError as error:
        name = getattr(error, "sqlite_errorname", "")
        if name.startswith(_DAMAGE):
            raise Obstacle(damaged, file=str(source)) from error
        if name.startswith(_CLOSED):  # the copy could be opened already
            raise closed from error
        raise


def _copy_rows(chosen: Settings, part: Path, file: Path) -> None:
    with copies.opened(part) as copy, copy.begin() as here, _postgresql(chosen, "REPEATABLE READ") as there:
        if outdated(there):
            raise Obstacle("backup-outdated")
        with _writing(file):
            copies.copy_rows(there, here)


def restore(file: Path, lang: Lang, *, data: str | None, database: str | None, force: bool) -> int:
    """Check a backup, then put it in the place of the database. An SQLite database that was there is kept beside it."""

    def work(chosen: Settings) -> Checked:
        return (_restore_rows if chosen.database else _restore_file)(file, chosen, force=force)

    return _reported("restore-done", file, lang, _chosen(data, database), work)


def _restore_file(file: Path, chosen: Settings, *, force: bool) -> Checked:
    place = _file_of(chosen)
    with ExitStack() as stack:
        if (lock := take_folder(chosen)) is not None:
            stack.enter_context(closing(lock))
        if place.exists() and not force:
            raise Obstacle("restore-exists", file=str(place))
        stack.enter_context(_writing(place))
        part = stack.enter_context(copies.replacing(place))
        found = _prepared(file, part)
        for made in (part, place.with_name(LOCK)):
            platform.hand_over(made)
        if place.exists():
            copies.move_aside(place, place.with_name(f"{place.stem}-replaced-{strftime('%Y%m%dT%H%M%S')}.sqlite"))
        return found


def _restore_rows(file: Path, chosen: Settings, *, force: bool) -> Checked:
    with TemporaryDirectory() as folder:
        part = Path(folder, "copy.sqlite")
        with _writing(part):
            found = _prepared(file, part)
        with _postgresql(chosen) as there, copies.opened(part) as copy, copy.connect() as here:
            migrate(there)
            if there.execute(select(tables.c.id).limit(1)).first() is not None:
                if not force:
                    raise Obstacle("restore-not-empty")
                copies.clear(there)
            copies.copy_rows(here, there)
    return found


def _prepared(file: Path, part: Path) -> Checked:
    """Copy a backup, check the copy, and make it ready to be played on."""
    _copy_file(file, part, missing=Obstacle("restore-missing", file=str(file)), damaged="restore-damaged")
    found = _checked(part, Obstacle("restore-damaged", file=str(file)))
    with copies.opened(part) as engine, engine.begin() as connection:
        copies.raise_epochs(connection)
        copies.note_endings(connection)
    return found


def _checked(part: Path, damaged: Obstacle) -> Checked:
    """Check a copy; what it was made of may be damaged."""
    from ludotheque.games import GAMES

    if not copies.is_sound(part):
        raise damaged
    try:
        with copies.opened(part) as engine, engine.connect() as connection:
            return check(connection, GAMES)
    except TooNew as error:
        raise Obstacle("serve-database-newer") from error


def _file_of(chosen: Settings) -> Path:
    return Path(database_url(chosen).removeprefix("sqlite:///"))


@contextmanager
def _postgresql(chosen: Settings, isolation: str | None = None) -> Iterator[Connection]:
    """A transaction in the database of the settings."""
    with at_database(chosen):
        engine = create_engine(database_url(chosen), poolclass=NullPool, connect_args=UNICODE)
        try:
            options = {} if isolation is None else {"isolation_level": isolation}
            with engine.execution_options(**options).begin() as connection:
                yield connection
        finally:
            engine.dispose()


@contextmanager
def _writing(file: Path) -> Iterator[None]:
    """Whatever the disk of a copy refuses, in words."""
    try:
        with copies.writing():
            yield
    except NotCopied as error:
        raise Obstacle("backup-file", file=str(file), why=str(error)) from error


def _chosen(data: str | None, database: str | None) -> Settings:
    """Where the database is: as given, else as in the environment of the server."""
    places = {name: value for name, value in os.environ.items() if name in ("LUDOTHEQUE_DATA", "LUDOTHEQUE_DATABASE")}
    return settings(places, data=data, database=database)


def _reported(done: str, file: Path, lang: Lang, chosen: Settings, work: Callable[[Settings], Checked]) -> int:
    """Do it and say what came of it; the exit code: 1 if it was done and a table in it is damaged."""
    words = speech(None, lang)
    try:
        check_address(chosen)
        found = work(chosen)
    except Obstacle as obstacle:
        sys.stderr.write(f"{words.why(obstacle)}\n")
        return WRONG
    sys.stdout.write(words.text(done, file=str(file), tables=found.tables, moves=found.moves) + "\n")
    if found.skipped:
        sys.stdout.write(words.text("backup-skipped", tables=found.skipped) + "\n")
    for table, damage in found.damaged:
        sys.stderr.write(words.text("backup-damaged", table=table, why=words.why(damage)) + "\n")
    return DAMAGED if found.damaged else OK
