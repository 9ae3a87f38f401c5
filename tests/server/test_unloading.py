"""A table that is unloaded is gone at once: it waits for no search for reference cycles, which is rare here."""

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from ludotheque.core import Seat
from ludotheque.games import GAMES
from ludotheque.server.storage.errors import Down
from ludotheque.server.table.table import Table
from tests.server.lobby_harness import FakeDevice, LobbyHarness, lobby_harness

VARIANTS = [(key, variant) for key, game in GAMES.items() for variant in game.SEATS]


@pytest.fixture
def no_collector() -> Iterator[None]:
    """Memory comes back by counting references alone."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def evening(home: LobbyHarness, key: str, variant: str) -> list["weakref.ref[object]"]:
    """A table with all that leaves traces: people, talk, moves, a pause, a lost line, a stand-in; then its end."""
    people = max(2, GAMES[key].SEATS[variant][0])
    table, tokens = await home.table(key, people, variant=variant)
    shared, phone = FakeDevice(home), FakeDevice(home)
    await shared.hello(table, *tokens[1:])
    await phone.hello(table, tokens[0])
    await phone.say("start")
    assert table.play is not None
    alive: list[weakref.ref[object]] = [
        weakref.ref(each) for each in (table, table.play, table.state.racing, shared.connection, phone.connection)
    ]
    await shared.say("hand", seat=None) if len(tokens) > 2 else None
    chance = Random(1)
    for _ in range(12):
        for device, seats in ((phone, (0,)), (shared, range(1, people))):
            for seat in seats:
                menu = list(table.game.legal(table.game.view(table.play.shown.state, Seat(seat))))[:20]
                if menu:
                    await device.say(
                        "act", id=f"a{chance.random()}"[:20].replace(".", ""), seat=seat, action=chance.choice(menu)
                    )
        await home.wait(1)
    await phone.say("say", text="Goodbye")
    await phone.say("pause")
    await phone.say("resume")
    table.log_failed(Down())  # and it is read again
    await shared.close()
    await home.wait(20)
    await phone.say("leave")
    await phone.close()
    await home.settle()
    return alive


@pytest.mark.parametrize(("key", "variant"), VARIANTS)
async def test_a_table_that_is_unloaded_is_gone_at_once(
    folder: Path, no_collector: None, key: str, variant: str
) -> None:
    async with lobby_harness(folder, linger_s=1.0, abandon_s=1.0) as home:
        alive = await evening(home, key, variant)
        for _ in range(3):
            await home.wait(15)
            await home.lobby.upkeep.sweep()
        await home.lobby.upkeep.finish()
        assert home.lobby.tables == {}
        left = [each for each in (ref() for ref in alive) if each is not None]
        assert left == [], [gc.get_referrers(each) for each in left]


async def test_a_refused_act_keeps_no_table_in_memory(folder: Path, no_collector: None) -> None:
    async with lobby_harness(folder, linger_s=1.0, abandon_s=1.0) as home:
        table, tokens = await home.table("matryoshka", 3)
        device = FakeDevice(home)
        await device.hello(table, *tokens)
        await device.say("start")
        assert (await device.act(0, {"type": "lay", "cards": [0, 1, 2, 3, 4, 5]}))["type"] == "refused"
        await device.say("pause")
        assert (await device.act(0, {"type": "lay", "cards": []}))["rule"] == "TABLE-8"
        await device.say("leave")
        await device.close()
        alive = [weakref.ref(each) for each in (table, table.play)]
        del table, device
        for _ in range(3):
            await home.wait(15)
            await home.lobby.upkeep.sweep()
        await home.lobby.upkeep.finish()
        assert home.lobby.tables == {}
        assert [each() for each in alive] == [None, None]


async def test_tables_that_come_and_go_leave_nothing_behind(folder: Path, no_collector: None) -> None:
    async with lobby_harness(folder, linger_s=1.0, abandon_s=1.0) as home:
        seen: weakref.WeakSet[Table] = weakref.WeakSet()
        for _ in range(60):
            table, tokens = await home.table("matryoshka", 3)
            seen.add(table)
            device = FakeDevice(home)
            await device.hello(table, *tokens)
            await device.say("start")
            await device.say("leave")
            await device.close()
            del table, device
            await home.wait(2)
            await home.lobby.upkeep.sweep()
        await home.lobby.upkeep.finish()
        assert len(seen) <= 5


async def test_connections_that_come_and_go_after_the_last_race_leave_nothing_behind(folder: Path) -> None:
    async with lobby_harness(folder) as home:
        table, tokens = await home.table("moby_pick", 3, confuse=0, remind=0, reverse=0)
        people = [FakeDevice(home) for _ in tokens]
        for device, token in zip(people, tokens, strict=True):
            await device.hello(table, token)
        await people[0].say("start")
        while table.play is None or table.play.shown.reveal is None:
            await home.wait(1)
        table.finish("left")
        gone = []
        for _ in range(5):
            device = FakeDevice(home)
            await device.hello(table, tokens[1])
            await device.close()
            gone.append(weakref.ref(device.connection))
        del device
        await home.wait(60)
        gc.collect()
        assert [ref() for ref in gone[:-1]] == [None] * 4, "the last one goes when the next one comes"
