"""The tables in the memory of this node, and the way to all others: only looking at one, or taking it over.

The proxy decides where a table is played, the database who owns it. A node owns a table from the first `hello` or the
first change of its seats. It loses the table when another node takes it over, or when everyone has left.
"""

import asyncio
import math
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeAlias

from sqlalchemy import Connection

from ludotheque.server.lobby.restoring import rebuild, resume
from ludotheque.server.protocol import Goodbye, refusals
from ludotheque.server.services.services import Services
from ludotheque.server.storage import jobs, ownership
from ludotheque.server.storage.errors import Down
from ludotheque.server.storage.rows import Damage, TableRow
from ludotheque.server.storage.writer import Job
from ludotheque.server.table.table import Table

SETTLE_S = 2.0
"""Seconds in which a node does not take back a table that it lost. Two proxies that disagree send people of one table
to different nodes. Each node then has it for that long, and people can play; else it would move with every `hello`."""
Loaded: TypeAlias = tuple[TableRow | Damage | None, list[jobs.LoggedMove] | None]
"""A row and its log; `None` in place of a log that cannot be read."""


class _Elsewhere(Exception):
    """There is no table of the epoch that was asked for: another node has taken it over meanwhile."""


class Registry:
    """Tables by their code. Those in memory are owned by this node, as far as it knows."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.tables: dict[str, Table] = {}
        self.entered: Callable[[Table], None] = lambda _table: None
        """Is told of every table that comes into memory."""
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._coming: Counter[str] = Counter()  # by code: how many wait for a load, and sit down after it
        self._damaged: set[str] = set()  # tables whose damage was noted
        self._lost: dict[str, tuple[float, int]] = {}  # by code: when another node had it, our epoch; oldest first

    async def do(self, job: Job) -> Any:
        """Run a job of the store; raises `Illegal` if the database cannot be used."""
        try:
            return await self._services.store.do(job)
        except Down:
            raise refusals.LOBBY_STALLED() from None

    # --- looking -----------------------------------------------------------------------------------------------------

    async def look(self, code: str, *, surely: bool = False) -> TableRow:
        """A table as it is stored, without taking it over; raises `Illegal` if there is none.

        The copy in memory will do, unless it must be known `surely` that no other node has changed it since.
        """
        code = code.upper()
        table = self.tables.get(code)
        if table is not None and not (surely and self._services.store.shared):
            return table.row
        row = self._sound(await self.do(jobs.find(code)))
        if table is not None and row.epoch != table.row.epoch:
            self.moved(table)
        return row

    def _sound(self, row: TableRow | Damage | None) -> TableRow:
        if isinstance(row, Damage):
            self._set_aside(row)
            raise refusals.DAMAGED_TABLE()
        if row is None or row.game not in self._services.games:
            days = self._services.settings.keep_days
            raise refusals.NOT_KEPT(days=days) if days else refusals.NO_SUCH_TABLE()
        return row

    def _set_aside(self, damage: Damage) -> None:
        if damage.id not in self._damaged:  # else: asked for again
            self._damaged.add(damage.id)
            self._services.metrics.damaged.inc()
            self._services.log.error("table damaged", table=damage.id, why=damage.why)

    # --- taking over -------------------------------------------------------------------------------------------------

    async def enter(self, code: str, epoch: int = 0) -> Table:
        """A table in memory; taken over first if it is not. Raises `Illegal` if there is none, or it cannot be here.

        `epoch` is the newest that a caller with a valid token has seen. Somebody may come here from the node that took
        the table from us. Then that node is gone, or gives the table away.
        """
        code = code.upper()
        table = self.tables.get(code)
        if table is not None:
            return table
        lost, ours = self._lost.get(code, (-math.inf, 0))
        if lost > self._settled() and epoch <= ours:
            raise refusals.MOVED()
        self._coming[code] += 1
        try:
            while True:
                with suppress(_Elsewhere):  # a load of `take_deserted`, which names an epoch; ours names none
                    return await self._shared(code, lambda: self._load(code))
        finally:
            self._coming[code] -= 1
            if not self._coming[code]:
                del self._coming[code]

    def _settled(self) -> float:
        """Tables that were lost before this moment may be taken back."""
        return self._services.clock.now() - self._services.real_ms(SETTLE_S)

    async def _shared(self, code: str, load: Callable[[], Coroutine[Any, Any, Table]]) -> Table:
        """One load for everyone who comes at the same time: each of their own would raise the epoch of the others."""
        loading = self._loading.get(code)
        if loading is None:
            loading = self._loading[code] = asyncio.create_task(load())
            loading.add_done_callback(lambda done: self._loaded(code, done))
        return await asyncio.shield(loading)

    def _loaded(self, code: str, done: "asyncio.Task[Table]") -> None:
        del self._loading[code]
        if not done.cancelled():
            done.exception()  # everyone who waited may have gone

    async def _load(self, code: str, epoch: int | None = None) -> Table:
        if len(self.tables) >= self._services.settings.tables:
            raise refusals.SERVER_FULL()
        taken, moves = await self.do(_taken(code, epoch, self._known))
        if taken is None and epoch is not None:
            raise _Elsewhere
        row = self._sound(taken)
        self.check_rules(row)
        table = await rebuild(self._services, row, moves)
        self.entered(table)
        self.tables[code] = table
        resume(table)
        return table

    def _known(self, row: TableRow) -> bool:
        game = self._services.games.get(row.game)
        return game is not None and row.rules == game.RULES

    def check_rules(self, row: TableRow) -> None:
        """Raise `Illegal` for a table of other rules: its log may lead to another state here, or to none."""
        ours = self._services.games[row.game].RULES
        if row.rules != ours:
            raise refusals.OTHER_RULES(theirs=row.rules, ours=ours)

    async def take_deserted(self, code: str, epoch: int) -> Table | None:
        """A table that nobody was at for long, if that is still so; raises `Illegal` if it cannot be here."""
        if (table := self.tables.get(code)) is not None:
            # What is stored says when people were last noted here; they may have left much later.
            away = self._services.clock.now() - table.attendance.deserted
            return None if table.attended or away < self._services.settings.abandon_s * 1000 else table
        try:
            table = await self._shared(code, lambda: self._load(code, epoch))
        except _Elsewhere:
            return None
        # Whoever shares the load sits down when it is their turn, which may be after ours.
        return None if table.attended or code in self._coming else table

    # --- letting go --------------------------------------------------------------------------------------------------

    def forget(self, table: Table) -> None:
        """Take a table out of memory."""
        if self.tables.get(table.row.code) is table:
            del self.tables[table.row.code]
        table.unload()

    def moved(self, table: Table) -> None:
        """Another node owns the table now: send its people there."""
        if self.tables.get(table.row.code) is table:
            self._services.log.warning("table taken over by another node", table=table.row.id)
            table.close(Goodbye(reason="restart", back=True))
            self.forget(table)
            self._note_loss(table.row)
            # Moves that were refused have blocked the table under its old epoch: nobody will ask for that again.
            self._services.store.forgive(table.row.id, table.row.epoch)

    def _note_loss(self, row: TableRow) -> None:
        while self._lost and next(iter(self._lost.values()))[0] <= self._settled():
            del self._lost[next(iter(self._lost))]
        self._lost.pop(row.code, None)
        self._lost[row.code] = self._services.clock.now(), row.epoch


def _taken(code: str, epoch: int | None, known: Callable[[TableRow], bool]) -> Job:
    """Take a table over and read its log, in one transaction; leave it if its game, or its rules, are not known."""

    def job(connection: Connection) -> Loaded:
        row = jobs.find(code)(connection)
        if not isinstance(row, TableRow) or not known(row):
            return row, None
        row = ownership.take_over(code, epoch)(connection)
        if not isinstance(row, TableRow) or not row.nonces:
            return row, []
        try:
            return row, jobs.log(row.id)(connection)
        except ValueError:
            return row, None

    return job
