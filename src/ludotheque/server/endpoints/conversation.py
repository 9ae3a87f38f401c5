"""One WebSocket: decodes its messages and hands them to its table or the lobby.

Nothing a client sends gets further than here unless it is a message of the protocol.
"""

import secrets
from collections.abc import Coroutine
from typing import Any

import msgspec
from msgspec import UnsetType

from ludotheque.core import BadOptions, Illegal
from ludotheque.languages import spoken
from ludotheque.server.connection.connection import Connection
from ludotheque.server.fairness import Path
from ludotheque.server.lobby.lobby import Lobby
from ludotheque.server.protocol import (
    PROTOCOL,
    Ask,
    AskHint,
    Do,
    Fill,
    First,
    Hand,
    Hello,
    Incoming,
    Leave,
    Legal,
    Line,
    MoreTime,
    Mute,
    Nudge,
    Pause,
    Phrase,
    Rematch,
    Remove,
    Resume,
    Said,
    Say,
    Start,
    refusals,
)
from ludotheque.server.protocol.faults import fault
from ludotheque.server.services.logs import failed
from ludotheque.server.services.names import CHAT_LENGTH, clean, hashed
from ludotheque.server.services.rate_limits import Bucket, Excess
from ludotheque.server.services.services import Services, refused
from ludotheque.server.storage.rows import TableRow
from ludotheque.server.table import seating
from ludotheque.server.table.table import Table, seat_for

STRIKES = 20
"""Unreadable or refused-as-too-fast messages after which a socket is closed."""


class _Named(msgspec.Struct):
    """The id of a message, read even if the rest of it is wrong."""

    id: str | None = None


_decode = msgspec.json.Decoder(Incoming).decode
_decode_name = msgspec.json.Decoder(_Named).decode
_UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)


def _name(data: bytes) -> str | None:
    """The id in a message that is refused without being decoded: its sender waits for an answer."""
    try:
        return _decode_name(data).id
    except _UNREADABLE:
        return None


class Conversation:
    """The state of one socket: before `hello`, or at one table.

    Where the socket's path named a table (`only`), it serves no other: another table may be at another node.
    """

    __slots__ = ("_hellos", "_only", "_quality", "_rtt", "connection", "lobby", "services", "table")

    def __init__(self, services: Services, lobby: Lobby, connection: Connection, only: str | None = None) -> None:
        self.services = services
        self.lobby = lobby
        self.connection = connection
        self.table: Table | None = None
        self._only = None if only is None else only.upper()
        self._quality = "unknown"
        self._rtt = -100.0
        self._hellos = Bucket(services.settings.hellos_per_socket / 60, services.settings.hellos_per_socket)
        self._stay_audible()

    def hear(self, data: bytes, now: float) -> Coroutine[Any, Any, None] | None:
        """Handle one message, or as much of it as need not wait: the rest must be awaited before the next message.

        Every error is answered on this socket and goes no further.
        """
        connection = self.connection
        if (excess := connection.excess(now)) is not None:
            # Nobody is closed for what the neighbours send.
            (self.strike if excess is Excess.OWN else self.refuse)(refusals.TOO_FAST(), _name(data))
            return None
        try:
            message = _decode(data)
        except _UNREADABLE as error:
            self.strike(refusals.UNREADABLE(**fault(error, "message")), _name(data))
            return None
        if type(message) is not Do or self.table is None:
            return self._obey(message, now)
        try:
            self.table.act(connection, message, now)
        except Exception as error:  # noqa: BLE001 — a bug
            self._report(message, error)
        return None

    async def _obey(self, message: Incoming, now: float) -> None:
        try:
            if isinstance(message, Hello):
                await self._hello(message, now)
            else:
                await self._order(message, now)
        except (Illegal, BadOptions) as refusal:
            if refusal.rule in refusals.GUESSES or refusals.is_limit(refusal):
                self.strike(refusal)
            else:
                self.refuse(refusal, getattr(message, "id", None))
        except Exception as error:  # noqa: BLE001 — a bug
            self._report(message, error)

    def _report(self, message: Incoming, error: Exception) -> None:
        """A bug is logged, and answered without details."""
        failed(self.services.log, "message failed", error, message=type(message).__name__)
        self.refuse(refusals.OUR_FAULT(), getattr(message, "id", None))

    def strike(self, refusal: Illegal | BadOptions, act: str | None = None) -> None:
        """Refuse what no honest client sends, and close the socket after too many of them."""
        if self.connection.strike() > STRIKES:
            self.connection.turn_out()
        else:
            self.refuse(refusal, act)

    def refuse(self, refusal: Illegal | BadOptions, act: str | None = None) -> None:
        """Send a refusal."""
        game = None if self.table is None else self.table.game
        self.services.metrics.refusals.labels(refusal.rule).inc()
        self.connection.tell(refused(refusal, game, self.connection.lang, act))

    def tell_line(self) -> None:
        """Send the client its connection quality if that changed, and tell the table if the category did."""
        path = self.connection.link.path()
        if path.quality == self._quality and abs(path.measured - self._rtt) <= max(5.0, 0.2 * self._rtt):
            return
        self._rtt = path.measured
        self._tell(path)
        if path.quality != self._quality:
            self._quality = path.quality
            if self.table is not None and self.connection.seats:
                self.table.state.tell_soon()

    def _tell(self, path: Path) -> None:
        self.connection.tell(Line(rtt=path.measured, jitter=path.jitter, quality=path.quality))

    def _stay_audible(self) -> None:
        """Send something regularly: pages see no ping frames, and take silence for a lost connection."""
        connection, clock = self.connection, self.services.clock
        if connection.closed:
            return
        most = self.services.real_ms(self.services.settings.quiet_s)
        if clock.now() - connection.spoke >= most / 2:
            self._tell(connection.link.path())
        # With jitter: after a restart all sockets begin together, and a burst would delay moves.
        share = (550 + secrets.randbelow(400)) / 1000
        clock.call_at(connection.spoke + most * share, self._stay_audible)

    async def _hello(self, hello: Hello, now: float) -> None:
        self.connection.prefer(spoken([hello.lang]), story=hello.story)
        if hello.protocol != PROTOCOL:
            raise refusals.OTHER_PROTOCOL(spoken=PROTOCOL)
        if self._only is not None and hello.table.upper() != self._only:
            raise refusals.OTHER_TABLE(table=hello.table.upper())
        if not self._hellos.take(now):
            raise refusals.TOO_MANY_HELLOS()
        self.services.quotas.hellos.ask(self.connection.address)
        self.services.quotas.check_traffic(self.connection.address)
        hashes = frozenset(hashed(token) for token in hello.tokens)
        table = await self._find(hello, hashes)
        with table.kept():
            await self._sit_down(table, hello, hashes)

    async def _sit_down(self, table: Table, hello: Hello, hashes: frozenset[str]) -> None:
        if not hashes and self.table is not table and len(table.presence.watchers) >= self.services.settings.watchers:
            raise refusals.TOO_MANY_WATCHERS()
        if self.table is not None and self.table is not table:
            self.table.attendance.detach(self.connection)
        if self.table is table:
            hashes |= self.connection.hashes
        mine = seating.seats_of(table.row.seats, hashes)
        if hello.nonce is not None and mine and table.row.phase == "open":
            nonce = hello.nonce
            await self.lobby.change(table, lambda row: seating.give_nonce(row, hashes, nonce))
        if self.connection.closed:
            return
        self.table = table
        table.attendance.attach(self.connection, hashes, hello.last, hello.epoch)
        if table.row.autostart and mine and table.row.phase == "open":
            await self.lobby.start_alone(table)

    async def _find(self, hello: Hello, hashes: frozenset[str]) -> Table:
        """The table that is meant, if the tokens belong to seats there; wrong ones count as guesses."""
        code, epoch = hello.table.upper(), hello.epoch or 0
        table = self.lobby.tables.get(code)
        if table is not None and _opened(table.row, hashes) and epoch <= table.row.epoch:
            return table  # a valid token is accepted however many wrong ones came from its address
        if hashes and await self._may_sit(code, hashes):
            return await self.lobby.enter(code, epoch)
        with self.services.quotas.guess(self.connection.address):
            await self.lobby.look(code, surely=True)
            if hashes:
                raise refusals.WRONG_TOKEN()
            return await self.lobby.enter(code)  # without a token, what a client says about epochs may be invented

    async def _may_sit(self, code: str, hashes: frozenset[str]) -> bool:
        """Whether tokens belong to a table. Asked before it is taken over: another node may have it."""
        try:
            return _opened(await self.lobby.look(code, surely=True), hashes)
        except Illegal as refusal:
            if refusal.rule not in (*refusals.GUESSES, refusals.DAMAGED_TABLE.id):
                raise
            return False  # `_find` looks again, and counts a guess: no answer may tell which codes are right

    async def _order(self, message: Incoming, now: float) -> None:
        table = self.table
        if table is None:
            raise refusals.HELLO_FIRST()
        match message:
            case Say(text=text, seat=seat):
                self._speak(table, now, Said(seat=seat_for(self.connection, seat), text=clean(text, CHAT_LENGTH)))
            case Phrase(phrase=phrase, seat=seat):
                self._speak(table, now, Said(seat=seat_for(self.connection, seat), phrase=phrase))
            case Nudge():
                pass  # its packet made TCP notice a loss; there is nothing else to do
            case Ask() | Legal() | AskHint():
                table.answer(self.connection, message)
            case Mute(seat=seat, muted=muted):
                self.connection.mute(seat, muted=muted)
            case Hand(seat=seat):
                self._pass_on(table, seat)
            case Leave(seat=seat):
                await self._leave(table, seat)
            case _:
                if not table.presence.hosts(table.row, self.connection):
                    raise refusals.NOT_HOST()
                await self._host(table, message)

    def _pass_on(self, table: Table, seat: int | UnsetType | None) -> None:
        if isinstance(seat, UnsetType):
            table.waits.lay_open(self.connection)
        else:
            table.waits.show_hand(self.connection, None if seat is None else int(seat_for(self.connection, seat)))

    async def _leave(self, table: Table, seat: int | None) -> None:
        seats = self.connection.seats if seat is None else (int(seat_for(self.connection, seat)),)
        if not seats:  # a spectator has nothing to give up
            raise refusals.NOT_YOUR_SEAT()
        await self.lobby.leave(table, seats)

    def _speak(self, table: Table, now: float, said: Said) -> None:
        talk = self.services.settings.talk
        if talk == "none":
            raise refusals.CHAT_OFF()
        if talk == "phrases" and said.phrase is None:
            raise refusals.PHRASES_ONLY()
        if not table.chat.may_speak(said.seat, now):
            raise refusals.TOO_FAST()
        if said.text != "":
            table.say(said)

    async def _host(self, table: Table, message: Incoming) -> None:
        match message:
            case Fill(seat=seat, level=level):
                await self.lobby.fill(table, seat, level)
            case Remove(seat=seat):
                await self._remove(table, seat)
            case First(seat=seat):
                await self.lobby.change(table, lambda row: seating.begin_with(row, seat))
            case MoreTime(seat=seat, more=more):
                await self.lobby.change(table, lambda row: seating.give_time(row, seat, more=more))
            case Start():
                await self.lobby.start(table)
            case Pause() | Resume():
                await self.lobby.pause(table, on=isinstance(message, Pause))
            case Rematch():
                await self.lobby.rematch(
                    table, message, lambda: self.services.quotas.tables.ask(self.connection.address)
                )

    async def _remove(self, table: Table, seat: int) -> None:
        if seat >= len(table.row.seats):
            raise refusals.NO_SEAT()
        if (
            table.row.seats[seat].token_hash == table.row.host_hash
            and table.row.host_hash not in self.connection.hashes
        ):
            raise refusals.REMOVE_HOST()  # who acts as host does not become the host
        if table.row.phase != "open" and table.row.seats[seat].kind != "person":
            raise refusals.REMOVE_BOT()
        await self.lobby.remove(table, seat, by=self.connection)


def _opened(row: TableRow, hashes: frozenset[str]) -> bool:
    """Whether these are tokens of the table: of a seat, or the host's."""
    return bool(seating.opening(row, hashes))
