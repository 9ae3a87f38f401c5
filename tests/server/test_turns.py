"""Turns for long work: who asks for much waits for their own work, and a turn that nobody takes is passed on."""

import asyncio
from contextlib import suppress

import pytest

from ludotheque.core import Illegal
from ludotheque.server.services.turns import Turns


async def test_addresses_take_turns_however_much_one_of_them_asks_for() -> None:
    turns, had = Turns(20, 10), list[str]()

    async def work(address: str) -> None:
        async with turns.turn(address):
            had.append(address)
            await asyncio.sleep(0)

    await asyncio.gather(*(work(address) for address in ("greedy", "greedy", "greedy", "greedy", "one", "one", "two")))
    assert had == ["greedy", "one", "two", "greedy", "one", "greedy", "greedy"]


async def test_so_many_wait_of_all_and_of_one_address() -> None:
    turns, go = Turns(3, 2), asyncio.Event()

    async def work(address: str) -> None:
        async with turns.turn(address):
            await go.wait()

    waiting = [asyncio.create_task(work(address)) for address in ("one", "one", "two")]
    await asyncio.sleep(0)
    for address in ("one", "three"):
        with pytest.raises(Illegal) as busy:
            await work(address)
        assert busy.value.rule == "LIMIT-9"
    waiting[2].cancel()
    await asyncio.sleep(0)
    with pytest.raises(Illegal):
        await work("one")
    waiting.append(asyncio.create_task(work("three")))
    go.set()
    await asyncio.gather(*waiting, return_exceptions=True)
    await work("one")


async def test_a_turn_that_comes_when_nobody_waits_for_it_any_more_is_passed_on() -> None:
    turns, had = Turns(9, 9), list[int]()

    async def work(number: int) -> None:
        async with turns.turn("one"):
            had.append(number)
            await asyncio.sleep(0)
        if number == 0:  # the next one has its turn, and does not know it yet
            tasks[1].cancel()

    tasks = [asyncio.create_task(work(number)) for number in range(4)]
    await asyncio.sleep(0)
    tasks[2].cancel()  # while it waits
    for task in tasks:
        with suppress(asyncio.CancelledError):
            await task
    assert had == [0, 3]
    await asyncio.wait_for(work(9), 1)
