"""The list of public tables: a question to the database, so that it is the same at every node."""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any

from ludotheque.server.storage import jobs
from ludotheque.server.storage.rows import TableRow
from ludotheque.server.storage.writer import Job

MOST = 100
"""Tables in the list."""
FRESH_S = 1.0
"""Seconds for which an answer is used again; a change at this node is seen at once."""


class Listing:
    """Asks for the list at most once a second, however many people look at it."""

    def __init__(self, do: Callable[[Job], Awaitable[Any]]) -> None:
        self._do = do
        self._asked: asyncio.Task[list[TableRow]] | None = None
        self._until = 0.0

    def change(self) -> None:
        """A table has changed here: the next one who looks asks again."""
        self._asked = None

    async def rows(self) -> list[TableRow]:
        """Public tables with a free seat, the newest last; raises `Illegal` if the database cannot be used."""
        asked = self._asked
        if asked is None or monotonic() > self._until:
            self._until = monotonic() + FRESH_S
            asked = self._asked = asyncio.ensure_future(self._ask())
        try:
            return await asyncio.shield(asked)
        except BaseException:
            if self._asked is asked and asked.done():
                self._asked = None
            raise

    async def _ask(self) -> list[TableRow]:
        rows: list[TableRow] = await self._do(jobs.listed(MOST))
        return rows
