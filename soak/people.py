"""Honest people: each plays one seat as the game's own player would, and remembers what was acknowledged."""

import asyncio
from contextlib import suppress
from random import Random
from time import monotonic
from typing import Any

import msgspec

from ludotheque.client import Client, Refusal, Update
from ludotheque.core import Bot, Millis, Seat, record
from ludotheque.core.play import AnyGame
from ludotheque.games import GAMES

VARIANTS = [(key, variant) for key, game in GAMES.items() for variant in game.SEATS]


class Person:
    """One honest client with one seat."""

    def __init__(self, client: Client, game: AnyGame, seed: int) -> None:
        self.client = client
        self.game = game
        self.acknowledged: dict[str, int] = {}
        self.waits: list[float] = []
        self._chance = Random(seed)
        self._bot: Bot[Any, Any, Any] | None = None
        self._acts: set[asyncio.Task[None]] = set()
        self._planned: Any = None

    async def play(self) -> None:
        """Play until the game is over."""
        async with self.client:
            async for update in self.client.updates():
                self._notice(update)
            if self._acts:
                await asyncio.wait(self._acts, timeout=5)  # what is still unanswered was sent too late

    def _notice(self, update: Update) -> None:
        assert update.seat is not None
        if self._bot is None:
            self._bot = self.game.BOTS["normal"](Seat(update.seat), self._chance)
        view = msgspec.convert(update.view, self.game.View)
        events = tuple(msgspec.convert(event, self.game.Event) for event in update.events)
        plan = self._bot.notice(Millis(update.at), view, events)
        if plan is not None and plan is not self._planned and not self.client.over:
            self._planned = plan
            task = asyncio.create_task(self._act(plan.action, update.number))
            self._acts.add(task)
            task.add_done_callback(self._acts.discard)

    async def _act(self, action: Any, seen: int) -> None:
        name = f"{self._chance.getrandbits(64):x}"
        started = monotonic()
        with suppress(Refusal, ConnectionError):  # the table went on meanwhile
            self.acknowledged[name] = await self.client.act(action, id=name, seen=seen, ms=250.0)
            self.waits.append(monotonic() - started)


async def sit_down(base: str, number: int, *, bots: bool = True) -> Person:
    """The host of a new table, of another game and variant for each number."""
    key, variant = VARIANTS[number % len(VARIANTS)]
    counts = GAMES[key].SEATS[variant]
    seats = counts[(number // len(VARIANTS)) % len(counts)]
    wish: dict[str, Any] = {"game": key, "options": {"variant": variant, "seats": seats}, "name": f"P{number}"}
    opened = await Client.request(base, "POST", "/api/tables", wish | ({"bots": "normal"} if bots else {}))
    return Person(Client(base, opened["code"], opened["token"]), GAMES[key], number)


async def verified(base: str, person: Person) -> str:
    """What the record of a person's table says of itself."""
    data = await Client.request(base, "GET", f"/api/tables/{person.client.code}/record")
    return record.verify(record.decode(data, person.game), person.game)
