"""A quiet table keeps its people: every socket hears something, so that no page takes silence for a lost line."""

from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec

from harness.serving import open_socket, seats_at, serving
from ludotheque.games import GAMES
from ludotheque.server.connection.connection import Connection
from ludotheque.server.connection.frames import TEXT
from ludotheque.server.endpoints.conversation import Conversation
from ludotheque.server.lobby.lobby import Lobby
from ludotheque.server.services.logs import make_log
from ludotheque.server.services.metrics import Metrics
from ludotheque.server.services.rate_limits import Bucket
from ludotheque.server.services.services import Services
from ludotheque.server.services.settings import Settings, database_url
from ludotheque.server.storage.store import Store
from tests.server.fake_clock import FakeClock
from tests.server.test_connection import RecordingTransport


def quiet(folder: Path, sockets: int) -> tuple[FakeClock, list[Connection], list[RecordingTransport]]:
    """Sockets on which nobody says anything."""
    clock, chosen = FakeClock(), Settings(data=str(folder))
    store = Store(database_url(chosen))
    log = make_log("error", "json")
    services = Services(chosen, clock=clock, store=store, games=GAMES, metrics=Metrics(), log=log)
    lobby = Lobby(services)
    books = [RecordingTransport(clock) for _ in range(sockets)]
    connections = [Connection(book, clock, 1 << 20, Bucket(1, 1)) for book in books]
    for connection in connections:
        Conversation(services, lobby, connection)
    return clock, connections, books


async def test_a_quiet_socket_hears_something_within_every_five_seconds(folder: Path) -> None:
    clock, (connection,), (book,) = quiet(folder, 1)
    for second in range(120):
        clock.until(second * 1000.0)
        connection.ping()  # the page never sees these
    heard = [at for at, data in book.written if data[0] == TEXT]
    gaps = [later - earlier for earlier, later in zip([0.0, *heard], [*heard, clock.time], strict=True)]
    assert max(gaps) <= 5_000
    assert len(heard) < 120 / 2.5, "and no more than that needs"
    assert {msgspec.json.decode(data[2:])["type"] for _, data in book.written if data[0] == TEXT} == {"line"}


async def test_a_socket_that_hears_other_things_is_not_told_of_its_line(folder: Path) -> None:
    clock, (connection,), (book,) = quiet(folder, 1)
    for half_second in range(120):
        clock.until(half_second * 500.0)
        connection.send(b"\x81\x02{}")
    assert {data for _, data in book.written} == {b"\x81\x02{}"}


async def test_quiet_sockets_that_began_together_do_not_speak_together(folder: Path) -> None:
    """After a restart everyone is back at once; two thousand messages in one turn would hold up every move."""
    clock, _, books = quiet(folder, 200)
    clock.until(15_000)
    tenths = Counter(int(at / 100) for book in books for at, _ in book.written)
    assert max(tenths.values()) < 40


async def test_a_closed_socket_is_not_called_any_more(folder: Path) -> None:
    clock, (connection,), _ = quiet(folder, 1)
    connection.lost()
    clock.until(10_000)
    assert clock.planned == {}


async def test_nobody_at_a_quiet_table_seems_to_come_or_go(folder: Path) -> None:
    async with serving(folder, quiet_s=0.2, ping_s=1e9) as (_, base), AsyncExitStack() as stack:
        code, tokens = await seats_at(base, "matryoshka", {"seats": 3}, 2)
        ada, bob = [await stack.enter_async_context(open_socket(base)) for _ in tokens]
        assert (await ada.hello(code, tokens[0]))["quiet"] == 0.2
        await bob.hello(code, tokens[1])
        await ada.hear("table")
        for _ in range(5):
            await ada.hear("line", seconds=0.6)
        assert [message["type"] for message in ada.heard[-5:]] == ["line"] * 5
