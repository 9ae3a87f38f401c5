"""The no-leak law on the wire: two worlds that differ only in what a seat may not know give that seat the same bytes.

All of it is compared: every frame of its socket, the lobby's answers, the log and the counts. The worlds are two real
servers; only the sources of chance and the clock are held equal.
"""

from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

import aiohttp
import msgspec
import pytest

from ludotheque.core import Act, Seat, Tick
from ludotheque.server import lobby, racing, socket, talk
from ludotheque.server.app import Server
from ludotheque.server.settings import Settings
from ludotheque.testing.trace import Subject, Trace, other_world, play_randomly
from tests.games.attrape_reves.subject import SUBJECT as DREAMS
from tests.games.matryoshka.subject import SUBJECT as DOLLS
from tests.games.moby_pick.subject import SUBJECT as MOBY
from tests.server.cupboard import Cupboard
from tests.server.hand_clock import HandClock
from tests.server.support import seats_at, until
from tests.toys import broken
from tests.toys.subject import subject as toy

LONGEST = 36


class Lines:
    """A log that keeps its lines."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def _note(self, event: str, **values: Any) -> None:
        if event not in ("listening", "stopped"):
            self.lines.append(f"{event} {values}")

    debug = info = warning = error = _note


@pytest.fixture
def equal_chance(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Both worlds draw the same codes, tokens and secrets, and no line is measured."""

    def reset() -> None:
        numbers = count()
        monkeypatch.setattr(lobby, "new_code", lambda: f"WRLD{next(numbers)}")
        monkeypatch.setattr(lobby, "new_token", lambda: f"token-{next(numbers):030d}")
        monkeypatch.setattr(lobby, "new_secret", lambda: "secret")
        monkeypatch.setattr(lobby, "time", lambda: 1_700_000_000)

    monkeypatch.setattr(talk, "time", lambda: 1_700_000_000)
    monkeypatch.setattr(socket, "FIRST_PINGS", ())
    monkeypatch.setattr(racing, "OPENERS", ())  # touches count as in the trace, where nobody has a line
    return reset


async def to_the_end(socket: aiohttp.ClientWebSocketResponse) -> list[str]:
    """Every frame up to the answer to a question that is asked now."""
    await socket.send_str('{"type":"act","id":"end","action":{"type":"no-such-thing"}}')
    frames = [(await socket.receive()).data]
    while '"id":"end"' not in frames[-1]:
        frames.append((await socket.receive()).data)
    return frames


async def world(cupboard: Cupboard, subject: Subject, trace: Trace, seat: Seat | None) -> list[Any]:
    """Play a trace over real sockets; everything one seat can see of it."""
    clock, log = HandClock(), Lines()
    settings = Settings(
        host="127.0.0.1",
        port=0,
        data=str(cupboard.folder),
        database=cupboard.database,
        ping_s=1e9,
        messages_per_second=10_000,
    )
    games = {subject.game.KEY: subject.game}
    server = Server(settings, games=games, clock=clock, log=log, deal=lambda _secret, _nonces: trace.deal)
    await server.start()
    base = f"http://127.0.0.1:{server.port}"
    options = msgspec.to_builtins(trace.options)
    code, tokens = await seats_at(base, subject.game.KEY, options, trace.options.seats)
    seen: list[Any] = []
    async with aiohttp.ClientSession() as http:
        sockets: dict[int, aiohttp.ClientWebSocketResponse] = {}
        for number, who in enumerate([*([token] for token in tokens), []]):
            sockets[number] = await http.ws_connect(base + "/ws")
            hello = {"type": "hello", "protocol": 1, "table": code, "tokens": who}
            await sockets[number].send_str(msgspec.json.encode(hello).decode())
            await sockets[number].receive()
        await sockets[0].send_str('{"type":"start"}')
        table = server.lobby.tables[code]
        await until(lambda: table.play is not None)
        assert table.play is not None
        await sockets[0].send_str('{"type":"say","text":"what a hand"}')
        await sockets[0].send_str('{"type":"phrase","phrase":"wow"}')
        await until(lambda: len(table.talk.lines()) == 2)
        opened_at = clock.time
        for number, move in enumerate(trace.moves, start=1):
            if isinstance(move, Tick):
                clock.time = opened_at + move.at + 1
                table.play.run_due(table.time.now())
            else:
                assert isinstance(move, Act)
                clock.time = opened_at + move.at
                act = {"type": "act", "id": f"m{number}", "action": move.action}
                await sockets[move.seat].send_str(msgspec.json.encode(act).decode())
            await until(lambda number=number: table.play is not None and table.play.past.kept(number))  # type: ignore[misc]
        seen += await to_the_end(sockets[len(tokens) if seat is None else seat])
        for last in (None, max(0, len(trace.moves) - 5)):  # whoever comes back may not learn more than who stayed
            async with http.ws_connect(base + "/ws") as again:
                who = [] if seat is None else [tokens[seat]]
                known = {"last": last, "epoch": 1 if last else 0}
                hello = {"type": "hello", "protocol": 1, "table": code, "tokens": who, **known}
                await again.send_str(msgspec.json.encode(hello).decode())
                seen += await to_the_end(again)
        for path in ("/api/tables", f"/api/tables/{code}", "/api/games"):
            async with http.get(base + path) as answer:
                seen.append((path, answer.status, await answer.read()))
        async with http.get(f"{base}/api/tables/{code}/record") as answer:
            assert answer.status == 409
        async with http.get(base + "/metrics") as answer:
            page = await answer.text()
        seen.append(
            [
                line
                for line in page.splitlines()
                if "seconds" not in line and "_created" not in line and "append" not in line
            ]
        )
    await server.stop()
    seen.append(log.lines)
    return seen


async def nothing_leaks(
    subject: Subject, options: Any, seed: str, cupboards: Callable[[], Cupboard], reset: Callable[[], None]
) -> int:
    """Compare two worlds for one seat and for a spectator; returns how many comparisons there were."""
    chance = Random(seed)
    trace = play_randomly(subject.game, options, seed)
    part = trace.cut(min(LONGEST, chance.randrange(1, len(trace.moves))))
    compared = 0
    for seat in (chance.choice(part.seats), None):
        groups = [group for group in subject.unseen(part, seat) if len(group) > 1]
        if not groups:
            continue
        one, other = chance.sample(list(chance.choice(groups)), 2)
        streams = []
        for played in (part, other_world(subject, part, one, other)):
            reset()
            streams.append(await world(cupboards(), subject, played, seat))
        here, there = streams
        for mine, yours in zip(here, there, strict=True):
            assert mine == yours, f"seat {seat} can tell card {one} from card {other}"
        compared += 1
    return compared


def tables(subject: Subject) -> list[Any]:
    """One table of every variant."""
    found: dict[str, Any] = {}
    for options in subject.tables:
        found.setdefault(options.variant, options)
    return list(found.values())


CASES = [(subject, options) for subject in (DOLLS, MOBY, DREAMS, toy()) for options in tables(subject)]


@pytest.mark.parametrize(("subject", "options"), CASES, ids=[f"{s.game.KEY}-{o.variant}" for s, o in CASES])
async def test_a_seat_sees_the_same_bytes_in_both_worlds(
    subject: Subject, options: Any, cupboards: Callable[[], Cupboard], equal_chance: Callable[[], None]
) -> None:
    assert await nothing_leaks(subject, options, "wire-1", cupboards, equal_chance) > 0


async def test_a_leaky_game_is_caught_on_the_wire(
    cupboards: Callable[[], Cupboard], equal_chance: Callable[[], None]
) -> None:
    leaky = toy(broken.Leaky())

    async def look() -> None:
        for number in range(12):
            await nothing_leaks(leaky, leaky.tables[-1], f"leak-{number}", cupboards, equal_chance)

    with pytest.raises(AssertionError, match="can tell card"):
        await look()
