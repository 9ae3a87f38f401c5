"""What the server's tests share: a quick clock, servers in a temporary folder, and players that act by themselves."""

import asyncio
import socket
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import msgspec

from ludotheque.client import Client, Refusal, Update
from ludotheque.core import Bot, Deal, Millis, Seat
from ludotheque.core.play import AnyGame
from ludotheque.server.app import Server
from ludotheque.server.clock import Handle
from ludotheque.server.house import seeded
from ludotheque.server.logs import make_log
from ludotheque.server.settings import Settings


class QuickClock:
    """The machine's clock, running so many times faster: bots think in no time, rhymes last a blink."""

    def __init__(self, speed: float = 1.0) -> None:
        self.speed = speed

    def now(self) -> float:
        return monotonic() * 1000 * self.speed

    def call_at(self, when: float, call: Callable[[], object]) -> Handle:
        delay = max(0.0, when - self.now()) / 1000 / self.speed
        return asyncio.get_running_loop().call_later(delay, call)


@asynccontextmanager
async def serving(
    folder: Path,
    *,
    speed: float = 1.0,
    games: dict[str, AnyGame] | None = None,
    deal: Callable[[str, Sequence[str]], Deal] = seeded,
    log: Any = None,
    **settings: Any,
) -> AsyncIterator[tuple[Server, str]]:
    """A server on a free port, and its address."""
    chosen = Settings(**{"host": "127.0.0.1", "port": 0, "data": str(folder), "tables_per_address": 10_000, **settings})
    quiet = log if log is not None else make_log("info", "json", sys.stderr)  # shown where a test fails
    server = Server(chosen, games=games, clock=QuickClock(speed), log=quiet, deal=deal)
    await server.start()
    try:
        yield server, f"http://127.0.0.1:{server.port}"
    finally:
        await server.stop()


async def play_along(client: Client, game: AnyGame, seed: int = 0, *, stop: Callable[[], bool] = lambda: False) -> int:
    """Play a seat with the game's own player, at once, until the game is over; returns how many acts were acknowledged."""
    bots: dict[int, Bot[Any, Any, Any]] = {}
    acts: set[asyncio.Task[None]] = set()
    done = 0

    async def act(action: Any, update: Update) -> None:
        nonlocal done
        try:
            await client.act(action, seat=update.seat, seen=update.number, ms=250.0)
            done += 1
        except Refusal:
            pass  # the table went on meanwhile

    async for update in client.updates():
        assert update.seat is not None
        seat = Seat(update.seat)
        bot = bots.setdefault(seat, game.BOTS["plain"](seat, Random(seed)))
        view = msgspec.convert(update.view, game.View)
        events = tuple(msgspec.convert(event, game.Event) for event in update.events)
        plan = bot.notice(Millis(update.at), view, events)
        if plan is not None and not client.over:
            task = asyncio.create_task(act(plan.action, update))
            acts.add(task)
            task.add_done_callback(acts.discard)
        if stop():
            break
    await asyncio.gather(*acts, return_exceptions=True)
    return done


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
