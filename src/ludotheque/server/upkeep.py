"""Upkeep of the tables: a log that failed is read again, an ended game is saved, a deserted table is cleared."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from msgspec.structs import replace

from ludotheque.server import ledger
from ludotheque.server.house import House
from ludotheque.server.ledger import TableRow
from ludotheque.server.messages import Goodbye
from ludotheque.server.store import Down, Stale
from ludotheque.server.table import Table

RETRY_S = 0.5


class Upkeep:
    """What must be done for tables without anyone asking."""

    def __init__(self, house: House, tables: dict[str, Table]) -> None:
        self._house = house
        self._tables = tables
        self._tasks: set[asyncio.Task[None]] = set()

    def look_after(self, table: Table) -> None:
        """Do what this table will want."""
        table.wants_recovery = lambda stalled: self._spawn(self._recover(stalled))
        table.wants_save = lambda ended: self._spawn(self._save_until_done(ended))

    async def finish(self) -> None:
        """Let what is being saved be saved."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=self._house.settings.drain_s)

    async def sweep(self) -> None:
        """Close tables everyone has left, and forget finished ones."""
        now = self._house.clock.now()
        for code, table in list(self._tables.items()):
            if any(True for _ in table.wires()):
                continue
            idle = (now - table.deserted) / 1000
            if table.row.phase in ("open", "playing"):
                if idle > self._house.settings.abandon_s:
                    table.finish(replace(table.row, phase="left"))
            elif idle > self._house.settings.linger_s:
                del self._tables[code]

    async def _recover(self, table: Table) -> None:
        """Read a table anew once the log answers; if another writer owns it now, send its people there."""
        while True:
            row: TableRow | None
            try:
                await self._house.store.do(ledger.probe())
                row = await self._house.store.do(ledger.find(table.row.code))
                if row is None or row.epoch != table.row.epoch:
                    self._house.log.warning("table moved", table=table.row.id)
                    self._tables.pop(table.row.code, None)
                    table.close(Goodbye(reason="restart", back=True))
                    return
                after = 0 if table.play is None else table.play.shown.number
                moves = await self._house.store.do(ledger.log(table.row.id, after))
                await self._house.store.do(self._house.store.forgive(table.row.id))
            except (Down, Stale):
                await asyncio.sleep(RETRY_S)
                continue
            break
        try:
            if table.play is not None:
                table.play.replay(moves, publish=True)
        except Exception as damage:  # noqa: BLE001 — whatever a damaged log leads to
            table.broke(damage)
            return
        table.release("store")
        table.tell_change()
        self._house.log.info("log answers again", table=table.row.id)

    async def _save_until_done(self, table: Table) -> None:
        while True:
            try:
                await self._house.store.do(ledger.save(table.row))
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
