"""Nothing a client sends crashes a table, stops another one, or shows a traceback."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from harness.hostile_messages import MALFORMED, random_message
from harness.serving import SocketClient, open_socket, seats_at, serving, until
from harness.storage import Storage
from ludotheque.client import Client, Refusal
from ludotheque.server.connection.connection import Connection
from ludotheque.server.connection.frames import frame
from ludotheque.server.protocol import Said, refusals
from ludotheque.server.services.clock import LoopClock
from ludotheque.server.services.names import clean, distinct, hashed, new_code, new_token
from ludotheque.server.services.rate_limits import ADDRESSES, WIDER, Bucket, Count, PerAddress, network_of, wider
from ludotheque.server.services.settings import lifted

SAMPLE = int(os.environ.get("LUDOTHEQUE_HOSTILE", "600"))
"""Hostile messages in the sample; the soak asks for many more."""


@pytest.fixture
async def base(storage: Storage) -> AsyncIterator[str]:
    async with serving(storage, messages_per_second=100_000, requests_per_second=100_000) as (_, address):
        yield address


async def still_playing(talker: SocketClient, act: str) -> None:
    """The table answers as if nothing had happened."""
    first = next(message for message in talker.heard if message["type"] == "update")
    cards = first["view"]["hand"][: first["view"]["public"]["need"]]
    answer = await talker.act({"type": "lay", "cards": cards}, name=act)
    assert (answer["type"], answer["id"]) == ("ack", act)


async def table_with_neighbour(stack: AsyncExitStack, base: str) -> tuple[str, list[str], SocketClient]:
    code, tokens = await seats_at(base, "matryoshka", {"seats": 3}, 2)
    neighbour = await stack.enter_async_context(open_socket(base))
    await neighbour.hello(code, tokens[0])
    await neighbour.say("start")
    await neighbour.hear("update")
    return code, tokens, neighbour


@pytest.mark.parametrize("seated", [False, True])
async def test_malformed_messages_are_refused_and_change_nothing(base: str, seated: bool) -> None:
    async with AsyncExitStack() as stack:
        code, tokens, neighbour = await table_with_neighbour(stack, base)
        for text in MALFORMED:
            async with open_socket(base) as rude:
                if seated:
                    await rude.hello(code, tokens[1])
                await rude.socket.send_str(text)
                answer = await rude.hear("refused")
                assert answer["rule"] in ("WIRE-1", "WIRE-2", "WIRE-4", "LOBBY-12", "TABLE-2"), text
                assert "Traceback" not in answer["text"]
        await still_playing(neighbour, "fine")


async def test_too_large_too_many_and_binary_frames_end_the_conversation(base: str) -> None:
    async with open_socket(base) as large:
        await large.socket.send_str('{"type":"say","text":"' + "x" * 9000 + '"}')
        with pytest.raises(ConnectionError, match="1009"):
            await large.hear("refused")
    async with open_socket(base) as rude:
        for _ in range(21):
            await rude.socket.send_bytes(b"\x00\xff")
        assert (await rude.hear("goodbye"))["reason"] == "rude"
        with pytest.raises(ConnectionError, match="1008"):
            await rude.hear("refused")


async def test_who_guesses_codes_or_tokens_is_shown_the_door(base: str) -> None:
    async with open_socket(base) as scanner:
        for number in range(20):
            assert (await scanner.hello(f"ZZ{number:03d}"))["rule"] == "LOBBY-4"
        await scanner.say("hello", protocol=3, table="ZZZZZ")
        assert (await scanner.hear("goodbye"))["reason"] == "rude"


async def test_a_socket_that_talks_too_fast_is_told_so(folder: Path) -> None:
    async with serving(folder, messages_per_second=5) as (_, base), open_socket(base) as talker:
        for _ in range(12):
            await talker.say("start")
        rules = [(await talker.hear("refused"))["rule"] for _ in range(12)]
        assert rules == ["WIRE-4"] * 10 + ["WIRE-3"] * 2


async def test_random_messages_of_the_protocol_never_freeze_a_table(base: str) -> None:
    """A sample of the soak: well-formed nonsense from every seat of a table while a neighbour plays."""
    chance = Random(7)
    async with AsyncExitStack() as stack:
        code, tokens, neighbour = await table_with_neighbour(stack, base)
        sent = 0
        while sent < SAMPLE:
            async with open_socket(base) as rude:
                await rude.hello(code, *([tokens[1]] if chance.random() < 0.7 else []))
                for _ in range(min(25, SAMPLE - sent)):
                    await rude.socket.send_str(random_message(chance))
                    sent += 1
                await rude.say("act", id="last", action={})
                await last_word(rude)
        table = await Client.request(base, "GET", f"/api/tables/{code}")
        assert table["phase"] in ("playing", "paused")
        await neighbour.say("resume")
        await still_playing(neighbour, "fine")


async def last_word(rude: SocketClient) -> None:
    """Wait until all that was sent has been heard: the last act is answered, or the socket was closed for rudeness."""
    while True:
        answer = await rude.hear("refused", "goodbye")
        if answer["type"] == "goodbye" or answer["id"] == "last":
            return


async def test_slow_readers_are_let_go_and_hold_nobody_up(folder: Path) -> None:
    class Stuck:
        def __init__(self) -> None:
            self.waiting = 0
            self.aborted = False

        def write(self, data: bytes) -> None:
            self.waiting += len(data)

        def get_write_buffer_size(self) -> int:
            return self.waiting

        def is_closing(self) -> bool:
            return self.aborted

        def abort(self) -> None:
            self.aborted = True

    pipe = Stuck()
    connection = Connection(pipe, LoopClock(), 1000, Bucket(1, 1))
    for _ in range(20):
        connection.send(b"x" * 100)
        await asyncio.sleep(0)
    assert pipe.aborted
    assert connection.closed
    assert pipe.waiting <= 1200


async def test_a_real_peer_that_asks_and_never_reads_is_let_go_and_its_neighbour_plays_on(folder: Path) -> None:
    limits: dict[str, Any] = {**lifted()}
    async with serving(folder, **limits) as (server, base), AsyncExitStack() as stack:
        code, _, neighbour = await table_with_neighbour(stack, base)
        table = server.lobby.tables[code]
        for _ in range(50):
            table.chat.add(Said(seat=0, text="é" * 200))  # the longest answers there are
        stuck = await stack.enter_async_context(open_socket(base))
        await stuck.hello(code)
        assert len(table.presence.watchers) == 1

        async def ask_on() -> None:
            for _ in range(5_000):
                await stuck.say("hello", protocol=3, table=code)
                await asyncio.sleep(0)

        with pytest.raises((ConnectionError, aiohttp.ClientError)):
            await ask_on()
        await until(lambda: not table.presence.watchers)
        await still_playing(neighbour, "fine")


async def test_strange_origins_are_refused_and_programs_are_not(folder: Path) -> None:
    async with serving(folder, origins="https://friend.example") as (_, base):
        with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
            async with open_socket(base, headers={"Origin": "https://evil.example"}):
                pass
        for origin in (base, "https://friend.example"):
            async with open_socket(base, headers={"Origin": origin}) as talker:
                assert (await talker.hello("XXXXX"))["rule"] == "LOBBY-4"


async def test_one_address_has_its_share_of_tables_and_sockets(folder: Path) -> None:
    wish = {"game": "matryoshka", "options": {"seats": 3}, "name": "A"}
    async with serving(folder, tables_per_address=2, sockets_per_address=1) as (server, base):
        for _ in range(2):
            await Client.request(base, "POST", "/api/tables", wish)
        with pytest.raises(Refusal) as refusal:
            await Client.request(base, "POST", "/api/tables", wish)
        assert refusal.value.rule == "LIMIT-2"
        async with open_socket(base):
            with pytest.raises(aiohttp.WSServerHandshakeError, match="429"):
                async with open_socket(base):
                    pass
        await until(lambda: not server.sockets.open)
        async with open_socket(base) as again:
            assert (await again.hello("XXXXX"))["type"] == "refused"


async def test_behind_a_proxy_each_caller_has_a_share_and_elsewhere_the_header_is_not_believed(folder: Path) -> None:
    wish = msgspec.json.encode({"game": "matryoshka", "options": {"seats": 3}, "name": "A"})

    async def opened(base: str, forwarded: str) -> int:
        headers = {"X-Forwarded-For": forwarded}
        async with aiohttp.request("POST", f"{base}/api/tables", data=wish, headers=headers) as answer:
            return answer.status

    async with serving(folder / "proxied", tables_per_address=1, proxy=True) as (_, base):
        assert [await opened(base, caller) for caller in ("9.9.9.9, 1.1.1.1", "2.2.2.2", "1.1.1.1")] == [201, 201, 429]
    async with serving(folder / "direct", tables_per_address=1) as (_, base):
        assert [await opened(base, caller) for caller in ("1.1.1.1", "2.2.2.2")] == [201, 429]


@given(st.text(max_size=300))
@settings(max_examples=200, phases=[Phase.generate, Phase.shrink], suppress_health_check=[HealthCheck.too_slow])
def test_names_and_chat_are_one_bounded_line_of_visible_characters(text: str) -> None:
    cleaned = clean(text, 24)
    assert len(cleaned) <= 24
    assert cleaned == cleaned.strip()
    assert not any(char in cleaned for char in "\n\r\t\u202e\u200b\u2028\x00\x1b")
    assert clean(cleaned, 24) == cleaned


def test_two_people_of_one_name_are_told_apart() -> None:
    assert distinct("Ada", ["Ada", "Ada 2"]) == "Ada 3"
    assert len(distinct("A" * 24, ["A" * 24])) <= 24


def test_codes_can_be_read_aloud_and_tokens_cannot_be_guessed() -> None:
    assert len({new_code(6) for _ in range(200)}) > 195
    assert not set("".join(new_code(6) for _ in range(200))) & set("01OILAEU")
    assert len(new_token()) == 32
    assert hashed("a") != hashed("b")


def test_buckets_leak_and_bursts_end() -> None:
    bucket = Bucket(rate=2, burst=4)
    assert [bucket.take(0.0) for _ in range(5)] == [True] * 4 + [False]
    assert not bucket.take(499.0)
    assert bucket.take(500.0)
    assert not bucket.take(500.0)
    bucket.give()
    assert bucket.take(500.0)
    many = PerAddress(1, 1, refusals.TOO_MANY_REQUESTS, lambda: 0.0)
    assert many.take("a")
    assert not many.take("a")
    assert many.take("b")
    for number in range(ADDRESSES + 100):
        many.take(str(number))
        assert not many.take("b")  # who keeps asking is not forgotten
    assert len(many) == ADDRESSES
    count = Count(1)
    assert count.enter("a")
    assert not count.enter("a")
    count.leave("a")
    assert count.enter("a")


def test_an_ipv6_caller_is_a_network_and_an_ipv4_caller_an_address() -> None:
    same = {network_of("2001:db8:1:2::7"), network_of("2001:db8:1:2:ffff::1"), network_of("2001:db8:1:2::9%eth0")}
    assert len(same) == 1
    assert network_of("2001:db8:1:3::7") not in same
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("unknown") == "unknown"


def test_an_ipv6_network_of_48_bits_is_no_way_around_a_limit() -> None:
    now = 0.0
    limit = PerAddress(1, 2, refusals.TOO_MANY_REQUESTS, lambda: now)
    here = [network_of(f"2001:db8:1:{number:x}::7") for number in range(ADDRESSES + 100)]
    assert len(set(here)) == len(here)
    assert [limit.take(each) for each in here].count(True) == 2 * WIDER, "more than are remembered change nothing"
    assert not limit.has_room(here[-1])
    assert limit.take(network_of("2001:db8:2::7")), "others notice nothing"
    limit.give(here[-1])
    assert limit.take(here[-1]), "a right guess costs neither"
    now = 1_000.0
    assert [limit.take(each) for each in here[:100]].count(True) == WIDER
    taken = [limit.take("192.0.2.7"), limit.take("192.0.2.7"), limit.take("192.0.2.8")]
    assert (taken, limit.take("192.0.2.7")) == ([True] * 3, False), "an IPv4 address is its own"


def test_who_may_hold_something_open_is_also_a_network_of_48_bits() -> None:
    count = Count(2)
    here = [network_of(f"2001:db8:1:{number:x}::7") for number in range(WIDER + 1)]
    assert all(count.enter(each, 2) for each in here[:-1])
    assert not count.enter(here[-1])
    count.leave(here[0])
    assert count.enter(here[-1])
    count.leave(here[0])
    for each in here[1:-1]:
        count.leave(each, 2)
    assert (count.held(here[-1]), count.held("2001:db8:1::/48")) == (1, 1)


@pytest.mark.parametrize("address", ["192.0.2.7", "unknown", "x/64", "2001:db8::1/64", "192.0.2.0/64"])
def test_what_is_no_ipv6_network_has_no_wider_one(address: str) -> None:
    assert wider(network_of(address)) is None


def test_frames_have_the_three_lengths_of_the_standard() -> None:
    assert frame(b"a" * 125)[:2] == b"\x81\x7d"
    assert frame(b"a" * 126)[:4] == b"\x81\x7e\x00\x7e"
    assert frame(b"a" * 65536)[:10] == b"\x81\x7f" + (65536).to_bytes(8, "big")
    assert frame(b"mark", 0x89) == b"\x89\x04mark"
