"""A lobby without a network: real tables, the real log and real messages, and a clock that the test drives."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from harness.serving import until
from harness.transports import FakeTransport
from ludotheque.core.play import AnyGame
from ludotheque.games import GAMES
from ludotheque.server.connection.connection import Connection
from ludotheque.server.endpoints.conversation import Conversation
from ludotheque.server.lobby.lobby import Lobby
from ludotheque.server.protocol import Joining, Opening
from ludotheque.server.services.logs import make_log
from ludotheque.server.services.metrics import Metrics
from ludotheque.server.services.rate_limits import Bucket
from ludotheque.server.services.services import Services
from ludotheque.server.services.settings import Settings, database_url
from ludotheque.server.storage.store import Store
from ludotheque.server.table.table import Table
from tests.server.fake_clock import FakeClock


async def heard(talk: Conversation, data: bytes, arrived: float) -> None:
    """Let a conversation handle a message to its end."""
    if (rest := talk.hear(data, arrived)) is not None:
        await rest


class FakeDevice:
    """One socket, in the hands of a test."""

    def __init__(self, harness: "LobbyHarness") -> None:
        self.harness = harness
        self.transport = FakeTransport()
        self.connection = Connection(self.transport, harness.clock, 1 << 30, Bucket(1e6, 1e6))
        self.talk = Conversation(harness.services, harness.lobby, self.connection)
        self._acts = 0

    async def say(self, kind: str, **fields: Any) -> None:
        """Say something, and let the log answer."""
        await heard(self.talk, msgspec.json.encode({"type": kind, **fields}), self.harness.clock.now())
        await self.harness.settle()

    async def hello(self, table: Table, *tokens: str, **fields: Any) -> None:
        await self.say("hello", protocol=3, table=table.row.code, tokens=tokens, **fields)

    async def act(self, seat: int, action: dict[str, Any]) -> dict[str, Any]:
        """Act for a seat; the answer."""
        self._acts += 1
        name = f"{id(self)}-{self._acts}"
        await self.say("act", id=name, action=action, seat=seat)
        return next(m for m in reversed(self.transport.heard) if m["type"] in ("ack", "refused") and m["id"] == name)

    async def close(self) -> None:
        self.connection.lost()
        if self.talk.table is not None:
            self.talk.table.attendance.detach(self.connection)
        await self.harness.settle()

    def last(self, kind: str, **wanted: Any) -> dict[str, Any]:
        """The newest message of a kind, with these values."""
        return next(
            m
            for m in reversed(self.transport.heard)
            if m["type"] == kind and all(m.get(k) == v for k, v in wanted.items())
        )

    @property
    def card(self) -> dict[str, Any]:
        """The newest card of the table."""
        found: dict[str, Any] = next(
            m["table"] for m in reversed(self.transport.heard) if m["type"] in ("table", "welcome")
        )
        return found


class LobbyHarness:
    """The lobby, and its clock."""

    def __init__(self, folder: Path, games: dict[str, AnyGame] | None = None, **settings: Any) -> None:
        chosen = Settings(data=str(folder), **settings)
        self.clock = FakeClock()
        self.store = Store(database_url(chosen))
        log = make_log("error", "json")
        shelf = games or GAMES
        self.services = Services(chosen, clock=self.clock, store=self.store, games=shelf, metrics=Metrics(), log=log)
        self.lobby = Lobby(self.services)

    async def table(self, game: str, people: int, **options: Any) -> tuple[Table, list[str]]:
        """A table with so many people, not dealt yet, and their tokens."""
        wish = Opening(game=game, options={"seats": people, **options}, name="P0")
        row, _, token = await self.lobby.open(wish)
        table = await self.lobby.enter(row.code)
        joined = [await self.lobby.join(table, Joining(name=f"P{number}")) for number in range(1, people)]
        return table, [token, *(token for _, token in joined)]

    async def wait(self, seconds: float) -> None:
        """Let time pass; whatever is due by then happens, and the log answers."""
        for _ in range(4):
            self.clock.until(self.clock.time + seconds * 250)
            await self.settle()

    async def settle(self) -> None:
        """Let the log answer."""
        await asyncio.sleep(0)
        await until(lambda: not self.store.waiting)
        await asyncio.sleep(0)


@asynccontextmanager
async def lobby_harness(folder: Path, **settings: Any) -> AsyncIterator[LobbyHarness]:
    """A lobby whose clock the test drives."""
    made = LobbyHarness(folder, **settings)
    await made.store.start()
    try:
        yield made
    finally:
        await made.lobby.close()
        await made.store.stop()
