"""Each address has its share: of tables however they are opened, of guesses, of words; and a stranger has no say."""

import asyncio
from collections import Counter
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from multidict import CIMultiDict

from harness.serving import SocketClient, open_socket, seats_at, serving
from harness.storage import Storage
from ludotheque.client import Client, Refusal
from ludotheque.core import Illegal
from ludotheque.server.endpoints import replays
from ludotheque.server.endpoints.health import this_machine
from ludotheque.server.endpoints.work_queue import WorkQueue
from ludotheque.server.services.names import new_code
from ludotheque.server.services.quotas import Quotas
from ludotheque.server.services.rate_limits import Bucket, Count, Excess, Part, network_of
from ludotheque.server.services.settings import SETTINGS, Settings, lifted, ops_place, settings

WISH = {"game": "matryoshka", "name": "A"}
TABLE = {"game": "matryoshka", "options": {"seats": 3}}


async def left(stack: AsyncExitStack, base: str) -> tuple[str, str, SocketClient]:
    """A table that its only person has left: its code, the host's token and the host's socket."""
    seat = await Client.request(base, "POST", "/api/play", WISH)
    host = await stack.enter_async_context(open_socket(base))
    await host.hello(seat["code"], seat["token"])
    await host.hear("update")
    await host.say("leave")
    await host.hear_phase("left")
    return seat["code"], seat["token"], host


# --- tables ----------------------------------------------------------------------------------------------------------


async def test_eight_rematches_at_once_open_one_table(storage: Storage) -> None:
    async with serving(storage) as (_, base), AsyncExitStack() as stack:
        code, token, host = await left(stack, base)
        sockets = [host, *[await stack.enter_async_context(open_socket(base)) for _ in range(7)]]
        for socket in sockets[1:]:
            await socket.hello(code, token)
        await asyncio.gather(*(socket.say("rematch") for socket in sockets))
        following = set()
        for socket in sockets:
            while (fresh := (await socket.hear("table"))["table"]["next"]) is None:
                pass
            following.add(fresh)
        for socket in sockets:  # a socket's messages are answered in order: then every rematch was, too
            await socket.say("legal", id="after")
            await socket.hear("refused", id="after")
        assert storage.codes() == {code, *following}
        assert len(following) == 1


async def test_a_rematch_counts_as_a_table_of_the_address(folder: Path) -> None:
    async with serving(folder, tables_per_address=2) as (_, base), AsyncExitStack() as stack:
        _, token, host = await left(stack, base)
        await host.say("rematch")
        while (second := (await host.hear("table"))["table"]["next"]) is None:
            pass
        await host.hello(second, token)
        await host.say("start")
        await host.hear_phase("playing")
        await host.say("leave", seat=None)
        await host.hear("refused")  # the person left the first table, so no seat came along
        await host.say("rematch")
        assert (await host.hear("refused"))["rule"] == "LOBBY-6"
        with pytest.raises(Refusal) as refusal:
            await Client.request(base, "POST", "/api/tables", {**WISH, "options": {"seats": 3}})
        assert refusal.value.rule == "LIMIT-2"
        assert len(Storage(folder).codes()) == 2
    async with serving(folder / "one", tables_per_address=1) as (_, base), AsyncExitStack() as stack:
        _, token, host = await left(stack, base)
        await host.say("rematch")
        assert (await host.hear("refused"))["rule"] == "LIMIT-2"
        assert len(Storage(folder / "one").codes()) == 1


# --- guesses ---------------------------------------------------------------------------------------------------------


async def status(base: str, path: str, forwarded: str = "") -> tuple[int, dict[str, Any]]:
    headers = {"X-Forwarded-For": forwarded, "Accept-Language": "fr"}
    async with aiohttp.request("GET", base + path, headers=headers) as answer:
        return answer.status, await answer.json()


async def test_wrong_codes_count_over_rest_and_sockets_alike_and_by_network(storage: Storage) -> None:
    async with serving(storage, guesses_per_address=30, proxy=True) as (_, base), AsyncExitStack() as stack:
        code, tokens = await seats_at(base, "matryoshka", {"seats": 3}, 1)
        scanner = {"X-Forwarded-For": "2001:db8::1"}

        async def hello(guess: str, *known: str) -> dict[str, Any]:
            opened = open_socket(base, path=f"/ws/{guess}", headers=scanner)
            return await (await stack.enter_async_context(opened)).hello(guess, *known)

        for number in range(3):
            assert (await hello(new_code(6)))["rule"] == "LOBBY-4"
            found = await status(base, f"/api/tables/{new_code(6)}", f"2001:db8::{number}")
            assert (found[0], found[1]["rule"]) == (404, "LOBBY-4")
        found = await status(base, f"/api/tables/{code}", "2001:db8::ffff")
        assert (found[0], found[1]["rule"]) == (429, "LIMIT-3"), "a right code tells a scanner nothing"
        assert "codes" in found[1]["text"]
        assert (await hello(code))["rule"] == "LIMIT-3"
        assert (await hello(code, tokens[0]))["type"] == "welcome", "who has a seat comes back"
        assert (await status(base, f"/api/tables/{code}", "2001:db8:0:1::1"))[0] == 200, "the neighbours notice nothing"


async def test_nobody_forges_an_address_where_a_proxy_adds_a_header_of_its_own(folder: Path) -> None:
    async with serving(folder, proxy=True) as (_, base):
        for lines, found in (
            (["127.0.0.1", "192.0.2.7"], 404),
            (["127.0.0.1, 127.0.0.1", "192.0.2.7"], 404),
            (["192.0.2.7", "192.0.2.7, 127.0.0.1"], 200),
        ):
            headers = CIMultiDict(("X-Forwarded-For", line) for line in lines)
            async with aiohttp.request("GET", f"{base}/readyz", headers=headers) as answer:
                assert answer.status == found, lines


async def test_right_codes_cost_nothing_and_wrong_tokens_do(folder: Path) -> None:
    async with serving(folder, guesses_per_address=10) as (_, base), open_socket(base) as talker:
        code, _ = await seats_at(base, "matryoshka", {"seats": 3}, 1)
        for _ in range(10):
            assert (await talker.hello(code))["type"] == "welcome"
            assert (await status(base, f"/api/tables/{code}"))[0] == 200
        for _ in range(2):
            assert (await talker.hello(code, "x" * 32))["rule"] == "WIRE-6"
        assert (await talker.hello(code, "y" * 32))["rule"] == "LIMIT-3"


async def test_many_guesses_at_once_are_many(folder: Path) -> None:
    async with serving(folder, guesses_per_address=25) as (_, base):
        answers = await asyncio.gather(*(status(base, f"/api/tables/{new_code(6)}") for _ in range(40)))
        assert sorted(found for found, _ in answers) == [404] * 5 + [429] * 35


def test_a_guess_that_fails_for_another_reason_is_none() -> None:
    quotas = Quotas(Settings(guesses_per_address=1), lambda: 0.0)
    for wrong in (Illegal("LOBBY-9", "refused-stalled"), ConnectionError()):
        for _ in range(3):
            with pytest.raises(type(wrong)), quotas.guess("a"):
                raise wrong


def test_limits_can_be_lifted_all_at_once() -> None:
    high = lifted()
    assert {"guesses_per_address", "tables_per_address", "messages_per_second"} <= set(high)
    assert set(high) <= {each.name for each in SETTINGS}


# --- words and strangers ---------------------------------------------------------------------------------------------


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


async def test_a_stranger_ends_nothing(storage: Storage) -> None:
    """A table of bots with the host at a shared screen: whoever watches has no say in it."""
    async with serving(storage) as (_, base), AsyncExitStack() as stack:
        wish = {"game": "matryoshka", "options": {"seats": 3}, "bots": "normal"}
        opened = await Client.request(base, "POST", "/api/tables", wish)
        screen = await stack.enter_async_context(open_socket(base))
        await screen.hello(opened["code"], opened["token"])
        await screen.say("start")
        await screen.hear_phase("playing")
        stranger = await stack.enter_async_context(open_socket(base))
        await stranger.hello(opened["code"])
        for order in ("leave", "pause", "resume", "rematch", "start", "fill"):
            await stranger.say(order)
            assert (await stranger.hear("refused"))["rule"] in ("TABLE-2", "LOBBY-12"), order
        for order in ("remove", "leave"):
            await stranger.say(order, seat=0)
            assert (await stranger.hear("refused"))["rule"] in ("TABLE-2", "LOBBY-12"), order
        for words in ({"text": "hi"}, {"text": "hi", "seat": 0}):
            await stranger.say("say", **words)
            assert (await stranger.hear("refused"))["rule"] == "TABLE-2"
        await screen.say("leave")
        assert (await screen.hear("refused"))["rule"] == "TABLE-2", "the screen has no seat to give up"
        table = await Client.request(base, "GET", f"/api/tables/{opened['code']}")
        assert (table["phase"], table["secret"]) == ("playing", None)


# --- hellos, bytes, replays ------------------------------------------------------------------------------------------


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


async def test_a_crowd_that_waits_for_replays_is_told_to_come_again() -> None:
    queue = WorkQueue()
    waiting = [asyncio.create_task(queue.do("record", lambda: b"folded")) for _ in range(WorkQueue.WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(Illegal) as busy:
        await queue.do("record", lambda: b"folded")
    assert busy.value.rule == "LIMIT-9"
    assert set(await asyncio.gather(*waiting)) == {b"folded"}
    assert await queue.do("record", lambda: b"folded") == b"folded"


# --- operators -------------------------------------------------------------------------------------------------------


async def test_operators_ask_at_a_place_of_their_own(folder: Path) -> None:
    async with serving(folder, ops="127.0.0.1:0", requests_per_second=1) as (server, base):
        there = f"http://127.0.0.1:{server.ops_port}"
        for path in ("/readyz", "/metrics", "/healthz"):
            for _ in range(15):
                async with aiohttp.request("GET", there + path) as answer:
                    assert answer.status == 200
        async with aiohttp.request("GET", base + "/healthz") as answer:
            assert answer.status == 200
        async with aiohttp.request("GET", base + "/metrics") as answer:
            assert b"ludotheque_tables" not in await answer.read()
        async with aiohttp.request("GET", there + "/api/games") as answer:
            assert answer.status == 404


async def test_without_such_a_place_only_this_machine_may_ask(folder: Path) -> None:
    async with serving(folder, proxy=True, requests_per_second=1) as (_, base):
        for path in ("/readyz", "/metrics"):
            assert (await status(base, path, "192.0.2.1"))[0] == 404
            async with aiohttp.request("GET", base + path) as answer:
                assert answer.status == 200
        statuses = [(await status(base, "/readyz", "::1"))[0] for _ in range(11)]
        assert statuses == [200] * 10 + [429]


@pytest.mark.parametrize("ops", ["9090", "here:there", "host:70000", "host:"])
def test_a_wrong_place_for_operators_is_named(ops: str) -> None:
    with pytest.raises(ValueError, match="HOST:PORT"):
        settings({}, ops=ops)
    assert ops_place(settings({}, ops="[::1]:9090")) == ("::1", 9090)


def test_only_loopback_is_this_machine() -> None:
    machines = {name: this_machine(network_of(name)) for name in ("127.0.0.9", "::1", "192.0.2.1", "2001:db8::1", "?")}
    assert machines == {"127.0.0.9": True, "::1": True, "192.0.2.1": False, "2001:db8::1": False, "?": False}


# --- everyone else ---------------------------------------------------------------------------------------------------


async def test_a_classroom_behind_one_address_meets_no_limit(folder: Path) -> None:
    """Thirty pupils load the page at once, mistype the code, sit down at ten tables, play, and look at one replay."""
    record = (Path(__file__).parents[1] / "games/matryoshka/records/base-3.jsonl").read_bytes()

    async def pupil(http: aiohttp.ClientSession, base: str, code: str, name: str) -> SocketClient:
        paths = [*["/"] * 15, "/api/games", "/api/tables", f"/api/tables/{new_code(6)}", f"/api/tables/{code}"]
        for path in paths:
            async with http.get(base + path) as answer:
                await answer.read()
        async with http.post(f"{base}/api/tables/{code}/seats", json={"name": name}) as answer:
            assert answer.status == 201
            token = (await answer.json())["token"]
        async with http.post(f"{base}/api/replay?seat=1", data=record) as answer:
            assert answer.status == 200
        talker = await stack.enter_async_context(open_socket(base))
        assert (await talker.hello(code, token))["type"] == "welcome"
        await talker.say("say", text="bonjour")
        await talker.hear("said")
        return talker

    usual = Settings().tables_per_address
    async with serving(folder, tables_per_address=usual) as (server, base), AsyncExitStack() as stack:
        http = await stack.enter_async_context(aiohttp.ClientSession())
        codes = [(await Client.request(base, "POST", "/api/tables", TABLE))["code"] for _ in range(10)]
        pupils = [pupil(http, base, codes[number % 10], f"P{number}") for number in range(30)]
        await asyncio.gather(*pupils)
        for _ in range(30):
            await Client.request(base, "POST", "/api/play", WISH)
        page = server.metrics.page().decode()
    limits = [line for line in page.splitlines() if "refusals_total" in line and "LIMIT" in line]
    assert all(line.endswith(" 0.0") for line in limits), limits


async def test_a_stranger_does_not_let_the_clock_of_absent_people_run(storage: Storage) -> None:
    async with serving(storage) as (_, base), AsyncExitStack() as stack:
        code, tokens = await seats_at(base, "matryoshka", {"seats": 3}, 2)
        stranger = await stack.enter_async_context(open_socket(base))
        await stranger.hello(code)
        async with open_socket(base) as host:
            await host.hello(code, tokens[0])
            await host.say("start")
            await stranger.hear_phase("playing")
        await stranger.hear_phase("paused")
        late = await stack.enter_async_context(open_socket(base))
        assert (await late.hello(code))["table"]["phase"] == "paused"
        assert (await late.hello(code, tokens[1]))["table"]["phase"] == "playing"
