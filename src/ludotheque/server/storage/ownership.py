"""Jobs about who owns which table: taking one over, noticing that one moved, and finding those that everyone left.

The owner of a table is the node that raised its epoch last. The database takes no move and no change of another one.
"""

from collections.abc import Collection
from functools import lru_cache
from time import time

from sqlalchemy import Connection, Select, Update, bindparam, case, delete, select, update

from ludotheque.server.storage.jobs import LoggedMove, log
from ludotheque.server.storage.retention import forget_end
from ludotheque.server.storage.rows import LIVE, MOST_EPOCHS, Damage, TableRow, read_one
from ludotheque.server.storage.schema import endings, nodes, tables
from ludotheque.server.storage.writer import Job

FORGET_S = 86_400
"""Seconds after which the row of a node that asks no more is deleted."""
_NEXT_EPOCH = case((tables.c.epoch < MOST_EPOCHS, tables.c.epoch + 1), else_=tables.c.epoch)


def take_over(code: str, epoch: int | None = None) -> Job:
    """One table by its code with a new epoch, so that an older writer is refused; a damaged one keeps its epoch.

    `None` where there is no such table, or none of this epoch. The lock waits for every write of the older writer that
    has passed its check of the epoch. No other write passes the check before this one commits. So what is read here and
    later is all that will ever be written under older epochs.
    """

    def job(connection: Connection) -> TableRow | Damage | None:
        lock, change = _taking(named=epoch is not None)
        wanted = {"wanted": code} if epoch is None else {"wanted": code, "known": epoch}
        connection.execute(lock, wanted)
        changed = connection.execute(change, {**wanted, "now": int(time())})
        if epoch is not None and not changed.rowcount:
            return None
        row = read_one(connection, code)
        if isinstance(row, TableRow) and row.phase in LIVE:
            forget_end(connection, row.id)
        return row

    return job


_LOCK = select(tables.c.id).where(tables.c.code == bindparam("wanted")).with_for_update()


def read_again(code: str, epoch: int, after: int) -> Job:
    """The moves of a table after some number, for its owner, whose write failed; `None` if it is of another epoch.

    The write may be under way in a session that was given up. The lock waits for it, and for a new owner. So no move
    that is written in the end is called lost. No move of a new owner is taken for ours.
    """

    def job(connection: Connection) -> list[LoggedMove] | Damage | None:
        connection.execute(_LOCK, {"wanted": code})
        row = read_one(connection, code)
        if isinstance(row, Damage):
            return row
        return None if row is None or row.epoch != epoch else log(row.id, after)(connection)

    return job


@lru_cache
def _taking(*, named: bool) -> "tuple[Select[int], Update]":
    """What locks a table that is not damaged (on SQLite a plain read), and what raises its epoch; made once."""
    sound = (tables.c.code == bindparam("wanted")) & (tables.c.phase != "damaged")
    if named:
        sound &= tables.c.epoch == bindparam("known")
    change = update(tables).where(sound).values(epoch=_NEXT_EPOCH, seen=bindparam("now"))
    return select(tables.c.id).where(sound).with_for_update(), change


def epochs(ids: Collection[int]) -> Job:
    """The epoch of each of these tables that is there (PostgreSQL: nobody else writes to SQLite)."""

    def job(connection: Connection) -> dict[int, int]:
        found = connection.exec_driver_sql("SELECT id, epoch FROM tables WHERE id = ANY(%s)", (sorted(ids),))
        return {int(table): int(epoch) for table, epoch in found}

    return job


def seen(when: Collection[tuple[int, int]]) -> Job:
    """Note when someone was last at a table: its id, and seconds since 1970."""

    def job(connection: Connection) -> None:
        mark = "?" if connection.dialect.name == "sqlite" else "%s"
        values = [(moment, table) for table, moment in sorted(when)]
        connection.exec_driver_sql(f"UPDATE tables SET seen = {mark} WHERE id = {mark}", values)  # noqa: S608

    return job


def abandoned(before: int, most: int) -> Job:
    """The code and epoch of live tables that nobody was at since a time. Of several nodes that ask, one gets each.

    Those that cannot be closed have an ending already (`retention.note_lost`).
    """

    def job(connection: Connection) -> list[tuple[str, int]]:
        now = int(time())
        old = tables.c.phase.in_(LIVE) & (tables.c.seen <= before) & tables.c.id.not_in(select(endings.c.table_id))
        chosen = select(tables.c.id).where(old).order_by(tables.c.seen).limit(most).with_for_update(skip_locked=True)
        mine = update(tables).where(tables.c.id.in_(chosen)).values(seen=now)
        found = connection.execute(mine.returning(tables.c.code, tables.c.epoch))
        connection.execute(delete(nodes).where(nodes.c.asked < now - FORGET_S))
        return [(str(code), int(epoch)) for code, epoch in found]

    return job
