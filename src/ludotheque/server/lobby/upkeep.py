"""Upkeep: a log that failed is read again, an ended game is saved, tables that moved or were left are let go."""

import asyncio
import gc
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from time import time
from typing import Any
from weakref import ref

from ludotheque.core import Illegal
from ludotheque.server.lobby.registry import Registry
from ludotheque.server.protocol import refusals
from ludotheque.server.services.services import Services
from ludotheque.server.storage import jobs, ownership, retention
from ludotheque.server.storage.errors import Down, Stale
from ludotheque.server.storage.rows import LIVE, Damage
from ludotheque.server.table.table import Table

RETRY_S = 0.5
CLOSED = 20
"""Abandoned tables that are closed in one sweep: each is read from its log."""
LOST = frozenset(
    each.id for each in (refusals.DAMAGED_TABLE, refusals.OTHER_RULES, refusals.NO_SUCH_TABLE, refusals.NOT_KEPT)
)
"""Why a table cannot be closed, now or later; where there is "no such table", its game is not installed."""
UNLOADED = 500
"""Unloaded tables after which a garbage collection runs. The HTTP library leaves reference cycles for each socket.
Automatic collections are rare (see `app.py`), so the cycles would grow by 4 kB a table."""


class Upkeep:
    """What is done for tables without anyone asking."""

    def __init__(self, services: Services, registry: Registry) -> None:
        self._services = services
        self._registry = registry
        registry.entered = self._look_after
        self._tasks: set[asyncio.Task[None]] = set()
        self._stuck = False
        self._answering_since = services.clock.now()
        self._noted = services.clock.now()
        self._unloaded = 0

    def _look_after(self, table: Table) -> None:
        """Take orders from this table."""
        table.wants_recovery = lambda stalled: self._spawn(self._recover(stalled))
        table.wants_save = lambda ended: self._spawn(self._save_until_done(ended))

    async def finish(self) -> None:
        """Let what is being saved be saved."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=self._services.settings.drain_s)

    async def watch(self) -> None:
        """Hold the clocks while the database hangs: it may be locked, or unreachable without an error."""
        stuck = self._services.store.stuck
        if stuck and not self._stuck:
            self._services.log.warning("storage not responding")
        if stuck or self._stuck:
            for table in list(self._registry.tables.values()):
                table.waits.hang(on=stuck)
        self._stuck = stuck

    # --- seats that nobody came to -----------------------------------------------------------------------------------

    def expect(self, table: Table, seat: int, leave: Callable[[Table, tuple[int, ...]], Awaitable[None]]) -> None:
        """Someone took a seat by HTTP: let it be free again if they never come.

        Else one address could fill every public table, and whoever missed the answer would keep two seats.
        """
        table.presence.seats[seat].visited = False
        code, token, kept = table.row.code, table.row.seats[seat].token_hash, ref(table)  # a timer keeps no table alive

        def look() -> None:
            here = kept()
            if here is None or self._registry.tables.get(code) is not here or here.row.phase != "open":
                return
            if here.row.seats[seat].token_hash == token and not here.presence.seats[seat].visited:
                self._spawn(self._free(here, seat, leave))

        clock = self._services.clock
        clock.call_at(clock.now() + self._services.real_ms(self._services.settings.come_s), look)

    async def _free(self, table: Table, seat: int, leave: Callable[[Table, tuple[int, ...]], Awaitable[None]]) -> None:
        with suppress(Illegal):  # the database is away, or the table moved: the host can still remove them
            await leave(table, (seat,))

    # --- tables that moved, tables that everyone left ----------------------------------------------------------------

    async def notice_moves(self) -> None:
        """Ask the database for the epochs of our tables: people of those that another node took over are sent on."""
        if not self._services.store.shared:
            return
        asked = {table.row.id: table for table in self._registry.tables.values()}
        try:
            epochs = await self._services.store.do(ownership.epochs(asked)) if asked else {}
        except Down:
            self._answering_since = self._services.clock.now()
            return
        for table_id, table in asked.items():
            if epochs.get(table_id) != table.row.epoch:
                self._registry.moved(table)

    async def unload(self) -> None:
        """Take tables without people out of memory, and note when the last one left."""
        settings, now = self._services.settings, self._services.clock.now()
        # A node that shares the database lets go soon: the next people may be sent elsewhere.
        live_s = settings.empty_s if self._services.store.shared else settings.abandon_s
        left: list[tuple[int, int]] = []
        for table in list(self._registry.tables.values()):
            idle = (now - table.attendance.deserted) / 1000
            if table.unused and idle > (live_s if table.row.phase in LIVE else settings.linger_s):
                self._registry.forget(table)
                left.append((table.row.id, int(time() - idle)))
        self._unloaded += len(left)
        if self._unloaded >= UNLOADED:
            self._unloaded = 0
            gc.collect()
        if left:
            await self._services.store.do(ownership.seen(left))

    async def sweep(self) -> None:
        """Unload tables without people, and close those that nobody was at for long."""
        try:
            await self.unload()
            await self._note_people()
            await self._close_abandoned()
        except Down:
            self._answering_since = self._services.clock.now()

    async def _note_people(self) -> None:
        """Note now and then that someone is at a table, so that no other node takes it for abandoned."""
        now = self._services.clock.now()
        if now - self._noted >= self._services.settings.abandon_s * 250:
            ids = [table.row.id for table in self._registry.tables.values() if table.attended]
            if ids:
                moment = int(time())
                await self._services.store.do(ownership.seen([(each, moment) for each in ids]))
            self._noted = now

    async def _close_abandoned(self) -> None:
        """Close tables that nobody was at for long: of all nodes, in memory or not.

        After a start, or after the database was away, people have that long to come back, and nodes to say who is here.
        """
        abandon_s = self._services.settings.abandon_s
        if self._services.clock.now() - self._answering_since < abandon_s * 1000:
            return
        for code, epoch in await self._services.store.do(ownership.abandoned(int(time() - abandon_s), CLOSED)):
            try:
                table = await self._registry.take_deserted(code, epoch)
            except Illegal as refusal:
                if refusal.rule in LOST:
                    await self._services.store.do(retention.note_lost(code, epoch))
                continue
            if table is None:
                continue
            if table.row.phase in LIVE:
                table.finish("left")
            elif table.row.phase == "damaged":
                await self._services.store.do(retention.note_lost(code, table.row.epoch))

    # --- orders of tables --------------------------------------------------------------------------------------------

    async def _recover(self, table: Table) -> None:
        """Read a table's log again once the database answers; if another writer owns it now, send its people there."""
        store = self._services.store
        while True:
            after = 0 if table.play is None else table.play.shown.number
            moves: list[jobs.LoggedMove] | Damage | None
            try:
                await store.do(jobs.probe(self._services.node))
                moves = await store.do(ownership.read_again(table.row.code, table.row.epoch, after))
                if isinstance(moves, Damage):
                    table.broke(ValueError(moves.why))
                    return
                if moves is None:
                    self._registry.moved(table)
                    return
                await store.do(store.unblock(table.row.id, table.row.epoch))
            except (Down, Stale):
                await asyncio.sleep(RETRY_S)
                continue
            except ValueError as damage:
                table.broke(damage)
                return
            break
        table.recover(moves)
        self._services.log.info("storage recovered", table=table.row.id)

    async def _save_until_done(self, table: Table) -> None:
        """Write how a game ended; never between a change of its row and the answer, which would undo that change."""
        while True:
            try:
                async with table.changing:
                    await self._services.store.do(jobs.save(table.row))
            except Down:
                await asyncio.sleep(RETRY_S)
            except Stale:
                return
            else:
                return

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
