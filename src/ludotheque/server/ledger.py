"""What the database knows of a table, as values, and the jobs that read and write them."""

from typing import Any, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Row, and_, delete, func, insert, select, update

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
    act: str | None
    payload: str


def _columns(row: TableRow) -> dict[str, Any]:
    fields = {name: getattr(row, name) for name in row.__struct_fields__ if name not in ("id", "seats")}
    return {**fields, "nonces": list(row.nonces)}


def _seat_rows(row: TableRow, table_id: int) -> list[dict[str, Any]]:
    return [
        {"table_id": table_id, "seat": number, **msgspec.structs.asdict(seat)} for number, seat in enumerate(row.seats)
    ]


def create(row: TableRow) -> Job:
    """Write a new table; the result is its id. A code that is taken raises `Stale`."""

    def job(connection: Connection) -> int:
        key = connection.execute(insert(tables).values(**_columns(row))).inserted_primary_key
        assert key is not None
        connection.execute(insert(seats), _seat_rows(row, key[0]))
        return int(key[0])

    return job


def save(row: TableRow) -> Job:
    """Write what changed of a table and its seats, if its writer still owns it."""

    def job(connection: Connection) -> None:
        owned = and_(tables.c.id == row.id, tables.c.epoch == row.epoch)
        if connection.execute(update(tables).where(owned).values(**_columns(row))).rowcount != 1:
            raise Stale("another writer owns this table")
        connection.execute(delete(seats).where(seats.c.table_id == row.id))
        connection.execute(insert(seats), _seat_rows(row, row.id))

    return job


def claim_live() -> Job:
    """Take over every table that is open or being played: raise its epoch, so that an older writer is refused."""

    def job(connection: Connection) -> list[TableRow]:
        live = tables.c.phase.in_(("open", "playing"))
        connection.execute(update(tables).where(live).values(epoch=tables.c.epoch + 1))
        return _read(connection, live)

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
        wanted = select(moves.c.number, moves.c.act, moves.c.payload).where(
            moves.c.table_id == table_id, moves.c.number > after
        )
        return [LoggedMove(*row) for row in connection.execute(wanted.order_by(moves.c.number))]

    return job


def probe() -> Job:
    """Ask whether the database answers, and writes: a read alone would not notice a full disk."""

    def job(connection: Connection) -> int:
        connection.execute(update(tables).where(tables.c.id == -1).values(epoch=0))
        return int(connection.execute(select(func.count()).select_from(tables).where(tables.c.id == -1)).scalar_one())

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
