"""A hundred thousand hostile inputs, while honest people play at the same server as if nothing happened."""

import asyncio
from pathlib import Path
from time import monotonic

import pytest

from harness.serving import until
from ludotheque.client import Refusal
from soak.fuzz_clients import Attack
from soak.fuzz_inputs import HostileInputs
from soak.people import VARIANTS, Person, sit_down, verified
from soak.server import SoakServer

LEAST = 100_000
INPUTS = 250_000
"""Where the machine is quick enough to send so many in time; else at least the number above."""
SPEED = 5.0
"""Times as fast as among people."""
HONEST = 2 * len(VARIANTS)
"""Tables of honest people at any time, half of them with a hostile neighbour."""
SECONDS = 200.0
TALKERS, SHOUTERS, ASKERS = 12, 3, 9


class Evening:
    """Honest people who play one game after the other until the attack is over."""

    def __init__(self, server: SoakServer, attack: Attack) -> None:
        self.server = server
        self.attack = attack
        self.everyone: list[Person] = []

    async def play(self, number: int) -> None:
        """Game after game at one table's place."""
        while not self.attack.over:
            person = await self._open(number)
            self.everyone.append(person)
            await asyncio.wait_for(asyncio.gather(person.play(), self._begin(person, number)), SECONDS)
            number += HONEST

    async def _open(self, number: int) -> Person:
        while True:
            try:
                return await sit_down(self.server.base, number, bots=number % 2 == 0)
            except Refusal as refusal:  # hostile people opened all the tables there may be; they are swept away
                assert refusal.rule == "LOBBY-3"  # noqa: PT017 — any other refusal is a failure
                await asyncio.sleep(0.5)

    async def _begin(self, person: Person, number: int) -> None:
        """Start once the host is there: before, the first who comes would be host in their place."""
        await until(lambda: bool(person.client.table), 60)
        self.attack.people.append(person)
        if number % 2 == 1:
            await self.attack.sit_at(person.client.code)
        await person.client.say("start")


@pytest.mark.timeout(900)
async def test_a_hundred_thousand_hostile_inputs_change_nothing_for_honest_people(tmp_path: Path, scale: float) -> None:
    inputs = await asyncio.to_thread(HostileInputs, max(200, round(3000 * scale)))
    server = SoakServer(tmp_path, SPEED, TABLES="1500", ABANDON_S=str(20 * SPEED), LINGER_S=str(10 * SPEED))
    await server.start()
    attack = Attack(server.base, inputs, round(INPUTS * scale))
    evening = Evening(server, attack)
    honest = [asyncio.create_task(evening.play(number)) for number in range(HONEST)]
    await until(lambda: len(attack.places) >= len(VARIANTS) // 2, 60)
    started, memory = monotonic(), [server.megabytes()]
    ways = [attack.talk() for _ in range(TALKERS)] + [attack.shout() for _ in range(SHOUTERS)]
    hostile = [asyncio.create_task(way) for way in (*ways, *(attack.ask() for _ in range(ASKERS)))]
    while not attack.over:
        await asyncio.sleep(1)
        memory.append(server.megabytes())
        if monotonic() - started > SECONDS * scale:
            attack.wanted = 0
    seconds = monotonic() - started
    await asyncio.gather(*hostile)
    await asyncio.gather(*honest)
    numbers = await server.metrics()
    verdicts = [await verified(server.base, person) for person in evening.everyone]
    refused = sum(value for name, value in numbers.items() if name.startswith("ludotheque_refusals_total"))
    report(attack, evening, seconds, memory, refused)
    await server.kill()

    assert attack.sent.total() >= LEAST * scale
    assert attack.bad == []
    assert attack.unheard == 0
    assert server.complaints() == []
    assert numbers["ludotheque_damaged_tables_total"] == 0
    assert set(verdicts) == {"finished"}
    assert refused > attack.sent.total() / 2, "most of it was heard and refused"
    early, late = max(memory[: len(memory) // 2]), max(memory)
    assert late < early + 100, f"memory grows: {early:.0f}, then {late:.0f} MB"
    assert late < 600


def report(attack: Attack, evening: Evening, seconds: float, memory: list[float], refused: float) -> None:
    """Print what was done."""
    waits = sorted(wait for person in evening.everyone for wait in person.waits)
    total = attack.sent.total()
    print(f"\n{total} hostile inputs ({len(attack.distinct)} distinct) in {seconds:.0f} s: {dict(attack.sent)}")
    print(f"{refused:.0f} refusals; {len(evening.everyone)} honest games, {len(waits)} acts acknowledged")
    print(
        f"an honest act waits {waits[len(waits) // 2] * 1000:.0f} ms (p50), {waits[len(waits) * 99 // 100]:.2f} s (p99)"
    )
    print(f"memory {memory[0]:.0f} MB at first, {max(memory):.0f} MB at most, {memory[-1]:.0f} MB in the end")
