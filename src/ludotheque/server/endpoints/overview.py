"""What the operator is shown about this server: each table by its card, the people at it, and the load."""

from collections.abc import Iterator
from itertools import chain, islice
from time import time

from ludotheque.server.connection.connection import Connection
from ludotheque.server.lobby.lobby import Lobby
from ludotheque.server.protocol.operator import Load, Overview, PersonHere, TableRun
from ludotheque.server.services import platform
from ludotheque.server.services.load import Rates
from ludotheque.server.services.services import Services
from ludotheque.server.services.version import VERSION
from ludotheque.server.table.table import Table

TABLES = 500
PEOPLE = 2_000


def overview(services: Services, lobby: Lobby, rates: Rates, *, started: int, sockets: int, draining: bool) -> Overview:
    """The whole of it."""
    tables = sorted(lobby.tables.values(), key=lambda table: (-table.row.created, table.row.code))[:TABLES]
    load = Load(
        moves=rates.moves,
        acts=rates.acts,
        p99=rates.p99,
        queue=rates.queue,
        cpu=rates.cpu,
        memory=platform.memory(),
        sockets=sockets,
        waiting=services.store.waiting,
    )
    return Overview(
        version=VERSION,
        started=started,
        now=int(time()),
        draining=draining,
        keep_days=services.settings.keep_days,
        load=load,
        tables=tuple(map(_table, tables)),
        people=tuple(islice(chain.from_iterable(map(_people, tables)), PEOPLE)),
        slowest=services.metrics.slowest.listed(),
        bans=services.bans.listed(),
        notice=services.notices.current(),
    )


def _table(table: Table) -> TableRun:
    """A table by its public card alone: it holds no secret before the end."""
    card = table.info()
    people = [seat for seat in card.seats if seat.kind == "person"]
    return TableRun(
        code=card.code,
        game=card.game,
        phase=card.phase,
        public=card.public,
        seats=len(card.seats),
        people=len(people),
        here=sum(seat.here for seat in people),
        watching=card.watching,
        number=card.number,
        created=card.created,
        epoch=table.row.epoch,
    )


def _people(table: Table) -> Iterator[PersonHere]:
    for number, (seat, sitting) in enumerate(zip(table.row.seats, table.presence.seats, strict=True)):
        if seat.kind == "person":
            for connection in sitting.connections or (None,):
                yield _person(table, number, seat.name, connection)
    for connection in table.presence.watchers:
        yield _person(table, None, "", connection)


def _person(table: Table, seat: int | None, name: str, connection: Connection | None) -> PersonHere:
    if connection is None:
        return PersonHere(table=table.row.code, seat=seat, name=name, address=None, line="unknown", lang="")
    return PersonHere(
        table=table.row.code,
        seat=seat,
        name=name,
        address=connection.address,
        line=connection.link.path().quality,
        lang=connection.lang,
    )
