"""Retention of finished games (`--keep-days`): old ones are deleted, a few at a time."""

import asyncio
from collections.abc import Callable
from time import time

from ludotheque.server.protocol import Goodbye
from ludotheque.server.services.services import Services
from ludotheque.server.storage.errors import Down
from ludotheque.server.storage.retention import AT_ONCE, delete_old
from ludotheque.server.table.table import Table

DAY_S = 86_400
PAUSE_S = 0.1
"""Seconds between two batches: running games write their moves meanwhile."""


class Retention:
    """Deletes games that ended longer ago than the settings say."""

    def __init__(self, services: Services, tables: dict[str, Table]) -> None:
        self._services = services
        self._tables = tables
        self.deleted: Callable[[str], None] = lambda _commitment: None
        """Is told of every game that is deleted here, by its commitment."""

    async def tidy(self) -> None:
        """Delete all games whose time is over. What the database refuses is deleted the next time."""
        days = self._services.settings.keep_days
        if not days:
            return
        deleted = 0
        try:
            while games := await self._services.store.do(delete_old(int(time()) - days * DAY_S)):
                deleted += len(games)
                self._services.metrics.deleted.inc(len(games))
                self._forget(games)
                if len(games) < AT_ONCE:
                    break
                await asyncio.sleep(PAUSE_S)
        except Down:
            self._services.log.warning("old games not deleted")
        if deleted:
            self._services.log.info("old games deleted", games=deleted, days=days)

    def _forget(self, games: list[tuple[str, str]]) -> None:
        """Someone may still look at a table that is deleted: it is gone from memory, too."""
        for code, commitment in games:
            self.deleted(commitment)
            if (table := self._tables.pop(code, None)) is not None:
                table.close(Goodbye(reason="closed", back=False))
                table.unload()
