"""A flood, of messages, words, bytes or replays, is bounded for each address; its neighbours play on."""

import asyncio
from collections import Counter
from contextlib import AsyncExitStack, suppress
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any

import aiohttp
import pytest

from harness.serving import open_socket, seats_at, serving
from ludotheque.core import Illegal
from ludotheque.server.endpoints import replays
from ludotheque.server.endpoints.work_queue import WorkQueue
from ludotheque.server.services.rate_limits import Bucket, Count, Excess, Part


async def test_a_seat_has_one_measure_of_words_on_all_its_sockets(folder: Path) -> None:
    async with serving(folder) as (_, base), AsyncExitStack() as stack:
        code, tokens = await seats_at(base, "matryoshka", {"seats": 3}, 2)
        sockets = [await stack.enter_async_context(open_socket(base)) for _ in range(5)]
        for socket in sockets:
            await socket.hello(code, tokens[0])
        for socket in sockets:
            await socket.say("say", text="one")
            await socket.say("say", text="two")
        for name, socket in [*enumerate(sockets), (5, sockets[0])]:
            await socket.say("ask", id=f"q{name}", action={})
            await socket.hear("refused", id=f"q{name}")
        said = [message for message in sockets[0].heard if message["type"] == "said"]
        assert 5 <= len(said) <= 6


async def test_hellos_are_bounded_by_socket_and_by_address(folder: Path) -> None:
    async with serving(folder, hellos_per_socket=3, hellos_per_address=8) as (_, base), AsyncExitStack() as stack:
        code, tokens = await seats_at(base, "matryoshka", {"seats": 3}, 1)
        for number in range(3):
            talker = await stack.enter_async_context(open_socket(base))
            answers = [await talker.hello(code, tokens[0], lang="fr") for _ in range(4)]
            kinds = [answer["type"] for answer in answers]
            assert kinds == ["welcome"] * (3 if number < 2 else 2) + ["refused"] * (1 if number < 2 else 2)
            assert (answers[-1]["rule"], "réseau" in answers[-1]["text"]) == ("LIMIT-5", True)


async def test_an_address_has_one_measure_of_messages_on_all_its_sockets(folder: Path) -> None:
    """Many sockets that each keep their own limit must not add up to a flood; the neighbour plays on."""
    async with serving(folder, messages_per_address=10, proxy=True) as (_, base), AsyncExitStack() as stack:
        code, tokens = await seats_at(base, "matryoshka", {"seats": 3}, 2)
        neighbour = await stack.enter_async_context(open_socket(base, headers={"X-Forwarded-For": "192.0.2.1"}))
        await neighbour.hello(code, tokens[0])
        loud = {"X-Forwarded-For": "192.0.2.2"}
        crowd = [await stack.enter_async_context(open_socket(base, headers=loud)) for _ in range(4)]
        for socket in crowd:
            await socket.hello(code, tokens[1])
        for number in range(20):
            for socket in crowd:
                await socket.say("legal", id=f"q{number}")
        answers = [[await socket.hear("refused") for _ in range(20)] for socket in crowd]
        rules = Counter(answer["rule"] for row in answers for answer in row)
        assert set(rules) == {"TABLE-7", "WIRE-3"}, "not started, or too much"
        assert 22 <= rules["TABLE-7"] <= 60
        await neighbour.say("say", text="fine")
        assert (await neighbour.hear("said"))["text"] == "fine"


async def test_who_shares_an_address_with_a_flood_is_heard_and_not_closed(folder: Path) -> None:
    """The flooding sockets are closed as rude, each for what it sends beyond its part; their neighbour is answered."""
    slow = 0.01  # nothing flows in meanwhile, however long the test takes
    async with serving(folder, messages_per_address=10, speed=slow) as (_, base), AsyncExitStack() as stack:
        code, tokens = await seats_at(base, "matryoshka", {"seats": 3}, 2)
        honest, *crowd = [await stack.enter_async_context(open_socket(base)) for _ in range(7)]
        await honest.hello(code, tokens[0])
        for socket in crowd:
            await socket.hello(code, tokens[1])
        for number in range(50):  # the own limit of a socket would be 60
            for socket in crowd:
                await socket.say("legal", id=f"q{number}")
            if number in (12, 15):
                await honest.say("legal", id=f"q{number}")
                assert (await honest.hear("refused", id=f"q{number}"))["rule"] == "TABLE-7", "not started: it was heard"
        for socket in crowd:
            assert (await socket.hear("goodbye"))["reason"] == "rude"
        await honest.say("legal", id="last")
        await honest.hear("refused", id="last")


def test_all_parts_of_an_address_are_no_more_than_its_measure() -> None:
    common, sockets = Bucket(rate=30, burst=90), Count(10)
    for _ in range(10):
        sockets.enter("here")
    honest, *crowd = [Part(common, sockets, "here") for _ in range(10)]
    served: Counter[Excess | None] = Counter()
    for moment in range(0, 20_000, 10):
        served.update(part.take(moment) for part in crowd)
        if moment % 500 == 0:  # two a second, and its part is three
            assert honest.take(moment) is None
            served[None] += 1
    assert set(served) == {None, Excess.OWN}
    assert 590 < served[None] <= 90 + 20 * 30


def test_whoever_keeps_to_its_part_is_not_to_blame_where_sockets_come_and_go() -> None:
    """Each new socket brings a part of its own. Together they are too much, and nobody in particular is at fault."""
    common, sockets = Bucket(rate=30, burst=90), Count(10)
    sockets.enter("here")
    sockets.enter("here")
    honest, heard = Part(common, sockets, "here"), Counter[Excess | None]()
    served = 0
    for moment in range(0, 20_000, 10):
        served += Part(common, sockets, "here").take(moment) is None
        if moment % 500 == 0:
            heard[honest.take(moment)] += 1
    assert served + heard[None] <= 90 + 20 * 30
    assert Excess.OWN not in heard


async def test_an_address_is_sent_so_much_and_no_more(folder: Path) -> None:
    """The sockets of the one who asks for too much are closed, and the neighbour at the same table plays on."""
    async with serving(folder, bytes_per_address=10_000, proxy=True) as (_, base), AsyncExitStack() as stack:
        code, tokens = await seats_at(base, "moby_pick", {"seats": 3}, 2)
        neighbour = await stack.enter_async_context(open_socket(base, headers={"X-Forwarded-For": "192.0.2.1"}))
        await neighbour.hello(code, tokens[0])
        greedy = {"X-Forwarded-For": "192.0.2.2"}
        received, answer = 0, {"type": "welcome"}
        with suppress(ConnectionError):
            while answer["type"] == "welcome":
                async with open_socket(base, headers=greedy) as talker:
                    for _ in range(20):
                        answer = await talker.hello(code, tokens[1])
                        received += len(str(answer))
        assert 50_000 < received < 250_000
        talker = await stack.enter_async_context(open_socket(base, headers=greedy))
        assert (await talker.hello(code, tokens[1]))["rule"] == "LIMIT-6"
        await neighbour.say("say", text="fine")
        await neighbour.hear("said")


async def test_an_address_that_is_often_rude_gets_no_new_socket_for_a_while(folder: Path) -> None:
    async with serving(folder, rude_per_address=2, proxy=True) as (_, base):
        code, _ = await seats_at(base, "matryoshka", {"seats": 3}, 1)
        loud = {"X-Forwarded-For": "192.0.2.2"}
        for _ in range(2):
            async with open_socket(base, headers=loud) as rude:
                await rude.hello(code)
                for _ in range(30):
                    await rude.socket.send_bytes(b"?")
                assert (await rude.hear("goodbye"))["reason"] == "rude"
        with pytest.raises(aiohttp.WSServerHandshakeError, match="429"):
            async with open_socket(base, headers=loud):
                pass
        async with open_socket(base, headers={"X-Forwarded-For": "192.0.2.1"}) as neighbour:
            assert (await neighbour.hello(code))["type"] == "welcome"


def test_a_rush_of_one_address_is_spread_out() -> None:
    """The first come in at once, each of the others 5 ms after the one before; later nobody waits."""
    bucket = Bucket(rate=200, burst=3)
    assert [bucket.reserve(0.0) for _ in range(6)] == pytest.approx([0, 0, 0, 5, 10, 15])
    assert bucket.reserve(1_000.0) == 0


async def test_a_restless_host_does_not_flood_everyone_at_the_table(folder: Path) -> None:
    """However often a table changes, its card is sent a few times a second, and the last one is true."""
    async with serving(folder, messages_per_second=200) as (_, base), AsyncExitStack() as stack:
        code, tokens = await seats_at(base, "matryoshka", {"seats": 3}, 1)
        host, fan = [await stack.enter_async_context(open_socket(base)) for _ in range(2)]
        await host.hello(code, tokens[0])
        await fan.hello(code)
        for number in range(101):
            await host.say(("fill", "remove")[number % 2], seat=1)
        with suppress(TimeoutError):
            while True:
                await fan.hear("table", seconds=1.0)
        cards = [each for each in fan.heard if each["type"] == "table"]
        assert 2 <= len(cards) <= 25
        assert cards[-1]["table"]["seats"][1]["kind"] == "bot"


async def test_a_table_has_room_for_so_many_spectators(folder: Path) -> None:
    async with serving(folder, watchers=2) as (_, base), AsyncExitStack() as stack:
        code, tokens = await seats_at(base, "matryoshka", {"seats": 3}, 1)
        crowd = [await stack.enter_async_context(open_socket(base)) for _ in range(4)]
        answers = [await each.hello(code) for each in crowd]
        assert [answer["type"] for answer in answers] == ["welcome"] * 2 + ["refused"] * 2
        assert {answer["rule"] for answer in answers[2:]} == {"LIMIT-8"}
        assert (await crowd[0].hello(code))["type"] == "welcome", "who watches goes on watching"
        assert (await crowd[3].hello(code, tokens[0]))["type"] == "welcome", "who sits there comes in"


async def test_replays_are_counted_and_folded_one_after_the_other(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = (Path(__file__).parents[1] / "games/matryoshka/records/base-3.jsonl").read_bytes()
    at_once, most, folded = 0, 0, 0
    honest = replays.brought

    def watched(*given: Any) -> Any:
        nonlocal at_once, most, folded
        at_once += 1
        folded += 1
        most = max(most, at_once)
        try:
            return honest(*given)
        finally:
            at_once -= 1

    async def ask(base: str, number: int) -> tuple[int, str | None]:
        path = f"{base}/api/replay?seat={number % 3}"
        async with aiohttp.request("POST", path, data=record) as answer:
            return answer.status, (await answer.json()).get("rule")

    monkeypatch.setattr(replays, "brought", watched)
    async with serving(folder, replays_per_address=20) as (_, base):
        answers = await asyncio.gather(*(ask(base, number) for number in range(40)))
    assert Counter(answers) == {(200, None): 20, (429, "LIMIT-4"): 20}
    assert (most, folded) == (1, 3), "one at a time, and each of them once"


async def test_results_that_are_forgotten_are_made_again_and_others_are_not() -> None:
    queue, made = WorkQueue(), list[str]()

    def work(what: str) -> bytes:
        made.append(what)
        return what.encode()

    for forgotten in ("", "old"):
        queue.forget(forgotten)
        for what in ("old", "new"):
            for detail in ("replay", "record"):
                assert await queue.do((what, detail), partial(work, what), "here") == what.encode()
    assert made == ["old", "old", "new", "new", "old", "old"]


async def test_a_crowd_that_waits_for_replays_is_told_to_come_again() -> None:
    queue, go = WorkQueue(), Event()

    def fold() -> bytes:
        go.wait(10)
        return b"folded"

    async def ask(address: str, number: int) -> list[asyncio.Task[bytes]]:
        tasks = [asyncio.create_task(queue.do(("record",), fold, address)) for _ in range(number)]
        await asyncio.sleep(0)
        return tasks

    waiting = await ask("one classroom", WorkQueue.EACH)
    refused = await ask("one classroom", 1)
    waiting += await ask("another", WorkQueue.WAITING - WorkQueue.EACH)
    for task in (*refused, *await ask("a third", 1)):
        with pytest.raises(Illegal) as busy:
            await task
        assert busy.value.rule == "LIMIT-9"
    go.set()
    assert set(await asyncio.gather(*waiting)) == {b"folded"}
    assert await (await ask("a third", 1))[0] == b"folded"
