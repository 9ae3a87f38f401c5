"""Who owns a table: opening one only writes it, looking leaves it where it is, and whoever sits down takes it over."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from threading import Thread
from time import monotonic
from typing import Any

import aiohttp
import pytest
from sqlalchemy.exc import SQLAlchemyError
from yarl import URL

from harness import postgres
from harness.clocks import clock_of
from harness.serving import open_socket, play_along, seats_at, serving, until
from harness.storage import Storage
from ludotheque.client import Client, Refusal
from ludotheque.games import GAMES, matryoshka
from ludotheque.server.app import Server
from ludotheque.server.protocol.fields import LONGEST_CODE
from ludotheque.server.services.settings import Settings, database_url
from ludotheque.server.storage import jobs
from ludotheque.server.storage.database import Database
from ludotheque.server.storage.ownership import take_over
from tests.server.altered_game import altered
from tests.server.matryoshka_table import THREE, dealt, lay


@pytest.fixture
def shared(folder: Path, pg: postgres.Postgres) -> Storage:
    """A PostgreSQL that several nodes use."""
    return Storage(folder, pg.emptied())


@asynccontextmanager
async def two_nodes(storage: Storage, **settings: Any) -> AsyncIterator[tuple[Server, str, Server, str]]:
    """Two nodes without a proxy: a test sends its people to either."""
    async with serving(storage, **settings) as (one, at_one), serving(storage, **settings) as (two, at_two):
        yield one, at_one, two, at_two


def epochs(storage: Storage) -> dict[str, int]:
    return dict(storage.execute("SELECT code, epoch FROM tables"))


async def test_opening_only_writes_a_row_and_a_restart_claims_nothing(storage: Storage) -> None:
    async with serving(storage) as (server, base):
        seat = await Client.request(base, "POST", "/api/tables", {"game": "matryoshka", "options": THREE, "name": "A"})
        assert (seat["table"]["phase"], seat["table"]["seats"][0]["name"]) == ("open", "A")
        assert server.lobby.tables == {}
    async with serving(storage) as (server, base):
        assert server.lobby.tables == {}
        assert epochs(storage) == {seat["code"]: 1}
        async with open_socket(base) as talker:
            assert (await talker.hello(seat["code"], seat["token"]))["seats"] == [0]
        assert set(server.lobby.tables) == {seat["code"]}
    assert epochs(storage) == {seat["code"]: 2}


async def test_whoever_only_looks_leaves_the_table_where_it_is(shared: Storage) -> None:
    async with two_nodes(shared) as (one, here, two, there), AsyncExitStack() as stack:
        code, _, talker = await dealt(stack, here)
        before = epochs(shared)
        card = await Client.request(there, "GET", f"/api/tables/{code}")
        assert (card["phase"], card["number"], card["seats"][0]["name"]) == ("playing", 0, "P0")
        assert b"<svg" in await Client.request(there, "GET", f"/api/tables/{code}/qr.svg")
        with pytest.raises(Refusal, match="LOBBY-13"):
            await Client.request(there, "GET", f"/api/tables/{code}/record")
        async with open_socket(there) as stranger:
            assert (await stranger.hello(code, "x" * 32))["rule"] == "WIRE-6"
        assert epochs(shared) == before
        assert (set(one.lobby.tables), set(two.lobby.tables)) == ({code}, set())
        assert (await talker.act(lay(talker, 0), seat=0))["number"] == 1


async def test_a_finished_game_is_read_at_any_node(shared: Storage) -> None:
    async with two_nodes(shared, speed=80) as (one, here, two, there):
        me = await Client.play_now(here, "matryoshka", "Zoé", options=THREE)
        async with me:
            await asyncio.wait_for(play_along(me, matryoshka), 40)
        await one.lobby.upkeep.finish()  # the end is shown before it is written
        card = await Client.request(there, "GET", f"/api/tables/{me.code}")
        assert (card["phase"], card["number"]) == ("over", me.last)
        assert (await Client.request(there, "GET", f"/api/tables/{me.code}/replay?seat=0"))["seat"] == 0
        assert two.lobby.tables == {}


async def test_people_who_come_together_raise_the_epoch_once(storage: Storage) -> None:
    async with serving(storage) as (_, base), AsyncExitStack() as stack:
        code, tokens, talker = await dealt(stack, base)
        await talker.act(lay(talker, 0), seat=0)
    before = epochs(storage)[code]
    async with serving(storage) as (_, base), AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(open_socket(base)) for _ in range(12)]
        hellos = (socket.hello(code, tokens[number % 3]) for number, socket in enumerate(sockets))
        assert {welcome["type"] for welcome in await asyncio.gather(*hellos)} == {"welcome"}
        assert epochs(storage)[code] == before + 1
        assert (await sockets[1].act(lay(talker, 1)))["number"] == 2


async def test_people_of_a_table_that_moved_are_sent_on_though_nobody_acts(shared: Storage) -> None:
    async with two_nodes(shared) as (one, here, two, there), AsyncExitStack() as stack:
        code, tokens, talker = await dealt(stack, here)
        moved = await stack.enter_async_context(open_socket(there))
        assert (await moved.hello(code, *tokens))["table"]["phase"] == "playing"
        assert await talker.hear("goodbye") == {"type": "goodbye", "reason": "restart", "back": True}
        assert (set(one.lobby.tables), set(two.lobby.tables)) == (set(), {code})
        assert (await moved.act(lay(talker, 0), seat=0))["number"] == 1


async def test_a_copy_that_is_out_of_date_is_noticed_by_whoever_knows_more(
    shared: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludotheque.server.app.WATCH_S", 60.0)  # too late: before that, hello itself finds out
    async with two_nodes(shared) as (one, here, _, there), AsyncExitStack() as stack:
        code, tokens, talker = await dealt(stack, here)
        moved = await stack.enter_async_context(open_socket(there))
        await moved.hello(code, *tokens)
        assert (await moved.act(lay(talker, 0), seat=0))["number"] == 1
        back = await stack.enter_async_context(open_socket(here))
        assert (await back.hello(code, *tokens, last=1, epoch=epochs(shared)[code]))["number"] == 1
        fresh = await Client.request(there, "POST", "/api/tables", {"game": "matryoshka", "options": THREE})
        async with open_socket(here) as early:
            await early.hello(fresh["code"])
            seat = await Client.request(there, "POST", f"/api/tables/{fresh['code']}/seats", {"name": "Late"})
            async with open_socket(here) as late:
                assert (await late.hello(fresh["code"], seat["token"]))["rule"] == "LOBBY-22"
                clock_of(one).skip(2_000)
                assert (await late.hello(fresh["code"], seat["token"]))["seats"] == [0]


async def test_a_node_that_lost_a_table_leaves_it_there_for_a_while(shared: Storage) -> None:
    """Two proxies disagree: one sends people here, the other there. Else the table would move with every hello."""
    async with two_nodes(shared) as (one, here, _, there), AsyncExitStack() as stack:
        code, tokens, talker = await dealt(stack, here)
        other = await stack.enter_async_context(open_socket(there))
        await other.hello(code, tokens[0])
        assert (await talker.hear("goodbye"))["back"]
        epoch = epochs(shared)[code]
        async with open_socket(here) as back:
            refused = await back.hello(code, *tokens, last=0, epoch=epoch - 1)
            assert (refused["rule"], refused["retry"]) == ("LOBBY-22", True)
            assert (await back.hello(code))["rule"] == "LOBBY-22", "a spectator"
        assert epochs(shared)[code] == epoch
        clock_of(one).skip(2_000)
        async with open_socket(here) as back:
            assert (await back.hello(code, *tokens, last=0, epoch=epoch - 1))["type"] == "welcome"
        assert epochs(shared)[code] == epoch + 1


async def test_who_was_at_the_new_owner_and_comes_back_is_welcome_at_once(shared: Storage) -> None:
    """The new owner died, and its people come to the node that had the table before."""
    async with two_nodes(shared) as (one, here, _, there), AsyncExitStack() as stack:
        code, tokens, talker = await dealt(stack, here)
        other = await stack.enter_async_context(open_socket(there))
        await other.hello(code, *tokens)
        await talker.hear("goodbye")
        async with open_socket(here) as back:
            assert (await back.hello(code, *tokens, last=0, epoch=epochs(shared)[code]))["type"] == "welcome"
        assert set(one.lobby.tables) == {code}


async def test_a_stranger_who_makes_up_an_epoch_moves_nothing(shared: Storage) -> None:
    async with two_nodes(shared) as (one, here, _, there), AsyncExitStack() as stack:
        code, tokens, talker = await dealt(stack, here)
        other = await stack.enter_async_context(open_socket(there))
        await other.hello(code, *tokens)
        await talker.hear("goodbye")
        before = epochs(shared)
        async with open_socket(here) as stranger:
            assert (await stranger.hello(code, last=0, epoch=before[code] + 7))["rule"] == "LOBBY-22"
        assert (epochs(shared), one.lobby.tables) == (before, {})


async def test_behind_a_proxy_a_path_names_the_table_as_the_proxy_reads_it(shared: Storage) -> None:
    async with serving(shared, proxy=True) as (_, base), aiohttp.ClientSession(base) as http:
        code, tokens = await seats_at(base, "matryoshka", THREE, 1)
        before, spelt = epochs(shared), f"%{ord(code[0]):x}{code[1:]}"
        for path in ("/ws", f"/ws/{code.lower()}", f"/ws/{spelt}"):
            with pytest.raises(aiohttp.WSServerHandshakeError, match="400"):
                await http.ws_connect(URL(path, encoded=True))
        for path in (f"/api/tables/{code.lower()}/seats", f"/api/tables/{spelt}/seats"):
            async with http.post(URL(path, encoded=True), json={"name": "B"}) as answer:
                assert (answer.status, (await answer.json())["rule"]) == (400, "HTTP-6")
        assert epochs(shared) == before
        assert (await Client.request(base, "GET", f"/api/tables/{code.lower()}"))["code"] == code, "only looks"
        await Client.join(base, code.lower(), "B")
        async with Client(base, code.lower(), *tokens) as me:
            assert [seat["name"] for seat in me.table["seats"]][:2] == ["P0", "B"]


async def test_a_table_that_comes_home_takes_moves_though_one_was_refused_before(
    shared: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The refused move blocked the table under its old epoch; that is over, and nothing of it is kept."""
    monkeypatch.setattr("ludotheque.server.app.WATCH_S", 60.0)  # the move itself finds out
    async with two_nodes(shared) as (one, here, _, there), AsyncExitStack() as stack:
        code, tokens, talker = await dealt(stack, here)
        other = await stack.enter_async_context(open_socket(there))
        await other.hello(code, *tokens)
        await talker.say("act", id="lost", action=lay(talker, 0), seat=0)
        await talker.hear("goodbye")
        await until(lambda: not one.store._writer._blocked)  # what is kept would only grow
        back = await stack.enter_async_context(open_socket(here))
        await back.hello(code, *tokens, last=0, epoch=epochs(shared)[code])
        assert (await back.act(lay(talker, 0), seat=0))["number"] == 1


async def test_a_change_at_a_node_that_lost_the_table_sends_its_people_on(
    shared: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludotheque.server.app.WATCH_S", 60.0)  # the change itself finds out
    async with two_nodes(shared) as (one, here, _, there), AsyncExitStack() as stack:
        code, tokens = await seats_at(here, "matryoshka", THREE, 2)
        host = await stack.enter_async_context(open_socket(here))
        await host.hello(code, tokens[0])
        assert (await Client.request(there, "POST", f"/api/tables/{code}/seats", {"name": "C"}))["seat"] == 2
        await host.say("remove", seat=1)
        assert await host.hear("refused", "goodbye") == {"type": "goodbye", "reason": "restart", "back": True}
        await until(lambda: code not in one.lobby.tables)
        assert [seat["kind"] for seat in (await Client.request(there, "GET", f"/api/tables/{code}"))["seats"]] == [
            "person"
        ] * 3


async def test_a_table_without_people_leaves_memory_and_can_go_on_elsewhere(shared: Storage) -> None:
    async with two_nodes(shared, empty_s=0.2) as (one, here, _, there), AsyncExitStack() as stack:
        code, tokens, talker = await dealt(stack, here)
        await talker.act(lay(talker, 0), seat=0)
        await one.lobby.upkeep.unload()
        assert code in one.lobby.tables, "someone is there"
        await talker.socket.close()
        await until(lambda: code not in one.lobby.tables)
        moved = await stack.enter_async_context(open_socket(there))
        assert (await moved.hello(code, *tokens))["number"] == 1


async def test_on_one_machine_a_table_without_people_stays_in_memory(folder: Path) -> None:
    """With SQLite nobody else can play it, so that bots and the chat are as people left them."""
    async with serving(folder, empty_s=0) as (server, base), AsyncExitStack() as stack:
        code, _, talker = await dealt(stack, base)
        await talker.socket.close()
        await until(lambda: server.lobby.tables[code].unused)
        clock_of(server).skip(1_000)
        await server.lobby.upkeep.unload()
        assert code in server.lobby.tables


async def test_pause_and_play_now_are_known_at_every_node(shared: Storage) -> None:
    async with two_nodes(shared) as (one, here, _, there), AsyncExitStack() as stack:
        code, tokens, talker = await dealt(stack, here)
        await talker.say("pause")
        await talker.hear_phase("paused")
        moved = await stack.enter_async_context(open_socket(there))
        table = (await moved.hello(code, *tokens))["table"]
        assert (table["phase"], table["held"]["why"]) == ("paused", "host")
        await moved.say("resume")
        await moved.hear_phase("playing")
        await talker.hear("goodbye")
        back = await stack.enter_async_context(open_socket(here))
        clock_of(one).skip(2_000)
        assert (await back.hello(code, *tokens))["table"]["phase"] == "playing"
        alone = await Client.request(here, "POST", "/api/play", {"game": "matryoshka", "name": "Zoé"})
        async with open_socket(there) as late:
            await late.hello(alone["code"], alone["token"])
            assert (await late.hear("update"))["number"] == 0


async def test_a_node_with_other_rules_declines_and_the_old_one_plays_on(shared: Storage) -> None:
    newer = {**GAMES, "matryoshka": altered(matryoshka, RULES=matryoshka.RULES + 1)}
    async with (
        serving(shared) as (_, old),
        serving(shared, games=newer) as (_, new),
        AsyncExitStack() as stack,
    ):
        code, tokens, talker = await dealt(stack, old)
        before = epochs(shared)
        async with open_socket(new) as moved:
            refused = await moved.hello(code, *tokens)
            assert (refused["rule"], refused["retry"]) == ("LOBBY-19", False)
            assert str(matryoshka.RULES + 1) in refused["text"]
        open_one, _ = await seats_at(old, "matryoshka", THREE, 1, public=True)
        with pytest.raises(Refusal, match="LOBBY-19"):
            await Client.join(new, open_one, "B")
        assert await Client.request(new, "GET", "/api/tables") == []
        assert epochs(shared) == {**before, open_one: 1}
        assert (await talker.act(lay(talker, 0), seat=0))["number"] == 1


async def test_the_list_is_the_same_at_every_node(shared: Storage) -> None:
    async with two_nodes(shared) as (_, here, _, there):
        code, _ = await seats_at(here, "matryoshka", THREE, 2, public=True)
        for base in (here, there):
            assert [table["code"] for table in await Client.request(base, "GET", "/api/tables")] == [code]
        await Client.join(here, code, "C")
        assert await Client.request(here, "GET", "/api/tables") == []
        async with asyncio.timeout(60):  # another node's change is seen after a second
            while await Client.request(there, "GET", "/api/tables"):  # noqa: ASYNC110
                await asyncio.sleep(0.1)


async def test_abandoned_tables_are_closed_by_one_node_and_those_with_people_are_not(shared: Storage) -> None:
    async with two_nodes(shared, abandon_s=60, silent_s=1000) as (one, here, two, there), AsyncExitStack() as stack:
        code, _, talker = await dealt(stack, here)
        never, _ = await seats_at(there, "matryoshka", THREE, 1)
        for server in (one, two):
            clock_of(server).skip(100_000)
        shared.execute("UPDATE tables SET seen = 1 WHERE code = :code", code=code)
        await one.lobby.upkeep.sweep()
        shared.execute("UPDATE tables SET seen = 1 WHERE code = :code", code=never)
        await asyncio.gather(*(server.lobby.upkeep.sweep() for server in (one, two)))
        await asyncio.gather(*(server.lobby.upkeep.finish() for server in (one, two)))
        found = dict(shared.execute("SELECT code, phase FROM tables"))
        assert found == {code: "playing", never: "left"}
        assert epochs(shared)[never] == 2, "one of them took it"
        assert (await talker.hello(code))["type"] == "welcome", "it is where it was"
        assert code in one.lobby.tables


async def test_after_a_start_people_have_their_time_to_come_back(storage: Storage) -> None:
    async with serving(storage) as (_, base):
        code, tokens = await seats_at(base, "matryoshka", THREE, 1)
    storage.execute("UPDATE tables SET seen = 1")  # the server was off for years
    async with serving(storage, abandon_s=3600) as (server, base), open_socket(base) as talker:
        await server.lobby.upkeep.sweep()
        assert (await talker.hello(code, *tokens))["table"]["phase"] == "open"


def test_nodes_that_start_together_on_an_empty_database_all_start(pg: postgres.Postgres) -> None:
    databases = [Database(database_url(Settings(database=pg.fresh("together")))) for _ in range(1)]
    databases += [Database(databases[0]._url) for _ in range(4)]
    failed: list[BaseException] = []

    def start(database: Database) -> None:
        try:
            database.open()
        except BaseException as error:  # noqa: BLE001 — of another thread
            failed.append(error)

    threads = [Thread(target=start, args=(database,)) for database in databases]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    for database in databases:
        database.close()
    assert failed == []


async def test_a_node_that_hangs_in_a_transaction_stops_no_other_for_long(shared: Storage) -> None:
    """PostgreSQL ends its session, and with it its locks; and the others are ready all the time."""
    async with serving(shared) as (_, base):
        code, tokens = await seats_at(base, "matryoshka", THREE, 1)
        hanging = Database(database_url(Settings(database=shared.database)))
        hanging.open()
        transaction = hanging.transaction()
        connection = transaction.__enter__()
        jobs.probe("another:8080")(connection)
        take_over(code)(connection)
        started = monotonic()
        async with aiohttp.request("GET", f"{base}/readyz") as answer:
            assert answer.status == 200
        async with open_socket(base) as talker:
            assert (await talker.hello(code, *tokens))["type"] == "welcome"
        assert monotonic() - started < 5
        with pytest.raises(SQLAlchemyError):
            transaction.__exit__(None, None, None)
        hanging.close()
        assert epochs(shared)[code] == 2, "what it did is undone"


@pytest.mark.parametrize("length", [5, 9, LONGEST_CODE])
async def test_tables_can_be_played_with_codes_of_every_length(folder: Path, length: int) -> None:
    async with serving(folder, code_length=length) as (_, base):
        code, tokens = await seats_at(base, "matryoshka", THREE, 1)
        assert len(code) == length
        assert (await Client.request(base, "GET", f"/api/tables/{code.lower()}"))["code"] == code
        async with open_socket(base, path=f"/ws/{code}") as socket:
            assert (await socket.hello(code, *tokens))["type"] == "welcome"
