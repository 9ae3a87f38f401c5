"""Migrations: the revisions of the schema in order, and bringing a database up to date.

The version is kept in the table `alembic_version`: Alembic wrote it before decision 34. A revision can be run again if
it was interrupted, because SQLite commits each change of the schema by itself.
"""

from collections.abc import Callable

from sqlalchemy import Connection, inspect

from ludotheque.server.storage.errors import NotUnicode, TooNew
from ludotheque.server.storage.migrations import checksums, endings, origins, ownership, tables_seats_moves

REVISIONS: dict[str, Callable[[Connection], None]] = {
    "0001": tables_seats_moves.upgrade,
    "0002": checksums.upgrade,
    "0003": ownership.upgrade,
    "0004": endings.upgrade,
    "0005": origins.upgrade,
}
_LOCK = 0x6C75646F  # any number that is the same for all nodes
HEAD = max(REVISIONS)
"""The revision that this program works with."""


def migrate(
    connection: Connection, *, to: str = HEAD, before: Callable[[str], object] = lambda _revision: None
) -> None:
    """Run the revisions that the database has not seen; raises `TooNew` if it has seen later ones.

    Before it changes a database that is not new, it tells its revision (`before`). If that raises, nothing is changed.
    Raises `NotUnicode` where PostgreSQL was set up without a language: its databases are then SQL_ASCII.
    Nodes that start together on PostgreSQL do it one after the other, and only the first finds something to do.
    """
    if connection.dialect.name == "postgresql":
        lift_limits(connection)
        if (encoding := connection.exec_driver_sql("SHOW server_encoding").scalar_one()) != "UTF8":
            raise NotUnicode(encoding)
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")
    found = _version(connection)
    if found > HEAD:
        raise TooNew(found)
    if "" < found < to:
        before(found)
    for revision, upgrade in REVISIONS.items():
        if found < revision <= to:
            upgrade(connection)
            _write_version(connection, revision)


def lift_limits(connection: Connection) -> None:
    """Let this transaction on PostgreSQL take as long as it needs."""
    connection.exec_driver_sql("SET LOCAL statement_timeout = 0")
    connection.exec_driver_sql("SET LOCAL idle_in_transaction_session_timeout = 0")


def outdated(connection: Connection) -> str:
    """The revision of a database that a migration would change; empty if there is none, or nothing to do."""
    found = _version(connection) if inspect(connection).has_table("alembic_version") else ""
    return found if found < HEAD else ""


def _version(connection: Connection) -> str:
    """The newest revision of the database; empty if it is new."""
    if not inspect(connection).has_table("alembic_version"):
        connection.exec_driver_sql("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)")
    return max(connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalars().all(), default="")


def _write_version(connection: Connection, revision: str) -> None:
    connection.exec_driver_sql("DELETE FROM alembic_version")
    connection.exec_driver_sql(f"INSERT INTO alembic_version VALUES ('{revision}')")  # noqa: S608 — one of ours
