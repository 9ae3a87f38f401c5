"""Where a server under test keeps its data, and what lies there behind the server's back."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import pairwise
from pathlib import Path
from threading import Event
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import create_engine, text

from ludotheque.core.contract import describe
from ludotheque.games import GAMES
from ludotheque.server.services.settings import Settings, database_url
from ludotheque.server.storage.store import Store


class Storage(Struct, frozen=True):
    """A folder for the embedded database, or a PostgreSQL address that is used instead."""

    folder: Path
    database: str = ""

    def execute(self, statement: str, **values: Any) -> list[tuple[Any, ...]]:
        """Run one statement, and bring its rows."""
        engine = create_engine(database_url(Settings(data=str(self.folder), database=self.database)))
        with engine.begin() as connection:
            result = connection.execute(text(statement), values)
            rows = [tuple(row) for row in result] if result.returns_rows else []
        engine.dispose()
        return rows

    def codes(self) -> set[str]:
        """The codes of all tables that were ever opened."""
        return {code for (code,) in self.execute("SELECT code FROM tables")}

    @contextmanager
    def mislaid(self, table: str) -> Iterator[None]:
        """A table of the database that cannot be found for a while, so that statements which need it fail."""
        self.execute(f"ALTER TABLE {table} RENAME TO mislaid")
        try:
            yield
        finally:
            self.execute(f"ALTER TABLE mislaid RENAME TO {table}")


@asynccontextmanager
async def writer_held(store: Store) -> AsyncIterator[None]:
    """Whatever is handed to the store in this block is written at its end, together."""
    held, go = Event(), Event()

    def hold(_connection: object) -> None:
        held.set()
        go.wait(60)

    holding = asyncio.create_task(store.do(hold))
    try:
        await asyncio.to_thread(held.wait, 60)
        yield
    finally:
        go.set()
        await holding


def assert_nothing_lost_or_doubled(storage: Storage, acknowledged: dict[str, dict[str, int]]) -> None:
    """What a table (by its code) acknowledged stands in its log, under its number, once; and the log has no hole.

    Until a race is decided, a seat is told numbers without the touches of others (MP-15): less by so many at most.
    """
    for code, acts in acknowledged.items():
        rows = storage.execute(
            "SELECT number, act, payload, game FROM moves JOIN tables ON tables.id = table_id"
            " WHERE code = :code ORDER BY number",
            code=code,
        )
        assert [number for number, *_ in rows] == list(range(1, len(rows) + 1))
        kept = {act: number for number, act, *_ in rows if act is not None}
        assert len(kept) == sum(act is not None for _, act, *_ in rows), "an act was done twice"
        assert acts.keys() <= kept.keys(), "an act was lost"
        hidden = _hidden(rows)
        for act, told in acts.items():
            assert kept[act] - hidden.get(act, 0) <= told <= kept[act]
        numbers = sorted((kept[act], told) for act, told in acts.items())
        assert all(before < after for (_, before), (_, after) in pairwise(numbers))


def _hidden(rows: list[tuple[Any, ...]]) -> dict[str, int]:
    """By act: how many touches of the newest race other seats had made before it."""
    found: dict[str, int] = {}
    race: tuple[int, list[int]] = (0, [])
    for _, act, payload, game in rows:
        move = msgspec.json.decode(payload)
        if act is not None:
            found[act] = sum(seat != move["seat"] for seat in race[1])
        action = move.get("action", {})
        if action.get("type") in describe(GAMES[game]).touches:
            race = (action["reveal"], [*(race[1] if race[0] == action["reveal"] else ()), move["seat"]])
    return found
