"""Jobs for the store: reading and writing tables, their seats and their logs."""

from collections.abc import Sequence
from functools import lru_cache
from time import time
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, func, select

from ludotheque.core import Act, Move, Tick
from ludotheque.core.play import AnyGame
from ludotheque.server.storage.errors import Stale
from ludotheque.server.storage.moves import Row, append
from ludotheque.server.storage.retention import note_end
from ludotheque.server.storage.rows import LIVE, Damage, SeatRow, TableRow, checksum, raw, read, read_one, text_of
from ludotheque.server.storage.schema import endings, moves, seats, tables
from ludotheque.server.storage.writer import Job


class LoggedMove(Struct, frozen=True):
    """A row of the log."""

    number: int
    epoch: int
    act: str | None
    payload: str

    def move(self, game: AnyGame) -> "Move[Any]":
        """The move itself."""
        move: Move[Any] = _moves(game.Action).decode(self.payload)
        return move


@lru_cache
def _moves(action: Any) -> "msgspec.json.Decoder[Any]":
    return msgspec.json.Decoder(Act[action] | Tick)


_FIXED = ("code", "game", "rules", "public", "created", "secret", "commitment", "epoch", "origins")
_CHANGING = ("options", "phase", "nonces", "host_hash", "outcome", "next", "paused", "autostart")
_SEAT = SeatRow.__struct_fields__


# SQL as text: a row is saved several times a game, and building a statement costs more than running it. Only names of
# columns are inserted, never a value.
def _statements(mark: str) -> dict[str, str]:
    columns, of_seat = (*_FIXED, *_CHANGING, "checksum", "seen"), ("table_id", "seat", *_SEAT)
    changes = ", ".join(f"{name} = {mark}" for name in (*_CHANGING, "checksum"))
    newer, asked = ", ".join(f"{name} = excluded.{name}" for name in _SEAT), "asked = excluded.asked"
    return {
        "create": f"INSERT INTO tables {_row(columns, mark)} RETURNING id",
        "save": f"UPDATE tables SET {changes} WHERE id = {mark} AND epoch = {mark}",  # noqa: S608
        "seats": f"INSERT INTO seats {_row(of_seat, mark)} ON CONFLICT (table_id, seat) DO UPDATE SET {newer}",
        "probe": f"INSERT INTO nodes {_row(('name', 'asked'), mark)} ON CONFLICT (name) DO UPDATE SET {asked}",
    }


def _row(names: tuple[str, ...], mark: str) -> str:
    return f"({', '.join(names)}) VALUES ({', '.join([mark] * len(names))})"


_MARKS = {"sqlite": "?", "postgresql": "%s"}
_SQL = {name: _statements(mark) for name, mark in _MARKS.items()}


def _values(row: TableRow, names: tuple[str, ...]) -> list[Any]:
    values = (getattr(row, name) for name in names)
    return [_json(value) if isinstance(value, dict | tuple) else value for value in values]


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _write_seats(connection: Connection, row: TableRow, table_id: int) -> None:
    rows = [(table_id, n, *(getattr(seat, name) for name in _SEAT)) for n, seat in enumerate(row.seats)]
    connection.exec_driver_sql(_SQL[connection.dialect.name]["seats"], rows)


def create(row: TableRow, first: Sequence[str] = ()) -> Job:
    """Write a new table, with the first moves of a what-if; the result is its id. A taken code raises `Stale`."""

    def job(connection: Connection) -> int:
        values = (*_values(row, (*_FIXED, *_CHANGING)), checksum(row), int(time()))
        table_id = int(connection.exec_driver_sql(_SQL[connection.dialect.name]["create"], values).scalar_one())
        _write_seats(connection, row, table_id)
        if first:
            append(connection, [Row(table_id, number, row.epoch, None, move) for number, move in enumerate(first, 1)])
        return table_id

    return job


def save(row: TableRow) -> Job:
    """Write what changed of a table and its seats, if its writer still owns it."""

    def job(connection: Connection) -> None:
        values = (*_values(row, _CHANGING), checksum(row), row.id, row.epoch)
        if connection.exec_driver_sql(_SQL[connection.dialect.name]["save"], values).rowcount != 1:
            raise Stale("another writer owns this table")
        _write_seats(connection, row, row.id)
        if row.phase not in LIVE:
            note_end(connection, row.id, int(time()))

    return job


def find(code: str) -> Job:
    """One table by its code, or `None`."""

    def job(connection: Connection) -> TableRow | Damage | None:
        return read_one(connection, code)

    return job


def log(table_id: int, after: int = 0) -> Job:
    """The moves of a table after some number, in order; raises `ValueError` where one cannot be read."""

    def job(connection: Connection) -> list[LoggedMove]:
        wanted = (moves.c.table_id == table_id) & (moves.c.number > after)
        found = (text_of(row) for row in raw(connection, moves, wanted, moves))
        return [LoggedMove(int(row["number"]), int(row["epoch"]), row["act"], row["payload"]) for row in found]

    return job


def last_number(table_id: int) -> Job:
    """The number of the last move of a table, 0 if there is none."""

    def job(connection: Connection) -> int:
        last = select(func.max(moves.c.number)).where(moves.c.table_id == table_id)
        return int(connection.execute(last).scalar_one() or 0)

    return job


def listed(most: int) -> Job:
    """The newest public tables that are open and have an empty seat; without those that all left and nobody closed."""

    def job(connection: Connection) -> list[TableRow]:
        free = select(seats.c.seat).where((seats.c.table_id == tables.c.id) & (seats.c.kind == "empty")).exists()
        lost = select(endings.c.table_id).where(endings.c.table_id == tables.c.id).exists()
        wanted = (tables.c.phase == "open") & tables.c.public & free & ~lost
        newest = select(tables.c.id).where(wanted).order_by(tables.c.id.desc()).limit(most)
        found = read(connection, tables.c.id.in_(newest))
        return [row for row in found if isinstance(row, TableRow)]

    return job


def probe(node: str) -> Job:
    """Check whether the database answers and writes: only a real write notices a full disk.

    Every node writes a row of its own. One that all shared would be locked by a node that hangs in a transaction.
    """

    def job(connection: Connection) -> None:
        connection.exec_driver_sql(_SQL[connection.dialect.name]["probe"], (node, int(time())))

    return job
