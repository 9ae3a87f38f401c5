"""Tables and seats as they are stored: values, their checksum, and reading them without trusting them.

A row may be damaged in any way. It is read as plain text, column by column. It is a table only if all of it can be read
and the checksum of the row and its seats agrees. Otherwise it is `Damage`, and other tables are not affected.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, LargeBinary, RowMapping, Select, Table, Text, bindparam, cast, select

from ludotheque.core import Origin
from ludotheque.server.storage.schema import seats, tables

Kind = Literal["empty", "person", "bot"]
Stored = Literal["open", "playing", "over", "left", "damaged"]
LIVE: tuple[Stored, ...] = ("open", "playing")
"""The phases of a table whose game has not ended."""
MOST_EPOCHS = 2_000_000_000
"""More than a table can have; a 32-bit integer holds little more."""


class SeatRow(Struct, frozen=True, kw_only=True):
    """Who sits in a seat. Tokens are known only by their hash."""

    kind: Kind = "empty"
    name: str = ""
    avatar: str = ""
    level: str | None = None
    token_hash: str | None = None
    nonce: str | None = None


class TableRow(Struct, frozen=True, kw_only=True):
    """A table without its moves."""

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
    paused: bool = False
    """The host paused the game."""
    autostart: bool = False
    """Deal as soon as someone is here."""
    origins: tuple[Origin, ...] = ()
    """Of a what-if: the earlier deals under which its first moves were played."""


class Damage(Struct, frozen=True):
    """A row that is damaged: its id as far as it can be read, and what is wrong."""

    id: str
    why: str


_Raw: TypeAlias = Mapping[Any, Any]
"""A row as the bytes or text of each column."""

_encode = msgspec.json.Encoder(order="deterministic").encode
_NO_FLAGS = (b',"origins":[]}', b',"paused":false,"autostart":false}')
_TRUTH = {"0": False, "1": True, "false": False, "true": True}


def checksum(row: TableRow) -> str:
    """Of a table and its seats; but not of the id, which the database gives, nor of the epoch, which it counts.

    Flags that are not set are left out: the sum is then the same as before there were any.
    """
    data = _encode(replace(row, id=0, epoch=0))
    for unset in _NO_FLAGS:
        if data.endswith(unset):
            data = data[: -len(unset)] + b"}"
    return sha256(data).hexdigest()


def read_one(connection: Connection, code: str) -> TableRow | Damage | None:
    """The table of this code."""
    found = connection.execute(_by_code(connection.dialect.name), {"code": code})
    return next(iter(_tables(found)), None)


def read(connection: Connection, wanted: Any) -> list[TableRow | Damage]:
    """The tables that fulfil a condition, in the order of their ids."""
    return _tables(connection.execute(_with_seats(connection.dialect.name).where(wanted)))


@lru_cache
def _by_code(dialect: str) -> "Select[*tuple[Any, ...]]":
    """Made once: to put such a statement together takes ten times as long as to run it."""
    return _with_seats(dialect).where(tables.c.code == bindparam("code"))


def _with_seats(dialect: str) -> "Select[*tuple[Any, ...]]":
    """Tables with their seats, a line for each seat.

    One statement: another server may write the same table meanwhile, and a new row beside old seats would be damage.
    """
    kind = _plain(dialect)
    columns = [
        cast(column, kind).label(f"{table.name}.{column.name}") for table in (tables, seats) for column in table.columns
    ]
    both = tables.outerjoin(seats, tables.c.id == seats.c.table_id)
    return select(*columns).select_from(both).order_by(tables.c.id, seats.c.seat)


def _tables(lines: Iterable[Sequence[Any]]) -> list[TableRow | Damage]:
    width, of_table, of_seat = len(tables.columns), tables.columns.keys(), seats.columns.keys()
    found: dict[Any, tuple[_Raw, list[_Raw]]] = {}
    for line in lines:
        seat = dict(zip(of_seat, line[width:], strict=True))
        if (known := found.get(line[0])) is None:  # the id comes first
            known = found[line[0]] = dict(zip(of_table, line[:width], strict=True)), []
        if seat["table_id"] is not None:
            known[1].append(seat)
    return [parse(row, seats) for row, seats in found.values()]


def _plain(dialect: str) -> "LargeBinary | Text":
    """As what a column is read: one value of a wrong type must not make all rows unreadable."""
    return LargeBinary() if dialect == "sqlite" else Text()


def raw(connection: Connection, table: Table, wanted: Any, source: Any) -> Iterable[RowMapping]:
    """Rows as the bytes or text of each column."""
    kind = _plain(connection.dialect.name)
    columns = [cast(column, kind).label(column.name) for column in table.columns]
    order = list(table.primary_key.columns)
    return connection.execute(select(*columns).select_from(source).where(wanted).order_by(*order)).mappings()


def parse(found: _Raw, seats: Sequence[_Raw]) -> TableRow | Damage:
    """A row and its seats as a table, or what is wrong with them."""
    row = assemble(found, seats)
    if isinstance(row, TableRow) and checksum(row).encode() != _bytes(found["checksum"]):
        return _damage(found, "the checksum does not agree")
    return row


def assemble(found: _Raw, seats: Sequence[_Raw]) -> TableRow | Damage:
    """The same without its checksum: as tables were stored before they had one."""
    try:
        return _table(text_of(found), [text_of(seat) for seat in seats])
    except (ValueError, TypeError, LookupError, RecursionError) as error:  # msgspec's errors are ValueErrors
        return _damage(found, str(error) if isinstance(error, Wrong | msgspec.ValidationError) else "unreadable")


class Wrong(ValueError):
    """What is wrong with a row, in words that disclose nothing of its content."""


def text_of(found: _Raw) -> dict[str, Any]:
    """A raw row as text; raises `ValueError` if it is none."""
    return {str(name): value.decode() if isinstance(value, bytes) else value for name, value in found.items()}


def _bytes(value: Any) -> bytes:
    return value.encode() if isinstance(value, str) else value or b""


def _damage(found: _Raw, why: str) -> Damage:
    return Damage(_bytes(found["id"]).decode(errors="replace"), why)


def _table(text: dict[str, Any], seats: Sequence[dict[str, Any]]) -> TableRow:
    numbers = {name: _number(name, text[name]) for name in ("id", "rules", "created", "epoch")}
    values = {name: _value(name, text[name]) for name in ("options", "nonces", "outcome")}
    values["origins"] = _value("origins", text.get("origins", "[]"))
    if not 0 < numbers["epoch"] < MOST_EPOCHS:
        raise Wrong("no such epoch")
    flags = {name: _TRUTH.get(text.get(name, "0")) for name in ("public", "paused", "autostart")}
    row = msgspec.convert({**text, **numbers, **values, **flags, "seats": ()}, TableRow)
    return replace(row, seats=_seats(seats, row.options["seats"]))


def _number(name: str, text: str) -> int:
    try:
        return int(text)
    except (ValueError, TypeError):
        raise Wrong(f"{name} is no number") from None


def _value(name: str, text: str | None) -> Any:
    try:
        return None if text is None else msgspec.json.decode(text)
    except msgspec.DecodeError:
        raise Wrong(f"{name} is no JSON") from None


def _seats(seats: Sequence[dict[str, Any]], count: int) -> tuple[SeatRow, ...]:
    """The seats of a table by their numbers: one that is missing must not let the others move up."""
    mine = {_number("a seat", seat["seat"]): seat for seat in seats}
    if len(mine) < len(seats):
        raise Wrong("a seat is there twice")
    if missing := [number for number in range(count) if number not in mine]:
        raise Wrong(f"seat {missing[0]} is missing")
    return tuple(msgspec.convert(mine[number], SeatRow) for number in range(count))
