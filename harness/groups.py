"""Groups of people who play one game after the other, each on their own socket, and remember what was acknowledged."""

import asyncio
from contextlib import suppress
from itertools import count, pairwise
from random import Random
from time import monotonic
from typing import Any

import msgspec

from harness.serving import seats_at
from ludotheque.client import Client, Refusal
from ludotheque.games import matryoshka

SEATS = 3
_names = count()


class Group:
    """The people of one table. After a game they play the next one, at the table that follows."""

    def __init__(self, base: str, seed: int, think_s: float) -> None:
        self.base = base
        self.think_s = think_s
        self.chance = Random(seed)
        self.acknowledged: dict[str, dict[str, int]] = {}
        """By the code of the table: each act that was acknowledged, and its number."""
        self.times: list[float] = []
        """When something was acknowledged."""
        self.stopped = False

    @property
    def acts(self) -> int:
        """How many acts were acknowledged."""
        return sum(map(len, self.acknowledged.values()))

    def silence(self, since: float, until: float) -> float:
        """The longest time without any acknowledged act in a stretch of time."""
        within = [moment for moment in self.times if since < moment < until]
        return max(after - before for before, after in pairwise([since, *within, until]))

    async def play(self) -> None:
        """Play until the group is told to stop."""
        code, tokens = await seats_at(self.base, "matryoshka", {"seats": SEATS}, SEATS)
        while not self.stopped:
            self.acknowledged[code] = {}
            people = [Person(self, Client(self.base, code, token), number) for number, token in enumerate(tokens)]
            await asyncio.gather(*(person.play() for person in people))
            following = people[0].client.table.get("next")
            assert self.stopped or following, "a game ended, and nothing followed it"
            code = following or code


class Person:
    """One seat and its socket, which comes back by itself."""

    def __init__(self, group: Group, client: Client, seat: int) -> None:
        self.group = group
        self.client = client
        self.seat = seat
        self._view: Any = None
        self._changed = asyncio.Event()

    async def play(self) -> None:
        """One game, to its end, and until the next table is there."""
        async with self.client, asyncio.TaskGroup() as tasks:
            looking = tasks.create_task(self._look())
            if self.seat == 0:  # the host
                await self._insist("start", lambda: self.client.table["phase"] != "open")
            while not self.client.over and not self.group.stopped:
                await self._act()
            if self.seat == 0:
                await self._insist("rematch", lambda: self.client.table["next"] is not None)
            while self.client.table["next"] is None and not self.group.stopped:  # noqa: ASYNC110 — the client has none
                await asyncio.sleep(0.02)
            looking.cancel()

    async def _insist(self, order: str, done: Any) -> None:
        """Orders are not repeated by the client, and one that a dying node heard may be lost."""
        while not done() and not self.group.stopped:
            await self.client.say(order)
            for _ in range(20):
                if done():
                    break
                await asyncio.sleep(0.02)

    async def _look(self) -> None:
        async for update in self.client.updates():
            self._view = msgspec.convert(update.view, matryoshka.View)
            self._changed.set()

    def _menu(self) -> list[Any]:
        return [] if self._view is None else list(matryoshka.legal(self._view))[:40]

    async def _act(self) -> None:
        """Do something legal after a moment of thought; or wait until there is something to do."""
        if not self._menu():
            self._changed.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(0.1):
                    await self._changed.wait()
            return
        group = self.group
        await asyncio.sleep(group.think_s * group.chance.uniform(0.5, 1.5))
        if self.client.over or not (menu := self._menu()):
            return
        act = f"{self.seat}-{next(_names)}"
        try:
            number = await self.client.act(group.chance.choice(menu), id=act)
        except Refusal:  # the table went on, or the database is away
            await asyncio.sleep(0.05)
            return
        group.acknowledged[self.client.code][act] = number
        group.times.append(monotonic())
