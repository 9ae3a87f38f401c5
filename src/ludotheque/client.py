"""A complete client of the table server, for players written outside it; `docs/protocol.md` shows one at play.

It says hello with a nonce of its own, comes back by itself after a lost connection, asks only for what it missed, and
repeats acts that were not acknowledged: each is done once.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from secrets import token_hex
from typing import Any, Self

import aiohttp
import msgspec

BEHIND = 0.005  # seconds after a touch: a kernel notices a lost packet only by one behind it


class Update(msgspec.Struct, frozen=True):
    """What one seat may know after a move; `msgspec.convert(update.view, game.View)` gives it its types."""

    number: int
    at: int
    seat: int | None
    view: Any
    events: list[Any] = []


class Refusal(Exception):
    """The server said no: the rule, and why, in the player's language."""

    def __init__(self, rule: str, text: str) -> None:
        super().__init__(f"{text} ({rule})")
        self.rule = rule


class Client:
    """One socket at one table, for one seat (one token), several (one tablet) or none (a spectator)."""

    def __init__(self, base: str, code: str, *tokens: str, lang: str = "en") -> None:
        self.base, self.code, self.tokens, self.lang = base.rstrip("/"), code, tokens, lang
        self.nonce = token_hex(16)
        self.table: dict[str, Any] = {}  # the lobby's card of it
        self.seen: dict[int | None, tuple[int, int]] = {}  # epoch and number of the newest update, by seat
        self.welcomes = 0  # one for every connection
        self._news: asyncio.Queue[Update | None] = asyncio.Queue()
        self._acts: dict[str, tuple[dict[str, Any], asyncio.Future[int | Exception]]] = {}  # not acknowledged yet
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._seated = asyncio.Event()

    @staticmethod
    async def request(base: str, method: str, path: str, body: Any = None) -> Any:
        """Ask the lobby; raises `Refusal` if it says no."""
        data = None if body is None else msgspec.json.encode(body)
        async with aiohttp.request(method, base.rstrip("/") + path, data=data) as answer:
            content = await answer.read()
        value = msgspec.json.decode(content) if answer.content_type == "application/json" else content
        if not answer.ok and isinstance(value, dict):
            raise Refusal(value["rule"], value["text"])
        answer.raise_for_status()
        return value

    @classmethod
    async def play_now(cls, base: str, game: str, name: str, **wish: Any) -> Self:
        """A seat at a new table of bots; the game starts when the client is entered."""
        seat = await cls.request(base, "POST", "/api/play", {"game": game, "name": name, **wish})
        return cls(base, seat["code"], seat["token"])

    @classmethod
    async def join(cls, base: str, code: str, name: str, **wish: Any) -> Self:
        """A free seat at a table."""
        seat = await cls.request(base, "POST", f"/api/tables/{code}/seats", {"name": name, **wish})
        return cls(base, code, seat["token"])

    async def __aenter__(self) -> Self:
        self._life = asyncio.create_task(self._stay())
        await self._seated.wait()
        return self

    async def __aexit__(self, *_error: object) -> None:
        self._life.cancel()
        await asyncio.gather(self._life, return_exceptions=True)

    @property
    def last(self) -> int:
        """The number of the newest update, 0 before the first move."""
        return max((number for _, number in self.seen.values()), default=0)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.get("phase") in ("over", "left", "damaged")

    async def updates(self) -> AsyncIterator[Update]:
        """Updates as they come, until the game is over or the server lets go of us."""
        while (update := await self._news.get()) is not None:
            yield update

    async def act(self, action: Any, **fields: Any) -> int:
        """Ask for an action: the number of its move once that is kept, or `Refusal`. Races add `seen` and `ms`."""
        message = {"id": token_hex(8), "action": action, **fields}
        done: asyncio.Future[int | Exception] = asyncio.get_running_loop().create_future()
        self._acts[message["id"]] = message, done
        await self.say("act", **message)
        if "seen" in fields:
            await asyncio.sleep(BEHIND)
            await self.say("nudge")
        if isinstance(answer := await done, Exception):
            raise answer
        return answer

    async def say(self, kind: str, **fields: Any) -> None:
        """Send `start`, `fill`, `say`, `leave` and so on. Of what a lost line swallows only acts are repeated."""
        if self._socket is not None and not self._socket.closed:
            with suppress(ConnectionError, aiohttp.ClientError):
                await self._socket.send_str(msgspec.json.encode({"type": kind, **fields}).decode())

    async def _stay(self) -> None:
        async with aiohttp.ClientSession() as http:
            staying = True
            while staying:
                with suppress(OSError, aiohttp.ClientError):
                    async with http.ws_connect(self.base + "/ws", heartbeat=20) as self._socket:
                        staying = await self._converse(self._socket)
                await asyncio.sleep(0.2)
        for act in list(self._acts):
            self._settle(act, ConnectionError("the server let go of us"))
        self._news.put_nowait(None)
        self._seated.set()

    async def _converse(self, socket: aiohttp.ClientWebSocketResponse) -> bool:
        """One connection, to its end; whether it makes sense to come back."""
        who = {"table": self.code, "tokens": self.tokens, "nonce": self.nonce if self.tokens else None}
        known = len(self.seen) == max(1, len(self.tokens))
        epoch, last = min(self.seen.values()) if known else (None, None)
        await self.say("hello", protocol=1, lang=self.lang, last=last, epoch=epoch, **who)
        for message, _ in list(self._acts.values()):
            await self.say("act", **message)
        async for frame in socket:
            message = msgspec.json.decode(frame.data) if frame.type is aiohttp.WSMsgType.TEXT else {}
            match message:
                case {"type": "update", "number": number, "epoch": epoch, "seat": seat}:
                    # Else: known already, repeated for another seat.
                    if message.get("whole") or (epoch, number) > self.seen.get(seat, (0, -1)):
                        self.seen[seat] = epoch, number
                        self._news.put_nowait(msgspec.convert(message, Update))
                case {"type": "ack", "id": act, "number": number}:
                    self._settle(act, number)
                case {"type": "refused", "id": str(act), "rule": rule, "text": text}:
                    self._settle(act, Refusal(rule, text))
                case {"type": "goodbye", "back": False} | {"type": "refused", "rule": "WIRE-5" | "WIRE-6" | "LOBBY-4"}:
                    return False  # removed, or hello itself was refused
                case {"type": "welcome" | "table" as kind, "table": table}:
                    self.table = table
                    self.welcomes += kind == "welcome"
                    self._seated.set()
            if self.over and (self.table["phase"] != "over" or self.last == self.table["number"]):
                self._news.put_nowait(None)  # nothing more will come
        return True

    def _settle(self, act: str | None, answer: int | Exception) -> None:
        _, done = self._acts.pop(act or "", (None, None))
        if done is not None and not done.done():  # else: another device's act, or nobody waits for it any more
            done.set_result(answer)
