"""Tables that nobody was at for long: they are closed in time, and never under someone who comes back."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from time import time

import pytest

from harness.clocks import clock_of
from harness.serving import open_socket, seats_at, serving, until
from harness.storage import Storage
from ludotheque.core.play import AnyGame
from ludotheque.games import attrape_reves, matryoshka
from ludotheque.server.table.table import Table
from tests.server.altered_game import altered
from tests.server.lobby_harness import FakeDevice, lobby_harness
from tests.server.matryoshka_table import THREE, dealt, lay


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


async def test_a_game_that_all_have_left_does_not_go_on_when_somebody_looks_at_its_table(folder: Path) -> None:
    async with lobby_harness(folder) as place:
        table, tokens = await place.table("moby_pick", 3)
        people = [FakeDevice(place) for _ in tokens]
        for device, token in zip(people, tokens, strict=True):
            await device.hello(table, token)
        await people[0].say("start")
        for device in people:
            await device.say("leave")
            await device.close()
        place.lobby.registry.forget(table)
        again = await place.lobby.enter(table.row.code)
        await FakeDevice(place).hello(again)
        await place.wait(300)
        assert again.play is not None
        assert (again.phase, again.play.shown.number) == ("left", 0)


SAME: dict[str, AnyGame] = {"matryoshka": matryoshka}
LOST: dict[str, tuple[str, dict[str, AnyGame]]] = {
    "damaged row": ("UPDATE tables SET secret = 'x'", SAME),
    "damaged log": ("UPDATE moves SET payload = '{}'", SAME),
    "other rules": ("", {"matryoshka": altered(matryoshka, RULES=77)}),
    "no such game": ("", {"attrape_reves": attrape_reves}),
}
OLD = int(time()) - 31 * 86_400


async def played(storage: Storage) -> tuple[str, list[str]]:
    """The code and the tokens of a game that began before its server stopped."""
    async with serving(storage) as (_, base), AsyncExitStack() as stack:
        code, tokens, talker = await dealt(stack, base)
        await talker.act(lay(talker, 0), seat=0)
    storage.execute("UPDATE tables SET seen = 1")
    return code, tokens


@pytest.mark.parametrize("why", LOST)
async def test_a_game_that_cannot_be_closed_is_deleted_some_days_after_it_was_lost(storage: Storage, why: str) -> None:
    await played(storage)
    damage, games = LOST[why]
    if damage:
        storage.execute(damage)
    async with serving(storage, games=games, abandon_s=0, keep_days=30) as (server, _):
        await server.lobby.upkeep.sweep()
        assert storage.execute("SELECT phase FROM tables") == [("playing",)]
        ((ended,),) = storage.execute("SELECT ended FROM endings")
        assert time() - ended < 60
        storage.execute("UPDATE tables SET seen = 2")
        await server.lobby.upkeep.sweep()
        assert storage.execute("SELECT seen FROM tables") == [(2,)], "nobody tries again without end"
        await server.lobby.retention.tidy()
        assert len(storage.codes()) == 1
        storage.execute("UPDATE endings SET ended = :old", old=OLD)
        await server.lobby.retention.tidy()
        assert storage.codes() == set()


async def test_a_lost_game_that_is_played_on_is_kept(storage: Storage) -> None:
    code, tokens = await played(storage)
    async with serving(storage, games=LOST["other rules"][1], abandon_s=0, keep_days=30) as (server, _):
        await server.lobby.upkeep.sweep()
        storage.execute("UPDATE endings SET ended = :old", old=OLD)
        await server.lobby.retention.tidy()
        assert storage.codes() == {code}, "someone was there since, at a server that does not know of lost games"
    async with serving(storage, keep_days=30) as (server, base), open_socket(base) as talker:
        assert (await talker.hello(code, *tokens))["type"] == "welcome"
        assert storage.execute("SELECT * FROM endings") == []


async def test_an_open_table_that_a_node_of_older_rules_gave_up_is_listed_only_after_somebody_came(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludotheque.server.lobby.listing.FRESH_S", 0)
    async with serving(storage) as (_, base):
        code, tokens = await seats_at(base, "matryoshka", THREE, 1, public=True)
    storage.execute("UPDATE tables SET seen = 1")
    older = {"matryoshka": altered(matryoshka, RULES=matryoshka.RULES - 1)}
    async with serving(storage, games=older, abandon_s=0) as (server, _):
        await server.lobby.upkeep.sweep()
    async with serving(storage) as (server, base), open_socket(base) as talker:
        assert await server.lobby.public_tables() == []
        assert (await talker.hello(code, *tokens))["type"] == "welcome"
        assert [table.code for table in await server.lobby.public_tables()] == [code]
