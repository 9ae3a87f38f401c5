"""Retention: when a game ended or was lost, and deleting those of long ago, a few at a time.

A deleted game is gone as a whole: its row with the secret of its deal, its seats with their names, and its moves.
"""

from time import time

from sqlalchemy import Connection, delete, select

from ludotheque.server.storage.rows import LIVE
from ludotheque.server.storage.schema import endings, moves, seats, tables
from ludotheque.server.storage.writer import Job

AT_ONCE = 4
"""Games that one job deletes: moves of running games wait meanwhile. Four games of 300 moves take 5 ms of CPU time."""

_NOTE = "INSERT INTO endings (table_id, ended) VALUES ({0}, {0}) ON CONFLICT (table_id) DO NOTHING"
_FORGET = "DELETE FROM endings WHERE table_id = {0}"
_MARKS = {"sqlite": "?", "postgresql": "%s"}
_SQL = {name: (_NOTE.format(mark), _FORGET.format(mark)) for name, mark in _MARKS.items()}


def note_end(connection: Connection, table_id: int, now: int) -> None:
    """Note when a game ended; the first time counts."""
    connection.exec_driver_sql(_SQL[connection.dialect.name][0], (table_id, now))


def forget_end(connection: Connection, table_id: int) -> None:
    """A table that was lost is played on."""
    connection.exec_driver_sql(_SQL[connection.dialect.name][1], (table_id,))


def note_lost(code: str, epoch: int) -> Job:
    """Note the end of a table that nobody was at for long and that cannot be closed: damaged, or of other rules.

    Its row stays as it is: it may be repaired, or played on where its rules are known.
    """

    def job(connection: Connection) -> None:
        wanted = select(tables.c.id).where(tables.c.code == code, tables.c.epoch == epoch)
        for table_id in connection.execute(wanted).scalars().all():
            note_end(connection, table_id, int(time()))

    return job


def delete_old(before: int) -> Job:
    """Delete some games that ended before a moment, in seconds since 1970; the result is their codes and commitments.

    Several servers may do so at once: each takes games that no other is deleting.
    """

    def job(connection: Connection) -> list[tuple[str, str]]:
        # A live table has an ending if it was lost; it is kept if someone was there since, at a node of any version.
        over = tables.c.phase.not_in(LIVE) | (tables.c.seen < before)
        both = endings.join(tables, tables.c.id == endings.c.table_id)
        old = select(endings.c.table_id).select_from(both).where(endings.c.ended < before, over)
        locked = old.order_by(endings.c.ended).limit(AT_ONCE).with_for_update(skip_locked=True)
        ids = connection.execute(locked).scalars().all()
        if not ids:
            return []
        found = connection.execute(select(tables.c.code, tables.c.commitment).where(tables.c.id.in_(ids)))
        games = [(str(code), str(commitment)) for code, commitment in found]
        for part in (moves, seats, endings):
            connection.execute(delete(part).where(part.c.table_id.in_(ids)))
        connection.execute(delete(tables).where(tables.c.id.in_(ids)))
        return games

    return job
