"""Retention: when a game ended, and deleting those that ended long ago, a few at a time.

A deleted game is gone as a whole: its row with the secret of its deal, its seats with their names, and its moves.
"""

from sqlalchemy import Connection, delete, select

from ludotheque.server.storage.schema import endings, moves, seats, tables
from ludotheque.server.storage.writer import Job

AT_ONCE = 4
"""Games that one job deletes: moves of running games wait meanwhile. Four games of 300 moves take 5 ms of CPU time."""

_NOTE = "INSERT INTO endings (table_id, ended) VALUES ({0}, {0}) ON CONFLICT (table_id) DO NOTHING"
_SQL = {"sqlite": _NOTE.format("?"), "postgresql": _NOTE.format("%s")}


def note_end(connection: Connection, table_id: int, now: int) -> None:
    """Note when a game ended; the first time counts."""
    connection.exec_driver_sql(_SQL[connection.dialect.name], (table_id, now))


def delete_old(before: int) -> Job:
    """Delete some games that ended before a moment, in seconds since 1970; the result is their codes.

    Several servers may do so at once: each takes games that no other is deleting.
    """

    def job(connection: Connection) -> list[str]:
        old = select(endings.c.table_id).where(endings.c.ended < before).order_by(endings.c.ended).limit(AT_ONCE)
        ids = connection.execute(old.with_for_update(skip_locked=True)).scalars().all()
        if not ids:
            return []
        codes = connection.execute(select(tables.c.code).where(tables.c.id.in_(ids))).scalars().all()
        for part in (moves, seats, endings):
            connection.execute(delete(part).where(part.c.table_id.in_(ids)))
        connection.execute(delete(tables).where(tables.c.id.in_(ids)))
        return list(codes)

    return job
