"""Two hundred tables of every game and variant play to the end though the server is killed again and again."""

import asyncio
from collections import Counter
from pathlib import Path
from random import Random
from time import monotonic

import pytest

from harness.serving import until
from harness.storage import Storage, assert_nothing_lost_or_doubled
from soak.people import VARIANTS, Person, sit_down, verified
from soak.server import SoakServer

TABLES = 200
SPEED = 10.0
"""Times as fast as among people, so that a long game takes a minute or two."""
BETWEEN = 10.0
"""Seconds between two kills, about."""
SECONDS = 180.0


@pytest.mark.timeout(600)
async def test_tables_of_every_kind_lose_nothing_to_repeated_kills(tmp_path: Path, scale: float) -> None:
    tables = max(len(VARIANTS), round(TABLES * scale))
    server = SoakServer(tmp_path, SPEED, LOG_LEVEL="warning")
    await server.start()
    people = [await sit_down(server.base, number) for number in range(tables)]
    playing = [asyncio.create_task(person.play()) for person in people]
    await asyncio.gather(*(begin(person) for person in people))
    started, chance = monotonic(), Random(7)
    kills, restart, slowest = 0, 0.0, 0.0
    while any(not game.done() for game in playing):
        assert monotonic() - started < SECONDS, stuck(people)
        await asyncio.wait(playing, timeout=BETWEEN * chance.uniform(0.7, 1.3))
        if all(game.done() for game in playing):
            break
        await server.kill()
        kills += 1
        for person in people:
            person.client.welcomes = 0
        stopped = monotonic()
        await server.start()
        restart = max(restart, monotonic() - stopped)
        slowest = max(slowest, await back(people))
    await asyncio.gather(*playing)
    acts = sum(len(person.acknowledged) for person in people)
    seconds = monotonic() - started
    print(f"\n{tables} tables, {kills} kills in {seconds:.0f} s, {acts} acknowledged acts")
    print(f"the server listens again within {restart:.1f} s, then everyone is back within {slowest:.1f} s")
    assert kills > 0
    assert acts > tables
    damaged = (await server.metrics())["ludotheque_damaged_tables_total"]
    verdicts = Counter([await verified(server.base, person) for person in people])
    await server.kill()
    assert verdicts == {"finished": tables}
    assert damaged == 0
    assert server.complaints() == []
    acknowledged = {person.client.code: person.acknowledged for person in people}
    assert_nothing_lost_or_doubled(Storage(tmp_path / "data"), acknowledged)


async def begin(person: Person) -> None:
    await until(lambda: bool(person.client.table), 60)
    await person.client.say("start")


async def back(people: list[Person]) -> float:
    """Seconds until everyone whose game still runs has been welcomed again, by itself."""
    started = monotonic()
    await until(lambda: all(person.client.welcomes or person.client.over for person in people), 15)
    return monotonic() - started


def stuck(people: list[Person]) -> str:
    """Which games did not end."""
    kinds = Counter(person.game.KEY for person in people if not person.client.over)
    return f"still playing: {dict(kinds)}"
