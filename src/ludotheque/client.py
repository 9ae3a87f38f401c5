"""A complete client of the table server, for external players; `docs/reference/protocol.md` shows one.

It says hello with a nonce of its own. After a lost connection it reconnects, gets the current view, and repeats acts
that were not acknowledged. Each act is carried out once.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from secrets import token_hex
from typing import Any, Self

import aiohttp
import msgspec

from ludotheque.core.delta import join

PROTOCOL = 3
BEHIND = 0.005  # seconds after a touch: TCP notices a lost packet by the next one
FIRST_WAIT, LONGEST_WAIT = 0.2, 2.0  # seconds between two tries to connect
QUIET, MISSED = 5.0, 3  # seconds in which the server sends something, until it says how many; so often none: it is gone
HANDSHAKE = 5.0  # seconds
PATIENCE = aiohttp.ClientWSTimeout(ws_close=0.5)  # a server that is gone does not answer a close either
CLOSED = "the server closed the connection"
ENDS = (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSING, aiohttp.WSMsgType.CLOSED, aiohttp.WSMsgType.ERROR)


class Update(msgspec.Struct, frozen=True):
    """What one seat may know after a move; `msgspec.convert(update.view, game.View)` gives it its types."""

    number: int
    at: int
    seat: int | None
    view: Any
    events: list[Any] = []
    epoch: int = 0
    whole: bool = False
    """Whether it is the first one, or updates before it were missed."""


class Gap(Exception):
    """An update does not follow the one before: something was missed, and a whole view is needed."""


class Views:
    """The newest update of each seat of one socket: joins what changed to the view that was known."""

    def __init__(self) -> None:
        self.newest: dict[int | None, Update] = {}
        self._seat: int | None = None  # of the last whole view

    def take(self, message: dict[str, Any]) -> Update:
        """The update that a message `whole` or `update` leads to; raises `Gap`."""
        if message.get("type") == "whole":
            self._seat = message["seat"]
            update = Update(**{name: message[name] for name in ("number", "at", "seat", "view", "epoch")}, whole=True)
        else:
            update = self._follow(message, message.get("seat", self._seat))
        self.newest[update.seat] = update
        return update

    def _follow(self, message: dict[str, Any], seat: int | None) -> Update:
        number, old = message["number"], self.newest.get(seat)
        if old is None or old.number != message.get("after", number - 1):
            raise Gap
        public, own = join(old.view["public"], message.get("public", {})), join(old.view, message.get("own", {}))
        epoch = message.get("epoch", old.epoch)
        return Update(number, message["at"], seat, {**own, "public": public}, message.get("events", []), epoch)


class Refusal(Exception):
    """The server refused: the rule, and the reason in the player's language."""

    def __init__(self, rule: str, text: str) -> None:
        super().__init__(f"{text} ({rule})")
        self.rule = rule


class Client:
    """One socket at one table, for one seat (one token), several (a shared device) or none (a spectator)."""

    def __init__(self, base: str, code: str, *tokens: str, lang: str = "en") -> None:
        self.base, self.code, self.tokens, self.lang = base.rstrip("/"), code.upper(), tokens, lang
        self.nonce = token_hex(16)
        self.table: dict[str, Any] = {}  # the newest `TableInfo`
        self._views = Views()
        self.welcomes = 0  # one for every connection
        self._news: asyncio.Queue[Update | None] = asyncio.Queue()
        self._acts: dict[str, tuple[dict[str, Any], asyncio.Future[int | Exception]]] = {}  # not acknowledged yet
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._seated = asyncio.Event()
        self._closed = False
        self._quiet = QUIET

    @staticmethod
    async def request(base: str, method: str, path: str, body: Any = None) -> Any:
        """Send a request to the lobby; raises `Refusal` if it is refused."""
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
        seat = await cls.request(base, "POST", f"/api/tables/{code.upper()}/seats", {"name": name, **wish})
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
        return max((update.number for update in self._views.newest.values()), default=0)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.get("phase") in ("over", "left", "damaged")

    async def updates(self) -> AsyncIterator[Update]:
        """Updates as they come, until the game is over or the server closes for good."""
        while (update := await self._news.get()) is not None:
            yield update

    async def act(self, action: Any, **fields: Any) -> int:
        """Act: the number of the move once it is durable. Races add `seen`, `ms`, `paint`.

        Raises `Refusal`, and `ConnectionError` when the server has closed for good.
        """
        if self._closed:
            raise ConnectionError(CLOSED)
        message = {"id": token_hex(8), "action": action, **self._decided_on(fields.get("seat")), **fields}
        done: asyncio.Future[int | Exception] = asyncio.get_running_loop().create_future()
        self._acts[message["id"]] = message, done
        try:
            await self.say("act", **message)
            if "seen" in fields:
                await asyncio.sleep(BEHIND)
                await self.say("nudge")
            if isinstance(answer := await done, Exception):
                raise answer
            return answer
        finally:  # a cancelled act must not be repeated after a lost connection
            self._acts.pop(message["id"], None)

    def _decided_on(self, seat: int | None) -> dict[str, int]:
        """The newest update of a seat: an act that comes too late for it is refused."""
        newest = self._views.newest
        only = next(iter(newest), None) if len(newest) == 1 else None
        update = newest.get(only if seat is None else seat)
        return {} if update is None else {"last": update.number, "epoch": update.epoch}

    async def say(self, kind: str, **fields: Any) -> None:
        """Send `start`, `fill`, `say`, `leave` and so on. After a lost connection only acts are repeated."""
        if self._socket is not None and not self._socket.closed:
            with suppress(ConnectionError, aiohttp.ClientError):
                await self._socket.send_str(msgspec.json.encode({"type": kind, **fields}).decode())

    async def _stay(self) -> None:
        try:
            await self._come_back()
        finally:
            self._closed = True
            for act in list(self._acts):
                self._settle(act, ConnectionError(CLOSED))
            self._news.put_nowait(None)
            self._seated.set()

    async def _come_back(self) -> None:
        """Connect, and again after every lost connection, until the server closes for good."""
        async with aiohttp.ClientSession() as http:
            staying, wait = True, FIRST_WAIT
            while staying:
                welcomes = self.welcomes
                with suppress(OSError, aiohttp.ClientError):
                    async with asyncio.timeout(HANDSHAKE):
                        socket = await http.ws_connect(f"{self.base}/ws/{self.code}", timeout=PATIENCE)
                    async with socket as self._socket:
                        staying = await self._converse(socket)
                wait = FIRST_WAIT if self.welcomes > welcomes else min(2 * wait, LONGEST_WAIT)
                if staying:
                    await asyncio.sleep(wait)

    async def _greet(self) -> None:
        """Say hello, and repeat what was not acknowledged."""
        who = {"table": self.code, "tokens": self.tokens, "nonce": self.nonce if self.tokens else None}
        newest = self._views.newest
        known = len(newest) == max(1, len(self.tokens))
        epoch, last = min((each.epoch, each.number) for each in newest.values()) if known else (None, None)
        await self.say("hello", protocol=PROTOCOL, lang=self.lang, last=last, epoch=epoch, **who)
        for message, _ in list(self._acts.values()):
            await self.say("act", **message)

    async def _converse(self, socket: aiohttp.ClientWebSocketResponse) -> bool:
        """One connection, to its end; whether to connect again."""
        await self._greet()
        before = self.welcomes
        while (frame := await socket.receive(MISSED * self._quiet)).type not in ENDS:
            text = frame.type is aiohttp.WSMsgType.TEXT
            message = {"type": "update", **msgspec.json.decode(frame.data)} if text else {}
            match message:
                case {"type": "whole" | "update"}:
                    try:
                        self._news.put_nowait(self._views.take(message))
                    except Gap:
                        self._views = Views()  # the next hello asks for whole views
                        return True
                case {"type": "ack", "id": act, "number": number}:
                    self._settle(act, number)
                case {"type": "refused", "id": str(act), "rule": rule, "text": text}:
                    self._settle(act, Refusal(rule, text))
                case {"type": "refused", "id": None, "retry": retry} if self.welcomes == before:
                    return bool(retry)  # hello itself was refused: for a moment, or for good
                case {"type": "goodbye", "back": False}:
                    return False  # removed
                case {"type": "welcome" | "table" as kind, "table": table}:
                    self.table = table
                    self._quiet = message.get("quiet", self._quiet)
                    self.welcomes += kind == "welcome"
                    self._seated.set()
            if self.over and (self.table["phase"] != "over" or self.last == self.table["number"]):
                self._news.put_nowait(None)  # nothing more will come
        return True

    def _settle(self, act: str | None, answer: int | Exception) -> None:
        _, done = self._acts.pop(act or "", (None, None))
        if done is not None and not done.done():  # otherwise: another device's act, or a cancelled one
            done.set_result(answer)
