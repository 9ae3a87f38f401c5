"""The database: opening it, bringing its schema up to date, and one connection for the writer thread."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from time import strftime

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import SQLAlchemyError

from ludotheque.server.storage.copies import copy_file, copy_old, replacing, writing
from ludotheque.server.storage.migrations import lift_limits, migrate
from ludotheque.server.storage.sqlite import WriteAhead, make_durable

_LIMITS = {
    "statement_timeout": 10_000,
    "idle_in_transaction_session_timeout": 2_000,
    "tcp_user_timeout": 10_000,
    "tcp_keepalives_idle": 5,
    "tcp_keepalives_interval": 2,
    "tcp_keepalives_count": 3,
}
"""What PostgreSQL does with our session: a node that hangs or is cut off in a transaction does not keep its locks.

Of keepalives in seconds, else in milliseconds.
"""
UNICODE = {"client_encoding": "utf8"}
"""Without it, the driver reads the texts of some databases as bytes, before anybody can say what is wrong with them."""
TIMEOUTS = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "tcp_user_timeout": 10_000,
    "options": " ".join(f"-c {name}={value}" for name, value in _LIMITS.items()),
}
"""A PostgreSQL that is cut off is noticed within so many seconds (milliseconds, `tcp_user_timeout`)."""


class Database:
    """SQLite or PostgreSQL. Opened on any thread, used by one."""

    def __init__(
        self, url: str, folder: Path = Path("data"), copied: Callable[[Path], object] = lambda _file: None
    ) -> None:
        self._url = url
        self._folder = folder  # takes the copies of PostgreSQL; those of SQLite lie beside the database
        self._copied = copied  # is told where a copy is
        self.shared = not url.startswith("sqlite:")
        """Whether other servers may use it at the same time: PostgreSQL. SQLite belongs to one server."""
        self._engine: Engine | None = None
        self._connection: Connection | None = None

    def open(self) -> WriteAhead | None:
        """Open it and bring its schema up to date; gives the log that must be flushed, where that is left to us."""
        file = Path(self._url.removeprefix("sqlite:///")) if self._url.startswith("sqlite:///") else None
        if file is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.touch(mode=0o600)  # it holds the secrets of running games; an existing file keeps its rights
        # Opened here, used by the writer thread alone afterwards.
        arguments = TIMEOUTS | UNICODE if file is None else {"check_same_thread": False}
        self._engine = create_engine(self._url, connect_args=arguments)
        if file is not None:
            event.listen(self._engine, "connect", make_durable)
        try:
            with self._engine.begin() as connection:
                migrate(connection, before=partial(self._keep_copy, file))
        except BaseException:
            self._engine.dispose()
            raise
        if file is None:
            return None
        log = WriteAhead(file)
        log.preallocate()
        return log

    def _keep_copy(self, file: Path | None, revision: str) -> None:
        """Before a migration changes a database of this revision, copy it. Raises `NotCopied` for PostgreSQL."""
        place = file or self._folder / "ludotheque.sqlite"
        kept = place.with_name(f"{place.stem}-{revision}-{strftime('%Y%m%dT%H%M%S')}.sqlite")
        if file is not None:
            with replacing(kept) as part:
                copy_file(file, part)
        else:
            with writing():
                self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
                with replacing(kept) as part, self._snapshot() as source:
                    copy_old(source, revision, part)
        self._copied(kept)

    @contextmanager
    def _snapshot(self) -> Iterator[Connection]:
        """A session of its own that sees one moment of the database: nodes of the old version may write to it still."""
        assert self._engine is not None
        with self._engine.execution_options(isolation_level="REPEATABLE READ").connect() as connection:
            lift_limits(connection)
            yield connection

    @contextmanager
    def transaction(self) -> Iterator[Connection]:
        """Everything inside is written together, or not at all."""
        connection = self._connected()
        with connection.begin():
            if self.shared:
                connection.exec_driver_sql("BEGIN")
            yield connection

    @contextmanager
    def statement(self) -> Iterator[Connection]:
        """For one statement that needs no other: PostgreSQL commits it in the same round trip.

        A server that is suspended at any moment then leaves no transaction open, in which rows would stay locked.
        """
        connection = self._connected()
        with connection.begin():
            yield connection

    def _connected(self) -> Connection:
        """The connection; a new one if there is none."""
        if self._connection is None:
            assert self._engine is not None
            self._connection = self._engine.connect()
            if self.shared:  # the driver then begins no transaction by itself, and commits only one that was begun
                self._connection = self._connection.execution_options(isolation_level="AUTOCOMMIT")
        return self._connection

    def disconnect(self) -> None:
        """Drop the connection, which may be broken."""
        if self._connection is not None:
            with suppress(SQLAlchemyError):  # it may be closed already
                self._connection.invalidate()
                self._connection.close()
            self._connection = None

    def close(self) -> None:
        """Close it for good."""
        self.disconnect()
        if self._engine is not None:
            self._engine.dispose()
