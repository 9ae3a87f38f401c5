"""Tables that nobody was at for long: they are closed in time, and never under someone who comes back."""

import asyncio
from contextlib import AsyncExitStack

from harness.clocks import clock_of
from harness.serving import seats_at, serving, until
from harness.storage import Storage
from ludotheque.server.table.table import Table
from tests.server.matryoshka_table import THREE, dealt


async def test_a_table_is_not_closed_before_people_were_away_for_the_whole_time(storage: Storage) -> None:
    """While people are at a table that is noted only now and then."""
    async with serving(storage, abandon_s=60, empty_s=1000, silent_s=1000) as (server, base), AsyncExitStack() as stack:
        code, _, talker = await dealt(stack, base)
        clock_of(server).skip(100_000)
        storage.execute("UPDATE tables SET seen = 1")
        await talker.socket.close()
        table = server.lobby.tables[code]
        await until(lambda: not table.attended)
        await server.lobby.upkeep.sweep()
        assert table.phase != "left"
        clock_of(server).skip(61_000)
        storage.execute("UPDATE tables SET seen = 1")
        await server.lobby.upkeep.sweep()
        assert (await server.lobby.look(code)).phase == "left"


async def test_who_comes_while_a_table_is_being_closed_finds_it_open(storage: Storage) -> None:
    async with serving(storage) as (server, base):
        code, _ = await seats_at(base, "matryoshka", THREE, 1)
        registry = server.lobby.registry

        async def come() -> Table:
            table = await registry.enter(code)
            with table.kept():
                await asyncio.sleep(0)
            return table

        closing = asyncio.create_task(registry.take_deserted(code, 1))
        await asyncio.sleep(0)
        coming = [asyncio.create_task(come()) for _ in range(2)]
        assert await closing is None
        assert {table.row.epoch for table in await asyncio.gather(*coming)} == {2}


async def test_who_comes_is_not_refused_for_an_epoch_that_a_node_was_wrong_about(storage: Storage) -> None:
    async with serving(storage) as (server, base):
        code, _ = await seats_at(base, "matryoshka", THREE, 1)
        registry = server.lobby.registry
        closing = asyncio.create_task(registry.take_deserted(code, 7))
        await asyncio.sleep(0)
        coming = [asyncio.create_task(registry.enter(code)) for _ in range(2)]
        assert await closing is None
        assert {table.row.epoch for table in await asyncio.gather(*coming)} == {2}, "they share a load of their own"
