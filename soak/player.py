"""One player at the end of one line: sits at many Moby Pick tables at once and touches every card it may.

`soak.test_fair_lines` runs it inside a network namespace. It takes orders as JSON lines and answers each with one. It
simulates a screen with a refresh rate, and a hand that is as quick as everybody's. It logs its true reaction times.
"""

import asyncio
import json
import sys
from contextlib import suppress
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import msgspec

from ludotheque.client import Client, Refusal, Update
from soak.forwarder import hurry
from tools.fairness.simulate import World

WORLD = World()
COMPANY = 5
"""With fewer hands that may touch nobody does, and the row of the active seat grows instead (MP-20)."""
LIE = 200.0


class Place:
    """A seat at one table."""

    def __init__(self, client: Client, line: int, *, hosts: bool, lies: bool) -> None:
        self.client = client
        self.line = line
        self.hosts = hosts
        self.lies = lies
        self.frame = WORLD.frames[line % len(WORLD.frames)] / 1000
        self.chance = Random(f"{client.code}:{line}")
        self.touches: list[tuple[str, int, int, float]] = []
        self.tasks: set[asyncio.Task[None]] = set()
        self.done: set[Any] = set()

    async def play(self) -> None:
        """Play until the table is over."""
        async for update in self.client.updates():
            public = update.view["public"]
            mine = public["active"] == update.seat
            match public["phase"]:
                case "flip" if mine:
                    self.soon(("flip", public["turn"], public["reveal"]), {"type": "flip"})
                case "turn-up" if public["taker"] == update.seat:
                    self.soon(("turn-up", public["reveal"]), {"type": "turn-up", "position": 0})
                case "race" if any(event["type"] == "revealed" for event in update.events):
                    if not mine and self.wanted(update):
                        self.start(self.touch(update, public["reveal"], monotonic()))
        for task in self.tasks:
            task.cancel()

    def wanted(self, update: Update) -> bool:
        """Whether everyone who may touch does."""
        public = update.view["public"]
        able = [seat for seat, count in enumerate(public["rows"]) if count and seat != public["active"]]
        return len(able) >= COMPANY and update.seat in able

    def soon(self, what: Any, action: Any) -> None:
        """Do once what there is no hurry for."""
        if what not in self.done:
            self.done.add(what)
            self.start(self.act(action))

    def start(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def act(self, action: Any, **race: Any) -> None:
        with suppress(Refusal, ConnectionError):
            await self.client.act(action, **race)

    async def touch(self, update: Update, reveal: int, got: float) -> None:
        """See the card at a beat of the screen, react, touch; stamps are real times of this process's clock."""
        await sleep_until(got + self.chance.random() * self.frame + self.frame)
        visible = monotonic()
        believed = visible - (self.frame if self.chance.random() < WORLD.skipped else 0.0)
        sampled = self.chance.random() * WORLD.digitiser / 1000
        reaction = max(150.0, self.chance.gauss(WORLD.reaction, WORLD.spread)) / 1000
        await sleep_until(visible + reaction + sampled)
        touched = monotonic()
        self.touches.append((self.client.code, reveal, self.line, 1000 * (touched - sampled - visible)))
        stamp = round(1000 * (touched - believed), 1) - (LIE if self.lies else 0.0)
        await self.act({"type": "touch", "reveal": reveal}, seen=update.number, ms=stamp)


async def sleep_until(moment: float) -> None:
    await asyncio.sleep(max(0.0, moment - monotonic()))


class Player:
    """Everything one process does."""

    def __init__(self, base: str, line: int) -> None:
        self.base = base
        self.line = line
        self.places: list[Place] = []
        self.games: list[asyncio.Task[None]] = []

    async def obey(self, order: dict[str, Any]) -> Any:
        """Do what the one order says."""
        ((name, wish),) = order.items()
        return await getattr(self, name)(wish)

    async def open(self, wish: dict[str, Any]) -> list[dict[str, Any]]:
        """Some tables, with the tokens of all their seats."""
        return [await self._open(wish["options"]) for _ in range(wish["tables"])]

    async def _open(self, options: dict[str, Any]) -> dict[str, Any]:
        """A table, and the tokens of all its seats."""
        wish = {"game": "moby_pick", "options": options, "name": "P0"}
        opened = await Client.request(self.base, "POST", "/api/tables", wish)
        tokens = [opened["token"]]
        for seat in range(1, options["seats"]):
            path = f"/api/tables/{opened['code']}/seats"
            tokens.append((await Client.request(self.base, "POST", path, {"name": f"P{seat}"}))["token"])
        return {"code": opened["code"], "tokens": tokens}

    async def sit(self, seats: list[dict[str, Any]]) -> None:
        """Say hello at every table."""
        self.places = [
            Place(Client(self.base, seat["code"], seat["token"]), self.line, hosts=seat["hosts"], lies=seat["lies"])
            for seat in seats
        ]
        await asyncio.gather(*(place.client.__aenter__() for place in self.places))
        self.games = [asyncio.create_task(place.play()) for place in self.places]

    async def start(self, pause: float) -> None:
        """Start the tables whose host this player is."""
        for place in self.places:
            if place.hosts:
                await place.client.say("start")
            await asyncio.sleep(pause)

    async def play(self, seconds: float) -> None:
        """Play on for a while, or until all tables are over."""
        await asyncio.wait(self.games, timeout=seconds)

    async def leave(self, _wish: None) -> None:
        """Leave the tables that still play."""
        for place in self.places:
            if not place.client.over:
                await place.client.say("leave")

    async def keep(self, folder: str) -> None:
        """Bring the records of all tables, each as soon as everyone has left it."""
        for place in self.places:
            await self._keep(place.client.code, Path(folder))

    async def tell(self, _wish: None) -> dict[str, Any]:
        """Get up from all tables, and say how quick this player truly was."""
        for place, game in zip(self.places, self.games, strict=True):
            game.cancel()
            await place.client.__aexit__()
        return {
            "touches": [touch for place in self.places for touch in place.touches],
            "welcomes": sum(place.client.welcomes - 1 for place in self.places),
        }

    async def _keep(self, code: str, folder: Path) -> None:
        for _ in range(20):
            with suppress(Refusal):
                data = await Client.request(self.base, "GET", f"/api/tables/{code}/record")
                (folder / f"{code}.jsonl").write_bytes(data)
                return
            await asyncio.sleep(0.5)


async def main() -> None:
    """Obey orders until there are no more."""
    hurry()
    loop = asyncio.get_running_loop()
    player = Player(sys.argv[1], int(sys.argv[2]))
    reader = asyncio.StreamReader(limit=1 << 26)
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    while line := await reader.readline():
        answer = await player.obey(msgspec.json.decode(line))
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
