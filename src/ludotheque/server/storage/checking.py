"""Checking stored tables: each row and its checksum, and each log by replaying it."""

from collections.abc import Iterator, Sequence
from itertools import chain

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, select

from ludotheque.core import Damaged, Header, Outcome, Player, Record, commitment
from ludotheque.core.play import AnyGame
from ludotheque.core.record import End, steps, verify
from ludotheque.server.storage import jobs
from ludotheque.server.storage.rows import Damage, TableRow, read
from ludotheque.server.storage.schema import tables

AT_ONCE = 200
"""Tables that are read at once."""


class Checked(Struct):
    """What a check found."""

    tables: int = 0
    moves: int = 0
    skipped: int = 0
    """Tables of a game, or of rules, that are not installed: nobody can replay them here."""
    damaged: list[tuple[str, Damaged]] = []
    """The id of each damaged table, and what is wrong with it."""


def record_of(row: TableRow, game: AnyGame, moves: Sequence[jobs.LoggedMove]) -> Record:
    """The record of a table, with its secret: for a finished one, or for eyes that see the database anyway."""
    header = Header(
        game=row.game,
        rules=row.rules,
        options=row.options,
        seats=tuple(Player(seat.name, seat.level if seat.kind == "bot" else None) for seat in row.seats),
        commitment=row.commitment,
        nonces=row.nonces,
        origins=row.origins,
    )
    outcome = None if row.outcome is None else msgspec.convert(row.outcome, Outcome)
    return Record(header, tuple(move.move(game) for move in moves), End(outcome, row.secret))


def check_log(row: TableRow, moves: Sequence[jobs.LoggedMove]) -> None:
    """Raise `Damaged` if a move is missing, or was written by a later owner of the table than the row knows."""
    for number, move in enumerate(moves, start=1):
        if move.number != number:
            raise Damaged("record-gap", number=number)
        if move.epoch > row.epoch:
            raise Damaged("record-epoch", number=number)


def check(connection: Connection, games: dict[str, AnyGame]) -> Checked:
    """Read every table, and replay its log."""
    found = Checked()
    for row in _rows(connection):
        found.tables += 1
        if isinstance(row, Damage):
            found.damaged.append((row.id, Damaged("record-row", why=row.why)))
            continue
        game = games.get(row.game)
        if game is None or row.rules != game.RULES:
            found.skipped += 1
            continue
        try:
            found.moves += _replay(connection, row, game)
        except Damaged as damage:
            found.damaged.append((str(row.id), damage))
        except Exception as error:  # noqa: BLE001 — whatever a damaged log leads to
            found.damaged.append((str(row.id), Damaged("record-row", why=type(error).__name__)))
    return found


def _rows(connection: Connection) -> Iterator[TableRow | Damage]:
    ids = connection.execute(select(tables.c.id).order_by(tables.c.id)).scalars().all()
    parts = (ids[start : start + AT_ONCE] for start in range(0, len(ids), AT_ONCE))
    return chain.from_iterable(read(connection, tables.c.id.in_(part)) for part in parts)


def _replay(connection: Connection, row: TableRow, game: AnyGame) -> int:
    """Replay a log; how many moves it has. The result of a game that goes on is not written yet."""
    moves: list[jobs.LoggedMove] = jobs.log(row.id)(connection)
    check_log(row, moves)
    if not row.nonces:
        return 0
    record = record_of(row, game, moves)
    if row.phase in ("over", "left"):
        verify(record, game)
    elif commitment(row.secret) != row.commitment:
        raise Damaged("record-commitment")
    else:
        for _ in steps(record, game):
            pass
    return len(moves)
