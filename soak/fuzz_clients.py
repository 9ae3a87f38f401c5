"""Three ways to be hostile at once: bad messages on good sockets, bad frames and requests on raw ones, bad REST."""

import asyncio
from base64 import b64encode
from collections import Counter
from contextlib import suppress
from random import Random

import aiohttp

from ludotheque.client import Client, Refusal
from soak.fuzz_inputs import HostileInputs, broken_frames, broken_request
from soak.people import VARIANTS, Person

BATCH = 20
"""Messages to a socket: the server lets go of it after one more unreadable one, and all are to be heard."""


class Attack:
    """Everything hostile clients share: whom they sit with, what they have sent, what they were told."""

    def __init__(self, base: str, inputs: HostileInputs, wanted: int) -> None:
        self.base = base
        self.inputs = inputs
        self.wanted = wanted
        self.chance = Random(2)
        self.sent: Counter[str] = Counter()
        self.distinct: set[int] = set()
        self.bad: list[str] = []
        self.unheard = 0
        self.people: list[Person] = []
        self.places: list[tuple[str, str]] = []
        """Tables where a hostile client has a seat, with its token."""

    @property
    def over(self) -> bool:
        """Whether enough was sent."""
        return self.sent.total() >= self.wanted or bool(self.bad)

    def count(self, way: str, text: str | bytes) -> None:
        self.sent[way] += 1
        self.distinct.add(hash(text))

    def fill_in(self, text: str, code: str, token: str) -> str:
        """A message about this table."""
        _, foreign = self.chance.choice(self.places)
        replayed = next(reversed(self.chance.choice(self.people).acknowledged), "r0")
        text = text.replace("CODE", code).replace("TOKEN", token)
        return text.replace("FOREIGN", foreign).replace("REPLAY", replayed)

    def judge(self, answer: str) -> None:
        """No answer may show how we are made, or say that it was our fault."""
        if "Traceback" in answer or "WIRE-9" in answer or 'File "' in answer:
            self.bad.append(answer[:300])

    # --- messages ----------------------------------------------------------------------------------------------------

    async def talk(self) -> None:
        """Good sockets, bad messages, with a seat, as a spectator, or without hello."""
        async with aiohttp.ClientSession() as http:
            while not self.over:
                with suppress(aiohttp.ClientError, ConnectionError):
                    if self.chance.random() < 0.05:
                        await self._play_host()
                    async with http.ws_connect(self.base + "/ws", autoping=True) as socket:
                        await self._batch(socket)

    async def _batch(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        code, token = self.place()
        manner = self.chance.randrange(3)
        if manner == 1:
            code = self.chance.choice(self.people).client.code
        if manner < 2:
            tokens = [token] if manner == 0 else []
            await socket.send_json({"type": "hello", "protocol": 3, "table": code, "tokens": tokens})
        for _ in range(BATCH):
            message = self.inputs.message()
            if isinstance(message, bytes):
                self.count("binary frames", message)
                await socket.send_bytes(message)
                continue
            text = self.fill_in(message, code, token).encode(errors="replace").decode()
            self.count("messages", text)
            await socket.send_str(text)
            if len(text.encode()) > 8192:
                break  # too large a frame ends the conversation
        mark = f"mark-{self.sent.total()}"
        await socket.send_json({"type": "ask", "id": mark, "action": {}})
        await self._listen(socket, mark)

    async def _listen(self, socket: aiohttp.ClientWebSocketResponse, mark: str) -> None:
        """Hear all answers up to the marked one, or the end of the conversation."""
        try:
            async with asyncio.timeout(20):
                async for frame in socket:
                    if frame.type is aiohttp.WSMsgType.TEXT and frame.data.startswith('{"type":'):
                        self.judge(frame.data)
                        if f'"id":"{mark}"' in frame.data:
                            return
        except TimeoutError:
            self.unheard += 1

    # --- frames and requests -----------------------------------------------------------------------------------------

    async def shout(self) -> None:
        """Raw bytes, before or after a handshake; half of the time gone before the answer."""
        host, port = self.base.removeprefix("http://").split(":")
        key = b64encode(self.chance.randbytes(16))
        shake = (
            b"GET /ws HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        )
        while not self.over:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection(host, int(port))
                if self.chance.random() < 0.7:
                    writer.write(shake + b"Sec-WebSocket-Key: " + key + b"\r\n\r\n")
                    parts, way = broken_frames(self.chance), "broken frames"
                else:
                    parts, way = [broken_request(self.chance)], "broken requests"
                for part in parts:
                    self.count(way, part)
                    writer.write(part)
                if self.chance.random() < 0.5:
                    with suppress(TimeoutError):
                        answer = await asyncio.wait_for(reader.read(4096), 0.2)
                        self.judge(answer.decode(errors="replace"))
                writer.close()
            await asyncio.sleep(0.005)

    # --- REST --------------------------------------------------------------------------------------------------------

    async def ask(self) -> None:
        """Good requests with bad paths, methods, queries and bodies."""
        async with aiohttp.ClientSession() as http:
            while not self.over:
                code, token = self.place()
                path = self.inputs.path().replace("CODE", code)
                text = self.fill_in(self.inputs.body().decode(errors="replace"), code, token)
                method = self.chance.choice(["POST", "POST", "POST", "GET", "PUT", "DELETE"])
                body = None if method == "GET" else text.encode()
                self.count("requests", method + path + text)
                with suppress(aiohttp.ClientError, ConnectionError, ValueError):
                    async with http.request(method, self.base + path, data=body) as answer:
                        said = await answer.text(errors="replace")
                        self.judge(said)
                        if answer.status >= 500 and "LOBBY-3" not in said:
                            self.bad.append(f"{answer.status} to {method} {path} {text[:200]}")

    # --- seats -------------------------------------------------------------------------------------------------------

    async def _play_host(self) -> None:
        """A table of one's own, against bots."""
        key, _ = self.chance.choice(VARIANTS)
        with suppress(Refusal):
            seat = await Client.request(self.base, "POST", "/api/play", {"game": key, "name": "X"})
            self.places.append((seat["code"], seat["token"]))

    def place(self) -> tuple[str, str]:
        """One of the newer seats: older ones were left, or their tables are over."""
        return self.chance.choice(self.places[-12:])

    async def sit_at(self, code: str) -> None:
        """Take a seat beside somebody honest, where there is one."""
        with suppress(Refusal):
            seat = await Client.request(self.base, "POST", f"/api/tables/{code}/seats", {"name": "X"})
            self.places.append((code, seat["token"]))
