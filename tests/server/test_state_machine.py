"""A state machine over the socket: any order of honest and foolish messages leaves every table sound.

The conversation is driven without a network but with the real lobby, tables and log; Hypothesis chooses who says what.
"""

import asyncio
import os
import shutil
import tempfile
from random import Random
from typing import Any

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from harness.serving import until
from harness.transports import FakeTransport, messages
from ludotheque.core import Seat, record
from ludotheque.games import GAMES
from ludotheque.server.connection.connection import Connection
from ludotheque.server.endpoints.conversation import Conversation
from ludotheque.server.lobby.lobby import Lobby
from ludotheque.server.protocol import Joining, Opening, Outgoing
from ludotheque.server.services.metrics import Metrics
from ludotheque.server.services.rate_limits import Bucket
from ludotheque.server.services.services import Services
from ludotheque.server.services.settings import Settings, database_url
from ludotheque.server.storage import jobs
from ludotheque.server.storage.checking import record_of
from ludotheque.server.storage.store import Store
from ludotheque.server.table.table import Table
from tests.server.fake_clock import FakeClock
from tests.server.lobby_harness import heard

EXAMPLES = int(os.environ.get("LUDOTHEQUE_HOSTILE", "600")) // 60
SEATS = 3


class CheckingTransport(FakeTransport):
    """Checks that it is sent messages of the protocol, in order; keeps the updates and the acknowledgements."""

    def __init__(self) -> None:
        super().__init__()
        self.updates: dict[int | None, dict[str, Any]] = {}
        self.acks: list[str] = []
        self.closed = False

    def write(self, data: bytes) -> None:
        for payload in messages(data):
            msgspec.convert({"type": "update", **msgspec.json.decode(payload)}, Outgoing)
        super().write(data)
        news, self.heard = self.heard, []
        for message in news:
            if message["type"] == "update":
                before = self.updates.get(message["seat"])
                assert before is None or message["number"] > before["number"] or message.get("whole"), (
                    "updates ran backwards"
                )
                self.updates[message["seat"]] = message
            if message["type"] == "ack":
                self.acks.append(message["id"])

    def is_closing(self) -> bool:
        return self.closed

    def abort(self) -> None:
        self.closed = True


class Failures:
    """A log in which nothing may be wrong."""

    def debug(self, event: str, **values: Any) -> None: ...
    def info(self, event: str, **values: Any) -> None: ...

    def warning(self, event: str, **values: Any) -> None:
        if event != "bot failed":  # then chance plays on, and the table must stay sound all the same
            raise AssertionError((event, values))

    error = warning


who = st.integers(0, SEATS)
fields = st.sampled_from(["type", "card", "cards", "seat", "reveal"])
nonsense = st.recursive(
    st.none() | st.integers() | st.text(max_size=5),
    lambda inner: st.dictionaries(fields, inner, max_size=3) | st.lists(inner, max_size=3),
    max_leaves=5,
)


class ServerMachine(RuleBasedStateMachine):
    """People at one table, one after the other, in any order."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = tempfile.mkdtemp()
        self.talks: dict[int, Conversation] = {}
        self.acts = 0

    @initialize(
        key=st.sampled_from(sorted(GAMES)), seed=st.integers(0, 10**6), begun=st.sampled_from([True, True, False])
    )
    def sit_down(self, key: str, seed: int, begun: bool) -> None:
        self.game, self.chance = GAMES[key], Random(seed)
        self.clock = FakeClock()
        chosen = Settings(data=self.folder)
        self.store = Store(database_url(chosen))
        self.services = Services(
            chosen, clock=self.clock, store=self.store, games=GAMES, metrics=Metrics(), log=Failures()
        )
        self.lobby = Lobby(self.services)
        self.runner.run(self._sit(key))
        if begun:
            for person in range(SEATS):
                self.arrive(person)
            self.hear(0, {"type": "start"})

    async def _sit(self, key: str) -> None:
        await self.store.start()
        row, _, token = await self.lobby.open(Opening(game=key, options={"seats": SEATS}, name="A"))
        self.table = await self.lobby.enter(row.code)
        self.tokens = [token]
        for name in "BC":
            self.tokens.append((await self.lobby.join(self.table, Joining(name=name)))[1])

    def hear(self, person: int, message: Any) -> None:
        async def go() -> None:
            await heard(self.talks[person], msgspec.json.encode(message), self.clock.now())
            await self.settle()

        self.runner.run(go())

    async def settle(self) -> None:
        """Let the log answer."""
        await asyncio.sleep(0)
        await until(lambda: not self.store.waiting)
        await asyncio.sleep(0)

    @rule(person=who)
    def arrive(self, person: int) -> None:
        if person in self.talks:
            return
        connection = Connection(CheckingTransport(), self.clock, 1 << 30, Bucket(1e6, 1e6))
        self.talks[person] = Conversation(self.services, self.lobby, connection)
        tokens = self.tokens[person : person + 1]
        self.hear(
            person, {"type": "hello", "protocol": 3, "table": self.table.row.code, "tokens": tokens, "nonce": "n"}
        )

    @precondition(lambda self: bool(self.talks))
    @rule(pick=st.integers(0, 9))
    def go_away(self, pick: int) -> None:
        person = sorted(self.talks)[pick % len(self.talks)]
        talk = self.talks.pop(person)
        talk.connection.lost()
        if talk.table is not None:
            talk.table.attendance.detach(talk.connection)

    @precondition(lambda self: bool(self.talks))
    @rule(
        pick=st.integers(0, 9),
        order=st.sampled_from(["start", "pause", "resume", "rematch", "fill", "start", "resume"]),
    )
    def order(self, pick: int, order: str) -> None:
        self.hear(sorted(self.talks)[pick % len(self.talks)], {"type": order})

    @precondition(lambda self: bool(self.talks))
    @rule(
        pick=st.integers(0, 9),
        seat=st.sampled_from([None, 0, 1, 2, 7]),
        kind=st.sampled_from(["leave", "remove", "mute"]),
    )
    def seat_order(self, pick: int, seat: int | None, kind: str) -> None:
        if self.chance.random() < 0.2:  # else the game ends too soon
            self.hear(sorted(self.talks)[pick % len(self.talks)], {"type": kind, "seat": seat})

    @precondition(lambda self: bool(self.talks))
    @rule(turns=st.integers(1, 12), again=st.booleans())
    def play_well(self, turns: int, again: bool) -> None:
        """Whoever has something to do does it, each act once or twice."""
        for _ in range(turns):
            for person, talk in list(self.talks.items()):
                if self.table.play is None or not talk.connection.seats:
                    continue
                view = self.game.view(self.table.play.shown.state, Seat(talk.connection.seats[0]))
                menu = list(self.game.legal(view))[:50]
                if menu:
                    self.acts += 1
                    act = {"type": "act", "id": f"a{self.acts}", "action": self.chance.choice(menu)}
                    for _ in range(1 + again):
                        self.hear(person, act)

    @precondition(lambda self: bool(self.talks))
    @rule(pick=st.integers(0, 9), action=nonsense)
    def play_nonsense(self, pick: int, action: Any) -> None:
        self.hear(sorted(self.talks)[pick % len(self.talks)], {"type": "act", "id": "x", "action": action})

    @rule(millis=st.integers(1, 40_000))
    def wait(self, millis: int) -> None:
        async def go() -> None:
            for _ in range(6):
                self.clock.until(self.clock.time + millis / 6, most=200)  # bots answer each other; enough for one rule
                await self.settle()

        self.runner.run(go())

    @invariant()
    def every_table_is_sound(self) -> None:
        if hasattr(self, "lobby"):
            assert all(table.row.phase != "damaged" for table in self.lobby.tables.values())

    def teardown(self) -> None:
        try:
            if hasattr(self, "lobby"):
                self.runner.run(self._go_home())
        finally:
            self.runner.close()
            shutil.rmtree(self.folder, ignore_errors=True)

    async def _go_home(self) -> None:
        for table in list(self.lobby.tables.values()):
            if table.row.phase == "playing":  # few games end by themselves: what happened so far is verified, too
                table.finish("left")
                await self.settle()
            await self._check(table)
        await self.lobby.close()
        await self.store.stop()

    async def _check(self, table: Table) -> None:
        """The log replays to what was shown, and the record of a game that was begun verifies."""
        moves = await self.store.do(jobs.log(table.row.id))
        assert len(moves) == (0 if table.play is None else table.play.shown.number)
        acts = [move.act for move in moves if move.act is not None]
        if table.play is not None:
            kept = record_of(table.row, table.game, moves)
            assert record.verify(kept, table.game) == ("finished" if table.row.outcome else "left")
        assert len(acts) == len(set(acts)), "an act was done twice"


TestServerMachine = ServerMachine.TestCase
TestServerMachine.settings = settings(
    max_examples=max(5, EXAMPLES), stateful_step_count=30, deadline=None, suppress_health_check=list(HealthCheck)
)
