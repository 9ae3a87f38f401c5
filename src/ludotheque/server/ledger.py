"""What the database knows of a table, as values, and the jobs that read and write them."""

from functools import lru_cache
from typing import Any, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Row, select, update

from ludotheque.core import Act, Move, Tick
from ludotheque.core.play import AnyGame
from ludotheque.server.schema import moves, seats, tables
from ludotheque.server.store import Job, Stale

Kind = Literal["empty", "person", "bot"]
Stored = Literal["open", "playing", "over", "left", "damaged"]


class SeatRow(Struct, frozen=True, kw_only=True):
    """Who sits in a chair. Tokens are known only by their hash."""

    kind: Kind = "empty"
    name: str = ""
    avatar: str = ""
    level: str | None = None
    token_hash: str | None = None
    nonce: str | None = None


class TableRow(Struct, frozen=True, kw_only=True):
    """A table, but for its moves."""

    id: int = 0
    code: str
    game: str
    rules: int
    options: dict[str, Any]
    public: bool
    phase: Stored
    created: int
    secret: str
    commitment: str
    host_hash: str
    seats: tuple[SeatRow, ...]
    nonces: tuple[str, ...] = ()
    """As they went into the deal; empty before it."""
    outcome: dict[str, Any] | None = None
    next: str | None = None
    epoch: int = 1


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


_FIXED = ("code", "game", "rules", "options", "public", "created", "secret", "commitment", "epoch")
_CHANGING = ("phase", "nonces", "host_hash", "outcome", "next")
_SEAT = SeatRow.__struct_fields__


# Written as plain text: a row is saved several times a game, and building a statement costs more than running it. Only
# names of columns are put in, never a value.
def _statements(mark: str) -> dict[str, str]:
    columns, chair = (*_FIXED, *_CHANGING), ("table_id", "seat", *_SEAT)
    changes = ", ".join(f"{name} = {mark}" for name in _CHANGING)
    newer = ", ".join(f"{name} = excluded.{name}" for name in _SEAT)
    return {
        "create": f"INSERT INTO tables {_row(columns, mark)} RETURNING id",
        "save": f"UPDATE tables SET {changes} WHERE id = {mark} AND epoch = {mark}",  # noqa: S608
        "seats": f"INSERT INTO seats {_row(chair, mark)} ON CONFLICT (table_id, seat) DO UPDATE SET {newer}",
    }


def _row(names: tuple[str, ...], mark: str) -> str:
    return f"({', '.join(names)}) VALUES ({', '.join([mark] * len(names))})"


_SQL = {"sqlite": _statements("?"), "postgresql": _statements("%s")}


def _values(row: TableRow, names: tuple[str, ...]) -> list[Any]:
    values = (getattr(row, name) for name in names)
    return [_json(value) if isinstance(value, dict | tuple) else value for value in values]


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _write_seats(connection: Connection, row: TableRow, table_id: int) -> None:
    chairs = [(table_id, n, *(getattr(seat, name) for name in _SEAT)) for n, seat in enumerate(row.seats)]
    connection.exec_driver_sql(_SQL[connection.dialect.name]["seats"], chairs)


def create(row: TableRow) -> Job:
    """Write a new table; the result is its id. A code that is taken raises `Stale`."""

    def job(connection: Connection) -> int:
        values = tuple(_values(row, (*_FIXED, *_CHANGING)))
        table_id = int(connection.exec_driver_sql(_SQL[connection.dialect.name]["create"], values).scalar_one())
        _write_seats(connection, row, table_id)
        return table_id

    return job


def save(row: TableRow) -> Job:
    """Write what changed of a table and its seats, if its writer still owns it."""

    def job(connection: Connection) -> None:
        values = (*_values(row, _CHANGING), row.id, row.epoch)
        if connection.exec_driver_sql(_SQL[connection.dialect.name]["save"], values).rowcount != 1:
            raise Stale("another writer owns this table")
        _write_seats(connection, row, row.id)

    return job


def claim_live() -> Job:
    """Take over every table that is open or being played: raise its epoch, so that an older writer is refused."""

    def job(connection: Connection) -> list[TableRow]:
        live = tables.c.phase.in_(("open", "playing"))
        connection.execute(update(tables).where(live).values(epoch=tables.c.epoch + 1))
        return _read(connection, live)

    return job


def take_over(code: str) -> Job:
    """One table by its code, or `None`; a live one is ours from now on, and whoever owned it is refused."""

    def job(connection: Connection) -> TableRow | None:
        live = (tables.c.code == code) & tables.c.phase.in_(("open", "playing"))
        connection.execute(update(tables).where(live).values(epoch=tables.c.epoch + 1))
        found = _read(connection, tables.c.code == code)
        return found[0] if found else None

    return job


def find(code: str) -> Job:
    """One table by its code, or `None`."""

    def job(connection: Connection) -> TableRow | None:
        found = _read(connection, tables.c.code == code)
        return found[0] if found else None

    return job


def log(table_id: int, after: int = 0) -> Job:
    """The moves of a table after some number, in order."""

    def job(connection: Connection) -> list[LoggedMove]:
        wanted = select(moves.c.number, moves.c.epoch, moves.c.act, moves.c.payload).where(
            moves.c.table_id == table_id, moves.c.number > after
        )
        return [LoggedMove(*row) for row in connection.execute(wanted.order_by(moves.c.number))]

    return job


def probe() -> Job:
    """Ask whether the database answers, and writes: only what is really written notices a full disk."""

    def job(connection: Connection) -> None:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")

    return job


def _read(connection: Connection, wanted: Any) -> list[TableRow]:
    chairs: dict[int, list[SeatRow]] = {}
    joined = select(seats).join(tables, tables.c.id == seats.c.table_id).where(wanted)
    for found in connection.execute(joined.order_by(seats.c.table_id, seats.c.seat)):
        chairs.setdefault(found.table_id, []).append(
            SeatRow(**{name: getattr(found, name) for name in SeatRow.__struct_fields__})
        )
    rows = connection.execute(select(tables).where(wanted).order_by(tables.c.id))
    return [_table_row(row, chairs.get(row.id, [])) for row in rows]


def _table_row(row: "Row[Any]", chairs: list[SeatRow]) -> TableRow:
    values = {column.name: getattr(row, column.name) for column in tables.columns}
    return TableRow(**{**values, "nonces": tuple(values["nonces"]), "seats": tuple(chairs)})
