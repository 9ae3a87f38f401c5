"""Attacks: what one address can send to stop a server, on loopback. `python -m soak.abuse NAME PORT SECONDS` runs one.

Each is bounded in count and time, comes from an address of its own (`FROM`), and prints one line: what it got.
"""

import asyncio
import random
import resource
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from time import monotonic
from typing import Any

import aiohttp

FROM = "127.0.0.9"
"""The attackers' address: the honest people have another one."""
HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: table\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
ALPHABET = "23456789BCDFGHJKMNPQRSTVWXZ"
RECORD = Path(__file__).parent.parent / "tests" / "games" / "moby_pick" / "records" / "recite-4.jsonl"
WISH = {"game": "matryoshka", "name": "X"}
LOST = (aiohttp.ClientError, OSError, TimeoutError, EOFError)


class Attack:
    """One attack at work."""

    def __init__(self, port: int, seconds: float) -> None:
        self.port = port
        self.base = f"http://127.0.0.1:{port}"
        self.until = monotonic() + seconds
        self.got: Counter[str] = Counter()

    @property
    def on(self) -> bool:
        """Whether there is time left."""
        return monotonic() < self.until

    def http(self) -> aiohttp.ClientSession:
        """A session of the attackers' address, without the library's own limit."""
        return aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0, local_addr=(FROM, 0)))

    async def together(self, count: int, attacker: Callable[[aiohttp.ClientSession], Awaitable[None]]) -> None:
        """So many attackers at once, each again and again until the time is over."""

        async def again(http: aiohttp.ClientSession) -> None:
            while self.on:
                with suppress(*LOST):
                    await attacker(http)
                await asyncio.sleep(0.002)

        async with self.http() as http:
            await asyncio.gather(*(again(http) for _ in range(count)))

    async def ask(self, http: aiohttp.ClientSession, method: str, path: str, **more: Any) -> Any:
        """One request, counted by its status; the JSON of a good answer."""
        async with http.request(method, self.base + path, **more) as answer:
            data = await answer.read()
            self.got[str(answer.status)] += 1
            self.got["bytes"] += len(data)
            return await answer.json() if answer.ok and answer.content_type == "application/json" else None

    async def asking(self, count: int, method: str, path: Callable[[], str], **more: Any) -> None:
        """So many connections, one request after the other."""

        async def attacker(http: aiohttp.ClientSession) -> None:
            await self.ask(http, method, path(), **more)

        await self.together(count, attacker)

    # --- frames ------------------------------------------------------------------------------------------------------

    async def _flood(self, frame: bytes, first: bytes = b"") -> None:
        while self.on:
            with suppress(*LOST):
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(FROM, 0))
                try:
                    writer.write(HANDSHAKE)
                    await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 5)
                    self.got["sockets"] += 1
                    writer.write(first)
                    listening = asyncio.create_task(reader.read(1 << 30))
                    while self.on and not writer.transport.is_closing() and not listening.done():
                        writer.write(frame * 200)
                        await writer.drain()
                        self.got["frames"] += 200
                        await asyncio.sleep(0)
                    listening.cancel()
                finally:
                    writer.transport.abort()
            await asyncio.sleep(0.02)

    async def pings(self) -> None:
        """One socket, pings without end."""
        await self._flood(b"\x89\x81\x00\x00\x00\x00x")

    async def fragments(self) -> None:
        """One socket, a message in empty fragments without end."""
        await self._flood(b"\x00\x80\x00\x00\x00\x00", b"\x01\x81\x00\x00\x00\x00{")

    # --- connections -------------------------------------------------------------------------------------------------

    async def idle(self) -> None:
        """A thousand connections that say nothing."""
        held: list[asyncio.StreamWriter] = []
        while self.on:
            with suppress(*LOST):
                _, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(FROM, 0))
                held.append(writer)
                self.got["connections"] += 1
            await asyncio.sleep(0.001 if len(held) < 1_100 else 0.2)
        for writer in held:
            writer.transport.abort()

    async def knocks(self) -> None:
        """Connections made and dropped as quickly as possible."""

        async def knock(_http: aiohttp.ClientSession) -> None:
            _, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(FROM, 0))
            writer.transport.abort()
            self.got["connections"] += 1

        await self.together(8, knock)

    # --- tables ------------------------------------------------------------------------------------------------------

    async def rematches(self) -> None:
        """Tables of bots, left at once, and a rematch of each, eight times at once."""

        async def host(http: aiohttp.ClientSession) -> None:
            if (seat := await self.ask(http, "POST", "/api/play", json=WISH)) is None:
                return
            async with http.ws_connect(self.base + "/ws") as socket:
                code = seat["code"]
                while self.on and not socket.closed:
                    hello = {"type": "hello", "protocol": 3, "table": code, "tokens": [seat["token"]]}
                    for message in (hello, {"type": "start"}, {"type": "leave"}, *[{"type": "rematch"}] * 8):
                        await socket.send_json(message)
                    following = None
                    while following in (None, code):
                        message = await socket.receive_json(timeout=1)
                        following = message["table"]["next"] if message.get("type") == "table" else None
                        if message.get("type") == "goodbye" or message.get("rule") == "LIMIT-2":
                            return
                    code = following
                    self.got["tables"] += 1

        await self.together(4, host)

    async def hellos(self) -> None:
        """A hundred and eighty sockets at one table that say hello as often as they may."""
        async with self.http() as http:
            seat = await self.ask(http, "POST", "/api/play", json={"game": "moby_pick", "name": "X"})
            hello = {"type": "hello", "protocol": 3, "table": seat["code"], "tokens": [seat["token"]]}

            async def talk() -> None:
                while self.on:
                    with suppress(*LOST):
                        async with http.ws_connect(self.base + "/ws", max_msg_size=1 << 24) as socket:
                            listening = asyncio.create_task(self._listen(socket))
                            while self.on and not socket.closed and not listening.done():
                                await socket.send_json(hello)
                                self.got["hellos"] += 1
                                await asyncio.sleep(1 / 28)
                            listening.cancel()
                    await asyncio.sleep(0.3)

            await asyncio.gather(*(talk() for _ in range(180)))

    async def chat(self) -> None:
        """A seat with ten sockets, and a hundred and fifty spectators who hear it."""
        async with self.http() as http:
            seat = await self.ask(http, "POST", "/api/play", json={"game": "moby_pick", "name": "X"})

            async def socket_of(tokens: list[str]) -> None:
                with suppress(*LOST):
                    async with http.ws_connect(self.base + "/ws", max_msg_size=1 << 24) as socket:
                        await socket.send_json(
                            {"type": "hello", "protocol": 3, "table": seat["code"], "tokens": tokens}
                        )
                        while self.on and not socket.closed:
                            if tokens:
                                await socket.send_json({"type": "say", "text": "x" * 200})
                            with suppress(TimeoutError):
                                frame = await socket.receive(timeout=0.1)
                                self.got["said"] += b'"said"' in str(frame.data).encode()[:20]

            await asyncio.gather(*(socket_of([seat["token"]] if number < 10 else []) for number in range(160)))

    # --- messages ----------------------------------------------------------------------------------------------------

    async def _say(self, messages: Callable[[int], dict[str, Any]], *, dealt: bool = True) -> None:
        """A hundred and fifty sockets of one host, each as talkative as it may be."""
        async with self.http() as http:
            seat = await self.ask(
                http, "POST", "/api/play" if dealt else "/api/tables", json=WISH | {"options": {"seats": 3}}
            )
            hello = {"type": "hello", "protocol": 3, "table": seat["code"], "tokens": [seat["token"]]}

            async def talk() -> None:
                while self.on:
                    with suppress(*LOST):
                        async with http.ws_connect(self.base + "/ws", max_msg_size=1 << 24) as socket:
                            await socket.send_json(hello)
                            listening = asyncio.create_task(self._listen(socket))
                            for number in count():
                                if not self.on or socket.closed or listening.done():
                                    break
                                await socket.send_json(messages(number))
                                self.got["messages"] += 1
                                await asyncio.sleep(1 / 28)
                            listening.cancel()
                    await asyncio.sleep(0.3)

            await asyncio.gather(*(talk() for _ in range(150)))

    async def _listen(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for frame in socket:
            self.got["bytes"] += len(frame.data)

    async def acts(self) -> None:
        """Acts that are refused."""
        await self._say(lambda number: {"type": "act", "id": f"a{number}", "action": {"type": "take", "seat": 1}})

    async def asks(self) -> None:
        """Questions whose answers must be computed."""
        lay = {"type": "lay", "cards": [0, 1]}
        await self._say(lambda number: {"type": "ask", "id": f"a{number}", "action": lay})

    async def pauses(self) -> None:
        """Pause, go on, pause: everyone at the table is told each time."""
        await self._say(lambda number: {"type": ("pause", "resume")[number % 2]})

    async def seats(self) -> None:
        """A bot sits down and is sent away: each is written to the database."""
        await self._say(lambda number: {"type": ("fill", "remove")[number % 2], "seat": 1}, dealt=False)

    # --- requests ----------------------------------------------------------------------------------------------------

    async def replays(self) -> None:
        """A long record, brought along again and again."""
        await self.asking(8, "POST", lambda: "/api/replay", data=await asyncio.to_thread(RECORD.read_bytes))

    async def readiness(self) -> None:
        """`/readyz` and `/metrics`, without end."""
        await self.asking(16, "GET", lambda: random.choice(["/readyz", "/metrics"]))

    async def codes(self) -> None:
        """Guessed codes, on as many connections as a scanner would take."""
        await self.asking(16, "GET", lambda: "/api/tables/" + "".join(random.choices(ALPHABET, k=5)))

    async def lists(self) -> None:
        """The lobby's list and its descriptions, without end."""
        await self.asking(16, "GET", lambda: random.choice(["/api/tables", "/api/schema.json", "/api/openapi.json"]))

    async def pages(self) -> None:
        """The page, without end."""
        await self.asking(16, "GET", lambda: "/")


ATTACKS = (
    "pings",
    "fragments",
    "idle",
    "knocks",
    "rematches",
    "hellos",
    "chat",
    "acts",
    "asks",
    "pauses",
    "seats",
    "replays",
    "readiness",
    "codes",
    "lists",
    "pages",
)


async def main() -> None:
    """Run one attack, and say what it got."""
    name, port, seconds = sys.argv[1:]
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    attack = Attack(int(port), float(seconds))
    with suppress(TimeoutError):
        async with asyncio.timeout(float(seconds) + 2):
            await getattr(attack, name)()
    sys.stdout.write(", ".join(f"{count:,} {what}" for what, count in sorted(attack.got.items())) + "\n")


if __name__ == "__main__":
    import uvloop

    uvloop.run(main())
