"""A real server on a clock moved by hand, and devices on lines of any length: races to the millisecond, no network.

Devices speak the protocol: what they say goes through the server's own conversations, tables, log and judge.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from harness.serving import seats_at
from harness.transports import FakeTransport
from ludotheque.core import Seat
from ludotheque.games import moby_pick
from ludotheque.server.app import Server
from ludotheque.server.connection.connection import Connection
from ludotheque.server.endpoints.conversation import Conversation
from ludotheque.server.services.logs import make_log
from ludotheque.server.services.rate_limits import Bucket
from ludotheque.server.services.settings import Settings
from ludotheque.server.storage import jobs
from ludotheque.server.table.table import Table
from tests.server.fake_clock import FakeClock
from tests.server.lobby_harness import heard

OPTIONS = {"confuse": 0, "remind": 0, "reverse": 0, "first": 0}
SCREEN = 25.0  # from the packet to the frame that shows it, at 60 Hz
THINKING = 30.0  # until a seat does what is not a touch


def drive(talk: Coroutine[Any, Any, None]) -> None:
    """Run what never really waits."""
    try:
        talk.send(None)
    except StopIteration:
        return
    raise AssertionError("it waited")


class FakeDevice(FakeTransport):
    """A socket at the end of a connection: what the server wrote to it and when, and what to do when it is heard."""

    def __init__(self, harness: "RaceHarness", rtt: float, *, kernel: bool = True) -> None:
        super().__init__()
        self.harness, self.rtt = harness, rtt
        most = float(harness.server.settings.unproved_ms)
        self.connection = Connection(self, harness.clock, 1 << 20, Bucket(1e6, 1e6), most_rtt=most)
        for _ in range(20):
            self.connection.link.roundtrip.sample(rtt)
        if kernel:
            self.connection.link.roundtrip.kernel(rtt)
        self.talk = Conversation(harness.server.services, harness.server.lobby, self.connection)
        self.told: list[tuple[float, dict[str, Any]]] = []
        self.hears: Callable[[dict[str, Any]], object] = lambda _message: None

    def write(self, data: bytes) -> None:
        super().write(data)
        news, self.heard = self.heard, []
        for message in news:
            self.told.append((self.harness.clock.time, message))
            self.hears(message)

    def say(self, kind: str, **fields: Any) -> None:
        """A message reaches the server."""
        data = msgspec.json.encode({"type": kind, **fields})
        drive(heard(self.talk, data, self.harness.clock.time))

    def hello(self, *tokens: str, last: int | None = None, **fields: Any) -> None:
        """Say hello; who claims to know an update has a view to join the next one to."""
        if last is not None:
            seat = Seat(self.harness.tokens.index(tokens[0])) if tokens else None
            assert self.harness.table.play is not None
            view = msgspec.to_builtins(moby_pick.view(self.harness.table.play.shown.state, seat))
            self._joined.take({"type": "whole", "number": last, "at": 0, "seat": seat, "view": view, **fields})
        self.say("hello", protocol=3, table=self.harness.code, tokens=tokens, last=last, **fields)

    def close(self) -> None:
        """The connection is lost, and the server knows."""
        self.connection.lost()
        if self.talk.table is not None:
            self.talk.table.attendance.detach(self.connection)

    def updates(self) -> list[tuple[float, dict[str, Any]]]:
        """Every update that was written, and when."""
        return [(at, message) for at, message in self.told if message["type"] == "update"]

    def first_seen(self, reveal: int) -> float:
        """When the first message left that shows a card, or anything later."""
        return next((at for at, update in self.updates() if update["view"]["public"]["reveal"] >= reveal), float("inf"))


class RaceHarness:
    """One table of Moby Pick at a server; time passes when the test says so."""

    def __init__(self, server: Server, clock: FakeClock, code: str, tokens: list[str]) -> None:
        self.server, self.clock, self.code, self.tokens = server, clock, code, tokens
        self.other = ""
        """A second table at the same server, with nobody at it."""
        self.acts = 0

    @property
    def table(self) -> Table:
        return self.server.lobby.tables[self.code]

    @property
    def reveal(self) -> int:
        """The number of the card that lies face up."""
        return int(self.public.reveal)

    def plan(self, late: float, call: Callable[[], object]) -> None:
        """Do something so many milliseconds from now."""
        self.clock.call_at(self.clock.time + late, call)

    def act(self, device: FakeDevice, action: Any, **stamp: Any) -> None:
        """A device asks for an action, with an id of its own."""
        self.acts += 1
        device.say("act", id=f"a{self.acts}", action=action, **stamp)

    async def run(self, late: float) -> None:
        """Let time pass; the log writes as fast as it is asked to."""
        end = self.clock.time + late
        while (due := min((when for when, _ in self.clock.planned.values()), default=end + 1)) <= end:
            self.clock.until(max(due, self.clock.time), most=1)
            await self.settle()
        self.clock.until(end)

    async def passes(self, late: float) -> str:
        """Let time pass; the phase of the game then."""
        await self.run(late)
        return str(self.public.phase)

    async def settle(self) -> None:
        """Wait until every move is written and shown."""
        play = self.table.play
        while play is not None and play.shown.number < play._number:  # noqa: ASYNC110 — as in `until`, but sooner
            await asyncio.sleep(0.0002)

    async def start(self, host: FakeDevice) -> None:
        """Deal."""
        await heard(host.talk, b'{"type":"start"}', self.clock.time)
        await self.settle()

    @property
    def public(self) -> Any:
        """What everyone may know."""
        assert self.table.play is not None
        return self.table.play.shown.state.public

    async def run_to(self, *phases: str, most: float = 60_000.0, step: float = 20.0) -> str:
        """Let time pass until the table is in one of these phases of the game."""
        end = self.clock.time + most
        while (phase := str(self.public.phase)) not in phases:
            assert self.clock.time < end, self.public
            await self.run(step)
        return phase

    def player(self, device: FakeDevice, seat: int) -> None:
        """Let a device do for a seat what the table waits for, but no touch."""

        def hears(message: dict[str, Any]) -> None:
            if message["type"] != "update" or message["seat"] != seat:
                return
            view = msgspec.convert(message["view"], moby_pick.View)
            action = next((each for each in moby_pick.legal(view) if not hasattr(each, "reveal")), None)
            if action is not None:
                self.plan(THINKING, lambda: self.act(device, action))

        device.hears = hears

    async def touches(self, kind: str = "touch") -> list[dict[str, Any]]:
        """Every touch in the log, with its evidence; or every word."""
        moves = await self.server.store.do(jobs.log(self.table.row.id))
        acts = [msgspec.json.decode(move.payload) for move in moves]
        return [act for act in acts if act.get("action", {}).get("type") == kind]


@asynccontextmanager
async def race_harness(
    folder: Path, seats: int, *, recite: bool = False, **settings: Any
) -> AsyncIterator[RaceHarness]:
    """A table whose people have not said hello."""
    clock = FakeClock()
    chosen = Settings(host="127.0.0.1", port=0, data=str(folder), ping_s=1e9, silent_s=1e9, **settings)
    server = Server(chosen, clock=clock, log=make_log("error", "json"))
    await server.start()
    try:
        base, options = f"http://127.0.0.1:{server.port}", {"seats": seats, "recite": recite, **OPTIONS}
        place = RaceHarness(server, clock, *await seats_at(base, "moby_pick", options, seats))
        place.other, _ = await seats_at(base, "moby_pick", options, 1)
        await server.lobby.enter(place.other)  # in memory, so that a hello there waits for nothing
        yield place
    finally:
        await asyncio.shield(server.stop())
