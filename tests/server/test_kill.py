"""Acknowledged means: survives `kill -9`. Fifty live tables under load, killed at random moments, twice."""

import asyncio
from contextlib import suppress
from random import Random
from typing import Any

import msgspec

from harness.server_process import ServerProcess
from harness.serving import until
from harness.storage import Storage, assert_nothing_lost_or_doubled
from ludotheque.client import Client, Refusal
from ludotheque.core import record
from ludotheque.games import matryoshka

TABLES = 50
SEATS = 3


class Family:
    """All the people of one table round one tablet; they remember what was acknowledged."""

    def __init__(self, client: Client, seed: int) -> None:
        self.client = client
        self.chance = Random(seed)
        self.acknowledged: dict[str, int] = {}
        self.asked: dict[int, tuple[Any, ...]] = {}
        """What each seat was asked last, and by which owner of the table."""

    async def play(self) -> None:
        """Take random legal actions until the game is over."""
        acts: set[asyncio.Task[None]] = set()
        async with self.client:
            async for update in self.client.updates():
                assert update.seat is not None
                menu = tuple(matryoshka.legal(msgspec.convert(update.view, matryoshka.View)))[:40]
                asked = update.epoch, menu  # after a restart once more: what was done then may be gone
                if self.asked.get(update.seat) != asked:
                    self.asked[update.seat] = asked
                    task = asyncio.create_task(self.act(update.seat, asked))
                    acts.add(task)
                    task.add_done_callback(acts.discard)
            await asyncio.gather(*acts)

    async def act(self, seat: int, asked: tuple[Any, ...]) -> None:
        """Act; who is refused tries again, as long as the same is asked of them."""
        _, menu = asked
        while menu and self.asked[seat] == asked and not self.client.over:
            act = f"{seat}-{self.chance.getrandbits(48):x}"
            with suppress(Refusal):
                self.acknowledged[act] = await self.client.act(self.chance.choice(menu), seat=seat, id=act)
                return
            await asyncio.sleep(0.05)


async def sit_down(base: str, seed: int) -> Family:
    wish = {"game": "matryoshka", "options": {"seats": SEATS}, "name": "A"}
    host = await Client.request(base, "POST", "/api/tables", wish)
    tokens = [host["token"]]
    for name in "BC":
        seat = await Client.request(base, "POST", f"/api/tables/{host['code']}/seats", {"name": name})
        tokens.append(seat["token"])
    return Family(Client(base, host["code"], *tokens), seed)


async def test_fifty_tables_killed_twice_lose_no_acknowledged_move_and_everyone_is_back_within_three_seconds(
    storage: Storage,
) -> None:
    server = ServerProcess(storage)
    base = server.base
    chance = Random(2026)
    await server.start()
    families = [await sit_down(base, seed) for seed in range(TABLES)]
    playing = [asyncio.create_task(family.play()) for family in families]
    await asyncio.gather(*(begin(family) for family in families))

    def acknowledged() -> int:
        return sum(len(family.acknowledged) for family in families)

    for least in (300, 1500):  # of about 3,150: in the middle of the games, on a machine of any speed
        enough = least + chance.randrange(500)
        await until(lambda enough=enough: acknowledged() >= enough, 60)  # type: ignore[misc]
        assert not all(family.client.over for family in families)
        await server.kill()
        shown = [family.client.last for family in families]
        for family in families:
            family.client.welcomes = 0
        await server.start()
        slowest = await back_within(families, 3.0)
        assert slowest < 3.0
        for family, number in zip(families, shown, strict=True):
            assert family.client.table["number"] >= number, "what anyone has seen is not taken back either"
    await asyncio.wait_for(asyncio.gather(*playing), 120)
    for family in families:
        async with Client(base, family.client.code):
            pass  # a kill may have come between the last move and the note of the end: whoever comes next writes that
        data = await Client.request(base, "GET", f"/api/tables/{family.client.code}/record")
        kept = record.decode(data, matryoshka)
        assert record.verify(kept, matryoshka) == "finished"
    await server.kill()
    assert_nothing_lost_or_doubled(storage, {family.client.code: family.acknowledged for family in families})


async def begin(family: Family) -> None:
    await until(lambda: bool(family.client.table))
    await family.client.say("start")
    await until(lambda: family.client.table["phase"] != "open")  # nothing acknowledges it: a kill may lose it


async def back_within(families: list[Family], seconds: float) -> float:
    """Seconds until every client has been welcomed again, by itself."""
    loop = asyncio.get_running_loop()
    started = loop.time()
    while any(family.client.welcomes == 0 and not family.client.over for family in families):
        assert loop.time() - started < seconds, "someone did not come back"
        await asyncio.sleep(0.02)
    return loop.time() - started
