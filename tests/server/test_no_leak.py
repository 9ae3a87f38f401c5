"""The no-leak law on the wire: two worlds that differ only in what a seat may not know give that seat the same bytes.

All of it is compared: every frame of its socket, the lobby's answers, the log and the counts. The worlds are two real
servers; only the sources of chance and the clock are held equal. Races are paced and judged as at any table.
"""

from collections.abc import Callable, Sequence
from itertools import count
from random import Random
from typing import Any

import aiohttp
import msgspec
import pytest
from msgspec.structs import replace

from harness.recording_log import RecordingLog
from harness.serving import seats_at, until
from harness.storage import Storage
from ludotheque.core import Act, Deal, Seat, Touch, replay
from ludotheque.server.app import Server
from ludotheque.server.endpoints import socket
from ludotheque.server.lobby import lobby
from ludotheque.server.services.settings import Settings
from ludotheque.server.storage import jobs
from ludotheque.server.table import attendance, chat
from ludotheque.server.table.table import Table
from ludotheque.testing.trace import Subject, Trace, other_world, play_randomly
from tests.games.subjects import SUBJECTS
from tests.server.fake_clock import FakeClock
from tests.toys import broken
from tests.toys.subject import slap_subject
from tests.toys.subject import subject as toy

LONGEST = 36
TIMED = ("seconds", "_created", "append", "memory_bytes")
"""Parts of the names of metrics that depend on this machine: how fast it is, and its memory."""


@pytest.fixture
def equal_chance(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Both worlds draw the same codes, tokens and secrets, and no line is measured."""

    def reset() -> None:
        numbers = count()
        monkeypatch.setattr(lobby, "new_code", lambda _length: f"WRLD{next(numbers)}")
        monkeypatch.setattr(lobby, "new_token", lambda: f"token-{next(numbers):030d}")
        monkeypatch.setattr(lobby, "new_secret", lambda: "secret")
        monkeypatch.setattr(lobby, "time", lambda: 1_700_000_000)

    for part in (attendance, chat):
        monkeypatch.setattr(part, "time", lambda: 1_700_000_000)
    monkeypatch.setattr(socket, "FIRST_PINGS", ())
    return reset


class Device:
    """One socket at the table, and every frame it was sent."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._questions = 0
        self.frames: list[str] = []

    async def say(self, kind: str, **fields: Any) -> None:
        await self._socket.send_str(msgspec.json.encode({"type": kind, **fields}).decode())

    async def catch_up(self) -> None:
        """Read every frame up to the answer to a question: the server has read all that was said before it."""
        self._questions += 1
        question = f"question-{self._questions}"
        await self.say("act", id=question, action={"type": "no-such-thing"})
        while f'"id":"{question}"' not in (frame := await self._next()):
            self.frames.append(frame)

    async def _next(self) -> str:
        """The next message. Pings are not answered: how long a round trip takes is never the same twice."""
        while (frame := await self._socket.receive()).type is not aiohttp.WSMsgType.TEXT:
            assert frame.type is aiohttp.WSMsgType.PING
        return str(frame.data)


class World:
    """One real server with one table, played over real sockets by a clock that the test turns."""

    def __init__(self, storage: Storage, subject: Subject, options: Any, deal: Deal) -> None:
        self.clock, self.game = FakeClock(), subject.game
        self.options, self.deal = options, deal
        settings = Settings(
            host="127.0.0.1",
            port=0,
            data=str(storage.folder),
            database=storage.database,
            ping_s=1e9,
            quiet_s=1e9,
            silent_s=1e9,
            messages_per_second=10_000,
            proxy=True,  # so that no kernel measures a connection either
        )
        games = {self.game.KEY: self.game}
        log = RecordingLog(without=("listening", "stopped"))
        self.server = Server(settings, games=games, clock=self.clock, log=log, deal=lambda _secret, _nonces: deal)
        self.told: list[Any] = [log.told]
        """What anyone may ask the server, and its log."""
        self.frames: dict[Seat | None, list[str]] = {}
        """What each seat, and a spectator, was sent; whoever came back at the end too."""

    async def play(self, acts: Sequence[Act[Any]]) -> Trace:
        """Everyone does what they planned, at the planned moments; returns what the table made of it."""
        await self.server.start()
        base = f"http://127.0.0.1:{self.server.port}"
        seats = self.options.seats
        code, tokens = await seats_at(base, self.game.KEY, msgspec.to_builtins(self.options), seats)
        places: dict[Seat | None, list[str]] = {Seat(chair): [token] for chair, token in enumerate(tokens)} | {None: []}
        async with aiohttp.ClientSession() as http:
            devices = {seat: await self._sit(http, base, code, tokens) for seat, tokens in places.items()}
            table = await self._begin(devices[Seat(0)], code)
            start = self.clock.time
            for number, act in enumerate(acts):
                await self._wait(start + act.at)
                await devices[act.seat].say("act", id=f"m{number}", action=act.action)
                await devices[act.seat].catch_up()
                await self._settle()
                self.told.append(msgspec.json.encode(table.info()))  # the lobby's card after every act
            rows = await self.server.store.do(jobs.log(table.row.id))
            for seat, device in devices.items():
                await device.catch_up()
                self.frames[seat] = device.frames
                for last in (None, max(0, len(rows) - 5)):  # whoever comes back may not learn more than who stayed
                    again = await self._sit(http, base, code, places[seat], last=last, epoch=1 if last else 0)
                    await again.catch_up()
                    self.frames[seat] += again.frames
            await self._ask(http, base, code)
        await self.server.stop()
        moves = tuple(row.move(self.game) for row in rows)
        return Trace(self.options, self.deal, moves, tuple(replay(self.game, self.options, self.deal, moves)))

    async def _sit(self, http: aiohttp.ClientSession, base: str, code: str, tokens: list[str], **known: Any) -> Device:
        device = Device(await http.ws_connect(f"{base}/ws/{code}", autoping=False))
        await device.say("hello", protocol=3, table=code, tokens=tokens, **known)
        await device.catch_up()
        return device

    async def _begin(self, host: Device, code: str) -> Table:
        await host.say("start")
        table = self.server.lobby.tables[code]
        await until(lambda: table.play is not None)
        await host.say("say", text="what a hand")
        await host.say("phrase", phrase="wow")
        await until(lambda: len(table.chat.lines()) == 2)
        return table

    async def _settle(self) -> None:
        """Wait until everything that happened is written and shown."""
        await until(lambda: self.server.store.waiting == 0)

    async def _wait(self, end: float) -> None:
        """Let time pass from one planned call to the next, so that each move is written and shown in its time."""
        while (due := min((when for when, _ in self.clock.planned.values()), default=end + 1)) <= end:
            self.clock.until(due)
            await self._settle()
        self.clock.until(end)

    async def _ask(self, http: aiohttp.ClientSession, base: str, code: str) -> None:
        for path in ("/api/tables", f"/api/tables/{code}", "/api/games"):
            async with http.get(base + path) as answer:
                self.told.append((path, answer.status, await answer.read()))
        async with http.get(f"{base}/api/tables/{code}/record") as answer:
            assert answer.status == 409
        async with http.get(base + "/metrics") as answer:
            page = await answer.text()
        self.told.append([line for line in page.splitlines() if not any(name in line for name in TIMED)])


async def nothing_leaks(
    subject: Subject, options: Any, seed: str, storages: Callable[[], Storage], reset: Callable[[], None]
) -> list[Trace]:
    """Compare two worlds for one seat and for a spectator; returns what was played, once for each comparison."""
    chance = Random(seed)
    planned = play_randomly(subject.game, options, seed, latest=3_000)  # quick enough to race
    length = min(LONGEST, chance.randrange(len(planned.moves) // 2, len(planned.moves)))
    acts = [move for move in planned.moves[:length] if isinstance(move, Act)]
    reset()
    here = World(storages(), subject, options, planned.deal)
    trace = await here.play(acts)
    compared: list[Trace] = []
    for seat in (chance.choice(trace.seats), None):
        groups = [group for group in subject.unseen(trace, seat) if len(group) > 1]
        if not groups:
            continue
        one, other = chance.sample(list(chance.choice(groups)), 2)
        reset()
        there = World(storages(), subject, options, other_world(subject, trace, one, other).deal)
        await there.play([replace(act, action=subject.rename(act.action, one, other)) for act in acts])
        for mine, yours in zip((*here.frames[seat], *here.told), (*there.frames[seat], *there.told), strict=True):
            assert mine == yours, f"seat {seat} can tell card {one} from card {other}"
        compared.append(trace)
    return compared


def tables(subject: Subject) -> list[Any]:
    """One table of every variant."""
    found: dict[str, Any] = {}
    for options in subject.tables:
        found.setdefault(options.variant, options)
    return list(found.values())


ALL = (*SUBJECTS.values(), toy(), slap_subject())
CASES = [(subject, options) for subject in ALL for options in tables(subject)]


@pytest.mark.parametrize(("subject", "options"), CASES, ids=[f"{s.game.KEY}-{o.variant}" for s, o in CASES])
async def test_a_seat_sees_the_same_bytes_in_both_worlds(
    subject: Subject, options: Any, storages: Callable[[], Storage], equal_chance: Callable[[], None]
) -> None:
    compared = await nothing_leaks(subject, options, "wire-1", storages, equal_chance)
    assert compared
    touches = [move for move in compared[0].moves if isinstance(move, Act) and isinstance(move.action, Touch)]
    assert bool(touches) == (options.variant in subject.game.EXTRAS.races), "a race was played, if there are any"
    assert all(touch.evidence is not None for touch in touches), "every touch was paced and judged"


async def test_a_leaky_game_is_caught_on_the_wire(
    storages: Callable[[], Storage], equal_chance: Callable[[], None]
) -> None:
    leaky = toy(broken.Checksum())
    with pytest.raises(AssertionError, match="seat None can tell card"):
        await nothing_leaks(leaky, leaky.tables[-1], "leak", storages, equal_chance)
