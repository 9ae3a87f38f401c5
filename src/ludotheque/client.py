"""A complete client of the table server, for players written outside it.

    async with await Client.play_now("http://localhost:8080", "matryoshka", "Zoé") as me:
        async for update in me.updates():
            action = choose(update.view)
            if action is not None:
                await me.act(action)

It keeps the promises of `docs/protocol.md` for you: it says hello with a nonce of its own, comes back by itself after a
lost connection, asks only for what it missed, and repeats acts that were not acknowledged; each is done once.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from secrets import token_hex
from typing import Any, Self

import aiohttp
import msgspec
from msgspec import Struct

PROTOCOL = 1


class Update(Struct, frozen=True):
    """What one seat may know after a move; `msgspec.convert(update.view, game.View)` gives it its types."""

    number: int
    at: int
    seat: int | None
    view: Any
    events: list[Any] = []
    ack: str | None = None
    whole: bool = False


class Refusal(Exception):
    """The table said no: the rule, and why, in the player's language."""

    def __init__(self, rule: str, key: str, text: str) -> None:
        super().__init__(f"{text} ({rule})")
        self.rule = rule
        self.key = key


class Client:
    """One socket at one table, for one seat (one token), several (one tablet) or none (a spectator)."""

    def __init__(self, base: str, code: str, *tokens: str, lang: str = "en", patience: float = 30.0) -> None:
        self.base = base.rstrip("/")
        self.code = code
        self.tokens = tokens
        self.lang = lang
        self.patience = patience
        self.table: dict[str, Any] | None = None
        self.last: int | None = None
        self.welcomes = 0
        self.nonce = token_hex(16)
        self._inbox: asyncio.Queue[Update | dict[str, Any] | None] = asyncio.Queue()
        self._waiting: dict[str, tuple[dict[str, Any], asyncio.Future[int]]] = {}
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._reader: asyncio.Task[None] | None = None

    @classmethod
    async def request(cls, base: str, method: str, path: str, body: Any = None) -> Any:
        """Ask the lobby; raises `Refusal` if it says no."""
        data = None if body is None else msgspec.json.encode(body)
        async with aiohttp.ClientSession() as http, http.request(method, base.rstrip("/") + path, data=data) as answer:
            content = await answer.read()
        value = msgspec.json.decode(content) if answer.content_type == "application/json" else content
        if answer.status >= 400 and isinstance(value, dict):
            raise Refusal(value["rule"], value["key"], value["text"])
        answer.raise_for_status()
        return value

    @classmethod
    async def play_now(cls, base: str, game: str, name: str, **wish: Any) -> "Client":
        """A seat at a new table of bots; the game starts when the client is entered."""
        seat = await cls.request(base, "POST", "/api/play", {"game": game, "name": name, **wish})
        return cls(base, seat["code"], seat["token"])

    @classmethod
    async def join(cls, base: str, code: str, name: str, **wish: Any) -> "Client":
        """A free seat at a table."""
        seat = await cls.request(base, "POST", f"/api/tables/{code}/seats", {"name": name, **wish})
        return cls(base, code, seat["token"])

    async def __aenter__(self) -> Self:
        self._reader = asyncio.create_task(self._stay())
        await self._inbox.get()  # welcome, or the end
        return self

    async def __aexit__(self, *_error: object) -> None:
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)

    async def updates(self) -> AsyncIterator[Update]:
        """Updates as they come, until the game is over or the server lets go of us."""
        while (news := await self._inbox.get()) is not None:
            if isinstance(news, Update):
                yield news
            if self.over and self._inbox.empty():
                return

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table is not None and self.table["phase"] in ("over", "left", "damaged")

    async def act(self, action: Any, seat: int | None = None, name: str | None = None, **race: Any) -> int:
        """Ask for an action; returns the number of its move once that is durable, or raises `Refusal`.

        In a race add `seen` (the update that showed the card) and `ms` (how long the player took).
        """
        message = {"type": "act", "id": name or token_hex(8), "action": action, "seat": seat, **race}
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._waiting[message["id"]] = message, done
        await self._send(message)
        return await done

    async def say(self, kind: str, **fields: Any) -> None:
        """Any other message: `start`, `fill`, `say`, `leave` and so on."""
        await self._send({"type": kind, **fields})

    async def _send(self, message: Any) -> None:
        if self._socket is not None and not self._socket.closed:
            with suppress(ConnectionError, aiohttp.ClientError):  # acts are repeated after the next hello
                await self._socket.send_str(msgspec.json.encode(message).decode())

    async def _stay(self) -> None:
        """Connect, and connect again, for as long as our patience lasts."""
        loop = asyncio.get_running_loop()
        lost = loop.time()
        async with aiohttp.ClientSession() as http:
            while loop.time() - lost < self.patience:
                with suppress(OSError, aiohttp.ClientError):
                    async with http.ws_connect(self.base.replace("http", "ws", 1) + "/ws") as self._socket:
                        if not await self._converse(self._socket):
                            break
                        lost = loop.time()
                await asyncio.sleep(0.2)
        for _, done in self._waiting.values():
            if not done.done():
                done.set_exception(ConnectionError("the table is gone"))
        self._inbox.put_nowait(None)

    async def _converse(self, socket: aiohttp.ClientWebSocketResponse) -> bool:
        """One connection; says whether it makes sense to come back."""
        hello = {"type": "hello", "protocol": PROTOCOL, "table": self.code, "tokens": self.tokens, "lang": self.lang}
        await self._send({**hello, "last": self.last, "nonce": self.nonce if self.tokens else None})
        for message, _ in list(self._waiting.values()):
            await self._send(message)
        async for frame in socket:
            if frame.type is aiohttp.WSMsgType.TEXT and not self._take(msgspec.json.decode(frame.data)):
                return False
        return True

    def _take(self, message: dict[str, Any]) -> bool:
        match message:
            case {"type": "update", "number": number}:
                self.last = number
                self._done(message.get("ack"), number)
                self._inbox.put_nowait(msgspec.convert(message, Update))
            case {"type": "ack", "id": act, "number": number}:
                self._done(act, number)
            case {"type": "refused", "id": str(act), **why} if act in self._waiting:
                _, done = self._waiting.pop(act)
                if not done.done():
                    done.set_exception(Refusal(why["rule"], why["key"], why["text"]))
            case {"type": "goodbye", "back": False} | {"type": "refused", "rule": "WIRE-5" | "WIRE-6" | "LOBBY-4"}:
                return False  # removed, or hello itself was refused
            case {"type": "welcome" | "table" as kind, "table": table}:
                self.table = table
                self.welcomes += kind == "welcome"
                if kind == "welcome" or self.over:
                    self._inbox.put_nowait(table)
        return True

    def _done(self, act: str | None, number: int) -> None:
        if act in self._waiting:
            _, done = self._waiting.pop(act)
            if not done.done():
                done.set_result(number)
