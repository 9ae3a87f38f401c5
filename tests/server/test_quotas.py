"""Each address has its share: of tables however they are opened, of guesses, of words; and a stranger has no say."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from multidict import CIMultiDict

from harness.serving import SocketClient, open_socket, seats_at, serving
from harness.storage import Storage
from ludotheque.client import Client, Refusal
from ludotheque.core import Illegal
from ludotheque.server.services.names import new_code
from ludotheque.server.services.quotas import Quotas
from ludotheque.server.services.settings import SETTINGS, Settings, lifted

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


# --- strangers and everyone else --------------------------------------------------------------------------------------


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
