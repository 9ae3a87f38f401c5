"""Nothing waits for ever: a database that hangs, or fails, and everyone who wants something of it meanwhile."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from time import monotonic

import aiohttp
import pytest
from sqlalchemy import create_engine, text

from harness import postgres
from harness.serving import open_socket, seats_at, serving
from harness.storage import Storage, writer_held
from ludotheque.client import Client, Refusal
from ludotheque.server import app
from ludotheque.server.services.settings import Settings, database_url
from ludotheque.server.storage import store
from tests.server.matryoshka_table import dealt, lay


@contextmanager
def locked(storage: Storage) -> Iterator[None]:
    """Somebody else holds every table of the database: whoever wants to read or write waits."""
    engine = create_engine(database_url(Settings(data=str(storage.folder), database=storage.database)))
    with engine.begin() as connection:
        connection.execute(text("LOCK TABLE tables, seats, moves IN ACCESS EXCLUSIVE MODE"))
        yield
    engine.dispose()


@pytest.fixture
def brisk(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same patience, shorter."""
    monkeypatch.setattr(store, "STUCK_S", 0.3)
    monkeypatch.setattr(store, "LONGEST_S", 1.0)
    monkeypatch.setattr(app, "WATCH_S", 0.1)


async def test_a_database_that_hangs_keeps_only_so_many_questions_in_memory(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asked has been refused long before; each question would stay until the database answers."""
    async with serving(storage) as (server, base):
        async with writer_held(server.store):
            with monkeypatch.context() as patched:
                patched.setattr(store, "LONGEST_S", 0.05)
                patched.setattr(store, "MOST", server.store.waiting + 3)
                for _ in range(10):
                    async with aiohttp.request("GET", f"{base}/api/tables/ABCDEF") as answer:
                        assert (await answer.json())["rule"] == "LOBBY-9"
                assert server.store.waiting == store.MOST
        async with aiohttp.request("GET", f"{base}/api/tables/ABCDEF") as answer:
            assert (await answer.json())["rule"] == "LOBBY-4", "it goes on as soon as the database does"


async def test_a_database_that_hangs_stalls_its_tables_and_everyone_is_answered(
    folder: Path, pg: postgres.Postgres, brisk: None
) -> None:
    storage = Storage(folder, pg.emptied())
    async with serving(storage) as (server, base), AsyncExitStack() as stack:
        code, _, talker = await dealt(stack, base)
        other, tokens = await seats_at(base, "matryoshka", {"seats": 3}, 2)
        host = await stack.enter_async_context(open_socket(base))
        await host.hello(other, tokens[0])
        with locked(storage):
            await talker.say("act", id="hangs", action=lay(talker, 0), seat=0)
            card = await talker.hear_phase("stalled")
            assert card["held"]["why"] == "store"
            before = server.lobby.tables[code].time.now()
            assert (await talker.act(lay(talker, 1), name="new", seat=1))["rule"] == "TABLE-9"
            await talker.say("ask", id="q", action=lay(talker, 1), seat=1)
            assert (await talker.hear("refused", id="q"))["retry"]
            started = monotonic()
            await host.say("start")
            assert (await host.hear("refused"))["rule"] == "LOBBY-9"
            for method, path, body in (
                ("POST", f"/api/tables/{other}/seats", {"name": "Zoé"}),
                ("POST", "/api/tables", {"game": "matryoshka", "options": {"seats": 3}, "name": "Zoé"}),
                ("GET", "/api/tables/ABCDEF", None),
            ):
                with pytest.raises(Refusal) as refusal:
                    await Client.request(base, method, path, body)
                assert refusal.value.rule == "LOBBY-9"
            assert monotonic() - started < 6 * store.LONGEST_S
            assert server.lobby.tables[code].time.now() == before
        assert (await talker.hear("ack", id="hangs"))["number"] == 1
        await talker.hear_phase("playing")
        assert (await talker.act(lay(talker, 1), name="then", seat=1))["number"] == 2
        table = await Client.request(base, "GET", f"/api/tables/{other}")
        assert [seat["kind"] for seat in table["seats"]] == ["person", "person", "empty"], (
            "what was refused is not done"
        )
        await host.say("start")
        await host.hear("update")


async def test_a_server_whose_database_hangs_still_stops(folder: Path, pg: postgres.Postgres, brisk: None) -> None:
    storage = Storage(folder, pg.emptied())
    async with AsyncExitStack() as stack:
        server, base = await stack.enter_async_context(serving(storage, drain_s=0.2))
        _, _, talker = await dealt(stack, base)
        with locked(storage):
            await talker.say("act", id="hangs", action=lay(talker, 0), seat=0)
            await talker.hear_phase("stalled")
            await asyncio.wait_for(server.stop(), 10)
            assert (await talker.hear("goodbye"))["back"]


async def test_whatever_needs_a_log_that_fails_is_refused_for_the_moment(storage: Storage) -> None:
    async with serving(storage) as (server, base), AsyncExitStack() as stack:
        over, _, talker = await dealt(stack, base)
        ended = server.lobby.tables[over]
        ended.finish("left")
        await talker.hear_phase("left")
        await server.lobby.upkeep.finish()
        code, others = await seats_at(base, "matryoshka", {"seats": 3}, 1)
        host = await stack.enter_async_context(open_socket(base))
        await host.hello(code, others[0])
        with storage.mislaid("seats"):
            for person, order in ((host, "start"), (host, "fill"), (host, "leave"), (talker, "rematch")):
                await person.say(order)
                answer = await person.hear("refused")
                assert (answer["rule"], answer["retry"]) == ("LOBBY-9", True), order
            with pytest.raises(Refusal) as refusal:
                await Client.join(base, code, "Zoé")
            assert refusal.value.rule == "LOBBY-9"
        assert await Client.join(base, code, "Zoé")
        await host.say("start")
        await host.hear("update")
        await talker.say("rematch")
        while (await talker.hear("table"))["table"]["next"] is None:
            pass
